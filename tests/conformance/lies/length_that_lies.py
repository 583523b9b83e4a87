# lies: a __len__ or __length_hint__ that is negative, huge, not a number, or changes.
# option: --policy standard
def t(name, f):
    try:
        print(name, f())
    except Exception as e:
        print(name, type(e).__name__, e)
import operator


class Sized:
    def __init__(self, length, items=(1, 2, 3)):
        self.length, self.items = length, items

    def __len__(self):
        return self.length() if callable(self.length) else self.length

    def __getitem__(self, index):
        return self.items[index]


class Hint:
    def __init__(self, hint):
        self.hint = hint

    def __iter__(self):
        return iter("abc")

    def __length_hint__(self):
        return self.hint() if callable(self.hint) else self.hint


def fail():
    raise OSError("no length")


for length in (-1, -2**70, 2**63, 2**70, "3", None, 2.0, True, 3, fail):
    x = Sized(length)
    t("len", lambda: len(x))
    t("bool", lambda: bool(x))
    t("not", lambda: not x)
    t("if", lambda: 1 if x else 2)
    t("hint", lambda: operator.length_hint(x))
    t("list", lambda: list(x))
    t("tuple", lambda: tuple(x))
    t("reversed", lambda: list(reversed(x))[:3])
    t("slice", lambda: x[-1:])
    t("extend", lambda: [0].__iadd__(x))
    t("join", lambda: "".join(map(str, x)))
    h = Hint(length)
    t("hint of hint", lambda: operator.length_hint(h, 4))
    t("list of hint", lambda: list(h))
    t("star", lambda: [*h])
    t("tuple of hint", lambda: tuple(h))
    t("zip", lambda: list(zip(h, h))[:1])
    t("set", lambda: sorted(set(h)))


class Shrinking(list):
    def __len__(self):
        return 10


x = Shrinking([1, 2, 3])
print(len(x), list(x), x[:], [*x], sorted(x), tuple(x), bool(Shrinking()), x == [1, 2, 3])
t("index", lambda: x[5])
t("match", lambda: match_of(x))


def match_of(x):
    match x:
        case [a, b, c]:
            return a, b, c
        case [*all]:
            return all


t("match", lambda: match_of(Shrinking([1, 2, 3])))

#> len ValueError __len__() should return >= 0
#> bool ValueError __len__() should return >= 0
#> not ValueError __len__() should return >= 0
#> if ValueError __len__() should return >= 0
#> hint ValueError __len__() should return >= 0
#> list ValueError __len__() should return >= 0
#> tuple (1, 2, 3)
#> reversed ValueError __len__() should return >= 0
#> slice (3,)
#> extend ValueError __len__() should return >= 0
#> join 123
#> hint of hint ValueError __length_hint__() should return >= 0
#> list of hint ValueError __length_hint__() should return >= 0
#> star ValueError __length_hint__() should return >= 0
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len ValueError __len__() should return >= 0
#> bool ValueError __len__() should return >= 0
#> not ValueError __len__() should return >= 0
#> if ValueError __len__() should return >= 0
#> hint ValueError __len__() should return >= 0
#> list ValueError __len__() should return >= 0
#> tuple (1, 2, 3)
#> reversed ValueError __len__() should return >= 0
#> slice (3,)
#> extend ValueError __len__() should return >= 0
#> join 123
#> hint of hint OverflowError Python int too large to convert to C ssize_t
#> list of hint OverflowError Python int too large to convert to C ssize_t
#> star OverflowError Python int too large to convert to C ssize_t
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len OverflowError cannot fit 'int' into an index-sized integer
#> bool OverflowError cannot fit 'int' into an index-sized integer
#> not OverflowError cannot fit 'int' into an index-sized integer
#> if OverflowError cannot fit 'int' into an index-sized integer
#> hint OverflowError cannot fit 'int' into an index-sized integer
#> list OverflowError cannot fit 'int' into an index-sized integer
#> tuple (1, 2, 3)
#> reversed OverflowError cannot fit 'int' into an index-sized integer
#> slice (3,)
#> extend OverflowError cannot fit 'int' into an index-sized integer
#> join 123
#> hint of hint OverflowError Python int too large to convert to C ssize_t
#> list of hint OverflowError Python int too large to convert to C ssize_t
#> star OverflowError Python int too large to convert to C ssize_t
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len OverflowError cannot fit 'int' into an index-sized integer
#> bool OverflowError cannot fit 'int' into an index-sized integer
#> not OverflowError cannot fit 'int' into an index-sized integer
#> if OverflowError cannot fit 'int' into an index-sized integer
#> hint OverflowError cannot fit 'int' into an index-sized integer
#> list OverflowError cannot fit 'int' into an index-sized integer
#> tuple (1, 2, 3)
#> reversed OverflowError cannot fit 'int' into an index-sized integer
#> slice (3,)
#> extend OverflowError cannot fit 'int' into an index-sized integer
#> join 123
#> hint of hint OverflowError Python int too large to convert to C ssize_t
#> list of hint OverflowError Python int too large to convert to C ssize_t
#> star OverflowError Python int too large to convert to C ssize_t
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len TypeError 'str' object cannot be interpreted as an integer
#> bool TypeError 'str' object cannot be interpreted as an integer
#> not TypeError 'str' object cannot be interpreted as an integer
#> if TypeError 'str' object cannot be interpreted as an integer
#> hint 0
#> list [1, 2, 3]
#> tuple (1, 2, 3)
#> reversed TypeError 'str' object cannot be interpreted as an integer
#> slice (3,)
#> extend [0, 1, 2, 3]
#> join 123
#> hint of hint TypeError __length_hint__ must be an integer, not str
#> list of hint TypeError __length_hint__ must be an integer, not str
#> star TypeError __length_hint__ must be an integer, not str
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len TypeError 'NoneType' object cannot be interpreted as an integer
#> bool TypeError 'NoneType' object cannot be interpreted as an integer
#> not TypeError 'NoneType' object cannot be interpreted as an integer
#> if TypeError 'NoneType' object cannot be interpreted as an integer
#> hint 0
#> list [1, 2, 3]
#> tuple (1, 2, 3)
#> reversed TypeError 'NoneType' object cannot be interpreted as an integer
#> slice (3,)
#> extend [0, 1, 2, 3]
#> join 123
#> hint of hint TypeError __length_hint__ must be an integer, not NoneType
#> list of hint TypeError __length_hint__ must be an integer, not NoneType
#> star TypeError __length_hint__ must be an integer, not NoneType
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len TypeError 'float' object cannot be interpreted as an integer
#> bool TypeError 'float' object cannot be interpreted as an integer
#> not TypeError 'float' object cannot be interpreted as an integer
#> if TypeError 'float' object cannot be interpreted as an integer
#> hint 0
#> list [1, 2, 3]
#> tuple (1, 2, 3)
#> reversed TypeError 'float' object cannot be interpreted as an integer
#> slice (3,)
#> extend [0, 1, 2, 3]
#> join 123
#> hint of hint TypeError __length_hint__ must be an integer, not float
#> list of hint TypeError __length_hint__ must be an integer, not float
#> star TypeError __length_hint__ must be an integer, not float
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len 1
#> bool True
#> not False
#> if 1
#> hint 1
#> list [1, 2, 3]
#> tuple (1, 2, 3)
#> reversed [1]
#> slice (3,)
#> extend [0, 1, 2, 3]
#> join 123
#> hint of hint 1
#> list of hint ['a', 'b', 'c']
#> star ['a', 'b', 'c']
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len 3
#> bool True
#> not False
#> if 1
#> hint 3
#> list [1, 2, 3]
#> tuple (1, 2, 3)
#> reversed [3, 2, 1]
#> slice (3,)
#> extend [0, 1, 2, 3]
#> join 123
#> hint of hint 3
#> list of hint ['a', 'b', 'c']
#> star ['a', 'b', 'c']
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> len OSError no length
#> bool OSError no length
#> not OSError no length
#> if OSError no length
#> hint OSError no length
#> list OSError no length
#> tuple (1, 2, 3)
#> reversed OSError no length
#> slice (3,)
#> extend OSError no length
#> join 123
#> hint of hint OSError no length
#> list of hint OSError no length
#> star OSError no length
#> tuple of hint ('a', 'b', 'c')
#> zip [('a', 'a')]
#> set ['a', 'b', 'c']
#> 10 [1, 2, 3] [1, 2, 3] [1, 2, 3] [1, 2, 3] (1, 2, 3) True True
#> index IndexError list index out of range
#> match NameError name 'match_of' is not defined
#> match [1, 2, 3]
