# option: --policy standard
# namedtuple
from collections import namedtuple
P = namedtuple('P', 'x y')
p = P(1, 2)
print(p, p.x, p.y, p[0], tuple(p), len(p), p == (1, 2), hash(p) == hash((1, 2)))
print(P._fields, P._field_defaults, P.__match_args__, P.__doc__, P.__slots__, P.__module__, P.__qualname__)
print(P._make([3, 4]), p._replace(x=9), p._asdict(), P(y=1, x=2), p.__getnewargs__())
D = namedtuple('D', ['a', 'b', 'c'], defaults=(7, 8))
print(D(1), D(1, 2), D._field_defaults, D.__new__.__defaults__, D(a=3, c=4))
print(namedtuple('R', 'a class _b a c', rename=True)._fields)
print(namedtuple('E', '')(), namedtuple('One', 'a')(1), namedtuple('One', 'a').__new__.__doc__, P.__new__.__doc__)
print(P.x, P.x.__doc__, P.__new__.__name__, P.__new__.__qualname__, P._make.__doc__, P._replace.__doc__)
print(namedtuple('M', 'a', module='mod').__module__, namedtuple('C', 'a, b,c')._fields)
for f in (lambda: P(), lambda: P(1), lambda: P(1, 2, 3), lambda: P(1, z=2), lambda: P(1, x=2), lambda: P._make([1]),
          lambda: p._replace(q=1), lambda: namedtuple('1a', 'x'), lambda: namedtuple('A', 'class'),
          lambda: namedtuple('A', '_x'), lambda: namedtuple('A', 'x x'),
          lambda: namedtuple('A', 'x', defaults=(1, 2)), lambda: namedtuple('A', 'a-b'), lambda: setattr(p, 'x', 1),
          lambda: delattr(p, 'x'), lambda: p.zz, lambda: namedtuple('A', 'x', 1), lambda: D(), lambda: D(*range(5))):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
class Q(namedtuple('Base', 'x y')):
    __slots__ = ()
    @property
    def total(self): return self.x + self.y
    def __str__(self): return f'Q<{self.x}>'
q = Q(1, 2); print(q.total, str(q), repr(q), q._replace(x=5), Q._make([1, 2]), isinstance(q, tuple))
match p:
    case P(x=1, y=y): print('matched', y)
match p:
    case P(a, b): print(a, b)
x, y = p; print(x, y, {p: 1}[(1, 2)], sorted([P(2, 1), P(1, 5)]), max(P(1, 2), P(1, 3)))
import copy
print(P(*'ab') + (1,), P(1, 2) * 2, p.count(1), p.index(2))
print([t.x for t in map(P._make, [(1, 2), (3, 4)])], '%s-%s' % p, '{0.x} {0[1]}'.format(p))
W = namedtuple('W', ' '.join(f'f{i}' for i in range(60)))
w = W(*range(60)); print(w.f59, w._replace(f3='x')[3], len(w))
print(type(P.x), P.__new__(P, 1, 2), P.__repr__(p))

#> P(x=1, y=2) 1 2 1 (1, 2) 2 True True
#> ('x', 'y') {} ('x', 'y') P(x, y) () __main__ P
#> P(x=3, y=4) P(x=9, y=2) {'x': 1, 'y': 2} P(x=2, y=1) (1, 2)
#> D(a=1, b=7, c=8) D(a=1, b=2, c=8) {'b': 7, 'c': 8} (7, 8) D(a=3, b=7, c=4)
#> ('a', '_1', '_2', '_3', 'c')
#> E() One(a=1) Create new instance of One(a,) Create new instance of P(x, y)
#> _tuplegetter(0, 'Alias for field number 0') Alias for field number 0 __new__ P.__new__ Make a new P object from a sequence or iterable Return a new P object replacing specified fields with new values
#> mod ('a', 'b', 'c')
#> TypeError P.__new__() missing 2 required positional arguments: 'x' and 'y'
#> TypeError P.__new__() missing 1 required positional argument: 'y'
#> TypeError P.__new__() takes 3 positional arguments but 4 were given
#> TypeError P.__new__() got an unexpected keyword argument 'z'
#> TypeError P.__new__() got multiple values for argument 'x'
#> TypeError Expected 2 arguments, got 1
#> TypeError Got unexpected field names: ['q']
#> ValueError Type names and field names must be valid identifiers: '1a'
#> ValueError Type names and field names cannot be a keyword: 'class'
#> ValueError Field names cannot start with an underscore: '_x'
#> ValueError Encountered duplicate field name: 'x'
#> TypeError Got more default values than field names
#> ValueError Type names and field names must be valid identifiers: 'a-b'
#> AttributeError can't set attribute
#> AttributeError can't delete attribute
#> AttributeError 'P' object has no attribute 'zz'
#> TypeError namedtuple() takes 2 positional arguments but 3 were given
#> TypeError D.__new__() missing 1 required positional argument: 'a'
#> TypeError D.__new__() takes from 2 to 4 positional arguments but 6 were given
#> 3 Q<1> Q(x=1, y=2) Q<5> Q<1> True
#> matched 2
#> 1 2
#> 1 2 1 [P(x=1, y=5), P(x=2, y=1)] P(x=1, y=3)
#> ('a', 'b', 1) (1, 2, 1, 2) 1 1
#> [1, 3] 1-2 1 2
#> 59 x 60
#> <class 'collections._tuplegetter'> P(x=1, y=2) P(x=1, y=2)
