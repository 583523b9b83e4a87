"""The exceptions of the package."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from hognose._result import ExecutionResult


class HognoseError(Exception):
    """The base class of the exceptions of this package."""


class ConversionError(HognoseError, TypeError):
    """A value cannot cross between Python and a sandbox."""


class GuestError(HognoseError):
    """An exception of a guest, as a value: `type_name` is the name of its class, `args` are its arguments."""

    def __init__(self, type_name: str, args: tuple[Any, ...] = ()) -> None:
        super().__init__(*args)
        self.type_name = type_name

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.type_name, self.args)


class RunFailed(HognoseError):
    """Raised by ExecutionResult.unwrap(), and by a GuestFunction. `result` is the whole result; None if a host function
    called the guest, whose run has not ended."""

    def __init__(self, message: str | None, result: ExecutionResult | None) -> None:
        super().__init__(message)
        self.result = result


class GuestRaised(RunFailed):
    """The program ended with an exception. str() is its last line: "ValueError: no". `error_type` is the name of its
    class. If it leaves a host function whose call of the guest has raised it, the guest gets its exception unchanged.
    """

    _original: object = None  # the GuestObject of the exception
    _message: str | None = None

    def __init__(self, message: str | None, result: ExecutionResult | None) -> None:
        super().__init__(message, result)
        self.error_type = result.error_type if result is not None else None

    @classmethod
    def _of_guest(cls, error_type, message, original):
        made = cls(f"{error_type}: {message}" if message else error_type, None)
        made.error_type, made._message, made._original = error_type, message, original
        return made


class RunStopped(RunFailed):
    """A limit, a cancellation or the host ended the run; see ExecutionResult.status."""
