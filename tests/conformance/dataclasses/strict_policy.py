# Enumerations, data classes, copies and weak containers under the strict policy.
# option: --policy strict --allow-import enum,dataclasses,copy,weakref
from enum import Enum, Flag, IntEnum, auto
from dataclasses import dataclass, field, asdict, replace
import copy, weakref
class C(Enum):
    A=1; B=auto()
    def d(self): return self.name
class F(Flag): X=auto(); Y=auto()
@dataclass(order=True, frozen=True)
class P: x: int; y: list = field(default_factory=list, compare=False)
@dataclass(slots=True)
class S: a: int = 1
print(C.A, C(2).d(), F.X|F.Y, P(1)<P(2), asdict(P(1)), replace(P(1),x=2), S(), hash(P(1))==hash(P(1)))
print(copy.deepcopy({'a':[P(1,[2])]}), copy.copy(S(3)))
class Q:
    def __init__(s): s.v=[1]
q=Q(); r=copy.deepcopy(q); print(r.v, r.v is q.v)
w=weakref.WeakValueDictionary(); w['q']=q; print(len(w)); del q; print(len(w))

#> C.A B F.X|Y True {'x': 1, 'y': []} P(x=2, y=[]) S(a=1) True
#> {'a': [P(x=1, y=[2])]} S(a=3)
#> [1] False
#> 1
#> 0
