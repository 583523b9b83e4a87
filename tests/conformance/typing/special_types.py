# What the types of typing's own objects do: copies, pickles, names, subclasses, iteration, attributes.
# option: --policy standard
import collections.abc, copy, pickle, typing
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

T = TypeVar('T'); P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
# Aliases know the name whose brackets made them.
for alias in (List[int], Dict[str, int], Tuple[int, ...], Tuple[()], Callable[[int], str], Callable[..., int],
              Callable[[], int], Type[int], Counter[str], Annotated[List[int], 1], Optional[List[int]],
              Literal[1, 'a'], Unpack[Tuple[int, str]], ClassVar[int], Generator[int]):
    t(lambda: alias.__reduce__()[1] if hasattr(alias, '__reduce__') and type(alias) is not Union else None)
    t(lambda: pickle.loads(pickle.dumps(alias)))
    t(lambda: (copy.copy(alias) == alias, copy.deepcopy(alias) == alias))
for form in (ClassVar, Self, Callable, List, Any, Union, Optional):
    t(lambda: pickle.loads(pickle.dumps(form)) is form)
# Their names.
for alias in (List[int], Callable[[int], str], Literal[1], Concatenate[int, P], Unpack[Ts], Annotated[int, 1],
              ClassVar[int], Final[int], Required[int], Iterable[int]):
    t(lambda: (alias.__name__, alias.__qualname__, alias.__module__, alias._name, type(alias).__name__))
# Their types are not for programs to derive from, except by a private keyword.
for special in (ClassVar, List, Callable, Tuple, ClassVar[int], Literal[1], Annotated[int, 1], Callable[[int], int]):
    t(lambda: type('X', (type(special),), {}))
class Own(typing._GenericAlias, _root=True): pass
t(lambda: isinstance(Own(list, (int,)), typing._GenericAlias))
t(lambda: typing._GenericAlias())
@typing._SpecialForm
def Form(self, parameters):
    """A form of a program."""
    return self, parameters
t(lambda: (Form, Form[int], Form.__doc__, Form.__name__))
# Some are iterable, for `*alias`; those that take subscripts only are not.
for special in (ClassVar, List, Callable, Callable[[int], str], Annotated[int, 1], List[int], Union):
    t(lambda: isinstance(special, collections.abc.Iterable))
    t(lambda: list(special))
# Attributes are those of the class.
t(lambda: ('append' in dir(List), 'append' in dir(List[int]), '__origin__' in dir(List[int])))
t(lambda: List[int].append)
t(lambda: Annotated[List[int], 1].append)
t(lambda: Annotated[int, 1].nope)
t(lambda: ClassVar.nope)
t(lambda: len(ClassVar))
t(lambda: len(List[int]))
t(lambda: setattr(ClassVar, 'x', 1))
t(lambda: List[int]()), t(lambda: Callable[[int], str]()), t(lambda: Deque[int]((1,)))
# A union takes no alias that is no type.
t(lambda: ClassVar[int] | int)
t(lambda: Union[Final[int], str])
t(lambda: Generic['1 +'])
t(lambda: List[Union])
t(lambda: Literal[[], []])
t(lambda: Literal[1, True, 1, Literal[2, 1]])
t(lambda: hash(Literal[1, 2]) == hash(Literal[2, 1]))
t(lambda: Literal[[]] == Literal[[]])
for given in ('x', None, 1, (1,), ClassVar[int], Final, Final[int], Any, Optional, Generic[T], Required[int]):
    for options in ({}, {'is_argument': False}, {'allow_special_forms': True}, {'module': 'm'}):
        t(lambda: typing._type_check(given, 'Wrong.', **options))
# Classes of named tuples and typed dicts.
def define(text):
    try:
        exec(text, globals())
        print('ok')
    except Exception as e:
        print(type(e).__name__, e, getattr(e, '__notes__', ''))
class Setter:
    def __set_name__(self, owner, name): raise LookupError(name)
define('class N(NamedTuple):\n x: int\n y = Setter()')
define('class N(NamedTuple):\n x: (1, 2)')
define('class N(NamedTuple, int): pass')
define('class A(TypedDict):\n x: ReadOnly[int]\nclass B(TypedDict):\n x: int\nclass C(A, B): pass\n'
       'print(C.__readonly_keys__, C.__mutable_keys__)')
define('class B(TypedDict):\n x: int\nclass C(B):\n x: ReadOnly[int]')
t(lambda: NewType('N', int).__call__)
t(lambda: NewType('a.b', int).__name__)
# Overloads: asking for those of a function registers nothing.
def plain(): pass
t(lambda: (get_overloads(plain), get_overloads(plain)))

#> (typing.List, <class 'int'>)
#> typing.List[int]
#> (True, True)
#> (typing.Dict, (<class 'str'>, <class 'int'>))
#> typing.Dict[str, int]
#> (True, True)
#> (typing.Tuple, (<class 'int'>, Ellipsis))
#> typing.Tuple[int, ...]
#> (True, True)
#> (typing.Tuple, ())
#> typing.Tuple[()]
#> (True, True)
#> (typing.Callable, ([<class 'int'>], <class 'str'>))
#> typing.Callable[[int], str]
#> (True, True)
#> (typing.Callable, (Ellipsis, <class 'int'>))
#> typing.Callable[..., int]
#> (True, True)
#> (typing.Callable, ([], <class 'int'>))
#> typing.Callable[[], int]
#> (True, True)
#> (typing.Type, <class 'int'>)
#> typing.Type[int]
#> (True, True)
#> (typing.Counter, <class 'str'>)
#> typing.Counter[str]
#> (True, True)
#> (typing.Annotated, (typing.List[int], 1))
#> typing.Annotated[typing.List[int], 1]
#> (True, True)
#> None
#> typing.List[int] | None
#> (True, True)
#> (typing.Literal, (1, 'a'))
#> typing.Literal[1, 'a']
#> (True, True)
#> (typing.Unpack, typing.Tuple[int, str])
#> typing.Unpack[typing.Tuple[int, str]]
#> (True, True)
#> (typing.ClassVar, <class 'int'>)
#> typing.ClassVar[int]
#> (True, True)
#> (typing.Generator, (<class 'int'>, <class 'NoneType'>, <class 'NoneType'>))
#> typing.Generator[int, NoneType, NoneType]
#> (True, True)
#> True
#> True
#> True
#> True
#> True
#> True
#> True
#> ('List', 'List', 'typing', 'List', '_GenericAlias')
#> ('Callable', 'Callable', 'typing', 'Callable', '_CallableGenericAlias')
#> ('Literal', 'Literal', 'typing', None, '_LiteralGenericAlias')
#> ('Concatenate', 'Concatenate', 'typing', None, '_ConcatenateGenericAlias')
#> ('Unpack', 'Unpack', 'typing', None, '_UnpackGenericAlias')
#> ('Annotated', 'Annotated', 'typing', 'Annotated', '_AnnotatedAlias')
#> ('ClassVar', 'ClassVar', 'typing', None, '_GenericAlias')
#> ('Final', 'Final', 'typing', None, '_GenericAlias')
#> ('Required', 'Required', 'typing', None, '_GenericAlias')
#> ('Iterable', 'Iterable', 'typing', 'Iterable', '_GenericAlias')
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> TypeError Cannot subclass special typing classes
#> True
#> TypeError _GenericAlias.__init__() missing 2 required positional arguments: 'origin' and 'args'
#> (typing.Form, (typing.Form, <class 'int'>), 'A form of a program.', 'Form')
#> False
#> TypeError '_SpecialForm' object is not iterable
#> False
#> TypeError '_SpecialGenericAlias' object is not iterable
#> False
#> TypeError '_CallableType' object is not iterable
#> False
#> TypeError '_CallableGenericAlias' object is not iterable
#> False
#> TypeError '_AnnotatedAlias' object is not iterable
#> True
#> [typing.Unpack[typing.List[int]]]
#> False
#> TypeError 'type' object is not iterable
#> (True, True, True)
#> <method 'append' of 'list' objects>
#> <method 'append' of 'list' objects>
#> AttributeError type object 'int' has no attribute 'nope'
#> AttributeError nope
#> TypeError object of type '_SpecialForm' has no len()
#> TypeError object of type '_GenericAlias' has no len()
#> AttributeError '_SpecialForm' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError Type List cannot be instantiated; use list() instead
#> TypeError Can't instantiate abstract class Callable without an implementation for abstract method '__call__'
#> deque([1])
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError typing.Final[int] is not valid as type argument
#> SyntaxError Forward reference must be an expression -- got '1 +'
#> typing.List[typing.Union]
#> typing.Literal[[], []]
#> typing.Literal[1, True, 2]
#> True
#> TypeError cannot use 'tuple' as a set element (unhashable type: 'list')
#> ForwardRef('x')
#> ForwardRef('x')
#> ForwardRef('x', is_class=True)
#> ForwardRef('x', module='m')
#> <class 'NoneType'>
#> <class 'NoneType'>
#> <class 'NoneType'>
#> <class 'NoneType'>
#> 1
#> 1
#> 1
#> 1
#> TypeError Wrong. Got (1,).
#> TypeError Wrong. Got (1,).
#> TypeError Wrong. Got (1,).
#> TypeError Wrong. Got (1,).
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError typing.ClassVar[int] is not valid as type argument
#> typing.ClassVar[int]
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError Plain typing.Final is not valid as type argument
#> TypeError Plain typing.Final is not valid as type argument
#> typing.Final
#> TypeError Plain typing.Final is not valid as type argument
#> TypeError typing.Final[int] is not valid as type argument
#> typing.Final[int]
#> typing.Final[int]
#> TypeError typing.Final[int] is not valid as type argument
#> typing.Any
#> typing.Any
#> typing.Any
#> typing.Any
#> TypeError Plain typing.Optional is not valid as type argument
#> TypeError Plain typing.Optional is not valid as type argument
#> TypeError Plain typing.Optional is not valid as type argument
#> TypeError Plain typing.Optional is not valid as type argument
#> TypeError typing.Generic[~T] is not valid as type argument
#> TypeError typing.Generic[~T] is not valid as type argument
#> TypeError typing.Generic[~T] is not valid as type argument
#> TypeError typing.Generic[~T] is not valid as type argument
#> typing.Required[int]
#> typing.Required[int]
#> typing.Required[int]
#> typing.Required[int]
#> LookupError y ["Error calling __set_name__ on 'Setter' instance 'y' in 'N'"]
#> TypeError field annotation must be a type Got (1, 2). 
#> TypeError can only inherit from a NamedTuple type and Generic 
#> frozenset({'x'}) frozenset({'x'})
#> ok
#> TypeError Cannot override mutable key 'x' with read-only key 
#> <built-in function _idfunc>
#> 'b'
#> ([], [])
