# Copying: copy(), deepcopy() and replace() (PEP 307's protocol 2, no pickling).
#
# What an object tells of itself (__copy__, __deepcopy__, __reduce_ex__) is guarded: it is used
# here and never handed on. Items of state go into the new object by the builtin setattr, which asks
# the policy as the guest itself would.

import _weakref
import copyreg
from copyreg import dispatch_table

__all__ = ["Error", "copy", "deepcopy", "replace"]


class Error(Exception):
    pass


error = Error


def _function():
    yield


class _Class:
    def method(self):
        pass


_ModuleType = type(copyreg)
_MethodType = type(_Class().method)
_copied_deeply_as_they_are = frozenset({
    type(None), type(...), type(NotImplemented), int, float, bool, complex, bytes, str, type,
    range, property, _weakref.ref, type(len), type(_function), type(_function.__code__),
})
_copied_as_they_are = _copied_deeply_as_they_are | {tuple, frozenset, slice, super}
_containers = frozenset({list, dict, set, bytearray})


def copy(x):
    """A new object with the same contents."""
    cls = type(x)
    if cls in _copied_as_they_are:
        return x
    if cls in _containers:
        return cls.copy(x)
    if issubclass(cls, type):
        return x
    if cls is _MethodType:
        return cls(x.__func__, x.__self__)
    copier = getattr(cls, "__copy__", None)
    if copier is not None:
        return copier(x)
    reductor = dispatch_table.get(cls)
    if reductor is not None:
        reduced = reductor(x)
    else:
        reduced = x.__reduce_ex__(4)
    if isinstance(reduced, str):
        return x
    return _reconstruct(x, None, *reduced)


def deepcopy(x, memo=None):
    """A new object with copies of the contents, at every depth."""
    cls = type(x)
    if cls in _copied_deeply_as_they_are:
        return x
    d = id(x)
    if memo is None:
        memo = {}
    else:
        y = memo.get(d, _missing)
        if y is not _missing:
            return y
    copier = _deep_copiers.get(cls)
    if copier is not None:
        y = copier(x, memo)
    elif issubclass(cls, type):
        return x
    else:
        copier = getattr(x, "__deepcopy__", None)
        if copier is not None:
            y = copier(memo)
        else:
            reductor = dispatch_table.get(cls)
            if reductor is not None:
                reduced = reductor(x)
            else:
                reduced = x.__reduce_ex__(4)
            if isinstance(reduced, str):
                y = x
            else:
                y = _reconstruct(x, memo, *reduced)
    if y is not x:
        memo[d] = y
        # What was copied must not die and leave its id to another object while the memo is used.
        try:
            memo[id(memo)].append(x)
        except KeyError:
            memo[id(memo)] = [x]
    return y


# What this module calls itself: a program may replace the public name.
_deepcopy = deepcopy


_missing = object()


def _deepcopy_list(x, memo):
    y = memo[id(x)] = []
    for item in x:
        y.append(_deepcopy(item, memo))
    return y


def _deepcopy_tuple(x, memo):
    y = []
    is_new = False
    for item in x:
        copied = _deepcopy(item, memo)
        y.append(copied)
        is_new |= copied is not item
    # A tuple may contain itself by way of a list.
    known = memo.get(id(x), _missing)
    if known is not _missing:
        return known
    return tuple(y) if is_new else x


def _deepcopy_dict(x, memo):
    y = memo[id(x)] = {}
    for key, value in x.items():
        y[_deepcopy(key, memo)] = _deepcopy(value, memo)
    return y


def _deepcopy_method(x, memo):
    return type(x)(x.__func__, _deepcopy(x.__self__, memo))


_deep_copiers = {
    list: _deepcopy_list,
    tuple: _deepcopy_tuple,
    dict: _deepcopy_dict,
    bytearray: lambda x, memo: bytearray(x),
    _MethodType: _deepcopy_method,
}


def _reconstruct(x, memo, func, args, state=None, list_items=None, dict_items=None):
    deep = memo is not None
    if not deep:
        y = func(*args)
    else:
        if args:
            args = [_deepcopy(argument, memo) for argument in args]
        y = memo[id(x)] = func(*args)
        state = _deepcopy(state, memo)
    if state is not None:
        # Not by hasattr, which asks the policy as a guest.
        try:
            set_state = y.__setstate__
        except AttributeError:
            set_state = None
        if set_state is not None and type(y) is not type(x):
            # No copy, but what a guest's __reduce_ex__ gave: its state is the guest's to write only
            # if the policy lets it.
            set_state = getattr(y, "__setstate__")
        if set_state is not None:
            set_state(state)
        else:
            if isinstance(state, tuple) and len(state) == 2:
                state, slot_state = state
            else:
                slot_state = None
            if state is not None:
                _set_attributes(y, state)
            if slot_state is not None:
                for key, value in slot_state.items():
                    setattr(y, key, value)
    if list_items is not None:
        for item in list_items:
            y.append(_deepcopy(item, memo) if deep else item)
    if dict_items is not None:
        for key, value in dict_items:
            if deep:
                key = _deepcopy(key, memo)
                value = _deepcopy(value, memo)
            y[key] = value
    return y


def _set_attributes(y, state):
    if type(y) in _copied_as_they_are or isinstance(y, (type, _ModuleType)):
        raise TypeError(f"cannot set the state of a '{type(y).__name__}' object")
    y.__dict__.update(state)


def replace(obj, /, **changes):
    """A copy of obj with these fields changed, by its __replace__."""
    cls = obj.__class__
    func = getattr(cls, "__replace__", None)
    if func is None:
        raise TypeError(f"replace() does not support {cls.__name__} objects")
    return func(obj, **changes)
