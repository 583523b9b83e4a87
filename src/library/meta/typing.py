# typing: names and forms for type annotations. Type parameters, Generic, unions and the aliases of
# generic classes are native (_typing); what is here are the special forms, protocols, typed dicts and
# the functions that read annotations.
#
# Why this file is long: typing is one flat namespace of forms that refer to each other.
#
# Programs use a few of these names: they are made when somebody asks for them (machine/late_names.h), and
# so are those of other modules (the aliases of collections and contextlib classes, Pattern, …).
"""Names for the types that annotations speak of (PEP 484 and those that followed)."""

from _typing import (Generic, NoDefault, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType,
                     TypeVar, TypeVarTuple, Union, GenericAlias, _GenericAlias, _caller_module,
                     _class_names, _guest_globals, _idfunc)
import sys

__all__ = [
    'Annotated', 'Any', 'Callable', 'ClassVar', 'Concatenate', 'Final', 'ForwardRef', 'Generic',
    'Literal', 'Optional', 'ParamSpec', 'Protocol', 'Tuple', 'Type', 'TypeVar', 'TypeVarTuple',
    'Union', 'AbstractSet', 'ByteString', 'Container', 'ContextManager', 'Hashable', 'ItemsView',
    'Iterable', 'Iterator', 'KeysView', 'Mapping', 'MappingView', 'MutableMapping',
    'MutableSequence', 'MutableSet', 'Sequence', 'Sized', 'ValuesView', 'Awaitable',
    'AsyncIterator', 'AsyncIterable', 'Coroutine', 'Collection', 'AsyncGenerator',
    'AsyncContextManager', 'Reversible', 'SupportsAbs', 'SupportsBytes', 'SupportsComplex',
    'SupportsFloat', 'SupportsIndex', 'SupportsInt', 'SupportsRound', 'ChainMap', 'Counter',
    'Deque', 'Dict', 'DefaultDict', 'List', 'OrderedDict', 'Set', 'FrozenSet', 'NamedTuple',
    'TypedDict', 'Generator', 'BinaryIO', 'IO', 'Match', 'Pattern', 'TextIO', 'AnyStr',
    'assert_type', 'assert_never', 'cast', 'clear_overloads', 'dataclass_transform',
    'evaluate_forward_ref', 'final', 'get_args', 'get_origin', 'get_overloads',
    'get_protocol_members', 'get_type_hints', 'is_protocol', 'is_typeddict', 'LiteralString',
    'Never', 'NewType', 'no_type_check', 'no_type_check_decorator', 'NoDefault', 'NoReturn',
    'NotRequired', 'overload', 'override', 'ParamSpecArgs', 'ParamSpecKwargs', 'ReadOnly',
    'Required', 'reveal_type', 'runtime_checkable', 'Self', 'Text', 'TYPE_CHECKING', 'TypeAlias',
    'TypeGuard', 'TypeIs', 'TypeAliasType', 'Unpack',
]

Text = str
TYPE_CHECKING = False

_missing = object()


# --- late: AnyStr

AnyStr = TypeVar('AnyStr', bytes, str)


# --- late: names for types without one

_FunctionType = type(lambda: None)
_MethodType = type(type('_', (), {'f': lambda self: None})().f)
_ModuleType = type(sys)
_NoneType = type(None)
_WrapperDescriptorType = type(object.__init__)
_MethodWrapperType = type(object().__str__)
_MethodDescriptorType = type(str.join)


# --- late: references to what is not defined yet

from annotationlib import ForwardRef


# --- late: what counts as a type

def _type_convert(arg, module=None, *, allow_special_forms=False, owner=None):
    if arg is None:
        return _NoneType
    if isinstance(arg, str):
        return _make_forward_ref(arg, module=module, is_class=allow_special_forms, owner=owner)
    return arg


def _make_forward_ref(code, **kwargs):
    reference = ForwardRef(code, **kwargs)
    try:
        reference.__forward_code__  # text that is no expression is an error at once
    except NotImplementedError:
        pass
    return reference


def _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False, owner=None):
    arg = _type_convert(arg, module=module, allow_special_forms=allow_special_forms, owner=owner)
    if isinstance(arg, _GenericAlias):
        refused = ((Generic, Protocol) if allow_special_forms else
                   (Generic, Protocol, ClassVar, Final) if is_argument else (Generic, Protocol, ClassVar))
        if arg.__origin__ in refused:
            raise TypeError(f"{arg} is not valid as type argument")
    if (arg in (Any, Self, Never, NoReturn, LiteralString, TypeAlias)
            or allow_special_forms and arg in (Final, ClassVar)):
        return arg
    if isinstance(arg, _SpecialForm) or arg in (Generic, Protocol):
        raise TypeError(f"Plain {arg} is not valid as type argument")
    if type(arg) is tuple:
        raise TypeError(f"{msg} Got {arg!r:.100}.")
    return arg


def _is_param_expr(arg):
    return arg is ... or isinstance(arg, (tuple, list, ParamSpec, _ConcatenateGenericAlias))


def _type_repr(obj):
    if isinstance(obj, tuple):
        return '[' + ', '.join(_type_repr(t) for t in obj) + ']'
    from annotationlib import type_repr
    return type_repr(obj)


def _is_typevar_like(x):
    return isinstance(x, (TypeVar, ParamSpec)) or _is_unpacked_typevartuple(x)


def _is_unpacked_typevartuple(x):
    return not isinstance(x, type) and getattr(x, '__typing_is_unpacked_typevartuple__', False)


def _is_dunder(attr):
    return attr.startswith('__') and attr.endswith('__')


def _unpack_args(*args):
    unpacked = []
    for arg in args:
        inner = getattr(arg, '__typing_unpacked_tuple_args__', None)
        if inner is None or inner and inner[-1] is ...:
            unpacked.append(arg)
        else:
            unpacked += inner
    return unpacked


def _deduplicate(params, *, unhashable_fallback=False):
    try:
        return dict.fromkeys(params)
    except TypeError:
        if not unhashable_fallback:
            raise
        new = []
        for each in params:
            if each not in new:
                new.append(each)
        return new


def _collect_type_parameters(args):
    return tuple[args].__parameters__ if args else ()


# --- late: special forms

class _Final:
    __slots__ = ('__weakref__',)

    def __init_subclass__(cls, /, *args, _root=False, **kwds):
        if not _root:
            raise TypeError("Cannot subclass special typing classes")


class _NotIterable:
    __slots__ = ()
    __iter__ = None


class _SpecialForm(_Final, _NotIterable, _root=True):
    __slots__ = ('_name', '__doc__', '_getitem')

    def __init__(self, getitem):
        self.__doc__ = getitem.__doc__
        self._name = getitem.__name__
        self._getitem = getitem

    def __getitem__(self, parameters):
        return self._getitem(self, parameters)

    def __call__(self, *args, **kwds):
        raise TypeError(f"Cannot instantiate {self!r}")

    def __mro_entries__(self, bases):
        raise TypeError(f"Cannot subclass {self!r}")

    def __instancecheck__(self, obj):
        raise TypeError(f"{self} cannot be used with isinstance()")

    def __subclasscheck__(self, cls):
        raise TypeError(f"{self} cannot be used with issubclass()")

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __getattr__(self, item):
        if item in ('__qualname__', '__name__'):
            return self._name
        raise AttributeError(item)

    def __reduce__(self):
        return self._name

    def __repr__(self):
        return f'typing.{self._name}'


class _TypedCacheSpecialForm(_SpecialForm, _root=True):
    def __getitem__(self, parameters):
        return self._getitem(self, *(parameters if isinstance(parameters, tuple) else (parameters,)))


# --- late: Any

class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError("typing.Any cannot be used with isinstance()")
        return super().__instancecheck__(obj)

    def __repr__(self):
        return "typing.Any" if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    """Stands for every type; checkers let everything pass."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError("Any cannot be instantiated")
        return super().__new__(cls)


# --- late: forms without arguments

def _plain(name, doc):
    # A form that takes no arguments.
    def getitem(self, parameters):
        raise TypeError(f"{self} is not subscriptable")
    getitem.__name__ = name
    getitem.__doc__ = doc
    return _SpecialForm(getitem)


NoReturn = _plain('NoReturn', "Special type indicating functions that never return.")
Never = _plain('Never', "The bottom type, a type that has no members.")
Self = _plain('Self', "Used to spell the type of \"self\" in classes.")
LiteralString = _plain('LiteralString', "Represents an arbitrary literal string.")
TypeAlias = _plain('TypeAlias', "Special form for marking type aliases.")


# --- late: forms of one type

def _of_one_type(name, doc, *, in_class=False, of_key=False, alias=_GenericAlias):
    # A form that takes one type as its argument: of a class variable, of a key, of anything.
    def getitem(self, parameters):
        text = f"{name} accepts only a single type." if of_key else f"{self} accepts only single type."
        item = _type_check(parameters, text, allow_special_forms=in_class)
        return alias(self, (item,))
    getitem.__name__ = name
    getitem.__doc__ = doc
    return _SpecialForm(getitem)


ClassVar = _of_one_type('ClassVar', "Special type construct to mark class variables.",
                        in_class=True)
Final = _of_one_type('Final', "Special typing construct to indicate final names to type checkers.",
                     in_class=True)
TypeGuard = _of_one_type('TypeGuard', "Special typing construct for marking user-defined type "
                         "predicate functions.")
TypeIs = _of_one_type('TypeIs', "Special typing construct for marking user-defined type predicate "
                      "functions.")
Required = _of_one_type('Required', "Special typing construct to mark a TypedDict key as required.",
                        of_key=True)
NotRequired = _of_one_type('NotRequired', "Special typing construct to mark a TypedDict key as "
                           "potentially missing.", of_key=True)
ReadOnly = _of_one_type('ReadOnly', "A special typing construct to mark an item of a TypedDict as "
                        "read-only.", of_key=True)


# --- late: Optional

@_SpecialForm
def Optional(self, parameters):
    """Optional[X] is X | None."""
    arg = _type_check(parameters, f"{self} requires a single type.")
    return Union[arg, type(None)]


# --- late: Literal

class _LiteralGenericAlias(_GenericAlias):
    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return set(_value_and_type(self.__args__)) == set(_value_and_type(other.__args__))

    __ne__ = object.__ne__  # by __eq__, not as aliases compare otherwise

    def __hash__(self):
        return hash(frozenset(_value_and_type(self.__args__)))

    def __repr__(self):
        return f"typing.Literal[{', '.join(map(_type_repr, self.__args__)) or '()'}]"

    def copy_with(self, args):
        return _LiteralGenericAlias(self.__origin__, args)


def _value_and_type(parameters):
    return [(p, type(p)) for p in parameters]


def _flatten_literal_params(parameters):
    return tuple(value for each in parameters
                 for value in (each.__args__ if isinstance(each, _LiteralGenericAlias) else (each,)))


@_TypedCacheSpecialForm
def Literal(self, *parameters):
    """Literal[a, b] stands for these values and no others."""
    parameters = _flatten_literal_params(parameters)
    try:
        parameters = tuple(p for p, _ in _deduplicate(_value_and_type(parameters)))
    except TypeError:  # unhashable parameters
        pass
    return _LiteralGenericAlias(self, parameters)


# --- late: Concatenate

class _ConcatenateGenericAlias(_GenericAlias):
    def copy_with(self, params):
        if isinstance(params[-1], (list, tuple)):
            return (*params[:-1], *params[-1])
        if isinstance(params[-1], _ConcatenateGenericAlias):
            params = (*params[:-1], *params[-1].__args__)
        return _ConcatenateGenericAlias(self.__origin__, params)


@_SpecialForm
def Concatenate(self, parameters):
    """Special form for annotating higher-order functions."""
    if parameters == ():
        raise TypeError("Cannot take a Concatenate of no types.")
    if not isinstance(parameters, tuple):
        parameters = (parameters,)
    if not (parameters[-1] is ... or isinstance(parameters[-1], ParamSpec)):
        raise TypeError("The last parameter to Concatenate should be a ParamSpec variable or "
                        "ellipsis.")
    msg = "Concatenate[arg, ...]: each arg must be a type."
    parameters = (*(_type_check(p, msg) for p in parameters[:-1]), parameters[-1])
    return _ConcatenateGenericAlias(self, parameters)


# --- late: Unpack

class _UnpackGenericAlias(_GenericAlias):
    def __repr__(self):
        return f'typing.Unpack[{_type_repr(self.__args__[0])}]'

    def __getitem__(self, args):
        if self.__typing_is_unpacked_typevartuple__:
            return args
        return super().__getitem__(args)

    def copy_with(self, params):
        return _UnpackGenericAlias(self.__origin__, params)

    @property
    def __typing_unpacked_tuple_args__(self):
        assert self.__origin__ is Unpack
        assert len(self.__args__) == 1
        arg, = self.__args__
        if isinstance(arg, (_GenericAlias, GenericAlias)):
            if arg.__origin__ is not tuple:
                raise TypeError("Unpack[...] must be used with a tuple type")
            return arg.__args__
        return None

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)


Unpack = _of_one_type('Unpack', "Type unpack operator.", alias=_UnpackGenericAlias)


# --- late: Annotated

class _AnnotatedAlias(_NotIterable, _GenericAlias):
    def __init__(self, origin, metadata):
        if isinstance(origin, _AnnotatedAlias):
            metadata = origin.__metadata__ + metadata
            origin = origin.__origin__
        super().__init__(origin, origin, name='Annotated')
        self.__metadata__ = metadata

    def copy_with(self, params):
        assert len(params) == 1
        return _AnnotatedAlias(params[0], self.__metadata__)

    def __repr__(self):
        return f"typing.Annotated[{_type_repr(self.__origin__)}, " \
               f"{', '.join(repr(a) for a in self.__metadata__)}]"

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return (self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__)

    __ne__ = object.__ne__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __reduce__(self):
        from operator import getitem
        return getitem, (Annotated, (self.__origin__, *self.__metadata__))

    def __getattr__(self, attr):
        if attr in {'__name__', '__qualname__'}:
            return 'Annotated'
        raise AttributeError(attr)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


@_TypedCacheSpecialForm
def Annotated(self, *params):
    """Annotated[X, a, b] is X with something noted beside it."""
    if len(params) < 2:
        raise TypeError("Annotated[...] should be used with at least two arguments (a type and an "
                        "annotation).")
    if _is_unpacked_typevartuple(params[0]):
        raise TypeError("Annotated[...] should not be used with an unpacked TypeVarTuple")
    msg = "Annotated[t, ...]: t must be a type."
    origin = _type_check(params[0], msg, allow_special_forms=True)
    return _AnnotatedAlias(origin, tuple(params[1:]))


# --- late: names for classes of other modules: List, Callable, …

class _SpecialGenericAlias(_NotIterable, _Final, _root=True):
    def __init__(self, origin, nparams, *, inst=True, name=None, defaults=()):
        if name is None:
            name = origin.__name__
        own = self.__dict__
        own['__origin__'] = origin
        own['_nparams'] = nparams
        own['_inst'] = inst
        own['_name'] = name
        own['_defaults'] = defaults
        own['__slots__'] = None
        if origin.__module__ == 'builtins':
            own['__doc__'] = f'Deprecated alias to {origin.__qualname__}.'
        else:
            own['__doc__'] = f'Deprecated alias to {origin.__module__}.{origin.__qualname__}.'

    def __getitem__(self, params):
        if not isinstance(params, tuple):
            params = (params,)
        msg = "Parameters to generic types must be types."
        params = tuple(_type_check(p, msg) for p in params)
        given = len(params)
        least = self._nparams - len(self._defaults)
        if self._defaults and least <= given < self._nparams:
            params = (*params, *self._defaults[given - self._nparams:])
        elif given != self._nparams:
            if self._defaults:
                expected = f"at least {least}"
            else:
                expected = str(self._nparams)
            if not self._nparams:
                raise TypeError(f"{self} is not a generic class")
            raise TypeError(f"Too {'many' if given > self._nparams else 'few'} arguments for {self};"
                            f" actual {given}, expected {expected}")
        return self.copy_with(params)

    def copy_with(self, params):
        return _GenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __call__(self, *args, **kwargs):
        if not self._inst:
            raise TypeError(f"Type {self._name} cannot be instantiated; "
                            f"use {self.__origin__.__name__}() instead")
        return self.__origin__(*args, **kwargs)

    def __mro_entries__(self, bases):
        res = []
        if self.__origin__ not in bases:
            res.append(self.__origin__)
        later = bases[bases.index(self) + 1:]
        if not any(isinstance(b, (_GenericAlias, _SpecialGenericAlias))
                   or isinstance(b, type) and issubclass(b, Generic) for b in later):
            res.append(Generic)
        return tuple(res)

    def __getattr__(self, attr):
        own = self.__dict__
        if attr in ('__name__', '__qualname__'):
            return self._name or self.__origin__.__name__
        if '__origin__' in own and not _is_dunder(attr):
            return getattr(own['__origin__'], attr)
        raise AttributeError(attr)

    def __setattr__(self, attr, val):
        if _is_dunder(attr) or attr in {'_name', '_inst', '_nparams', '_defaults'}:
            self.__dict__[attr] = val
        else:
            setattr(self.__origin__, attr, val)

    def __repr__(self):
        return 'typing.' + self._name

    def __instancecheck__(self, obj):
        return self.__subclasscheck__(type(obj))

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            cls = cls.__origin__
        elif isinstance(cls, _GenericAlias):
            return super().__subclasscheck__(cls)
        return issubclass(cls, self.__origin__)

    def __reduce__(self):
        return self._name

    def __or__(self, right):
        return Union[self, right]

    def __ror__(self, left):
        return Union[left, self]


_alias = _SpecialGenericAlias


# --- late: names for built-in classes

List = _alias(list, 1, inst=False, name='List')
Dict = _alias(dict, 2, inst=False, name='Dict')
Set = _alias(set, 1, inst=False, name='Set')
FrozenSet = _alias(frozenset, 1, inst=False, name='FrozenSet')
Type = _alias(type, 1, inst=False, name='Type')


# --- late: Tuple

class _TupleType(_SpecialGenericAlias, _root=True):
    def __getitem__(self, params):
        items = params if isinstance(params, tuple) else (params,)
        tail = ()
        msg = "Tuple[t0, t1, ...]: each t must be a type."
        if len(items) >= 2 and items[-1] is ...:
            msg = "Tuple[t, ...]: t must be a type."
            items, tail = items[:-1], (...,)
        return self.copy_with((*(_type_check(item, msg) for item in items), *tail))


Tuple = _TupleType(tuple, -1, inst=False, name='Tuple')


# --- late: abstract classes

import collections.abc as _abstract


# --- late: Callable

class _CallableGenericAlias(_NotIterable, _GenericAlias):
    def __repr__(self):
        args = self.__args__
        if len(args) == 2 and _is_param_expr(args[0]):
            return super().__repr__()
        return (f'typing.Callable[[{", ".join([_type_repr(a) for a in args[:-1]])}], '
                f'{_type_repr(args[-1])}]')

    def copy_with(self, params):
        flat = []
        for param in params[:-1]:
            if isinstance(param, tuple):
                flat.extend(param)
            else:
                flat.append(param)
        return _CallableGenericAlias(self.__origin__, (*flat, params[-1]), name='Callable')

    def __reduce__(self):
        from operator import getitem
        *params, result = self.__args__
        if len(params) == 1 and _is_param_expr(params[0]):
            params, = params
        return getitem, (Callable, (params, result))


class _CallableType(_SpecialGenericAlias, _root=True):
    def copy_with(self, params):
        return _CallableGenericAlias(self.__origin__, params, name=self._name, inst=self._inst)

    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError("Callable must be used as Callable[[arg, ...], result].")
        args, result = params
        if isinstance(args, list):
            args = tuple(args)
        msg = "Callable[args, result]: result must be a type."
        result = _type_check(result, msg)
        if args is Ellipsis:
            return self.copy_with((Ellipsis, result))
        if not isinstance(args, tuple):
            args = (args,)
        args = tuple(_type_convert(arg) for arg in args)
        return self.copy_with(args + (result,))


Callable = _CallableType(_abstract.Callable, 2, name='Callable')


# --- late: names for abstract classes: iterables

Iterable = _alias(_abstract.Iterable, 1, name='Iterable')
Iterator = _alias(_abstract.Iterator, 1, name='Iterator')
Reversible = _alias(_abstract.Reversible, 1, name='Reversible')
Generator = _alias(_abstract.Generator, 3, name='Generator',
                   defaults=(type(None), type(None)))


# --- late: names for abstract classes: containers

Hashable = _alias(_abstract.Hashable, 0, name='Hashable')
Sized = _alias(_abstract.Sized, 0, name='Sized')
Container = _alias(_abstract.Container, 1, name='Container')
Collection = _alias(_abstract.Collection, 1, name='Collection')


# --- late: names for abstract classes: coroutines and asynchronous iterables

Awaitable = _alias(_abstract.Awaitable, 1, name='Awaitable')
Coroutine = _alias(_abstract.Coroutine, 3, name='Coroutine')
AsyncIterable = _alias(_abstract.AsyncIterable, 1, name='AsyncIterable')
AsyncIterator = _alias(_abstract.AsyncIterator, 1, name='AsyncIterator')
AsyncGenerator = _alias(_abstract.AsyncGenerator, 2, name='AsyncGenerator',
                        defaults=(type(None),))


# --- late: names for abstract classes: sets

AbstractSet = _alias(_abstract.Set, 1, name='AbstractSet')
MutableSet = _alias(_abstract.MutableSet, 1, name='MutableSet')


# --- late: names for abstract classes: mappings

Mapping = _alias(_abstract.Mapping, 2, name='Mapping')
MutableMapping = _alias(_abstract.MutableMapping, 2, name='MutableMapping')


# --- late: names for abstract classes: views of mappings

MappingView = _alias(_abstract.MappingView, 1, name='MappingView')
KeysView = _alias(_abstract.KeysView, 1, name='KeysView')
ItemsView = _alias(_abstract.ItemsView, 2, name='ItemsView')
ValuesView = _alias(_abstract.ValuesView, 1, name='ValuesView')


# --- late: names for abstract classes: sequences

Sequence = _alias(_abstract.Sequence, 1, name='Sequence')
MutableSequence = _alias(_abstract.MutableSequence, 1, name='MutableSequence')
ByteString = _alias(_abstract.ByteString, 0, name='ByteString')


# --- late: names for classes of collections

import collections as _collections

Deque = _alias(_collections.deque, 1, name='Deque')
DefaultDict = _alias(_collections.defaultdict, 2, name='DefaultDict')
OrderedDict = _alias(_collections.OrderedDict, 2, name='OrderedDict')
Counter = _alias(_collections.Counter, 1, name='Counter')
ChainMap = _alias(_collections.ChainMap, 2, name='ChainMap')


# --- late: names for abstract classes of contextlib

import contextlib as _contextlib

ContextManager = _alias(_contextlib.AbstractContextManager, 2, name='ContextManager',
                        defaults=(bool | None,))
AsyncContextManager = _alias(_contextlib.AbstractAsyncContextManager, 2, name='AsyncContextManager',
                             defaults=(bool | None,))


# --- late: names for classes of re

import re as _re

Pattern = _alias(_re.Pattern, 1, name='Pattern')
Match = _alias(_re.Match, 1, name='Match')


# --- late: type variables
# Not in __all__, but programs know them.

T_contra = TypeVar('T_contra', contravariant=True)
T_co = TypeVar('T_co', covariant=True)
V_co = TypeVar('V_co', covariant=True)
VT_co = TypeVar('VT_co', covariant=True)
T = TypeVar('T')
KT = TypeVar('KT')
VT = TypeVar('VT')


# --- late: protocols (PEP 544)

from abc import ABCMeta, abstractmethod
from _abc import has_instance as _has_instance, has_subclass as _has_subclass, is_registered as _is_registered


_TYPING_INTERNALS = {'__parameters__', '__orig_bases__', '__orig_class__', '_is_protocol',
                     '_is_runtime_protocol', '__protocol_attrs__', '__non_callable_proto_members__',
                     '__type_params__'}
_SPECIAL_NAMES = {'__abstractmethods__', '__annotations__', '__dict__', '__doc__', '__init__',
                  '__module__', '__new__', '__slots__', '__subclasshook__', '__weakref__',
                  '__class_getitem__', '__match_args__', '__static_attributes__',
                  '__firstlineno__', '__annotate__', '__annotate_func__',
                  '__annotations_cache__', '__qualname__'}
_EXCLUDED = _TYPING_INTERNALS | _SPECIAL_NAMES | {'_MutableMapping__marker', '_abc_impl'}


def _get_protocol_attrs(cls):
    attrs = set()
    for base in cls.__mro__[:-1]:
        if base.__name__ in {'Protocol', 'Generic'}:
            continue
        try:
            annotations = base.__annotations__
        except Exception:
            from annotationlib import get_annotations
            annotations = get_annotations(base, format=3)
        for attr in (*base.__dict__, *annotations):
            if not attr.startswith('_abc_') and attr not in _EXCLUDED:
                attrs.add(attr)
    return attrs


def _no_init_or_replace_init(self, *args, **kwargs):
    cls = type(self)
    if cls._is_protocol:
        raise TypeError('Protocols cannot be instantiated')
    # The first __init__ behind this one in the order of the class is its own from now on.
    if cls.__init__ is not _no_init_or_replace_init:
        return
    found = [base.__dict__['__init__'] for base in cls.__mro__ if '__init__' in base.__dict__]
    cls.__init__ = next(init for init in found if init is not _no_init_or_replace_init)
    cls.__init__(self, *args, **kwargs)


_PROTO_ALLOWLIST = {
    'collections.abc': ['Callable', 'Awaitable', 'Iterable', 'Iterator', 'AsyncIterable',
                        'AsyncIterator', 'Hashable', 'Sized', 'Container', 'Collection',
                        'Reversible', 'Buffer'],
    'contextlib': ['AbstractContextManager', 'AbstractAsyncContextManager'],
    'io': ['Reader', 'Writer'],
    'os': ['PathLike'],
}


def _type_check_issubclass_arg_1(arg):
    if not isinstance(arg, type):
        raise TypeError('issubclass() arg 1 must be a class')


_ABSENT, _IS_NONE, _PRESENT = range(3)


def _exact(name):
    # A subclass of str would see by its __eq__ which names a class has.
    return name if type(name) is str else ''.join((name, ''))


def _member_state(obj, name):
    # Whether there is such an attribute, without running code of the object.
    name = _exact(name)

    def state(names):
        return _IS_NONE if names[name] is None else _PRESENT

    if isinstance(obj, type):
        for base in obj.__mro__:
            if name in base.__dict__:
                return state(base.__dict__)
    own = object.__getattribute__(obj, '__dict__') if _has_own_dict(obj) else {}
    if name in own:
        return state(own)
    for base in type(obj).__mro__:
        if name in base.__dict__:
            return state(base.__dict__)
    return _ABSENT


def _has_own_dict(obj):
    try:
        object.__getattribute__(obj, '__dict__')
    except AttributeError:
        return False
    return True


_registering = []  # protocols that are asked whether they know a class already


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name == 'Protocol' and bases == (Generic,):
            pass
        elif {Protocol, Generic} & set(bases):
            for base in bases:
                if not (base in {object, Generic}
                        or base.__name__ in _PROTO_ALLOWLIST.get(base.__module__, [])
                        or issubclass(base, Generic) and getattr(base, '_is_protocol', False)):
                    raise TypeError(f"Protocols can only inherit from other protocols, "
                                    f"got {base!r}")
        return super().__new__(mcls, name, bases, namespace, **kwargs)

    def __init__(cls, *args, **kwargs):
        if getattr(cls, '_is_protocol', False):
            cls.__protocol_attrs__ = _get_protocol_attrs(cls)

    def register(cls, subclass):
        """Register a virtual subclass, of any protocol."""
        _registering.append(cls)
        try:
            return super().register(subclass)
        finally:
            _registering.pop()

    def __subclasscheck__(cls, other):
        if cls is Protocol:
            return type.__subclasscheck__(cls, other)
        if getattr(cls, '_is_protocol', False) and not any(each is cls for each in _registering):
            if not getattr(cls, '_is_runtime_protocol', False):
                _type_check_issubclass_arg_1(other)
                raise TypeError("Instance and class checks can only be used with "
                                "@runtime_checkable protocols")
            if cls.__non_callable_proto_members__ and cls.__dict__.get('__subclasshook__') is not None \
                    and _is_proto_hook(cls):
                _type_check_issubclass_arg_1(other)
                non_method_attrs = sorted(cls.__non_callable_proto_members__)
                raise TypeError("Protocols with non-method members don't support issubclass()."
                                f" Non-method members: {str(non_method_attrs)[1:-1]}.")
        return _has_subclass(cls, other)

    def __instancecheck__(cls, instance):
        if cls is Protocol:
            return type.__instancecheck__(cls, instance)
        if not getattr(cls, '_is_protocol', False):
            return _has_instance(cls, instance)
        if not getattr(cls, '_is_runtime_protocol', False):
            raise TypeError("Instance and class checks can only be used with "
                            "@runtime_checkable protocols")
        if cls.__non_callable_proto_members__ and _is_proto_hook(cls):
            # Asking for the class would be an error: only what is declared counts.
            if _is_registered(cls, type(instance)):
                return True
        elif _has_instance(cls, instance):
            return True
        for attr in cls.__protocol_attrs__:
            state = _member_state(instance, attr)
            if state == _ABSENT:
                break
            if state == _IS_NONE and attr not in cls.__non_callable_proto_members__:
                break
        else:
            return True
        return False


def _is_proto_hook(cls):
    hook = cls.__dict__.get('__subclasshook__')
    return isinstance(hook, classmethod) and hook.__func__ is _proto_hook


def _proto_hook(cls, other):
    if not cls.__dict__.get('_is_protocol', False):
        return NotImplemented
    for attr in map(_exact, cls.__protocol_attrs__):
        for base in other.__mro__:
            if attr in base.__dict__:
                if base.__dict__[attr] is None:
                    return NotImplemented
                break
            annotations = getattr(base, '__annotations__', {})
            if (isinstance(annotations, dict) and attr in annotations
                    and issubclass(other, Generic) and getattr(other, '_is_protocol', False)):
                break
        else:
            return NotImplemented
    return True


class Protocol(Generic, metaclass=_ProtocolMeta):
    """A base of classes that say which members others must have; those need not derive from them."""

    __slots__ = ()
    _is_runtime_protocol = False
    _is_protocol = True

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        if not cls.__dict__.get('_is_protocol', False):
            cls._is_protocol = any(b is Protocol for b in cls.__bases__)
        if '__subclasshook__' not in cls.__dict__:
            cls.__subclasshook__ = classmethod(_proto_hook)
        if cls._is_protocol and cls.__init__ is Protocol.__init__:
            cls.__init__ = _no_init_or_replace_init


def runtime_checkable(cls):
    """Let isinstance() and issubclass() ask whether the members of a protocol are there."""
    if not (issubclass(cls, Generic) and getattr(cls, '_is_protocol', False)):
        raise TypeError('@runtime_checkable can be only applied to protocol classes,'
                        f' got {cls!r}')
    cls._is_runtime_protocol = True
    cls.__non_callable_proto_members__ = set()
    for attr in cls.__protocol_attrs__:
        try:
            is_callable = callable(getattr(cls, attr, None))
        except Exception as e:
            raise TypeError(f"Failed to determine whether protocol member {attr!r} "
                            "is a method member") from e
        else:
            if not is_callable:
                cls.__non_callable_proto_members__.add(attr)
    return cls


def is_protocol(tp, /):
    """Return True if the given type is a Protocol."""
    return isinstance(tp, type) and getattr(tp, '_is_protocol', False) and tp != Protocol


def get_protocol_members(tp, /):
    """Return the set of members defined in a Protocol."""
    if not is_protocol(tp):
        raise TypeError(f'{tp!r} is not a Protocol')
    return frozenset(tp.__protocol_attrs__)


# --- late: protocols of single methods

@runtime_checkable
class SupportsInt(Protocol):
    """What has __int__."""

    __slots__ = ()

    @abstractmethod
    def __int__(self) -> int:
        pass


@runtime_checkable
class SupportsFloat(Protocol):
    """What has __float__."""

    __slots__ = ()

    @abstractmethod
    def __float__(self) -> float:
        pass


@runtime_checkable
class SupportsComplex(Protocol):
    """What has __complex__."""

    __slots__ = ()

    @abstractmethod
    def __complex__(self) -> complex:
        pass


@runtime_checkable
class SupportsBytes(Protocol):
    """What has __bytes__."""

    __slots__ = ()

    @abstractmethod
    def __bytes__(self) -> bytes:
        pass


@runtime_checkable
class SupportsIndex(Protocol):
    """What has __index__."""

    __slots__ = ()

    @abstractmethod
    def __index__(self) -> int:
        pass


@runtime_checkable
class SupportsAbs(Protocol[T_co]):
    """What has __abs__."""

    __slots__ = ()

    @abstractmethod
    def __abs__(self) -> T_co:
        pass


@runtime_checkable
class SupportsRound(Protocol[T_co]):
    """What has __round__."""

    __slots__ = ()

    @abstractmethod
    def __round__(self, ndigits: int = 0) -> T_co:
        pass


# --- late: NamedTuple

def _make_eager_annotate(types):
    checked = {key: _type_check(val, f"field {key} annotation must be a type")
               for key, val in types.items()}

    def annotate(format):
        if format in (1, 3):
            return checked
        if format == 4:
            from annotationlib import annotations_to_string
            return annotations_to_string(types)
        raise NotImplementedError(format)
    return annotate


def _make_nmtuple(name, fields, annotate_func, module, defaults=()):
    import collections
    nm_tpl = collections.namedtuple(name, fields, defaults=defaults, module=module)
    nm_tpl.__annotate__ = nm_tpl.__new__.__annotate__ = annotate_func
    return nm_tpl


def _own_annotate(original):
    # The annotations of a class body that is not a class yet: the types are checked.
    from annotationlib import call_annotate_function

    def annotate(format):
        annotations = call_annotate_function(original, format)
        if format == 4:
            return annotations
        return {n: _type_check(t, f"field {n} annotation must be a type")
                for n, t in annotations.items()}
    return annotate


_prohibited = frozenset({'__new__', '__init__', '__slots__', '__getnewargs__', '_fields',
                         '_field_defaults', '_field_types', '_make', '_replace', '_asdict',
                         '_source'})
_special = frozenset({'__module__', '__name__', '__annotations__', '__annotate__',
                      '__annotate_func__', '__annotations_cache__'})


def _make_generic_tuple(name, bases, names, orig_bases):
    names['__slots__'] = ()
    if orig_bases is not None:
        names['__orig_bases__'] = orig_bases
    return type(name, bases, names)


class NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        assert _NamedTuple in bases
        if "__classcell__" in ns:
            raise TypeError("uses of super() and __class__ are unsupported in methods of NamedTuple "
                            "subclasses")
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError('can only inherit from a NamedTuple type and Generic')
        bases = tuple(tuple if base is _NamedTuple else base for base in bases)
        from annotationlib import call_annotate_function, get_annotate_from_class_namespace
        if "__annotations__" in ns:
            types = ns["__annotations__"]
            field_names = list(types)
            annotate = _make_eager_annotate(types)
        elif (original := get_annotate_from_class_namespace(ns)) is not None:
            types = call_annotate_function(original, 3)
            field_names = list(types)
            annotate = _own_annotate(original)
        else:
            field_names = []
            annotate = lambda format: {}
        defaults = {}
        for field_name in field_names:
            if field_name in ns:
                defaults[field_name] = ns[field_name]
            elif defaults:
                raise TypeError(f"Non-default namedtuple field {field_name} cannot follow default "
                                f"field{'s' if len(defaults) > 1 else ''} {', '.join(defaults)}")
        nm_tpl = _make_nmtuple(typename, field_names, annotate, defaults=list(defaults.values()),
                               module=ns['__module__'])
        if Generic in bases:
            # The same class once more, with the other base.
            names = {key: val for key, val in nm_tpl.__dict__.items()
                     if key not in ('__dict__', '__weakref__')}
            nm_tpl = _make_generic_tuple(typename, bases, names, ns.get('__orig_bases__'))
        for key, val in ns.items():
            if key in _prohibited:
                raise AttributeError("Cannot overwrite NamedTuple attribute " + key)
            if key not in _special:
                if key not in nm_tpl._fields:
                    setattr(nm_tpl, key, val)
                try:
                    set_name = type(val).__set_name__
                except AttributeError:
                    pass
                else:
                    set_name(val, nm_tpl, key)
        return nm_tpl


def NamedTuple(typename, fields=_missing, /, **kwargs):
    """A base that makes a named tuple of the annotations of a class."""
    if fields is _missing or fields is None:
        if fields is None and kwargs:
            raise TypeError("Cannot pass `None` as the 'fields' parameter "
                            "and also specify fields using keyword arguments")
        fields = kwargs.items()
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    types = {n: _type_check(t, f"field {n} annotation must be a type") for n, t in fields}
    nt = _make_nmtuple(typename, types, _make_eager_annotate(types), module=_caller_module())
    nt.__orig_bases__ = (NamedTuple,)
    return nt


_NamedTuple = type.__new__(NamedTupleMeta, 'NamedTuple', (), {})


def _namedtuple_mro_entries(bases):
    assert NamedTuple in bases
    return (_NamedTuple,)


NamedTuple.__mro_entries__ = _namedtuple_mro_entries


# --- late: TypedDict

def _get_typeddict_qualifiers(annotation_type):
    qualifiers = Required, NotRequired, ReadOnly
    while (origin := get_origin(annotation_type)) is Annotated or origin in qualifiers:
        if origin is not Annotated:
            yield origin
        annotation_type = get_args(annotation_type)[0]


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError('cannot inherit from both a TypedDict type and a non-TypedDict base '
                                'class')
        if any(issubclass(b, Generic) for b in bases):
            generic_base = (Generic,)
        else:
            generic_base = ()
        ns_annotations = ns.pop('__annotations__', None)
        tp_dict = type.__new__(_TypedDictMeta, name, (*generic_base, dict), ns)
        if not hasattr(tp_dict, '__orig_bases__'):
            tp_dict.__orig_bases__ = bases

        from annotationlib import call_annotate_function, get_annotate_from_class_namespace
        own_annotate = None
        if ns_annotations is not None:
            own_annotations = ns_annotations
        elif (own_annotate := get_annotate_from_class_namespace(ns)) is not None:
            own_annotations = call_annotate_function(own_annotate, 3, owner=tp_dict)
        else:
            own_annotations = {}
        msg = "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type"
        own_checked = {n: _type_check(tp, msg, owner=tp_dict, module=tp_dict.__module__)
                       for n, tp in own_annotations.items()}
        required_keys = set()
        optional_keys = set()
        readonly_keys = set()
        mutable_keys = set()
        for base in bases:
            base_required = base.__dict__.get('__required_keys__', set())
            required_keys |= base_required
            optional_keys -= base_required
            base_optional = base.__dict__.get('__optional_keys__', set())
            required_keys -= base_optional
            optional_keys |= base_optional
            readonly_keys.update(base.__dict__.get('__readonly_keys__', ()))
            mutable_keys.update(base.__dict__.get('__mutable_keys__', ()))
        for annotation_key, annotation_type in own_checked.items():
            qualifiers = set(_get_typeddict_qualifiers(annotation_type))
            if Required in qualifiers:
                is_required = True
            elif NotRequired in qualifiers:
                is_required = False
            else:
                is_required = total
            if is_required:
                required_keys.add(annotation_key)
                optional_keys.discard(annotation_key)
            else:
                optional_keys.add(annotation_key)
                required_keys.discard(annotation_key)
            if ReadOnly in qualifiers:
                if annotation_key in mutable_keys:
                    raise TypeError(f"Cannot override mutable key {annotation_key!r}"
                                    " with read-only key")
                readonly_keys.add(annotation_key)
            else:
                mutable_keys.add(annotation_key)
                readonly_keys.discard(annotation_key)

        def __annotate__(format):
            from annotationlib import annotations_to_string
            annos = {}
            for base in bases:
                if base is Generic:
                    continue
                base_annotate = base.__annotate__
                if base_annotate is None:
                    continue
                annos.update(call_annotate_function(base_annotate, format, owner=base))
            if own_annotate is not None:
                own = call_annotate_function(own_annotate, format, owner=tp_dict)
                if format != 4:
                    own = {n: _type_check(tp, msg, module=tp_dict.__module__)
                           for n, tp in own.items()}
            elif format == 4:
                own = annotations_to_string(own_annotations)
            elif format in (1, 3):
                own = own_checked
            else:
                raise NotImplementedError(format)
            annos.update(own)
            return annos

        tp_dict.__annotate__ = __annotate__
        tp_dict.__required_keys__ = frozenset(required_keys)
        tp_dict.__optional_keys__ = frozenset(optional_keys)
        tp_dict.__readonly_keys__ = frozenset(readonly_keys)
        tp_dict.__mutable_keys__ = frozenset(mutable_keys)
        tp_dict.__total__ = total
        return tp_dict

    __call__ = dict

    def __subclasscheck__(cls, other):
        raise TypeError('TypedDict does not support instance and class checks')

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_missing, /, *, total=True):
    """A base that makes a type of dicts with these keys; at run time it is dict."""
    if fields is _missing or fields is None:
        fields = {}
    ns = {'__annotations__': dict(fields)}
    module = _caller_module()
    if module is not None:
        ns['__module__'] = module
    td = _TypedDictMeta(typename, (), ns, total=total)
    td.__orig_bases__ = (TypedDict,)
    return td


_TypedDict = type.__new__(_TypedDictMeta, 'TypedDict', (), {})
TypedDict.__mro_entries__ = lambda bases: (_TypedDict,)


def is_typeddict(tp):
    """Whether tp is a class made by TypedDict."""
    return isinstance(tp, _TypedDictMeta)


# --- late: NewType

class NewType:
    """A name of its own for a type: calling it gives back what it is given."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        if '.' in name:
            name = name.rpartition('.')[-1]
        self.__name__ = name
        self.__supertype__ = tp
        def_mod = _caller_module()
        if def_mod != 'typing':
            self.__module__ = def_mod

    def __call__(self, x, /):
        return x

    def __mro_entries__(self, bases):
        superclass_name = self.__name__

        class Dummy:
            def __init_subclass__(cls):
                subclass_name = cls.__name__
                raise TypeError(f"Cannot subclass an instance of NewType. Perhaps you were looking "
                                f"for: `{subclass_name} = NewType({subclass_name!r}, "
                                f"{superclass_name})`")

        return (Dummy,)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __reduce__(self):
        return self.__qualname__

    def __repr__(self):
        return f'{self.__module__}.{self.__qualname__}'


# --- late: reading annotations

def _eval_type(t, globalns, localns, type_params=(), *, recursive_guard=frozenset(), format=1,
               owner=None):
    if isinstance(t, ForwardRef):
        return evaluate_forward_ref(t, globals=globalns, locals=localns, type_params=type_params,
                                    owner=owner, _recursive_guard=recursive_guard, format=format)
    if isinstance(t, (_GenericAlias, GenericAlias, Union)):
        if isinstance(t, GenericAlias):
            is_unpacked = t.__unpacked__
            t_args = tuple(_make_forward_ref(arg) if isinstance(arg, str) else arg
                           for arg in t.__args__)
            if _should_unflatten_callable_args(t, t_args):
                t = t.__origin__[(list(t_args[:-1]), t_args[-1])]
            elif t_args != t.__args__ or is_unpacked:
                t = t.__origin__[t_args]
            if is_unpacked:
                t = Unpack[t]
        ev_args = tuple(_eval_type(a, globalns, localns, type_params,
                                   recursive_guard=recursive_guard, format=format, owner=owner)
                        for a in t.__args__)
        if ev_args == t.__args__:
            return t
        if isinstance(t, GenericAlias):
            if _should_unflatten_callable_args(t, ev_args):
                return t.__origin__[(list(ev_args[:-1]), ev_args[-1])]
            return GenericAlias(t.__origin__, ev_args)
        if isinstance(t, Union):
            return Union[ev_args]
        return t.copy_with(ev_args)
    return t


def _should_unflatten_callable_args(typ, args):
    origin = typ.__origin__
    return (getattr(origin, '__module__', None) == 'collections.abc'
            and getattr(origin, '__name__', None) == 'Callable'
            and not (len(args) == 2 and _is_param_expr(args[0])))


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None,
                         format=None, _recursive_guard=frozenset()):
    """Evaluate a forward reference as a type hint.

    This is similar to calling the ForwardRef.evaluate() method,
    but unlike that method, evaluate_forward_ref() also
    recursively evaluates forward references nested within the type hint.
    """
    if format is None:
        format = 1
    if format == 4:
        return forward_ref.__forward_arg__
    if forward_ref.__forward_arg__ in _recursive_guard:
        return forward_ref
    try:
        value = forward_ref.evaluate(globals=globals, locals=locals, type_params=type_params,
                                     owner=owner)
    except NameError:
        if format == 3:
            return forward_ref
        raise
    type_ = _type_check(value, "Forward references must evaluate to types.",
                        is_argument=forward_ref.__forward_is_argument__,
                        allow_special_forms=forward_ref.__forward_is_class__)
    if forward_ref.__forward_module__ is not None and globals is None:
        globals = _guest_globals(forward_ref.__forward_module__)
    if not locals:
        locals = globals
    return _eval_type(type_, globals, locals, type_params or (),
                      recursive_guard=_recursive_guard | {forward_ref.__forward_arg__},
                      format=format, owner=owner)


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of obj, with strings evaluated and Annotated taken off unless include_extras."""
    from annotationlib import get_annotations
    if getattr(obj, '__no_type_check__', None):
        return {}
    if format is None:
        format = 1
    if isinstance(obj, type):
        hints = {}
        for base in reversed(obj.__mro__):
            ann = get_annotations(base, format=format)
            if format == 4:
                hints.update(ann)
                continue
            if globalns is None:
                base_globals = _guest_globals(base.__module__)
            else:
                base_globals = globalns
            base_locals = _class_names(base) if localns is None else localns
            if localns is None and globalns is None:
                # The module's names come last: those of the class may hide them.
                base_globals, base_locals = base_locals, base_globals
            type_params = base.__type_params__
            base_globals, base_locals = _add_type_params_to_scope(type_params, base_globals,
                                                                  base_locals, True)
            for name, value in ann.items():
                if isinstance(value, str):
                    value = _make_forward_ref(value, is_argument=False, is_class=True)
                value = _eval_type(value, base_globals, base_locals, (), format=format, owner=obj)
                if value is None:
                    value = _NoneType
                hints[name] = value
        if include_extras or format == 4:
            return hints
        return {k: _strip_annotations(t) for k, t in hints.items()}
    hints = get_annotations(obj, format=format)
    if (not hints and not isinstance(obj, _ModuleType) and not callable(obj)
            and not hasattr(obj, '__annotations__') and not hasattr(obj, '__annotate__')):
        raise TypeError(f"{obj!r} is not a module, class, or callable.")
    if format == 4:
        return hints
    if globalns is None:
        nsobj = obj
        while hasattr(nsobj, '__wrapped__'):
            nsobj = nsobj.__wrapped__
        if type(nsobj) is _MethodType:
            nsobj = nsobj.__func__
        globalns = _guest_globals(nsobj)
        if localns is None:
            localns = globalns
    elif localns is None:
        localns = globalns
    type_params = getattr(obj, "__type_params__", ())
    globalns, localns = _add_type_params_to_scope(type_params, globalns, localns, False)
    for name, value in hints.items():
        if isinstance(value, str):
            value = _make_forward_ref(value, is_argument=not isinstance(obj, _ModuleType),
                                      is_class=False)
        value = _eval_type(value, globalns, localns, (), format=format, owner=obj)
        if value is None:
            value = _NoneType
        hints[name] = value
    return hints if include_extras else {k: _strip_annotations(t) for k, t in hints.items()}


def _add_type_params_to_scope(type_params, globalns, localns, is_class):
    if not type_params:
        return globalns, localns
    globalns = dict(globalns)
    localns = dict(localns)
    for param in type_params:
        if not is_class or param.__name__ not in globalns:
            globalns[param.__name__] = param
            localns.pop(param.__name__, None)
    return globalns, localns


def _strip_annotations(t):
    if isinstance(t, _AnnotatedAlias):
        return _strip_annotations(t.__origin__)
    if hasattr(t, "__origin__") and t.__origin__ in (Required, NotRequired, ReadOnly):
        return _strip_annotations(t.__args__[0])
    if not isinstance(t, (_GenericAlias, GenericAlias, Union)):
        return t
    args = tuple(map(_strip_annotations, t.__args__))
    if args == t.__args__:
        return t
    if isinstance(t, _GenericAlias):
        return t.copy_with(args)
    return GenericAlias(t.__origin__, args) if isinstance(t, GenericAlias) else Union[args]


def get_origin(tp):
    """What X in X[Y] is: list for list[int]; None where there is no such thing."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_GenericAlias, _SpecialGenericAlias, GenericAlias, ParamSpecArgs,
                       ParamSpecKwargs)):
        return tp.__origin__
    if tp is Generic:
        return Generic
    if isinstance(tp, Union):
        return Union
    return None


def get_args(tp):
    """What Y in X[Y] is, in a tuple."""
    if isinstance(tp, Union):
        return tp.__args__
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__, *tp.__metadata__)
    if not isinstance(tp, (_GenericAlias, GenericAlias)):
        return ()
    args = tp.__args__
    return (list(args[:-1]), args[-1]) if _should_unflatten_callable_args(tp, args) else args


# --- late: helpers

def cast(typ, val):
    """Give back val; checkers take it for a typ."""
    return val


def assert_type(val, typ, /):
    """Give back val; checkers complain unless its type is typ."""
    return val


def assert_never(arg, /):
    """Checkers complain unless this line cannot be reached; running it raises."""
    value = repr(arg)
    if len(value) > 100:
        value = value[:100] + '...'
    raise AssertionError(f"Expected code to be unreachable, but got: {value}")


def reveal_type(obj, /):
    """Ask a static type checker to reveal the inferred type of an expression."""
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


def no_type_check(arg):
    """Say that the annotations of this function or class mean no types."""
    if isinstance(arg, type):
        for key in dir(arg):
            obj = getattr(arg, key)
            if (not hasattr(obj, '__qualname__')
                    or obj.__qualname__ != f'{arg.__qualname__}.{obj.__name__}'
                    or getattr(obj, '__module__', None) != arg.__module__):
                continue
            if type(obj) is _FunctionType:
                obj.__no_type_check__ = True
            elif type(obj) is _MethodType:
                obj.__func__.__no_type_check__ = True
            elif isinstance(obj, type):
                no_type_check(obj)
    try:
        arg.__no_type_check__ = True
    except TypeError:
        pass
    return arg


def no_type_check_decorator(decorator):
    """Say the same of all that a decorator decorates."""
    from functools import wraps

    @wraps(decorator)
    def wrapped_decorator(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))

    return wrapped_decorator


# --- late: overloads

def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. "
        "A series of @overload-decorated functions "
        "outside a stub module should always be followed "
        "by an implementation that is not @overload-ed.")


_overload_registry = {}


def overload(func):
    """One of several signatures of a function that is defined after them."""
    f = getattr(func, "__func__", func)
    try:
        place = _overload_registry.setdefault(f.__module__, {}).setdefault(f.__qualname__, {})
        place[f.__code__.co_firstlineno] = func
    except AttributeError:
        pass
    return _overload_dummy


def get_overloads(func):
    """The signatures that overload() was told of a function."""
    f = getattr(func, "__func__", func)
    return list(_overload_registry.get(f.__module__, {}).get(f.__qualname__, {}).values())


def clear_overloads():
    """Forget all that overload() was told."""
    _overload_registry.clear()


# --- late: marks

def final(f):
    """Say that this method is not to be overridden, or this class not derived from."""
    try:
        f.__final__ = True
    except (AttributeError, TypeError):
        pass
    return f


def override(method, /):
    """Indicate that a method is intended to override a method in a base class."""
    try:
        method.__override__ = True
    except (AttributeError, TypeError):
        pass
    return method


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False,
                        frozen_default=False, field_specifiers=(), **kwargs):
    """Decorator to mark an object as providing dataclass-like behaviour."""
    def decorator(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            "eq_default": eq_default,
            "order_default": order_default,
            "kw_only_default": kw_only_default,
            "frozen_default": frozen_default,
            "field_specifiers": field_specifiers,
            "kwargs": kwargs,
        }
        return cls_or_fn
    return decorator


# --- late: IO

class IO(Generic[AnyStr]):
    """The base of TextIO and BinaryIO."""

    __slots__ = ()


class BinaryIO(IO[bytes]):
    """What a file opened in binary mode is."""

    __slots__ = ()


class TextIO(IO[str]):
    """What a file opened in text mode is."""

    __slots__ = ()
