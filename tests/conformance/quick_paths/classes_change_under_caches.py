# Attributes that are read again and again while getters, classes, modules and instances change, and calls with rests.
# option: --policy standard
import gc
class A:
    pass
def mk(i):
    return type(f"T{i}", (A,), {"k": i, "p": property(lambda self: i), "m": lambda self: i, "s": staticmethod(lambda: i), "c": classmethod(lambda cls: i)})
def read(o): return (o.k, o.p, o.m(), o.s(), o.c(), getattr(o, "k"), hasattr(o, "zz"), getattr(o, "p"), getattr(o, "m")())
total = 0
for r in range(30):
    ts = [mk(i) for i in range(60)]
    os_ = [t() for t in ts]
    for o in os_:
        x = read(o)
        assert x[0] == x[1] == x[2] == x[3] == x[4] == x[5] == x[7] == x[8] and not x[6], x
    for t, o in zip(ts, os_):
        t.p = property(lambda self, t=t: setattr(t, "k", "changed") or delattr(t, "m") or "p")
    for o in os_:
        assert o.p == "p"
        assert o.k == "changed"
        try: o.m()
        except AttributeError: total += 1
        else: assert False
        assert not hasattr(o, "m")
        o.m = lambda: 5
        assert o.m() == 5 and getattr(o, "m")() == 5
        del o.m
        assert not hasattr(o, "m")
        o.__class__ = A
        assert not hasattr(o, "k")
    gc.collect()
print(total)
class Evil:
    n = 0
    @property
    def p(self):
        Evil.n += 1
        if Evil.n % 3 == 0:
            Evil.q = Evil.n
        if Evil.n % 7 == 0:
            gc.collect()
        if Evil.n > 200: raise AttributeError("no")
        return self.p if Evil.n % 5 else 1
for _ in range(50):
    try: Evil().p
    except (AttributeError, RecursionError) as e: pass
print(Evil.n)
class Deep:
    @property
    def p(self): return self.p
try: Deep().p
except RecursionError as e: print("deep", e)
class G:
    @property
    def gen(self):
        yield 1
        yield self
print(list(G().gen)[0], [next(G().gen) for _ in range(3)])
class AsyncP:
    @property
    async def a(self): return 1
c = AsyncP().a; print(type(c).__name__); c.close()
class D:
    @property
    def p(self, x=3): return x
    @property
    def q(self, *a, **k): return a, k
    @property
    def r(*a): return len(a)
d = D()
print([d.p for _ in range(3)], [d.q for _ in range(3)], [d.r for _ in range(3)])
class NoArg:
    @property
    def p(): return 1
for _ in range(3):
    try: NoArg().p
    except TypeError as e: print(e)
class F:
    __slots__ = ()
    @property
    def p(self): return locals()
print([F().p for _ in range(2)] != [], [sorted(F().p) for _ in range(2)])
import types
m = types.ModuleType("m"); m.x = 1
def rd(m): return m.x
print([rd(m) for _ in range(3)])
m.__getattr__ = lambda n: n
del m.x
print(rd(m), m.y, hasattr(m, "z"))
m.x = 2; print(rd(m))
m.__class__ = type("M", (types.ModuleType,), {"x": property(lambda s: "prop")})
print(rd(m))
def f(*a, k=1, **kw): return a, k, kw
def big(*a): return len(a)
print(f(*range(3)), big(*range(300)), big(*[1]*1000), f(*(), **{}), big(*"abc"))
L = [1, 2, 3]
class It:
    def __iter__(self):
        L.clear(); return iter([1, 2])
print(big(*It()), big(*L))

#> 1800
#> 210
#> deep maximum recursion depth exceeded
#> 1 [1, 1, 1]
#> coroutine
#> [3, 3, 3] [((), {}), ((), {}), ((), {})] [1, 1, 1]
#> NoArg.p() takes 0 positional arguments but 1 was given
#> NoArg.p() takes 0 positional arguments but 1 was given
#> NoArg.p() takes 0 positional arguments but 1 was given
#> True [['self'], ['self']]
#> [1, 1, 1]
#> x y True
#> 2
#> prop
#> ((0, 1, 2), 1, {}) 300 1000 ((), 1, {}) 3
#> 2 0
