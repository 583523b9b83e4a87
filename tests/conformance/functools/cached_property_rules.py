# functools: cached property rules.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from functools import cached_property
class P:
    n = 0
    @cached_property
    def v(self):
        "the doc"
        self.n += 1
        return self.n
    def raising(self): raise KeyError("no")
    r = cached_property(raising)

p = P()
print(p.v, p.v, p.n, p.__dict__, P.v.__doc__, P.v.func.__name__, P.v.attrname)
del p.v; print(p.v, vars(p)); t(lambda: delattr(P(), "v"))
t(lambda: p.r); t(lambda: p.r); print("r" in vars(p))
print(type(P.v).__name__, P.__dict__["v"] is P.v, P.v.__module__)
class Two:
    @cached_property
    def a(self): return 1
def late():
    class Bad:
        x = y = cached_property(lambda self: 5)
    return Bad
t(late)
class Q(P):
    @property
    def v(self): return "property"
print(Q().v); t(lambda: setattr(Q(), "v", 1))
class R(P):
    v = cached_property(lambda self: super(R, self).v * 100)
print(R().v)
class Meta(type):
    @cached_property
    def on_class(cls): return cls.__name__
class WithMeta(metaclass=Meta): pass
t(lambda: WithMeta.on_class)
class S:
    __slots__ = ("x",)
    c = cached_property(lambda self: 1)
t(lambda: S().c)
class SD:
    __slots__ = ("__dict__",)
    c = cached_property(lambda self: [1])
s = SD(); print(s.c is s.c, vars(s))
print(cached_property(len).attrname, cached_property[int], cached_property(len).__doc__ == len.__doc__)
t(lambda: cached_property()); t(lambda: cached_property(1).__set_name__(P, "q"))

#> 1 1 1 {'n': 1, 'v': 1} the doc v v
#> 2 {'n': 2, 'v': 2}
#> AttributeError 'P' object has no attribute 'v'
#> KeyError 'no'
#> KeyError 'no'
#> False
#> cached_property True __main__
#> TypeError Cannot assign the same cached_property to two different names ('x' and 'y').
#> property
#> AttributeError property 'v' of 'Q' object has no setter
#> 100
#> TypeError The '__dict__' attribute on 'Meta' instance does not support item assignment for caching 'on_class' property.
#> TypeError No '__dict__' attribute on 'S' instance to cache 'c' property.
#> True {'c': [1]}
#> None functools.cached_property[int] True
#> TypeError cached_property.__init__() missing 1 required positional argument: 'func'
#> AttributeError 'int' object has no attribute '__module__'
