# Enumerations with __new__, mixins, boundaries, aliases and properties; the functional API.
# option: --policy standard
from enum import *
from dataclasses import dataclass, field
import enum
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class AutoNumber(Enum):
    def __new__(cls, *args):
        value=len(cls.__members__)+1
        obj=object.__new__(cls); obj._value_=value; return obj
class Color(AutoNumber):
    RED=(); GREEN=(); BLUE=()
print(repr(Color.GREEN), list(Color))
class AutoNumber2(Enum):
    def __new__(cls, *args):
        value=len(cls.__members__)+1
        obj=object.__new__(cls); obj._value_=value; return obj
class Swatch(AutoNumber2):
    def __init__(self, pantone='unknown'): self.pantone=pantone
    AUBURN='3497'; SEA='1246'; BLEACHED=()
print(Swatch.SEA, Swatch.SEA.pantone, Swatch.BLEACHED.pantone)
class OrderedEnum(Enum):
    def __ge__(self, other):
        if self.__class__ is other.__class__: return self.value>=other.value
        return NotImplemented
    def __lt__(self, other):
        if self.__class__ is other.__class__: return self.value<other.value
        return NotImplemented
class Grade(OrderedEnum): A=5; B=4
print(Grade.B<Grade.A, Grade.B>=Grade.A, sorted(Grade)); t(lambda: Grade.A<5)
class DuplicateFree(Enum):
    def __init__(self, *args):
        cls=self.__class__
        if any(self.value==e.value for e in cls): raise ValueError('aliases not allowed: %r'%self.name)
def s():
    class X(DuplicateFree): a=1; b=1
t(s)
class MultiValue(Enum):
    def __new__(cls, value, *values):
        self=object.__new__(cls); self._value_=value
        for v in values: self._add_value_alias_(v)
        return self
class DType(MultiValue):
    float32='f',8
    double64='d',9
t(lambda: (DType('f'), DType(8), DType('d'), DType(9)))
import datetime
class Period(datetime.timedelta, Enum):
    day_1=1
    day_2=2
t(lambda: (Period.day_1, Period.day_2.days, list(Period)))
@dataclass
class Creature:
    size: str
    legs: int
    tail: bool = field(repr=False, default=True)
class Animal(Creature, Enum):
    BEETLE='small',6
    DOG=('medium',4)
t(lambda: (Animal.DOG, Animal.BEETLE.legs, str(Animal.DOG), Animal.DOG.value))
class Case(Enum):
    A='a'
    @classmethod
    def _missing_(cls, value):
        for m in cls:
            if m.value==str(value).lower(): return m
print(Case('A')); t(lambda: Case('zz'))
class Outer(Enum):
    a=1
    class Inner(Enum): x=1
t(lambda: (list(Outer), Outer.Inner.x))
class Perm(IntFlag):
    R=4; W=2; X=1
    RWX=7
print(list(Perm), Perm.RWX, Perm.R|Perm.W, repr(Perm.R|Perm.W), Perm(7), repr(Perm(8)), Perm.R in Perm.RWX, Perm(0),
      repr(Perm(0)), bool(Perm.R & Perm.W), str(Perm(15)), repr(Perm(15)), f'{Perm.RWX}', Perm.RWX-1, ~Perm.R,
      Perm(-1), repr(Perm(-8)), [m for m in Perm.RWX], Perm.RWX & ~Perm.X, Perm.__members__)
t(lambda: Perm.R < Perm.W)
t(lambda: Perm('x'))
t(lambda: Perm(1.5))
t(lambda: Perm.R | 'a')
t(lambda: sum(Perm))
t(lambda: Perm.R.value)
t(lambda: Perm['R']|Perm['W'])
t(lambda: {Perm.R:1}[4])
t(lambda: Perm.Q)
class W(Flag):
    MON=auto(); TUE=auto(); WED=auto()
    WEEKEND=MON|TUE
print(repr(W.MON|W.WED), W.WEEKEND, W.WEEKEND.name, (W.MON|W.WED).name, (W.MON|W.WED).value, list(W.WEEKEND),
      W(0).name, W.MON & W.TUE, repr(~W.MON), ~W.WEEKEND, W.MON in W.WEEKEND, len(W.WEEKEND), W(5))
t(lambda: W(16))
t(lambda: W.MON+1)
t(lambda: W.MON|None)
t(lambda: W.MON & 'a')
for b in (STRICT, CONFORM, EJECT, KEEP):
    def s():
        class B(Flag, boundary=b): A=1; C=4
        return [B(1), B(5), B(0), repr(B(6)), ~B.A, B(-2)]
    t(s)
    def s():
        class B(IntFlag, boundary=b): A=1; C=4
        return [B(1), B(5), B(0), B(6), ~B.A, B.A|2, type(B.A|2)]
    t(s)
class Neg(Flag):
    A=1; B=2; ALL=-1
t(lambda: (Neg.ALL, list(Neg), Neg.ALL.value, Neg.ALL==Neg.A|Neg.B))
class Z(Flag): N=0; A=1
print(Z.N, repr(Z.N), list(Z), Z.N|Z.A, Z(0) is Z.N, bool(Z.N))
def s():
    class X(Flag): A='a'
t(s)
def s():
    class X(Flag): A=1.5
t(s)
class St(StrEnum):
    A='x'; B='y'
    def up(self): return self.upper()
print(St.A.up(), St.A+'z', St.A in 'xyz', St('y'), 'x' in St, 'q' in St, St.A.value, {St.A:1}['x'], sorted(St),
      '-'.join(St), f'{St.A!r:>12}', St.A.__class__.__mro__[1].__name__, isinstance(St.A,str))
t(lambda: St('q'))
class IE(IntEnum):
    X=1
    Y=X+1
    Z=auto()
print(list(IE), IE.Y+1, IE.X==1.0, IE(3), 3 in IE, 9 in IE, IE.X.numerator, max(IE), range(IE.Z), IE.X<IE.Y,
      IE.X & 1, divmod(IE.Z,2), -IE.X, hash(IE.X)==1, f'{IE.Z:>4}|{IE.Z!s}|{IE.Z!r}', '%s %d %r' % (IE.X,IE.X,IE.X),
      bool(IE.X), int.__repr__(IE.X))
class Ab(Enum):
    def _generate_next_value_(name, start, count, last): return name.lower()
class AC(Ab): ONE=auto(); TWO=auto(); X='z'; Y=auto()
print(list(AC))
class Mixed(Enum):
    A=1; B='b'; C=None; D=(1,); E=[2]; F=1.0; G=True
print(list(Mixed), Mixed.__members__['F'], Mixed(None), Mixed([2]), Mixed(1.0))
class Prop(Enum):
    A=1
    @enum.property
    def label(self): return 'L'+self.name
    @property
    def other(self): return 'O'
    label2 = enum.property(lambda self: self.value)
print(Prop.A.label, Prop.A.other); t(lambda: Prop.label); 
def s(): Prop.A.label=1
t(s)
print(list(Prop))
class WithDoc(Enum):
    "documented"
    A=1
print(WithDoc.__doc__, WithDoc.A.__doc__, Color.__doc__)
class Call(Enum):
    ADD=member(lambda a,b: a+b)
    def __call__(self,*a): return self.value(*a)
print(Call.ADD(1,2))
class Fn(Enum):
    def f(): pass
    A=1
    g=lambda self: 5
print(list(Fn), Fn.A.g())
def s():
    class E(Enum):
        A=1
        @property
        def A(self): pass
t(s)
t(s)
class Base(Enum):
    def hi(self): return 'hi '+self.name
    @classmethod
    def names(cls): return [m.name for m in cls]
class Kid(Base): P=1; Q=2
print(Kid.P.hi(), Kid.names(), Kid.__mro__[1].__name__, issubclass(Kid,Base), isinstance(Kid.P,Base))
F=Flag('F','A B C')
print(list(F), F.A|F.C)
G=IntFlag('G',{'A':1,'B':4})
print(list(G), G(5))
H=Enum('H',[('A',1),('B',2)],type=str) if 0 else Enum('H','A B',type=str)
print(list(H))
t(lambda: Enum('I',5))
t(lambda: Enum('J','A B')('A'))
t(lambda: Enum('K', 'a a'))
t(lambda: Enum('L', ('a',)).__members__)
print(Enum('M','A', module=__name__).__module__)
print(Kid.P.__reduce_ex__(2), Kid.__class__, type(Kid), Kid.__len__(), Kid.__contains__(Kid.P), dir(Kid.P),
      len(dir(Kid)))
print([x for x in Kid], {m:m.value for m in Kid}, Kid.P is Kid['P'] is Kid(1), Kid.P in {Kid.P}, not Kid.P)
t(lambda: unique(Kid)); t(lambda: verify(UNIQUE, CONTINUOUS)(Kid)); t(lambda: verify(UNIQUE)(5))

#> <Color.GREEN: 2> [<Color.RED: 1>, <Color.GREEN: 2>, <Color.BLUE: 3>]
#> Swatch.SEA 1246 unknown
#> True False [<Grade.B: 4>, <Grade.A: 5>]
#> TypeError '<' not supported between instances of 'Grade' and 'int'
#> ValueError aliases not allowed: 'b'
#> (<DType.float32: 'f'>, <DType.float32: 'f'>, <DType.double64: 'd'>, <DType.double64: 'd'>)
#> (<Period.day_1: datetime.timedelta(days=1)>, 2, [<Period.day_1: datetime.timedelta(days=1)>, <Period.day_2: datetime.timedelta(days=2)>])
#> (<Animal.DOG: size='medium', legs=4>, 6, 'Animal.DOG', Creature(size='medium', legs=4))
#> Case.A
#> ValueError 'zz' is not a valid Case
#> ([<Outer.a: 1>], <Inner.x: 1>)
#> [<Perm.R: 4>, <Perm.W: 2>, <Perm.X: 1>] 7 6 <Perm.R|W: 6> 7 <Perm: 8> True 0 <Perm: 0> False 15 <Perm.R|W|X|RWX|8: 15> 7 6 3 7 <Perm: 0> [<Perm.R: 4>, <Perm.W: 2>, <Perm.X: 1>] 6 {'R': <Perm.R: 4>, 'W': <Perm.W: 2>, 'X': <Perm.X: 1>, 'RWX': <Perm.RWX: 7>}
#> False
#> ValueError 'x' is not a valid Perm
#> ValueError 1.5 is not a valid Perm
#> TypeError unsupported operand type(s) for |: 'Perm' and 'str'
#> 7
#> 4
#> <Perm.R|W: 6>
#> 1
#> AttributeError type object 'Perm' has no attribute 'Q'
#> <W.MON|WED: 5> W.WEEKEND WEEKEND MON|WED 5 [<W.MON: 1>, <W.TUE: 2>] None W(0) <W.TUE|WED: 6> W.WED True 2 W.MON|WED
#> ValueError <flag 'W'> invalid value 16
#>     given 0b0 10000
#>   allowed 0b0 00111
#> TypeError unsupported operand type(s) for +: 'W' and 'int'
#> TypeError unsupported operand type(s) for |: 'W' and 'NoneType'
#> TypeError unsupported operand type(s) for &: 'W' and 'str'
#> ValueError <flag 'B'> invalid value 6
#>     given 0b0 110
#>   allowed 0b0 101
#> ValueError <flag 'B'> invalid value 6
#>     given 0b0 110
#>   allowed 0b0 101
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, '<B.C: 4>', <B.C: 4>, <B.C: 4>]
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, <B.C: 4>, <B.C: 4>, <B.A: 1>, <flag 'B'>]
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, '6', -2, -2]
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, 6, -2, 3, <class 'int'>]
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, '<B.C|2: 6>', <B.C|2: 6>, <B.C|2: 6>]
#> [<B.A: 1>, <B.A|C: 5>, <B: 0>, <B.C|2: 6>, <B.C|2: 6>, <B.A|2: 3>, <flag 'B'>]
#> ValueError <flag 'Neg'> invalid value 3
#>     given 0b0 11
#>   allowed 0b1 11
#> Z.N <Z.N: 0> [<Z.A: 1>] Z.A True False
#> None
#> None
#> X xz True y True False x 1 [<St.A: 'x'>, <St.B: 'y'>] x-y  <St.A: 'x'> StrEnum True
#> ValueError 'q' is not a valid St
#> [<IE.X: 1>, <IE.Y: 2>, <IE.Z: 3>] 3 True 3 True False 1 3 range(0, 3) True 1 (1, 1) -1 True    3|3|<IE.Z: 3> 1 1 <IE.X: 1> True 1
#> [<AC.ONE: 'one'>, <AC.TWO: 'two'>, <AC.X: 'z'>, <AC.Y: 'y'>]
#> [<Mixed.A: 1>, <Mixed.B: 'b'>, <Mixed.C: None>, <Mixed.D: (1,)>, <Mixed.E: [2]>] Mixed.A Mixed.C Mixed.E Mixed.A
#> LA O
#> AttributeError <enum 'Prop'> has no attribute 'label'
#> AttributeError <enum 'Prop'> cannot set attribute 'label'
#> [<Prop.A: 1>]
#> documented documented None
#> 3
#> [<Fn.A: 1>] 5
#> TypeError 'A' already defined as 1
#> TypeError 'A' already defined as 1
#> hi P ['P', 'Q'] Base True True
#> [<F.A: 1>, <F.B: 2>, <F.C: 4>] F.A|C
#> [<G.A: 1>, <G.B: 4>] 5
#> [<H.A: '1'>, <H.B: '2'>]
#> TypeError 'int' object is not iterable
#> ValueError 'A' is not a valid J
#> TypeError 'a' already defined as 1
#> mappingproxy({'a': <L.a: 1>})
#> __main__
#> (<enum 'Kid'>, (1,)) <class 'enum.EnumType'> <class 'enum.EnumType'> 2 True ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'hi', 'name', 'names', 'value'] 13
#> [<Kid.P: 1>, <Kid.Q: 2>] {<Kid.P: 1>: 1, <Kid.Q: 2>: 2} True True False
#> <enum 'Kid'>
#> <enum 'Kid'>
#> AttributeError 'int' object has no attribute '__name__'
