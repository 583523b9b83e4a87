"""SandboxPool: a bounded number of sandboxes for many threads and tasks."""

from __future__ import annotations

import asyncio
import collections
import concurrent.futures
import contextlib
import os
import threading

from hognose._sandbox import Sandbox

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from hognose._result import ExecutionResult


class SandboxPool:
    """Up to `size` sandboxes (None: one for each processor), made with the same options when they are first needed.

    Whoever asks for a sandbox while all are in use waits, and the first to ask is the first to be served. A timeout is
    in seconds, None: no limit; after it a TimeoutError is raised. A pool may be used on any thread and in any event
    loop, and as a context manager, which closes it.
    """

    def __init__(self, size: int | None = None, **options: Any) -> None:
        if size is not None and size < 1:
            raise ValueError("a pool has at least one sandbox")
        self.size = size or os.cpu_count() or 1
        self._options = options
        self._lock = threading.Lock()
        self._free = [Sandbox(**options)]  # wrong options fail here
        self._made = 1
        self._waiters = collections.deque()
        self._is_closed = False

    @contextlib.contextmanager
    def sandbox(self, timeout: float | None = None) -> Iterator[Sandbox]:
        """Lends a sandbox for a `with` block. What the block defines in it stays. A run that waits at the end of the
        block is cancelled."""
        future = self._request()
        try:
            sandbox = future.result(timeout)
        except concurrent.futures.TimeoutError:
            sandbox = self._given_up(future)
            if sandbox is None:
                raise TimeoutError(f"no sandbox of {self.size} was free within {timeout} s") from None
        try:
            yield sandbox
        finally:
            self._give_back(sandbox)

    def run(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>", *,
            timeout: float | None = None) -> ExecutionResult:
        """Runs the program in one of the sandboxes."""
        with self.sandbox(timeout) as sandbox:
            return sandbox.run(code, inputs, filename)

    async def run_async(self, code: str, inputs: Mapping[str, Any] | None = None, filename: str = "<string>", *,
                        timeout: float | None = None) -> ExecutionResult:
        """The same, while the event loop goes on."""
        future = self._request()
        try:
            sandbox = await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(future)), timeout)
        except BaseException as error:
            sandbox = self._given_up(future)
            if sandbox is not None:
                self._give_back(sandbox)
            if isinstance(error, asyncio.TimeoutError):
                raise TimeoutError(f"no sandbox of {self.size} was free within {timeout} s") from None
            raise
        try:
            return await sandbox.run_async(code, inputs, filename)
        finally:
            self._give_back(sandbox)

    def close(self) -> None:
        """Lends no more. Those who wait get a RuntimeError; runs go on to their end."""
        with self._lock:
            self._is_closed = True
            self._free.clear()
            waiters, self._waiters = self._waiters, collections.deque()
        for future in waiters:
            if future.set_running_or_notify_cancel():
                future.set_exception(RuntimeError("the pool is closed"))

    def __enter__(self) -> SandboxPool:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _request(self):
        """A future of a sandbox."""
        future = concurrent.futures.Future()
        with self._lock:
            if self._is_closed:
                raise RuntimeError("the pool is closed")
            if not self._free and self._made == self.size:
                self._waiters.append(future)
                return future
            sandbox = self._free.pop() if self._free else None
            self._made += sandbox is None
        try:
            future.set_result(sandbox or Sandbox(**self._options))
        except BaseException:
            with self._lock:
                self._made -= 1
            raise
        return future

    @staticmethod
    def _given_up(future):
        """Cancels the request. Returns its sandbox if that has come in the meantime, and None otherwise."""
        return None if future.cancel() or future.cancelled() or future.exception() else future.result()

    def _give_back(self, sandbox):
        if sandbox._wait is not None:
            sandbox._wait.cancel()
        with self._lock:
            while self._waiters:
                future = self._waiters.popleft()
                if future.set_running_or_notify_cancel():
                    break
            else:
                if not self._is_closed:
                    self._free.append(sandbox)
                return
        future.set_result(sandbox)
