# dataclasses: fields and options, cases that once differed from CPython.
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
f = fields(A)[1]
@dataclass(order=True, frozen=True)
class B: a: int; b: str = "b"
@dataclass(kw_only=True)
class C: a: int; b: int = 2
@dataclass
class D:
    a: int
    _: KW_ONLY
    b: int = 1
    c: int
@dataclass
class I:
    a: int
    init: InitVar[int] = 5
    total: int = field(init=False)
    def __post_init__(self, init): self.total = self.a + init
@dataclass(slots=True)
class S: a: int = 1; b: str = "s"
@dataclass(slots=True, weakref_slot=True)
class WS: a: int = 1
def late(body):
    ns = {}; exec(body, globals(), ns); return ns
t(lambda: dataclass(5))
M = make_dataclass("M", ["a", ("b", int), ("c", int, 3)], bases=(), namespace={"double": lambda self: self.b * 2})

#> AttributeError 'int' object has no attribute '__module__'
