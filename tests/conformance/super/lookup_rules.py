# super: lookup rules.
# option: --policy standard
class A:
    x = 'A.x'
    def f(self): return 'A.f'
    @property
    def p(self): return 'A.p'
    @classmethod
    def c(cls): return 'A.c', cls.__name__
    @staticmethod
    def s(): return 'A.s'
    def __getattr__(self, n): return 'fallback ' + n
class B(A):
    x = 'B.x'
    def f(self): return 'B' + super().f()
    @property
    def p(self): return 'B' + super().p
    @classmethod
    def c(cls): return 'B', super().c()
    @staticmethod
    def s(): return super(B, B).s()
    def getx(self): return super().x
    def later(self): return [super(B, self).f() for _ in range(2)], (lambda: super(B, self).x)()
    def inner(self):
        def g(): return super(B, self).f()
        return g()
    def nozero(): return super()
    def rebound(self): self = 5; return super().f()
    def deleted(self): del self; return super().f()
    def nested(self): return [super().f() for _ in 'a'], {k: super().x for k in 'a'}
    def gen(self): yield super().f()
    def missing(self): return super().nothing
    def setit(self): super().x = 5
    def item(self): return super()[0]
    def cell(self): return __class__
    def star(*args): return super().f()
class C(B): pass
b, c = B(), C()
def free(self): return super().f()
B.free = free


for line in r"""
b.f(), b.p, b.c(), B.c(), C.c(), b.s(), b.getx(), b.later(), b.inner(), c.f(), c.cell()
b.nested(), list(b.gen())
B.nozero()
b.rebound()
b.missing()
b.setit(), b.x
b.item()
b.star()
super()
super(5)
super(B, 5)
super(B, A())
super(B, A)
super(5, b)
super(B, b, 1)
super(B, b, x=1)
super(B).__thisclass__
super(B).__self__
super(B).__self_class__
super(B, c).__self_class__
super(B, C).__self__
super(B, c).__thisclass__
repr(super(B))
super(B, b).__class__, super(B, b).x, super(A, b).__init__() , super(C, c).f(), super(B, c).f()
super(A, b).f
super(B, b).__dict__ if 0 else super(B, b).__doc__
super(B, b) == super(B, b), hash(super(B, b)) is not None, bool(super(B, b)), isinstance(super(B, b), super)
super(B, b)()
len(super(B, b))
super(B).x
super(B).__get__(c).x, super(B).__get__(None) is not None
super(B).__get__(5)
setattr(super(B, b), 'x', 1)
type('Z', (B,), {'f': lambda self: super(type(self), self).f()})().f()
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> b.f(), b.p, b.c(), B.c(), C.c(), b.s(), b.getx(), b.later(), b.inner(), c.f(), c.cell() -> ('BA.f', 'BA.p', ('B', ('A.c', 'B')), ('B', ('A.c', 'B')), ('B', ('A.c', 'C')), 'A.s', 'A.x', (['A.f', 'A.f'], 'A.x'), 'A.f', 'BA.f', <class '__main__.B'>)
#> b.nested(), list(b.gen()) -> ((['A.f'], {'a': 'A.x'}), ['A.f'])
#> B.nozero() !! RuntimeError super(): no arguments
#> b.rebound() !! TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> b.missing() !! AttributeError 'super' object has no attribute 'nothing'
#> b.setit(), b.x !! AttributeError 'super' object has no attribute 'x' and no __dict__ for setting new attributes
#> b.item() !! TypeError 'super' object is not subscriptable
#> b.star() !! RuntimeError super(): no arguments
#> super() !! RuntimeError super(): no arguments
#> super(5) !! TypeError super() argument 1 must be a type, not int
#> super(B, 5) !! TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> super(B, A()) !! TypeError super(type, obj): obj (instance of A) is not an instance or subtype of type (B).
#> super(B, A) !! TypeError super(type, obj): obj (type A) is not an instance or subtype of type (B).
#> super(5, b) !! TypeError super() argument 1 must be a type, not int
#> super(B, b, 1) !! TypeError super() expected at most 2 arguments, got 3
#> super(B, b, x=1) !! TypeError super() takes no keyword arguments
#> super(B).__thisclass__ -> <class '__main__.B'>
#> super(B).__self__ -> None
#> super(B).__self_class__ -> None
#> super(B, c).__self_class__ -> <class '__main__.C'>
#> super(B, C).__self__ -> <class '__main__.C'>
#> super(B, c).__thisclass__ -> <class '__main__.B'>
#> repr(super(B)) -> "<super: <class 'B'>, NULL>"
#> super(B, b).__class__, super(B, b).x, super(A, b).__init__() , super(C, c).f(), super(B, c).f() -> (<class 'super'>, 'A.x', None, 'BA.f', 'A.f')
#> super(A, b).f !! AttributeError 'super' object has no attribute 'f'
#> super(B, b).__dict__ if 0 else super(B, b).__doc__ -> None
#> super(B, b) == super(B, b), hash(super(B, b)) is not None, bool(super(B, b)), isinstance(super(B, b), super) -> (False, True, True, True)
#> super(B, b)() !! TypeError 'super' object is not callable
#> len(super(B, b)) !! TypeError object of type 'super' has no len()
#> super(B).x !! AttributeError 'super' object has no attribute 'x'
#> super(B).__get__(c).x, super(B).__get__(None) is not None !! TypeError __get__(None, None) is invalid
#> super(B).__get__(5) !! TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> setattr(super(B, b), 'x', 1) !! AttributeError 'super' object has no attribute 'x' and no __dict__ for setting new attributes
#> type('Z', (B,), {'f': lambda self: super(type(self), self).f()})().f() -> 'BA.f'
