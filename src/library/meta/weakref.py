# Containers of weak references, references to methods, and finalizers.
#
# References themselves are native (_weakref). Their callbacks run between any two statements, so
# every method that goes through a container works on what it held at the start.

from _weakref import (CallableProxyType, ProxyType, ReferenceType, _remove_dead_weakref,
                      getweakrefcount, getweakrefs, proxy, ref)
from types import GenericAlias as _GenericAlias

__all__ = ["ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType",
           "ProxyType", "CallableProxyType", "ProxyTypes", "WeakValueDictionary", "WeakSet",
           "WeakMethod", "finalize"]

ProxyTypes = (ProxyType, CallableProxyType)
_missing = object()


# --- late: WeakMethod

class WeakMethod(ref):
    """A weak reference to a bound method that lives as long as its object and its function."""

    __slots__ = "_func_ref", "_meth_type", "_alive", "__weakref__"

    def __new__(cls, meth, callback=None):
        try:
            obj, func = meth.__self__, meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None

        def on_death(_):
            # Of the object and the function, whichever goes first.
            method = itself()
            was_alive, method._alive = method._alive, False
            if was_alive and callback is not None:
                callback(method)

        new = ref.__new__(cls, obj, on_death)
        itself = ref(new)
        new._func_ref, new._meth_type = ref(func, on_death), type(meth)
        new._alive = True
        return new

    def __call__(self):
        obj, func = super().__call__(), self._func_ref()
        return None if obj is None or func is None else self._meth_type(func, obj)

    def __eq__(self, other):
        if not isinstance(other, WeakMethod):
            return NotImplemented
        if self._alive and other._alive:
            return ref.__eq__(self, other) and self._func_ref == other._func_ref
        return self is other

    def __ne__(self, other):
        return not self == other if isinstance(other, WeakMethod) else NotImplemented

    __hash__ = ref.__hash__


# --- late: KeyedRef

class KeyedRef(ref):
    """A weak reference that knows under which key it is kept."""

    __slots__ = "key",

    def __new__(type, ob, callback, key):
        self = ref.__new__(type, ob, callback)
        self.key = key
        return self

    def __init__(self, ob, callback, key):
        super().__init__(ob, callback)


# --- late: mappings with weak values

from collections.abc import Mapping as _Mapping, MutableMapping as _MutableMapping


def _pairs(other):
    return (other if hasattr(other, "items") else dict(other)).items()


class WeakValueDictionary(_MutableMapping):
    """A mapping whose entries go when nothing else holds their value."""

    def __init__(self, other=(), /, **kw):
        def remove(reference, self_reference=ref(self)):
            self = self_reference()
            if self is not None:
                _remove_dead_weakref(self.data, reference.key)

        self._remove = remove
        self.data = {}
        self.update(other, **kw)

    def _live_items(self):
        items = []
        for key, reference in self.data.items():
            value = reference()
            if value is not None:
                items.append((key, value))
        return items

    def __getitem__(self, key):
        value = self.data[key]()
        if value is None:
            raise KeyError(key)
        return value

    def __delitem__(self, key):
        del self.data[key]

    def __len__(self):
        return len(self.data)

    def __contains__(self, key):
        reference = self.data.get(key)
        return reference is not None and reference() is not None

    def __repr__(self):
        return "<%s at %#x>" % (self.__class__.__name__, id(self))

    def __setitem__(self, key, value):
        self.data[key] = KeyedRef(value, self._remove, key)

    def copy(self):
        new = WeakValueDictionary()
        for key, value in self._live_items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self._live_items():
            new[deepcopy(key, memo)] = value
        return new

    def get(self, key, default=None):
        reference = self.data.get(key)
        value = None if reference is None else reference()
        return default if value is None else value

    def items(self):
        yield from self._live_items()

    def keys(self):
        for key, value in self._live_items():
            yield key

    __iter__ = keys

    def values(self):
        for key, value in self._live_items():
            yield value

    def itervaluerefs(self):
        """Yield the references, some of which may be dead."""
        yield from list(self.data.values())

    def valuerefs(self):
        """The references in a list; some may be dead."""
        return list(self.data.values())

    def popitem(self):
        value = None
        while value is None:
            key, reference = self.data.popitem()
            value = reference()
        return key, value

    def pop(self, key, *args):
        reference = self.data.pop(key, None)
        value = None if reference is None else reference()
        if value is not None:
            return value
        if args:
            return args[0]
        raise KeyError(key)

    def setdefault(self, key, default=None):
        value = self.get(key)
        if value is None:
            self[key] = default
            return default
        return value

    def update(self, other=None, /, **kwargs):
        for pairs in (() if other is None else _pairs(other)), kwargs.items():
            for key, value in pairs:
                self[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if isinstance(other, _Mapping):
            new = self.copy()
            new.update(other)
            return new
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, _Mapping):
            new = self.__class__()
            new.update(other)
            new.update(self)
            return new
        return NotImplemented


# --- late: mappings with weak keys

class WeakKeyDictionary(_MutableMapping):
    """A mapping whose entries go when nothing else holds their key."""

    def __init__(self, dict=None):
        self.data = {}

        def remove(key, self_reference=ref(self)):
            self = self_reference()
            if self is not None:
                self.data.pop(key, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def _live_items(self):
        items = []
        for reference, value in self.data.items():
            key = reference()
            if key is not None:
                items.append((key, value))
        return items

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __len__(self):
        return len(self.data)

    def __repr__(self):
        return "<%s at %#x>" % (self.__class__.__name__, id(self))

    def __setitem__(self, key, value):
        self.data[ref(key, self._remove)] = value

    def copy(self):
        new = WeakKeyDictionary()
        for key, value in self._live_items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self._live_items():
            new[key] = deepcopy(value, memo)
        return new

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def __contains__(self, key):
        try:
            reference = ref(key)
        except TypeError:
            return False
        return reference in self.data

    def items(self):
        yield from self._live_items()

    def keys(self):
        for key, value in self._live_items():
            yield key

    __iter__ = keys

    def values(self):
        for key, value in self._live_items():
            yield value

    def keyrefs(self):
        """The references in a list; some may be dead."""
        return list(self.data)

    def popitem(self):
        key = None
        while key is None:
            reference, value = self.data.popitem()
            key = reference()
        return key, value

    def pop(self, key, *args):
        return self.data.pop(ref(key), *args)

    def setdefault(self, key, default=None):
        return self.data.setdefault(ref(key, self._remove), default)

    def update(self, dict=None, /, **kwargs):
        for key, value in () if dict is None else _pairs(dict):
            self[key] = value
        if kwargs:
            self.update(kwargs)

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if isinstance(other, _Mapping):
            new = self.copy()
            new.update(other)
            return new
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, _Mapping):
            new = self.__class__()
            new.update(other)
            new.update(self)
            return new
        return NotImplemented


# --- late: WeakSet

class WeakSet:
    def __init__(self, data=None):
        self.data = set()

        def remove(reference, self_reference=ref(self)):
            self = self_reference()
            if self is not None:
                self.data.discard(reference)

        self._remove = remove
        if data is not None:
            self.update(data)

    def _live_items(self):
        return [item for reference in self.data if (item := reference()) is not None]

    def _references(self, items, callback=None):
        # References to the items; if they are this set's own, those it has, even to what is gone.
        return list(self.data) if items is self else [ref(item, callback) for item in items]

    def _copy_after(self, change, other):
        new = self.copy()
        getattr(new, change)(other)
        return new

    def __iter__(self):
        yield from self._live_items()

    def __len__(self):
        return len(self.data)

    def __contains__(self, item):
        try:
            reference = ref(item)
        except TypeError:
            return False
        return reference in self.data

    def __reduce__(self):
        return self.__class__, (list(self),), self.__getstate__()

    def add(self, item):
        self.data.add(ref(item, self._remove))

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def pop(self):
        while True:
            try:
                reference = self.data.pop()
            except KeyError:
                raise KeyError("pop from empty WeakSet") from None
            item = reference()
            if item is not None:
                return item

    def remove(self, item):
        self.data.remove(ref(item))

    def discard(self, item):
        self.data.discard(ref(item))

    def update(self, other):
        for item in list(other):
            self.add(item)

    def __ior__(self, other):
        self.update(other)
        return self

    def difference(self, other):
        return self._copy_after("difference_update", other)

    __sub__ = difference

    def difference_update(self, other):
        self.__isub__(other)

    def __isub__(self, other):
        self.data.difference_update(self._references(other))
        return self

    def intersection(self, other):
        return self.__class__(item for item in other if item in self)

    __and__ = intersection

    def intersection_update(self, other):
        self.__iand__(other)

    def __iand__(self, other):
        self.data.intersection_update([ref(item) for item in other])
        return self

    def issubset(self, other):
        return self.data.issubset([ref(item) for item in other])

    __le__ = issubset

    def __lt__(self, other):
        return self.data < set(map(ref, other))

    def issuperset(self, other):
        return self.data.issuperset([ref(item) for item in other])

    __ge__ = issuperset

    def __gt__(self, other):
        return self.data > set(map(ref, other))

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self.data == set(map(ref, other))

    def symmetric_difference(self, other):
        return self._copy_after("symmetric_difference_update", other)

    __xor__ = symmetric_difference

    def symmetric_difference_update(self, other):
        self.__ixor__(other)

    def __ixor__(self, other):
        self.data.symmetric_difference_update(self._references(other, self._remove))
        return self

    def union(self, other):
        return self.__class__(item for items in (self, other) for item in items)

    __or__ = union

    def isdisjoint(self, other):
        return len(self.intersection(other)) == 0

    def __repr__(self):
        return repr(self.data)

    __class_getitem__ = classmethod(_GenericAlias)


# --- late: finalizers

from _weakref import _report_unraisable


class finalize:
    """Call func(*args, **kwargs) when obj is gone, when called, or at exit: whichever comes first."""

    # They have no state of their own: they are keys of the registry.
    __slots__ = ()
    _registry = {}
    _next_index = 0
    _registered_with_atexit = False
    _program_has_ended = False

    class _Info:
        __slots__ = ("weakref", "func", "args", "kwargs", "atexit", "index")

    def __init__(self, obj, func, /, *args, **kwargs):
        if not finalize._registered_with_atexit:
            import atexit
            atexit.register(finalize._exit_function)
            finalize._registered_with_atexit = True
        info = finalize._Info()
        info.index = finalize._next_index
        info.weakref = ref(obj, self)
        info.func, info.args, info.kwargs = func, args, kwargs or None
        info.atexit = True
        finalize._next_index += 1
        finalize._registry[self] = info

    def __call__(self, _=None):
        """Run the function now and give its result; None when it is no longer pending."""
        info = finalize._registry.pop(self, None)
        if info is not None and not finalize._program_has_ended:
            return info.func(*info.args, **(info.kwargs or {}))

    def detach(self):
        """Cancel, and give (obj, func, args, kwargs); None when it is no longer pending."""
        info = finalize._registry.get(self)
        obj = None if info is None else info.weakref()
        if obj is not None and finalize._registry.pop(self, None):
            return (obj, info.func, info.args, info.kwargs or {})

    def peek(self):
        """(obj, func, args, kwargs), or None when it is no longer pending."""
        info = finalize._registry.get(self)
        obj = None if info is None else info.weakref()
        if obj is not None:
            return (obj, info.func, info.args, info.kwargs or {})

    @property
    def alive(self):
        """Whether the call is still pending."""
        return self in finalize._registry

    @property
    def atexit(self):
        """Whether the end of the program makes the call."""
        info = finalize._registry.get(self)
        return info is not None and info.atexit

    @atexit.setter
    def atexit(self, value):
        info = finalize._registry.get(self)
        if info is not None:
            info.atexit = bool(value)

    def __repr__(self):
        info = finalize._registry.get(self)
        obj = None if info is None else info.weakref()
        if obj is None:
            return "<%s object at %#x; dead>" % (type(self).__name__, id(self))
        return "<%s object at %#x; for %r at %#x>" % (
            type(self).__name__, id(self), type(obj).__name__, id(obj))

    @classmethod
    def _exit_function(cls):
        while True:
            pending = [(info.index, finalizer) for finalizer, info in cls._registry.items()
                       if info.atexit]
            if not pending:
                finalize._program_has_ended = True
                return
            pending.sort(key=lambda entry: entry[0], reverse=True)
            for index, finalizer in pending:
                try:
                    finalizer()
                except Exception as error:
                    _report_unraisable("in atexit callback", finalizer, error)
