# collections.abc: the abstract base classes of containers, iteration and coroutines (PEP 3119).
#
# A class statement here says what is peculiar to the class: which methods make others its subclasses (`by`), which of
# its own methods are abstract (`abstract`; without it, those of `by`), and what they do. The metaclass _interface()
# adds the rest.
"""The abstract base classes of containers and iterators (PEP 3119)."""

from _abc import defines as _has_all, owns as _owns
from abc import ABCMeta, abstractmethod
from _typing import GenericAlias
from _abc import mappingproxy as _mappingproxy
from _decimal import SignalDict as _SignalDict
from _abc import array as _array

__all__ = ['Awaitable', 'Coroutine', 'AsyncIterable', 'AsyncIterator', 'AsyncGenerator',
           'Hashable', 'Iterable', 'Iterator', 'Generator', 'Reversible', 'Sized', 'Container',
           'Callable', 'Collection', 'Set', 'MutableSet', 'Mapping', 'MutableMapping',
           'MappingView', 'KeysView', 'ItemsView', 'ValuesView', 'Sequence', 'MutableSequence',
           'ByteString', 'Buffer']


def _interface(name, bases, namespace, by=(), abstract=None, subscript=None):
    """Make an abstract class."""
    if '__slots__' not in namespace:
        namespace['__slots__'] = ()
    for each in by if abstract is None else abstract:
        if each in namespace:
            abstractmethod(namespace[each])
    if subscript is not None:
        namespace['__class_getitem__'] = classmethod(subscript)
    if by:
        namespace['__subclasshook__'] = _hook_of(by)
    return ABCMeta(name, bases, namespace)


def _hook_of(methods):
    # Below a class is what has all these methods, none of them None. What derives from the class inherits the hook,
    # but is not found that way.
    @classmethod
    def __subclasshook__(cls, C):
        return _has_all(C, *methods) if _owns(cls, '__subclasshook__', hook) else NotImplemented

    hook = __subclasshook__
    return hook


# --- what several of them do

def _raise(typ, val, tb):
    """Do what throw() does with its three arguments."""
    raised = val if val is not None else typ if tb is None else typ()
    raise raised if tb is None else raised.with_traceback(tb)


def _close(throw, what):
    """End a generator or coroutine by way of GeneratorExit."""
    try:
        throw(GeneratorExit)
    except (StopIteration, GeneratorExit):
        return
    raise RuntimeError(what + ' ignored GeneratorExit')


def _take_all(take, end):
    """Call take() until it raises an exception of the kind `end`."""
    try:
        while True:
            take()
    except end:
        pass


# --- Awaitable

class Awaitable(metaclass=_interface, by=('__await__',), subscript=GenericAlias):
    def __await__(self):
        yield


# --- Coroutine

class Coroutine(Awaitable, metaclass=_interface, by=('__await__', 'send', 'throw', 'close'),
                abstract=('send', 'throw')):
    def send(self, value):
        """Resume with a value; give what is awaited next."""
        raise StopIteration

    def throw(self, typ, val=None, tb=None):
        """Resume with an exception; give what is awaited next."""
        _raise(typ, val, tb)

    def close(self):
        """End by way of GeneratorExit."""
        _close(self.throw, 'coroutine')


# --- AsyncIterable

class AsyncIterable(metaclass=_interface, by=('__aiter__',), subscript=GenericAlias):
    def __aiter__(self):
        return AsyncIterator()


# --- AsyncIterator

class AsyncIterator(AsyncIterable, metaclass=_interface, by=('__anext__', '__aiter__'), abstract=('__anext__',)):
    def __aiter__(self):
        return self

    async def __anext__(self):
        raise StopAsyncIteration


# --- AsyncGenerator

class AsyncGenerator(AsyncIterator, metaclass=_interface, by=('__aiter__', '__anext__', 'asend', 'athrow', 'aclose'),
                     abstract=('asend', 'athrow')):
    async def __anext__(self):
        return await self.asend(None)

    async def asend(self, value):
        """Resume with a value; an awaitable of what is yielded next."""
        raise StopAsyncIteration

    async def athrow(self, typ, val=None, tb=None):
        """Resume with an exception; an awaitable of what is yielded next."""
        _raise(typ, val, tb)

    async def aclose(self):
        """End by way of GeneratorExit, awaited."""
        try:
            await self.athrow(GeneratorExit)
        except (StopAsyncIteration, GeneratorExit):
            return
        raise RuntimeError('asynchronous generator ignored GeneratorExit')


# --- Hashable

class Hashable(metaclass=_interface, by=('__hash__',)):
    def __hash__(self):
        return 0


# --- Iterable

class Iterable(metaclass=_interface, by=('__iter__',), subscript=GenericAlias):
    def __iter__(self):
        yield from ()


# --- Iterator

class Iterator(Iterable, metaclass=_interface, by=('__iter__', '__next__'), abstract=('__next__',)):
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration


# --- Generator

class Generator(Iterator, metaclass=_interface, by=('__iter__', '__next__', 'send', 'throw', 'close'),
                abstract=('send', 'throw')):
    def __next__(self):
        return self.send(None)

    def send(self, value):
        """Resume with a value; give what is yielded next."""
        raise StopIteration

    def throw(self, typ, val=None, tb=None):
        """Resume with an exception; give what is yielded next."""
        _raise(typ, val, tb)

    def close(self):
        """End by way of GeneratorExit."""
        _close(self.throw, 'generator')


# --- Reversible

class Reversible(Iterable, metaclass=_interface, by=('__reversed__', '__iter__')):
    def __reversed__(self):
        yield from ()


# --- Sized

class Sized(metaclass=_interface, by=('__len__',)):
    def __len__(self):
        return 0


# --- Container

class Container(metaclass=_interface, by=('__contains__',), subscript=GenericAlias):
    def __contains__(self, x):
        return False


# --- Collection

class Collection(Sized, Iterable, Container, metaclass=_interface, by=('__len__', '__iter__', '__contains__')):
    pass


# --- Buffer

class Buffer(metaclass=_interface, by=('__buffer__',)):
    def __buffer__(self, flags: int, /) -> memoryview:
        raise NotImplementedError


for _buffer in (bytes, bytearray, memoryview):
    Buffer.register(_buffer)
del _buffer


# --- Callable

def _type_repr(obj):
    # A class by its name; everything else by its repr.
    if obj is Ellipsis:
        return '...'
    if not isinstance(obj, type):
        return repr(obj)
    place = '' if obj.__module__ == 'builtins' else obj.__module__ + '.'
    return place + obj.__qualname__


def _is_param_expr(obj):
    # Whether it may stand for the parameters of a callable: `...`, a list, a ParamSpec.
    if obj is Ellipsis or isinstance(obj, (list, tuple)):
        return True
    cls = type(obj)
    return cls.__module__ == 'typing' and cls.__name__ in ('ParamSpec', '_ConcatenateGenericAlias')


def _arguments_of(signature):
    # The arguments of the alias for what stands in the brackets: the parameters and the result in one row.
    if not isinstance(signature, tuple) or len(signature) != 2:
        raise TypeError('Callable must be used as Callable[[arg, ...], result].')
    parameters, result = signature
    if isinstance(parameters, (list, tuple)):
        return *parameters, result
    if _is_param_expr(parameters):
        return signature
    raise TypeError('Expected a list of types, an ellipsis, ParamSpec, or Concatenate. '
                    f'Got {parameters}')


class _CallableGenericAlias(GenericAlias):
    __slots__ = ()

    def __new__(cls, origin, args):
        return super().__new__(cls, origin, _arguments_of(args))

    def __repr__(self):
        *parameters, result = self.__args__
        if len(parameters) == 1 and _is_param_expr(parameters[0]):
            return super().__repr__()
        return f'collections.abc.Callable[[{", ".join(map(_type_repr, parameters))}], {_type_repr(result)}]'

    def __reduce__(self):
        *parameters, result = self.__args__
        if len(parameters) == 1 and _is_param_expr(parameters[0]):
            return _CallableGenericAlias, (Callable, self.__args__)
        return _CallableGenericAlias, (Callable, (parameters, result))

    def __getitem__(self, item):
        # The parameters lie flat among the arguments, so what replaces a ParamSpec may be several.
        items = item if isinstance(item, tuple) else (item,)
        wanted = self.__parameters__
        if len(wanted) == 1 and _is_param_expr(wanted[0]) and items and not _is_param_expr(items[0]):
            items = (items,)
        args = super().__getitem__(items).__args__
        if not isinstance(args[0], (tuple, list)):
            args = args[:-1], args[-1]
        return _CallableGenericAlias(Callable, args)


class Callable(metaclass=_interface, by=('__call__',), subscript=_CallableGenericAlias):
    def __call__(self, *args, **kwds):
        return False


# --- sets

def _as_set(one, other):
    # The other operand as a set, or None when it cannot be one.
    if isinstance(other, Set):
        return other
    return one._from_iterable(other) if isinstance(other, Iterable) else None


class Set(Collection, metaclass=_interface):
    """What supports in, iteration and len(), and gets comparison and the operators of sets from here."""

    def __le__(self, other):
        if isinstance(other, Set):
            return len(self) <= len(other) and all(value in other for value in self)
        return NotImplemented

    def __lt__(self, other):
        if isinstance(other, Set):
            return len(self) < len(other) and self.__le__(other)
        return NotImplemented

    def __gt__(self, other):
        if isinstance(other, Set):
            return len(self) > len(other) and self.__ge__(other)
        return NotImplemented

    def __ge__(self, other):
        if isinstance(other, Set):
            return len(self) >= len(other) and all(value in self for value in other)
        return NotImplemented

    def __eq__(self, other):
        if isinstance(other, Set):
            return len(self) == len(other) and self.__le__(other)
        return NotImplemented

    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def __and__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(value for value in other if value in self)
        return NotImplemented

    __rand__ = __and__

    def isdisjoint(self, other):
        """Whether no element is in both."""
        return not any(value in self for value in other)

    def __or__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(value for part in (self, other) for value in part)
        return NotImplemented

    __ror__ = __or__

    def __sub__(self, other):
        removed = _as_set(self, other)
        if removed is None:
            return NotImplemented
        return self._from_iterable(value for value in self if value not in removed)

    def __rsub__(self, other):
        whole = _as_set(self, other)
        if whole is None:
            return NotImplemented
        return self._from_iterable(value for value in whole if value not in self)

    def __xor__(self, other):
        second = _as_set(self, other)
        return NotImplemented if second is None else (self - second) | (second - self)

    __rxor__ = __xor__

    def _hash(self):
        # Equal sets have equal hashes, the same as frozenset has for them.
        return hash(frozenset(self))


class MutableSet(Set, metaclass=_interface, abstract=('add', 'discard')):
    """A Set that add() and discard() change; the rest comes from here."""

    def add(self, value):
        """Put value in, if it is not there."""
        raise NotImplementedError

    def discard(self, value):
        """Take value out, if it is there."""
        raise NotImplementedError

    def remove(self, value):
        """Take value out; KeyError where it is missing."""
        if value in self:
            self.discard(value)
        else:
            raise KeyError(value)

    def pop(self):
        """Take out any element and give it; KeyError when there is none."""
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def clear(self):
        """Take out everything, element by element."""
        _take_all(self.pop, KeyError)

    def __ior__(self, it):
        add = self.add
        for value in it:
            add(value)
        return self

    def __iand__(self, it):
        # What is only here.
        for value in self - it:
            self.discard(value)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it:
                self.discard(value)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it if isinstance(it, Set) else self._from_iterable(it):
                (self.discard if value in self else self.add)(value)
        return self


Set.register(frozenset)
MutableSet.register(set)


# --- mappings


class Mapping(Collection, metaclass=_interface, abstract=('__getitem__',)):
    """What __getitem__, __iter__ and __len__ make a read-only dict."""

    __abc_tpflags__ = 1 << 6  # mapping patterns match it
    __reversed__ = None

    def __getitem__(self, key):
        raise KeyError

    def __contains__(self, key):
        try:
            self[key]
            return True
        except KeyError:
            return False

    def get(self, key, default=None):
        """The value of key, or default."""
        try:
            default = self[key]
        except KeyError:
            pass
        return default

    def __eq__(self, other):
        if isinstance(other, Mapping):
            return dict(self.items()) == dict(other.items())
        return NotImplemented

    def values(self):
        """A view of the values."""
        return ValuesView(self)

    def keys(self):
        """A set-like view of the keys."""
        return KeysView(self)

    def items(self):
        """A set-like view of the pairs."""
        return ItemsView(self)


_no_default = object()


class MutableMapping(Mapping, metaclass=_interface, abstract=('__setitem__', '__delitem__')):
    """A Mapping that __setitem__ and __delitem__ change."""

    def __setitem__(self, key, value):
        raise KeyError

    def __delitem__(self, key):
        raise KeyError

    def pop(self, key, default=_no_default):
        """Take key out and give its value; default, or KeyError, where it is missing."""
        try:
            default, is_here = self[key], True
        except KeyError:
            if default is _no_default:
                raise
            is_here = False
        if is_here:
            del self[key]
        return default

    def popitem(self):
        """Take out the pair of the first key; KeyError when there is none."""
        for key in self:
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def clear(self):
        """Take out every pair."""
        _take_all(self.popitem, KeyError)

    def update(self, other=(), /, **kwds):
        """Store the pairs of a mapping or an iterable, then those of the keywords."""
        keys = other if isinstance(other, Mapping) else other.keys() if hasattr(other, 'keys') else None
        if keys is None:
            for key, value in other:
                self[key] = value
        else:
            for key in keys:
                self[key] = other[key]
        for key in kwds:
            self[key] = kwds[key]

    def setdefault(self, key, default=None):
        """The value of key, which becomes default where it is missing."""
        try:
            value = self[key]
        except KeyError:
            value = self[key] = default
        return value


Mapping.register(_mappingproxy)
MutableMapping.register(dict)
MutableMapping.register(_SignalDict)


# --- views of mappings

class MappingView(Sized, metaclass=_interface, subscript=GenericAlias):
    __slots__ = '_mapping',

    def __init__(self, mapping):
        self._mapping = mapping

    def __repr__(self):
        return f'{self.__class__.__name__}({self._mapping!r})'

    def __len__(self):
        return len(self._mapping)


def _plain_set(cls, it):
    # What the operators of views give.
    return set(it)


class KeysView(MappingView, Set, metaclass=_interface):
    def __iter__(self):
        yield from self._mapping

    def __contains__(self, key):
        return key in self._mapping

    _from_iterable = classmethod(_plain_set)


class ItemsView(MappingView, Set, metaclass=_interface):
    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield key, mapping[key]

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    _from_iterable = classmethod(_plain_set)


class ValuesView(MappingView, Collection, metaclass=_interface):
    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield mapping[key]

    def __contains__(self, value):
        return any(found is value or found == value for found in ValuesView.__iter__(self))


KeysView.register(type({}.keys()))
ItemsView.register(type({}.items()))
ValuesView.register(type({}.values()))


# --- sequences

from collections import deque


class Sequence(Reversible, Collection, metaclass=_interface, abstract=('__getitem__',)):
    """What __getitem__ and __len__ make a read-only list."""

    __abc_tpflags__ = 1 << 5  # sequence patterns match it

    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        place = 0
        try:
            while True:
                yield self[place]
                place += 1
        except IndexError:
            return

    def __contains__(self, value):
        return any(found is value or found == value for found in self)

    def __reversed__(self):
        for place in range(len(self) - 1, -1, -1):
            yield self[place]

    def index(self, value, start=0, stop=None):
        """Where value is first found, from start to stop; ValueError where it is not."""
        place = max(len(self) + start, 0) if start is not None and start < 0 else start
        end = stop + len(self) if stop is not None and stop < 0 else stop
        while end is None or place < end:
            try:
                found = self[place]
            except IndexError:
                break
            if found is value or found == value:
                return place
            place += 1
        raise ValueError

    def count(self, value):
        """How many elements are or equal value."""
        return sum(found is value or bool(found == value) for found in self)


for _sequence in (tuple, str, bytes, range, memoryview):
    Sequence.register(_sequence)


class ByteString(Sequence, metaclass=_interface):
    """What bytes and bytearray are. It is deprecated and goes with Python 3.17.

    Buffer is the class of what gives access to its bytes. For annotations, say which types are meant:
    Buffer, or a union as ``bytes | bytearray | memoryview``.
    """


ByteString.register(bytes)
ByteString.register(bytearray)


class MutableSequence(Sequence, metaclass=_interface, abstract=('__setitem__', '__delitem__', 'insert')):
    """A Sequence that __setitem__, __delitem__ and insert() change."""

    def insert(self, index, value):
        """Put value before the element at index."""
        raise IndexError

    def __setitem__(self, index, value):
        raise IndexError

    def __delitem__(self, index):
        raise IndexError

    def append(self, value):
        """Put value at the end."""
        self.insert(len(self), value)

    def extend(self, values):
        """Append each of values."""
        for each in [*values] if values is self else values:
            self.append(each)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def pop(self, index=-1):
        """Take out the element at index and give it."""
        taken = self[index]
        del self[index]
        return taken

    def remove(self, value):
        """Take out the first element that equals value; ValueError where none does."""
        place = self.index(value)
        del self[place]

    def clear(self):
        """Take out every element."""
        _take_all(self.pop, IndexError)

    def reverse(self):
        """Turn the order round."""
        low, high = 0, len(self) - 1
        while low < high:
            self[low], self[high] = self[high], self[low]
            low, high = low + 1, high - 1


for _sequence in (list, bytearray, deque, _array):
    MutableSequence.register(_sequence)
del _sequence, _array
