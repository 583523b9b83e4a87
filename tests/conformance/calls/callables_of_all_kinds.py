# calls: callables of all kinds.
# option: --policy standard
import functools
class C:
    def __init__(self, v=0): self.v = v
    def __call__(self, *a, **k): return ('call', self.v, a, k)
    def meth(self, *a): return ('meth', a)
    @classmethod
    def cm(cls, *a): return (cls.__name__, a)
    @staticmethod
    def sm(*a): return a
class N:
    def __new__(cls, *a): return ('made', a)
class Meta(type):
    def __call__(cls, *a): return ('metacall', cls.__name__, a)
class WithMeta(metaclass=Meta): pass
class Chain: __call__ = C(7)
class NoCall: __call__ = None
c = C(1)
inst = C(2); inst.__call__ = lambda: 'instance'


for line in r"""
c(), c(1, k=2), C(3)()
inst(), inst.__call__()
C.__call__(c, 5), C.meth(c, 1), C.meth('anything', 2)
C.meth()
N(1, 2), N()
WithMeta(), WithMeta(1, 2)
Chain()(), Chain()(9)
NoCall()()
callable(c)
callable(C)
callable(NoCall())
callable(len)
callable(1)
C.cm(1), c.cm(2), C.sm(3), c.sm(4)
C.__dict__['sm'](5), callable(C.__dict__['cm'])
C.__dict__['cm'](6)
functools.partial(c, 1, x=2)(3, y=4), functools.partial(functools.partial(c, 1), 2)(3)
functools.partial(c.meth, 1)(2), functools.partial(C)(4).v
list(map(c, [1, 2]))
[].append.__call__(1), len.__call__([1, 2]), (lambda: 3).__call__()
(lambda: 3).__call__.__call__.__call__()
int.__call__('12'), type.__call__(int, '7'), type.__call__(C, 8).v
'x'.upper(), str.upper('x'), str.join('-', 'ab')
str.upper(1)
str.upper()
list.append([], 1, 2)
list.append(1, 2)
dict.fromkeys('ab', 0), [1, 2].__len__(), list.__len__([1])
(lambda x: x())(None)
(lambda x: x())(1)
(lambda x: x())('a')
(lambda x: x())([])
NotImplemented()
(lambda x: x())(...)
C.v()
c.v()
C(1, 2)
object(1)
C.cm.__func__(C, 1), c.meth.__func__ is C.meth, c.meth.__self__ is c
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> c(), c(1, k=2), C(3)() -> (('call', 1, (), {}), ('call', 1, (1,), {'k': 2}), ('call', 3, (), {}))
#> inst(), inst.__call__() -> (('call', 2, (), {}), 'instance')
#> C.__call__(c, 5), C.meth(c, 1), C.meth('anything', 2) -> (('call', 1, (5,), {}), ('meth', (1,)), ('meth', (2,)))
#> C.meth() !! TypeError C.meth() missing 1 required positional argument: 'self'
#> N(1, 2), N() -> (('made', (1, 2)), ('made', ()))
#> WithMeta(), WithMeta(1, 2) -> (('metacall', 'WithMeta', ()), ('metacall', 'WithMeta', (1, 2)))
#> Chain()(), Chain()(9) -> (('call', 7, (), {}), ('call', 7, (9,), {}))
#> NoCall()() !! TypeError 'NoneType' object is not callable
#> callable(c) -> True
#> callable(C) -> True
#> callable(NoCall()) -> True
#> callable(len) -> True
#> callable(1) -> False
#> C.cm(1), c.cm(2), C.sm(3), c.sm(4) -> (('C', (1,)), ('C', (2,)), (3,), (4,))
#> C.__dict__['sm'](5), callable(C.__dict__['cm']) -> ((5,), False)
#> C.__dict__['cm'](6) !! TypeError 'classmethod' object is not callable
#> functools.partial(c, 1, x=2)(3, y=4), functools.partial(functools.partial(c, 1), 2)(3) -> (('call', 1, (1, 3), {'x': 2, 'y': 4}), ('call', 1, (1, 2, 3), {}))
#> functools.partial(c.meth, 1)(2), functools.partial(C)(4).v -> (('meth', (1, 2)), 4)
#> list(map(c, [1, 2])) -> [('call', 1, (1,), {}), ('call', 1, (2,), {})]
#> [].append.__call__(1), len.__call__([1, 2]), (lambda: 3).__call__() -> (None, 2, 3)
#> (lambda: 3).__call__.__call__.__call__() -> 3
#> int.__call__('12'), type.__call__(int, '7'), type.__call__(C, 8).v -> (12, 7, 8)
#> 'x'.upper(), str.upper('x'), str.join('-', 'ab') -> ('X', 'X', 'a-b')
#> str.upper(1) !! TypeError descriptor 'upper' for 'str' objects doesn't apply to a 'int' object
#> str.upper() !! TypeError unbound method str.upper() needs an argument
#> list.append([], 1, 2) !! TypeError list.append() takes exactly one argument (2 given)
#> list.append(1, 2) !! TypeError descriptor 'append' for 'list' objects doesn't apply to a 'int' object
#> dict.fromkeys('ab', 0), [1, 2].__len__(), list.__len__([1]) -> ({'a': 0, 'b': 0}, 2, 1)
#> (lambda x: x())(None) !! TypeError 'NoneType' object is not callable
#> (lambda x: x())(1) !! TypeError 'int' object is not callable
#> (lambda x: x())('a') !! TypeError 'str' object is not callable
#> (lambda x: x())([]) !! TypeError 'list' object is not callable
#> NotImplemented() !! TypeError 'NotImplementedType' object is not callable
#> (lambda x: x())(...) !! TypeError 'ellipsis' object is not callable
#> C.v() !! AttributeError type object 'C' has no attribute 'v'
#> c.v() !! TypeError 'int' object is not callable
#> C(1, 2) !! TypeError C.__init__() takes from 1 to 2 positional arguments but 3 were given
#> object(1) !! TypeError object() takes no arguments
#> C.cm.__func__(C, 1), c.meth.__func__ is C.meth, c.meth.__self__ is c -> (('C', (1,)), True, True)
