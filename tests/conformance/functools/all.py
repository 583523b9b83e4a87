# option: --allow-import=*
# functools
import functools
from functools import *
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def f(*args, **kw): return args, kw
p = partial(f, 1, 2, a=3)
print(p(), p(5, b=6), p(a=9), p.func is f, p.args, p.keywords, partial(p, 7).args, partial(p, a=0).keywords)
print(partial(int, base=2)('101'), repr(partial(int, base=2)), list(map(partial(pow, 2), range(4))),
      partial(print, 1, sep='x').args)
_ = Placeholder
print(partial(f, _, 2)(1), partial(f, _, 2, _, 4)(1, 3, 5), partial(partial(f, _, 2, _, 4), 1).args,
      partial(partial(f, _, 2, _, 4), 1)(3), Placeholder, repr(partial(max, _, 3)).split('max')[1])
t(lambda: partial(f, _, 2)())
t(lambda: partial(f, _))
t(lambda: partial(f, a=_))
t(lambda: partial())
t(lambda: partial(5))
t(lambda: setattr(p, 'func', 1))
t(lambda: partial(f, 1, _))
p.attr = 5; print(p.attr, p.__dict__)
class C:
    m = partial(f, 'm')
    def __init__(self): self.v = 1
    def cell(self, x, y=0): return self.v, x, y
    pm = partialmethod(cell, 5, y=6)
    pm2 = partialmethod(cell, _, 7)
    st = partialmethod(staticmethod(f), 1)
c = C(); print(c.pm(), c.pm2(8), c.st(2), partialmethod(f, 1, a=2).args)
t(lambda: partialmethod(5)); t(lambda: c.pm2()); t(lambda: partialmethod(f, _))
print(reduce(lambda a, b: a + b, [1, 2, 3]), reduce(lambda a, b: a + b, [], 5),
      reduce(lambda a, b: a * b, range(1, 6), 1), reduce(max, 'hello'), reduce(lambda a, b: a + b, [1], initial=7))
t(lambda: reduce(lambda a, b: a, [])); t(lambda: reduce(lambda a, b: a, 5)); t(lambda: reduce(f))
calls = []
@lru_cache(maxsize=2)
def sq(x, *, k=1):
    "doc of sq"
    calls.append(x); return x * x * k
print(sq(2), sq(3), sq(2), sq(4), sq(3), calls, sq.cache_info(), sq.cache_parameters(), sq.__name__, sq.__doc__,
      sq.__wrapped__(5))
sq.cache_clear(); print(sq.cache_info(), sq(1, k=2), sq(1, k=2), sq(1), sq.cache_info())
@lru_cache
def g(*a, **k): return a, k
print(g(1), g(1.0), g(1, 2), g(a=1), g(), g.cache_info())
@lru_cache(typed=True)
def h(x): return type(x).__name__
print(h(1), h(1.0), h(True), h.cache_info().currsize, lru_cache(None)(len)('abc'), cache(len)('ab'))
t(lambda: g([])); t(lambda: lru_cache('a')); t(lambda: lru_cache(5)(5))
@lru_cache(0)
def nocache(x): calls.append('n'); return x
calls.clear(); nocache(1); nocache(1); print(calls, nocache.cache_info())
@cache
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(150), fib.cache_info())
class M:
    def __init__(self): self.n = 0
    @lru_cache
    def meth(self, x): self.n += 1; return x * 2
    @cached_property
    def prop(self): self.n += 1; return self.n
m = M(); print(m.meth(2), m.meth(2), m.n, m.prop, m.prop, m.n, M.prop.attrname, m.__dict__['prop'])
m.prop = 'set'; print(m.prop); del m.prop; print(m.prop)
class Sl:
    __slots__ = ()
    @cached_property
    def p(self): return 1
t(lambda: Sl().p)
cp = cached_property(lambda self: 1)
class X: pass
X.cp = cp
t(lambda: X().cp)
info = lru_cache(3)(abs).cache_info(); print(info, info.hits, info[2], tuple(info), info._fields, info._asdict())
k = cmp_to_key(lambda a, b: (a > b) - (a < b))
print(sorted([3, 1, 2], key=k), sorted('bca', key=cmp_to_key(lambda a, b: ord(b) - ord(a))), k(1) < k(2),
      k(2) == k(2), k(3).obj, k(obj=4).obj)
t(lambda: k(1) < 5); t(lambda: hash(k(1))); t(lambda: k()); t(lambda: cmp_to_key())
@total_ordering
class V:
    def __init__(self, v): self.v = v
    def __lt__(self, o): return self.v < o.v if isinstance(o, V) else NotImplemented
    def __eq__(self, o): return self.v == o.v
print(V(1) < V(2), V(1) <= V(1), V(2) > V(1), V(2) >= V(3), V.__gt__.__name__, max(V(1), V(5)).v)
t(lambda: total_ordering(type('T', (), {})))
t(lambda: V(1) <= 5)
def deco(fn):
    @wraps(fn)
    def wrapper(*a): "w doc"; return fn(*a)
    return wrapper
@deco
def orig(x: int) -> str: "orig doc"; return x
orig.extra = 1
print(orig.__name__, orig.__doc__, orig.__qualname__, orig.__wrapped__(3), orig.__module__, orig(4),
      orig.__annotations__)
u = update_wrapper(lambda: 0, len); print(u.__name__, u.__doc__ == len.__doc__, u.__wrapped__)
@singledispatch
def show(x): return 'object'
@show.register
def _(x: int): return 'int'
@show.register(list)
def _(x): return 'list'
@show.register
def _(x: str | bytes): return 'text'
print(show(1), show([]), show(1.5), show('a'), show(b''), show(True), show.dispatch(bool)(1),
      sorted(c.__name__ for c in show.registry), show.__name__)
t(lambda: show()); t(lambda: show.register(5))
from collections.abc import Sized, Mapping
show.register(Sized, lambda x: 'sized'); show.register(Mapping, lambda x: 'mapping')
print(show({}), show(set()), show(()), show(3.5))
class Sd:
    @singledispatchmethod
    def m(self, a): return 'base', a
    @m.register
    def _(self, a: int): return 'int', a
    @m.register(str)
    @classmethod
    def _(cls, a): return cls.__name__, a
print(Sd().m(1), Sd().m(1.5), Sd().m('s'))
t(lambda: Sd().m())
print(functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES,
      functools.__all__ == [x for x in functools.__all__ if hasattr(functools, x)])
class PS(partial): pass
print(PS(f, 1)(2), isinstance(PS(f), partial), callable(p), callable(sq))
rec = partial(f); print(repr(lru_cache(maxsize=None)(f))[:35])

#> ((1, 2), {'a': 3}) ((1, 2, 5), {'a': 3, 'b': 6}) ((1, 2), {'a': 9}) True (1, 2) {'a': 3} (1, 2, 7) {'a': 0}
#> 5 functools.partial(<class 'int'>, base=2) [1, 2, 4, 8] (1,)
#> ((1, 2), {}) ((1, 2, 3, 4, 5), {}) (1, 2, Placeholder, 4) ((1, 2, 3, 4), {}) Placeholder >, Placeholder, 3)
#> TypeError missing positional arguments in 'partial' call; expected at least 1, got 0
#> TypeError trailing Placeholders are not allowed
#> TypeError Placeholder cannot be passed as a keyword argument
#> TypeError type 'partial' takes at least one argument
#> TypeError the first argument must be callable
#> AttributeError readonly attribute
#> TypeError trailing Placeholders are not allowed
#> 5 {'attr': 5}
#> (1, 5, 6) (1, 8, 7) ((1, 2), {}) (1,)
#> TypeError the first argument 5 must be a callable or a descriptor
#> TypeError missing positional arguments in 'partial' call; expected at least 1, got 0
#> TypeError trailing Placeholders are not allowed
#> 6 5 120 o 8
#> TypeError reduce() of empty iterable with no initial value
#> TypeError reduce() arg 2 must support iteration
#> TypeError reduce() takes at least 2 positional arguments (1 given)
#> 4 9 4 16 9 [2, 3, 4, 3, 5] CacheInfo(hits=1, misses=4, maxsize=2, currsize=2) {'maxsize': 2, 'typed': False} sq doc of sq 25
#> CacheInfo(hits=0, misses=0, maxsize=2, currsize=0) 2 2 1 CacheInfo(hits=1, misses=2, maxsize=2, currsize=2)
#> ((1,), {}) ((1.0,), {}) ((1, 2), {}) ((), {'a': 1}) ((), {}) CacheInfo(hits=0, misses=5, maxsize=128, currsize=5)
#> int float bool 3 3 2
#> TypeError unhashable type: 'list'
#> TypeError Expected first argument to be an integer, a callable, or None
#> TypeError the first argument must be callable
#> ['n', 'n'] CacheInfo(hits=0, misses=2, maxsize=0, currsize=0)
#> 9969216677189303386214405760200 CacheInfo(hits=148, misses=151, maxsize=None, currsize=151)
#> 4 4 1 2 2 2 prop 2
#> set
#> 3
#> TypeError No '__dict__' attribute on 'Sl' instance to cache 'p' property.
#> TypeError Cannot use cached_property instance without calling __set_name__ on it.
#> CacheInfo(hits=0, misses=0, maxsize=3, currsize=0) 0 3 (0, 0, 3, 0) ('hits', 'misses', 'maxsize', 'currsize') {'hits': 0, 'misses': 0, 'maxsize': 3, 'currsize': 0}
#> [1, 2, 3] ['c', 'b', 'a'] True True 3 4
#> TypeError other argument must be K instance
#> TypeError unhashable type: 'functools.KeyWrapper'
#> TypeError K() missing required argument 'obj' (pos 1)
#> TypeError cmp_to_key() missing required argument 'mycmp' (pos 1)
#> True True True False __gt__ 5
#> ValueError must define at least one ordering operation: < > <= >=
#> TypeError '<=' not supported between instances of 'V' and 'int'
#> orig orig doc orig 3 __main__ 4 {'x': <class 'int'>, 'return': <class 'str'>}
#> len True <built-in function len>
#> int list object text text int int ['bytes', 'int', 'list', 'object', 'str'] show
#> TypeError show requires at least 1 positional argument
#> TypeError Invalid first argument to `register()`: 5. Use either `@register(some_class)` or plain `@register` on an annotated function.
#> mapping sized sized object
#> ('int', 1) ('base', 1.5) ('Sd', 's')
#> TypeError m requires at least 1 positional argument
#> ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__', '__type_params__') ('__dict__',) True
#> ((1, 2), {}) True True True
#> <functools._lru_cache_wrapper objec
