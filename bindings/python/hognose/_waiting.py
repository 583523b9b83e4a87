"""Runs that wait: calls of the guest that the host answers later."""

from __future__ import annotations

import collections

from hognose._functions import bind
from hognose._result import ExecutionResult

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, NamedTuple

    from hognose._engine import Progress
    from hognose._sandbox import Sandbox

# The kinds of functions that wait -> what the engine calls them.
KINDS = {"deferred": 1, "asynchronous": 2, "asynchronous_at_once": 3}


if TYPE_CHECKING:
    class WaitingCall(NamedTuple):
        """A call that waits for its answer."""

        id: int
        name: str
        arguments: list[Any]
        keywords: dict[str, Any]
        filename: str
        line: int
else:
    class WaitingCall(collections.namedtuple("WaitingCall", "id name arguments keywords filename line")):
        """A call that waits for its answer. Ids count from 1 in the order of the calls of a run. `arguments` (a list)
        and `keywords` are what the guest passed; `filename` and `line` say where."""

        __slots__ = ()


class Waiting:
    """A run that waits for the host. It holds no thread, and any thread may resume it, once.

    calls: the calls not reported before. pending: the ids of all calls without an answer.
    cancelled: the ids of calls that the guest has given up since the run last waited.
    blocked: whether the run can go on only after an answer, or after time. seconds: if after time, how much; else None.
    """

    def __init__(self, sandbox: Sandbox, progress: Progress) -> None:
        self._sandbox = sandbox
        self._is_over = False
        self.calls: list[WaitingCall] = [
            WaitingCall(call_id, name, *bind(sandbox._waiting[name][1], given), filename, line)
            for call_id, name, given, filename, line in progress.calls]
        self.pending: list[int] = sandbox._engine.pending_calls()
        self.cancelled: list[int] = progress.cancelled
        self.blocked: bool = progress.blocked
        self.seconds: float | None = progress.seconds

    def resume(self, answers: Mapping[int, Any] | None = None, *, errors: Mapping[int, BaseException] | None = None,
               seconds: float = 0.0) -> ExecutionResult | Waiting:
        """Goes on with the run, until it waits again or ends. Returns a Waiting or an ExecutionResult.

        answers: a dict from ids to the values that the calls return. errors: a dict from ids to exceptions, which the
        guest gets by the name of their class and with their message. Calls without an answer stay pending. Without any
        answer, the time has passed that the run waits for; otherwise `seconds` of it have.
        """
        answers, errors = dict(answers or {}), dict(errors or {})
        for call_id in (*answers, *errors):
            if call_id not in self.pending:
                raise ValueError(f"no call with the id {call_id!r} is pending")
        if answers.keys() & errors.keys():
            raise ValueError("a call has either an answer or an error")
        given = list(answers.items()) + [raised(call_id, error) for call_id, error in errors.items()]
        self._end()
        try:
            progress = self._sandbox._engine.resume(given, seconds)
        except (TypeError, ValueError):  # a value that cannot cross: the run still waits
            self._is_over = False
            self._sandbox._wait = self
            raise
        return progress_of(self._sandbox, progress)

    def cancel(self) -> ExecutionResult:
        """Ends the run and returns its ExecutionResult."""
        self._end()
        engine = self._sandbox._engine
        engine.cancel()
        return engine.resume([], 0.0).result

    def _end(self):
        if self._is_over:
            raise RuntimeError("this wait is over")
        self._is_over = True
        self._sandbox._wait = None

    def __repr__(self) -> str:
        names = ", ".join(call.name for call in self.calls)
        return f"<Waiting for {names or 'earlier calls' if self.pending else 'time'}, {len(self.pending)} pending>"


def progress_of(sandbox, progress):
    """What start() and resume() return."""
    if progress.calls is None:
        return progress.result
    sandbox._wait = Waiting(sandbox, progress)
    return sandbox._wait


def raised(call_id, error):
    """An answer for the engine that raises the exception in the guest."""
    message = error.args[0] if len(error.args) == 1 and isinstance(error.args[0], str) else str(error)
    return call_id, type(error).__name__, message
