# collections.abc: the abstract base classes of containers, iteration and coroutines (PEP 3119).
#
# Each class is made on first use (machine/late_names.h). All of them are made before a test for a
# subclass may answer no.
"""The abstract base classes of containers and iterators (PEP 3119)."""

from _abc import defines as _has_all, owns as _owns
from abc import ABCMeta, abstractmethod
from _typing import GenericAlias

__all__ = ['Awaitable', 'Coroutine', 'AsyncIterable', 'AsyncIterator', 'AsyncGenerator',
           'Hashable', 'Iterable', 'Iterator', 'Generator', 'Reversible', 'Sized', 'Container',
           'Callable', 'Collection', 'Set', 'MutableSet', 'Mapping', 'MutableMapping',
           'MappingView', 'KeysView', 'ItemsView', 'ValuesView', 'Sequence', 'MutableSequence',
           'ByteString', 'Buffer']


def _defines(*methods):
    # The __subclasshook__ of a class: below it is what has all these methods, none of them None.
    # What derives from the class inherits the hook, but is not found that way.
    @classmethod
    def __subclasshook__(cls, C):
        if not _owns(cls, '__subclasshook__', hook):
            return NotImplemented
        return _has_all(C, *methods)

    hook = __subclasshook__
    return hook


def _raise(typ, val, tb):
    # What the throw() of generators and coroutines does with its three arguments.
    if val is None:
        if tb is None:
            raise typ
        val = typ()
    if tb is not None:
        val = val.with_traceback(tb)
    raise val


# --- late: Awaitable

class Awaitable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __await__(self):
        yield

    __subclasshook__ = _defines('__await__')

    __class_getitem__ = classmethod(GenericAlias)


# --- late: Coroutine

class Coroutine(Awaitable):
    __slots__ = ()

    @abstractmethod
    def send(self, value):
        """Resume with a value; give what is awaited next."""
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        """Resume with an exception; give what is awaited next."""
        _raise(typ, val, tb)

    def close(self):
        """End by way of GeneratorExit."""
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            pass
        else:
            raise RuntimeError('coroutine ignored GeneratorExit')

    __subclasshook__ = _defines('__await__', 'send', 'throw', 'close')


# --- late: AsyncIterable

class AsyncIterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __aiter__(self):
        return AsyncIterator()

    __subclasshook__ = _defines('__aiter__')

    __class_getitem__ = classmethod(GenericAlias)


# --- late: AsyncIterator

class AsyncIterator(AsyncIterable):
    __slots__ = ()

    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration

    def __aiter__(self):
        return self

    __subclasshook__ = _defines('__anext__', '__aiter__')


# --- late: AsyncGenerator

class AsyncGenerator(AsyncIterator):
    __slots__ = ()

    async def __anext__(self):
        return await self.asend(None)

    @abstractmethod
    async def asend(self, value):
        """Resume with a value; an awaitable of what is yielded next."""
        raise StopAsyncIteration

    @abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        """Resume with an exception; an awaitable of what is yielded next."""
        _raise(typ, val, tb)

    async def aclose(self):
        """End by way of GeneratorExit, awaited."""
        try:
            await self.athrow(GeneratorExit)
        except (GeneratorExit, StopAsyncIteration):
            pass
        else:
            raise RuntimeError('asynchronous generator ignored GeneratorExit')

    __subclasshook__ = _defines('__aiter__', '__anext__', 'asend', 'athrow', 'aclose')


# --- late: Hashable

class Hashable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __hash__(self):
        return 0

    __subclasshook__ = _defines('__hash__')


# --- late: Iterable

class Iterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __iter__(self):
        while False:
            yield None

    __subclasshook__ = _defines('__iter__')

    __class_getitem__ = classmethod(GenericAlias)


# --- late: Iterator

class Iterator(Iterable):
    __slots__ = ()

    @abstractmethod
    def __next__(self):
        raise StopIteration

    def __iter__(self):
        return self

    __subclasshook__ = _defines('__iter__', '__next__')


# --- late: Generator

class Generator(Iterator):
    __slots__ = ()

    def __next__(self):
        return self.send(None)

    @abstractmethod
    def send(self, value):
        """Resume with a value; give what is yielded next."""
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        """Resume with an exception; give what is yielded next."""
        _raise(typ, val, tb)

    def close(self):
        """End by way of GeneratorExit."""
        try:
            self.throw(GeneratorExit)
        except GeneratorExit:
            return None
        except StopIteration as end:
            return end.value
        else:
            raise RuntimeError('generator ignored GeneratorExit')

    __subclasshook__ = _defines('__iter__', '__next__', 'send', 'throw', 'close')


# --- late: Reversible

class Reversible(Iterable):
    __slots__ = ()

    @abstractmethod
    def __reversed__(self):
        while False:
            yield None

    __subclasshook__ = _defines('__reversed__', '__iter__')


# --- late: Sized

class Sized(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __len__(self):
        return 0

    __subclasshook__ = _defines('__len__')


# --- late: Container

class Container(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __contains__(self, x):
        return False

    __subclasshook__ = _defines('__contains__')

    __class_getitem__ = classmethod(GenericAlias)


# --- late: Collection

class Collection(Sized, Iterable, Container):
    __slots__ = ()

    __subclasshook__ = _defines('__len__', '__iter__', '__contains__')


# --- late: Buffer

class Buffer(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __buffer__(self, flags: int, /) -> memoryview:
        raise NotImplementedError

    __subclasshook__ = _defines('__buffer__')


for _buffer in (bytes, bytearray, memoryview):
    Buffer.register(_buffer)
del _buffer


# --- late: Callable

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


class _CallableGenericAlias(GenericAlias):
    __slots__ = ()

    def __new__(cls, origin, args):
        if not (isinstance(args, tuple) and len(args) == 2):
            raise TypeError('Callable must be used as Callable[[arg, ...], result].')
        t_args, t_result = args
        if isinstance(t_args, (tuple, list)):
            args = (*t_args, t_result)
        elif not _is_param_expr(t_args):
            raise TypeError('Expected a list of types, an ellipsis, ParamSpec, or Concatenate. '
                            f'Got {t_args}')
        return super().__new__(cls, origin, args)

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


class Callable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False

    __subclasshook__ = _defines('__call__')

    __class_getitem__ = classmethod(_CallableGenericAlias)


# --- late: sets

def _as_set(one, other):
    # The other operand as a set, or None when it cannot be one.
    if isinstance(other, Set):
        return other
    return one._from_iterable(other) if isinstance(other, Iterable) else None


class Set(Collection):
    """What supports in, iteration and len(), and gets comparison and the operators of sets from here."""

    __slots__ = ()

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


Set.register(frozenset)


class MutableSet(Set):
    """A Set that add() and discard() change; the rest comes from here."""

    __slots__ = ()

    @abstractmethod
    def add(self, value):
        """Put value in, if it is not there."""
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        """Take value out, if it is there."""
        raise NotImplementedError

    def remove(self, value):
        """Take value out; KeyError where it is missing."""
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        """Take out any element and give it; KeyError when there is none."""
        for value in self:
            break
        else:
            raise KeyError
        self.discard(value)
        return value

    def clear(self):
        """Take out everything, element by element."""
        try:
            while True:
                self.pop()
        except KeyError:
            return

    def __iand__(self, it):
        for value in (self - it):
            self.discard(value)
        return self

    def __ior__(self, it):
        for value in it:
            self.add(value)
        return self

    def __isub__(self, it):
        if it is not self:
            for value in it:
                self.discard(value)
        else:
            self.clear()
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
            return self
        for value in it if isinstance(it, Set) else self._from_iterable(it):
            change = self.discard if value in self else self.add
            change(value)
        return self


MutableSet.register(set)


# --- late: mappings

from _decimal import SignalDict as _SignalDict


class Mapping(Collection):
    """What __getitem__, __iter__ and __len__ make a read-only dict."""

    __slots__ = ()

    __abc_tpflags__ = 1 << 6  # mapping patterns match it

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def get(self, key, default=None):
        """The value of key, or default."""
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        """A set-like view of the keys."""
        return KeysView(self)

    def items(self):
        """A set-like view of the pairs."""
        return ItemsView(self)

    def values(self):
        """A view of the values."""
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __reversed__ = None


class MutableMapping(Mapping):
    """A Mapping that __setitem__ and __delitem__ change."""

    __slots__ = ()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    __marker = object()

    def pop(self, key, default=__marker):
        """Take key out and give its value; default, or KeyError, where it is missing."""
        try:
            value = self[key]
        except KeyError:
            if default is self.__marker:
                raise
            return default
        else:
            del self[key]
            return value

    def popitem(self):
        """Take out the pair of the first key; KeyError when there is none."""
        for key in self:
            break
        else:
            raise KeyError
        pair = key, self[key]
        del self[key]
        return pair

    def clear(self):
        """Take out every pair."""
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

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
            return self[key]
        except KeyError:
            self[key] = default
        return default


Mapping.register(type(type.__dict__))
MutableMapping.register(dict)
MutableMapping.register(_SignalDict)


# --- late: views of mappings

class MappingView(Sized):
    __slots__ = ('_mapping',)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f'{self.__class__.__name__}({self._mapping!r})'

    __class_getitem__ = classmethod(GenericAlias)


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return set(it)

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield key, mapping[key]


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __contains__(self, value):
        return any(found is value or found == value for found in ValuesView.__iter__(self))

    def __iter__(self):
        mapping = self._mapping
        for key in mapping:
            yield mapping[key]


KeysView.register(type({}.keys()))
ItemsView.register(type({}.items()))
ValuesView.register(type({}.values()))


# --- late: sequences

from _abc import array as _array
from collections import deque


class Sequence(Reversible, Collection):
    """What __getitem__ and __len__ make a read-only list."""

    __slots__ = ()

    __abc_tpflags__ = 1 << 5  # sequence patterns match it

    @abstractmethod
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
        return sum(1 for v in self if v is value or v == value)


for _sequence in (tuple, str, bytes, range, memoryview):
    Sequence.register(_sequence)
del _sequence


class ByteString(Sequence):
    """Deprecated ABC serving as a common supertype of ``bytes`` and ``bytearray``.

    This ABC is scheduled for removal in Python 3.17.
    Use ``isinstance(obj, collections.abc.Buffer)`` to test if ``obj``
    implements the buffer protocol at runtime. For use in type annotations,
    either use ``Buffer`` or a union that explicitly specifies the types your
    code supports (e.g., ``bytes | bytearray | memoryview``).
    """

    __slots__ = ()


ByteString.register(bytes)
ByteString.register(bytearray)


class MutableSequence(Sequence):
    """A Sequence that __setitem__, __delitem__ and insert() change."""

    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        """Put value before the element at index."""
        raise IndexError

    def append(self, value):
        """Put value at the end."""
        self.insert(len(self), value)

    def clear(self):
        """Take out every element."""
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        """Turn the order round."""
        n = len(self)
        for i in range(n//2):
            self[i], self[n-i-1] = self[n-i-1], self[i]

    def extend(self, values):
        """Append each of values."""
        if values is self:
            values = list(values)
        for v in values:
            self.append(v)

    def pop(self, index=-1):
        """Take out the element at index and give it."""
        v = self[index]
        del self[index]
        return v

    def remove(self, value):
        """Take out the first element that equals value; ValueError where none does."""
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


MutableSequence.register(list)
MutableSequence.register(bytearray)
MutableSequence.register(deque)
MutableSequence.register(_array)
del _array
