# warnings: what a program says that is not an error. Which warnings were shown already is kept here,
# not in the modules that gave them.
"""Warnings: which are shown, and how."""

import sys

__all__ = ["warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings",
           "simplefilter", "resetwarnings", "catch_warnings", "deprecated"]

_ACTIONS = ("error", "ignore", "always", "all", "default", "module", "once")

filters = [
    ("default", None, DeprecationWarning, "__main__", 0),
    ("ignore", None, DeprecationWarning, None, 0),
    ("ignore", None, PendingDeprecationWarning, None, 0),
    ("ignore", None, ImportWarning, None, 0),
    ("ignore", None, ResourceWarning, None, 0),
]
_defaultaction = "default"
# What was shown, by the rules of "default", "module" and "once"; forgotten when the filters change.
_shown = set()


def formatwarning(message, category, filename, lineno, line=None):
    """A warning as it is shown."""
    text = f"{filename}:{lineno}: {category.__name__}: {message}\n"
    if line:
        text += f"  {line.strip()}\n"
    return text


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Write a warning to a file, sys.stderr by default. Programs may replace it."""
    if file is None:
        file = sys.stderr
        if file is None:
            return
    file.write(formatwarning(message, category, filename, lineno, line))


_showwarning = showwarning
_records = []


# --- late: WarningMessage

class WarningMessage:
    _WARNING_DETAILS = ("message", "category", "filename", "lineno", "file", "line", "source")

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno
        self.file = file
        self.line = line
        self.source = source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return ("{message : %r, category : %r, filename : %r, lineno : %s, line : %r}"
                % (self.message, self._category_name, self.filename, self.lineno, self.line))

    def __repr__(self):
        return f"<{type(self).__qualname__} {self}>"


# --- late: giving warnings

from operator import index as _index

import _warnings


def _show(message, line):
    if _records and showwarning is _showwarning:
        _records[-1].append(message)
    elif showwarning is _showwarning:
        showwarning(message.message, message.category, message.filename, message.lineno,
                    message.file, line)
    else:
        showwarning(message.message, message.category, message.filename, message.lineno,
                    message.file, message.line)


def _matches(pattern, text):
    if pattern is None:
        return True
    if isinstance(pattern, str):
        return pattern == text
    return pattern.match(text) is not None


def _dispatch(message, category, filename, lineno, module, line, source, remembers=True):
    if isinstance(message, Warning):
        text, category = str(message), message.__class__
    else:
        text, message = message, category(message)
    key = (text, category, filename, lineno)
    if remembers and key in _shown:
        return
    for action, pattern, kind, where, at in filters:
        if ((pattern is None or _matches(pattern, text)) and issubclass(category, kind)
                and _matches(where, module) and (at == 0 or at == lineno)):
            break
    else:
        action = _defaultaction
    if action == "ignore":
        return
    if action == "error":
        raise message
    if action == "once":
        once = (text, category)
        if once in _shown:
            return
        _shown.add(once)
    elif not remembers:
        pass
    elif action == "module":
        once = (text, category, filename)
        if once in _shown:
            return
        _shown.add(once)
    elif action == "default":
        _shown.add(key)
    _show(WarningMessage(message, category, filename, lineno, None, None, source), line)


def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    """Warn about the line that called, or a caller stacklevel up."""
    if isinstance(message, Warning):
        category = message.__class__
    if category is None:
        category = UserWarning
    elif not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    if not isinstance(skip_file_prefixes, tuple):
        raise TypeError("skip_file_prefixes must be a tuple of strs.")
    if skip_file_prefixes:
        stacklevel = max(stacklevel, 2)
    level = max(stacklevel, 1)
    filename, lineno, line, module, _ = _warnings.place(level)
    while skip_file_prefixes and filename.startswith(skip_file_prefixes):
        level += 1
        last = filename, lineno
        filename, lineno, line, module, _ = _warnings.place(level)
        if (filename, lineno) == last:
            break
    _dispatch(message, category, filename, lineno, module or "<string>", line, source)


def warn_explicit(message, category, filename, lineno, module=None, registry=None,
                  module_globals=None, source=None):
    """Warn about this line of this file."""
    if not isinstance(filename, str):
        kind = "None" if filename is None else type(filename).__name__
        raise TypeError(f"warn_explicit() argument 'filename' must be str, not {kind}")
    lineno = _index(lineno)
    if module_globals is not None and not isinstance(module_globals, dict):
        raise TypeError(f"module_globals must be a dict, not '{type(module_globals).__name__}'")
    if registry is not None and not isinstance(registry, dict):
        raise TypeError("'registry' must be a dict or None")
    if module is None:
        module = filename or "<unknown>"
        if module[-3:].lower() == ".py":
            module = module[:-3]
    _dispatch(message, category, filename, lineno, module, None, source)


def _warn_of_compiling(message, category, filename, lineno):
    # Like CPython's compiler, without a registry: a warning is shown each time.
    module = filename[:-3] if filename[-3:].lower() == ".py" else filename or "<unknown>"
    _dispatch(message, category, filename, lineno, module, None, None, remembers=False)


# --- late: filters

import re


def _check_filter(action, category, lineno):
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError("category must be a Warning subclass")
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Put a filter with patterns for message and module before the others."""
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(message, str):
        raise TypeError("message must be a string")
    if not isinstance(module, str):
        raise TypeError("module must be a string")
    _check_filter(action, category, lineno)
    _add_filter(action, re.compile(message, re.I) if message else None, category,
                re.compile(module) if module else None, lineno, append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    """Put a filter that matches every message before the others."""
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")
    _add_filter(action, None, category, None, lineno, append)


def _add_filter(*item_and_place):
    *item, append = item_and_place
    item = tuple(item)
    if append:
        if item not in filters:
            filters.append(item)
    else:
        if item in filters:
            filters.remove(item)
        filters.insert(0, item)
    _shown.clear()


def resetwarnings():
    """Take away all filters."""
    filters[:] = []
    _shown.clear()


# --- late: catch_warnings

class catch_warnings:
    """Restores the filters at the end; with record, gathers the warnings in a list."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0,
                 append=False):
        self._record = record
        self._filter = None if action is None else (action, category, lineno, append)
        self._entered = False

    def __repr__(self):
        args = "record=True" if self._record else ""
        return f"{type(self).__name__}({args})"

    def __enter__(self):
        if self._entered:
            raise RuntimeError(f"Cannot enter {self!r} twice")
        self._entered = True
        # As in CPython, whoever holds the list of before sees nothing of what is added within.
        self._saved = filters
        globals()["filters"] = filters[:]
        self._showwarning = showwarning
        log = None
        if self._record:
            log = []
            _records.append(log)
            globals()["showwarning"] = _showwarning
        _shown.clear()
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError(f"Cannot exit {self!r} without entering first")
        globals()["filters"] = self._saved
        globals()["showwarning"] = self._showwarning
        if self._record:
            _records.pop()
        _shown.clear()


# --- late: _deprecated

# Modules of CPython's library call it to warn of their own functions. The first alpha of the release that removes one
# may still have it.
def _deprecated(name, message="{name!r} is deprecated and slated for removal in Python {remove}", *, remove,
                _version=None):
    release = ".".join(map(str, remove))
    major, minor, _, level, *_ = sys.version_info if _version is None else _version
    if (major, minor, level != "alpha") > (*remove, False):
        raise RuntimeError(f"{name!r} should have been removed from Python {release}")
    warn(message.format(name=name, remove=release), DeprecationWarning, stacklevel=3)


# --- late: deprecated

class deprecated:
    """Indicate that a class, function or overload is deprecated."""

    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        if not isinstance(message, str):
            raise TypeError("Expected an object of type str for 'message', not "
                            f"{type(message).__name__!r}")
        self.message = message
        self.category = category
        self.stacklevel = stacklevel

    def __call__(self, arg, /):
        message = self.message
        category = self.category
        stacklevel = self.stacklevel
        if category is None:
            arg.__deprecated__ = message
            return arg
        if isinstance(arg, type):
            original_new = arg.__new__
            has_init = arg.__init__ is not object.__init__

            def __new__(cls, /, *args, **kwargs):
                if cls is arg:
                    warn(message, category=category, stacklevel=stacklevel + 1)
                if original_new is not object.__new__:
                    return original_new(cls, *args, **kwargs)
                if not has_init and (args or kwargs):
                    raise TypeError(f"{cls.__name__}() takes no arguments")
                return original_new(cls)

            arg.__new__ = staticmethod(__new__)
            arg.__deprecated__ = __new__.__deprecated__ = message
            return arg
        if callable(arg):
            from functools import wraps

            @wraps(arg)
            def wrapper(*args, **kwargs):
                warn(message, category=category, stacklevel=stacklevel + 1)
                return arg(*args, **kwargs)

            arg.__deprecated__ = wrapper.__deprecated__ = message
            return wrapper
        raise TypeError("@deprecated decorator with non-None category must be applied to a class "
                        f"or callable, not {arg!r}")
