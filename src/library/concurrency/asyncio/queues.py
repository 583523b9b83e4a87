"""Queues between tasks."""

import collections
import heapq

from asyncio import locks, mixins
from asyncio.exceptions import CancelledError

__all__ = ("LifoQueue", "PriorityQueue", "Queue", "QueueEmpty", "QueueFull", "QueueShutDown")


class QueueEmpty(Exception):
    """Raised by Queue.get_nowait() of an empty queue."""


class QueueFull(Exception):
    """Raised by Queue.put_nowait() of a full queue."""


class QueueShutDown(Exception):
    """Raised when a queue was shut down."""


class Queue(mixins._LoopBoundMixin):
    """First in, first out; unbounded when maxsize is not above 0."""

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = locks._Waiters()
        self._putters = locks._Waiters()
        self._unfinished_tasks = 0
        self._is_shutdown = False
        self._finished = done = locks.Event()
        done.set()
        self._init(maxsize)

    # What kinds of queues differ in.

    def _init(self, maxsize):
        self._queue = collections.deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    @staticmethod
    def _wakeup_next(waiters):
        for waiter in waiters:
            waiters.remove(waiter)
            if not waiter.done():
                waiter.set_result(None)
                break

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x} {self._format()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._format()}>"

    def __class_getitem__(cls, item):
        from types import GenericAlias

        return GenericAlias(cls, item)

    def _format(self):
        parts = [f"maxsize={self._maxsize!r}"]
        if self._queue:
            parts.append(f"_queue={list(self._queue)!r}")
        for name in ("_getters", "_putters"):
            if waiting := len(getattr(self, name)):
                parts.append(f"{name}[{waiting}]")
        if self._unfinished_tasks:
            parts.append(f"tasks={self._unfinished_tasks}")
        if self._is_shutdown:
            parts.append("shutdown")
        return " ".join(parts)

    def qsize(self):
        return len(self._queue)

    @property
    def maxsize(self):
        return self._maxsize

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self._maxsize <= self.qsize()

    async def put(self, item):
        while self.full():
            if self._is_shutdown:
                raise QueueShutDown
            await self._wait_in(self._putters, lambda: not self.full())
        return self.put_nowait(item)

    def put_nowait(self, item):
        if self._is_shutdown:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._finished.clear()
        self._unfinished_tasks += 1
        self._wakeup_next(self._getters)

    async def get(self):
        while self.empty():
            if self._is_shutdown and self.empty():
                raise QueueShutDown
            await self._wait_in(self._getters, lambda: not self.empty())
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            raise QueueEmpty
        item = self._get()
        self._wakeup_next(self._putters)
        return item

    async def _wait_in(self, waiters, is_possible):
        waiter = self._get_loop().create_future()
        waiters.add(waiter)
        try:
            await waiter
        except:
            waiter.cancel()
            waiters.remove(waiter)
            # Woken and interrupted: another one may use the place or the item.
            if is_possible() and not waiter.cancelled():
                self._wakeup_next(waiters)
            raise

    def task_done(self):
        if self._unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished_tasks -= 1
        if self._unfinished_tasks == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished_tasks > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        self._is_shutdown = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished_tasks > 0:
                    self._unfinished_tasks -= 1
            if self._unfinished_tasks == 0:
                self._finished.set()
        for waiters in (self._getters, self._putters):
            while waiters:
                self._wakeup_next(waiters)


class PriorityQueue(Queue):
    """The smallest item first."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        heapq.heappush(self._queue, item)

    def _get(self):
        return heapq.heappop(self._queue)


class LifoQueue(Queue):
    """Last in, first out."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.pop()
