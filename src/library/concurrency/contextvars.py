"""Context variables: values that belong to a logical flow of control (PEP 567).

A context holds an immutable mapping that is replaced at each change, so copying one costs nothing.
"""

from _context import entered as _entered

__all__ = ("Context", "ContextVar", "Token", "copy_context")

_MISSING = object()


class _Missing:
    __slots__ = ()

    def __repr__(self):
        return "<Token.MISSING>"


class _Final:
    __slots__ = ()

    def __init_subclass__(cls, **kwargs):
        if cls.__module__ != __name__:
            base = next(each for each in (Token, ContextVar, Context) if issubclass(cls, each))
            raise TypeError(f"type '_contextvars.{base.__name__}' is not an acceptable base type")


class Token(_Final):
    """What ContextVar.set() answers: how to go back."""

    __slots__ = ("_context", "_var", "_old", "_used")
    MISSING = _Missing()

    def __new__(cls, *args, **kwargs):
        raise RuntimeError("Tokens can only be created by ContextVars")

    @property
    def var(self):
        return self._var

    @property
    def old_value(self):
        return self._old

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        self._var.reset(self)

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    def __repr__(self):
        used = " used" if self._used else ""
        return f"<Token{used} var={self._var!r} at {id(self):#x}>"


class ContextVar(_Final):
    """A variable whose value depends on the context that runs."""

    __slots__ = ("_name", "_default")

    def __new__(cls, name, *, default=_MISSING):
        if not isinstance(name, str):
            raise TypeError("context variable name must be a str")
        self = object.__new__(cls)
        self._name = name
        self._default = default
        return self

    @property
    def name(self):
        return self._name

    def get(self, default=_MISSING, /):
        value = _current._values.get(self, _MISSING)
        if value is not _MISSING:
            return value
        if default is not _MISSING:
            return default
        if self._default is not _MISSING:
            return self._default
        raise LookupError(self)

    def set(self, value, /):
        context = _current
        values = context._values
        token = object.__new__(Token)
        token._context = context
        token._var = self
        token._old = values.get(self, Token.MISSING)
        token._used = False
        context._own()[self] = value
        return token

    def reset(self, token, /):
        if not isinstance(token, Token):
            raise TypeError(f"expected an instance of Token, got {token!r}")
        if token._used:
            raise RuntimeError(f"{token!r} has already been used once")
        if token._var is not self:
            raise ValueError(f"{token!r} was created by a different ContextVar")
        if token._context is not _current:
            raise ValueError(f"{token!r} was created in a different Context")
        token._used = True
        values = _current._own()
        if token._old is Token.MISSING:
            values.pop(self, None)
        else:
            values[self] = token._old

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    def __repr__(self):
        default = "" if self._default is _MISSING else f" default={self._default!r}"
        return f"<ContextVar name={self._name!r}{default} at {id(self):#x}>"


class Context(_Final):
    """A mapping of context variables to their values."""

    __slots__ = ("_values", "_is_shared", "_entered", "_outer", "__weakref__")

    def __new__(cls):
        self = object.__new__(cls)
        self._values = {}
        self._is_shared = False
        self._entered = False
        self._outer = None
        return self

    def _own(self):
        # Copies share the mapping until one of them changes it.
        if self._is_shared:
            self._values = dict(self._values)
            self._is_shared = False
        return self._values

    def copy(self):
        made = object.__new__(Context)
        made._values = self._values
        made._entered = False
        made._outer = None
        made._is_shared = self._is_shared = True
        return made

    def run(self, callable, /, *args, **kwargs):
        global _current
        if self._entered:
            raise RuntimeError(f"cannot enter context: {self!r} is already entered")
        self._entered = True
        outer = _current
        _current = self
        _entered(self)
        try:
            return callable(*args, **kwargs)
        finally:
            _current = outer
            _entered(outer)
            self._entered = False

    def __getitem__(self, var):
        return self._values[_checked(var)]

    def __contains__(self, var):
        return _checked(var) in self._values

    def get(self, var, default=None, /):
        return self._values.get(_checked(var), default)

    def __iter__(self):
        return iter(self._values)

    def __len__(self):
        return len(self._values)

    def keys(self):
        return self._values.keys()

    def values(self):
        return self._values.values()

    def items(self):
        return self._values.items()

    def __eq__(self, other):
        return self._values == other._values if isinstance(other, Context) else NotImplemented

    __hash__ = None

    def __repr__(self):
        return f"<_contextvars.Context object at {id(self):#x}>"


def _checked(var):
    if not isinstance(var, ContextVar):
        raise TypeError(f"a ContextVar key was expected, got {var!r}")
    return var


def copy_context():
    """The current context, copied."""
    return _current.copy()


# Pairs of functions that return and set what modules keep for the running thread. None sets what a
# new thread begins with. _thread calls them.
_of_threads = []

_current = Context()
_current._entered = True
_entered(_current)
for _each in (Token, ContextVar, Context, copy_context):
    _each.__module__ = "_contextvars"
del _each
