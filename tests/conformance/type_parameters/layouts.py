# Generic classes over built-in layouts, slots, copies, metaclasses, abstract classes and enums of parameters.
# option: --policy standard
import abc, copy, collections, dataclasses, functools
from typing import Generic, TypeVar, Protocol, get_type_hints, ParamSpec, TypeVarTuple, Unpack

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

class Slots[T]:
    __slots__ = ('x', 'y')
    def __init__(self, x): self.x = x
s = Slots[int](3)
t(lambda: s.x)
t(lambda: s.y)
t(lambda: s.__orig_class__)
t(lambda: hasattr(s, '__dict__'))
class E[T](Exception): pass
try:
    raise E[int]('boom')
except E as e:
    print(repr(e), e.args, e.__orig_class__)
class L[T](list): pass
l = L[int]([1, 2])
l.extra = 5
t(lambda: (l, l.extra, l.__orig_class__, L.__mro__))
class I[T](int): pass
t(lambda: (I[str](5) + 1, I(3).__class__.__name__))
class S[T](str): pass
t(lambda: S[int]('abc').upper())
class Tu[T](tuple): pass
t(lambda: (Tu[int]((1, 2)), Tu.__bases__))
class D[K, V](dict[K, V]): pass
t(lambda: (D[str, int](a=1), D.__orig_bases__, D[str, int]))
class DD[K](collections.OrderedDict[str, K]): pass
t(lambda: (DD[int](a=1), DD.__mro__[:3]))
class Meta(type):
    def __getitem__(cls, item): return ('meta', item)
class WithMeta[T](metaclass=Meta): pass
t(lambda: WithMeta[int])
t(lambda: WithMeta.__class_getitem__(int))
class Abs[T](abc.ABC):
    @abc.abstractmethod
    def f(self) -> T: ...
t(lambda: Abs())
t(lambda: Abs[int]())
class Con(Abs[int]):
    def f(self): return 1
t(lambda: (Con().f(), isinstance(Con(), Abs), Con.__orig_bases__, Con.__parameters__))
class GetItem:
    def __class_getitem__(cls, item): return (cls.__name__, item)
class SubGet(GetItem): pass
t(lambda: (GetItem[int], SubGet[1, 2], SubGet[()]))
t(lambda: GetItem()[0])
class A[T]: pass
class B[T](A[T]): pass
class C2[T, U](B[U]): pass
t(lambda: (C2.__mro__, C2.__parameters__, C2[int, str], C2.__orig_bases__, B[int].__mro_entries__(())))
class C3(C2[int, str]): pass
t(lambda: (C3.__parameters__, C3.__orig_bases__))
t(lambda: C3[int])
X = TypeVar('X'); Y = TypeVar('Y')
class Old(Generic[X, Y]): pass
class Half(Old[X, int]): pass
t(lambda: (Old[int, str], Half[str], Half.__parameters__, Old[X, int][str], Old[X, list[Y]][int, str]))
t(lambda: Old[int])
t(lambda: Half[int, str])
for value in (list[int], int | str, X, A[int], A, dict[str, list[X]], Old[X, Y]):
    t(lambda: (copy.copy(value) == value, copy.deepcopy(value) == value))
@dataclasses.dataclass
class Data[T]:
    x: T
    y: list[T] = dataclasses.field(default_factory=list)
t(lambda: (Data(1), Data[int](2, [3]), Data[int], Data.__annotations__, dataclasses.replace(Data(1), x=5)))
@functools.wraps(lambda: 1)
def wrapped[T](): pass
t(lambda: (wrapped.__type_params__, wrapped.__name__))
class NoInit[T]:
    def __new__(cls, *a): return super().__new__(cls)
t(lambda: type(NoInit[int](1)).__name__)
class Sub2[T](A):
    def __init_subclass__(cls, **kw): print('init_subclass', cls.__name__, kw)
class Sub3(Sub2[int], key=1): pass
class Desc:
    def __set_name__(self, owner, name): print('set_name', owner.__name__, name, owner.__type_params__)
class Named[T]:
    d = Desc()
t(lambda: A.__type_params__ is A.__type_params__)
def setparams():
    A.__type_params__ = (1,)
    return A.__type_params__
t(setparams)
def badparams():
    A.__type_params__ = 3
t(badparams)
def f(): pass
f.__type_params__ = (X,)
t(lambda: f.__type_params__)
def badf(): f.__type_params__ = 3
t(badf)
def delf(): del f.__type_params__
t(delf)
t(lambda: issubclass(A, Generic))
t(lambda: isinstance(A(), Generic))
t(lambda: Generic[X].__parameters__)
t(lambda: type('Made', (Generic,), {}))
t(lambda: type('Made', (A,), {})[int])
# The class made above is garbage, but it exists until a collection finds it.
t(lambda: [c.__name__ for c in A.__subclasses__() if c.__name__ != 'Made'])
t(lambda: {A[int]: 1, A[str]: 2}[A[int]])
t(lambda: A[int] | None)
t(lambda: A | B)
t(lambda: tuple[A[int], ...])
t(lambda: A[A[A[int]]])
t(lambda: isinstance(3, A[int] | int))
class Big[T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22, T23,
          T24, T25, T26, T27, T28, T29, T30, T31, T32, T33, T34, T35]:
    def f[U1, U2, U3](self, a: T35, b: U3) -> T1: return (T1, T35, U3)
t(lambda: (len(Big.__type_params__), Big().f(1, 2), Big.f.__annotations__))

#> 3
#> AttributeError 'Slots' object has no attribute 'y'
#> AttributeError 'Slots' object has no attribute '__orig_class__'
#> False
#> E('boom') ('boom',) __main__.E[int]
#> ([1, 2], 5, __main__.L[int], (<class '__main__.L'>, <class 'list'>, <class 'typing.Generic'>, <class 'object'>))
#> (6, 'I')
#> 'ABC'
#> ((1, 2), (<class 'tuple'>, <class 'typing.Generic'>))
#> ({'a': 1}, (dict[K, V], typing.Generic[K, V]), __main__.D[str, int])
#> (DD({'a': 1}), (<class '__main__.DD'>, <class 'collections.OrderedDict'>, <class 'dict'>))
#> ('meta', <class 'int'>)
#> __main__.WithMeta[int]
#> TypeError Can't instantiate abstract class Abs without an implementation for abstract method 'f'
#> TypeError Can't instantiate abstract class Abs without an implementation for abstract method 'f'
#> (1, True, (__main__.Abs[int],), ())
#> (('GetItem', <class 'int'>), ('SubGet', (1, 2)), ('SubGet', ()))
#> TypeError 'GetItem' object is not subscriptable
#> ((<class '__main__.C2'>, <class '__main__.B'>, <class '__main__.A'>, <class 'typing.Generic'>, <class 'object'>), (T, U), __main__.C2[int, str], (__main__.B[U], typing.Generic[T, U]), (<class '__main__.B'>,))
#> ((), (__main__.C2[int, str],))
#> TypeError <class '__main__.C3'> is not a generic class
#> (__main__.Old[int, str], __main__.Half[str], (~X,), __main__.Old[str, int], __main__.Old[int, list[str]])
#> TypeError Too few arguments for <class '__main__.Old'>; actual 1, expected at least 2
#> TypeError Too many arguments for <class '__main__.Half'>; actual 2, expected 1
#> (True, True)
#> (True, True)
#> (True, True)
#> (True, True)
#> (True, True)
#> (True, True)
#> (True, True)
#> (Data(x=1, y=[]), Data(x=2, y=[3]), __main__.Data[int], {'x': T, 'y': list[T]}, Data(x=5, y=[]))
#> ((), '<lambda>')
#> 'NoInit'
#> init_subclass Sub3 {'key': 1}
#> set_name Named d (T,)
#> True
#> (1,)
#> None
#> (~X,)
#> TypeError __type_params__ must be set to a tuple
#> TypeError __type_params__ must be set to a tuple
#> True
#> True
#> (~X,)
#> TypeError Cannot inherit from plain Generic
#> TypeError <class '__main__.Made'> is not a generic class
#> ['B', 'Sub2']
#> 1
#> __main__.A[int] | None
#> __main__.A | __main__.B
#> tuple[__main__.A[int], ...]
#> __main__.A[__main__.A[__main__.A[int]]]
#> TypeError Subscripted generics cannot be used with class and instance checks
#> (35, (T1, T35, U3), {'a': T35, 'b': U3, 'return': T1})
