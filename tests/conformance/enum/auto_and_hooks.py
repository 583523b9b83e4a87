# enum: auto and hooks.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from enum import (Enum, IntEnum, StrEnum, auto, unique, member, nonmember, property as eprop, verify, CONTINUOUS,
                  UNIQUE, NAMED_FLAGS, Flag, global_enum, EnumType, ReprEnum)
class Color(Enum):
    RED = auto(); GREEN = 5; BLUE = auto(); CYAN = auto()
print([c.value for c in Color], repr(Color.RED), str(Color.BLUE), Color(5), Color["RED"], len(Color),
      list(reversed(Color)), Color.RED in Color, 5 in Color, 99 in Color, "RED" in Color)
class Named(Enum):
    @staticmethod
    def _generate_next_value_(name, start, count, last): return f"{name}:{start}:{count}:{last}"
    A = auto(); B = auto(); C = "own"; D = auto()
print([m.value for m in Named])
class Str(StrEnum): ONE = auto(); Two = auto(); THREE = "drei"
print(list(Str), Str.ONE == "one", Str.Two.upper(), f"{Str.THREE:>6}", str(Str.ONE), "x" + Str.ONE, Str("two"),
      {"one": 1}[Str.ONE]); 
def strbad():
    class B(StrEnum): X = 5
t(strbad)
class Missing(Enum):
    A = 1
    @classmethod
    def _missing_(cls, v): return cls.A if v == "a" else None if v != "bad" else 5
t(lambda: Missing("a")); t(lambda: Missing("z")); t(lambda: Missing("bad"))
class Mixed(Enum):
    X = member(lambda self: 1); Y = nonmember(3); Z = 4
    @nonmember
    class Inner: pass
    def method(self): return self.name + "!"
    @classmethod
    def first(cls): return next(iter(cls))
    @eprop
    def low(self): return self.name.lower()
print(list(Mixed.__members__), Mixed.Y, Mixed.Z.method(), Mixed.first().name, Mixed.Z.low, Mixed.Inner.__name__)
class Planet(Enum):
    EARTH = (5.0, 6.0); MARS = (3.0, 4.0)
    def __init__(self, mass, radius): self.mass = mass; self.radius = radius
    @property
    def g(self): return self.mass / self.radius
print(Planet.EARTH.value, Planet.MARS.g, Planet((3.0, 4.0)))
class New(Enum):
    _ignore_ = ["tmp"]; tmp = 5
    A = 1, "first"; B = 2, "second"
    def __new__(cls, v, label): o = object.__new__(cls); o._value_ = v; o.label = label; return o
print(New(2).label, New.A.value, [m.label for m in New], hasattr(New, "tmp"))
def dup():
    @unique
    class D(Enum): A = 1; B = 1; C = 2; E = 2
t(dup)
def gap():
    @verify(CONTINUOUS)
    class G(IntEnum): A = 1; B = 3; C = 6
t(gap)
def unnamed():
    @verify(NAMED_FLAGS)
    class F(Flag): A = 1; B = 12
t(unnamed)
def extend():
    class X(Color): pass
t(extend)
t(lambda: Color("zz"))
t(lambda: Color["zz"])
t(lambda: setattr(Color, "RED", 1))
t(lambda: delattr(Color, "RED"))
t(lambda: setattr(Color.RED, "value", 1))
t(lambda: setattr(Color.RED, "name", 1))
t(lambda: Color.RED < Color.BLUE)
t(lambda: Color())
t(lambda: Color.RED())
t(lambda: Color.ZZ)
t(lambda: Color.RED.RED)
def reuse():
    class R(Enum): A = 1; A = 2
t(reuse)
F = Enum("F", "A B C")
G = Enum("G", ["X", "Y"], start=5)
H = Enum("H", {"P": "p"})
J = IntEnum("J", [("a", 3), ("b", 4)])
print(list(F), list(G), list(H), list(J), J.a + 1, J.a < J.b, F.__module__, F.__qualname__, f"{J.a}", repr(J.a),
      str(J.a), "%d" % J.a)
class Al(Enum): A = 1; ALIAS = 1
print(Al.ALIAS, Al.__members__, Al.A is Al.ALIAS, hash(Al.A) == hash("A"), Al.A == 1, Al.A.__class__,
      type(Al).__name__, dir(Al.A)[-3:])
Al.A._add_alias_("MORE")
print(Al.MORE, Al["MORE"])
Al.A._add_value_alias_(77)
print(Al(77))

#> [1, 5, 6, 7] <Color.RED: 1> Color.BLUE Color.GREEN Color.RED 4 [<Color.CYAN: 7>, <Color.BLUE: 6>, <Color.GREEN: 5>, <Color.RED: 1>] True True False False
#> ['A:1:0:[]', "B:1:1:['A:1:0:[]']", 'own', 'D:1:3:[\'A:1:0:[]\', "B:1:1:[\'A:1:0:[]\']", \'own\']']
#> [<Str.ONE: 'one'>, <Str.Two: 'two'>, <Str.THREE: 'drei'>] True TWO   drei one xone two 1
#> TypeError 5 is not a string
#> Missing.A
#> ValueError 'z' is not a valid Missing
#> TypeError error in Missing._missing_: returned 5 instead of None or a valid member
#> ['X', 'Z'] 3 Z! X z Inner
#> (5.0, 6.0) 0.75 Planet.MARS
#> second 1 ['first', 'second'] False
#> ValueError duplicate values found in <enum 'D'>: B -> A, E -> C
#> ValueError invalid enum 'G': missing values 2, 4, 5
#> ValueError invalid Flag 'F': alias B is missing combined values of 0xc [use enum.show_flag_values(value) for details]
#> TypeError <enum 'X'> cannot extend <enum 'Color'>
#> ValueError 'zz' is not a valid Color
#> KeyError 'zz'
#> AttributeError cannot reassign member 'RED'
#> AttributeError 'Color' cannot delete member 'RED'.
#> AttributeError <enum 'Enum'> cannot set attribute 'value'
#> AttributeError <enum 'Enum'> cannot set attribute 'name'
#> TypeError '<' not supported between instances of 'Color' and 'Color'
#> TypeError EnumType.__call__() missing 1 required positional argument: 'value'
#> TypeError 'Color' object is not callable
#> AttributeError type object 'Color' has no attribute 'ZZ'
#> Color.RED
#> TypeError 'A' already defined as 1
#> [<F.A: 1>, <F.B: 2>, <F.C: 3>] [<G.X: 5>, <G.Y: 6>] [<H.P: 'p'>] [<J.a: 3>, <J.b: 4>] 4 True __main__ F 3 <J.a: 3> 3 3
#> Al.A {'A': <Al.A: 1>, 'ALIAS': <Al.A: 1>} True True False <enum 'Al'> EnumType ['__module__', 'name', 'value']
#> Al.A Al.A
#> Al.A
