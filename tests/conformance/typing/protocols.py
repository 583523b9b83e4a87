# Protocols, abstract classes of typing and what runtime_checkable checks.
# option: --policy standard
from typing import *
import collections.abc

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

class P(Protocol):
    x: int
    def m(self) -> int: ...
    def n(self): return 5
@runtime_checkable
class R(Protocol):
    def m(self): ...
@runtime_checkable
class D(Protocol):
    x: int
class HasM:
    x = 3
    def m(self): return 1
class HasX:
    def __init__(self): self.x = 1
class Not: m = None
class Child(P):
    def m(self): return 2
class Sub(R, Protocol):
    def q(self): ...
class Impl(R):
    def __init__(self, a): self.a = a
t(lambda: P())
t(lambda: Child().n())
t(lambda: isinstance(HasM(), P))
t(lambda: issubclass(HasM, P))
t(lambda: isinstance(HasM(), R))
t(lambda: isinstance(3, R))
t(lambda: issubclass(HasM, R))
t(lambda: issubclass(int, R))
t(lambda: issubclass(3, R))
t(lambda: isinstance(Not(), R))
t(lambda: isinstance(HasX(), D))
t(lambda: isinstance(HasM(), D))
t(lambda: isinstance(Not(), D))
t(lambda: issubclass(HasM, D))
t(lambda: isinstance(HasM, R))
t(lambda: isinstance(1, Sub))
t(lambda: Impl(3).a)
t(lambda: R.__mro__)
t(lambda: P._is_protocol)
t(lambda: Child._is_protocol)
t(lambda: is_protocol(P))
t(lambda: is_protocol(Child))
t(lambda: is_protocol(Protocol))
t(lambda: is_protocol(3))
t(lambda: sorted(get_protocol_members(P)))
t(lambda: get_protocol_members(Child))
t(lambda: runtime_checkable(int))
t(lambda: runtime_checkable(HasM))
t(lambda: type('Bad', (P, HasM), {}).__mro__)
def define(text):
    try:
        exec(text, globals())
        print('ok')
    except Exception as e:
        print(type(e).__name__, e)
define('class B1(Protocol, HasM): pass')
define('class B2(Protocol, collections.abc.Iterable): pass')
define('class B3(Protocol[int]): pass')
define('class B4[T](Protocol): pass\nprint(B4[int], B4.__parameters__, B4._is_protocol)')
T = TypeVar('T')
define('class B5(Protocol[T]): pass\nprint(B5[int], B5.__parameters__, B5.__orig_bases__)')
define('class B6(Protocol[T], Generic[T]): pass')
define('class B7(Protocol): __slots__ = ()\nB7()')
define('class B8(Generic): pass')
define('class B9(Protocol, Generic[T]): pass\nprint(B9.__mro__)')
class WithInit(Protocol):
    def __init__(self): self.v = 7
class UsesInit(WithInit): pass
t(lambda: UsesInit().v)
t(lambda: WithInit())
class Hook(Protocol):
    @classmethod
    def __subclasshook__(cls, other): return True
t(lambda: Hook.__subclasshook__(3))
for proto, value in ((SupportsInt, 3), (SupportsInt, 'x'), (SupportsFloat, 3), (SupportsIndex, 3), (SupportsIndex,
    3.0),
                     (SupportsAbs, -1), (SupportsRound, 1.5), (SupportsBytes, b''), (SupportsBytes,
                         3), (SupportsComplex, 3j)):
    t(lambda: (proto, isinstance(value, proto)))
t(lambda: SupportsAbs[int])
t(lambda: SupportsInt.__abstractmethods__)
t(lambda: SupportsInt())
class Own(SupportsInt): pass
t(lambda: Own())
t(lambda: issubclass(int, SupportsInt))
t(lambda: issubclass(str, SupportsInt))
class Cls(Protocol):
    a: ClassVar[int]
    b: str = 'x'
    def __call__(self): ...
t(lambda: sorted(Cls.__protocol_attrs__))
@runtime_checkable
class Prop(Protocol):
    @property
    def v(self): ...
class Raises:
    @property
    def v(self): raise RuntimeError
t(lambda: isinstance(Raises(), Prop))
t(lambda: sorted(Prop.__non_callable_proto_members__))
t(lambda: isinstance(object(), Prop))
t(lambda: Protocol())
t(lambda: Protocol[T])
t(lambda: Protocol[int])
t(lambda: isinstance(1, Protocol))
t(lambda: type(P))
t(lambda: P.__init__.__name__)

#> TypeError Protocols cannot be instantiated
#> 5
#> TypeError Instance and class checks can only be used with @runtime_checkable protocols
#> TypeError Instance and class checks can only be used with @runtime_checkable protocols
#> True
#> False
#> True
#> False
#> TypeError issubclass() arg 1 must be a class
#> False
#> True
#> True
#> False
#> TypeError Protocols with non-method members don't support issubclass(). Non-method members: 'x'.
#> True
#> False
#> 3
#> (<class '__main__.R'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>)
#> True
#> False
#> True
#> False
#> False
#> False
#> ['m', 'n', 'x']
#> TypeError <class '__main__.Child'> is not a Protocol
#> TypeError @runtime_checkable can be only applied to protocol classes, got <class 'int'>
#> TypeError @runtime_checkable can be only applied to protocol classes, got <class '__main__.HasM'>
#> (<class 'abc.Bad'>, <class '__main__.P'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class '__main__.HasM'>, <class 'object'>)
#> TypeError Protocols can only inherit from other protocols, got <class '__main__.HasM'>
#> ok
#> TypeError Parameters to Protocol[...] must all be type variables or parameter specification variables.
#> __main__.B4[int] (T,) True
#> ok
#> __main__.B5[int] (~T,) (typing.Protocol[~T],)
#> ok
#> ok
#> TypeError Protocols cannot be instantiated
#> TypeError Cannot inherit from plain Generic
#> (<class '__main__.B9'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>)
#> ok
#> 7
#> <__main__.WithInit object
#> True
#> (<class 'typing.SupportsInt'>, True)
#> (<class 'typing.SupportsInt'>, False)
#> (<class 'typing.SupportsFloat'>, True)
#> (<class 'typing.SupportsIndex'>, True)
#> (<class 'typing.SupportsIndex'>, False)
#> (<class 'typing.SupportsAbs'>, True)
#> (<class 'typing.SupportsRound'>, True)
#> (<class 'typing.SupportsBytes'>, True)
#> (<class 'typing.SupportsBytes'>, False)
#> (<class 'typing.SupportsComplex'>, True)
#> typing.SupportsAbs[int]
#> frozenset({'__int__'})
#> TypeError Can't instantiate abstract class SupportsInt without an implementation for abstract method '__int__'
#> TypeError Can't instantiate abstract class Own without an implementation for abstract method '__int__'
#> True
#> False
#> ['__call__', 'a', 'b']
#> True
#> ['v']
#> False
#> <typing.Protocol object
#> typing.Protocol[~T]
#> TypeError Parameters to Protocol[...] must all be type variables or parameter specification variables.
#> False
#> <class 'typing._ProtocolMeta'>
#> '_no_init_or_replace_init'
