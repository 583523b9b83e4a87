# Classes as keys and items, and items of lists and tuples looked for by `in`.
# option: --policy standard
class Plain:
    pass


class Meta(type):
    def __hash__(cls):
        return 7

    def __eq__(cls, other):
        return isinstance(other, str) and other == cls.__name__


class Made(metaclass=Meta):
    pass


class Like:
    """Equal to one class, with its hash."""

    def __init__(self, cls):
        self.cls = cls

    def __hash__(self):
        return hash(self.cls)

    def __eq__(self, other):
        return other is self.cls


KINDS = [int, str, float, bytes, list, dict, set, tuple, type, object, Plain, Exception, type(None), type(len)]
names = {cls: cls.__name__ for cls in KINDS}
print([names[type(value)] for value in (1, "a", 1.5, b"", [], {}, set(), (), int, object(), Plain(), None, len)])
print([names.get(cls, "none") for cls in (bool, Made, complex, Plain)], Made in names, bool in names, Plain in names)
print(names.get(Like(int)), Like(Plain) in names, hash(Plain) in names, str(Plain) in names)
some = {int, Plain, Made}
frozen = frozenset(some)
print(int in some, str in some, Plain in frozen, "Made" in some, Made in some, Like(Plain) in some, Plain in [], 1 in ())
print({Like(int): 1}.get(int), {Like(int)} == {int}, {(int, str): 1}[int, str], {(int, (str, Plain)): 2}[int, (str, Plain)])
some.add(str)
some.add(int)
print(len(some), sorted(cls.__name__ for cls in some))
for cls in KINDS:
    names[cls] += "!"
    names.setdefault(cls, "new")
print(names[int], names.pop(Plain), Plain in names)


def find(item, *containers):
    found = []
    for container in containers:
        try:
            found.append((item in container, item not in container, any(x in (item,) for x in container)))
        except Exception as error:
            found.append(f"{type(error).__name__}: {error}")
    return found


class Int(int):
    def __eq__(self, other):
        return other == 5

    __hash__ = int.__hash__


class Text(str):
    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Angry:
    def __eq__(self, other):
        raise ValueError("compared")


NAN = float("nan")
long_ints, long_texts = list(range(3000)), [str(i) for i in range(200)]
print(find(2, [1, 2, 3], (1, 2), [3, 4], [], [1.5, 2.0], [True, 2], [None, "2", 2], long_ints, range(3)))
print(find(1, [True], [1.0], [Int(1)], [Int(1), 1], (2, Int(3)), [[1], 1], [Angry(), 1], [1, Angry()]))
print(find(True, [1], (1.0,), [2, True], [0]), find(2**60, [2**60], [2**61], [1, 2]), find(2999, long_ints), find(3000, long_ints))
print(find("b", ["a", "b"], ("a",), ["", "bb"], [1, "b"], ["a", 1, "b"], [b"b"], [Text("x")], ["c", Text("x")], long_texts))
print(find("", [""], ["a", ""], []), find("199", long_texts), find("\xe9t\xe9", ["\u0394", "\xe9t" + "\xe9"]), find("\u0394", ["a", "\u0394"]))
print(find("x" * 70, ["x" * 69, "x" * 70]), find(Text("q"), ["a"], [1]), find(None, [None], [0, ""], [1, None]))
print(find(NAN, [NAN], (1, NAN), [float("nan")]), find(1.5, [1, 1.5], [2]), find(b"a", [b"a"], ["a"]), find((1, 2), [(1, 2)], [[1, 2]]))


# A list that changes while it is searched.
class Clearing:
    def __eq__(self, other):
        items.clear()
        return False


items = [Clearing(), 1, 2]
print(2 in items, items)


# Plain objects are equal to themselves only, until their class says otherwise.
first, second = Plain(), Plain()
print(first == first, first == second, first != second, first != first, [first] == [second], first in [second, first])
if first == second:
    print("equal")
if first != second:
    print("different")
Plain.__eq__ = lambda self, other: "odd"
print(first == second, first != second, first in [second])
del Plain.__eq__
print(first == second, first == 1, first == None, first == int, Made == "Made", "Made" == Made, Plain == Plain, int == str)
print(type(1) == int, type(first) == Plain, type(type(1)) == type, type(None)() is None)


def refuse(*arguments):
    try:
        return type(*arguments)
    except TypeError as error:
        return str(error)


print(refuse(), refuse(1, 2), refuse(1), refuse("A", (), {}).__name__)

#> ['int', 'str', 'float', 'bytes', 'list', 'dict', 'set', 'tuple', 'type', 'object', 'Plain', 'NoneType', 'builtin_function_or_method']
#> ['none', 'none', 'none', 'Plain'] False False True
#> int True False False
#> True False True False True True False False
#> 1 True 1 2
#> 4 ['Made', 'Plain', 'int', 'str']
#> int! Plain! False
#> [(True, False, True), (True, False, True), (False, True, False), (False, True, False), (True, False, True), (True, False, True), (True, False, True), (True, False, True), (True, False, True)]
#> [(True, False, True), (True, False, True), (False, True, False), (True, False, True), (False, True, False), (True, False, True), 'ValueError: compared', (True, False, True)]
#> [(True, False, True), (True, False, True), (True, False, True), (False, True, False)] [(True, False, True), (False, True, False), (False, True, False)] [(True, False, True)] [(False, True, False)]
#> [(True, False, True), (False, True, False), (False, True, False), (True, False, True), (True, False, True), (False, True, False), (True, False, True), (True, False, True), (False, True, False)]
#> [(True, False, True), (True, False, True), (False, True, False)] [(True, False, True)] [(True, False, True)] [(True, False, True)]
#> [(True, False, True)] [(True, False, True), (True, False, True)] [(True, False, True), (False, True, False), (True, False, True)]
#> [(True, False, True), (True, False, True), (False, True, False)] [(True, False, True), (False, True, False)] [(True, False, True), (False, True, False)] [(True, False, True), (False, True, False)]
#> False []
#> True False True False False True
#> different
#> odd False True
#> False False False False True True True False
#> True True True True
#> type() takes 1 or 3 arguments type() takes 1 or 3 arguments <class 'int'> A
