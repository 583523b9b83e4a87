# dataclasses: inheritance and hash.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from dataclasses import dataclass, field, fields, replace, asdict, is_dataclass
import copy
@dataclass
class Base: x: int = 1; y: int = 2
@dataclass
class Child(Base): z: int = 3; x: int = 10
print(Child(), [f.name for f in fields(Child)], Child(5, 6, 7), Base() == Child(1, 2), Child.__match_args__,
      Child.__mro__[1].__name__)
def bad():
    @dataclass
    class Bad(Base): w: int
t(bad)
@dataclass
class Kw(Base): w: int = field(kw_only=True)
print(Kw(w=1), Kw(5, w=2)); t(lambda: Kw())
def frozen_mix():
    @dataclass(frozen=True)
    class F(Base): pass
t(frozen_mix)
@dataclass(frozen=True)
class Fz: a: int = 1
def nonfrozen_mix():
    @dataclass
    class F(Fz): pass
t(nonfrozen_mix)
for eq in (True, False):
    for frozen in (True, False):
        for unsafe in (True, False):
            @dataclass(eq=eq, frozen=frozen, unsafe_hash=unsafe)
            class H: a: int = 1; b: int = field(default=2, hash=False)
            h = H.__hash__
            print(eq, frozen, unsafe,
                  None if h is None else "object" if h is object.__hash__ else h(H()) == hash((1,)))
@dataclass(repr=False, eq=False, init=False)
class Plain: a: int = 1
p = Plain(); print(p.a, "Plain" in repr(p), p == Plain(), Plain.__eq__ is object.__eq__); t(lambda: Plain(2))
@dataclass
class Own:
    a: int
    def __repr__(self): return "own repr"
    def __eq__(self, o): return True
    def __init__(self): self.a = 5
print(Own(), Own() == 3, Own().a)
@dataclass
class Rec: me: object = None
r = Rec(); r.me = r; print(r, Rec([r]))
d = Child(1, [2], {3})
c = copy.copy(d)
e = copy.deepcopy(d)
print(c == d, c.y is d.y, e == d, e.y is d.y, copy.replace(d, x=0), d.__replace__(z=1))
class Prop(Base):
    @property
    def total(self): return self.x + self.y
print(Prop(4, 5).total, Prop(), is_dataclass(Prop))
@dataclass
class Generic[T]: v: T
print(Generic(1), Generic[int](2), Generic.__type_params__, [f.type for f in fields(Generic)])
@dataclass
class Cls:
    from typing import ClassVar
    n: ClassVar[int] = 0
    m: "ClassVar[int]" = 1
    k: int = 2
print([f.name for f in fields(Cls)], Cls())
match Child(1, 2, 3):
    case Child(a, b, z=zz): print(a, b, zz)
@dataclass
class Outer:
    @dataclass
    class In: q: int = 0
    i: In = field(default_factory=In)
print(Outer(), asdict(Outer()), Outer.__qualname__, Outer.In.__qualname__)
@dataclass
class Super:
    a: int = 1
    def __post_init__(self): print("post", type(self).__name__)
@dataclass
class SubPost(Super):
    b: int = 2
    def __post_init__(self): super().__post_init__(); print("sub post")
SubPost(); t(lambda: replace(SubPost(), b=3))

#> Child(x=10, y=2, z=3) ['x', 'y', 'z'] Child(x=5, y=6, z=7) False ('x', 'y', 'z') Base
#> TypeError non-default argument 'w' follows default argument 'y'
#> Kw(x=1, y=2, w=1) Kw(x=5, y=2, w=2)
#> TypeError Kw.__init__() missing 1 required keyword-only argument: 'w'
#> TypeError cannot inherit frozen dataclass from a non-frozen one
#> TypeError cannot inherit non-frozen dataclass from a frozen one
#> True True True True
#> True True False True
#> True False True True
#> True False False None
#> False True True True
#> False True False object
#> False False True True
#> False False False object
#> 1 True False True
#> TypeError Plain() takes no arguments
#> own repr True 5
#> Rec(me=...) Rec(me=[Rec(me=...)])
#> True True True False Child(x=0, y=[2], z={3}) Child(x=1, y=[2], z=1)
#> 9 Prop(x=1, y=2) True
#> Generic(v=1) Generic(v=2) (T,) [T]
#> ['m', 'k'] Cls(m=1, k=2)
#> 1 2 3
#> Outer(i=Outer.In(q=0)) {'i': {'q': 0}} Outer Outer.In
#> post SubPost
#> sub post
#> post SubPost
#> sub post
#> post SubPost
#> sub post
#> SubPost(a=1, b=3)
