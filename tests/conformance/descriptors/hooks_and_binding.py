# option: --policy standard
# Attribute hooks, descriptors through class and instance, static and class methods, mro().
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
class A: pass
class B(A): pass
b = B()
A.meth = lambda s: 2
class H: q = r = 1
# getattr hooks
class GA:
    def __getattr__(self, n):
        if n.startswith('no'): raise AttributeError(n)
        return n.upper()
g = GA(); print(g.abc, hasattr(g, 'nope'), getattr(g, 'nox', 'dflt'))
class GP:
    @property
    def p(self): raise AttributeError('inner')
    def __getattr__(self, n): return 'fallback ' + n
print(GP().p)
# type() 3-arg
Q = type('Q', (A,), {'val': 3, 'f': lambda self: self.val})
print(Q, Q().f(), Q.__module__, Q.__qualname__, Q.__bases__)
show(lambda: type('Q', (int, str), {}))
# abstract-like
print(object.__subclasshook__(3), type.__prepare__(), dir(H())[-2:])
# instance of class with __eq__ only
class EqOnly:
    def __eq__(self, o): return True
show(lambda: hash(EqOnly()))
class EqHash(EqOnly):
    __hash__ = object.__hash__
print(hash(EqHash()) != 0)
# descriptor returned via class and instance
class Both:
    def __get__(self, o, t=None): return (o is None, t.__name__)
class Use: d = Both()
print(Use.d, Use().d)
# static & class
class SC:
    @staticmethod
    def s(x): return x
    @classmethod
    def c(cls, x): return cls.__name__, x
class SD(SC): pass
for i in range(3): print(SC.s(1), SD.s(2), SC().s(3), SC.c(1), SD.c(2), SD().c(3))
print(SC.__dict__['s'].__wrapped__ is SC.s, SC.c.__func__ is SC.__dict__['c'].__func__, SD.c.__self__)
# mro with custom
class MM(type):
    def mro(cls): return super().mro()
class WithMro(metaclass=MM): pass
print(WithMro.__mro__)
class Cycle: pass
show(lambda: Cycle.__subclasses__())
print([c.__name__ for c in A.__subclasses__()])
# deletion
class Del:
    def __delattr__(self, n): print('del', n)
del Del().x
print(super(B, b).meth(), super(B, B).meth(b))
def local():
    class Inner: 
        def f(self): return __class__
    return Inner
print(local()().f(), local())

#> ABC False dflt
#> fallback p
#> <class '__main__.Q'> 3 __main__ Q (<class '__main__.A'>,)
#> TypeError multiple bases have instance lay-out conflict
#> NotImplemented {} ['q', 'r']
#> TypeError unhashable type: 'EqOnly'
#> True
#> (True, 'Use') (False, 'Use')
#> 1 2 3 ('SC', 1) ('SD', 2) ('SD', 3)
#> 1 2 3 ('SC', 1) ('SD', 2) ('SD', 3)
#> 1 2 3 ('SC', 1) ('SD', 2) ('SD', 3)
#> True True <class '__main__.SD'>
#> (<class '__main__.WithMro'>, <class 'object'>)
#> []
#> ['B', 'Q']
#> del x
#> 2 2
#> <class '__main__.local.<locals>.Inner'> <class '__main__.local.<locals>.Inner'>
