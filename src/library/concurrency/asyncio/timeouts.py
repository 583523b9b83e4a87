"""Time limits for parts of coroutines.

At its time a limit cancels the body, and turns the cancellation into a TimeoutError.
"""

from asyncio import events
from asyncio.exceptions import CancelledError

__all__ = ("Timeout", "timeout", "timeout_at")


class Timeout:
    """An asynchronous context manager that cancels its body at a time."""

    _states = ("created", "active", "expiring", "expired", "finished")

    def __init__(self, when):
        self._state = "created"
        self._handle = None
        self._task = None
        self._when = when

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state != "active":
            if self._state == "created":
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError(f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
        if when is None:
            self._handle = None
            return
        loop = events.get_running_loop()
        if when <= loop.time():
            self._handle = loop.call_soon(self._on_timeout)
        else:
            self._handle = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._state in ("expiring", "expired")

    def __repr__(self):
        info = ""
        if self._state == "active":
            info = f" when={self._when if self._when is None else round(self._when, 3)}"
        return f"<Timeout [{self._state}]{info}>"

    async def __aenter__(self):
        if self._state != "created":
            raise RuntimeError("Timeout has already been entered")
        task = events._tasks.current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = "active"
        self._task = task
        self._cancelling = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, kind, error, traceback):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._state == "active":
            self._state = "finished"
            return None
        self._state = "expired"
        if self._task.uncancel() > self._cancelling or kind is None:
            return None  # cancelled from outside as well, or it came too late
        if issubclass(kind, CancelledError):
            raise TimeoutError from error
        self._insert_timeout_error(error)
        if isinstance(error, ExceptionGroup):
            for each in error.exceptions:
                self._insert_timeout_error(each)
        return None

    def _on_timeout(self):
        self._task.cancel()
        self._state = "expiring"
        self._handle = None  # breaks the cycle

    @staticmethod
    def _insert_timeout_error(error):
        # Whatever the cancellation became on its way was caused by the time limit.
        while error.__context__ is not None:
            if isinstance(error.__context__, CancelledError):
                late = TimeoutError()
                late.__context__ = late.__cause__ = error.__context__
                error.__context__ = late
                break
            error = error.__context__


def timeout(delay):
    """A limit so many seconds from now; None: no limit yet."""
    loop = events.get_running_loop()
    return Timeout(None if delay is None else loop.time() + delay)


def timeout_at(when):
    """A limit at a time of the loop's clock."""
    return Timeout(when)
