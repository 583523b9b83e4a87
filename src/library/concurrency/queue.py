# queue: queues of one thread. Nobody could fill or empty a queue while its user waits, so waiting without a time limit
# is an error at once, and waiting with one ends when that time has passed.
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
    """The queue takes nothing more, and nothing is left in it."""


def _never():
    return RuntimeError("waiting for a queue would never end: there are no other threads")


def _give_up(kind, block, timeout):
    # Ends a call that cannot succeed, after the time that it was willing to wait.
    if block:
        if timeout is None:
            raise _never()
        if timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        _time.sleep(timeout)
    raise kind


class Queue:
    """First in, first out, with room for maxsize items; for any number when that is 0."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self.is_shutdown = False
        self.unfinished_tasks = 0
        self._init(maxsize)

    # The store. Other kinds of queues, those of programs too, override these.

    _make_store = deque

    def _init(self, maxsize):
        self.queue = self._make_store()

    def _qsize(self):
        return len(self.queue)

    def _get(self):
        return self.queue.popleft()

    def _put(self, item):
        self.queue.append(item)

    def put(self, item, block=True, timeout=None):
        """Put an item in; Full when there is no room."""
        if self.is_shutdown:
            raise ShutDown
        if self.full():
            _give_up(Full, block, timeout)
        self.unfinished_tasks += 1
        try:
            self._put(item)
        except BaseException:
            # An item that has no order among the others, for example.
            self.unfinished_tasks -= 1
            raise

    def get(self, block=True, timeout=None):
        """Take out the next item; Empty when there is none."""
        if not self.empty():
            return self._get()
        if self.is_shutdown:
            raise ShutDown
        _give_up(Empty, block, timeout)

    def put_nowait(self, item):
        """Put an item in, or fail at once."""
        self.put(item, False)

    def get_nowait(self):
        """Take an item out, or fail at once."""
        return self.get(False)

    def qsize(self):
        """Return how many items are in it."""
        return self._qsize()

    def empty(self):
        """Return whether there is nothing in it."""
        return self._qsize() == 0

    def full(self):
        """Return whether it has no more room."""
        return self.maxsize > 0 and self._qsize() >= self.maxsize

    def task_done(self):
        """Say that one item got out of it has been dealt with."""
        if self.unfinished_tasks < 1:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        """Return if all items have been dealt with. Otherwise that would never come about."""
        if self.unfinished_tasks > 0:
            raise _never()

    def shutdown(self, immediate=False):
        """Let nothing more in, and when immediate is true, throw away what is there."""
        self.is_shutdown = True
        while immediate and not self.empty():
            self._get()
            self.unfinished_tasks = max(0, self.unfinished_tasks - 1)


class PriorityQueue(Queue):
    """The least item is first out."""

    _make_store = list

    def _put(self, item):
        heappush(self.queue, item)

    def _get(self):
        return heappop(self.queue)


class LifoQueue(Queue):
    """Last in, first out."""

    _make_store = list

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """First in, first out, without a bound and without a count of what is to be done."""

    __module__ = "_queue"

    def __init__(self):
        self._items = deque()

    def put(self, item, block=True, timeout=None):
        """Put an item in. Nothing can prevent that."""
        self._items.append(item)

    def get(self, block=True, timeout=None):
        """Take out the next item; Empty when there is none."""
        if not self._items:
            _give_up(Empty, block, timeout)
        return self._items.popleft()

    def put_nowait(self, item):
        self.put(item)

    def get_nowait(self):
        return self.get(False)

    def qsize(self):
        return len(self._items)

    def empty(self):
        return not self._items
