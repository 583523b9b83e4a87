# contextlib: context managers from generators, and stacks of them.
#
# Most programs use one or two of them, so each is made on first use (machine/late_names.h).
"""Helpers for the with statement."""

import sys as _sys
from functools import wraps as _wraps

__all__ = ['asynccontextmanager', 'contextmanager', 'closing', 'nullcontext',
           'AbstractContextManager', 'AbstractAsyncContextManager',
           'AsyncExitStack', 'ContextDecorator', 'ExitStack',
           'redirect_stdout', 'redirect_stderr', 'suppress', 'aclosing', 'AsyncContextDecorator']


def contextmanager(func):
    """A decorator that makes a context manager of a generator function with one yield."""
    @_wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)
    return helper


def asynccontextmanager(func):
    """A decorator that makes an asynchronous context manager of an asynchronous generator."""
    @_wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)
    return helper


# --- late: what contextmanager() makes

class _GeneratorContextManagerBase:
    """What @contextmanager and @asynccontextmanager have in common."""

    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        # Instances show the documentation of the function.
        doc = getattr(func, '__doc__', None)
        if doc is None:
            doc = type(self).__doc__
        self.__doc__ = doc

    def _recreate_cm(self):
        # Each call of a decorated function needs a generator of its own.
        return self.__class__(self.func, self.args, self.kwds)


def _is_same_stop(raised, given, kind):
    # A StopIteration of the body that the generator lets pass arrives as the cause of the
    # RuntimeError that generators make of it (PEP 479).
    return isinstance(given, kind) and raised.__cause__ is given


class _GeneratorContextManager(_GeneratorContextManagerBase, ContextDecorator):
    def __enter__(self):
        # The function and its arguments are kept alive by the generator only.
        del self.args, self.kwds, self.func
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, typ, value, traceback):
        if typ is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            try:
                raise RuntimeError("generator didn't stop")
            finally:
                self.gen.close()
        if value is None:
            value = typ()
        try:
            self.gen.throw(value)
        except StopIteration as exc:
            # Suppressed, unless it is the very exception that was thrown in.
            return exc is not value
        except RuntimeError as exc:
            if exc is value:
                exc.__traceback__ = traceback
                return False
            if _is_same_stop(exc, value, StopIteration):
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as exc:
            if exc is not value:
                raise
            exc.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop after throw()")
        finally:
            self.gen.close()


# --- late: what asynccontextmanager() makes

class _AsyncGeneratorContextManager(_GeneratorContextManagerBase, AsyncContextDecorator):
    async def __aenter__(self):
        del self.args, self.kwds, self.func
        try:
            return await anext(self.gen)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, typ, value, traceback):
        if typ is None:
            try:
                await anext(self.gen)
            except StopAsyncIteration:
                return False
            try:
                raise RuntimeError("generator didn't stop")
            finally:
                await self.gen.aclose()
        if value is None:
            value = typ()
        try:
            await self.gen.athrow(value)
        except StopAsyncIteration as exc:
            return exc is not value
        except RuntimeError as exc:
            if exc is value:
                exc.__traceback__ = traceback
                return False
            if _is_same_stop(exc, value, (StopIteration, StopAsyncIteration)):
                value.__traceback__ = traceback
                return False
            raise
        except BaseException as exc:
            if exc is not value:
                raise
            exc.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop after athrow()")
        finally:
            await self.gen.aclose()


# --- late: context managers as decorators

class ContextDecorator(object):
    """Lets a context manager decorate functions, each call of which then runs within it."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return inner


# --- late: asynchronous context managers as decorators

class AsyncContextDecorator(object):
    """Lets an async context manager decorate async functions."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)
        return inner


# --- late: closing

class closing:
    """Calls close() of thing at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


# --- late: aclosing

class aclosing:
    """Awaits aclose() of thing at the end."""

    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


# --- late: streams redirected

# By instructions of this module, which may use sys where the policy does not open it; getattr() and
# setattr() would ask as the guest.
def _get_stream(name):
    if name == "stdin":
        return _sys.stdin
    return _sys.stdout if name == "stdout" else _sys.stderr


def _set_stream(name, stream):
    if name == "stdin":
        _sys.stdin = stream
    elif name == "stdout":
        _sys.stdout = stream
    else:
        _sys.stderr = stream


class _RedirectStream:
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []  # the same context may be entered more than once

    def _name(self):
        # Not any attribute of sys that a subclass may name.
        if type(self._stream) is not str or self._stream not in ("stdin", "stdout", "stderr"):
            raise ValueError(f"not a standard stream: {self._stream!r}")
        return self._stream

    def __enter__(self):
        name = _RedirectStream._name(self)
        self._old_targets.append(_get_stream(name))
        _set_stream(name, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        _set_stream(_RedirectStream._name(self), self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    """Makes sys.stdout another file for a while."""
    _stream = 'stdout'


class redirect_stderr(_RedirectStream):
    """Makes sys.stderr another file for a while."""
    _stream = 'stderr'


# --- late: suppress

class suppress:
    """Swallows exceptions of these types."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None:
            return
        if issubclass(exctype, self._exceptions):
            return True
        if issubclass(exctype, BaseExceptionGroup):
            match, rest = excinst.split(self._exceptions)
            if rest is None:
                return True
            raise rest
        return False


# --- late: stacks

from collections import deque as _deque

_Method = type((lambda: None).__get__(0))


class _BaseExitStack:
    """What ExitStack and AsyncExitStack have in common."""

    def __init__(self):
        self._exit_callbacks = _deque()

    def pop_all(self):
        """Move what is on the stack to a new one."""
        new_stack = type(self)()
        new_stack._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = _deque()
        return new_stack

    def push(self, exit):
        """Put the __exit__ of an object, or a function called like it, on the stack."""
        cls = type(exit)
        try:
            exit_method = cls.__exit__
        except AttributeError:
            # Any callable will do.
            self._push_exit_callback(exit)
        else:
            self._push_exit_callback(_Method(exit_method, exit))
        return exit

    def enter_context(self, cm):
        """Enter a context manager and leave it when the stack is unwound."""
        cls = type(cm)
        try:
            enter, exit = cls.__enter__, cls.__exit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does "
                            f"not support the context manager protocol") from None
        result = enter(cm)
        self._push_exit_callback(_Method(exit, cm))
        return result

    def callback(self, callback, /, *args, **kwds):
        """Have a function called when the stack is unwound."""
        def _exit_wrapper(exc_type, exc, tb):
            callback(*args, **kwds)
        _exit_wrapper.__wrapped__ = callback
        self._push_exit_callback(_exit_wrapper)
        return callback

    def _push_exit_callback(self, callback, is_sync=True):
        self._exit_callbacks.append((is_sync, callback))


def _fix_exception_context(new_exc, old_exc, frame_exc):
    # The exception that came out of a callback gets the one before it as its context, where the
    # chain would otherwise lead to what was being handled around the stack.
    while (context := new_exc.__context__) is not None and context is not old_exc:
        if context is frame_exc:
            new_exc.__context__ = old_exc
            return
        new_exc = context


class ExitStack(_BaseExitStack):
    """Context managers and callbacks gathered while running, ended in reverse at the end."""

    def __enter__(self):
        return self

    def __exit__(self, *exc_details):
        exc = exc_details[1]
        received_exc = exc is not None
        frame_exc = _sys.exception()
        suppressed_exc = False
        pending_raise = False
        while self._exit_callbacks:
            is_sync, callback = self._exit_callbacks.pop()
            try:
                if exc is None:
                    details = None, None, None
                else:
                    details = type(exc), exc, exc.__traceback__
                if callback(*details):
                    suppressed_exc = True
                    pending_raise = False
                    exc = None
            except BaseException as new_exc:
                _fix_exception_context(new_exc, exc, frame_exc)
                pending_raise = True
                exc = new_exc
        if pending_raise:
            # raise would set the context again.
            fixed = exc.__context__
            try:
                raise exc
            except BaseException:
                exc.__context__ = fixed
                raise
        return received_exc and suppressed_exc

    def close(self):
        """Unwind the stack now."""
        self.__exit__(None, None, None)


# --- late: asynchronous stacks

class AsyncExitStack(_BaseExitStack):
    """An ExitStack for what has to be awaited, too."""

    async def enter_async_context(self, cm):
        """Enter an async context manager and leave it when the stack is unwound."""
        cls = type(cm)
        try:
            enter = cls.__aenter__
            exit = cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does "
                            f"not support the asynchronous context manager protocol") from None
        result = await enter(cm)
        self._push_exit_callback(_Method(exit, cm), False)
        return result

    def push_async_exit(self, exit):
        """Put the __aexit__ of an object, or an async function called like it, on the stack."""
        cls = type(exit)
        try:
            exit_method = cls.__aexit__
        except AttributeError:
            self._push_exit_callback(exit, False)
        else:
            self._push_exit_callback(_Method(exit_method, exit), False)
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        """Have an async function awaited when the stack is unwound."""
        async def _exit_wrapper(exc_type, exc, tb):
            await callback(*args, **kwds)
        _exit_wrapper.__wrapped__ = callback
        self._push_exit_callback(_exit_wrapper, False)
        return callback

    async def aclose(self):
        """Unwind the stack now."""
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc_details):
        exc = exc_details[1]
        received_exc = exc is not None
        frame_exc = _sys.exception()
        suppressed_exc = False
        pending_raise = False
        while self._exit_callbacks:
            is_sync, callback = self._exit_callbacks.pop()
            try:
                if exc is None:
                    details = None, None, None
                else:
                    details = type(exc), exc, exc.__traceback__
                answer = callback(*details)
                if not is_sync:
                    answer = await answer
                if answer:
                    suppressed_exc = True
                    pending_raise = False
                    exc = None
            except BaseException as new_exc:
                _fix_exception_context(new_exc, exc, frame_exc)
                pending_raise = True
                exc = new_exc
        if pending_raise:
            fixed = exc.__context__
            try:
                raise exc
            except BaseException:
                exc.__context__ = fixed
                raise
        return received_exc and suppressed_exc


# --- late: nullcontext

class nullcontext:
    """Does nothing but give enter_result."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


# --- late: the abstract classes
# What the classes of this module owe them are the methods that every context manager has.

from _abc import defines as _has_all
from abc import ABC as _ABC, abstractmethod as _abstractmethod

_GenericAlias = type(list[int])


class AbstractContextManager(_ABC):
    """What has __exit__; __enter__ gives the object itself unless it is defined."""

    __class_getitem__ = classmethod(_GenericAlias)
    __slots__ = ()

    def __enter__(self):
        return self

    @_abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        if cls is AbstractContextManager:
            return _has_all(C, '__enter__', '__exit__')
        return NotImplemented


class AbstractAsyncContextManager(_ABC):
    """What has __aexit__; __aenter__ gives the object itself unless it is defined."""

    __class_getitem__ = classmethod(_GenericAlias)
    __slots__ = ()

    async def __aenter__(self):
        return self

    @_abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        if cls is AbstractAsyncContextManager:
            return _has_all(C, '__aenter__', '__aexit__')
        return NotImplemented
