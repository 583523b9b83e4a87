# functools: lru cache order.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import lru_cache
log = []
@lru_cache(maxsize=3)
def f(x):
    log.append(x)
    return x
for x in [1, 2, 3, 1, 4, 2, 1, 5, 3, 3]: f(x)
print(log, f.cache_info())
f.cache_clear()
log.clear()
for x in [1, 1.0, True, 1 + 0j]: f(x)
print(log, f.cache_info())
@lru_cache(maxsize=None, typed=True)
def g(*args, **kw): log.append((args, kw)); return len(log)
log.clear()
print(g(1), g(1.0), g(True), g(1), g((1,)), g((1.0,)), g(k=1), g(k=1.0), g(k=True))
print(g(a=1, b=2), g(b=2, a=1), g.cache_info())
@lru_cache
def h(a, b=2): return a, b
print(h(1), h(1, 2), h(1, b=2), h(a=1, b=2), h.cache_info())
@lru_cache
def bad(x):
    log.append(x)
    if x: raise ValueError(x)
log.clear()
t(lambda: bad(1))
t(lambda: bad(1))
print(log, bad.cache_info())
t(lambda: bad({}))
t(lambda: bad([]))
t(lambda: bad(x={1}))
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): log.append("hash"); return 1
    def __eq__(self, o): log.append("eq"); return self.v == o.v
log.clear()
@lru_cache
def one(k): return k.v
print(lru_cache(maxsize=-5)(len).cache_info(), lru_cache(maxsize=-5)(len).cache_parameters())
t(lambda: lru_cache(maxsize=2.5))
t(lambda: lru_cache(maxsize="8"))
t(lambda: f())
t(lambda: f(1, 2))
class C:
    @lru_cache(maxsize=2)
    def m(self, x): return x
    @staticmethod
    @lru_cache
    def s(x): return -x
    @classmethod
    @lru_cache
    def c(cls, x): return cls.__name__, x
c = C()
print(c.m(3), C.m(c, 3), C.m.cache_info(), C.s(4), c.c(5), C.c.cache_info())

#> [1, 2, 3, 4, 2, 5, 3] CacheInfo(hits=3, misses=7, maxsize=3, currsize=3)
#> [1, 1.0] CacheInfo(hits=2, misses=2, maxsize=3, currsize=2)
#> 1 2 3 1 4 4 5 6 7
#> 8 9 CacheInfo(hits=2, misses=9, maxsize=None, currsize=9)
#> (1, 2) (1, 2) (1, 2) (1, 2) CacheInfo(hits=0, misses=4, maxsize=128, currsize=4)
#> ValueError 1
#> ValueError 1
#> [1, 1] CacheInfo(hits=0, misses=2, maxsize=128, currsize=0)
#> TypeError unhashable type: 'dict'
#> TypeError unhashable type: 'list'
#> TypeError unhashable type: 'set'
#> CacheInfo(hits=0, misses=0, maxsize=0, currsize=0) {'maxsize': 0, 'typed': False}
#> TypeError Expected first argument to be an integer, a callable, or None
#> TypeError Expected first argument to be an integer, a callable, or None
#> TypeError f() missing 1 required positional argument: 'x'
#> TypeError f() takes 1 positional argument but 2 were given
#> 3 3 CacheInfo(hits=1, misses=1, maxsize=2, currsize=1) -4 ('C', 5) CacheInfo(hits=0, misses=1, maxsize=128, currsize=1)
