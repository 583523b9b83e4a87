# Special forms of typing: Any, Literal, Annotated, Callable, ClassVar, the aliases of collections.
# option: --policy standard
import typing, collections, collections.abc, types, re
from typing import *

def t(f):
    try:
        print(repr(f()).split(' at 0x')[0])
    except Exception as e:
        print(type(e).__name__, e)

T = TypeVar('T'); S = TypeVar('S'); P = ParamSpec('P'); Ts = TypeVarTuple('Ts')
for form in (Any, NoReturn, Never, Self, LiteralString, TypeAlias, ClassVar, Final, Literal, Optional,
             Annotated, Concatenate, TypeGuard, TypeIs, Required, NotRequired, ReadOnly, Unpack, Union,
             Generic, Protocol, Callable, Tuple, List, Dict, Type, NoDefault):
    print(form, getattr(form, '__name__', None), getattr(form, '__qualname__', None),
          form.__module__ if form is not NoDefault else '')
for form in (NoReturn, Self, LiteralString, TypeAlias, Any):
    t(lambda: form[int])
    t(lambda: form())
    t(lambda: isinstance(1, form))
    t(lambda: issubclass(int, form))
for form in (ClassVar, Final, TypeGuard, TypeIs, Required, NotRequired, ReadOnly, Optional):
    t(lambda: form[int])
    t(lambda: form[int, str])
    t(lambda: form['x'])
    t(lambda: form[None])
    t(lambda: form())
    t(lambda: type('X', (form,), {}))
    t(lambda: type('X', (form[int],), {}))
t(lambda: Optional[ClassVar[int]])
t(lambda: List[ClassVar[int]])
t(lambda: List[Final])
t(lambda: List[Generic])
t(lambda: List[Generic[T]])
t(lambda: List[(int, str)])
t(lambda: Union[int, 3])
t(lambda: Literal[1, 2, 1])
t(lambda: Literal[1] == Literal[True])
t(lambda: Literal[1, 2] == Literal[2, 1])
t(lambda: hash(Literal[1, 2]) == hash(Literal[2, 1]))
t(lambda: Literal[Literal[1, 2], 3])
t(lambda: Literal['a', b'b', None, True])
t(lambda: Literal[[1]])
t(lambda: Literal[()])
t(lambda: Literal[1]())
t(lambda: isinstance(1, Literal[1]))
t(lambda: Literal[1].__args__)
t(lambda: Literal[1].__origin__)
t(lambda: Optional[Literal[1]])
t(lambda: Annotated[int, 'a'])
t(lambda: Annotated[int])
t(lambda: Annotated[Annotated[int, 'a'], 'b'])
t(lambda: Annotated[List[T], 'a'][int])
t(lambda: Annotated[int, 'a'] == Annotated[int, 'a'])
t(lambda: Annotated[int, 'a'] == Annotated[int, 'b'])
t(lambda: Annotated[int, 'a'].__metadata__)
t(lambda: Annotated[int, 'a'].__origin__)
t(lambda: Annotated[int, 'a'].__args__)
t(lambda: Annotated[int, 'a']())
t(lambda: Annotated[int, [1]] == Annotated[int, [1]])
t(lambda: hash(Annotated[int, []]))
t(lambda: Annotated[int, 'a'].bit_length)
t(lambda: Annotated['x', 1])
t(lambda: Annotated[ClassVar[int], 1])
class X(Annotated[int, 1]): pass
print(X.__bases__)
t(lambda: Callable[[int], str])
t(lambda: Callable[..., str])
t(lambda: Callable[[], str])
t(lambda: Callable[[int], str].__args__)
t(lambda: Callable[int, str])
t(lambda: Callable[int])
t(lambda: Callable[[int], None])
t(lambda: Callable[[T], S][int, str])
t(lambda: Callable[P, T][[int, str], bool])
t(lambda: Callable[P, T][int, str])
t(lambda: Callable[P, T][..., bool])
t(lambda: Callable[Concatenate[int, P], T])
t(lambda: Callable[Concatenate[int, P], T][[str, bool], bytes])
t(lambda: Callable[Concatenate[int, P], T].__parameters__)
t(lambda: Callable[[int], str] == Callable[[int], str])
t(lambda: Callable[[int], str]())
t(lambda: isinstance(len, Callable))
t(lambda: isinstance(len, Callable[[int], str]))
t(lambda: issubclass(int, Callable))
t(lambda: Concatenate[int, str])
t(lambda: Concatenate[int, P])
t(lambda: Concatenate[()])
t(lambda: Tuple[int, str])
t(lambda: Tuple[int, ...])
t(lambda: Tuple[()])
t(lambda: Tuple[...])
t(lambda: Tuple[T, ...][int])
t(lambda: Tuple[*Ts])
t(lambda: Tuple[*Ts][int, str])
t(lambda: Tuple())
t(lambda: isinstance((), Tuple))
t(lambda: Unpack[Ts])
t(lambda: Unpack[tuple[int, ...]])
t(lambda: Unpack[int])
t(lambda: tuple[Unpack[tuple[int, str]]])
t(lambda: Dict[str, int])
t(lambda: Dict[str])
t(lambda: Dict[str, int, bool])
t(lambda: Dict[T, S][int, str])
t(lambda: Dict)
t(lambda: Dict())
t(lambda: List[int]())
t(lambda: List[int].append)
t(lambda: List.append)
t(lambda: isinstance([], List))
t(lambda: isinstance([], List[int]))
t(lambda: issubclass(list, List))
t(lambda: issubclass(list, Sequence))
t(lambda: isinstance({}, Mapping))
t(lambda: isinstance(1, Hashable))
t(lambda: Hashable[int])
t(lambda: Iterable[int].__origin__)
t(lambda: Iterable.__origin__)
t(lambda: Deque[int])
t(lambda: DefaultDict[str, int])
t(lambda: Counter[str])
t(lambda: OrderedDict[str, int]())
t(lambda: Type[int])
t(lambda: ContextManager[int])
t(lambda: Generator[int])
t(lambda: Generator[int, str, bool])
t(lambda: Generator[int, str, bool, int])
t(lambda: AsyncGenerator[int])
t(lambda: Pattern[str])
t(lambda: Match)
t(lambda: AbstractSet[int])
t(lambda: Text)
t(lambda: AnyStr)
t(lambda: AnyStr.__constraints__)
t(lambda: IO[str])
t(lambda: TextIO.__mro__)
t(lambda: typing.nonexistent)
class L(List[int]): pass
class M(Mapping[str, T]): pass
try:
    class G(Generic[T], List[S]): pass
except TypeError as e: print(e)
class G(Generic[T, S], List[S]): pass
class D(Dict[str, T], Generic[T]): pass
for cls in (L, M, D, G):
    print(cls.__bases__, cls.__mro__, cls.__orig_bases__, getattr(cls, '__parameters__', None))
t(lambda: G.__parameters__)
t(lambda: M[int])
t(lambda: M[int, str])
t(lambda: L()[int])
t(lambda: get_origin(List[int]))
t(lambda: get_origin(List))
t(lambda: get_origin(list[int]))
t(lambda: get_origin(Union[int, str]))
t(lambda: get_origin(Annotated[int, 1]))
t(lambda: get_origin(Generic[T]))
t(lambda: get_origin(Generic))
t(lambda: get_origin(P.args))
t(lambda: get_origin(Literal[1]))
t(lambda: get_origin(int))
t(lambda: get_origin(Callable[[int], str]))
t(lambda: get_args(Callable[[int], str]))
t(lambda: get_args(Callable[..., str]))
t(lambda: get_args(collections.abc.Callable[[int], str]))
t(lambda: get_args(Annotated[int, 1, 2]))
t(lambda: get_args(Dict[int, Tuple[T, int]][Optional[int]]))
t(lambda: get_args(int))
t(lambda: get_args(Union[int, str]))
t(lambda: get_args(Literal[1, 2]))
t(lambda: collections.abc.Callable[[int], str])
t(lambda: collections.abc.Callable[..., str])
t(lambda: collections.abc.Callable[[T], S][int, str])
t(lambda: collections.abc.Callable[P, T][[int], str])
t(lambda: collections.abc.Callable[P, T][int, str])
t(lambda: collections.abc.Callable[int, str])
t(lambda: collections.abc.Callable[[int], str].__parameters__)
t(lambda: List[int] | None)
t(lambda: None | List[int])
t(lambda: Any | None)
t(lambda: 'x' | List[int])
t(lambda: ClassVar | int)
t(lambda: List[int] == list[int])
t(lambda: List[int] == List[int])
t(lambda: {List[int]: 1}[List[int]])
t(lambda: setattr(List[int], '__origin__', 3) or 1)

#> typing.Any Any Any typing
#> typing.NoReturn NoReturn NoReturn typing
#> typing.Never Never Never typing
#> typing.Self Self Self typing
#> typing.LiteralString LiteralString LiteralString typing
#> typing.TypeAlias TypeAlias TypeAlias typing
#> typing.ClassVar ClassVar ClassVar typing
#> typing.Final Final Final typing
#> typing.Literal Literal Literal typing
#> typing.Optional Optional Optional typing
#> typing.Annotated Annotated Annotated typing
#> typing.Concatenate Concatenate Concatenate typing
#> typing.TypeGuard TypeGuard TypeGuard typing
#> typing.TypeIs TypeIs TypeIs typing
#> typing.Required Required Required typing
#> typing.NotRequired NotRequired NotRequired typing
#> typing.ReadOnly ReadOnly ReadOnly typing
#> typing.Unpack Unpack Unpack typing
#> <class 'typing.Union'> Union Union typing
#> <class 'typing.Generic'> Generic Generic typing
#> <class 'typing.Protocol'> Protocol Protocol typing
#> typing.Callable Callable Callable typing
#> typing.Tuple Tuple Tuple typing
#> typing.List List List typing
#> typing.Dict Dict Dict typing
#> typing.Type Type Type typing
#> typing.NoDefault None None 
#> TypeError typing.NoReturn is not subscriptable
#> TypeError Cannot instantiate typing.NoReturn
#> TypeError typing.NoReturn cannot be used with isinstance()
#> TypeError typing.NoReturn cannot be used with issubclass()
#> TypeError typing.Self is not subscriptable
#> TypeError Cannot instantiate typing.Self
#> TypeError typing.Self cannot be used with isinstance()
#> TypeError typing.Self cannot be used with issubclass()
#> TypeError typing.LiteralString is not subscriptable
#> TypeError Cannot instantiate typing.LiteralString
#> TypeError typing.LiteralString cannot be used with isinstance()
#> TypeError typing.LiteralString cannot be used with issubclass()
#> TypeError typing.TypeAlias is not subscriptable
#> TypeError Cannot instantiate typing.TypeAlias
#> TypeError typing.TypeAlias cannot be used with isinstance()
#> TypeError typing.TypeAlias cannot be used with issubclass()
#> TypeError type 'Any' is not subscriptable
#> TypeError Any cannot be instantiated
#> TypeError typing.Any cannot be used with isinstance()
#> False
#> typing.ClassVar[int]
#> TypeError typing.ClassVar accepts only single type. Got (<class 'int'>, <class 'str'>).
#> typing.ClassVar[ForwardRef('x', is_class=True)]
#> typing.ClassVar[NoneType]
#> TypeError Cannot instantiate typing.ClassVar
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.Final[int]
#> TypeError typing.Final accepts only single type. Got (<class 'int'>, <class 'str'>).
#> typing.Final[ForwardRef('x', is_class=True)]
#> typing.Final[NoneType]
#> TypeError Cannot instantiate typing.Final
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.TypeGuard[int]
#> TypeError typing.TypeGuard accepts only single type. Got (<class 'int'>, <class 'str'>).
#> typing.TypeGuard[ForwardRef('x')]
#> typing.TypeGuard[NoneType]
#> TypeError Cannot instantiate typing.TypeGuard
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.TypeIs[int]
#> TypeError typing.TypeIs accepts only single type. Got (<class 'int'>, <class 'str'>).
#> typing.TypeIs[ForwardRef('x')]
#> typing.TypeIs[NoneType]
#> TypeError Cannot instantiate typing.TypeIs
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.Required[int]
#> TypeError Required accepts only a single type. Got (<class 'int'>, <class 'str'>).
#> typing.Required[ForwardRef('x')]
#> typing.Required[NoneType]
#> TypeError Cannot instantiate typing.Required
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.NotRequired[int]
#> TypeError NotRequired accepts only a single type. Got (<class 'int'>, <class 'str'>).
#> typing.NotRequired[ForwardRef('x')]
#> typing.NotRequired[NoneType]
#> TypeError Cannot instantiate typing.NotRequired
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> typing.ReadOnly[int]
#> TypeError ReadOnly accepts only a single type. Got (<class 'int'>, <class 'str'>).
#> typing.ReadOnly[ForwardRef('x')]
#> typing.ReadOnly[NoneType]
#> TypeError Cannot instantiate typing.ReadOnly
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> int | None
#> TypeError typing.Optional requires a single type. Got (<class 'int'>, <class 'str'>).
#> ForwardRef('x') | None
#> <class 'NoneType'>
#> TypeError Cannot instantiate typing.Optional
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError type() doesn't support MRO entry resolution; use types.new_class()
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError typing.ClassVar[int] is not valid as type argument
#> TypeError Plain typing.Final is not valid as type argument
#> TypeError Plain <class 'typing.Generic'> is not valid as type argument
#> TypeError typing.Generic[~T] is not valid as type argument
#> TypeError Too many arguments for typing.List; actual 2, expected 1
#> int | 3
#> typing.Literal[1, 2]
#> False
#> True
#> True
#> typing.Literal[1, 2, 3]
#> typing.Literal['a', b'b', None, True]
#> typing.Literal[[1]]
#> typing.Literal[()]
#> TypeError Cannot instantiate typing.Literal
#> TypeError Subscripted generics cannot be used with class and instance checks
#> (1,)
#> typing.Literal
#> typing.Literal[1] | None
#> typing.Annotated[int, 'a']
#> TypeError Annotated[...] should be used with at least two arguments (a type and an annotation).
#> typing.Annotated[int, 'a', 'b']
#> typing.Annotated[typing.List[int], 'a']
#> True
#> False
#> ('a',)
#> <class 'int'>
#> (<class 'int'>,)
#> 0
#> True
#> TypeError unhashable type: 'list'
#> <method 'bit_length' of 'int' objects>
#> typing.Annotated[ForwardRef('x', is_class=True), 1]
#> typing.Annotated[typing.ClassVar[int], 1]
#> (<class 'int'>,)
#> typing.Callable[[int], str]
#> typing.Callable[..., str]
#> typing.Callable[[], str]
#> (<class 'int'>, <class 'str'>)
#> typing.Callable[[int], str]
#> TypeError Callable must be used as Callable[[arg, ...], result].
#> typing.Callable[[int], NoneType]
#> typing.Callable[[int], str]
#> typing.Callable[[int, str], bool]
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> typing.Callable[..., bool]
#> typing.Callable[typing.Concatenate[int, ~P], ~T]
#> typing.Callable[[int, str, bool], bytes]
#> (~P, ~T)
#> True
#> TypeError Can't instantiate abstract class Callable without an implementation for abstract method '__call__'
#> True
#> TypeError Subscripted generics cannot be used with class and instance checks
#> False
#> TypeError The last parameter to Concatenate should be a ParamSpec variable or ellipsis.
#> typing.Concatenate[int, ~P]
#> TypeError Cannot take a Concatenate of no types.
#> typing.Tuple[int, str]
#> typing.Tuple[int, ...]
#> typing.Tuple[()]
#> typing.Tuple[...]
#> typing.Tuple[int, ...]
#> typing.Tuple[typing.Unpack[Ts]]
#> typing.Tuple[int, str]
#> TypeError Type Tuple cannot be instantiated; use tuple() instead
#> True
#> typing.Unpack[Ts]
#> typing.Unpack[tuple[int, ...]]
#> typing.Unpack[int]
#> tuple[typing.Unpack[tuple[int, str]]]
#> typing.Dict[str, int]
#> TypeError Too few arguments for typing.Dict; actual 1, expected 2
#> TypeError Too many arguments for typing.Dict; actual 3, expected 2
#> typing.Dict[int, str]
#> typing.Dict
#> TypeError Type Dict cannot be instantiated; use dict() instead
#> TypeError Type List cannot be instantiated; use list() instead
#> <method 'append' of 'list' objects>
#> <method 'append' of 'list' objects>
#> True
#> TypeError Subscripted generics cannot be used with class and instance checks
#> True
#> True
#> True
#> True
#> TypeError typing.Hashable is not a generic class
#> <class 'collections.abc.Iterable'>
#> <class 'collections.abc.Iterable'>
#> typing.Deque[int]
#> typing.DefaultDict[str, int]
#> typing.Counter[str]
#> OrderedDict()
#> typing.Type[int]
#> typing.ContextManager[int, bool | None]
#> typing.Generator[int, NoneType, NoneType]
#> typing.Generator[int, str, bool]
#> TypeError Too many arguments for typing.Generator; actual 4, expected at least 1
#> typing.AsyncGenerator[int, NoneType]
#> typing.Pattern[str]
#> typing.Match
#> typing.AbstractSet[int]
#> <class 'str'>
#> ~AnyStr
#> (<class 'bytes'>, <class 'str'>)
#> typing.IO[str]
#> (<class 'typing.TextIO'>, <class 'typing.IO'>, <class 'typing.Generic'>, <class 'object'>)
#> AttributeError module 'typing' has no attribute 'nonexistent'
#> Some type variables (~S) are not listed in Generic[~T]
#> (<class 'list'>, <class 'typing.Generic'>) (<class '__main__.L'>, <class 'list'>, <class 'typing.Generic'>, <class 'object'>) (typing.List[int],) ()
#> (<class 'collections.abc.Mapping'>, <class 'typing.Generic'>) (<class '__main__.M'>, <class 'collections.abc.Mapping'>, <class 'collections.abc.Collection'>, <class 'collections.abc.Sized'>, <class 'collections.abc.Iterable'>, <class 'collections.abc.Container'>, <class 'typing.Generic'>, <class 'object'>) (typing.Mapping[str, ~T],) (~T,)
#> (<class 'dict'>, <class 'typing.Generic'>) (<class '__main__.D'>, <class 'dict'>, <class 'typing.Generic'>, <class 'object'>) (typing.Dict[str, ~T], typing.Generic[~T]) (~T,)
#> (<class 'list'>, <class 'typing.Generic'>) (<class '__main__.G'>, <class 'list'>, <class 'typing.Generic'>, <class 'object'>) (typing.Generic[~T, ~S], typing.List[~S]) (~T, ~S)
#> (~T, ~S)
#> __main__.M[int]
#> __main__.M[int, str]
#> TypeError list indices must be integers or slices, not type
#> <class 'list'>
#> <class 'list'>
#> <class 'list'>
#> <class 'typing.Union'>
#> typing.Annotated
#> <class 'typing.Generic'>
#> <class 'typing.Generic'>
#> ~P
#> typing.Literal
#> None
#> <class 'collections.abc.Callable'>
#> ([<class 'int'>], <class 'str'>)
#> (Ellipsis, <class 'str'>)
#> ([<class 'int'>], <class 'str'>)
#> (<class 'int'>, 1, 2)
#> (<class 'int'>, typing.Tuple[int | None, int])
#> ()
#> (<class 'int'>, <class 'str'>)
#> (1, 2)
#> collections.abc.Callable[[int], str]
#> collections.abc.Callable[..., str]
#> collections.abc.Callable[[int], str]
#> collections.abc.Callable[[int], str]
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> TypeError Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got <class 'int'>
#> ()
#> typing.List[int] | None
#> None | typing.List[int]
#> typing.Any | None
#> ForwardRef('x') | typing.List[int]
#> TypeError Plain typing.ClassVar is not valid as type argument
#> False
#> True
#> 1
#> 1
