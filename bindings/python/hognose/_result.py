"""ExecutionResult: what a run returned."""

from __future__ import annotations

import collections

from hognose import _engine
from hognose._errors import GuestRaised, RunStopped


TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NamedTuple

    from hognose._engine import Outcome
    from hognose._files import FileChanges

    class Frame(NamedTuple):
        """A level of a guest's traceback."""

        filename: str
        function: str
        line: int
        column: int
        end_line: int
        end_column: int

    class Usage(NamedTuple):
        """What a run has used: steps of fuel, and the bytes that it holds."""

        steps: int
        memory_bytes: int
else:
    # The module typing would take a third of the time that importing the package takes.
    class Frame(collections.namedtuple("Frame", "filename function line column end_line end_column")):
        """A level of a guest's traceback. Lines count from 1, columns from 0, in UTF-8 bytes."""

        __slots__ = ()

    class Usage(collections.namedtuple("Usage", "steps memory_bytes")):
        """What a run has used: steps of fuel, and the bytes that it holds."""

        __slots__ = ()


if TYPE_CHECKING:
    _cached = property
else:
    class _cached:
        """functools.cached_property without its lock, which takes as long as a short run."""

        def __init__(self, function):
            self._function, self._name, self.__doc__ = function, function.__name__, function.__doc__

        def __get__(self, result, owner=None):
            if result is None:
                return self
            value = result.__dict__[self._name] = self._function(result)
            return value


class ExecutionResult:
    """The result of a run. It is independent of the sandbox, and its values are copied when they are first read.

    status: "ok", "error" (the program raised an exception), "timeout", "memory_error", "step_limit", "output_limit",
        "cancelled", "host_limit", "host_error" (a callback of the host failed) or "internal_error".
    ok: whether status is "ok".
    output, stderr: what the guest printed.
    return_value: the value of the last line, if it is an expression; else None.
    error: the guest's exception as "ValueError: no", or why the run was stopped; None if ok.
    error_type: the name of the exception's class; None if there was none.
    traceback: as CPython prints it; None if there was no exception.
    frames: the levels of the traceback, outermost first.
    files: what the run changed in its files (FileChanges); nothing if a limit ended the run.
    time_ms, cpu_ms: without waits for the host. memory_mb: the peak. steps: fuel, the same in every run.
    host_calls: calls of the host's functions.
    """

    __slots__ = ("_outcome", "__dict__")

    def __init__(self, outcome: Outcome) -> None:
        self._outcome = outcome  # the engine makes results without this function

    if TYPE_CHECKING:
        @property
        def status(self) -> str: ...
        @property
        def output(self) -> str: ...
        @property
        def stderr(self) -> str: ...
        @property
        def return_value(self) -> Any: ...
    else:
        status, output = _engine.Field("status"), _engine.Field("output")
        stderr, return_value = _engine.Field("stderr"), _engine.Field("return_value")

    @property
    def ok(self) -> bool:
        return self.status == "ok"

    @property
    def error_type(self) -> str | None:
        return self._outcome.error_type

    @_cached
    def error(self) -> str | None:
        if self.ok:
            return None
        kind = self._outcome.error_type
        if kind is None:
            return self._outcome.stop_message
        message = self._outcome.error_message
        return f"{kind}: {message}" if message else kind

    @property
    def traceback(self) -> str | None:
        return self._outcome.traceback

    @property
    def frames(self) -> list[Frame]:
        return [Frame(*frame) for frame in self._outcome.frames]

    @_cached
    def files(self) -> FileChanges:
        import os
        from hognose._files import FileChange, FileChanges
        changes = [FileChange(os.fsdecode(path), *rest) for path, *rest in self._outcome.files]
        return FileChanges(changes, os.fsdecode(self._outcome.working_folder))

    @property
    def time_ms(self) -> float:
        return self._outcome.time_ms

    @property
    def cpu_ms(self) -> float:
        return self._outcome.cpu_ms

    @property
    def memory_mb(self) -> float:
        return self._outcome.memory_bytes / (1 << 20)

    @property
    def steps(self) -> int:
        return self._outcome.steps

    @property
    def host_calls(self) -> int:
        return self._outcome.host_calls

    def unwrap(self) -> Any:
        """Returns the return value, or raises GuestRaised or RunStopped."""
        if self.ok:
            return self.return_value
        raise (GuestRaised if self.status == "error" else RunStopped)(self.error, self)

    def __repr__(self) -> str:
        parts = [repr(self.status)]
        if self.error is not None:
            parts.append(f"error={_shortened(self.error)}")
        elif self.return_value is not None:
            parts.append(f"return_value={_shortened(self.return_value)}")
        if self.output:
            parts.append(f"output={_shortened(self.output)}")
        return f"<ExecutionResult {', '.join(parts)}, {self.time_ms:.3g} ms, {self.memory_mb:.3g} MB>"

    def _repr_html_(self) -> str:
        """For notebooks. What the guest chose is escaped."""
        import html
        rows = [("output", self.output), ("stderr", self.stderr), ("error", self.traceback or self.error or "")]
        if self.ok:
            rows.insert(0, ("value", repr(self.return_value)))
        body = "".join(f"<tr><th>{name}</th><td><pre>{html.escape(text)}</pre></td></tr>"
                       for name, text in rows if text)
        return (f"<table><caption>{self.status}, {self.time_ms:.3g} ms, {self.memory_mb:.3g} MB, "
                f"{self.steps} steps</caption>{body}</table>")


def _shortened(value, length=60):
    text = repr(value)
    return text if len(text) <= length else text[:length - 3] + "..."
