"""The exceptions of a feed, with their tracebacks as data and as text."""

import dataclasses

from hognose._errors import RunStopped
from hognose.compat._exceptions import exception_of

# Where the functions of the host are defined in the guest. No traceback shows these levels.
HOST_FILE = "<host>"


@dataclasses.dataclass(frozen=True)
class Frame:
    """A level of a traceback. Lines and columns count from 1. function_name: None for a SyntaxError."""

    filename: str
    line: int
    column: int
    end_line: int
    end_column: int
    function_name: str | None
    source_line: str | None

    def dict(self):
        return dataclasses.asdict(self)


class MontyError(Exception):
    """The base class of these exceptions. exception() is the guest's exception as one of the host."""

    def __init__(self, exception, traceback_text="", frames=()):
        super().__init__(exception)
        self._exception = exception
        self._text = traceback_text
        self._frames = list(frames)

    def exception(self):
        return self._exception

    def __str__(self):
        return self.display("type-msg")

    def traceback(self):
        """The levels, outermost first, as Frame objects."""
        return list(self._frames)

    def display(self, format="traceback"):
        """format: "traceback", "type-msg" or "msg"."""
        message = str(self._exception.args[0]) if self._exception.args else ""
        name = getattr(self._exception, "type_name", type(self._exception).__name__)
        if format == "msg":
            return message
        if format == "type-msg":
            return f"{name}: {message}" if message else name
        if format != "traceback":
            raise ValueError("the formats are 'traceback', 'type-msg' and 'msg'")
        return self._text or self.display("type-msg")


class MontySyntaxError(MontyError):
    """The program of a feed does not compile."""


class MontyRuntimeError(MontyError):
    """The guest raised an exception, or a limit ended the feed (TimeoutError, MemoryError, RuntimeError)."""


class MontyTypingError(MontyError):
    """Never raised: there is no type checker."""


class MontyConversionError(MontyError):
    """A value of the host cannot go to the guest."""

    def __init__(self, message):
        super().__init__(TypeError(message))

    def __str__(self):
        return self.display("msg")


class MontyCrashedError(MontyError):
    """The engine had a fault. The session has lost its state."""

    timed_out = False
    exit_status = None

    def __init__(self, message):
        super().__init__(RuntimeError(message))


def error_of(result, sources):
    """The exception for a result that is not ok. sources: file name -> text of the feed."""
    if result.status == "internal_error":
        return MontyCrashedError(result.error)
    error = exception_of(result)
    if isinstance(error, RunStopped):
        kind = {"timeout": TimeoutError, "memory_error": MemoryError}.get(result.status, RuntimeError)
        return MontyRuntimeError(kind(result.error))
    text = _without_host(result.traceback or "")
    frames = [_frame(frame, sources) for frame in result.frames if frame.filename != HOST_FILE]
    is_syntax = isinstance(error, SyntaxError) and not frames
    return (MontySyntaxError if is_syntax else MontyRuntimeError)(error, text, frames)


def _frame(frame, sources):
    lines = sources.get(frame.filename, "").split("\n")

    def text_of(number):
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def column_of(line, column):
        return len(text_of(line).encode("utf-8", "surrogatepass")[:column].decode("utf-8", "replace")) + 1
    return Frame(frame.filename, frame.line, column_of(frame.line, frame.column), frame.end_line,
                 column_of(frame.end_line, frame.end_column), frame.function, text_of(frame.line) or None)


def _without_host(text):
    kept, is_shown = [], True
    for line in text.rstrip("\n").split("\n"):
        if line.startswith('  File "'):
            is_shown = not line.startswith(f'  File "{HOST_FILE}"')
        elif not line.startswith("   "):
            is_shown = True
        if is_shown:
            kept.append(line)
    return "\n".join(kept)
