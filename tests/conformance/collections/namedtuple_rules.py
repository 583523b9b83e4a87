# collections: namedtuple rules.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import namedtuple
P = namedtuple("P", "x y")
p = P(1, y=2)
print(p, p.x, p[1], p._asdict(), p._replace(x=9), P._fields, P._make([3, 4]), p == (1, 2), hash(p) == hash((1, 2)),
      P.__doc__, P.x.__doc__, P._field_defaults, p.__match_args__, len(p), tuple(p), p + (3,), p * 2, p < P(1, 3))
for args in [("T", "a b", ), ("T", "a,b, c"), ("T", ["a", "b"]), ("T",
    ""), ("T", ())]: print(namedtuple(*args)._fields)
for args, kw in [(("1T", "a"), {}), (("class", "a"), {}), (("T", "a a"), {}), (("T", "_a"), {}), (("T", "def"),
    {}), (("T", "a-b"), {}), (("T", "1a"), {}), (("T", "a b"), {"defaults": [1, 2, 3]}), (("T", 5), {}), (("T",),
        {}), (("T", "a"), {"unknown": 1}), (("T", [1]), {}), (("T", "a", True), {})]:
    t(lambda: namedtuple(*args, **kw)._fields)
print(namedtuple("T", "a class _b a 1x", rename=True)._fields, namedtuple("T", "a b c", defaults=(1, 2))(0),
      namedtuple("T", "a b c", defaults=(1, 2))._field_defaults, namedtuple("T", "a", module="other").__module__,
      namedtuple("T", "a").__module__)
t(lambda: P(1))
t(lambda: P(1, 2, 3))
t(lambda: P(1, 2, x=3))
t(lambda: P(z=1))
t(lambda: P._make([1]))
t(lambda: P._make(5))
t(lambda: p._replace(z=1))
t(lambda: setattr(p, "x", 1))
t(lambda: setattr(p, "q", 1))
t(lambda: p.zz)
t(lambda: p[5])
t(lambda: P.x)
t(lambda: delattr(p, "x"))
class Q(P):
    __slots__ = ()
    @property
    def norm(self): return self.x ** 2 + self.y ** 2
    def __repr__(self): return "Q" + super().__repr__()[1:]
q = Q(3, 4)
print(q, q.norm, q._replace(x=0), type(q._replace(x=0)).__name__, Q._make([1, 2]), isinstance(q, P), q == P(3, 4),
      Q.__mro__[1:3])
class R(P): pass
r = R(1, 2); r.extra = 5; print(r, r.__dict__, r._asdict())
match p:
    case P(x=1, y=yy): print("matched", yy)
match q:
    case P(a, b): print("positional", a, b)
x, y = p
print(x, y, [*p], max(p), sorted([P(2, 1), P(1, 2)]), {p: 1}[(1, 2)], p.count(1), p.index(2), P(*"ab"),
      P(**{"x": 1, "y": 2}), f"{p.x}-{p!r}", "%d,%d" % p)
import copy
print(copy.copy(p), copy.deepcopy(P([1], {})), copy.replace(p, y=0), p.__getnewargs__(), p.__reduce_ex__(2)[1],
      P.__new__(P, 1, 2))
t(lambda: copy.replace(p, q=0))
P.x.__class__
P.__doc__ = "new doc"
P.x.__doc__ = "x doc"
print(P.__doc__, P.x.__doc__, P.__qualname__, P.__new__.__name__, P.__new__.__defaults__, namedtuple("E", "")(),
      bool(namedtuple("E", "")()))

#> P(x=1, y=2) 1 2 {'x': 1, 'y': 2} P(x=9, y=2) ('x', 'y') P(x=3, y=4) True True P(x, y) Alias for field number 0 {} ('x', 'y') 2 (1, 2) (1, 2, 3) (1, 2, 1, 2) True
#> ('a', 'b')
#> ('a', 'b', 'c')
#> ('a', 'b')
#> ()
#> ()
#> ValueError Type names and field names must be valid identifiers: '1T'
#> ValueError Type names and field names cannot be a keyword: 'class'
#> ValueError Encountered duplicate field name: 'a'
#> ValueError Field names cannot start with an underscore: '_a'
#> ValueError Type names and field names cannot be a keyword: 'def'
#> ValueError Type names and field names must be valid identifiers: 'a-b'
#> ValueError Type names and field names must be valid identifiers: '1a'
#> TypeError Got more default values than field names
#> TypeError 'int' object is not iterable
#> TypeError namedtuple() missing 1 required positional argument: 'field_names'
#> TypeError namedtuple() got an unexpected keyword argument 'unknown'
#> ValueError Type names and field names must be valid identifiers: '1'
#> TypeError namedtuple() takes 2 positional arguments but 3 were given
#> ('a', '_1', '_2', '_3', '_4') T(a=0, b=1, c=2) {'b': 1, 'c': 2} other __main__
#> TypeError P.__new__() missing 1 required positional argument: 'y'
#> TypeError P.__new__() takes 3 positional arguments but 4 were given
#> TypeError P.__new__() got multiple values for argument 'x'
#> TypeError P.__new__() got an unexpected keyword argument 'z'
#> TypeError Expected 2 arguments, got 1
#> TypeError 'int' object is not iterable
#> TypeError Got unexpected field names: ['z']
#> AttributeError can't set attribute
#> AttributeError 'P' object has no attribute 'q' and no __dict__ for setting new attributes
#> AttributeError 'P' object has no attribute 'zz'
#> IndexError tuple index out of range
#> _tuplegetter(0, 'Alias for field number 0')
#> AttributeError can't delete attribute
#> Q(x=3, y=4) 25 Q(x=0, y=4) Q Q(x=1, y=2) True True (<class '__main__.P'>, <class 'tuple'>)
#> R(x=1, y=2) {'extra': 5} {'x': 1, 'y': 2}
#> matched 2
#> positional 3 4
#> 1 2 [1, 2] 2 [P(x=1, y=2), P(x=2, y=1)] 1 1 1 P(x='a', y='b') P(x=1, y=2) 1-P(x=1, y=2) 1,2
#> P(x=1, y=2) P(x=[1], y={}) P(x=1, y=0) (1, 2) (<class '__main__.P'>, 1, 2) P(x=1, y=2)
#> TypeError Got unexpected field names: ['q']
#> new doc x doc P __new__ None E() False
