"""Future: a result that will exist later.

When it is set, the callbacks are scheduled, and whatever awaits the future continues.
"""

import contextvars

from asyncio import events
from asyncio.exceptions import CancelledError, InvalidStateError

__all__ = ("Future", "isfuture", "wrap_future")

_PENDING = "PENDING"
_CANCELLED = "CANCELLED"
_FINISHED = "FINISHED"


def isfuture(obj):
    """Whether the object follows the protocol of Future."""
    return (hasattr(type(obj), "_asyncio_future_blocking")
            and obj._asyncio_future_blocking is not None)


def _describe_callbacks(callbacks):
    texts = [events._describe_callback(callback) for callback, _ in callbacks]
    if len(texts) > 2:
        texts = [texts[0], f"<{len(texts) - 2} more>", texts[-1]]
    return "cb=[" + ", ".join(texts) + "]"


class Future:
    """A result that will be there later."""

    _state, _asyncio_future_blocking = _PENDING, False
    _loop = _result = _exception = _exception_tb = _cancel_message = _cancelled_exc = None

    def __init__(self, *, loop=None):
        self._loop = events.get_event_loop() if loop is None else loop
        self._callbacks = []

    def _description(self):
        info = [self._state.lower()]
        if self._state == _FINISHED:
            if self._exception is not None:
                info.append(f"exception={self._exception!r}")
            else:
                text = repr(self._result)
                if len(text) > 80:
                    text = text[:38] + "..." + text[-39:]
                info.append(f"result={text}")
        if self._callbacks:
            info.append(_describe_callbacks(self._callbacks))
        return info

    def __repr__(self):
        return f"<{type(self).__name__} {' '.join(self._description())}>"

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    def get_loop(self):
        return self._loop

    def _make_cancelled_error(self):
        if self._cancelled_exc is not None:
            error = self._cancelled_exc
            self._cancelled_exc = None
            return error
        if self._cancel_message is None:
            return CancelledError()
        return CancelledError(self._cancel_message)

    def cancel(self, msg=None):
        """Cancel the future and schedule its callbacks. Returns False if it is done already."""
        self._retrieved()
        if self.done():
            return False
        self._state, self._cancel_message = _CANCELLED, msg
        self._schedule_callbacks()
        return True

    def done(self):
        """Say whether there is a result or an exception, or the future was cancelled."""
        return self._state != _PENDING

    def cancelled(self):
        """Say whether the future was cancelled."""
        return self._state == _CANCELLED

    def _outcome(self, what):
        """Return the exception, or None if there is a result. Raises if there is neither."""
        if self._state == _FINISHED:
            self._retrieved()
            return self._exception
        raise self._make_cancelled_error() if self.cancelled() else InvalidStateError(f"{what} is not set.")

    def result(self):
        """Return the result, or raise the exception."""
        if self._state == _FINISHED and self._exception is None:
            return self._result
        raise self._outcome("Result").with_traceback(self._exception_tb)

    def exception(self):
        """Return the exception, or None if there is a result."""
        return self._outcome("Exception")

    def _retrieved(self):
        if self._exception is not None:
            self._loop._unretrieved.pop(self, None)

    def add_done_callback(self, fn, *, context=None):
        """Call a function with the future when it is done, or soon if it is."""
        if self._state == _PENDING:
            self._callbacks.append((fn, contextvars.copy_context() if context is None else context))
        else:
            self._loop.call_soon(fn, self, context=context)

    def remove_done_callback(self, fn):
        kept = [item for item in self._callbacks if item[0] != fn]
        removed = len(self._callbacks) - len(kept)
        if removed:
            self._callbacks[:] = kept
        return removed

    def _schedule_callbacks(self):
        callbacks = self._callbacks
        if callbacks:
            self._callbacks = []
            for callback, context in callbacks:
                self._loop.call_soon(callback, self, context=context)

    def set_result(self, result):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        self._result = result
        self._state = _FINISHED
        self._schedule_callbacks()

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        if isinstance(exception, type):
            exception = exception()
        if not isinstance(exception, BaseException):
            raise TypeError("invalid exception object")
        if isinstance(exception, StopIteration):
            error = RuntimeError("StopIteration interacts badly with generators and cannot be "
                                 "raised into a Future")
            error.__cause__ = exception
            error.__context__ = exception
            exception = error
        self._exception = exception
        self._exception_tb = exception.__traceback__
        self._state = _FINISHED
        self._schedule_callbacks()
        if not isinstance(exception, (SystemExit, KeyboardInterrupt)):
            self._loop._unretrieved[self] = None

    def __await__(self):
        if self._state == _PENDING:
            self._asyncio_future_blocking = True
            yield self
        if self._state == _PENDING:
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__


def _set_result_unless_cancelled(future, result):
    if not future.cancelled():
        future.set_result(result)


def wrap_future(future, *, loop=None):
    """The future itself: futures of threads do not exist here."""
    if not isfuture(future):
        raise AssertionError(f"concurrent.futures.Future is expected, got {future!r}")
    return future
