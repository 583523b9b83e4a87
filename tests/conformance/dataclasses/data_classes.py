# dataclass, field and their functions: generated methods, slots, freezing, inheritance, errors.
# option: --policy standard
from dataclasses import *
import dataclasses, copy
from typing import ClassVar
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
@dataclass
class P:
    x: int
    y: int = 5
    z: list = field(default_factory=list)
p=P(1)
print(p, p==P(1), p!=P(2), P(1,2,[3]), p.z is P(1).z, P.__doc__, P.__match_args__, P.y, hasattr(P,'z'), P.__hash__)
t(lambda: P())
t(lambda: P(1,2,3,4))
t(lambda: P(q=1))
t(lambda: hash(p))
t(lambda: p<P(2))
t(lambda: P.__init__.__qualname__)
t(lambda: P.__init__.__annotations__)
t(lambda: P.__init__.__name__)
print([f.name for f in fields(P)], fields(p)[1].default)
print(asdict(p), astuple(p), replace(p,x=9), is_dataclass(P), is_dataclass(p), is_dataclass(int), copy.replace(p,y=1))
@dataclass(order=True, frozen=True)
class F:
    a: int
    b: str = 'b'
    c: int = field(default=0, compare=False, repr=False)
f=F(1)
print(f"{f = }")
print(f"{f<F(2) = }")
print(f"{f<=F(1) = }")
print(f"{f>F(0) = }")
print(f"{hash(f)==hash(F(1,c=9)) = }")
print(f"{F(1)==F(1,c=3) = }")
print(f"{sorted([F(3),F(1),F(2)]) = }")
print(f"{ {f:1}[F(1)] = }")
def s(): f.a=3
t(s)
def s(): f.zz=3
t(s)
def s(): del f.a
t(s)
class FS(F): pass
fs=FS(1); fs.new=4; print(fs.new, fs); del fs.new
def s(): fs.a=1
t(s)
@dataclass
class B:
    i: int
    j: InitVar[int] = 3
    k: ClassVar[int] = 7
    l: int = field(init=False)
    def __post_init__(self, j): self.l=self.i+j
print(B(1), B(1,j=5), B.k, [f.name for f in fields(B)], B.j)
t(lambda: replace(B(1), l=3))
t(lambda: replace(B(1),i=2,j=1))
@dataclass
class K:
    a: int
    _: KW_ONLY
    b: int = 2
    c: int
print(K(1,c=3), K.__match_args__); t(lambda: K(1,2,3)); t(lambda: K(1)); print(K.__doc__)
@dataclass(kw_only=True)
class K2:
    a: int
    b: int = field(kw_only=False)
print(K2(1,a=2), K2.__doc__)
@dataclass(slots=True)
class S:
    x: int
    y: int = 3
    def f(self): return super().__repr__()
    def g(self): return __class__
s=S(1); print(s, S.__slots__, hasattr(s,'__dict__'), s.g() is S, s.f()==repr(s)); 
def q(): s.z=1
t(q)
@dataclass(slots=True, frozen=True)
class SF:
    x: int
    y: int = 3
sf=SF(1); print(sf, copy.copy(sf), copy.deepcopy(sf)==sf, hash(sf)==hash(SF(1))); 
def q(): sf.x=1
t(q)
@dataclass(slots=True, weakref_slot=True)
class SW: x: int=1
import weakref
w=SW(); print(weakref.ref(w)() is w, SW.__slots__)
@dataclass
class Base:
    a: int
    b: int = 1
@dataclass
class Derived(Base):
    c: int = 2
    a: str = 'x'
print(Derived(), Derived('q',5,6), [f.name for f in fields(Derived)], Derived()==Base('x'))
def s():
    @dataclass
    class X:
        a: int = 1
        b: int
t(s)
def s():
    @dataclass
    class X:
        a: list = []
t(s)
def s():
    @dataclass
    class X:
        a = field()
t(s)
def s():
    @dataclass(order=True, eq=False)
    class X: a: int
t(s)
def s():
    @dataclass(order=True)
    class X:
        a: int
        def __lt__(self,o): pass
t(s)
def s():
    @dataclass(unsafe_hash=True)
    class X:
        a: int
        def __hash__(self): pass
t(s)
def s():
    @dataclass(frozen=True)
    class X(Base): pass
t(s)
def s():
    @dataclass
    class X(F): pass
t(s)
def s():
    @dataclass(frozen=True)
    class X:
        a: int
        def __setattr__(self,*a): pass
t(s)
def s():
    @dataclass(slots=True)
    class X:
        __slots__=('a',)
        a: int
t(s)
def s():
    @dataclass(weakref_slot=True)
    class X: a: int
t(s)
def s():
    @dataclass
    class X:
        _: KW_ONLY
        a: int
        __: KW_ONLY
t(s)
def s():
    @dataclass
    class X: a: ClassVar[int]=field(kw_only=True)
t(s)
def s():
    @dataclass
    class X: a: ClassVar[int]=field(default_factory=int)
t(s)
t(lambda: field(default=1,default_factory=int))
t(lambda: fields(3))
t(lambda: asdict(3))
t(lambda: asdict(P))
t(lambda: astuple(3))
t(lambda: replace(3))
@dataclass(repr=False, eq=False, init=False)
class N: x: int = 1
print('object at' in repr(N()), N()==N(), N().x)
@dataclass
class R:
    x: int
    def __repr__(self): return 'own'
    def __eq__(self,o): return 'eq'
    def __init__(self): self.x=7
print(R(), R()==1, R.__hash__)
@dataclass(eq=False)
class H: x: int
print(hash(H(1)) is not None, H(1)==H(1))
@dataclass(unsafe_hash=True)
class UH:
    x: int
    y: int = field(hash=False, default=0)
print(hash(UH(1,2))==hash(UH(1,3)), hash(UH(1))==hash((1,)))
@dataclass
class Rec:
    me: object = None
r=Rec(); r.me=r; print(r); r.me=[r]; print(r)
C=make_dataclass('C',['x',('y',int),('z',int,field(default=5))])
print(C(1,2), C.__module__, C.__annotations__['y'], C.__doc__)
D=make_dataclass('D',[('x',int)],bases=(Base,),namespace={'f':lambda self:self.x},
                 frozen=False) if 0 else make_dataclass('D',[('x',int,3)],bases=(Base,),
                     namespace={'f':lambda self:self.x})
print(D(1).f(), D(1))
t(lambda: make_dataclass('C',['a b']))
t(lambda: make_dataclass('C',['class']))
t(lambda: make_dataclass('C',['a','a']))
t(lambda: make_dataclass('C',[(1,2,3,4)]))
t(lambda: make_dataclass('C',[1]) if 0 else None)
@dataclass
class St:
    a: 'int'
    b: 'ClassVar[int]' = 3
    c: 'InitVar[int]' = 4
    d: 'dataclasses.InitVar[str]' = 'd'
    def __post_init__(self,c,d): self.got=(c,d)
print(St(1), St(1).got, [f.name for f in fields(St)], fields(St)[0].type)
match P(1,2):
    case P(x,y): print('m',x,y)
@dataclass
class Nest:
    p: P
    l: list
    d: dict
    t: tuple
n=Nest(P(1),[P(2)],{'k':P(3)},(P(4),))
print(asdict(n))
print(astuple(n))
print(asdict(n, dict_factory=lambda i: sorted(i))==0)
@dataclass
class Sf:
    self: int
    other: int = 3
print(Sf(1), Sf(1)==Sf(1))
@dataclass
class Desc:
    class D:
        def __set_name__(s,o,n): print('set_name',n)
        def __get__(s,i,o=None): return 5 if i is None else i.__dict__.get('v',0)
        def __set__(s,i,v): i.__dict__['v']=v*2
    x: int = D()
print(Desc(), Desc(4))
@dataclass
class GenericLike:
    a: list[int]
    b: int|None = None
    c: 'str' = 's'
print(GenericLike.__doc__, GenericLike([1]))
@dataclass(match_args=False)
class MA: a: int
print(hasattr(MA,'__match_args__'))
print(P.__dataclass_params__)
print(MISSING.__class__.__name__, InitVar[int], InitVar[list[int]])
print(dataclasses.__all__)
@dataclass
class Empty: pass
print(Empty(), Empty()==Empty(), Empty.__doc__)
from abc import ABC, abstractmethod
@dataclass
class Ab(ABC):
    x: int
    @abstractmethod
    def f(self): pass
t(lambda: Ab(1))
@dataclass
class Prop:
    x: int
    @property
    def double(self): return self.x*2
    @classmethod
    def make(cls, v): return cls(v)
    @staticmethod
    def st(): return 1
print(Prop.make(4).double, Prop.st())
e=FrozenInstanceError('x'); print(isinstance(e,AttributeError))
@dataclass
class Doc:
    """doc"""
    a: int = field(default=1, metadata={'k':1}, doc='the a')
print(Doc.__doc__, fields(Doc)[0].metadata, fields(Doc)[0].doc)
@dataclass(slots=True)
class DocS:
    a: int = field(default=1, doc='the a')
print(DocS.__slots__)
class Meta(type): pass
@dataclass
class WM(metaclass=Meta): a: int = 1
print(WM(), type(WM))

#> P(x=1, y=5, z=[]) True True P(x=1, y=2, z=[3]) False P(x: int, y: int = 5, z: list = <factory>) ('x', 'y', 'z') 5 False None
#> TypeError P.__init__() missing 1 required positional argument: 'x'
#> TypeError P.__init__() takes from 2 to 4 positional arguments but 5 were given
#> TypeError P.__init__() got an unexpected keyword argument 'q'
#> TypeError unhashable type: 'P'
#> TypeError '<' not supported between instances of 'P' and 'P'
#> 'P.__init__'
#> {'x': <class 'int'>, 'y': <class 'int'>, 'z': <class 'list'>, 'return': None}
#> '__init__'
#> ['x', 'y', 'z'] 5
#> {'x': 1, 'y': 5, 'z': []} (1, 5, []) P(x=9, y=5, z=[]) True True False P(x=1, y=1, z=[])
#> f = F(a=1, b='b')
#> f<F(2) = True
#> f<=F(1) = True
#> f>F(0) = True
#> hash(f)==hash(F(1,c=9)) = True
#> F(1)==F(1,c=3) = True
#> sorted([F(3),F(1),F(2)]) = [F(a=1, b='b'), F(a=2, b='b'), F(a=3, b='b')]
#>  {f:1}[F(1)] = 1
#> FrozenInstanceError cannot assign to field 'a'
#> FrozenInstanceError cannot assign to field 'zz'
#> FrozenInstanceError cannot delete field 'a'
#> 4 FS(a=1, b='b')
#> FrozenInstanceError cannot assign to field 'a'
#> B(i=1, l=4) B(i=1, l=6) 7 ['i', 'l'] 3
#> TypeError field l is declared with init=False, it cannot be specified with replace()
#> B(i=2, l=3)
#> K(a=1, b=2, c=3) ('a',)
#> TypeError K.__init__() takes 2 positional arguments but 4 were given
#> TypeError K.__init__() missing 1 required keyword-only argument: 'c'
#> K(a: int, *, b: int = 2, c: int)
#> K2(a=2, b=1) K2(b: int, *, a: int)
#> S(x=1, y=3) ('x', 'y') False True False
#> AttributeError 'S' object has no attribute 'z' and no __dict__ for setting new attributes
#> SF(x=1, y=3) SF(x=1, y=3) True True
#> FrozenInstanceError cannot assign to field 'x'
#> True ('x', '__weakref__')
#> Derived(a='x', b=1, c=2) Derived(a='q', b=5, c=6) ['a', 'b', 'c'] False
#> TypeError non-default argument 'b' follows default argument 'a'
#> ValueError mutable default <class 'list'> for field a is not allowed: use default_factory
#> TypeError 'a' is a field but has no type annotation
#> ValueError eq must be true if order is true
#> TypeError Cannot overwrite attribute __lt__ in class X Consider using functools.total_ordering
#> TypeError Cannot overwrite attribute __hash__ in class X
#> TypeError cannot inherit frozen dataclass from a non-frozen one
#> TypeError cannot inherit non-frozen dataclass from a frozen one
#> TypeError Cannot overwrite attribute __setattr__ in class X
#> TypeError X already specifies __slots__
#> TypeError weakref_slot is True but slots is False
#> TypeError '__' is KW_ONLY, but KW_ONLY has already been specified
#> TypeError field a is a ClassVar but specifies kw_only
#> TypeError field a cannot have a default factory
#> ValueError cannot specify both default and default_factory
#> TypeError must be called with a dataclass type or instance
#> TypeError asdict() should be called on dataclass instances
#> TypeError asdict() should be called on dataclass instances
#> TypeError astuple() should be called on dataclass instances
#> TypeError replace() should be called on dataclass instances
#> True False 1
#> own eq None
#> True False
#> True True
#> Rec(me=...)
#> Rec(me=[...])
#> C(x=1, y=2, z=5) __main__ <class 'int'> C(x: Any, y: int, z: int = 5)
#> 3 D(a=1, b=1, x=3)
#> TypeError Field names must be valid identifiers: 'a b'
#> TypeError Field names must not be keywords: 'class'
#> TypeError Field name duplicated: 'a'
#> TypeError Invalid field: (1, 2, 3, 4)
#> None
#> St(a=1) (4, 'd') ['a'] int
#> m 1 2
#> {'p': {'x': 1, 'y': 5, 'z': []}, 'l': [{'x': 2, 'y': 5, 'z': []}], 'd': {'k': {'x': 3, 'y': 5, 'z': []}}, 't': ({'x': 4, 'y': 5, 'z': []},)}
#> ((1, 5, []), [(2, 5, [])], {'k': (3, 5, [])}, ((4, 5, []),))
#> False
#> Sf(self=1, other=3) True
#> set_name x
#> Desc(x=10) Desc(x=8)
#> GenericLike(a: list[int], b: int | None = None, c: 'str' = 's') GenericLike(a=[1], b=None, c='s')
#> False
#> _DataclassParams(init=True,repr=True,eq=True,order=False,unsafe_hash=False,frozen=False,match_args=True,kw_only=False,slots=False,weakref_slot=False)
#> _MISSING_TYPE dataclasses.InitVar[int] dataclasses.InitVar[list[int]]
#> ['dataclass', 'field', 'Field', 'FrozenInstanceError', 'InitVar', 'KW_ONLY', 'MISSING', 'fields', 'asdict', 'astuple', 'make_dataclass', 'replace', 'is_dataclass']
#> Empty() True Empty()
#> TypeError Can't instantiate abstract class Ab without an implementation for abstract method 'f'
#> 8 1
#> True
#> doc {'k': 1} the a
#> {'a': 'the a'}
#> WM(a=1) <class '__main__.Meta'>
