"""The exceptions of asyncio.

Raised by its other modules, and by programs that use them.
"""

__all__ = ("BrokenBarrierError", "CancelledError", "InvalidStateError", "IncompleteReadError",
           "LimitOverrunError", "TimeoutError")

TimeoutError = TimeoutError


class CancelledError(BaseException):
    """Raised in what waits for a future or task that was cancelled."""


class InvalidStateError(Exception):
    """A future is asked for what its state does not allow."""


class IncompleteReadError(EOFError):
    """Fewer bytes than expected could be read."""

    def __init__(self, partial, expected):
        wanted = "undefined" if expected is None else repr(expected)
        super().__init__(f"{len(partial)} bytes read on a total of {wanted} expected bytes")
        self.partial = partial
        self.expected = expected


class LimitOverrunError(Exception):
    """The separator was not found within the limit of the buffer."""

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed


class BrokenBarrierError(RuntimeError):
    """The barrier was aborted or reset while something waited at it."""
