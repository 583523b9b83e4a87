# enum: mixins and pickles.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from enum import Enum, IntEnum, Flag, IntFlag, ReprEnum, StrEnum, auto
import copy
class F(float, Enum): HALF = 0.5; ONE = 1
print(F.HALF + 1, F.ONE.value, repr(F.ONE), str(F.HALF), F.HALF == 0.5, F(0.5), F(1.0), F.HALF < F.ONE)
class T(tuple, Enum): A = 1, 2; B = (3,)
print(T.A, T.A[0], len(T.A), T.B.value, T((1, 2)))
class S(str, Enum): X = "x"; Y = "yy"
print(S.X, repr(S.X), S.Y.upper(), f"{S.X}", S.X + "z", "%s" % S.X, str.__str__(S.Y), S.X == "x", S("yy"),
      "".join([S.X.value, S.Y]))
class R(int, ReprEnum): A = 1
print(R.A, repr(R.A), str(R.A), f"{R.A}", f"{R.A:03}")
class Base(Enum):
    def describe(self): return f"{type(self).__name__}.{self.name}"
    @property
    def twice(self): return self.value * 2
class Child(Base): A = 2; B = "s"
print(Child.A.describe(), Child.B.twice, isinstance(Child.A, Base), issubclass(Child, Base), list(Base))
class Mixin:
    def hello(self): return "hello " + self.name
    def __str__(self): return "mixed " + self.name
class M(Mixin, Enum): Q = 1
print(M.Q.hello(), M.Q, f"{M.Q}", repr(M.Q))
print(copy.copy(M.Q) is M.Q, copy.deepcopy(M.Q) is M.Q, copy.deepcopy({"k": [M.Q]})["k"][0] is M.Q,
      M.Q.__reduce_ex__(2)[1])
class O(Enum):
    A = 1; B = 2
    def __lt__(self, o): return self.value < o.value
    def __bool__(self): return self.value != 1
    def __eq__(self, o): return self is o or self.value == o
    __hash__ = Enum.__hash__
print(sorted([O.B, O.A]), bool(O.A), O.A == 1, O.B == 3, {O.A: 1}[O.A], max(O))
class W(IntFlag): A = 1; B = 2
print(W.A | W.B, int(W.A | W.B), W(3) == 3, W.A.bit_length(), (W.A | W.B).to_bytes(1, "big"),
      1 << W.B, [10, 20, 30][W.B], range(W.B), W.A * 2, type(W.A * 2).__name__, type(W.A | 2).__name__, -W.A,
      W.A / 2, divmod(W.B, 2))
class Callable_(Enum):
    def add(a, b): return a + b
    SUB = staticmethod(lambda a, b: a - b)
print(list(Callable_), Callable_.add(1, 2))
class Priv(Enum): _x = 1; __y = 2; z = 3
print(list(Priv.__members__))
def dunder():
    class D(Enum): __a__ = 1; B = 2
    return list(D), D.__a__
t(dunder)
def sunder():
    class D(Enum): _a_ = 1
t(sunder)
def mro():
    class D(Enum): mro = 1
t(mro)
def two():
    class D(int, str, Enum): A = 1
class Typed(Enum):
    A: int = 1
    B: str
    C = 2
print(list(Typed), Typed.__annotations__)
match Typed.C:
    case Typed.A: print("A")
    case Typed.C: print("C")

#> 1.5 1.0 <F.ONE: 1.0> F.HALF True F.HALF F.ONE True
#> T.A 1 2 (3,) T.A
#> S.X <S.X: 'x'> YY S.X xz S.X yy True S.Y xyy
#> 1 <R.A: 1> 1 1 001
#> Child.A ss True True []
#> hello Q mixed Q mixed Q <M.Q: 1>
#> True True True (1,)
#> [<O.A: 1>, <O.B: 2>] False True False 1 O.B
#> 3 3 True 1 b'\x03' 4 30 range(0, 2) 2 int W -1 0.5 (1, 0)
#> [] 3
#> ['_x', 'z']
#> ([<D.B: 2>], 1)
#> ValueError _sunder_ names, such as '_a_', are reserved for future Enum use
#> ValueError invalid enum member name(s) 'mro'
#> [<Typed.A: 1>, <Typed.C: 2>] {'A': <class 'int'>, 'B': <class 'str'>}
#> C
