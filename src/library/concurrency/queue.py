# queue: queues of one thread. There is nobody who could fill or empty a queue while its user waits,
# so waiting without a time limit is an error at once, and with one ends when the clock got there.
"""Queues that one part of a program fills and another empties."""

import time as _time
from collections import deque
from heapq import heappop, heappush

__all__ = ["Empty", "Full", "ShutDown", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    """There is nothing to get."""


class Full(Exception):
    """There is no room to put."""


class ShutDown(Exception):
    """Raised when put/get with shut-down queue."""


def _wait(block, timeout, failure):
    if not block:
        raise failure
    if timeout is None:
        raise RuntimeError("waiting for a queue would never end: there are no other threads")
    if timeout < 0:
        raise ValueError("'timeout' must be a non-negative number")
    _time.sleep(timeout)
    raise failure


class Queue:
    """First in, first out, with room for maxsize items; for any number when that is 0."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0
        self.is_shutdown = False

    def _init(self, maxsize):
        self.queue = deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def qsize(self):
        """How many items are in it."""
        return self._qsize()

    def empty(self):
        """Whether there is nothing in it."""
        return not self._qsize()

    def full(self):
        """Whether it has no more room."""
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        """Put an item in; Full when there is no room."""
        if self.is_shutdown:
            raise ShutDown
        if self.full():
            _wait(block, timeout, Full)
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        """Take out the next item; Empty when there is none."""
        if self.empty():
            if self.is_shutdown:
                raise ShutDown
            _wait(block, timeout, Empty)
        return self._get()

    def put_nowait(self, item):
        """put() that never waits."""
        return self.put(item, block=False)

    def get_nowait(self):
        """get() that never waits."""
        return self.get(block=False)

    def task_done(self):
        """Say that one item got out of it has been dealt with."""
        if self.unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        """Wait until all items have been dealt with."""
        if self.unfinished_tasks:
            raise RuntimeError("waiting for a queue would never end: there are no other threads")

    def shutdown(self, immediate=False):
        """Shut-down the queue, making queue gets and puts raise ShutDown."""
        self.is_shutdown = True
        if immediate:
            while self._qsize():
                self._get()
                if self.unfinished_tasks > 0:
                    self.unfinished_tasks -= 1


class PriorityQueue(Queue):
    """The least item is first out."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    """Last in, first out."""

    def _init(self, maxsize):
        self.queue = []

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """Simple, unbounded FIFO queue."""

    __module__ = "_queue"

    def __init__(self):
        self._queue = deque()

    def put(self, item, block=True, timeout=None):
        """Put an item in."""
        self._queue.append(item)

    def get(self, block=True, timeout=None):
        """Take out the next item; Empty when there is none."""
        if not self._queue:
            _wait(block, timeout, Empty)
        return self._queue.popleft()

    def put_nowait(self, item):
        self.put(item)

    def get_nowait(self):
        return self.get(block=False)

    def empty(self):
        return not self._queue

    def qsize(self):
        return len(self._queue)
