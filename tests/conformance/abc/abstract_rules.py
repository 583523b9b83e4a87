# abc: abstract rules.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from abc import ABC, ABCMeta, abstractmethod, update_abstractmethods, get_cache_token
class A(ABC):
    @abstractmethod
    def f(self): return "base f"
    @property
    @abstractmethod
    def p(self): ...
    @classmethod
    @abstractmethod
    def c(cls): ...
    @staticmethod
    @abstractmethod
    def s(): ...
t(lambda: A())
print(sorted(A.__abstractmethods__), A.f.__isabstractmethod__, A.__dict__["p"].__isabstractmethod__,
      A.__dict__["c"].__isabstractmethod__)
class B(A):
    def f(self): return super().f() + " b"
t(lambda: B())
print(sorted(B.__abstractmethods__))
class C(B): p = 1; c = 2; s = 3
print(C().f(), C.__abstractmethods__, isinstance(C(), A))
class One(ABC):
    @abstractmethod
    def only(self): ...
t(lambda: One())
t(lambda: One(1, 2))
t(lambda: object.__new__(One))
One.only = lambda self: 1
t(lambda: One())
update_abstractmethods(One)
t(lambda: One().only())
class V(ABC): pass
print(f"{V.register(int) is int = }")
print(f"{isinstance(5, V) = }")
print(f"{issubclass(bool, V) = }")
print(f"{isinstance("a", V) = }")
print(f"{V() is not None = }")
t(lambda: V.register(5))
t(lambda: int.register)
def cycle(): V.register(V); class_ = type("W", (V,), {}); return class_.register(V)
t(cycle)
class H(ABC):
    @classmethod
    def __subclasshook__(cls, k): return hasattr(k, "quack") if cls is H else NotImplemented
class Duck: quack = 1
print(issubclass(Duck, H), isinstance(Duck(), H), issubclass(int, H))
t(lambda: issubclass(5, H))
t(lambda: isinstance(5, ABC))
class Bad(ABC):
    @classmethod
    def __subclasshook__(cls, k): return "yes"
t(lambda: issubclass(int, Bad))
a = get_cache_token()
V.register(str)
print(get_cache_token() != a, type(ABC).__name__, ABC.__mro__, ABCMeta.__mro__[1], update_abstractmethods(int))

#> TypeError Can't instantiate abstract class A without an implementation for abstract methods 'c', 'f', 'p', 's'
#> ['c', 'f', 'p', 's'] True True True
#> TypeError Can't instantiate abstract class B without an implementation for abstract methods 'c', 'p', 's'
#> ['c', 'p', 's']
#> base f b frozenset() True
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> TypeError One() takes no arguments
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> TypeError Can't instantiate abstract class One without an implementation for abstract method 'only'
#> 1
#> V.register(int) is int = True
#> isinstance(5, V) = True
#> issubclass(bool, V) = True
#> isinstance("a", V) = False
#> V() is not None = True
#> TypeError Can only register classes
#> AttributeError type object 'int' has no attribute 'register'
#> RuntimeError Refusing to create an inheritance cycle
#> True True False
#> TypeError issubclass() arg 1 must be a class
#> True
#> AssertionError __subclasshook__ must return either False, True, or NotImplemented
#> True ABCMeta (<class 'abc.ABC'>, <class 'object'>) <class 'type'> <class 'int'>
