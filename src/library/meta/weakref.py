# Containers of weak references, references to methods, and finalizers.
#
# References themselves are native (_weakref). Each container keeps its references in a dict or set of the built-in
# kind, and what their callbacks do is an operation of that dict or set alone. Callbacks run between any two
# statements, so what walks over a container walks over a copy of its references.

from _weakref import (CallableProxyType, ProxyType, ReferenceType, getweakrefcount, getweakrefs, proxy,
                      ref)
from types import GenericAlias as _GenericAlias
from _weakref import _remove_dead_weakref, _report_unraisable, _state_of

__all__ = ["ref", "proxy", "getweakrefcount", "getweakrefs", "WeakKeyDictionary", "ReferenceType",
           "ProxyType", "CallableProxyType", "ProxyTypes", "WeakValueDictionary", "WeakSet",
           "WeakMethod", "finalize"]

ProxyTypes = (ProxyType, CallableProxyType)


def _has_reference(references, item):
    try:
        wanted = ref(item)
    except TypeError:  # there are no references to such objects
        return False
    return wanted in references


# Methods of the containers that are made of an operation of the dict or set below them.

def _named(method, name, owner):
    method.__name__, method.__qualname__ = name, f"{owner}.{name}"
    return method


def _on_data(operation, owner):
    def method(self):
        return operation(self.data)
    return _named(method, operation.__name__, owner)


def _by_reference(operation, owner):
    def method(self, item):
        return operation(self.data, ref(item))
    return _named(method, operation.__name__, owner)


# --- WeakMethod

class WeakMethod(ref):
    """A weak reference to a bound method that lives as long as its object and its function."""

    __slots__ = "_function", "_kind", "__weakref__"

    def __new__(cls, meth, callback=None):
        try:
            owner, function = meth.__self__, meth.__func__
        except AttributeError:
            raise TypeError(f"argument should be a bound method, not {type(meth)}") from None
        notify = None
        if callback is not None:
            # The first of the two that dies uses the callback up.
            waiting = [callback]

            def notify(_):
                while waiting:
                    waiting.pop()(method)

        method = ref.__new__(cls, owner, notify)
        method._function = ref(function, notify)
        method._kind = type(meth)
        return method

    def __call__(self):
        owner = ref.__call__(self)
        if owner is not None and (function := self._function()) is not None:
            return self._kind(function, owner)

    def __eq__(self, other):
        if not isinstance(other, WeakMethod):
            return NotImplemented
        for method in self, other:
            if ref.__call__(method) is None or method._function() is None:
                return self is other
        return self._function == other._function and ref.__eq__(self, other)

    def __ne__(self, other):
        equal = self.__eq__(other)
        return equal if equal is NotImplemented else not equal

    __hash__ = ref.__hash__


# --- KeyedRef

class KeyedRef(ref):
    """A weak reference that knows under which key it is kept."""

    __slots__ = "key",

    def __new__(type, ob, callback, key):
        return ref.__new__(type, ob, callback)

    def __init__(self, ob, callback, key):
        self.key = key


# --- dictionaries with weak keys or values

from collections.abc import Mapping as _Mapping, MutableMapping as _MutableMapping


class _WeakDictionary(_MutableMapping):
    # What both kinds share. They differ in which half of the items of `data` is a reference; _alive() yields
    # the items with the object in its place.

    __len__ = _on_data(dict.__len__, "_WeakDictionary")

    def __repr__(self):
        return f"<{self.__class__.__name__} at {id(self):#x}>"

    def __iter__(self):
        for key, _ in self._alive():
            yield key

    keys = __iter__

    def values(self):
        for _, value in self._alive():
            yield value

    def items(self):
        return self._alive()

    def update(self, other=None, /, **kwargs):
        sources = [kwargs]
        if other is not None:
            sources.insert(0, other if hasattr(other, "items") else dict(other))
        for source in sources:
            for key, value in source.items():
                self[key] = value

    def copy(self):
        twin = self._plain_class()
        twin.update(dict(self._alive()))
        return twin

    __copy__ = copy

    def _with(self, *sources):
        for source in sources:
            self.update(source)
        return self

    def __ior__(self, other):
        return self._with(other)

    def __or__(self, other):
        return self.copy()._with(other) if isinstance(other, _Mapping) else NotImplemented

    def __ror__(self, other):
        return self.__class__()._with(other, self) if isinstance(other, _Mapping) else NotImplemented


class WeakValueDictionary(_WeakDictionary):
    """A mapping whose entries go when nothing else holds their value."""

    def __init__(self, other=(), /, **kw):
        self.data = {}
        self._remove = lambda dead, entries=self.data: _remove_dead_weakref(entries, dead.key)
        self.update(other, **kw)

    def _alive(self):
        for key, reference in [*self.data.items()]:
            value = reference()
            if value is not None:
                yield key, value

    def __setitem__(self, key, value):
        self.data[key] = KeyedRef(value, self._remove, key)

    def __delitem__(self, key):
        del self.data[key]

    def get(self, key, default=None):
        if (reference := self.data.get(key)) is not None and (value := reference()) is not None:
            return value
        return default

    def __getitem__(self, key):
        if (value := self.data[key]()) is None:
            raise KeyError(key)
        return value

    def __contains__(self, key):
        reference = self.data.get(key)
        return False if reference is None else reference() is not None

    def setdefault(self, key, default=None):
        reference = self.data.get(key)
        if reference is not None and (value := reference()) is not None:
            return value
        self.data[key] = KeyedRef(default, self._remove, key)
        return default

    def pop(self, key, *args):
        reference = self.data.pop(key, None)
        if reference is not None and (value := reference()) is not None:
            args = value,
        for first in args:
            return first
        raise KeyError(key)

    def popitem(self):
        while True:
            key, reference = self.data.popitem()
            if (value := reference()) is not None:
                return key, value

    def __deepcopy__(self, memo):
        from copy import deepcopy
        twin = self.__class__()
        twin.update({deepcopy(key, memo): value for key, value in self._alive()})
        return twin

    def valuerefs(self):
        """The references in a list; some may be dead."""
        return [*self.data.values()]

    def itervaluerefs(self):
        """Yield the references, some of which may be dead."""
        yield from self.valuerefs()


class WeakKeyDictionary(_WeakDictionary):
    """A mapping whose entries go when nothing else holds their key."""

    __getitem__ = _by_reference(dict.__getitem__, "WeakKeyDictionary")
    __delitem__ = _by_reference(dict.__delitem__, "WeakKeyDictionary")

    def __init__(self, dict=None):
        self.data = {}
        self._remove = lambda dead, drop=self.data.pop: drop(dead, None)
        self.update(dict)

    def _alive(self):
        for reference, value in [*self.data.items()]:
            key = reference()
            if key is not None:
                yield key, value

    def __setitem__(self, key, value):
        self.data[ref(key, self._remove)] = value

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def __contains__(self, key):
        return _has_reference(self.data, key)

    def setdefault(self, key, default=None):
        return self.data.setdefault(ref(key, self._remove), default)

    def pop(self, key, *args):
        return self.data.pop(ref(key), *args)

    def popitem(self):
        key = None
        while key is None:
            reference, value = self.data.popitem()
            key = reference()
        return key, value

    def __deepcopy__(self, memo):
        from copy import deepcopy
        twin = self.__class__()
        for key, value in self._alive():
            twin[key] = deepcopy(value, memo)
        return twin

    def keyrefs(self):
        """The references in a list; some may be dead."""
        return [*self.data]


WeakValueDictionary._plain_class = WeakValueDictionary
WeakKeyDictionary._plain_class = WeakKeyDictionary


# --- WeakSet


def _by_references(operation, name):
    def method(self, other):
        return operation(self.data, {*map(ref, other)})
    return _named(method, name, "WeakSet")


class WeakSet:
    def __init__(self, data=None):
        self.data = set()
        self._remove = self.data.discard
        if data is not None:
            self.update(data)

    def __iter__(self):
        for reference in [*self.data]:
            if (item := reference()) is not None:
                yield item

    def __contains__(self, item):
        return _has_reference(self.data, item)

    def __eq__(self, other):
        return self.data == {*map(ref, other)} if isinstance(other, self.__class__) else NotImplemented

    def __reduce__(self):
        return self.__class__, ([*self],), _state_of(self)

    def copy(self):
        return self.__class__(self)

    def add(self, item):
        self.data.add(ref(item, self._remove))

    def pop(self):
        while self.data:
            item = self.data.pop()()
            if item is not None:
                return item
        raise KeyError("pop from empty WeakSet")

    def update(self, other):
        for item in list(other):
            self.add(item)

    def union(self, other):
        return self.__class__([item for items in (self, other) for item in items])

    def intersection(self, other):
        return self.__class__([item for item in other if item in self])

    def difference(self, other):
        twin = self.copy()
        twin.difference_update(other)
        return twin

    def symmetric_difference(self, other):
        twin = self.copy()
        twin.symmetric_difference_update(other)
        return twin

    def isdisjoint(self, other):
        return not self.intersection(other)

    def intersection_update(self, other):
        self.data &= {*map(ref, other)}

    def difference_update(self, other):
        self.data -= self.data if other is self else {*map(ref, other)}

    def symmetric_difference_update(self, other):
        self.data ^= self.data if other is self else {ref(item, self._remove) for item in other}

    def __ior__(self, other):
        self.update(other)
        return self

    def __iand__(self, other):
        self.intersection_update(other)
        return self

    def __isub__(self, other):
        self.difference_update(other)
        return self

    def __ixor__(self, other):
        self.symmetric_difference_update(other)
        return self

    __len__, __repr__, clear = (_on_data(operation, "WeakSet")
                                for operation in (set.__len__, set.__repr__, set.clear))
    remove, discard = (_by_reference(operation, "WeakSet") for operation in (set.remove, set.discard))
    issubset = __le__ = _by_references(set.__le__, "issubset")
    issuperset = __ge__ = _by_references(set.__ge__, "issuperset")
    __lt__, __gt__ = _by_references(set.__lt__, "__lt__"), _by_references(set.__gt__, "__gt__")
    __and__, __or__, __sub__, __xor__ = intersection, union, difference, symmetric_difference
    __class_getitem__ = classmethod(_GenericAlias)


# --- finalizers


class finalize:
    """Call func(*args, **kwargs) when obj is gone, when called, or at exit: whichever comes first."""

    # They have no state of their own: they are the keys of the calls to come, in the order of their creation.
    __slots__ = ()
    _calls = {}
    _created = 0
    _is_over = False

    class _Call:
        __slots__ = "reference", "function", "positional", "named", "at_exit"

    def __init__(self, obj, func, /, *args, **kwargs):
        call = finalize._Call()
        call.reference = ref(obj, self)
        call.function, call.positional, call.named, call.at_exit = func, args, kwargs, True
        if not finalize._created:
            from atexit import register
            register(finalize._call_all)
        finalize._created += 1
        finalize._calls[self] = call

    def __call__(self, _=None):
        """Run the function now and give its result; None when it is no longer pending."""
        if (call := finalize._calls.pop(self, None)) and not finalize._is_over:
            return call.function(*call.positional, **call.named)

    def peek(self):
        """(obj, func, args, kwargs), or None when it is no longer pending."""
        call = finalize._calls.get(self)
        if call and (obj := call.reference()) is not None:
            return obj, call.function, call.positional, call.named

    def detach(self):
        """Cancel, and give (obj, func, args, kwargs); None when it is no longer pending."""
        whole = finalize.peek(self)
        if whole and finalize._calls.pop(self, None):
            return whole

    @property
    def alive(self):
        """Whether the call is still pending."""
        return self in finalize._calls

    @property
    def atexit(self):
        """Whether the end of the program makes the call."""
        return self in finalize._calls and finalize._calls[self].at_exit

    @atexit.setter
    def atexit(self, value):
        if call := finalize._calls.get(self):
            call.at_exit = bool(value)

    def __repr__(self):
        whole = finalize.peek(self)
        state = f"for {type(whole[0]).__name__!r} at {id(whole[0]):#x}" if whole else "dead"
        return f"<{type(self).__name__} object at {id(self):#x}; {state}>"

    @classmethod
    def _call_all(cls):
        # The latest goes first. What they create while they run is later than all.
        known = 0
        while known != finalize._created:
            known = finalize._created
            waiting = [each for each, call in finalize._calls.items() if call.at_exit]
            while waiting and known == finalize._created:
                latest = waiting.pop()
                try:
                    latest()
                except Exception as error:
                    _report_unraisable("in atexit callback", latest, error)
        finalize._is_over = True
