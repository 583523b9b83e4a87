# Copying: copy(), deepcopy() and replace() (PEP 307's protocol 2, no pickling).
#
# The methods of objects that copying uses (__copy__, __deepcopy__, __reduce_ex__) are guarded: they
# are used here and never returned. Items of state go into the new object by the builtin setattr, which asks
# the policy as the guest itself would. __setstate__ is called with this module's right only on an
# object that was made just now. Programs see the memo of deepcopy(): what was reached by
# __reduce_ex__ is kept in another one (_Inner), and objects that refer to others which a program
# cannot reach are taken apart as the program could do it itself (_is_opaque).

import _weakref
import copyreg
from copyreg import (__newobj__ as _newobj, __newobj_ex__ as _newobj_ex, _is_of_program, _is_opaque,
                     _is_ours, _makes_new, dispatch_table)

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
    owner = _whose_account(cls, reductor)
    if reductor is not None:
        reduced = reductor(x)
    else:
        reduced = x.__reduce_ex__(4)
    if isinstance(reduced, str):
        return x
    return _reconstruct(x, owner, None, None, *reduced)


_iter = iter
_iterated = frozenset({list, tuple, str, bytes, bytearray, range, dict, set})


class _Inner:
    """What one deepcopy() has copied that its program cannot reach: copies, and the originals."""

    __slots__ = ("memo", "copies", "kept", "depth")

    def __init__(self, memo):
        self.memo = memo
        self.copies = {}
        self.kept = []
        self.depth = 0


# By the identity of the memo that programs see, while a deepcopy() with it runs.
_running = {}


def deepcopy(x, memo=None):
    """A new object with copies of the contents, at every depth."""
    cls = type(x)
    if cls in _copied_deeply_as_they_are:
        return x
    if memo is None:
        memo = {}
    inner = _running.get(id(memo))
    if inner is not None:
        return _deepcopy(x, memo, inner)
    inner = _running[id(memo)] = _Inner(memo)
    try:
        return _deepcopy(x, memo, inner)
    finally:
        del _running[id(memo)]


def _deepcopy(x, memo, inner):
    cls = type(x)
    if cls in _copied_deeply_as_they_are:
        return x
    d = id(x)
    y = inner.copies.get(d, _missing)
    if y is _missing:
        y = memo.get(d, _missing)
    if y is not _missing:
        return y
    copier = _deep_copiers.get(cls)
    if copier is not None:
        y = copier(x, memo, inner)
    elif issubclass(cls, type):
        return x
    else:
        copier = getattr(x, "__deepcopy__", None)
        if copier is not None:
            y = copier(memo)
        else:
            y = _copy_parts(x, memo, inner)
    if y is not x:
        # What was copied must not die and leave its id to another object while the memo is used.
        if inner.depth > 0:
            inner.copies[d] = y
            inner.kept.append(x)
        else:
            memo[d] = y
            try:
                memo[id(memo)].append(x)
            except KeyError:
                memo[id(memo)] = [x]
    return y


def _copy_parts(x, memo, inner):
    cls = type(x)
    reductor = dispatch_table.get(cls)
    owner = _whose_account(cls, reductor)
    if reductor is not None:
        reduced = reductor(x)
    elif _is_opaque(x):
        try:
            reduced = getattr(x, "__reduce_ex__")(4)
        except AttributeError:
            raise TypeError(f"cannot pickle '{cls.__name__}' object") from None
    else:
        reduced = x.__reduce_ex__(4)
    if isinstance(reduced, str):
        return x
    inner.depth += 1
    try:
        return _reconstruct(x, owner, memo, inner, *reduced)
    finally:
        inner.depth -= 1


_missing = object()


def _note(x, y, memo, inner):
    # Before its items are copied, which may contain x itself.
    (inner.copies if inner.depth > 0 else memo)[id(x)] = y


def _deepcopy_list(x, memo, inner):
    y = []
    _note(x, y, memo, inner)
    for item in x:
        y.append(_deepcopy(item, memo, inner))
    return y


def _deepcopy_tuple(x, memo, inner):
    y = []
    is_new = False
    for item in x:
        copied = _deepcopy(item, memo, inner)
        y.append(copied)
        is_new |= copied is not item
    # A tuple may contain itself by way of a list.
    known = inner.copies.get(id(x), _missing)
    if known is _missing:
        known = memo.get(id(x), _missing)
    if known is not _missing:
        return known
    return tuple(y) if is_new else x


def _deepcopy_dict(x, memo, inner):
    y = {}
    _note(x, y, memo, inner)
    for key, value in x.items():
        y[_deepcopy(key, memo, inner)] = _deepcopy(value, memo, inner)
    return y


def _deepcopy_method(x, memo, inner):
    return type(x)(x.__func__, _deepcopy(x.__self__, memo, inner))


_deep_copiers = {
    list: _deepcopy_list,
    tuple: _deepcopy_tuple,
    dict: _deepcopy_dict,
    bytearray: lambda x, memo, inner: bytearray(x),
    _MethodType: _deepcopy_method,
}


def _whose_account(cls, reductor):
    # Of which class objects may have their state set with this module's right: None, if what tells of
    # the state is the program's own code and __setstate__ is not. Asked before that code runs, which
    # may change tables and classes.
    is_plain = (reductor is None and _is_ours(cls, "__reduce_ex__")
                and _is_ours(cls, "__reduce__"))
    return cls if is_plain or _is_of_program(cls, "__setstate__") else None


def _makes_copies(owner, func, args):
    # Whether func(*args) makes an object of exactly that class, which does not exist yet. Asked before
    # it is called: a __new__ can take itself out of its class.
    if func is _newobj or func is _newobj_ex:
        func = args[0] if args else None
    if func is _iter:
        return len(args) == 1 and type(args[0]) in _iterated
    return owner is not None and owner is func and _makes_new(func)


def _reconstruct(x, owner, memo, inner, func, args, state=None, list_items=None, dict_items=None):
    deep = memo is not None
    # Exactly these arguments are used, however often the program's tuple says what it contains.
    args = list(args)
    if deep:
        args = [_deepcopy(argument, memo, inner) for argument in args]
    makes_copies = _makes_copies(owner, func, args)
    y = func(*args)
    if deep:
        inner.copies[id(x)] = y
        inner.kept.append(x)
        state = _deepcopy(state, memo, inner)
    if state is not None:
        # Only then is its state for whoever makes copies to write.
        if makes_copies and (func is _iter or type(y) is owner):
            # Not by hasattr, which asks the policy as a guest.
            try:
                set_state = y.__setstate__
            except AttributeError:
                set_state = None
        else:
            set_state = _set_state_of_guest(y)
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
            y.append(_deepcopy(item, memo, inner) if deep else item)
    if dict_items is not None:
        for key, value in dict_items:
            if deep:
                key = _deepcopy(key, memo, inner)
                value = _deepcopy(value, memo, inner)
            y[key] = value
    return y


def _set_state_of_guest(y):
    # An object that may have been there before: its state is the program's to write only if the
    # policy lets it. A refusal is an error, unless there is nothing to refuse.
    try:
        has_state = y.__setstate__ is not None
    except AttributeError:
        return None
    return getattr(y, "__setstate__") if has_state else None


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
