"""Pools and their sessions, for threads and for event loops."""

import asyncio
import functools
import os
import threading

from hognose.compat.monty.feed import State
from hognose.compat.monty.snapshots import (MISSING, FunctionSnapshot, FutureSnapshot, MontyComplete,
                                             NameLookupSnapshot, called)

_NOT_YET = {"mount": "files of the host", "cwd": "files of the host", "os": "calls of an operating system",
            "os_policy": "calls of an operating system", "external_modules": "modules of the host"}


def _refuse(**options):
    for name, value in options.items():
        if value:
            raise NotImplementedError(f"{name}= is not there yet: a guest has no {_NOT_YET[name]}")


class _Checkout:
    """What MontySession and AsyncMontySession have in common."""

    worker_pid = None

    def __init__(self, pool, script_name, limits):
        self._pool, self._script_name, self._limits = pool, script_name, limits
        self._state = None
        self._is_over = False

    def _open(self):
        if self._is_over or self._state is not None:
            raise RuntimeError("this checkout was used already")
        self._state = State(self._script_name, self._limits)

    def _close(self):
        self._is_over = True
        if self._state is not None:
            self._state.close()
            self._state = None

    def _begin(self, code, inputs, external_lookup, print_callback, mount, cwd, os, skip_type_check, asks):
        _refuse(mount=mount, cwd=cwd, os=os)
        if self._state is None:
            raise RuntimeError("this checkout has already been finished" if self._is_over else
                               "a session is used in a `with` block")
        return self._state.begin(code, inputs, external_lookup, print_callback, asks)

    @staticmethod
    def _not_saved(*arguments, **options):
        raise NotImplementedError("a session cannot be saved or loaded yet")


class MontySession(_Checkout):
    """A session. It keeps its names from feed to feed."""

    def __enter__(self):
        self._pool._acquire()
        try:
            self._open()
        except BaseException:
            self._pool._release()
            raise
        return self

    def __exit__(self, *error):
        if self._state is not None:
            self._close()
            self._pool._release()

    def feed_run(self, code, *, inputs=None, external_lookup=None, print_callback=None, mount=None, cwd=None, os=None,
                 skip_type_check=False):
        """Runs a program with functions and values of the host, and returns the value of its last expression."""
        snapshot = self._begin(code, inputs, external_lookup, print_callback, mount, cwd, os, skip_type_check, False)
        while not isinstance(snapshot, MontyComplete):
            if isinstance(snapshot, FutureSnapshot):
                raise RuntimeError("an awaited call needs AsyncMonty")
            snapshot = snapshot.resume_auto()
        return snapshot.output

    def feed_start(self, code, *, inputs=None, external_lookup=None, print_callback=None, mount=None, cwd=None, os=None,
                   skip_type_check=False):
        """Runs a program until it ends or waits for the host. Names that it does not define are asked for: functions
        when they are called, others before it starts."""
        return self._begin(code, inputs, external_lookup, print_callback, mount, cwd, os, skip_type_check, True)

    dump = load_session = load_snapshot = _Checkout._not_saved

    def install_dependencies(self, requirements):
        raise NotImplementedError("guests have the built-in library alone")


class Monty:
    """A bounded number of sessions. max_processes: how many, by default one for each processor. checkout_timeout: how
    many seconds a checkout waits for a free one before it is a TimeoutError. There are no processes; the options that
    concern them are accepted and have no effect."""

    def __init__(self, *, binary_path=None, min_processes=1, max_processes=None, checkout_timeout=None,
                 request_timeout=None, max_checkouts_per_worker=None, feed_duration_limit_grace=1.0,
                 turn_duration_limit_grace=1.0):
        if min_processes < 0 or max_processes is not None and max_processes < max(1, min_processes):
            raise ValueError("max_processes must be at least 1 and min_processes")
        self._free = threading.Semaphore(max_processes or os.cpu_count() or 1)
        self._timeout = checkout_timeout
        self._is_open = False

    def __enter__(self):
        self._is_open = True
        return self

    def __exit__(self, *error):
        self._is_open = False

    _session = MontySession

    def checkout(self, *, script_name="main.py", limits=None, type_check=False, type_check_stubs=None,
                 type_check_format=None, type_check_color=False, assert_message_annotations=True,
                 print_flush_interval=None, os_policy=None, external_modules=None):
        """A session for a `with` block."""
        if not self._is_open:
            raise RuntimeError("a pool is used in a `with` block")
        if type_check or type_check_stubs:
            raise NotImplementedError("there is no type checker")
        _refuse(os_policy=os_policy, external_modules=external_modules)
        return self._session(self, script_name, limits)

    def _acquire(self):
        if not self._free.acquire(timeout=self._timeout):
            raise TimeoutError("no session became free within checkout_timeout")

    def _release(self):
        self._free.release()


class AsyncMontySession(_Checkout):
    """A session for an event loop, which goes on while the guest runs. Functions of the host may be asynchronous: the
    guest awaits them, and what it gathers runs side by side."""

    session_id = None

    async def __aenter__(self):
        await _in_thread(self._pool._acquire)
        try:
            self._open()
        except BaseException:
            self._pool._release()
            raise
        return self

    async def __aexit__(self, *error):
        if self._state is not None:
            self._close()
            self._pool._release()

    async def feed_run(self, code, **options):
        """As MontySession.feed_run()."""
        snapshot = await self._step(self._begin, code, **_options(options), asks=False)
        tasks = {}
        try:
            while not isinstance(snapshot, MontyComplete):
                snapshot = await self._answer(snapshot, tasks)
            return snapshot.output
        finally:
            for task in tasks.values():
                task.cancel()

    async def _answer(self, snapshot, tasks):
        feed = self._state.feed
        for call_id in feed.cancelled:
            if call_id in tasks:
                tasks.pop(call_id).cancel()
        if isinstance(snapshot, FunctionSnapshot):
            function = self._state.lookup.get(snapshot.function_name, MISSING)
            if function is MISSING:
                return await self._step(snapshot.resume_not_handled)
            if not asyncio.iscoroutinefunction(function):
                return await self._step(snapshot.resume, called(function, snapshot.args, snapshot.kwargs))
            tasks[snapshot.call_id] = asyncio.ensure_future(function(*snapshot.args, **snapshot.kwargs))
            return await self._step(snapshot.resume, {"future": ...})
        if isinstance(snapshot, NameLookupSnapshot):
            return await self._step(snapshot.resume_auto)
        pending = {tasks[call_id]: call_id for call_id in snapshot.pending_call_ids}
        done, _ = await asyncio.wait(pending, timeout=feed.seconds, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            del tasks[pending[task]]
        return await self._step(snapshot.resume, {pending[task]: _outcome(task) for task in done})

    async def feed_start(self, code, **options):
        """As MontySession.feed_start(); resume() of the snapshots is a coroutine, too."""
        return self._awaitable(await self._step(self._begin, code, **_options(options), asks=True))

    def _awaitable(self, snapshot):
        if isinstance(snapshot, MontyComplete):
            return snapshot
        return _AsyncSnapshot(self, snapshot)

    async def _step(self, function, *arguments, **options):
        task = asyncio.ensure_future(_in_thread(function, *arguments, **options))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            self._state.engine.cancel()
            await asyncio.wait([task])
            task.exception()
            raise

    async def dump(self):
        self._not_saved()

    load_session = load_snapshot = dump

    async def install_dependencies(self, requirements):
        raise NotImplementedError("guests have the built-in library alone")


class _AsyncSnapshot:
    """A snapshot whose resume methods are coroutines."""

    def __init__(self, session, snapshot):
        self._session, self._snapshot = session, snapshot

    def __getattr__(self, name):
        value = getattr(self._snapshot, name)
        if not name.startswith("resume"):
            return value

        @functools.wraps(value)
        async def resume(*arguments, **options):
            return self._session._awaitable(await self._session._step(value, *arguments, **options))
        return resume

    def __repr__(self):
        return f"Async{self._snapshot!r}"


class AsyncMonty(Monty):
    """A pool for an event loop."""

    _session = AsyncMontySession

    async def __aenter__(self):
        return super().__enter__()

    async def __aexit__(self, *error):
        super().__exit__(*error)


_DEFAULTS = {"inputs": None, "external_lookup": None, "print_callback": None, "mount": None, "cwd": None, "os": None,
             "skip_type_check": False}


def _options(options):
    if unknown := options.keys() - _DEFAULTS.keys():
        raise TypeError(f"feed got an unexpected keyword argument {unknown.pop()!r}")
    return {**_DEFAULTS, **options}


def _outcome(task):
    error = RuntimeError("the host cancelled the call") if task.cancelled() else task.exception()
    return {"return_value": task.result()} if error is None else {"exception": error}


async def _in_thread(function, *arguments, **options):
    return await asyncio.get_running_loop().run_in_executor(None, functools.partial(function, *arguments, **options))
