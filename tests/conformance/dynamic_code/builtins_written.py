# Each way of writing to the dict of the builtins, and to copies of it, is seen by all who look.
# option: --policy standard
import builtins

names = vars(builtins)
saved = dict(names)
first_copy = dict(names)
second_copy = names.copy()


def length(value):
    return len(value)


def ask(name):
    return name in names, hasattr(builtins, name), name in saved


for _ in range(40):
    length("abc")

# Copies have tables of their own.
first_copy["len"] = "first"
first_copy["added"] = 1
second_copy.pop("len")
print(first_copy["len"], "len" in second_copy, length("abc"), ask("added"))
print(list(first_copy) == list(names) + ["added"])

# An existing name, by attribute, by item and by a global of a function.
builtins.len = lambda value: "attribute"
print(length("abc"), saved["len"]("abc"))
names["len"] = lambda value: "item"
print(length("abc"), saved["len"]("abc"))
exec("def store(value):\n    global len\n    len = value\n", names)
for value in (lambda value: "global", saved["len"]):
    names["store"](value)
    print(length("abc"))
del builtins.store
print(ask("store"))

# New names.
builtins.by_attribute = 1
names["by_item"] = 2
names.update(by_update=3)
names |= {"by_merge": 4}
print(names.setdefault("by_default", 5), names.setdefault("by_default", 6))
exec("by_exec = 7", names)
print(by_attribute, by_item, by_update, by_merge, by_default, by_exec)
for name in ("by_attribute", "by_item", "by_update", "by_merge", "by_default", "by_exec"):
    del names[name]
    print(name, ask(name))

# Removal, and the caches of those who found the name before.
del builtins.len
try:
    length("abc")
except NameError as error:
    print(type(error).__name__, error)
print(ask("len"))
names["len"] = saved["len"]
print(length("abc"), list(names)[-1])

taken = names.pop("abs")
print(taken(-3), ask("abs"), names.pop("abs", None))
names["abs"] = taken
print(names.popitem(), ask("abs"))
builtins.abs = taken

# All at once.
names.clear()
left = [*names]
names.update(saved)
print(left, length("abc"), list(names) == list(saved))


# A function whose globals are a copy of a dict that nobody may write to.
for source in (int, type, BaseException):
    copy = dict(vars(source))
    exec("def write(value):\n    global __doc__, more\n    __doc__ = value\n    more = value\n", copy)
    for value in range(3):
        copy["write"](value)
    print(copy["__doc__"], copy["more"], source.__doc__ == copy["__doc__"], hasattr(source, "more"))

# Builtins that a program chose.
own = {"__builtins__": dict(saved, len=lambda value: "own")}
exec("print(len('abc'))", own)
own["__builtins__"]["extra"] = 1
exec("print(extra)", own)
try:
    extra
except NameError as error:
    print(error)

#> first False 3 (False, False, False)
#> True
#> attribute 3
#> item 3
#> global
#> 3
#> (False, False, False)
#> 5 5
#> 1 2 3 4 5 7
#> by_attribute (False, False, False)
#> by_item (False, False, False)
#> by_update (False, False, False)
#> by_merge (False, False, False)
#> by_default (False, False, False)
#> by_exec (False, False, False)
#> NameError name 'len' is not defined
#> (False, False, True)
#> 3 len
#> 3 (False, False, True) None
#> ('abs', <built-in function abs>) (False, False, True)
#> [] 3 True
#> 2 2 False False
#> 2 2 False False
#> 2 2 False False
#> own
#> 1
#> name 'extra' is not defined
