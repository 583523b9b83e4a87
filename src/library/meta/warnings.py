# warnings: what a program says that is not an error.
#
# A filter is the tuple (action, pattern of the text, category, pattern of the module, line). The first filter that
# matches decides. Actions that show a warning once remember a leading part of its identity, (text, category, file,
# line); _REMEMBERED says how much. The memory belongs to the run, not to the modules that warn.
"""Warnings: which are shown, and how."""

import sys
from operator import index as _index
from _warnings import position as _place, source_line as _source_line
import re
from functools import partial as _partial, wraps as _wraps
from _typing import _is_coroutine_function

__all__ = """warn warn_explicit showwarning formatwarning filterwarnings simplefilter resetwarnings catch_warnings
    deprecated""".split()

_REMEMBERED = {"once": 2, "module": 3, "default": 4}
_ACTIONS = {"error", "ignore", "always", "all", *_REMEMBERED}

filters = [("default", None, DeprecationWarning, "__main__", 0),
           *[("ignore", None, kind, None, 0)
             for kind in (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning)]]
_defaultaction = "default"
# Leading parts of identities. Every change of the filters clears it.
_shown = set()
# The lists of the catch_warnings(record=True) that are active, innermost last.
_records = []


def formatwarning(message, category, filename, lineno, line=None):
    """Return the text of a warning, with the source line if it is given."""
    shown = f"{filename}:{lineno}: {category.__name__}: {message}\n"
    return f"{shown}  {line.strip()}\n" if line else shown


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Write a warning to a file, sys.stderr by default. Programs may replace it."""
    entry = WarningMessage(message, category, filename, lineno, file, line)
    if _records:
        _records[-1].append(entry)
    else:
        _write(entry, line)


_showwarning = showwarning


# --- WarningMessage

class WarningMessage:
    """A warning with its place, as catch_warnings(record=True) collects them."""

    _WARNING_DETAILS = tuple("message category filename lineno file line source".split())

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.source = message, category, source
        self.filename, self.lineno, self.file, self.line = filename, lineno, file, line
        self._category_name = category and category.__name__

    def __str__(self):
        shown = self.message, self._category_name, self.filename, self.lineno, self.line
        return "{message : %r, category : %r, filename : %r, lineno : %s, line : %r}" % shown

    def __repr__(self):
        return f"<{type(self).__qualname__} {self}>"


# --- giving warnings


def _accepts(pattern, text):
    # A pattern is None, a text to equal, or an object with match().
    if isinstance(pattern, str):
        return pattern == text
    return pattern is None or pattern.match(text) is not None


def _action_for(text, category, module, lineno):
    for action, of_text, kind, of_module, line in filters:
        if line in (0, lineno) and issubclass(category, kind) and _accepts(of_text, text) and _accepts(
                of_module, module):
            return action
    return _defaultaction


def _report(message, category, filename, lineno, module, source, level=None, counts=True):
    """Treat a warning as the filters say.

    `level` is that of the place above the caller, if its source line is to be shown. If `counts` is false, the
    warning is new each time.
    """
    if isinstance(message, Warning):
        text, category = str(message), message.__class__
    else:
        text = message
        message = category(text)
    identity = text, category, filename, lineno
    if counts and identity in _shown:
        return
    action = _action_for(text, category, module, lineno)
    if action == "ignore":
        return
    if action == "error":
        raise message
    parts = _REMEMBERED.get(action)
    if parts is not None and (counts or action == "once"):
        identity = identity[:parts]
        if identity in _shown:
            return
        _shown.add(identity)
    if showwarning is not _showwarning:  # it is a function of the program's own
        showwarning(message, category, filename, lineno, None, None)
        return
    entry = WarningMessage(message, category, filename, lineno, None, None, source)
    if _records:
        _records[-1].append(entry)
    else:
        _write(entry, None if level is None else _source_line(level + 1))


def _write(entry, line):
    stream = sys.stderr if entry.file is None else entry.file
    if stream is not None:
        text = formatwarning(entry.message, entry.category, entry.filename, entry.lineno, line)
        try:
            stream.write(text)
        except OSError:
            pass  # there is no other place to report it


def _is_category(kind):
    return isinstance(kind, type) and issubclass(kind, Warning)


def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    """Warn about the line that called, or a caller stacklevel up."""
    if category is None:
        category = UserWarning
    elif not (_is_category(category) or isinstance(message, Warning)):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    level = max(_index(stacklevel), 1)
    filename, lineno, module = _place(level)
    if skip_file_prefixes != ():
        level, filename, lineno, module = _place_outside(skip_file_prefixes, max(level, 2))
    _report(message, category, filename, lineno, module or "<string>", source, level)


def _place_outside(prefixes, level):
    """Return (level, file, line, module) of the innermost caller whose file has none of the prefixes."""
    if not isinstance(prefixes, tuple):
        raise TypeError(f"warn() argument 'skip_file_prefixes' must be tuple, not {type(prefixes).__name__}")
    for prefix in prefixes:
        if not isinstance(prefix, str):
            raise TypeError(f"Found non-str '{type(prefix).__name__}' in skip_file_prefixes.")
    found = _place(level + 1)
    while found[0].startswith(prefixes) and (outer := _place(level + 2)) != found:
        level, found = level + 1, outer
    return level, *found


def _module_of(filename):
    stem, dot, suffix = filename.rpartition(".")
    return stem if dot and suffix.lower() == "py" else filename or "<unknown>"


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    """Warn about this line of this file."""
    if not isinstance(filename, str):
        given = "None" if filename is None else type(filename).__name__
        raise TypeError(f"warn_explicit() argument 'filename' must be str, not {given}")
    lineno = _index(lineno)
    if not isinstance(module_globals, dict | None):
        raise TypeError(f"module_globals must be a dict, not '{type(module_globals).__name__}'")
    if not isinstance(registry, dict | None):
        raise TypeError("'registry' must be a dict or None")
    _report(message, category, filename, lineno, _module_of(filename) if module is None else module, source)


def _warn_of_compiling(message, category, filename, lineno):
    # Like CPython's compiler, without a registry: a warning is shown each time.
    _report(message, category, filename, lineno, _module_of(filename), None, None, False)


# --- filters


def _check(action, lineno, message="", category=Warning, module=""):
    fault = None
    if action not in _ACTIONS:
        fault = ValueError, f"invalid action: {action!r}"
    elif not isinstance(message, str):
        fault = TypeError, "message must be a string"
    elif not _is_category(category):
        fault = TypeError, "category must be a Warning subclass"
    elif not isinstance(module, str):
        fault = TypeError, "module must be a string"
    elif not isinstance(lineno, int):
        fault = TypeError, "lineno must be an int"
    elif lineno < 0:
        fault = ValueError, "lineno must be an int >= 0"
    if fault is not None:
        error, text = fault
        raise error(text)


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Put a filter with patterns for message and module before the others."""
    _check(action, lineno, message, category, module)
    of_text = re.compile(message, re.IGNORECASE) if message else None
    _place_filter((action, of_text, category, re.compile(module) if module else None, lineno), append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    """Put a filter that matches every message before the others."""
    _check(action, lineno)
    _place_filter((action, None, category, None, lineno), append)


def _place_filter(rule, append):
    # A filter is in the list once. An earlier equal one keeps its place only if the new one goes to the end.
    known = rule in filters
    if not append:
        if known:
            filters.remove(rule)
        filters[:0] = [rule]
    elif not known:
        filters[len(filters):] = [rule]
    _shown.clear()


def resetwarnings():
    """Take away all filters."""
    filters.clear()
    _shown.clear()


# --- catch_warnings

def _exchange(rules, show):
    global filters, showwarning
    filters, showwarning = rules, show
    _shown.clear()


class catch_warnings:
    """Restores the filters at the end; with record, gathers the warnings in a list."""

    # (filters, showwarning) outside of the block, from when it is entered.
    _outer = None

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._rule = action and (action, category, lineno, append)

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, "record=True" if self._record else "")

    def __enter__(self):
        if self._outer is not None:
            raise RuntimeError(f"Cannot enter {self!r} twice")
        self._outer = filters, showwarning
        # The list from before is left alone: its owner must not see what is added within.
        _exchange(filters[:], _showwarning if self._record else showwarning)
        if self._rule:
            simplefilter(*self._rule)
        if self._record:
            self._log = []
            _records.append(self._log)
            return self._log

    def __exit__(self, *exc_info):
        if self._outer is None:
            raise RuntimeError(f"Cannot exit {self!r} without entering first")
        _exchange(*self._outer)
        if self._record:
            _records[:] = [log for log in _records if log is not self._log]


# --- _deprecated

# Modules of CPython's library call it to warn of their own functions. The first alpha of the release that removes one
# may still have it.
def _deprecated(name, message="{name!r} is deprecated and slated for removal in Python {remove}", *, remove,
                _version=None):
    release = ".".join(map(str, remove))
    major, minor, _, level, *_ = sys.version_info if _version is None else _version
    if (major, minor, level != "alpha") > (*remove, False):
        raise RuntimeError(f"{name!r} should have been removed from Python {release}")
    warn(message.format(name=name, remove=release), DeprecationWarning, stacklevel=3)


# --- deprecated


class deprecated:
    """Decorates a class or a function whose use gives a warning, and which type checkers report (PEP 702)."""

    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        if not isinstance(message, str):
            given = type(message).__name__
            raise TypeError(f"Expected an object of type str for 'message', not {given!r}")
        self.message, self.category, self.stacklevel = message, category, stacklevel

    def __call__(self, arg, /):
        marked = [arg]
        if self.category is not None:
            # Natives only: the frame of the replacement is the one between notice() and the user.
            notice = _partial(warn, self.message, self.category, self.stacklevel + 1)
            if isinstance(arg, type):
                marked += _warn_in_class(arg, notice)
            elif callable(arg):
                marked = [arg, _warn_in_function(arg, notice)]
            else:
                raise TypeError("@deprecated decorator with non-None category must be applied to a class "
                                f"or callable, not {arg!r}")
        for each in marked:
            each.__deprecated__ = self.message
        return arg if isinstance(arg, type) else marked[-1]


def _warn_in_function(function, notice):
    @_wraps(function)
    def noticed(*args, **kwargs):
        notice()
        return function(*args, **kwargs)

    if not _is_coroutine_function(function):
        return noticed
    from inspect import markcoroutinefunction
    return markcoroutinefunction(noticed)


def _warn_in_class(cls, notice):
    """Let instances of the class itself, and subclasses, give notice. Returns the functions that do."""
    make, prepare = cls.__new__, cls.__init_subclass__
    takes_arguments = cls.__init__ is not object.__init__

    @_wraps(make)
    def create(made, /, *args, **kwargs):
        if made is cls:
            notice()
        if make is not object.__new__:
            return make(made, *args, **kwargs)
        if takes_arguments or not (args or kwargs):
            return make(made)
        raise TypeError(f"{made.__name__}() takes no arguments")

    # The function of a class method, which has to receive the new class. Others are called as they are.
    function = getattr(prepare, "__func__", None)

    @_wraps(prepare)
    def announce(subclass, /, *args, **kwargs):
        notice()
        return prepare(*args, **kwargs) if function is None else function(subclass, *args, **kwargs)

    cls.__new__ = staticmethod(create)
    cls.__init_subclass__ = classmethod(announce)
    return create, announce
