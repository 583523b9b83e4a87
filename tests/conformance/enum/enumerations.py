# Enum, IntEnum, StrEnum, Flag, IntFlag: members, lookups, texts, boundaries, checks.
# option: --policy standard
import enum
from enum import *
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class Color(Enum):
    RED=1
    GREEN=2
    BLUE=3
    CRIMSON=1
    def describe(self): return self.name.lower()
    @property
    def foo(self): return 'foo'
    @classmethod
    def fav(cls): return cls.RED
print(Color, repr(Color), Color.RED, repr(Color.RED), Color.CRIMSON is Color.RED, list(Color), len(Color), Color(2),
      Color['BLUE'], Color.RED.name, Color.RED.value)
print(f"{Color.__members__ = }")
print(f"{Color.RED in Color = }")
print(f"{1 in Color = }")
print(f"{9 in Color = }")
print(f"{'x' in Color = }")
print(f"{[] in Color = }")
print(f"{isinstance(Color.RED,Color) = }")
print(f"{type(Color.RED) = }")
print(f"{Color.RED==1 = }")
print(f"{Color.RED==Color.RED = }")
print(f"{Color.RED!=Color.GREEN = }")
print(f"{hash(Color.RED)==hash('RED') = }")
print(f"{Color.RED.describe() = }")
print(f"{Color.fav() = }")
print(f"{Color.RED.foo = }")
t(lambda: Color(9))
t(lambda: Color['Z'])
t(lambda: Color.PINK)
t(lambda: Color())
t(lambda: Color(1,2))
t(lambda: Color.RED < Color.GREEN)
def s(): Color.RED=5
t(s)
def s(): del Color.RED
t(s)
def s(): Color.RED.value=5
t(s)
def s(): Color.RED.name=5
t(s)
def s(): Color.RED.zz=5; return Color.RED.zz
t(s)
def s(): Color.NEW=5; return Color.NEW
t(s)
t(lambda: Color.RED.GREEN)
t(lambda: Color.name)
t(lambda: Color.value)
t(lambda: list(reversed(Color)))
t(lambda: bool(Color))
t(lambda: dir(Color))
t(lambda: dir(Color.RED))
def s():
    class X(Color): pass
t(s)
def s():
    class X(Enum):
        A=1
        A=2
t(s)
def s():
    class X(Enum):
        mro=1
t(s)
def s():
    class X(Enum):
        _foo_=1
t(s)
def s():
    class X(Enum, int): pass
t(s)
class E2(Enum):
    A=auto(); B=auto(); C=10; D=auto()
print(list(E2)); print(f'{E2.A}', '{:>10}'.format(E2.A), '%s' % E2.A, str(E2.B), format(E2.A,''))
class I(IntEnum):
    A=1; B=2; C=auto()
print(list(I), I.A+1, I.A==1, I.A<I.B, str(I.A), f'{I.A}', f'{I.B:03}', repr(I.C), I(2), int(I.A), [10,20,30][I.A],
      I.A is I(1), sorted([I.C,I.A]), hash(I.A)==hash(1), {1:'x'}[I.A], '%d' % I.B, I.A.bit_length(), I.B.real,
      I.A | I.B, type(I.A|I.B))
class S(StrEnum):
    A='a'; B=auto(); LongName=auto()
print(list(S), S.A=='a', str(S.B), f'{S.B}', S.A+'x', S('a'), S.LongName.upper(), repr(S.B))
def s():
    class X(StrEnum): A=1
t(s)
def s():
    class X(StrEnum): A=b'x','latin1'
    return X.A
t(s)
class F(Flag):
    R=1; W=2; X=4
    RW=3
print(list(F), F.R|F.W, F.RW, F.R|F.X, ~F.R, F(0), F(7), F.R in F.RW, F.X in F.RW, bool(F(0)), len(F.RW), list(F.RW),
      F.R&F.W, F.R^F.RW, repr(F), str(F.R|F.X), F(5), f'{F.R|F.W}', str(F(0)), F.R|F.W is F.RW, F(-1), ~F(0), 3 in F,
      8 in F, F.__members__)
t(lambda: F(8)); t(lambda: F.R|1); t(lambda: F('a')); t(lambda: 1 in F.R); t(lambda: F.R < F.W); t(lambda:F.R+1)
class IF(IntFlag):
    A=1; B=2; C=auto()
print(list(IF), IF.A|IF.B, IF(8), IF(9), IF.A|8, ~IF.A, IF(0), repr(IF(0)), str(IF.A|IF.B), IF.A+1, IF.A|IF.B==3,
      f'{IF.A:x}', IF(-1), IF.A&3, 5^IF.A, IF.A in IF(3), type(IF.A|8), IF.C, -IF.A, ~IF(5))
class F2(Flag, boundary=CONFORM): A=1; B=4
print(F2(7), F2(2), list(F2(5)))
class F3(Flag, boundary=EJECT): A=1; B=4
print(F3(7), F3(5), type(F3(8)))
class F4(Flag, boundary=KEEP): A=1; B=4
print(F4(7), F4(8), F4(-8), list(F4(7)))
class Planet(Enum):
    MERCURY=(3.3e23,2.4e6)
    EARTH=(5.9e24,6.3e6)
    def __init__(self, mass, radius): self.mass=mass; self.radius=radius
    @property
    def g(self): return self.mass
print(Planet.EARTH, repr(Planet.EARTH), Planet.EARTH.mass, Planet((3.3e23,2.4e6)), Planet(3.3e23,2.4e6))
class Coord(bytes, Enum):
    def __new__(cls, value, label):
        o=bytes.__new__(cls,[value]); o._value_=value; o.label=label; return o
    PX=(0,'P.X'); PY=(1,'P.Y')
print(Coord.PX, Coord.PX.label, Coord(1), bytes(Coord.PY))
A=Enum('A','x y z')
print(list(A), A.__module__, A.__qualname__)
B=Enum('B',['p','q'],start=5)
print(list(B))
C=Enum('C',{'a':1,'b':2})
print(list(C))
D=Enum('D',[('m',10),('n',20)], module='mod', qualname='Q.D')
print(list(D), D.__module__, D.__qualname__)
G=IntEnum('G','a,b')
print(list(G))
H=Flag('H','a b c')
print(list(H))
K=Enum('K','a b', type=int)
print(list(K), K.a+1)
L=StrEnum('L','Ab cD')
print(list(L))
t(lambda: Enum('Z'))
print(list(Enum('Z',())))
class M(Enum):
    @classmethod
    def _missing_(cls, v):
        if v=='one': return cls.ONE
        if v=='bad': return 5
        if v=='err': raise KeyError('x')
    ONE=1
t(lambda: M('one')); t(lambda: M('two')); t(lambda: M('bad')); t(lambda: M('err'))
class N(Enum):
    def _generate_next_value_(name,start,count,last): return name+str(count)
    A=auto(); B=auto()
print(list(N))
def s():
    class X(Enum):
        A=auto()
        def _generate_next_value_(name,start,count,last): return 1
t(s)
def s():
    class X(Enum):
        A='a'; B=auto()
t(s)
class O(Enum):
    _ignore_='tmp i'
    tmp=3
    for i in range(2): locals()['M%d'%i]=i
    _order_='M0 M1'
t(lambda: list(O))
def s():
    class X(Enum):
        _order_='B A'
        A=1; B=2
t(s)
@unique
class U(Enum): A=1; B=2
def s():
    @unique
    class X(Enum): A=1; B=1; C=1
t(s)
def s():
    @verify(CONTINUOUS)
    class X(Enum): A=1; B=5
t(s)
def s():
    @verify(CONTINUOUS)
    class X(Flag): A=1; B=8
t(s)
def s():
    @verify(NAMED_FLAGS)
    class X(Flag): A=1; B=15
t(s)
def s():
    @verify(UNIQUE)
    class X(Enum): A=1; B=1
t(s)
class Q(Enum):
    A=member(lambda: 5)
    B=nonmember(7)
    class Inner: pass
    @member
    class In2: pass
    def f(self): pass
    C=int
print([m.name for m in Q], Q.B, Q.Inner, Q.A.value())
class R(Enum):
    name='n'; value='v'
print(R.name, R.value, R.name.name, R.name.value)
class T(tuple, Enum): A=(1,2); B=(3,4)
print(T.A, repr(T.A), T((1,2)), T.A[0])
class V(Enum):
    L=[1]; D={}
print(V([1]), V.L, [1] in V, V({}))
class W(Enum):
    A=1
    __private=2
    _x=3
print(list(W), W._W__private)
class Abs(Enum):
    def m(self): return self.x
class Sub(Abs): P=1; x=2
print(Sub.P.m(), list(Sub), Sub.P.x)
class Y(str, Enum): A='a'
print(Y.A, repr(Y.A), f'{Y.A}', str(Y.A), Y.A=='a', '%s'%Y.A, format(Y.A), Y('a'))
class Z(float, Enum): A=1.5
print(Z.A, repr(Z.A), Z.A*2)
class AA(int, Enum): A=1; B=2
print(AA.A, f'{AA.A}', repr(AA.A), AA.A+AA.B, str(AA.B))
class X1(Enum):
    A=1; B=2
    def __str__(self): return 'str'+self.name
    def __repr__(self): return 'rep'
    def __format__(self, s): return 'fmt'+s
print(X1.A, repr(X1.A), f'{X1.A:z}', list(X1))
class X2(IntEnum):
    A=1
    def __str__(self): return 'S'
print(X2.A, f'{X2.A}', repr(X2.A))
import copy
print(copy.copy(Color.RED) is Color.RED, copy.deepcopy([Color.RED])[0] is Color.RED)
match Color.RED:
    case Color.GREEN: print('g')
    case Color.RED: print('r')
print({Color.RED:1}[Color.RED], Color.RED.__class__, Color.__name__, Color.__doc__, Color.RED.__doc__,
      Color.RED.__objclass__, Color.RED._sort_order_)
t(lambda: EnumCheck.UNIQUE)
t(lambda: list(FlagBoundary))
t(lambda: enum.__all__)
t(lambda: auto())
t(lambda: auto(5))
t(lambda: show_flag_values(5) if 0 else enum.show_flag_values(10))
t(lambda: enum.bin(5))
t(lambda: enum.bin(-5,8))
t(lambda: Flag)
t(lambda: IntFlag.__mro__)
t(lambda: [b.__name__ for b in IntEnum.__mro__])
class AL(Enum):
    A=1
    B=2
AL.A._add_alias_('AA'); AL.A._add_value_alias_(11)
print(AL.AA, AL(11), AL.__members__, list(AL)); t(lambda: AL.A._add_alias_('B')); t(lambda: AL.A._add_value_alias_(2))
class EE(Enum):
    def __init_subclass__(cls, **k): super().__init_subclass__(**k); print('sub', list(cls), k)
class EF(EE, ): A=1
@global_enum
class GE(Enum): GA=1; GB=2
print(repr(GE.GA), str(GE.GB))
class tup(Enum):
    A=1
    B=auto(), 'x'
print(list(tup))
class Frozen(Flag):
    A=auto(); B=auto(); C=A|B; D=0; E=16
print(list(Frozen), Frozen.C, Frozen.D, repr(Frozen.D), Frozen(16), list(Frozen(19)))

#> <enum 'Color'> <enum 'Color'> Color.RED <Color.RED: 1> True [<Color.RED: 1>, <Color.GREEN: 2>, <Color.BLUE: 3>] 3 Color.GREEN Color.BLUE RED 1
#> Color.__members__ = mappingproxy({'RED': <Color.RED: 1>, 'GREEN': <Color.GREEN: 2>, 'BLUE': <Color.BLUE: 3>, 'CRIMSON': <Color.RED: 1>})
#> Color.RED in Color = True
#> 1 in Color = True
#> 9 in Color = False
#> 'x' in Color = False
#> [] in Color = False
#> isinstance(Color.RED,Color) = True
#> type(Color.RED) = <enum 'Color'>
#> Color.RED==1 = False
#> Color.RED==Color.RED = True
#> Color.RED!=Color.GREEN = True
#> hash(Color.RED)==hash('RED') = True
#> Color.RED.describe() = 'red'
#> Color.fav() = <Color.RED: 1>
#> Color.RED.foo = 'foo'
#> ValueError 9 is not a valid Color
#> KeyError 'Z'
#> AttributeError type object 'Color' has no attribute 'PINK'
#> TypeError EnumType.__call__() missing 1 required positional argument: 'value'
#> ValueError (1, 2) is not a valid Color
#> TypeError '<' not supported between instances of 'Color' and 'Color'
#> AttributeError cannot reassign member 'RED'
#> AttributeError 'Color' cannot delete member 'RED'.
#> AttributeError <enum 'Enum'> cannot set attribute 'value'
#> AttributeError <enum 'Enum'> cannot set attribute 'name'
#> 5
#> 5
#> <Color.GREEN: 2>
#> AttributeError <enum 'Color'> has no attribute 'name'
#> AttributeError <enum 'Color'> has no attribute 'value'
#> [<Color.BLUE: 3>, <Color.GREEN: 2>, <Color.RED: 1>]
#> True
#> ['BLUE', 'GREEN', 'RED', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__']
#> ['NEW', '__class__', '__doc__', '__eq__', '__hash__', '__module__', 'describe', 'fav', 'foo', 'name', 'value', 'zz']
#> TypeError <enum 'X'> cannot extend <enum 'Color'>
#> TypeError 'A' already defined as 1
#> ValueError invalid enum member name(s) 'mro'
#> ValueError _sunder_ names, such as '_foo_', are reserved for future Enum use
#> TypeError new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`
#> [<E2.A: 1>, <E2.B: 2>, <E2.C: 10>, <E2.D: 11>]
#> E2.A       E2.A E2.A E2.B E2.A
#> [<I.A: 1>, <I.B: 2>, <I.C: 3>] 2 True True 1 1 002 <I.C: 3> 2 1 20 True [<I.A: 1>, <I.C: 3>] True x 2 1 2 3 <class 'int'>
#> [<S.A: 'a'>, <S.B: 'b'>, <S.LongName: 'longname'>] True b b ax a LONGNAME <S.B: 'b'>
#> TypeError 1 is not a string
#> <X.A: 'x'>
#> [<F.R: 1>, <F.W: 2>, <F.X: 4>] F.RW F.RW F.R|X F.W|X F(0) F.R|W|X True False False 2 [<F.R: 1>, <F.W: 2>] F(0) F.W <flag 'F'> F.R|X F.R|X F.RW F(0) True F.R|W|X F.R|W|X True False {'R': <F.R: 1>, 'W': <F.W: 2>, 'X': <F.X: 4>, 'RW': <F.RW: 3>}
#> ValueError <flag 'F'> invalid value 8
#>     given 0b0 1000
#>   allowed 0b0 0111
#> TypeError unsupported operand type(s) for |: 'F' and 'int'
#> ValueError 'a' is not a valid F
#> TypeError unsupported operand type(s) for 'in': 'int' and 'F'
#> TypeError '<' not supported between instances of 'F' and 'F'
#> TypeError unsupported operand type(s) for +: 'F' and 'int'
#> [<IF.A: 1>, <IF.B: 2>, <IF.C: 4>] 3 8 9 9 6 0 <IF: 0> 3 2 True 1 7 1 4 True <flag 'IF'> 4 -1 2
#> F2.A|B F2(0) [<F2.A: 1>, <F2.B: 4>]
#> 7 F3.A|B <class 'int'>
#> F4.A|B|2 F4(8) F4(0) [<F4.A: 1>, <F4.B: 4>]
#> Planet.EARTH <Planet.EARTH: (5.9e+24, 6300000.0)> 5.9e+24 Planet.MERCURY Planet.MERCURY
#> Coord.PX P.X Coord.PY b'\x01'
#> [<A.x: 1>, <A.y: 2>, <A.z: 3>] __main__ A
#> [<B.p: 5>, <B.q: 6>]
#> [<C.a: 1>, <C.b: 2>]
#> [<D.m: 10>, <D.n: 20>] mod Q.D
#> [<G.a: 1>, <G.b: 2>]
#> [<H.a: 1>, <H.b: 2>, <H.c: 4>]
#> [<K.a: 1>, <K.b: 2>] 2
#> [<L.Ab: 'ab'>, <L.cD: 'cd'>]
#> TypeError <enum 'Enum'> has no members; specify `names=()` if you meant to create a new, empty, enum
#> []
#> <M.ONE: 1>
#> ValueError 'two' is not a valid M
#> TypeError error in M._missing_: returned 5 instead of None or a valid member
#> KeyError 'x'
#> [<N.A: 'A0'>, <N.B: 'B1'>]
#> TypeError _generate_next_value_ must be defined before members
#> TypeError unable to increment 'a'
#> [<O.M0: 0>, <O.M1: 1>]
#> TypeError member order does not match _order_:
#>   ['A', 'B']
#>   ['B', 'A']
#> ValueError duplicate values found in <enum 'X'>: B -> A, C -> A
#> ValueError invalid enum 'X': missing values 2, 3, 4
#> ValueError invalid flag 'X': missing values 2, 4
#> ValueError invalid Flag 'X': alias B is missing combined values of 0xe [use enum.show_flag_values(value) for details]
#> ValueError aliases found in <enum 'X'>: B -> A
#> ['A', 'In2', 'C'] 7 <class '__main__.Q.Inner'> 5
#> R.name R.value name n
#> T.A <T.A: (1, 2)> T.A 1
#> V.L V.L True V.D
#> [<W.A: 1>, <W._x: 3>] 2
#> Sub.x [<Sub.P: 1>, <Sub.x: 2>] Sub.x
#> Y.A <Y.A: 'a'> Y.A Y.A True Y.A Y.A Y.A
#> Z.A <Z.A: 1.5> 3.0
#> AA.A AA.A <AA.A: 1> 3 AA.B
#> strA rep fmtz [rep, rep]
#> S S <X2.A: 1>
#> True True
#> r
#> 1 <enum 'Color'> Color None None <enum 'Color'> 0
#> <EnumCheck.UNIQUE: 'one name per value'>
#> [<FlagBoundary.STRICT: 'strict'>, <FlagBoundary.CONFORM: 'conform'>, <FlagBoundary.EJECT: 'eject'>, <FlagBoundary.KEEP: 'keep'>]
#> ['EnumType', 'EnumMeta', 'EnumDict', 'Enum', 'IntEnum', 'StrEnum', 'Flag', 'IntFlag', 'ReprEnum', 'auto', 'unique', 'property', 'verify', 'member', 'nonmember', 'FlagBoundary', 'STRICT', 'CONFORM', 'EJECT', 'KEEP', 'global_flag_repr', 'global_enum_repr', 'global_str', 'global_enum', 'EnumCheck', 'CONTINUOUS', 'NAMED_FLAGS', 'UNIQUE', 'pickle_by_global_name', 'pickle_by_enum_name']
#> auto(_auto_null)
#> auto(5)
#> [2, 8]
#> '0b0 101'
#> '0b1 11111011'
#> <flag 'Flag'>
#> (<flag 'IntFlag'>, <class 'int'>, <enum 'ReprEnum'>, <flag 'Flag'>, <enum 'Enum'>, <class 'object'>)
#> ['IntEnum', 'int', 'ReprEnum', 'Enum', 'object']
#> AL.A AL.A {'A': <AL.A: 1>, 'B': <AL.B: 2>, 'AA': <AL.A: 1>} [<AL.A: 1>, <AL.B: 2>]
#> NameError 'B' is already bound: <AL.B: 2>
#> ValueError 2 is already bound: <AL.B: 2>
#> sub [<EF.A: 1>] {}
#> __main__.GA GB
#> [<tup.A: 1>, <tup.B: (2, 'x')>]
#> [<Frozen.A: 1>, <Frozen.B: 2>, <Frozen.E: 16>] Frozen.C Frozen.D <Frozen.D: 0> Frozen.E [<Frozen.A: 1>, <Frozen.B: 2>, <Frozen.E: 16>]
