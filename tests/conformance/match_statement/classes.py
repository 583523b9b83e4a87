# Class patterns.
class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y


class Point3(Point):
    __match_args__ = ("x", "y", "z")

    def __init__(self, x, y, z):
        super().__init__(x, y)
        self.z = z


class Plain:
    a = 1


def where(p):
    match p:
        case Point3(x, y, z=0):
            return "flat", x, y
        case Point3(z=z):
            return "space", z
        case Point(0, 0):
            return "origin"
        case Point(x=0, y=y) | Point(y, 0):
            return "axis", y
        case Point(x, y) if x == y:
            return "diagonal", x
        case Point(Point(a, b), Point()):
            return "nested", a, b
        case Point():
            return "somewhere"
        case Plain(a=int(n)):
            return "plain", n
    return "no"


for p in [Point(0, 0), Point(0, 5), Point(5, 0), Point(3, 3), Point(1, 2), Point3(1, 2, 0),
          Point3(1, 2, 3), Point(Point(1, 2), Point(3, 4)), Plain(), Point, 3]:
    print(where(p))


def builtin(x):
    match x:
        case bool(b):
            return "bool", b
        case int(i):
            return "int", i
        case float(f):
            return "float", f
        case str(s):
            return "str", s
        case bytes(b):
            return "bytes", b
        case tuple(t):
            return "tuple", t
        case list([1, *r]):
            return "list from 1", r
        case list(l):
            return "list", l
        case dict(d):
            return "dict", d
        case set(s):
            return "set", s
        case frozenset(s):
            return "frozenset", s
        case range(start=a, stop=b):
            return "range", a, b
        case type(__name__=n):
            return "type", n
        case complex(real=r, imag=i):
            return "complex", r, i
        case BaseException(args=(a,)):
            return "error", a
        case object():
            return "object"


class Number(int):
    pass


for x in [True, 1, 1 << 70, 1.5, "s", b"b", (1,), [1, 2], [2], {1: 2}, {1}, frozenset([2]), range(3),
          Plain, 2j, ValueError("v"), ValueError(), None, Number(5)]:
    print(builtin(x))


def attempt(cls, n=1):
    try:
        if n == 0:
            match 1:
                case cls():
                    return "match"
        elif n == 1:
            match x:
                case cls(a):
                    return "match", a
        elif n == 2:
            match x:
                case cls(a, b):
                    return "match", a, b
        elif n == 3:
            match x:
                case cls(a, y=b):
                    return "match", a, b
        return "no match"
    except TypeError as e:
        return "TypeError", str(e)
    except Exception as e:
        return type(e).__name__, str(e)


x = Plain()
print(attempt(Plain), attempt(Plain, 2))
x = 5
print(attempt(int, 2), attempt(Number), attempt("text"), attempt(None, 0), attempt((int, str), 0))
x = 2j
print(attempt(complex), attempt(complex, 2))
x = range(3)
print(attempt(range))


def with_match_args(match_args, **attributes):
    global x
    class C:
        pass
    C.__match_args__ = match_args
    x = C()
    for name, value in attributes.items():
        setattr(x, name, value)
    return C


print(attempt(with_match_args(["y"])))
print(attempt(with_match_args(None)))
print(attempt(with_match_args("y")))
print(attempt(with_match_args((3,))))
print(attempt(with_match_args(())))
print(attempt(with_match_args(("y",), y=1), 2))
print(attempt(with_match_args(("y",), y=1)))
print(attempt(with_match_args(("y",), y=1), 3))
print(attempt(with_match_args(("y", "y"), y=1), 2))
print(attempt(with_match_args(("z",), y=1)))
print(attempt(with_match_args(("a b",), **{"a b": 7})))


class Sub(tuple):
    pass


class StrSub(str):
    pass


class Named(tuple):
    __match_args__ = ("first",)
    first = property(lambda self: self[0])


match Named((4, 5)):
    case Named(f):
        print("first", f)
match Sub((4, 5)):
    case Sub(f):
        print("self", f)
    
class TupleSub(tuple):
    pass
print(attempt(with_match_args(TupleSub(("y",)), y=1)))
print(attempt(with_match_args((StrSub("y"),), y=1)))


class Meta(type):
    def __instancecheck__(cls, instance):
        print("instancecheck", instance)
        return instance == 3


class Odd(metaclass=Meta):
    pass


match 3:
    case Odd(real=r):
        print("odd", r)
match 4:
    case Odd():
        print("wrong")
    case _:
        print("not odd")


class Dynamic:
    def __getattr__(self, name):
        print("getattr", name)
        if name == "error":
            raise ValueError("from getattr")
        if name == "missing":
            raise AttributeError(name)
        return name.upper()


match Dynamic():
    case Dynamic(missing=a):
        print("wrong")
    case Dynamic(a=a, b="B"):
        print(a)
try:
    match Dynamic():
        case Dynamic(error=a):
            print("wrong")
except ValueError as e:
    print(e)

class Private:
    def check(self):
        self.__secret = 3
        match self:
            case Private(_Private__secret=s):
                return s
print(Private().check())

# a typical expression evaluator
class Num:
    __match_args__ = ("value",)
    def __init__(self, value): self.value = value
class Bin:
    __match_args__ = ("op", "left", "right")
    def __init__(self, op, left, right): self.op, self.left, self.right = op, left, right
def evaluate(node):
    match node:
        case Num(value): return value
        case Bin("+", left, right): return evaluate(left) + evaluate(right)
        case Bin("*", Num(0), _) | Bin("*", _, Num(0)): return 0
        case Bin("*", left, right): return evaluate(left) * evaluate(right)
        case _: raise TypeError(f"unknown node {node!r}")
print(evaluate(Bin("+", Num(2), Bin("*", Num(3), Bin("+", Num(4), Num(1))))))
print(evaluate(Bin("*", Num(0), None)))

#> origin
#> ('axis', 5)
#> ('axis', 5)
#> ('diagonal', 3)
#> somewhere
#> ('flat', 1, 2)
#> ('space', 3)
#> ('nested', 1, 2)
#> ('plain', 1)
#> no
#> no
#> ('bool', True)
#> ('int', 1)
#> ('int', 1180591620717411303424)
#> ('float', 1.5)
#> ('str', 's')
#> ('bytes', b'b')
#> ('tuple', (1,))
#> ('list from 1', [2])
#> ('list', [2])
#> ('dict', {1: 2})
#> ('set', {1})
#> ('frozenset', frozenset({2}))
#> ('range', 0, 3)
#> ('type', 'Plain')
#> ('complex', 0.0, 2.0)
#> ('error', 'v')
#> object
#> object
#> ('int', 5)
#> ('TypeError', 'Plain() accepts 0 positional sub-patterns (1 given)') ('TypeError', 'Plain() accepts 0 positional sub-patterns (2 given)')
#> ('TypeError', 'int() accepts 1 positional sub-pattern (2 given)') no match ('TypeError', 'called match pattern must be a class') ('TypeError', 'called match pattern must be a class') ('TypeError', 'called match pattern must be a class')
#> ('TypeError', 'complex() accepts 0 positional sub-patterns (1 given)') ('TypeError', 'complex() accepts 0 positional sub-patterns (2 given)')
#> ('TypeError', 'range() accepts 0 positional sub-patterns (1 given)')
#> ('TypeError', 'C.__match_args__ must be a tuple (got list)')
#> ('TypeError', 'C.__match_args__ must be a tuple (got NoneType)')
#> ('TypeError', 'C.__match_args__ must be a tuple (got str)')
#> ('TypeError', '__match_args__ elements must be strings (got int)')
#> ('TypeError', 'C() accepts 0 positional sub-patterns (1 given)')
#> ('TypeError', 'C() accepts 1 positional sub-pattern (2 given)')
#> ('match', 1)
#> ('TypeError', "C() got multiple sub-patterns for attribute 'y'")
#> ('TypeError', "C() got multiple sub-patterns for attribute 'y'")
#> no match
#> ('match', 7)
#> first 4
#> self (4, 5)
#> ('TypeError', 'C.__match_args__ must be a tuple (got TupleSub)')
#> ('TypeError', '__match_args__ elements must be strings (got StrSub)')
#> instancecheck 3
#> odd 3
#> instancecheck 4
#> not odd
#> getattr missing
#> getattr a
#> getattr b
#> A
#> getattr error
#> from getattr
#> 3
#> 17
#> 0
