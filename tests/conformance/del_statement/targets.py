# option: --policy standard
# del of names, attributes, items, slices and nested targets.
a, b, c = 1, 2, 3
del a
del (b), [c]
for name in ("a", "b", "c"):
    try:
        {"a": lambda: a, "b": lambda: b, "c": lambda: c}[name]()
    except NameError as error:
        print(error)
x = y = z = [1]
del x, (y,)
print(z)
d = {"k": 1, "m": {"n": 2}}
del d["k"], d["m"]["n"]
print(d)
items = list(range(10))
del items[0], items[-1], items[1:3], items[::2]
print(items)
del items[:]
print(items)


class C:
    attr = "class"

    def __init__(self):
        self.attr = "instance"
        self.other = 1

    def __delitem__(self, key):
        print("delitem", key)

    def __delattr__(self, name):
        print("delattr", name)
        super().__delattr__(name)


o = C()
print(o.attr)
del o.attr
print(o.attr)
del o[1], o["k"], o[1:2], o[1, 2]
del C.attr
for bad in (lambda: o.attr, lambda: delattr(o, "attr"), lambda: delattr(C, "attr"), lambda: delattr(5, "real"),
            lambda: [].__delitem__(0), lambda: {}.__delitem__(1), lambda: delattr(o, "nothing")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
try:
    del items[5]
except IndexError as error:
    print(error)
try:
    del d["zzz"]
except KeyError as error:
    print(repr(error))
t = (1, 2)
try:
    del t[0]
except TypeError as error:
    print(error)
try:
    del "abc".upper
except AttributeError as error:
    print(error)


def f():
    v = 1
    del v
    v = 2
    return v


print(f())
del (o.other)
print(hasattr(o, "other"))
for i in range(2):
    del i
try:
    print(i)
except NameError as error:
    print(error)
del ()
del []

#> name 'a' is not defined
#> name 'b' is not defined
#> name 'c' is not defined
#> [1]
#> {'m': {}}
#> [4, 6, 8]
#> []
#> instance
#> delattr attr
#> class
#> delitem 1
#> delitem k
#> delitem slice(1, 2, None)
#> delitem (1, 2)
#> AttributeError 'C' object has no attribute 'attr'
#> delattr attr
#> AttributeError 'C' object has no attribute 'attr'
#> AttributeError type object 'C' has no attribute 'attr'
#> AttributeError attribute 'real' of 'int' objects is not writable
#> IndexError list assignment index out of range
#> KeyError 1
#> delattr nothing
#> AttributeError 'C' object has no attribute 'nothing'
#> list assignment index out of range
#> KeyError('zzz')
#> 'tuple' object doesn't support item deletion
#> 'str' object attribute 'upper' is read-only
#> 2
#> delattr other
#> False
#> name 'i' is not defined
