"""What counts as a coroutine, and how tasks print theirs."""

__all__ = ("iscoroutine", "iscoroutinefunction")


async def _sample():
    pass


_made = _sample()
_CoroutineType = type(_made)
_made.close()
del _made
_CO_COROUTINE = 0x80


def iscoroutine(obj):
    """Whether obj is a coroutine that asyncio can run."""
    if isinstance(obj, _CoroutineType):
        return True
    if not hasattr(type(obj), "send"):
        return False
    from collections.abc import Coroutine

    return isinstance(obj, Coroutine)


def iscoroutinefunction(func):
    """Whether calling the function makes a coroutine."""
    while hasattr(func, "__func__"):
        func = func.__func__
    code = getattr(func, "__code__", None)
    return code is not None and bool(code.co_flags & _CO_COROUTINE)


def _describe_coroutine(coro):
    name = getattr(coro, "__qualname__", None) or getattr(coro, "__name__", None)
    if name is None:
        name = f"<{type(coro).__name__} without __name__>"
    code = getattr(coro, "cr_code", None)
    if code is None:
        return f"{name}()" + (" running" if getattr(coro, "cr_running", False) else "")
    frame = getattr(coro, "cr_frame", None)
    if frame is not None:
        return f"{name}() running at {code.co_filename}:{frame.f_lineno}"
    return f"{name}() done, defined at {code.co_filename}:{code.co_firstlineno}"
