# option: --policy standard
# Metaclasses: __new__, __init__, __call__, __prepare__, lookups, __init_subclass__, __set_name__.
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
# metaclass
class Meta(type):
    def __new__(m, name, bases, ns, **kw):
        print('new', name, sorted(k for k in ns if not k.startswith('__')), kw)
        return super().__new__(m, name, bases, ns)
    def __init__(c, name, bases, ns, **kw):
        super().__init__(name, bases, ns)
        c.tag = name.lower()
    def __call__(c, *a, **k):
        print('call', c.__name__, a, k)
        return super().__call__(*a, **k)
    def __getattr__(c, n): return 'meta:' + n
    def __len__(c): return 42
    def __iter__(c): return iter([1,2])
    def __contains__(c, x): return x == 1
    def __instancecheck__(c, x): return x == 'yes'
    @property
    def prop(c): return 'P' + c.__name__
    def meth(c): return c
class X(metaclass=Meta, k=1):
    z = 3
    def __init__(self, v): self.v = v
x = X(5)
print(x.v, X.tag, X.whatever, len(X), list(X), 1 in X, isinstance('yes', X), isinstance(x, X), X.prop, X.meth() is X)
show(lambda: x.whatever); show(lambda: x.meth)
class Y(X): pass
print(type(Y), Y.tag, Y.__mro__)
# prepare
class Ordered(type):
    @classmethod
    def __prepare__(m, name, bases, **kw):
        print('prepare', name, bases, kw)
        return {'injected': 1}
class Z(metaclass=Ordered): pass
print(Z.injected)
# init_subclass / set_name / class_getitem
class Base:
    subs = []
    def __init_subclass__(cls, /, flag=None, **kw):
        super().__init_subclass__(**kw); cls.flag = flag; Base.subs.append(cls.__name__)
class P1(Base, flag=1): pass
class P2(P1, flag=2): pass
print(Base.subs, P1.flag, P2.flag)
class Named:
    def __set_name__(self, owner, name): self.name = name; self.owner = owner
class H: q = Named(); r = Named()
print(H.q.name, H.r.name, H.q.owner)
class G:
    def __class_getitem__(cls, k): return (cls.__name__, k)
print(G[3], G['a', 1])

#> new X ['z'] {'k': 1}
#> call X (5,) {}
#> 5 x meta:whatever 42 [1, 2] True True True PX True
#> AttributeError 'X' object has no attribute 'whatever'
#> AttributeError 'X' object has no attribute 'meth'
#> new Y [] {}
#> <class '__main__.Meta'> y (<class '__main__.Y'>, <class '__main__.X'>, <class 'object'>)
#> prepare Z () {}
#> 1
#> ['P1', 'P2'] 1 2
#> q r <class '__main__.H'>
#> ('G', 3) ('G', ('a', 1))
