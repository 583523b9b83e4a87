# option: --policy standard
# copy and deepcopy of objects from collections, functools and operator.
import copy, functools, operator
from collections import *
d = deque([1, [2]], maxlen=5); e = copy.copy(d); f = copy.deepcopy(d); d[1].append(3); print(d, e, f, f.maxlen)
class D(deque): pass
s = D([1]); s.x = [5]; t = copy.deepcopy(s); s.x.append(6); print(t, t.x, type(t).__name__, copy.copy(s).x)
m = defaultdict(list, a=[1])
n = copy.deepcopy(m)
m['a'].append(2)
n['b'].append(3)
print(m, n, copy.copy(m)['zz'], copy.copy(m).default_factory)
o = OrderedDict(a=[1], b=2)
o.move_to_end('a')
p = copy.deepcopy(o)
o['a'].append(2)
print(o, p, type(p), copy.copy(o))
c = Counter('aab'); print(copy.deepcopy(c), type(copy.copy(c)), copy.copy(c) == c)
P = namedtuple('P', 'x y')
q = P([1], 2)
r = copy.deepcopy(q)
q.x.append(2)
print(q, r, copy.copy(q) is not None, copy.replace(q, y=9))
ch = ChainMap({1: [2]}, {3: 4}); ci = copy.deepcopy(ch); ch[1].append(5); print(ch, ci, copy.copy(ch))
u = UserDict(a=[1])
v = copy.deepcopy(u)
u['a'].append(2)
print(u, v, copy.copy(u))
print(copy.deepcopy(UserList([[1]])), copy.copy(UserString('s')))
g = functools.partial(max, 1, key=abs)
g.attr = [1]
h = copy.deepcopy(g)
g.attr.append(2)
print(h.func, h.args, h.keywords, h.attr, h(-5), copy.copy(g).attr)
print(copy.deepcopy(operator.itemgetter(1, 'a')), copy.copy(operator.attrgetter('x.y')),
      copy.deepcopy(operator.methodcaller('m', 1)), copy.deepcopy(operator.methodcaller('sort', key=1)) is not None)
@functools.lru_cache
def cached(x): return x
print(copy.deepcopy(cached) is cached, copy.copy(cached) is cached)
print(d.__reduce__()[:2], m.__reduce__()[:2], g.__reduce__()[1], operator.itemgetter(1).__reduce__()[1],
      d.__reduce__()[2])
for bad in ((1,), 5, (1, 2, 3, 4)):
    try: g.__setstate__(bad)
    except TypeError as e: print(e)
import itertools
for it in (itertools.count(), itertools.chain([1])):
    try: copy.deepcopy(it)
    except TypeError as e: print(e)

#> deque([1, [2, 3]], maxlen=5) deque([1, [2, 3]], maxlen=5) deque([1, [2]], maxlen=5) 5
#! Traceback (most recent call last):
#!   File "copying.py", line 7, in <module>
#!     s = D([1]); s.x = [5]; t = copy.deepcopy(s); s.x.append(6); print(t, t.x, type(t).__name__, copy.copy(s).x)
#!                                                                                                 ^^^^^^^^^^^^^^
#! AttributeError: 'D' object has no attribute 'x'
