# typing: names and forms for type annotations.
#
# Type parameters, Generic, unions, the special forms, the names for classes and what their brackets
# make are native (_typing). Here are the names themselves, protocols, named tuples, typed dicts and
# the functions that read annotations.
#
# Why this file is long: typing is one flat namespace of names that refer to each other.
"""Names for the types that annotations speak of (PEP 484 and those that followed)."""

from _typing import (Generic, NoDefault, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeAliasType,
                     TypeVar, TypeVarTuple, Union, get_args, get_origin)

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


# --- special forms

from _typing import _special_form as _form
Annotated = _form('Annotated')
ClassVar = _form('ClassVar')
Concatenate = _form('Concatenate')
Final = _form('Final')
Literal = _form('Literal')
LiteralString = _form('LiteralString')
Never = _form('Never')
NoReturn = _form('NoReturn')
NotRequired = _form('NotRequired')
Optional = _form('Optional')
ReadOnly = _form('ReadOnly')
Required = _form('Required')
Self = _form('Self')
TypeAlias = _form('TypeAlias')
TypeGuard = _form('TypeGuard')
TypeIs = _form('TypeIs')
Unpack = _form('Unpack')


# --- the native part: types of forms and aliases

from _typing import (GenericAlias, _AnnotatedAlias, _CallableGenericAlias, _CallableType,
                     _ConcatenateGenericAlias, _GenericAlias, _LiteralGenericAlias, _SpecialForm,
                     _SpecialGenericAlias, _TupleType, _UnpackGenericAlias)


# --- the native part: functions

from _typing import _type_check, _type_repr


# --- other modules

import sys
from abc import ABCMeta, abstractmethod
from annotationlib import ForwardRef
from _typing import _class_alias as _alias
import collections as _collections
import contextlib as _contextlib
import re as _re
from _abc import has_instance as _has_instance, has_subclass as _has_subclass, is_registered as _is_registered
from _typing import (_declared_names, _has_hook, _has_members, _is_own_protocol, _missing_members,
                     _next_init)
from abc import update_abstractmethods as _find_abstract_methods
from _typing import _caller_module as _module_of_caller, _named_tuple_class
from _typing import _caller_module as _module_of_new_type, _idfunc
from types import MethodType as _MethodType, ModuleType as _ModuleType
from _typing import _class_names, _guest_builtin, _guest_globals, _map_arguments
from types import FunctionType as _FunctionType, MethodType as _BoundMethod
from _typing import _first_line


# --- special forms that are classes

class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is not Any:
            return type.__instancecheck__(self, obj)
        raise TypeError("typing.Any cannot be used with isinstance()")

    def __repr__(self):
        return type.__repr__(self) if self is not Any else 'typing.Any'


class Any(metaclass=_AnyMeta):
    """Stands for every type; checkers let everything pass."""

    def __new__(cls, *args, **kwargs):
        if cls is not Any:
            return super().__new__(cls)
        raise TypeError("Any cannot be instantiated")


# --- what types of other libraries derive from

class _Final:
    # Only classes that say so by _root may derive from it.
    __slots__ = ('__weakref__',)

    def __init_subclass__(cls, /, *args, _root=False, **kwds):
        if _root:
            return
        raise TypeError("Cannot subclass special typing classes")


# --- references to what is not defined yet


def _forward_reference(text, module=None, owner=None, is_class=False, is_argument=True):
    """Return a ForwardRef. Text that is no expression is an error at once, if this run can compile."""
    reference = ForwardRef(text, module=module, owner=owner, is_argument=is_argument,
                           is_class=is_class)
    if _guest_builtin("compile") is not None:
        reference.__forward_code__
    return reference


# --- names for classes

import collections.abc as _abstract
List = _alias('List', list)
Dict = _alias('Dict', dict)
Set = _alias('Set', set)
FrozenSet = _alias('FrozenSet', frozenset)
Type = _alias('Type', type)
Tuple = _alias('Tuple', tuple)
Callable = _alias('Callable', _abstract.Callable)
Hashable = _alias('Hashable', _abstract.Hashable)
Sized = _alias('Sized', _abstract.Sized)
Container = _alias('Container', _abstract.Container)
Collection = _alias('Collection', _abstract.Collection)
Iterable = _alias('Iterable', _abstract.Iterable)
Iterator = _alias('Iterator', _abstract.Iterator)
Reversible = _alias('Reversible', _abstract.Reversible)
Generator = _alias('Generator', _abstract.Generator)
Awaitable = _alias('Awaitable', _abstract.Awaitable)
Coroutine = _alias('Coroutine', _abstract.Coroutine)
AsyncIterable = _alias('AsyncIterable', _abstract.AsyncIterable)
AsyncIterator = _alias('AsyncIterator', _abstract.AsyncIterator)
AsyncGenerator = _alias('AsyncGenerator', _abstract.AsyncGenerator)
AbstractSet = _alias('AbstractSet', _abstract.Set)
MutableSet = _alias('MutableSet', _abstract.MutableSet)
Mapping = _alias('Mapping', _abstract.Mapping)
MutableMapping = _alias('MutableMapping', _abstract.MutableMapping)
MappingView = _alias('MappingView', _abstract.MappingView)
KeysView = _alias('KeysView', _abstract.KeysView)
ItemsView = _alias('ItemsView', _abstract.ItemsView)
ValuesView = _alias('ValuesView', _abstract.ValuesView)
Sequence = _alias('Sequence', _abstract.Sequence)
MutableSequence = _alias('MutableSequence', _abstract.MutableSequence)
ByteString = _alias('ByteString', _abstract.ByteString)
Deque = _alias('Deque', _collections.deque)
DefaultDict = _alias('DefaultDict', _collections.defaultdict)
OrderedDict = _alias('OrderedDict', _collections.OrderedDict)
Counter = _alias('Counter', _collections.Counter)
ChainMap = _alias('ChainMap', _collections.ChainMap)
ContextManager = _alias('ContextManager', _contextlib.AbstractContextManager)
AsyncContextManager = _alias('AsyncContextManager', _contextlib.AbstractAsyncContextManager)
Pattern = _alias('Pattern', _re.Pattern)
Match = _alias('Match', _re.Match)


# --- type variables
# Some are not in __all__, but programs know them.

AnyStr = TypeVar('AnyStr', bytes, str)
T, KT, VT = map(TypeVar, ('T', 'KT', 'VT'))
T_co, V_co, VT_co = [TypeVar(name, covariant=True) for name in ('T_co', 'V_co', 'VT_co')]
T_contra = TypeVar('T_contra', contravariant=True)


# --- protocols (PEP 544)


# Abstract classes that protocols may derive from, by module.
_INTERFACES = {
    'collections.abc': frozenset('AsyncIterable AsyncIterator Awaitable Buffer Callable Collection '
                                 'Container Hashable Iterable Iterator Reversible Sized'.split()),
    'contextlib': frozenset('AbstractAsyncContextManager AbstractContextManager'.split()),
    'io': frozenset('Reader Writer'.split()),
    'os': frozenset('PathLike'.split()),
}

# Protocols whose register() runs now. It asks whether the class is a subclass already, which is an
# error for most protocols when programs ask.
_registering = []


def _marked(cls, mark='_is_protocol'):
    return bool(getattr(cls, mark, False))


def _is_extensible(base):
    if base is object or base is Generic or issubclass(base, Generic) and _marked(base):
        return True
    return base.__name__ in _INTERFACES.get(base.__module__, ())


def _get_protocol_attrs(cls):
    """Return the names that a protocol and those that it derives from declare."""
    declared = set()
    for base in cls.__mro__:
        if base is object or base.__name__ in ('Protocol', 'Generic'):
            continue
        try:
            annotations = base.__annotations__
        except Exception:
            from annotationlib import get_annotations
            annotations = get_annotations(base, format=3)
        declared.update(_declared_names(base, annotations))
    return declared


def _no_init_or_replace_init(self, *args, **kwargs):
    # __init__ of protocols, and of classes that take theirs from a protocol. The latter get the one
    # that follows in their order.
    made = type(self)
    if not made._is_protocol:
        if made.__init__ is _no_init_or_replace_init:
            made.__init__ = _next_init(made, _no_init_or_replace_init)
            made.__init__(self, *args, **kwargs)
        return
    raise TypeError('Protocols cannot be instantiated')


def _knows_members(cls, other):
    # The hook of protocols: whether another class has all members.
    if not _is_own_protocol(cls):
        return NotImplemented
    missing = _missing_members(other, cls.__protocol_attrs__)
    if missing and issubclass(other, Generic) and _marked(other):
        # Those of another protocol may be annotations.
        missing = set(missing).difference(other.__protocol_attrs__)
    return NotImplemented if missing is None or missing else True


class _ProtocolMeta(ABCMeta):
    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if name == 'Protocol' and bases == (Generic,):  # it has no base of its own kind yet
            return super().__new__(mcls, name, bases, namespace, **kwargs)
        if Protocol in bases or Generic in bases:
            for base in bases:
                if base is not Protocol and not _is_extensible(base):
                    raise TypeError(f"Protocols can only inherit from other protocols, got {base!r}")
        names = dict.copy(namespace)
        if not names.get('_is_protocol', False):
            names['_is_protocol'] = Protocol in bases
        names.setdefault('__subclasshook__', classmethod(_knows_members))
        made = super().__new__(mcls, name, bases, names, **kwargs)
        if names['_is_protocol'] and made.__init__ is object.__init__:
            made.__init__ = _no_init_or_replace_init
        return made

    def __init__(cls, *args, **kwargs):
        if _marked(cls):
            cls.__protocol_attrs__ = _get_protocol_attrs(cls)

    def register(cls, subclass):
        """Make subclass count as derived from this protocol."""
        _registering.append(cls)
        try:
            return super().register(subclass)
        finally:
            _registering.pop()

    def __subclasscheck__(cls, other):
        if is_protocol(cls):
            if not any(each is cls for each in _registering):
                cls._demand_class_check(other)
        elif _marked(cls):  # Protocol itself is an ordinary base
            return type.__subclasscheck__(cls, other)
        return _has_subclass(cls, other)

    def __instancecheck__(cls, instance):
        if not is_protocol(cls):
            check = type.__instancecheck__ if _marked(cls) else _has_instance
            return check(cls, instance)
        cls._demand_checkable()
        data = cls.__non_callable_proto_members__
        # If there is data, it is an error to ask for the class: only what is registered counts.
        if data and _has_hook(cls, _knows_members):
            is_known = _is_registered(cls, type(instance))
        else:
            is_known = _has_instance(cls, instance)
        return is_known or _has_members(instance, cls.__protocol_attrs__, data)

    def _demand_checkable(cls):
        if not _marked(cls, '_is_runtime_protocol'):
            raise TypeError("Instance and class checks can only be used with @runtime_checkable "
                            "protocols")

    def _demand_class_check(cls, other):
        data = _marked(cls, '_is_runtime_protocol') and cls.__non_callable_proto_members__
        is_possible = _marked(cls, '_is_runtime_protocol') and not (data and
                                                                   _has_hook(cls, _knows_members))
        if is_possible:
            return
        if not isinstance(other, type):
            raise TypeError('issubclass() arg 1 must be a class')
        cls._demand_checkable()
        shown = ', '.join(map(repr, sorted(data)))
        raise TypeError("Protocols with non-method members don't support issubclass(). Non-method "
                        f"members: {shown}.")


class Protocol(Generic, metaclass=_ProtocolMeta):
    """A base of classes that say which members others must have; those need not derive from them."""

    __slots__ = ()
    _is_protocol, _is_runtime_protocol = True, False


def runtime_checkable(cls):
    """Let isinstance() and issubclass() ask whether the members of a protocol are there."""
    if not issubclass(cls, Generic) or not _marked(cls):
        raise TypeError(f'@runtime_checkable can be only applied to protocol classes, got {cls!r}')
    data = cls.__non_callable_proto_members__ = set()
    cls._is_runtime_protocol = True
    for name in cls.__protocol_attrs__:
        try:
            is_method = callable(getattr(cls, name, None))
        except Exception as error:
            raise TypeError(f"Failed to determine whether protocol member {name!r} is a method "
                            "member") from error
        if not is_method:
            data.add(name)
    return cls


def is_protocol(tp, /):
    """Whether tp is a class of a protocol, which Protocol itself is not."""
    return isinstance(tp, type) and _marked(tp) and tp is not Protocol


def get_protocol_members(tp, /):
    """Return a frozenset of the names that a protocol declares."""
    if is_protocol(tp):
        return frozenset(tp.__protocol_attrs__)
    raise TypeError(f'{tp!r} is not a Protocol')


# --- protocols of single methods


def _of_one_method(cls):
    # The protocol of classes with the method that this class has.
    for name in cls.__protocol_attrs__:
        abstractmethod(getattr(cls, name))
    return runtime_checkable(_find_abstract_methods(cls))


@_of_one_method
class SupportsInt(Protocol):
    """What int() takes."""

    __slots__ = ()

    def __int__(self) -> int:
        """Return int(self)."""


@_of_one_method
class SupportsFloat(Protocol):
    """What float() takes."""

    __slots__ = ()

    def __float__(self) -> float:
        """Return float(self)."""


@_of_one_method
class SupportsComplex(Protocol):
    """What complex() takes."""

    __slots__ = ()

    def __complex__(self) -> complex:
        """Return complex(self)."""


@_of_one_method
class SupportsBytes(Protocol):
    """What bytes() takes."""

    __slots__ = ()

    def __bytes__(self) -> bytes:
        """Return bytes(self)."""


@_of_one_method
class SupportsIndex(Protocol):
    """What is an index, or a bound of a slice."""

    __slots__ = ()

    def __index__(self) -> int:
        """Return operator.index(self)."""


@_of_one_method
class SupportsAbs(Protocol[T_co]):
    """What abs() takes, and returns as a T_co."""

    __slots__ = ()

    def __abs__(self) -> T_co:
        """Return abs(self)."""


@_of_one_method
class SupportsRound(Protocol[T_co]):
    """What round() takes, and returns as a T_co."""

    __slots__ = ()

    def __round__(self, ndigits: int = 0) -> T_co:
        """Return round(self, ndigits)."""


# --- annotated fields of named tuples and typed dicts

class _Fields:
    # The fields that a class body or a call lists, with their types. The types are in a dict, or a
    # function computes them (PEP 649); they are checked whenever they are known.
    __slots__ = ('types', 'compute', 'message', 'owner', 'module')

    def __init__(self, types, compute, message, owner=None, module=None):
        self.message = message
        self.owner = owner
        self.module = module
        self.compute = compute
        self.types = types

    @classmethod
    def of_body(cls, given, names, *others, **more):
        # Of a class body. `given` is its dict of annotations; without one, it may have a function.
        from annotationlib import get_annotate_from_class_namespace
        compute = get_annotate_from_class_namespace(names) if given is None else None
        return cls({} if given is None else given, compute, *others, **more)

    def check(self, types):
        # A reference that a function computes has an owner already.
        owner = self.owner if self.compute is None else None
        return {name: _type_check(tp, self.message.format(name), module=self.module, owner=owner)
                for name, tp in types.items()}

    def read(self, format):
        if self.compute is not None:
            from annotationlib import call_annotate_function
            types = call_annotate_function(self.compute, format, owner=self.owner)
        elif format == 4:
            from annotationlib import annotations_to_string
            types = annotations_to_string(self.types)
        elif format == 1 or format == 3:
            types = self.types
        else:
            raise NotImplementedError(format)
        return types if format == 4 else self.check(types)


def _stand_in(function, metaclass):
    # Makes a class that replaces the function where it is a base, so that the metaclass makes what
    # derives from it.
    made = type.__new__(metaclass, function.__name__, (), {})
    function.__mro_entries__ = lambda bases: (made,)
    return made


def _warn_of_call(what, instead, stacklevel):
    import warnings
    warnings.warn(f"{what} is deprecated and will be disallowed in Python 3.15. {instead}",
                  DeprecationWarning, stacklevel=stacklevel)


def _fields_of_call(kind, typename, fields, empty):
    # A call without fields is a class without fields, which is an old habit.
    if fields is not None and fields is not _missing:
        return fields
    how = "Passing `None` as" if fields is None else "Failing to pass a value for"
    _warn_of_call(f"{how} the 'fields' parameter",
                  f"To create a {kind} class with 0 fields using the functional syntax, pass an "
                  f"empty {empty[0]}, e.g. `{typename} = {kind}({typename!r}, {empty[1]})`.", 4)
    return ()


# --- NamedTuple


# What a body must not define, and what is not copied from it.
_RESERVED = frozenset('__new__ __init__ __slots__ __getnewargs__ _fields _field_defaults _field_types '
                      '_make _replace _asdict _source'.split())
_NOT_COPIED = frozenset('__module__ __name__ __annotations__ __annotate__ __annotate_func__ '
                        '__annotations_cache__'.split())


def _defaults_in(body, fields):
    # The values that the body gives to fields. All of them follow the fields without.
    defaults = {}
    for name in fields:
        if name in body:
            defaults[name] = body[name]
        elif defaults:
            plural = 's' if len(defaults) > 1 else ''
            raise TypeError(f"Non-default namedtuple field {name} cannot follow default "
                            f"field{plural} {', '.join(defaults)}")
    return tuple(defaults.values())


def _tuple_class(typename, fields, names, module, defaults=()):
    # The plain class, with annotations that are computed when somebody asks.
    def __annotate__(format):
        return fields.read(format)

    made = _collections.namedtuple(typename, names, defaults=defaults, module=module)
    made.__annotate__ = made.__new__.__annotate__ = __annotate__
    return made


class NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        if not {_NamedTuple, Generic}.issuperset(bases):
            raise TypeError("can only inherit from a NamedTuple type and Generic")
        if '__classcell__' in ns:
            raise TypeError("uses of super() and __class__ are unsupported in methods of NamedTuple "
                            "subclasses")
        given = ns.get('__annotations__')
        fields = _Fields.of_body(given, ns, "field annotation must be a type" if given is None else
                                 "field {} annotation must be a type")
        names = tuple(fields.read(3))
        made = _tuple_class(typename, fields, names, ns['__module__'], _defaults_in(ns, names))
        if len(bases) > 1:
            bases = tuple(tuple if base is _NamedTuple else base for base in bases)
            made = _named_tuple_class(made, bases, ns.get('__orig_bases__'))
        for name, value in ns.items():
            cls._add(made, name, value)
        return made

    def _add(made, name, value):
        # One name of the body.
        if name in _RESERVED:
            raise AttributeError("Cannot overwrite NamedTuple attribute " + name)
        if name in _NOT_COPIED:
            return
        if name not in made._fields:
            setattr(made, name, value)
        set_name = getattr(type(value), '__set_name__', None)
        if set_name is None:
            return
        try:
            set_name(value, made, name)
        except BaseException as error:
            error.add_note(f"Error calling __set_name__ on {type(value).__name__!r} instance {name!r} "
                           f"in {made.__name__!r}")
            raise


def NamedTuple(typename, fields=_missing, /, **kwargs):
    """A base that makes a named tuple of the annotations of a class."""
    if kwargs and fields is _missing:
        _warn_of_call("Creating NamedTuple classes using keyword arguments",
                      "Use the class-based or functional syntax instead.", 3)
        fields = kwargs.items()
    elif kwargs and fields is None:
        raise TypeError("Cannot pass `None` as the 'fields' parameter and also specify fields using "
                        "keyword arguments")
    elif kwargs:
        raise TypeError("Either list of fields or keywords can be provided to NamedTuple, not both")
    else:
        fields = _fields_of_call('NamedTuple', typename, fields, ('list', '[]'))
    listed = _Fields({name: tp for name, tp in fields}, None, "field {} annotation must be a type")
    listed.types = listed.check(listed.types)
    made = _tuple_class(typename, listed, tuple(listed.types), _module_of_caller())
    made.__orig_bases__ = (NamedTuple,)
    return made


_NamedTuple = _stand_in(NamedTuple, NamedTupleMeta)


# --- TypedDict

# What is known of a key. The classes show each as a frozenset of the keys.
_KEY_SETS = {'__required_keys__': 1, '__optional_keys__': 2, '__readonly_keys__': 4,
             '__mutable_keys__': 8}


def _qualifiers_of(tp):
    # Which of Required, NotRequired and ReadOnly are around the type.
    found = []
    while True:
        origin = get_origin(tp)
        if origin is Required or origin is NotRequired or origin is ReadOnly:
            found.append(origin)
        elif origin is not Annotated:
            return found
        tp = get_args(tp)[0]


def _inherited_keys(bases):
    keys = {}
    for base in bases:
        for name, bit in _KEY_SETS.items():
            # A later base decides whether a key is required. What one lets change, all do.
            replaced = 3 if bit < 4 else 0
            for key in getattr(base, name, ()):
                keys[key] = keys.get(key, 0) & ~replaced | bit
    return keys


def _own_key(key, tp, known, total):
    qualifiers = _qualifiers_of(tp)
    is_required = Required in qualifiers or total and NotRequired not in qualifiers
    is_readonly = ReadOnly in qualifiers
    if is_readonly and known & 8:
        raise TypeError(f"Cannot override mutable key {key!r} with read-only key")
    return (1 if is_required else 2) | (4 if is_readonly else 8)


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        if not all(base is Generic or type(base) is _TypedDictMeta for base in bases):
            raise TypeError("cannot inherit from both a TypedDict type and a non-TypedDict base class")
        is_generic = any(issubclass(base, Generic) for base in bases)
        given = ns.pop('__annotations__', None)
        made = type.__new__(_TypedDictMeta, name, (Generic, dict) if is_generic else (dict,), ns)
        if not hasattr(made, '__orig_bases__'):
            made.__orig_bases__ = bases
        fields = _Fields.of_body(given, ns,
                                 "TypedDict('Name', {{f0: t0, f1: t1, ...}}); each t must be a type",
                                 owner=made, module=made.__module__)
        own = fields.read(3)
        if fields.compute is None:
            fields.types = own

        def __annotate__(format):
            from annotationlib import call_annotate_function
            types = {}
            for base in bases:
                annotate = None if base is Generic else base.__annotate__
                if annotate is not None:
                    types.update(call_annotate_function(annotate, format, owner=base))
            types.update(fields.read(format))
            return types

        made.__annotate__ = __annotate__
        keys = _inherited_keys(bases)
        for key, tp in own.items():
            keys[key] = _own_key(key, tp, keys.get(key, 0), total)
        for attribute, bit in _KEY_SETS.items():
            setattr(made, attribute, frozenset([key for key, bits in keys.items() if bits & bit]))
        made.__total__ = total
        return made

    __call__ = dict

    def __subclasscheck__(cls, other):
        raise TypeError("TypedDict does not support instance and class checks")

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_missing, /, *, total=True):
    """A base that makes a type of dicts with these keys; at run time it is dict."""
    fields = _fields_of_call('TypedDict', typename, fields, ('dictionary', '{}'))
    body = {'__annotations__': dict(fields)}
    if (module := _module_of_caller()) is not None:
        body['__module__'] = module
    made = _TypedDictMeta(typename, (), body, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


_TypedDict = _stand_in(TypedDict, _TypedDictMeta)


def is_typeddict(tp):
    """Whether tp is a class made by TypedDict."""
    return isinstance(tp, _TypedDictMeta)


# --- NewType


class NewType:
    """A name of its own for a type: calling it gives back what it is given."""

    __call__ = _idfunc

    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name[name.rfind('.') + 1:]
        self.__supertype__ = tp
        if (module := _module_of_new_type()) != 'typing':
            self.__module__ = module

    def __mro_entries__(self, bases):
        supertype = self.__name__

        class Refused:
            def __init_subclass__(cls):
                name = cls.__name__
                raise TypeError("Cannot subclass an instance of NewType. Perhaps you were looking for: "
                                f"`{name} = NewType({name!r}, {supertype})`")

        return (Refused,)

    def __repr__(self):
        return f'{self.__module__}.{self.__qualname__}'

    def __reduce__(self):
        return self.__qualname__

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


# --- reading annotations


def _eval_type(t, globalns, localns, type_params=(), *, recursive_guard=frozenset(), format=1,
               owner=None):
    # The type with the references in it evaluated.
    def evaluate(part):
        if isinstance(part, ForwardRef):
            return evaluate_forward_ref(part, owner=owner, globals=globalns, locals=localns,
                                        type_params=type_params, format=format,
                                        _recursive_guard=recursive_guard)
        whole = _map_arguments(part, evaluate, _forward_reference)
        is_pack = type(whole) is GenericAlias and whole.__unpacked__
        return Unpack[whole.__origin__[whole.__args__]] if is_pack else whole

    return evaluate(t)


def evaluate_forward_ref(forward_ref, *, owner=None, globals=None, locals=None, type_params=None,
                         format=None, _recursive_guard=frozenset()):
    """Return the type that forward_ref is, with the references in that type evaluated, too."""
    text = forward_ref.__forward_arg__
    if format == 4:
        return text
    if text in _recursive_guard:
        return forward_ref
    try:
        found = forward_ref.evaluate(owner=owner, globals=globals, locals=locals,
                                     type_params=type_params)
    except NameError:
        if format != 3:
            raise
        return forward_ref
    if isinstance(found, str):
        found = _forward_reference(found, is_class=forward_ref.__forward_is_class__,
                                   is_argument=forward_ref.__forward_is_argument__)
    module = forward_ref.__forward_module__
    if globals is None and module is not None:
        globals = _guest_globals(module)
    return _eval_type(found, globals, locals or globals, type_params or (), owner=owner,
                      recursive_guard=_recursive_guard | {text},
                      format=1 if format is None else format)


def _without_extras(tp):
    # The type without what is noted beside the types in it.
    if isinstance(tp, _AnnotatedAlias):
        return _without_extras(tp.__origin__)
    origin = getattr(tp, '__origin__', None)
    if origin is Required or origin is NotRequired or origin is ReadOnly:
        return _without_extras(tp.__args__[0])
    return _map_arguments(tp, _without_extras, None)


def _names_for_class(cls, globalns, localns):
    # Where the text in a class is evaluated. The module's names come last: those of the class may
    # hide them.
    if localns is None:
        localns = _class_names(cls)
        if globalns is None:
            return localns, _guest_globals(cls.__module__)
    return _guest_globals(cls.__module__) if globalns is None else globalns, localns


def _names_for_object(obj, globalns, localns):
    if globalns is None:
        while hasattr(obj, '__wrapped__'):
            obj = obj.__wrapped__
        globalns = _guest_globals(obj.__func__ if type(obj) is _MethodType else obj)
    return globalns, globalns if localns is None else localns


def _with_type_parameters(parameters, globalns, localns, is_class):
    # The type parameters hide names of the module, but not those of a class body.
    if not parameters:
        return globalns, localns
    hiding = {each.__name__: each for each in parameters
              if not is_class or each.__name__ not in globalns}
    return ({**globalns, **hiding},
            {name: value for name, value in localns.items() if name not in hiding})


def get_type_hints(obj, globalns=None, localns=None, include_extras=False, *, format=None):
    """The annotations of obj, with strings evaluated and Annotated taken off unless include_extras."""
    from annotationlib import get_annotations
    if getattr(obj, '__no_type_check__', None):
        return {}
    if format is None:
        format = 1
    is_class = isinstance(obj, type)
    is_argument = not is_class and not isinstance(obj, _ModuleType)
    hints = {}
    for holder in reversed(obj.__mro__) if is_class else (obj,):
        types = get_annotations(holder, format=format)
        if not types and is_argument and not callable(obj) \
                and not any(hasattr(obj, name) for name in ('__annotations__', '__annotate__')):
            raise TypeError(f"{obj!r} is not a module, class, or callable.")
        if format == 4:
            hints.update(types)
            continue
        scope = None
        for name, tp in types.items():
            if isinstance(tp, str):
                tp = _forward_reference(tp, is_class=is_class, is_argument=is_argument)
            if type(tp) is not type:
                if scope is None:
                    find_names = _names_for_class if is_class else _names_for_object
                    scope = _with_type_parameters(getattr(holder, '__type_params__', ()),
                                                  *find_names(holder, globalns, localns), is_class)
                tp = _eval_type(tp, *scope, format=format, owner=obj)
            hints[name] = type(None) if tp is None else tp
    if include_extras or format == 4:
        return hints
    return {name: tp if type(tp) is type else _without_extras(tp) for name, tp in hints.items()}


# --- helpers

def cast(typ, val):
    """Give back val; checkers take it for a typ."""
    return val


def assert_type(val, typ, /):
    """Give back val; checkers complain unless its type is typ."""
    return val


def assert_never(arg, /):
    """Checkers complain unless this line cannot be reached; running it raises."""
    shown = repr(arg)
    if len(shown) > 100:
        shown = f'{shown:.100}...'
    raise AssertionError("Expected code to be unreachable, but got: " + shown)


def reveal_type(obj, /):
    """Print the type of obj to stderr, as checkers do when they read the call, and give back obj."""
    print(f"Runtime type is {type(obj).__name__!r}", file=sys.stderr)
    return obj


# --- marks


def _mark(target, name, *errors):
    # Say something of a function or class. What takes no attributes stays without the mark.
    try:
        setattr(target, name, True)
    except errors:
        pass
    return target


def no_type_check(arg):
    """Say that the annotations of this function or class mean no types."""
    if isinstance(arg, type):
        for member in [getattr(arg, name) for name in dir(arg)]:
            is_own = (hasattr(member, '__qualname__') and getattr(member, '__module__', None)
                      == arg.__module__
                      and member.__qualname__ == f'{arg.__qualname__}.{member.__name__}')
            if is_own and isinstance(member, (type, _FunctionType, _BoundMethod)):
                no_type_check(getattr(member, '__func__', member))
    return _mark(arg, '__no_type_check__', TypeError)


def no_type_check_decorator(decorator):
    """Say the same of all that a decorator decorates."""
    import functools

    def decorate(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))

    return functools.update_wrapper(decorate, decorator)


def final(f):
    """Say that this method is not to be overridden, or this class not derived from."""
    return _mark(f, '__final__', AttributeError, TypeError)


def override(method, /):
    """Say that this method is meant to replace one of a base class."""
    return _mark(method, '__override__', AttributeError, TypeError)


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False,
                        frozen_default=False, field_specifiers=(), **kwargs):
    """Say that a function, class or metaclass makes classes like those of dataclasses."""
    facts = dict(eq_default=eq_default, order_default=order_default, kw_only_default=kw_only_default,
                 frozen_default=frozen_default, field_specifiers=field_specifiers, kwargs=kwargs)

    def decorate(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = facts
        return cls_or_fn
    return decorate


# --- overloads


_overload_registry = {}  # module: {qualified name: {line: function}}


def _overload_dummy(*args, **kwds):
    raise NotImplementedError(
        "You should not call an overloaded function. A series of @overload-decorated functions "
        + "outside a stub module should always be followed by an implementation that is not "
        + "@overload-ed.")


def _place_of(func):
    # Where the registry has a function: its module, name and line.
    plain = getattr(func, '__func__', func)
    return plain.__module__, plain.__qualname__, _first_line(plain)


def overload(func):
    """One of several signatures of a function that is defined after them."""
    try:
        module, name, line = _place_of(func)
    except AttributeError:
        line = None
    if line is not None:
        _overload_registry.setdefault(module, {}).setdefault(name, {})[line] = func
    return _overload_dummy


def get_overloads(func):
    """The signatures that overload() was told of a function."""
    module, name, _ = _place_of(func)
    return [*_overload_registry.get(module, {}).get(name, {}).values()]


def clear_overloads():
    """Forget all that overload() was told."""
    _overload_registry.clear()


# --- IO

class IO(Generic[AnyStr]):
    """The base of TextIO and BinaryIO."""

    __slots__ = ()


class BinaryIO(IO[bytes]):
    """What a file opened in binary mode is."""

    __slots__ = ()


class TextIO(IO[str]):
    """What a file opened in text mode is."""

    __slots__ = ()
