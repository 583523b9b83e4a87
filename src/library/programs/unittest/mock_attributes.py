# unittest.mock_attributes: how a class, a module or an object holds an attribute that a mock replaces.
# The functions return a word, never the attribute: a program may not read every namespace, and mock works for
# programs. The builtins that they use have private names, because a program can assign to names of a module.
"""How attributes are held."""

from inspect import iscoroutinefunction as _is_coroutine_function
from types import FunctionType as _Function, ModuleType as _Module

_type = type
_subclass = issubclass
_static = staticmethod
_class = classmethod
_look_up = getattr
_ABSENT = object()


def _own(holder, name):
    if not _subclass(_type(holder), (_type, _Module)):
        holder = _look_up(holder, "__dict__", {})
        return holder.get(name, _ABSENT) if _type(holder) is dict else _ABSENT
    return holder.__dict__.get(name, _ABSENT)


def _inherited(cls, name):
    for base in cls.__mro__:
        raw = base.__dict__.get(name, _ABSENT)
        if raw is not _ABSENT:
            return raw
    return _ABSENT


def _word(raw):
    kind = _type(raw)
    if raw is _ABSENT or raw is None:
        return None
    if kind is _static:
        return "static"
    if kind is _class:
        return "class"
    return "function" if kind is _Function else "other"


def held_by(holder, name):
    """How the holder itself holds a name: None if it does not."""
    return _word(_own(holder, name))


def found_in(cls, name):
    """How a class or one of its bases holds a name: None if none does."""
    return _word(_inherited(cls, name))


def is_async(holder, name):
    """Whether what an attribute of the holder is made of is an async function."""
    raw = _own(holder, name)
    if raw is _ABSENT:
        raw = _inherited(holder if _subclass(_type(holder), _type) else _type(holder), name)
    if _type(raw) in (_static, _class):
        raw = raw.__func__
    seen = 0
    while _type(raw) is _Function and seen < 100:
        if _is_coroutine_function(raw):
            return True
        raw = _look_up(raw, "__wrapped__", None)
        seen += 1
    return False
