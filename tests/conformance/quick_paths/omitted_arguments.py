# Methods and functions of built-in types with arguments left out, also at the end of large frames and in recursion.
words = " one two  three "
print(words.split(), words.split(" "), words.split(None, 1), words.strip(), words.strip(" o"))
print(words.find("t"), words.find("t", 6), words.find("t", 6, 7), words.index("o"), words.count("o", 3))
print("a\tb".expandtabs(), "x".center(5), "x".center(5, "*"), "1".zfill(3), "abc".replace("b", ""))
print({1: 2}.get(3), {1: 2}.get(3, 4), {1: 2}.pop(1), {}.pop(1, 5), {}.setdefault(1), [1, 2, 3].pop(), [1, 2].pop(0))
print([3, 1, 2].index(1), b"a b".split(), b"abc".find(b"c"), (1, 2, 1).index(1, 1), "abc".startswith("b", 1))
print(int("11", 2), int("11"), round(2.5), round(2.567, 2), sum([1, 2]), sum([[1], [2]], []), pow(2, 5), pow(2, 5, 7))

for call in (lambda: words.split(1), lambda: words.find(), lambda: "a".center(), lambda: [].pop(), lambda: {}.pop(1),
             lambda: "a".split("", 1), lambda: words.split(" ", 1, 2), lambda: getattr(words), lambda: sum(),
             lambda: getattr(1, 2, 3)):
    try:
        print(call())
    except (TypeError, ValueError, IndexError, KeyError) as error:
        print(type(error).__name__, error)


class Text(str):
    def split(self, *arguments):
        return ["own", *arguments]


print(Text("a b").split(), Text("a b").split("x"), Text("a b").find("b"), str.split(Text("a b")))


class Index:
    def __index__(self):
        # Calls while the native's arguments are above the frame.
        return len([words.split() for _ in range(3)]) - 3 + deep(20)


def deep(n):
    if n == 0:
        return 0
    a, b, c, d, e, f, g, h = range(8)
    found = words.find("o", deep(n - 1))
    return found - 1 + (a + b + c + d + e + f + g + h - 28)


print(deep(100), words.find("o", Index()), words.split(None, Index()), [1, 2, 3].pop(Index()))


def wide():
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = a8 = a9 = words
    b0 = b1 = b2 = b3 = b4 = b5 = b6 = b7 = b8 = b9 = "t"
    return [a9.find(b9), a0.split(), a1.rsplit(None, 1), max(a2.split(), key=lambda word: word.find("e", Index()))]


print(wide(), wide())


class Loud:
    def __eq__(self, other):
        return [1, 2, 3].pop() == 3 and {}.get(other) is None and wide() == wide()

    __hash__ = None


print([1, 2, Loud()].index(Loud()), [Loud()].count(3), (5, Loud()).index(6))


def rest(*arguments, last=1, **named):
    return arguments, last, named


def only(first, second=2, *rest, third=3, fourth=4):
    return first, second, rest, third, fourth


print(rest(), rest(1), rest(1, 2, last=3), rest(x=1), rest(*range(30)), rest(*range(3), **{"y": 1}))
print(only(1), only(1, 5), only(1, 5, 6, 7), only(1, fourth=9), only(1, 2, 3, third=0))
only.__kwdefaults__ = {"fourth": 40, "third": 30}
print(only(1), only(1, 5, 6))
only.__kwdefaults__ = {"fourth": 40}
try:
    only(1)
except TypeError as error:
    print(error)
only.__kwdefaults__ = None
only.__defaults__ = (10, 20, 30)
try:
    only()
except TypeError as error:
    print(error)
only.__kwdefaults__ = {"third": 3, "fourth": 4}
print(only(), only(1))

#> ['one', 'two', 'three'] ['', 'one', 'two', '', 'three', ''] ['one', 'two  three '] one two  three ne two  three
#> 5 10 -1 1 1
#> a       b   x   **x** 001 ac
#> None 4 2 5 None 3 1
#> 1 [b'a', b'b'] 2 2 True
#> 3 11 2 2.57 3 [1, 2] 32 4
#> TypeError must be str or None, not int
#> TypeError find expected at least 1 argument, got 0
#> TypeError center expected at least 1 argument, got 0
#> IndexError pop from empty list
#> KeyError 1
#> ValueError empty separator
#> TypeError split() takes at most 2 arguments (3 given)
#> TypeError getattr expected at least 2 arguments, got 1
#> TypeError sum() takes at least 1 positional argument (0 given)
#> TypeError attribute name must be string, not 'int'
#> ['own'] ['own', 'x'] 2 ['a', 'b']
#> 0 1 ['one two  three '] 1
#> [5, ['one', 'two', 'three'], [' one two', 'three'], 'three'] [5, ['one', 'two', 'three'], [' one two', 'three'], 'three']
#> 0 1 1
#> ((), 1, {}) ((1,), 1, {}) ((1, 2), 3, {}) ((), 1, {'x': 1}) ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29), 1, {}) ((0, 1, 2), 1, {'y': 1})
#> (1, 2, (), 3, 4) (1, 5, (), 3, 4) (1, 5, (6, 7), 3, 4) (1, 2, (), 3, 9) (1, 2, (3,), 0, 4)
#> (1, 2, (), 30, 40) (1, 5, (6,), 30, 40)
#> only() missing 1 required keyword-only argument: 'third'
#> only() missing 2 required keyword-only arguments: 'third' and 'fourth'
#> (20, 30, (), 3, 4) (1, 30, (), 3, 4)
