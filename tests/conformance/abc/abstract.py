# abc: abstract methods, registration, hooks and the results of the caches.
# option: --policy standard
import abc
from abc import (ABC, ABCMeta, abstractmethod, abstractproperty, abstractclassmethod, abstractstaticmethod,
                 get_cache_token, update_abstractmethods)

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

class A(ABC):
    @abstractmethod
    def f(self): "doc"
    @property
    @abstractmethod
    def p(self): ...
    @classmethod
    @abstractmethod
    def c(cls): ...
    @staticmethod
    @abstractmethod
    def s(): ...
    def g(self): return 'g'
t(lambda: A())
t(lambda: sorted(A.__abstractmethods__))
t(lambda: A.f.__isabstractmethod__)
class B(A):
    def f(self): return super().f() or 'B.f'
    p = 1
t(lambda: B())
class C(B):
    @classmethod
    def c(cls): return cls.__name__
    @staticmethod
    def s(): return 's'
t(lambda: (C().f(), C().p, C.c(), C.s(), C().g(), C.__abstractmethods__))
class One(ABC):
    @abstractmethod
    def only(self): ...
t(lambda: One())
t(lambda: One.__new__(One))
t(lambda: object.__new__(One))
class D(dict, metaclass=ABCMeta):
    @abstractmethod
    def q(self): ...
t(lambda: D())
t(lambda: isinstance({}, D))
class Reg(ABC): pass
t(lambda: Reg.register(int))
t(lambda: isinstance(3, Reg))
t(lambda: isinstance('x', Reg))
t(lambda: issubclass(bool, Reg))
before = get_cache_token()
t(lambda: Reg.register(str))
t(lambda: get_cache_token() == before + 1)
t(lambda: isinstance('x', Reg))
t(lambda: Reg.register(Reg))
t(lambda: Reg.register(3))
class Sub(Reg): pass
t(lambda: Sub.register(Reg))
t(lambda: issubclass(int, Sub))
t(lambda: issubclass(3, Reg))
t(lambda: isinstance(Sub(), Reg))
@Reg.register
class Deco: pass
t(lambda: (Deco.__name__, issubclass(Deco, Reg)))
class Hooked(metaclass=ABCMeta):
    @classmethod
    def __subclasshook__(cls, other):
        print('hook', cls.__name__, other.__name__)
        if hasattr(other, 'yes'): return True
        if hasattr(other, 'no'): return False
        if hasattr(other, 'odd'): return 3
        return NotImplemented
class Yes: yes = 1
class No: no = 1
class Odd: odd = 1
for cls in (Yes, No, Odd, Yes, No, int):
    t(lambda: issubclass(cls, Hooked))
t(lambda: isinstance(Yes(), Hooked))
t(lambda: isinstance(No(), Hooked))
class Liar:
    @property
    def __class__(self): return int
t(lambda: isinstance(Liar(), Reg))
class Meta2(ABCMeta):
    def __instancecheck__(cls, obj): return 'meta'
class M2(metaclass=Meta2): pass
t(lambda: isinstance(3, M2))
t(lambda: abstractmethod(3))
class Old(metaclass=ABCMeta):
    @abstractproperty
    def x(self): ...
    @abstractclassmethod
    def y(cls): ...
    @abstractstaticmethod
    def z(): ...
t(lambda: sorted(Old.__abstractmethods__))
t(lambda: Old())
class Late(ABC):
    @abstractmethod
    def m(self): ...
Late.m = lambda self: 5
t(lambda: Late())
update_abstractmethods(Late)
t(lambda: Late().m())
t(lambda: update_abstractmethods(int))
Late.n = abstractmethod(lambda self: 1)
t(lambda: update_abstractmethods(Late).__abstractmethods__)
t(lambda: type('X', (A,), {'f': 1, 'p': 1, 'c': 1, 's': 1})().f)
class Manual: pass
Manual.__abstractmethods__ = {'a', 'b'}
t(lambda: Manual())
Manual.__abstractmethods__ = ()
t(lambda: Manual())
del Manual.__abstractmethods__
t(lambda: Manual.__abstractmethods__)
t(lambda: ABC.__slots__)
t(lambda: ABCMeta.__mro__)

#> TypeError Can't instantiate abstract class A without an implementation for abstract methods 'c', 'f', 'p', 's'
#> ['c', 'f', 'p', 's']
#> True
#> TypeError Can't instantiate abstract class B without an implementation for abstract methods 'c', 's'
#> ('B.f', 1, 'C', 's', 'g', frozenset())
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> {}
#> False
#> <class 'int'>
#> True
#> False
#> True
#> <class 'str'>
#> True
#> True
#> <class '__main__.Reg'>
#> TypeError Can only register classes
#> RuntimeError Refusing to create an inheritance cycle
#> False
#> TypeError issubclass() arg 1 must be a class
#> True
#> ('Deco', True)
#> hook Hooked Yes
#> True
#> hook Hooked No
#> False
#> hook Hooked Odd
#> AssertionError __subclasshook__ must return either False, True, or NotImplemented
#> True
#> False
#> hook Hooked int
#> False
#> True
#> False
#> True
#> True
#> AttributeError 'int' object has no attribute '__isabstractmethod__' and no __dict__ for setting new attributes
#> ['x', 'y', 'z']
#> TypeError Can't instantiate abstract class Old without an implementation for abstract methods 'x', 'y', 'z'
#> TypeError Can't instantiate abstract class Late without an implementation for abstract method 'm'
#> 5
#> <class 'int'>
#> frozenset({'n'})
#> 1
#> TypeError Can't instantiate abstract class Manual without an implementation for abstract methods 'a', 'b'
#> <__main__.Manual object
#> AttributeError __abstractmethods__
#> ()
#> (<class 'abc.ABCMeta'>, <class 'type'>, <class 'object'>)
