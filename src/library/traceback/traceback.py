# traceback: the text of exceptions, as the engine prints it for uncaught ones, and summaries of frames as
# plain data.
#
# The contents of a traceback come from the engine (_traceback). Frames are read with the rights of the
# program, so where the policy closes them there are tracebacks but neither stacks nor variables.
"""Tells where exceptions come from, as objects and as text."""

import sys

import _traceback

__all__ = ["extract_stack", "extract_tb", "format_exception", "format_exception_only",
           "format_list", "format_stack", "format_tb", "print_exc", "format_exc",
           "print_exception", "print_last", "print_stack", "print_tb", "clear_frames",
           "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb",
           "print_list"]

_RECURSIVE_CUTOFF = 3  # how often the same line of the same function is shown in a row
_cause_message = "\nThe above exception was the direct cause of the following exception:\n\n"
_context_message = "\nDuring handling of the above exception, another exception occurred:\n\n"
_HEAD = "Traceback (most recent call last):\n"


class _Sentinel:
    def __repr__(self):
        return "<implicit>"


_sentinel = _Sentinel()
_Exception = BaseException


def _safe_string(value, what, func=str):
    try:
        return func(value)
    except Exception:
        return f"<{what} {func.__name__}() failed>"


# Frames

def _source_lines(filename, first, last, code=None):
    """The lines of a program, as far as they are known; the empty text if they are not."""
    text = None
    if code is not None:
        text = _traceback.source(code)
    else:
        for module in list(sys.modules.values()):
            if getattr(module, "__file__", None) == filename:
                text = _traceback.module_source(module)
                break
    return "" if text is None else "".join(text.splitlines(keepends=True)[first - 1:last])


class FrameSummary:
    """One entry of a traceback or stack.

    - filename, lineno, name: where it is and the name of the function
    - end_lineno, colno, end_colno: the rest of the place, None if it is not known
    - line: the source line, without its indentation
    - locals: None, or the variables as text
    """

    __slots__ = ("filename", "lineno", "end_lineno", "colno", "end_colno", "name", "locals",
                 "_lines", "_code", "_text")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None,
                 end_lineno=None, colno=None, end_colno=None, **kwargs):
        self.filename = filename
        self.lineno = lineno
        self.end_lineno = lineno if end_lineno is None else end_lineno
        self.colno = colno
        self.end_colno = end_colno
        self.name = name
        self.locals = None
        if locals:
            self.locals = {key: _safe_string(value, "local", func=repr)
                           for key, value in locals.items()}
        self._lines = line
        self._code = kwargs.get("_code")
        self._text = None  # of the engine, with marks; then the place is that of a traceback
        if lookup_line:
            self.line

    def _set_lines(self):
        if self._lines is None and self.lineno is not None:
            last = self.lineno if self.end_lineno is None else self.end_lineno
            self._lines = _source_lines(self.filename, self.lineno, last, self._code)
            self._code = None

    @property
    def line(self):
        self._set_lines()
        return None if self._lines is None else self._lines.partition("\n")[0].strip()

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (self.filename == other.filename and self.lineno == other.lineno
                    and self.name == other.name and self.locals == other.locals)
        if isinstance(other, tuple):
            return (self.filename, self.lineno, self.name, self.line) == other
        return NotImplemented

    def __getitem__(self, pos):
        return (self.filename, self.lineno, self.name, self.line)[pos]

    def __iter__(self):
        return iter([self.filename, self.lineno, self.name, self.line])

    def __len__(self):
        return 4

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


def _marks(frame):
    # Below a line of a frame that a program made itself; ranges of several lines have none.
    first = frame._lines.partition("\n")[0]
    if frame.colno is None or frame.end_colno is None or frame.end_lineno != frame.lineno:
        return ""
    # Places are counted in bytes.
    data = first.encode("utf-8", "surrogatepass")
    start = len(data[:frame.colno].decode("utf-8", "replace"))
    end = len(data[:frame.end_colno].decode("utf-8", "replace"))
    indent = len(first) - len(first.lstrip())
    if start >= end or (start <= indent and end >= len(first.rstrip())):
        return ""
    return " " * (4 + max(start - indent, 0)) + "^" * (end - max(start, indent)) + "\n"


def _limited(items, limit):
    if limit is None:
        limit = getattr(sys, "tracebacklimit", None)
        if limit is not None and limit < 0:
            limit = 0
    if limit is None:
        return items
    if limit >= 0:
        import itertools
        return itertools.islice(items, limit)
    import collections
    return collections.deque(items, maxlen=-limit)


def _variables(tb):
    # None where frames are guarded: then summaries have no variables.
    try:
        return getattr(getattr(tb, "tb_frame"), "f_locals")
    except AttributeError:
        return None


class StackSummary(list):
    """A stack as a list of FrameSummary objects."""

    @classmethod
    def extract(klass, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        """Create a StackSummary from an iterable of (frame, lineno) pairs."""
        result = klass()
        for frame, lineno in _limited(frame_gen, limit):
            code = getattr(frame, "f_code")
            variables = getattr(frame, "f_locals") if capture_locals else None
            result.append(FrameSummary(code.co_filename, lineno, code.co_name, lookup_line=False,
                                       locals=variables, _code=code))
        if lookup_lines:
            for frame in result:
                frame.line
        return result

    @classmethod
    def _of_traceback(klass, tb, limit=None, lookup_lines=True, capture_locals=False):
        entries = _traceback.entries(tb)
        if not entries and tb is not None:
            # Something that a program made itself.
            return klass.extract(walk_tb(tb), limit=limit, lookup_lines=lookup_lines,
                                 capture_locals=capture_locals)
        frames = []
        for filename, lineno, name, end_lineno, colno, end_colno, source, text in entries:
            variables = None
            if capture_locals:
                variables, tb = _variables(tb), tb and getattr(tb, "tb_next", None)
            frame = FrameSummary(filename, lineno, name, lookup_line=False, locals=variables,
                                 line=source, end_lineno=end_lineno, colno=colno,
                                 end_colno=end_colno)
            frame._text = text
            frames.append(frame)
        return klass(_limited(frames, limit))

    @classmethod
    def from_list(klass, a_list):
        """A StackSummary of FrameSummary objects or tuples of four."""
        result = klass()
        for frame in a_list:
            if not isinstance(frame, FrameSummary):
                filename, lineno, name, line = frame
                frame = FrameSummary(filename, lineno, name, line=line)
            result.append(frame)
        return result

    def format_frame_summary(self, frame_summary, **kwargs):
        """The lines for one frame; None to leave it out."""
        text = frame_summary._text
        if text is None:
            text = (f'  File "{frame_summary.filename}", line {frame_summary.lineno}, '
                    f'in {frame_summary.name}\n')
            if frame_summary.line:
                text += f"    {frame_summary.line}\n{_marks(frame_summary)}"
        if frame_summary.locals:
            for name, value in sorted(frame_summary.locals.items()):
                text += f"    {name} = {value}\n"
        return text

    def format(self, **kwargs):
        """Format the stack ready for printing: a list of strings, one a frame."""
        result = []
        last = None
        count = 0

        def write_count():
            more = count - _RECURSIVE_CUTOFF
            if more > 0:
                result.append(f"  [Previous line repeated {more} more time{'s' if more > 1 else ''}]\n")

        for frame in self:
            text = self.format_frame_summary(frame, **kwargs)
            if text is None:
                continue
            place = (frame.filename, frame.lineno, frame.name)
            if last is None or frame.filename is None or frame.lineno is None or place != last:
                write_count()
                last = place
                count = 0
            count += 1
            if count <= _RECURSIVE_CUTOFF:
                result.append(text)
        write_count()
        return result


def walk_tb(tb):
    """Yield the frame and line number of each entry of a traceback."""
    while tb is not None:
        yield getattr(tb, "tb_frame"), tb.tb_lineno
        tb = getattr(tb, "tb_next")


def _walk_frames(frame):
    while frame is not None:
        yield frame, frame.f_lineno
        frame = getattr(frame, "f_back")


def _frame_of_caller():
    # The innermost frame that is not of this module. Where frames are guarded this raises.
    try:
        raise LookupError
    except LookupError as error:
        frame = getattr(error.__traceback__, "tb_frame")
    while frame is not None and getattr(frame, "f_code").co_filename == "<frozen traceback>":
        frame = getattr(frame, "f_back")
    return frame


def walk_stack(f):
    """Yield the frame and line number of f, or of the caller, and of all that wait for it."""
    return _walk_frames(_frame_of_caller() if f is None else f)


def extract_tb(tb, limit=None):
    """The entries of a traceback as a StackSummary."""
    return StackSummary._of_traceback(tb, limit)


def extract_stack(f=None, limit=None):
    """The frames of the running program, or those up to f, as a StackSummary."""
    stack = StackSummary.extract(walk_stack(f), limit=limit)
    stack.reverse()
    return stack


def print_list(extracted_list, file=None):
    """Print entries as format_list() gives them."""
    (sys.stderr if file is None else file).write("".join(format_list(extracted_list)))


def format_list(extracted_list):
    """Entries as text, a string each."""
    return StackSummary.from_list(extracted_list).format()


def print_tb(tb, limit=None, file=None):
    """Print the entries of a traceback."""
    print_list(extract_tb(tb, limit), file)


def format_tb(tb, limit=None):
    """The entries of a traceback as text, a string each."""
    return extract_tb(tb, limit).format()


def print_stack(f=None, limit=None, file=None):
    """Print the frames of the running program, or those up to f."""
    print_list(extract_stack(_frame_of_caller() if f is None else f, limit), file)


def format_stack(f=None, limit=None):
    """The frames of the running program, or those up to f, as text."""
    return format_list(extract_stack(_frame_of_caller() if f is None else f, limit))


def clear_frames(tb):
    """Clear the locals of all frames of a traceback that do not run."""
    while tb is not None:
        try:
            getattr(tb, "tb_frame").clear()
        except RuntimeError:
            pass  # it is still running
        except AttributeError:
            return
        tb = getattr(tb, "tb_next")


# Exceptions

def _text_alone(exc, tb=None):
    # The exception is shown without what belongs to it, and then is as it was. Its own descriptors
    # are asked, whatever a subclass says of these attributes.
    parts = (_Exception.__cause__, _Exception.__context__, _Exception.__traceback__,
             _Exception.__suppress_context__)
    saved = [part.__get__(exc) for part in parts]
    try:
        for part, value in zip(parts, (None, None, tb)):
            part.__set__(exc, value)
        return _traceback.text(exc)
    finally:
        for part, value in zip(parts, saved):
            part.__set__(exc, value)


def _message_text(exc, tb):
    # As the engine writes it below the frames: suggestions for a name depend on where it is missing.
    if tb is None or not isinstance(exc, NameError):
        return _text_alone(exc)
    frames = "".join(StackSummary._of_traceback(tb, limit=sys.maxsize).format())
    return _text_alone(exc, tb).removeprefix(_HEAD + frames)


def _parse_value_tb(exc, value, tb):
    if (value is _sentinel) != (tb is _sentinel):
        raise ValueError("Both or neither of value and tb must be given")
    if value is not _sentinel:
        return value, tb
    if exc is None:
        return None, None
    if not isinstance(exc, BaseException):
        raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
    return exc, exc.__traceback__


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True,
                    **kwargs):
    """Print an exception with its traceback and its causes."""
    value, tb = _parse_value_tb(exc, value, tb)
    te = TracebackException(type(value), value, tb, limit=limit, compact=True)
    te.print(file=file, chain=chain)


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """An exception with its traceback and its causes, as a list of strings."""
    value, tb = _parse_value_tb(exc, value, tb)
    te = TracebackException(type(value), value, tb, limit=limit, compact=True)
    return list(te.format(chain=chain))


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """An exception without its traceback, as a list of strings."""
    if value is _sentinel:
        value = exc
    te = TracebackException(type(value), value, None, compact=True)
    return list(te.format_exception_only(show_group=show_group))


def print_exc(limit=None, file=None, chain=True):
    """Shorthand for 'print_exception(sys.exception(), limit=limit, file=file, chain=chain)'."""
    print_exception(sys.exception(), limit=limit, file=file, chain=chain)


def format_exc(limit=None, chain=True):
    """The text of the exception that is being handled."""
    return "".join(format_exception(sys.exception(), limit=limit, chain=chain))


def print_last(limit=None, file=None, chain=True):
    """This is a shorthand for 'print_exception(sys.last_exc, limit=limit, file=file, chain=chain)'."""
    if hasattr(sys, "last_exc"):
        print_exception(sys.last_exc, limit=limit, file=file, chain=chain)
    elif hasattr(sys, "last_type"):
        print_exception(sys.last_type, sys.last_value, sys.last_traceback, limit, file, chain)
    else:
        raise ValueError("no last exception")


def _final_line(type_text, value):
    text = _safe_string(value, "exception")
    return f"{type_text}: {text}\n" if value is not None and text else f"{type_text}\n"


class _PrintContext:
    # How deep in groups what is printed is.
    def __init__(self):
        self.depth = 0
        self.needs_closing = False

    def indent(self):
        return " " * (2 * self.depth)

    def emit(self, texts, margin="|"):
        indent = self.indent()
        if self.depth:
            indent += margin + " "
        for text in [texts] if isinstance(texts, str) else texts:
            yield "".join([indent + line for line in text.splitlines(keepends=True)])


class TracebackException:
    """An exception ready for rendering, taken when this object was made.

    - __cause__, __context__: TracebackException objects of the original ones, or None
    - __suppress_context__, __notes__: those of the original
    - exceptions: for groups, a list of TracebackException objects; None for others
    - stack: a StackSummary
    - exc_type_str: the name of the class
    - filename, lineno, end_lineno, text, offset, end_offset, msg: for syntax errors
    """

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True,
                 capture_locals=False, compact=False, max_group_width=15, max_group_depth=10,
                 save_exc_type=True, _seen=None):
        is_outermost = _seen is None
        if is_outermost:
            _seen = set()
        _seen.add(id(exc_value))
        self.max_group_width = max_group_width
        self.max_group_depth = max_group_depth
        self.stack = StackSummary._of_traceback(exc_traceback, limit, lookup_lines,
                                                capture_locals)
        self._exc_type = exc_type if save_exc_type else None
        self._have_exc_type = exc_type is not None and exc_value is not None
        self._str = _safe_string(exc_value, "exception")
        try:
            self.__notes__ = getattr(exc_value, "__notes__", None)
        except Exception as error:
            text = _safe_string(error, "__notes__", repr)
            self.__notes__ = [f"Ignored error getting __notes__: {text}"]
        self._is_syntax_error = False
        if self._have_exc_type:
            self.exc_type_qualname = exc_type.__qualname__
            self.exc_type_module = exc_type.__module__
            self._take_message(exc_value, exc_traceback)
        else:
            self.exc_type_qualname = None
            self.exc_type_module = None
        self.__suppress_context__ = (exc_value.__suppress_context__
                                     if isinstance(exc_value, BaseException) else False)
        self.__cause__ = self.__context__ = self.exceptions = None
        if not is_outermost:
            return
        # All that belongs to it, without recursion, because chains can be long.
        options = {"limit": limit, "lookup_lines": lookup_lines, "capture_locals": capture_locals,
                   "max_group_width": max_group_width, "max_group_depth": max_group_depth,
                   "_seen": _seen}

        def made_of(exc):
            made = TracebackException(type(exc), exc, exc.__traceback__, **options)
            queue.append((made, exc))
            return made

        queue = [(self, exc_value)]
        while queue:
            te, exc = queue.pop()
            if not isinstance(exc, BaseException):
                continue
            if exc.__cause__ is not None and id(exc.__cause__) not in _seen:
                te.__cause__ = made_of(exc.__cause__)
            needs_context = (not compact or te.__cause__ is None and not exc.__suppress_context__)
            if (exc.__context__ is not None and needs_context
                    and id(exc.__context__) not in _seen):
                te.__context__ = made_of(exc.__context__)
            if isinstance(exc, BaseExceptionGroup):
                te.exceptions = [made_of(each) for each in exc.exceptions]

    def _take_message(self, exc_value, tb):
        # With the suggestions of the engine, which depend on where the exception comes from.
        if not isinstance(exc_value, (SyntaxError, NameError, AttributeError, ImportError)):
            return
        text = _message_text(exc_value, tb).removesuffix("".join(self._note_lines()))
        if isinstance(exc_value, SyntaxError):
            self._is_syntax_error = True
            self._syntax_lines = text.splitlines(keepends=True)
            for name in ("filename", "text", "offset", "end_offset", "msg"):
                setattr(self, name, getattr(exc_value, name))
            for name in ("lineno", "end_lineno"):
                number = getattr(exc_value, name)
                setattr(self, name, None if number is None else str(number))
            return
        head = f"{self.exc_type_str}: "
        if text.startswith(head + self._str):
            self._str = text[len(head):-1]

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """A TracebackException of an exception."""
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    @property
    def exc_type(self):
        import warnings
        warnings.warn("Deprecated in 3.13. Use exc_type_str instead.", DeprecationWarning,
                      stacklevel=2)
        return self._exc_type

    @property
    def exc_type_str(self):
        if not self._have_exc_type:
            return None
        if self.exc_type_module in ("__main__", "builtins"):
            return self.exc_type_qualname
        module = self.exc_type_module
        if not isinstance(module, str):
            module = "<unknown>"
        return f"{module}.{self.exc_type_qualname}"

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __str__(self):
        return self._str

    def _note_lines(self):
        notes = self.__notes__
        if notes is None:
            return []
        import collections.abc
        if isinstance(notes, collections.abc.Sequence) and not isinstance(notes, (str, bytes)):
            return [line + "\n" for note in notes
                    for line in _safe_string(note, "note").split("\n")]
        return [_safe_string(notes, "__notes__", func=repr) + "\n"]

    def format_exception_only(self, *, show_group=False, _depth=0, **kwargs):
        """Yield the lines of the exception without its traceback."""
        indent = "   " * _depth
        if not self._have_exc_type:
            yield indent + _final_line("NoneType" if self._str == "None" else None, self._str)
            return
        if self._is_syntax_error:
            lines = self._syntax_lines
        elif _depth > 0:
            lines = [line + "\n" for line in _final_line(self.exc_type_str, self._str)[:-1].split("\n")]
        else:
            lines = [_final_line(self.exc_type_str, self._str)]
        for line in (*lines, *self._note_lines()):
            yield indent + line
        if self.exceptions and show_group:
            for each in self.exceptions:
                yield from each.format_exception_only(show_group=show_group, _depth=_depth + 1)

    def format(self, *, chain=True, _ctx=None, **kwargs):
        """Format the exception: strings each ending in a newline, some with several lines."""
        if _ctx is None:
            _ctx = _PrintContext()
        parts = []
        exc = self
        while exc is not None:
            message = before = None
            if chain and exc.__cause__ is not None:
                message, before = _cause_message, exc.__cause__
            elif chain and exc.__context__ is not None and not exc.__suppress_context__:
                message, before = _context_message, exc.__context__
            parts.append((message, exc))
            exc = before
        for message, exc in reversed(parts):
            if message is not None:
                yield from _ctx.emit(message)
            if exc.exceptions is not None:
                yield from self._format_group(exc, chain, _ctx)
                continue
            if exc.stack:
                yield from _ctx.emit(_HEAD)
                yield from _ctx.emit(exc.stack.format())
            yield from _ctx.emit(exc.format_exception_only())

    def _format_group(self, group, chain, context):
        if context.depth > self.max_group_depth:
            yield from context.emit(f"... (max_group_depth is {self.max_group_depth})\n")
            return
        is_outermost = context.depth == 0
        if is_outermost:
            context.depth += 1
        if group.stack:
            yield from context.emit("Exception Group " + _HEAD, "+" if is_outermost else "|")
            yield from context.emit(group.stack.format())
        yield from context.emit(group.format_exception_only())
        shown = group.exceptions[:self.max_group_width]
        left_out = len(group.exceptions) - len(shown)
        context.needs_closing = False
        for index in range(len(shown) + bool(left_out)):
            is_cut = index == len(shown)
            is_last = index == len(shown) + bool(left_out) - 1
            if is_last:
                context.needs_closing = True
            title = "..." if is_cut else index + 1
            yield (f"{context.indent()}{'+-' if index == 0 else '  '}"
                   f"+---------------- {title} ----------------\n")
            context.depth += 1
            if is_cut:
                yield from context.emit(
                    f"and {left_out} more exception{'s' if left_out > 1 else ''}\n")
            else:
                yield from shown[index].format(chain=chain, _ctx=context)
            if is_last and context.needs_closing:
                yield f"{context.indent()}+------------------------------------\n"
                context.needs_closing = False
            context.depth -= 1
        if is_outermost:
            context.depth = 0

    def print(self, *, file=None, chain=True, **kwargs):
        """Print what format() gives."""
        (sys.stderr if file is None else file).write("".join(self.format(chain=chain, **kwargs)))
