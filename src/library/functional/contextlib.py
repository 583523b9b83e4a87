# contextlib: context managers from generators, and stacks of them.
#
# Each kind of manager exists twice, for `with` and for `async with`. What it decides is in one place for both: how
# the end of a generator is understood (_is_passed_on, _still_running), and what becomes of an exception on its way
# through a stack (_Unwinding). The two methods of a kind differ only in where they wait.
"""Helpers for the with statement."""

import sys as _sys
from functools import wraps as _wraps
from _abc import defines as _defines
from abc import ABC as _ABC, abstractmethod as _abstractmethod

__all__ = ['asynccontextmanager', 'contextmanager', 'closing', 'nullcontext',
           'AbstractContextManager', 'AbstractAsyncContextManager',
           'AsyncExitStack', 'ContextDecorator', 'ExitStack',
           'redirect_stdout', 'redirect_stderr', 'suppress', 'aclosing', 'AsyncContextDecorator',
           'chdir']


_missing = object()


def contextmanager(func):
    """A decorator that makes a context manager of a generator function with one yield."""
    return _wraps(func)(lambda *args, **kwds: _GeneratorContextManager(func, args, kwds))


def asynccontextmanager(func):
    """A decorator that makes an asynchronous context manager of an asynchronous generator."""
    return _wraps(func)(lambda *args, **kwds: _AsyncGeneratorContextManager(func, args, kwds))


# --- context managers as decorators

class ContextDecorator:
    """Lets a context manager decorate functions, each call of which then runs within it."""

    def __call__(self, func):
        @_wraps(func)
        def within(*args, **kwds):
            manager = self._recreate_cm()
            with manager:
                return func(*args, **kwds)
        return within

    def _recreate_cm(self):
        return self


# --- asynchronous context managers as decorators

class AsyncContextDecorator:
    """Lets an async context manager decorate async functions."""

    def __call__(self, func):
        @_wraps(func)
        async def within(*args, **kwds):
            manager = self._recreate_cm()
            async with manager:
                return await func(*args, **kwds)
        return within

    def _recreate_cm(self):
        return self


# --- what contextmanager() makes

class _Started:
    # A generator that a call made, and that call, for decorators: they need a generator for each use.

    def __init__(self, func, args, kwds):
        self._call = func, args, kwds
        self.gen = func(*args, **kwds) if kwds else func(*args)
        if (text := func.__doc__) is not None:
            self.__doc__ = text

    def _recreate_cm(self):
        return type(self)(*self._call)


def _is_passed_on(raised, thrown, stops):
    # Whether what came out of a generator is what was thrown into it. A StopIteration arrives as the cause of the
    # RuntimeError that generators make of it (PEP 479).
    if raised is thrown:
        return True
    return (isinstance(raised, RuntimeError) and isinstance(thrown, stops)
            and raised.__cause__ is thrown)


def _still_running(typ):
    # The error of a generator that yields a second time.
    return RuntimeError("generator didn't stop" if typ is None else _STILL_AFTER_THROW)


_STILL_AFTER_THROW = "generator didn't stop after throw()"
_NO_YIELD = "generator didn't yield"


class _GeneratorContextManager(_Started, ContextDecorator):
    def __enter__(self):
        # From now on, the generator alone decides how long the arguments live.
        self._call = None
        if (value := next(self.gen, _missing)) is _missing:
            raise RuntimeError(_NO_YIELD)
        return value

    def __exit__(self, typ, value, traceback):
        if typ is None:
            if next(self.gen, _missing) is _missing:
                return False
        else:
            thrown = typ() if value is None else value
            try:
                self.gen.throw(thrown)
            except StopIteration as stop:
                # The generator ended: it has dealt with the exception, unless this is the exception.
                return stop is not thrown
            except BaseException as raised:
                if not _is_passed_on(raised, thrown, StopIteration):
                    raise
                thrown.__traceback__ = traceback
                return False
        try:
            raise _still_running(typ)
        finally:
            self.gen.close()


# --- what asynccontextmanager() makes

class _AsyncGeneratorContextManager(_Started, AsyncContextDecorator):
    async def __aenter__(self):
        self._call = None
        if (value := await anext(self.gen, _missing)) is _missing:
            raise RuntimeError(_NO_YIELD)
        return value

    async def __aexit__(self, typ, value, traceback):
        thrown = typ() if value is None and typ is not None else value
        try:
            await (anext(self.gen) if typ is None else self.gen.athrow(thrown))
        except StopAsyncIteration as stop:
            return typ is not None and stop is not thrown
        except BaseException as raised:
            stops = StopIteration, StopAsyncIteration
            if typ is None or not _is_passed_on(raised, thrown, stops):
                raise
            thrown.__traceback__ = traceback
            return False
        try:
            raise _still_running(typ)
        finally:
            await self.gen.aclose()


# --- closing

class closing:
    """Calls close() of thing at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __exit__(self, *exc_info):
        self.thing.close()

    def __enter__(self):
        return self.thing


# --- aclosing

class aclosing:
    """Awaits aclose() of thing at the end."""

    def __init__(self, thing):
        self.thing = thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()

    async def __aenter__(self):
        return self.thing


# --- streams redirected

class _RedirectStream:
    # A context may be entered again before it is left, so what was there before is a stack.

    def __init__(self, new_target):
        self._new_target = new_target
        self._before = []

    def __enter__(self):
        self._before.append(self._replace(self._new_target))
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        self._replace(self._before.pop())


# The streams are read and stored by instructions of this module, which may use sys where the policy does not open it;
# getattr() and setattr() would ask as the guest.

class redirect_stdout(_RedirectStream):
    """Makes sys.stdout another file for a while."""

    def _replace(self, stream):
        before, _sys.stdout = _sys.stdout, stream
        return before


class redirect_stderr(_RedirectStream):
    """Makes sys.stderr another file for a while."""

    def _replace(self, stream):
        before, _sys.stderr = _sys.stderr, stream
        return before


# --- suppress

class suppress:
    """Swallows exceptions of these types."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        return None

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None:
            return None
        kinds = self._exceptions
        if issubclass(exctype, kinds):
            return True
        if not issubclass(exctype, BaseExceptionGroup):
            return False
        # Of a group, only what is of these types (PEP 654).
        _, others = excinst.split(kinds)
        if others is not None:
            raise others
        return True


# --- stacks

_Method = type((lambda: None).__get__(0))


def _halves_of(manager, enter, leave, protocol):
    # The two methods of a context manager, as its class has them.
    cls = type(manager)
    entering, leaving = getattr(cls, enter, _missing), getattr(cls, leave, _missing)
    if entering is not _missing and leaving is not _missing:
        return entering, leaving
    raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the {protocol} protocol")


class _Unwinding:
    # An exception on its way through a stack, or none yet. Each thing on the stack is called with the exception of
    # that moment. It may swallow it or raise another one.

    def __init__(self, received):
        self.received = self.present = received
        self.is_replaced = False  # another exception than the one that was received is on the way
        self.was_swallowed = False
        self.surrounding = _sys.exception()

    def details(self):
        error = self.present
        return (None, None, None) if error is None else (type(error), error, error.__traceback__)

    def swallow(self):
        self.was_swallowed = True
        self.is_replaced = False
        self.present = None

    def replace(self, error):
        # The stack's own end is what was being handled when this exception was raised, so its chain of contexts
        # ends with what surrounds the stack. What it replaces belongs there.
        last = error
        while (context := last.__context__) is not None and context is not self.present:
            if context is self.surrounding:
                last.__context__ = self.present
                break
            last = context
        self.present = error
        self.is_replaced = True

    def finish(self):
        if not self.is_replaced:
            return self.received is not None and self.was_swallowed
        error = self.present
        context = error.__context__
        try:
            raise error
        finally:
            error.__context__ = context  # `raise` has set it again


class _BaseExitStack:
    # What has to be called at the end: pairs (whether the result is known at once, function).

    def __init__(self):
        self._exit_callbacks = []

    def _add(self, function, at_once=True):
        self._exit_callbacks.append((at_once, function))

    def _add_exit(self, exit, name, at_once):
        # A context manager that was entered already, or a function like its method.
        method = getattr(type(exit), name, _missing)
        self._add(exit if method is _missing else _Method(method, exit), at_once)
        return exit

    def pop_all(self):
        """Move what is on the stack to a new one."""
        other = type(self)()
        other._exit_callbacks, self._exit_callbacks = self._exit_callbacks, []
        return other

    def push(self, exit):
        """Put the __exit__ of an object, or a function called like it, on the stack."""
        return self._add_exit(exit, '__exit__', True)

    def enter_context(self, cm):
        """Enter a context manager and leave it when the stack is unwound."""
        enter, leave = _halves_of(cm, '__enter__', '__exit__', 'context manager')
        entered = enter(cm)
        self._exit_callbacks.append((True, _Method(leave, cm)))
        return entered

    def callback(self, callback, /, *args, **kwds):
        """Have a function called when the stack is unwound."""
        def at_end(*exc_details):
            callback(*args, **kwds)
        at_end.__wrapped__ = callback
        self._add(at_end)
        return callback


class ExitStack(_BaseExitStack):
    """Context managers and callbacks gathered while running, ended in reverse at the end."""

    def __enter__(self):
        return self

    def __exit__(self, *exc_details):
        raised = None
        if exc_details[1] is None:
            try:
                while self._exit_callbacks:
                    self._exit_callbacks.pop()[1](None, None, None)
                return False
            except BaseException as error:
                raised = error
        unwinding = _Unwinding(exc_details[1])
        if raised is not None:
            unwinding.replace(raised)
        while self._exit_callbacks:
            function = self._exit_callbacks.pop()[1]
            try:
                if function(*unwinding.details()):
                    unwinding.swallow()
            except BaseException as error:
                unwinding.replace(error)
        return unwinding.finish()

    def close(self):
        """Unwind the stack now."""
        self.__exit__(None, None, None)


# --- asynchronous stacks

class AsyncExitStack(_BaseExitStack):
    """An ExitStack for what has to be awaited, too."""

    async def enter_async_context(self, cm):
        """Enter an async context manager and leave it when the stack is unwound."""
        enter, leave = _halves_of(cm, '__aenter__', '__aexit__', 'asynchronous context manager')
        entered = await enter(cm)
        self._add(_Method(leave, cm), False)
        return entered

    def push_async_exit(self, exit):
        """Put the __aexit__ of an object, or an async function called like it, on the stack."""
        return self._add_exit(exit, '__aexit__', False)

    def push_async_callback(self, callback, /, *args, **kwds):
        """Have an async function awaited when the stack is unwound."""
        async def at_end(*exc_details):
            await callback(*args, **kwds)
        at_end.__wrapped__ = callback
        self._add(at_end, False)
        return callback

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc_details):
        unwinding = _Unwinding(exc_details[1])
        while self._exit_callbacks:
            at_once, function = self._exit_callbacks.pop()
            try:
                result = function(*unwinding.details())
                if result if at_once else await result:
                    unwinding.swallow()
            except BaseException as error:
                unwinding.replace(error)
        return unwinding.finish()

    async def aclose(self):
        """Unwind the stack now."""
        await self.__aexit__(None, None, None)


# --- nullcontext

class nullcontext:
    """Does nothing but give enter_result, in both kinds of with statement."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    async def __aenter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        return None

    async def __aexit__(self, *excinfo):
        return None


# --- chdir

class chdir:
    """Changes the working folder of the run and comes back from it."""

    def __init__(self, path):
        self.path = path
        self._left = []

    def __enter__(self):
        import os
        self._left.append(os.getcwd())
        os.chdir(self.path)

    def __exit__(self, *excinfo):
        import os
        os.chdir(self._left.pop())


# --- the abstract classes
# What the classes of this module owe them are the methods that every context manager has.


_GenericAlias = type(list[int])


class AbstractContextManager(_ABC):
    """What has __exit__; __enter__ gives the object itself unless it is defined."""
    __slots__ = ()
    __class_getitem__ = classmethod(_GenericAlias)

    @classmethod
    def __subclasshook__(cls, C):
        is_this = cls is AbstractContextManager
        return _defines(C, '__enter__', '__exit__') if is_this else NotImplemented

    def __enter__(self):
        return self

    @_abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None


class AbstractAsyncContextManager(_ABC):
    """What has __aexit__; __aenter__ gives the object itself unless it is defined."""
    __slots__ = ()
    __class_getitem__ = classmethod(_GenericAlias)

    @classmethod
    def __subclasshook__(cls, C):
        is_this = cls is AbstractAsyncContextManager
        return _defines(C, '__aenter__', '__aexit__') if is_this else NotImplemented

    async def __aenter__(self):
        return self

    @_abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None
