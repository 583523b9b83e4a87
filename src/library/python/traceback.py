# traceback: the text of exceptions, as the engine prints it when nobody catches them.
# Tracebacks are handed on as data; there is no stack of live frames to be had.
"""Extract, format and print information about Python stack traces."""

import sys

import _traceback

__all__ = ["extract_tb", "format_exception", "format_exception_only", "format_list", "format_tb",
           "print_exc", "format_exc", "print_exception", "print_tb", "print_last",
           "clear_frames", "FrameSummary", "StackSummary", "TracebackException", "print_list"]

_sentinel = object()
_HEAD = "Traceback (most recent call last):\n"


class FrameSummary:
    """Information about a single frame from a traceback."""

    __slots__ = ("filename", "lineno", "name", "_line", "locals")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, **kw):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self._line = line
        self.locals = locals

    @property
    def line(self):
        return None if self._line is None else self._line.strip()

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return tuple(self) == tuple(other)
        if isinstance(other, tuple):
            return tuple(self) == other
        return NotImplemented

    def __getitem__(self, pos):
        return (self.filename, self.lineno, self.name, self.line)[pos]

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __len__(self):
        return 4

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


class StackSummary(list):
    """A list of FrameSummary objects, representing a stack of frames."""

    @classmethod
    def from_list(klass, a_list):
        result = klass()
        for frame in a_list:
            if not isinstance(frame, FrameSummary):
                filename, lineno, name, line = frame
                frame = FrameSummary(filename, lineno, name, line=line)
            result.append(frame)
        return result

    def format_frame_summary(self, frame, **kwargs):
        text = f'  File "{frame.filename}", line {frame.lineno}, in {frame.name}\n'
        if frame.line:
            text += f"    {frame.line}\n"
        return text

    def format(self, **kwargs):
        return [self.format_frame_summary(frame) for frame in self]


def _part(items, limit):
    if limit is None:
        return items
    return items[:limit] if limit >= 0 else items[limit:]


def _text(exc, chain=True, traceback=_sentinel):
    # The exception is shown without what is not asked for, and then as it was.
    if chain and traceback is _sentinel:
        return _traceback.text(exc)
    put = object.__setattr__
    saved = exc.__cause__, exc.__context__, exc.__suppress_context__, exc.__traceback__
    try:
        if not chain:
            put(exc, "__cause__", None)
            put(exc, "__context__", None)
        if traceback is not _sentinel:
            put(exc, "__traceback__", traceback)
        return _traceback.text(exc)
    finally:
        put(exc, "__cause__", saved[0])
        put(exc, "__context__", saved[1])
        put(exc, "__suppress_context__", saved[2])
        put(exc, "__traceback__", saved[3])


def _items(text):
    # Lines, but the source and the marks of a frame belong to its line.
    items = []
    for line in text.splitlines(keepends=True):
        if items and line.startswith("    ") and items[-1].startswith("  File "):
            items[-1] += line
        else:
            items.append(line)
    return items


def _exception(exc, value, tb):
    if value is _sentinel and tb is _sentinel:
        value = exc
        if exc is not None and not isinstance(exc, BaseException):
            raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
        return value, _sentinel
    if value is _sentinel or tb is _sentinel:
        raise ValueError("Both or neither of value and tb must be given")
    return value, tb


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """Format a stack trace and the exception information."""
    value, tb = _exception(exc, value, tb)
    if value is None:
        return ["NoneType: None\n"]
    if tb is value.__traceback__:
        tb = _sentinel
    items = _items(_text(value, chain, tb))
    if limit is None:
        return items
    frames = [i for i, item in enumerate(items) if item.startswith("  File ")]
    kept = set(_part(frames, limit))
    return [item for i, item in enumerate(items) if i in kept or i not in frames]


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True,
                    **kwargs):
    """Print exception up to 'limit' stack trace entries from 'tb' to 'file'."""
    text = "".join(format_exception(exc, value, tb, limit, chain))
    (sys.stderr if file is None else file).write(text)


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """Format the exception part of a traceback."""
    if value is _sentinel:
        value = exc
    if value is None:
        return ["NoneType: None\n"]
    return _text(value, False, None).splitlines(keepends=True)


def format_exc(limit=None, chain=True):
    """Like print_exc() but return a string."""
    return "".join(format_exception(sys.exception(), limit=limit, chain=chain))


def print_exc(limit=None, file=None, chain=True):
    """Shorthand for 'print_exception(sys.exception(), limit=limit, file=file, chain=chain)'."""
    print_exception(sys.exception(), limit=limit, file=file, chain=chain)


def print_last(limit=None, file=None, chain=True):
    """There is no interactive session whose last exception could be printed."""
    raise ValueError("no last exception")


def format_tb(tb, limit=None):
    """A shorthand for 'format_list(extract_tb(tb, limit))', with marks."""
    if tb is None:
        return []
    text = _text(Exception(), False, tb)
    return _part([item for item in _items(text) if item.startswith("  File ")], limit)


def print_tb(tb, limit=None, file=None):
    """Print up to 'limit' stack trace entries from the traceback 'tb'."""
    (sys.stderr if file is None else file).write("".join(format_tb(tb, limit)))


def extract_tb(tb, limit=None):
    """Return a StackSummary object representing a list of pre-processed entries."""
    return StackSummary.from_list(_part(_traceback.entries(tb), limit))


def format_list(extracted_list):
    """Format a list of tuples or FrameSummary objects for printing."""
    return StackSummary.from_list(extracted_list).format()


def print_list(extracted_list, file=None):
    """Print the list of tuples as returned by extract_tb()."""
    (sys.stderr if file is None else file).write("".join(format_list(extracted_list)))


def clear_frames(tb):
    """Clear all references to local variables in the frames of a traceback."""


class TracebackException:
    """An exception as text, taken when this object was made."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, **kwargs):
        self._lines = format_exception(exc_type, exc_value, exc_traceback, limit)
        self._only = format_exception_only(exc_value)
        self._text = str(exc_value)
        self.stack = extract_tb(exc_traceback, limit)
        self.exc_type = exc_type
        module = exc_type.__module__
        plain = module in ("builtins", "__main__")
        self.exc_type_str = exc_type.__qualname__ if plain else f"{module}.{exc_type.__qualname__}"
        self.__notes__ = getattr(exc_value, "__notes__", None)
        self.__cause__ = self.__context__ = None
        if exc_value.__cause__ is not None:
            cause = exc_value.__cause__
            self.__cause__ = TracebackException(type(cause), cause, cause.__traceback__)

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """Create a TracebackException from an exception."""
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    def __str__(self):
        return self._text

    def format(self, *, chain=True, **kwargs):
        """Format the exception."""
        yield from self._lines

    def format_exception_only(self, *, show_group=False, **kwargs):
        """Format the exception part of the traceback."""
        yield from self._only

    def print(self, *, file=None, chain=True, **kwargs):
        """Print the result of self.format(chain=chain) to 'file'."""
        (sys.stderr if file is None else file).write("".join(self._lines))
