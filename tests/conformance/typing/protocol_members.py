# Which members protocols ask for, in objects and classes that answer in other ways.
# option: --policy standard
import typing
from typing import *

def define(text):
    try:
        exec(text, globals())
    except Exception as e:
        print(type(e).__name__, e)

T = TypeVar('T')
define('''
class Late(Protocol):
    x: nope
print(Late.__protocol_attrs__)
''')
define('''
@runtime_checkable
class HasMethod(Protocol):
    def m(self): ...
class Also(HasMethod, Protocol):
    x: int = 3
print(Also._is_runtime_protocol, sorted(Also.__protocol_attrs__), HasMethod._is_protocol)
class Implements(HasMethod): pass
print(Implements._is_protocol, Implements().m(), isinstance(Implements(), HasMethod), sorted(Implements.__protocol_attrs__))
''')
define('HasMethod()')
define('class Bad(Protocol, int): pass')
define('class Bad(Protocol, Implements): pass')
define('class Good(HasMethod, int): pass\nprint(Good(3))')
define('Late.register(int)\nissubclass(int, Late)')
define('HasMethod.register(bytes)\nprint(issubclass(bytes, HasMethod), isinstance(b"", HasMethod))')
define('''
class WithInit(Protocol):
    def __init__(self, x): self.x = x
class UsesInit(WithInit): pass
print(UsesInit(3).x)
WithInit(3)
''')
define('''
class Data(Protocol):
    a: int
class Base:
    def __init__(self, a): self.a = a
class Both(Data, Base): pass
print(Both(3).a, Both.__init__ is Base.__init__)
''')
for wrong in (int, Implements, 3):
    define(f'runtime_checkable({wrong!r})' if wrong == 3 else f'runtime_checkable({wrong.__name__})')
define('''
@runtime_checkable
class HasData(Protocol):
    x: int
issubclass(int, HasData)
''')
for check in ('issubclass(3, HasData)', 'issubclass(3, HasMethod)', 'issubclass(3, Late)', 'isinstance(3, Late)',
              'print(isinstance(3, Protocol), issubclass(int, Protocol), issubclass(Late, Protocol))'):
    define(check)
define('''
class Nones:
    x = None
    m = None
print(isinstance(Nones(), HasData), isinstance(Nones(), HasMethod), issubclass(Nones, HasMethod))
class Slots:
    __slots__ = ('x',)
print(isinstance(Slots(), HasData))
class Computes:
    def __getattr__(self, name): return 1
print(isinstance(Computes(), HasData))
class Raises:
    @property
    def x(self): raise LookupError
print(isinstance(Raises(), HasData))
class Empty: pass
empty = Empty()
empty.m = empty.x = 3
print(isinstance(empty, HasData), isinstance(empty, HasMethod), isinstance(Empty, HasMethod))
print(isinstance(typing, HasMethod))
import types
module = types.ModuleType('module')
module.m = None
print(isinstance(module, HasMethod))
module.m = 3
print(isinstance(module, HasMethod))
''')
define('''
@runtime_checkable
class Two(Protocol):
    m: int
    def n(self): ...
class OtherProtocol(Protocol):
    m: int
    def n(self): ...
class Annotated_(object):
    m: int
    def n(self): ...
print(Two.__subclasshook__(OtherProtocol), Two.__subclasshook__(Annotated_), sorted(Two.__non_callable_proto_members__))
print(sorted(get_protocol_members(Two)), is_protocol(Two), is_protocol(Implements), is_protocol(3), is_protocol(Protocol))
''')
define('''
class Meta(type(Protocol)):
    @property
    def bad(cls): raise LookupError('no')
class HasBad(Protocol, metaclass=Meta):
    bad: int
runtime_checkable(HasBad)
''')
define('class Extends(Iterable[int], Protocol): pass\nprint(Extends.__protocol_attrs__)')
define('class Extends(Generic[T], Protocol): pass\nprint(Extends.__parameters__, Extends.__bases__)')
define('class A(Protocol[T]): pass\nclass B(A[int]): pass\nprint(B._is_protocol, type(B()).__name__)')
define('class Hook(Protocol):\n    __subclasshook__ = classmethod(lambda cls, other: True)\n    x: int\n'
       'print(issubclass(int, runtime_checkable(Hook)))')
print(isinstance(3, SupportsInt), isinstance('x', SupportsInt), issubclass(float, SupportsFloat), isinstance(3, SupportsAbs))
print(SupportsRound.__abstractmethods__, len(SupportsAbs.__parameters__), SupportsIndex._is_runtime_protocol)
print(T.__module__, typing.T.__module__, typing.T_co.__module__, typing.KT, typing.T_contra, typing.AnyStr.__constraints__)

#> {'x'}
#> True ['m', 'x'] True
#> False None True ['m']
#> TypeError Protocols cannot be instantiated
#> TypeError Protocols can only inherit from other protocols, got <class 'int'>
#> TypeError Protocols can only inherit from other protocols, got <class '__main__.Implements'>
#> 3
#> TypeError Instance and class checks can only be used with @runtime_checkable protocols
#> True True
#> 3
#> 3 True
#> TypeError @runtime_checkable can be only applied to protocol classes, got <class 'int'>
#> TypeError @runtime_checkable can be only applied to protocol classes, got <class '__main__.Implements'>
#> TypeError issubclass() arg 1 must be a class
#> TypeError Protocols with non-method members don't support issubclass(). Non-method members: 'x'.
#> TypeError issubclass() arg 1 must be a class
#> TypeError issubclass() arg 1 must be a class
#> TypeError issubclass() arg 1 must be a class
#> TypeError Instance and class checks can only be used with @runtime_checkable protocols
#> False False True
#> True False False
#> True
#> False
#> True
#> True True False
#> False
#> False
#> True
#> True NotImplemented ['m']
#> ['m', 'n'] True False False False
#> TypeError Failed to determine whether protocol member 'bad' is a method member
#> {'__iter__'}
#> (~T,) (<class 'typing.Protocol'>,)
#> False B
#> True
#> True False True True
#> frozenset({'__round__'}) 1 True
#> __main__ typing typing ~KT -T_contra (<class 'bytes'>, <class 'str'>)
