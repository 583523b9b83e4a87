# Built-in functions, methods and types that calls handle themselves: usual, unusual and lying arguments.
# option: --policy standard
import builtins


def outcome(function, *arguments):
    try: return function(*arguments)
    except Exception as error: return f"{type(error).__name__}: {error}"


class Sized:
    def __init__(self, size): self.size = size
    def __len__(self): return self.size


class LyingList(list):
    def __len__(self): return 99
    def append(self, item): list.append(self, ("own", item))


class LyingDict(dict):
    def __len__(self): return -1
    def get(self, key, default="mine"): return (key, default)


class Text(str):
    def __len__(self): return 7


print(len(""), len("abc"), len("äöü€"), len([1, 2]), len((1,)), len({}), len({1: 2}))
print(len({3}), len(frozenset()), len(b"ab"))
print(len(bytearray(b"abc")), len(range(5)), len({1: 2}.keys()), len(Text("ab")), len(LyingList([1])), len(Sized(3)))
for value in (5, None, len, object(), LyingDict(), Sized(-1), Sized("x"), Sized(1.5), Sized(True), Sized(10**30), int):
    try: print(len(value))
    except Exception as error: print(type(error).__name__, error)
try: len()
except TypeError as error: print(error)
try: len([], [])
except TypeError as error: print(error)

print(abs(-5), abs(5), abs(0), abs(-0.0), abs(-2.5), abs(float("-inf")), abs(-2**49))
print(abs(2**49 - 1), abs(-2**70), abs(True), abs(-3 - 4j))
print(abs(float("nan")), outcome(lambda: abs("x")), outcome(lambda: abs()), outcome(lambda: abs(1, 2)))
print(min(1, 2), min(2, 1), max(1, 2), max(2, 1), min(1.5, 0.5), max(1.5, 0.5), min(1, 1.0))
print(max(1, 1.0), max(1.0, 1), min(0.0, -0.0), max(0.0, -0.0))
nan = float("nan")
print(min(nan, 1.0), min(1.0, nan), max(nan, 1.0), max(1.0, nan), min("b", "a"), max([1], [2]), min(3, 1, 2))
print(max([4, 5]), min(1, 2, key=lambda x: -x))
print(outcome(lambda: min(1, "a")), outcome(lambda: max()), outcome(lambda: min(1)))
print(outcome(lambda: max(1, 2, default=3)), max([], default=4))
print(ord("a"), ord("ÿ"), ord("€"), ord(b"x"), chr(97), chr(255), chr(256))
print(chr(0) == "\0", chr(0x10FFFF) == "\U0010ffff")
print(outcome(lambda: ord("")), outcome(lambda: ord("ab")), outcome(lambda: ord(5)), ord(Text("q")))
print(outcome(lambda: chr(-1)), outcome(lambda: chr(0x110000)), outcome(lambda: chr("a")))
print(chr(True) == "\x01")


class Base: pass
class Derived(Base): pass
class Meta(type):
    def __instancecheck__(cls, value): return value == "magic"
class Checked(metaclass=Meta): pass
class Claims:
    @property
    def __class__(self): return int


print(isinstance(1, int), isinstance(True, int), isinstance(1, bool), isinstance(1.0, int))
print(isinstance("a", str), isinstance(None, type(None)), isinstance(int, type))
print(isinstance(Derived(), Base), isinstance(Base(), Derived), isinstance(Derived(), object))
print(isinstance(Derived, type), isinstance(Derived, Base))
print(isinstance("magic", Checked), isinstance(Checked(), Checked), isinstance(5, Checked))
print(isinstance(Checked(), (int, Checked)), isinstance("magic", (int, Checked)))
print(isinstance(Claims(), int), isinstance(Claims(), str), isinstance(Claims(), Claims))
print(isinstance(Claims(), (str, int)))
print(isinstance(1, (str, int)), isinstance(1, (str, float)), isinstance(1, ()))
print(isinstance(1, ((str, (int,)),)), isinstance(1, int | str), isinstance("a", (int, float | str)))
print(outcome(lambda: isinstance(1, 5)), outcome(lambda: isinstance(1, (str, 5))), isinstance(1, (int, 5)))
print(outcome(lambda: isinstance(1)), outcome(lambda: isinstance(1, [int])))
print(isinstance(LyingList(), list), isinstance(Text(), str), isinstance(ValueError(), (KeyError, Exception)))
print(isinstance(outcome, (int, str)))

items = []
for i in range(20): items.append(i)
append = items.append
append(20)
print(items, items.append(21), len(items), outcome(lambda: items.append()))
print(outcome(lambda: items.append(1, 2)), outcome(lambda: append(1, 2)))
own = LyingList([1])
own.append(2)
list.append(own, 3)
print(list(own), outcome(lambda: list.append((), 1)), outcome(lambda: list.append([])))
other = []
print(outcome(lambda: append(other, 5)), other, len(items))
table = {"a": 1, 2: "two", (3,): "three", None: "none"}
get = table.get
print(table.get("a"), table.get("b"), table.get("b", 5), table.get(2), table.get(2.0), table.get((3,)))
print(table.get(None), get("a"), get("x", "y"), outcome(lambda: get(table, 7)))
print(outcome(lambda: table.get()), outcome(lambda: table.get([])), outcome(lambda: table.get(1, 2, 3)))
print(LyingDict(a=1).get("a"), dict.get(LyingDict(a=1), "a"), outcome(lambda: dict.get([], 1)))
print({}.get("x"), {}.get(1, 0), {True: "yes"}.get(1), {1: "one"}.get(True), {1: "one"}.get(1.0))

print("a,b,c".split(","), "a b".split(), "a,b,c".split(",", 1), "abcabc".find("c"), "abcabc".find("c", 3))
print("abcabc".find("c", 3, 4), [3, 4].pop(), [3, 4].pop(0), [1, 2].index(2))
print(next(iter([]), "default"), next(iter([1])), outcome(lambda: next(iter([]))), round(2.5))
print(round(2.567, 2), sum([1, 2]), sum([1], 5), pow(2, 3), pow(2, 3, 5), sorted([2, 1]))
split = "x-y".split
print(split("-"), split(), split("-", 0), outcome(lambda: split(1)), outcome(lambda: split("-", 1, 2)))
print({"k": 1}.pop("k"), {"k": 1}.pop("z", 9), outcome(lambda: {}.pop("z")), {}.setdefault("q"))
print(getattr(5, "real"), getattr(5, "nothing", "fallback"), hasattr(5, "real"), iter([1]).__next__())
print(outcome(lambda: getattr(5, "nothing")))

print(int(5), int(-5.9), int(5.9), int("12"), int(" -7 "), int(True), int(2**70))
print(int(1e20), outcome(lambda: int(float("inf"))), outcome(lambda: int(float("nan"))))
print(outcome(lambda: int("x")), int(), int("ff", 16))
print(float(5), float(2.5), float("1e3"), float(True), float(), float(2**60), outcome(lambda: float("x")))
print(repr(float(-0.0)), float(-0))
print(bool(0), bool(5), bool(""), bool(True), bool(None), bool(Sized(0)), bool(Sized(2)), bool(), bool(0.0))
print(str(0), str(7), str(-3), str(10), str(-10), str(2**49 - 1), str(-2**49))
print(str(2**49), str(2**80), str(1.5), str("s"), str(None), str(), str(Text("t")))
print(str(b"x"), str(True))
print(range(5), range(0), range(-3), len(range(7)), range(True), list(range(3)), range(2, 5))
print(range(2**60), outcome(lambda: range(1.5)), outcome(lambda: range()), range(5) == range(0, 5, 1))
print(type(5), type("a"), type(Derived()), type(type), type(None), outcome(lambda: type()))
print(type("New", (), {}).__name__)


class Number(int):
    def __new__(cls, value): return int.__new__(cls, value + 1)
    def __int__(self): return 77
    def __float__(self): return 7.5
    def __str__(self): return "number"
    def __index__(self): return 3


class HasInt:
    def __int__(self): return 11
    def __float__(self): return 1.25
    def __index__(self): return 2
    def __str__(self): return "text"


print(Number(4) + 0, int(Number(1)), float(Number(1)), str(Number(1)), range(Number(1)), bool(Number(-1)))
print(int(HasInt()), float(HasInt()), str(HasInt()), range(HasInt()), chr(HasInt()) == "\x02")

# The names are looked up as ever: rebound, shadowed and deleted builtins.
def lengths(): return len("four"), isinstance(1, int), int(2.5)


print(lengths())
len = lambda x: "global len"
int = str
print(lengths())
del len, int
print(lengths())
builtins.len = lambda x: "patched"
print(lengths())
builtins.len = "abc".__len__
try: print(lengths())
except TypeError as error: print(error)

#> 0 3 4 2 1 0 1
#> 1 0 2
#> 3 5 1 7 99 3
#> TypeError object of type 'int' has no len()
#> TypeError object of type 'NoneType' has no len()
#> TypeError object of type 'builtin_function_or_method' has no len()
#> TypeError object of type 'object' has no len()
#> ValueError __len__() should return >= 0
#> ValueError __len__() should return >= 0
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> 1
#> OverflowError cannot fit 'int' into an index-sized integer
#> TypeError object of type 'type' has no len()
#> len() takes exactly one argument (0 given)
#> len() takes exactly one argument (2 given)
#> 5 5 0 0.0 2.5 inf 562949953421312
#> 562949953421311 1180591620717411303424 1 5.0
#> nan TypeError: bad operand type for abs(): 'str' TypeError: abs() takes exactly one argument (0 given) TypeError: abs() takes exactly one argument (2 given)
#> 1 1 2 2 0.5 1.5 1
#> 1 1.0 0.0 0.0
#> nan 1.0 nan 1.0 a [2] 1
#> 5 2
#> TypeError: '<' not supported between instances of 'str' and 'int' TypeError: max expected at least 1 argument, got 0 TypeError: 'int' object is not iterable
#> TypeError: Cannot specify a default for max() with multiple positional arguments 4
#> 97 255 8364 120 a ÿ Ā
#> True True
#> TypeError: ord() expected a character, but string of length 0 found TypeError: ord() expected a character, but string of length 2 found TypeError: ord() expected string of length 1, but int found 113
#> ValueError: chr() arg not in range(0x110000) ValueError: chr() arg not in range(0x110000) TypeError: 'str' object cannot be interpreted as an integer
#> True
#> True True False False
#> True True True
#> True False True
#> True False
#> True True False
#> True True
#> True False True
#> True
#> True False False
#> True True True
#> TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union True
#> TypeError: isinstance expected 2 arguments, got 1 TypeError: isinstance() arg 2 must be a type, a tuple of types, or a union
#> True True True
#> False
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] None 22 TypeError: list.append() takes exactly one argument (0 given)
#> TypeError: list.append() takes exactly one argument (2 given) TypeError: list.append() takes exactly one argument (2 given)
#> [1, ('own', 2), 3] TypeError: descriptor 'append' for 'list' objects doesn't apply to a 'tuple' object TypeError: list.append() takes exactly one argument (0 given)
#> TypeError: list.append() takes exactly one argument (2 given) [] 22
#> 1 None 5 two two three
#> none 1 y TypeError: cannot use 'dict' as a dict key (unhashable type: 'dict')
#> TypeError: get expected at least 1 argument, got 0 TypeError: cannot use 'list' as a dict key (unhashable type: 'list') TypeError: get expected at most 2 arguments, got 3
#> ('a', 'mine') 1 TypeError: descriptor 'get' for 'dict' objects doesn't apply to a 'list' object
#> None 0 yes one one
#> ['a', 'b', 'c'] ['a', 'b'] ['a', 'b,c'] 2 5
#> -1 4 3 1
#> default 1 StopIteration:  2
#> 2.57 3 6 8 3 [1, 2]
#> ['x', 'y'] ['x-y'] ['x-y'] TypeError: must be str or None, not int TypeError: split() takes at most 2 arguments (3 given)
#> 1 9 KeyError: 'z' None
#> 5 fallback True 1
#> AttributeError: 'int' object has no attribute 'nothing'
#> 5 -5 5 12 -7 1 1180591620717411303424
#> 100000000000000000000 OverflowError: cannot convert float infinity to integer ValueError: cannot convert float NaN to integer
#> ValueError: invalid literal for int() with base 10: 'x' 0 255
#> 5.0 2.5 1000.0 1.0 0.0 1.152921504606847e+18 ValueError: could not convert string to float: 'x'
#> -0.0 0.0
#> False True False True False False True False False
#> 0 7 -3 10 -10 562949953421311 -562949953421312
#> 562949953421312 1208925819614629174706176 1.5 s None  t
#> b'x' True
#> range(0, 5) range(0, 0) range(0, -3) 7 range(0, 1) [0, 1, 2] range(2, 5)
#> range(0, 1152921504606846976) TypeError: 'float' object cannot be interpreted as an integer TypeError: range expected at least 1 argument, got 0 True
#> <class 'int'> <class 'str'> <class '__main__.Derived'> <class 'type'> <class 'NoneType'> TypeError: type() takes 1 or 3 arguments
#> New
#> 5 77 7.5 number range(0, 2) False
#> 11 1.25 text range(0, 2) True
#> (4, True, 2)
#> ('global len', False, '2.5')
#> (4, True, 2)
#> ('patched', True, 2)
#> expected 0 arguments, got 1
