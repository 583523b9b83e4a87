# dataclasses: fields and options.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from dataclasses import (dataclass, field, fields, asdict, astuple, replace, is_dataclass, make_dataclass, MISSING,
                         KW_ONLY, InitVar, FrozenInstanceError, Field)
@dataclass
class A:
    x: int
    y: list = field(default_factory=list)
    z: str = field(default="z", repr=False, compare=False)
    w: int = field(default=0, init=False)
a = A(1)
print(a, a == A(1, z="other"), a.y is A(1).y, a.w, A(1, [2]), A.__match_args__, [f.name for f in fields(A)],
      A.__doc__)
f = fields(A)[1]
print(f.name, f.type, f.default is MISSING, f.default_factory, f.init, f.repr, f.hash, f.compare, dict(f.metadata),
      f.kw_only, repr(MISSING)[:20] != "")
t(lambda: A())
t(lambda: A(1, w=3))
t(lambda: A(1, 2, 3, 4))
t(lambda: hash(a))
t(lambda: a < a)
t(lambda: fields(5))
t(lambda: fields(int))
t(lambda: asdict(A))
t(lambda: replace(a, w=1))
t(lambda: replace(a, q=1))
print(replace(a, x=9), asdict(A(1, [A(2)])), astuple(A(1, [A(2)])), asdict(a, dict_factory=list),
      astuple(a, tuple_factory=list))
@dataclass(order=True, frozen=True)
class B: a: int; b: str = "b"
print(B(1) < B(2), B(1, "c") >= B(1, "b"), hash(B(1)) == hash(B(1)), {B(1): 2}[B(1)], sorted([B(3), B(1)]))
t(lambda: setattr(B(1), "a", 2))
t(lambda: delattr(B(1), "a"))
t(lambda: setattr(B(1), "new", 2))
t(lambda: B(1) < 5)
print(FrozenInstanceError.__mro__[1])
@dataclass(kw_only=True)
class C: a: int; b: int = 2
print(C(a=1), C.__match_args__)
t(lambda: C(1))
t(lambda: C())
@dataclass
class D:
    a: int
    _: KW_ONLY
    b: int = 1
    c: int
print(D(1, c=2))
t(lambda: D(1, 2))
@dataclass
class I:
    a: int
    init: InitVar[int] = 5
    total: int = field(init=False)
    def __post_init__(self, init): self.total = self.a + init
print(I(1), I(1, 10), I.init, [f.name for f in fields(I)], InitVar[int])
t(lambda: replace(I(1), a=2))
t(lambda: I(1, 2, 3))
@dataclass(slots=True)
class S: a: int = 1; b: str = "s"
print(S(), S.__slots__)
t(lambda: setattr(S(), "zz", 1))
t(lambda: S().__dict__)
@dataclass(slots=True, weakref_slot=True)
class WS: a: int = 1
print(WS.__slots__)
t(lambda: dataclass(weakref_slot=True)(type("X", (), {})))
def late(body):
    ns = {}; exec(body, globals(), ns); return ns
for ann in [{"a": (int, 1), "b": (int, MISSING)}, {"a": (list, [])}, {"a": (dict, {})}, {"a": (set, set())}]:
    def mk():
        ns = {"__annotations__": {k: v[0] for k, v in ann.items()}}
        ns.update({k: v[1] for k, v in ann.items() if v[1] is not MISSING})
        return dataclass(type("N", (), ns))
    t(mk)
t(lambda: field(default=1, default_factory=list))
t(lambda: dataclass(order=True, eq=False)(type("X", (), {})))
t(lambda: dataclass(unsafe_hash=True)(type("X", (), {"__hash__": lambda s: 1})))
t(lambda: dataclass(frozen=True)(type("X", (), {"__setattr__": 1})))
t(lambda: dataclass(order=True)(type("X", (), {"__lt__": 1})))
M = make_dataclass("M", ["a", ("b", int), ("c", int, 3)], bases=(), namespace={"double": lambda self: self.b * 2})
print(M(1, 2), M(1, 2).double(), M.__module__, fields(M)[0].type)
t(lambda: make_dataclass("M", ["1x"]))
t(lambda: make_dataclass("M", ["class"]))
t(lambda: make_dataclass("M", ["a", "a"]))
t(lambda: make_dataclass("M", [("a",)]))
print(is_dataclass(M), is_dataclass(M(1, 2)), is_dataclass(int), repr(field(default=1))[:40])

#> A(x=1, y=[], w=0) True False 0 A(x=1, y=[2], w=0) ('x', 'y', 'z') ['x', 'y', 'z', 'w'] A(x: int, y: list = <factory>, z: str = 'z')
#> y <class 'list'> True <class 'list'> True True None True {} False True
#> TypeError A.__init__() missing 1 required positional argument: 'x'
#> TypeError A.__init__() got an unexpected keyword argument 'w'
#> TypeError A.__init__() takes from 2 to 4 positional arguments but 5 were given
#> TypeError unhashable type: 'A'
#> TypeError '<' not supported between instances of 'A' and 'A'
#> TypeError must be called with a dataclass type or instance
#> TypeError must be called with a dataclass type or instance
#> TypeError asdict() should be called on dataclass instances
#> TypeError field w is declared with init=False, it cannot be specified with replace()
#> TypeError A.__init__() got an unexpected keyword argument 'q'
#> A(x=9, y=[], w=0) {'x': 1, 'y': [{'x': 2, 'y': [], 'z': 'z', 'w': 0}], 'z': 'z', 'w': 0} (1, [(2, [], 'z', 0)], 'z', 0) [('x', 1), ('y', []), ('z', 'z'), ('w', 0)] [1, [], 'z', 0]
#> True True True 2 [B(a=1, b='b'), B(a=3, b='b')]
#> FrozenInstanceError cannot assign to field 'a'
#> FrozenInstanceError cannot delete field 'a'
#> FrozenInstanceError cannot assign to field 'new'
#> TypeError '<' not supported between instances of 'B' and 'int'
#> <class 'AttributeError'>
#> C(a=1, b=2) ()
#> TypeError C.__init__() takes 1 positional argument but 2 were given
#> TypeError C.__init__() missing 1 required keyword-only argument: 'a'
#> D(a=1, b=1, c=2)
#> TypeError D.__init__() takes 2 positional arguments but 3 were given
#> I(a=1, total=6) I(a=1, total=11) 5 ['a', 'total'] dataclasses.InitVar[int]
#> I(a=2, total=7)
#> TypeError I.__init__() takes from 2 to 3 positional arguments but 4 were given
#> S(a=1, b='s') ('a', 'b')
#> AttributeError 'S' object has no attribute 'zz' and no __dict__ for setting new attributes
#> AttributeError 'S' object has no attribute '__dict__'
#> ('a', '__weakref__')
#> TypeError weakref_slot is True but slots is False
#> TypeError non-default argument 'b' follows default argument 'a'
#> ValueError mutable default <class 'list'> for field a is not allowed: use default_factory
#> ValueError mutable default <class 'dict'> for field a is not allowed: use default_factory
#> ValueError mutable default <class 'set'> for field a is not allowed: use default_factory
#> ValueError cannot specify both default and default_factory
#> ValueError eq must be true if order is true
#> TypeError Cannot overwrite attribute __hash__ in class X
#> TypeError Cannot overwrite attribute __setattr__ in class X
#> TypeError Cannot overwrite attribute __lt__ in class X Consider using functools.total_ordering
#> M(a=1, b=2, c=3) 4 __main__ typing.Any
#> TypeError Field names must be valid identifiers: '1x'
#> TypeError Field names must not be keywords: 'class'
#> TypeError Field name duplicated: 'a'
#> TypeError Invalid field: ('a',)
#> True True False Field(name=None,type=None,default=1,defa
