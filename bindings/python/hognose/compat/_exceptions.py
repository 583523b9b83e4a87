"""The exception that a run ended with, as an exception of the host."""

import ast
import builtins
import re

from hognose._errors import GuestError, RunStopped


def exception_of(result):
    """None if the run is ok; else a built-in exception, a GuestError for one of the guest's own class, or RunStopped.

    A guest must not make the host end, so SystemExit, KeyboardInterrupt and GeneratorExit are GuestErrors, too. The
    attribute `guest_traceback` is the traceback as text.
    """
    if result.ok:
        return None
    if result.error_type is None:
        error = RunStopped(result.error, result)
    else:
        error = _made(result.error_type, result._outcome.error_message)
    error.guest_traceback = result.traceback
    return error


def _made(name, message):
    kind = getattr(builtins, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Exception)):
        return GuestError(name, (message,) if message else ())
    if issubclass(kind, KeyError) and message[:1] in ("'", '"') and len(message) < 1000:
        try:
            return kind(ast.literal_eval(message))  # the text is the repr of the key
        except (ValueError, SyntaxError):
            pass
    if issubclass(kind, SyntaxError) and (place := re.fullmatch(r"(.*) \((.*), line (\d+)\)", message, re.DOTALL)):
        return kind(place[1], (place[2], int(place[3][:9]), None, None))
    try:
        return kind(message) if message else kind()
    except TypeError:  # UnicodeDecodeError and ExceptionGroup need more
        return GuestError(name, (message,))
