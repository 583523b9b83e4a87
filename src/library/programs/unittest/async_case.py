# unittest.async_case: test cases whose methods are coroutines. Each test has its own asyncio.Runner.
"""Asynchronous test cases."""

import asyncio
import contextvars
import warnings
from types import FunctionType, MethodType

from unittest.case import TestCase

_CO_COROUTINE = 128


def _is_coroutine_function(func):
    while isinstance(func, MethodType):
        func = func.__func__
    return isinstance(func, FunctionType) and bool(func.__code__.co_flags & _CO_COROUTINE)


class IsolatedAsyncioTestCase(TestCase):
    """A test case whose methods may be coroutines."""

    loop_factory = None

    def __init__(self, methodName="runTest"):
        super().__init__(methodName)
        self._asyncioRunner = None
        self._asyncioTestContext = contextvars.copy_context()

    async def asyncSetUp(self):
        pass

    async def asyncTearDown(self):
        pass

    def addAsyncCleanup(self, func, /, *args, **kwargs):
        self.addCleanup(func, *args, **kwargs)

    async def enterAsyncContext(self, cm):
        """Enters the asynchronous context manager; leaves it when the test is completed."""
        cls = type(cm)
        try:
            enter = cls.__aenter__
            leave = cls.__aexit__
        except AttributeError:
            text = (f"'{cls.__module__}.{cls.__qualname__}' object does not support the "
                    "asynchronous context manager protocol")
            if hasattr(cls, "__enter__") and hasattr(cls, "__exit__"):
                text += (" but it supports the context manager protocol. "
                         "Did you mean to use enterContext()?")
            raise TypeError(text) from None
        result = await enter(cm)
        self.addAsyncCleanup(leave, cm, None, None, None)
        return result

    def _callSetUp(self):
        self._asyncioRunner.get_loop()
        self._asyncioTestContext.run(self.setUp)
        self._callAsync(self.asyncSetUp)

    def _callTestMethod(self, method):
        result = self._callMaybeAsync(method)
        if result is not None:
            warnings.warn("It is deprecated to return a value that is not None from a test case "
                          f"({method} returned {type(result).__name__!r})",
                          DeprecationWarning, stacklevel=4)

    def _callTearDown(self):
        self._callAsync(self.asyncTearDown)
        self._asyncioTestContext.run(self.tearDown)

    def _callCleanup(self, function, *args, **kwargs):
        self._callMaybeAsync(function, *args, **kwargs)

    def _callAsync(self, func, /, *args, **kwargs):
        assert self._asyncioRunner is not None, "asyncio runner is not initialized"
        assert _is_coroutine_function(func), f"{func!r} is not an async function"
        return self._asyncioRunner.run(func(*args, **kwargs), context=self._asyncioTestContext)

    def _callMaybeAsync(self, func, /, *args, **kwargs):
        assert self._asyncioRunner is not None, "asyncio runner is not initialized"
        if _is_coroutine_function(func):
            return self._asyncioRunner.run(func(*args, **kwargs),
                                           context=self._asyncioTestContext)
        return self._asyncioTestContext.run(func, *args, **kwargs)

    def _setupAsyncioRunner(self):
        assert self._asyncioRunner is None, "asyncio runner is already initialized"
        self._asyncioRunner = asyncio.Runner(debug=True, loop_factory=self.loop_factory)

    def _tearDownAsyncioRunner(self):
        self._asyncioRunner.close()

    def run(self, result=None):
        self._setupAsyncioRunner()
        try:
            return super().run(result)
        finally:
            self._tearDownAsyncioRunner()

    def debug(self):
        run = super().debug
        self._setupAsyncioRunner()
        run()
        self._tearDownAsyncioRunner()
