# traceback: the text of exceptions, as the engine prints it for uncaught ones, and summaries of frames as
# plain data.
#
# The contents of a traceback come from the engine (_traceback). Frames are read with the rights of the
# program, so where the policy closes them there are tracebacks but neither stacks nor variables.
"""Tells where exceptions come from, as objects and as text."""

import sys

import _traceback

__all__ = """FrameSummary StackSummary TracebackException clear_frames extract_stack extract_tb format_exc
format_exception format_exception_only format_list format_stack format_tb print_exc print_exception print_last
print_list print_stack print_tb walk_stack walk_tb""".split()

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
    # A program's own method may raise anything.
    try:
        text = func(value)
    except Exception:
        text = f"<{what} {func.__name__}() failed>"
    return text


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


def _texts_of(variables):
    return {name: _safe_string(value, "local", repr) for name, value in variables.items()}


class FrameSummary:
    """One entry of a traceback or stack.

    - filename, lineno, name: where it is and the name of the function
    - end_lineno, colno, end_colno: the rest of the place, None if it is not known
    - line: the source line, without its indentation
    - locals: None, or the variables as text
    """

    __slots__ = "filename lineno end_lineno colno end_colno name locals _lines _code _text".split()

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None,
                 end_lineno=None, colno=None, end_colno=None, **kwargs):
        self.filename, self.lineno, self.name = filename, lineno, name
        self.end_lineno = end_lineno if end_lineno is not None else lineno
        self.colno, self.end_colno = colno, end_colno
        self.locals = _texts_of(locals) if locals else None
        # The engine's text, with its marks, if the place is one of a traceback.
        self._text = None
        self._lines, self._code = line, kwargs.get("_code")
        if lookup_line:
            self._find_lines()

    def _find_lines(self):
        if self._lines is None and self.lineno is not None:
            last = self.lineno if self.end_lineno is None else self.end_lineno
            self._lines = _source_lines(self.filename, self.lineno, last, self._code)
            self._code = None
        return self._lines

    @property
    def line(self):
        """The source line without its indentation, or None if it is not known."""
        lines = self._find_lines()
        return lines if lines is None else lines.partition("\n")[0].strip()

    # It is also the tuple that entries were before there was this class.

    def _four(self):
        return self.filename, self.lineno, self.name, self.line

    def __len__(self):
        return 4

    def __iter__(self):
        return iter(self._four())

    def __getitem__(self, pos):
        return self._four()[pos]

    def __eq__(self, other):
        if isinstance(other, tuple):
            return other == self._four()
        if not isinstance(other, FrameSummary):
            return NotImplemented
        return all(getattr(other, name) == getattr(self, name) for name in ("filename", "lineno", "name", "locals"))

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
    """Return the first items or, if the limit is negative, the last. Without a limit, that of sys applies."""
    if limit is None:
        general = getattr(sys, "tracebacklimit", None)
        if general is None:
            return items
        limit = max(general, 0)
    if limit < 0:
        from collections import deque
        return deque(items, maxlen=-limit)
    from itertools import islice
    return islice(items, limit)


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
        if variables := frame_summary.locals:
            text += "".join([f"    {name} = {variables[name]}\n" for name in sorted(variables)])
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
    return _walk_frames(_caller_or(f))


def _caller_or(frame):
    return _frame_of_caller() if frame is None else frame


def extract_stack(f=None, limit=None):
    """The frames of the running program, or those up to f, as a StackSummary."""
    frames = StackSummary.extract(_walk_frames(_caller_or(f)), limit=limit)
    frames.reverse()
    return frames


def extract_tb(tb, limit=None):
    """The entries of a traceback as a StackSummary."""
    return StackSummary._of_traceback(tb, limit)


def format_list(extracted_list):
    """Entries as text, a string each."""
    return StackSummary.from_list(extracted_list).format()


def format_stack(f=None, limit=None):
    """The frames of the running program, or those up to f, as text."""
    return extract_stack(_caller_or(f), limit).format()


def format_tb(tb, limit=None):
    """The entries of a traceback as text, a string each."""
    return extract_tb(tb, limit).format()


def _write(texts, file):
    (sys.stderr if file is None else file).write("".join(texts))


def print_list(extracted_list, file=None):
    """Print entries as format_list() returns them."""
    _write(format_list(extracted_list), file)


def print_stack(f=None, limit=None, file=None):
    """Print the frames of the running program, or those up to f."""
    _write(format_stack(_caller_or(f), limit), file)


def print_tb(tb, limit=None, file=None):
    """Print the entries of a traceback."""
    _write(format_tb(tb, limit), file)


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


def _summary(exc, value=_sentinel, tb=_sentinel, limit=None):
    """Return the TracebackException of an exception, or of a class, an exception and a traceback."""
    if value is _sentinel is tb:
        if exc is not None and not isinstance(exc, BaseException):
            raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
        value, tb = exc, getattr(exc, "__traceback__", None)
    elif value is _sentinel or tb is _sentinel:
        raise ValueError("Both or neither of value and tb must be given")
    return TracebackException(type(value), value, tb, limit=limit, compact=True)


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """An exception with its traceback and its causes, as a list of strings."""
    return [*_summary(exc, value, tb, limit).format(chain=chain)]


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True, **kwargs):
    """Print an exception with its traceback and its causes."""
    _summary(exc, value, tb, limit).print(chain=chain, file=file)


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """An exception without its traceback, as a list of strings."""
    shown = exc if value is _sentinel else value
    return [*_summary(type(shown), shown, None).format_exception_only(show_group=show_group)]


def format_exc(limit=None, chain=True):
    """The text of the exception that is being handled."""
    return "".join(_summary(sys.exception(), limit=limit).format(chain=chain))


def print_exc(limit=None, file=None, chain=True):
    """Print the exception that is being handled."""
    _summary(sys.exception(), limit=limit).print(chain=chain, file=file)


def print_last(limit=None, file=None, chain=True):
    """Print the last exception that a prompt reported."""
    if hasattr(sys, "last_exc"):
        found = _summary(sys.last_exc, limit=limit)
    elif hasattr(sys, "last_type"):
        found = _summary(sys.last_type, sys.last_value, sys.last_traceback, limit)
    else:
        raise ValueError("no last exception")
    found.print(chain=chain, file=file)


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

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False,
                 compact=False, max_group_width=15, max_group_depth=10, save_exc_type=True):
        options, widths = (limit, lookup_lines, capture_locals), (max_group_width, max_group_depth)
        self._take(exc_type, exc_value, exc_traceback, options, widths)
        if not save_exc_type:
            self._exc_type = None
        # All that belongs to it, without recursion, because chains can be long.
        seen, waiting = {id(exc_value)}, [(self, exc_value)]

        def summary_of(exc):
            made = TracebackException.__new__(TracebackException)
            made._take(type(exc), exc, exc.__traceback__, options, widths)
            seen.add(id(exc))
            waiting.append((made, exc))
            return made

        while waiting:
            te, exc = waiting.pop()
            if not isinstance(exc, BaseException):
                continue
            cause, context = exc.__cause__, exc.__context__
            if cause is not None and id(cause) not in seen:
                te.__cause__ = summary_of(cause)
            if compact and (te.__cause__ is not None or exc.__suppress_context__):
                context = None  # it is not shown
            if context is not None and id(context) not in seen:
                te.__context__ = summary_of(context)
            if isinstance(exc, BaseExceptionGroup):
                te.exceptions = [summary_of(each) for each in exc.exceptions]

    def _take(self, kind, exc, tb, options, widths):
        """Take what is known of one exception, without what belongs to it."""
        self.max_group_width, self.max_group_depth = widths
        self.__cause__ = self.__context__ = self.exceptions = None
        self.__suppress_context__ = isinstance(exc, BaseException) and exc.__suppress_context__
        self.stack = StackSummary._of_traceback(tb, *options)
        self._exc_type, self._str = kind, _safe_string(exc, "exception")
        try:
            self.__notes__ = getattr(exc, "__notes__", None)
        except Exception as error:
            self.__notes__ = [f"Ignored error getting __notes__: {_safe_string(error, '__notes__', repr)}"]
        self._is_syntax_error, self._have_exc_type = False, kind is not None and exc is not None
        self.exc_type_module = self.exc_type_qualname = None
        if self._have_exc_type:
            self.exc_type_module, self.exc_type_qualname = kind.__module__, kind.__qualname__
            self._take_message(exc, tb)

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

    def __str__(self):
        return self._str

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, TracebackException) else NotImplemented

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """A TracebackException of an exception."""
        kind, tb = type(exc), exc.__traceback__
        return cls(kind, exc, tb, *args, **kwargs)

    @property
    def exc_type_str(self):
        """The name of the class, with its module unless that is __main__ or builtins."""
        if not self._have_exc_type:
            return None
        name, module = self.exc_type_qualname, self.exc_type_module
        if module in ("builtins", "__main__"):
            return name
        return f"{module if isinstance(module, str) else '<unknown>'}.{name}"

    @property
    def exc_type(self):
        """The class. Deprecated since Python 3.13."""
        from warnings import warn
        warn("Deprecated in 3.13. Use exc_type_str instead.", DeprecationWarning, stacklevel=2)
        return self._exc_type

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
        """Print what format() yields."""
        _write(self.format(chain=chain, **kwargs), file)
