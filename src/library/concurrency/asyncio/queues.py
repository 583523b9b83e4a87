"""Queues between tasks.

A queue is a store and two lines of tasks: those who wait for an item and those who wait for room. What is put in calls
one of the first line, what is taken out calls one of the second. A call only says that it is worth looking again.
"""

import collections
import heapq

from asyncio import locks, mixins

__all__ = ("LifoQueue", "PriorityQueue", "Queue", "QueueEmpty", "QueueFull", "QueueShutDown")


class QueueEmpty(Exception):
    """Raised by Queue.get_nowait() of an empty queue."""


class QueueFull(Exception):
    """Raised by Queue.put_nowait() of a full queue."""


class QueueShutDown(Exception):
    """Raised when a queue was shut down."""


class _Line(locks._Line):
    # A task leaves this line when it is called, so that its length counts those who still wait.

    def call(self, most=1):
        woken = 0
        while self._places and woken < most:
            place = next(iter(self._places))
            del self._places[place]
            if not place.done():
                place.set_result(True)
                woken += 1
        return woken


class Queue(mixins._LoopBoundMixin):
    """First in, first out; unbounded when maxsize is not above 0."""

    def __init__(self, maxsize=0):
        self._open = True
        self._maxsize = maxsize
        self._getters, self._putters = _Line(), _Line()
        self._unfinished_tasks = 0
        self._all_done = locks.Event()
        self._all_done.set()
        self._init(maxsize)

    # The store, in which the kinds of queues differ. Programs override these three, too.

    _make_store = collections.deque

    def _init(self, maxsize):
        self._queue = self._make_store()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    # What it shows

    def __class_getitem__(cls, item):
        return type(list[int])(cls, item)

    def _format(self):
        lines = [(name, len(getattr(self, name))) for name in ("_getters", "_putters")]
        shown = [
            f"maxsize={self._maxsize!r}",
            self._queue and f"_queue={list(self._queue)!r}",
            *(waiting and f"{name}[{waiting}]" for name, waiting in lines),
            self._unfinished_tasks and f"tasks={self._unfinished_tasks}",
            "" if self._open else "shutdown",
        ]
        return " ".join(filter(None, shown))

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x} {self._format()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._format()}>"

    @property
    def maxsize(self):
        return self._maxsize

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return self._maxsize > 0 and self.qsize() >= self._maxsize

    # Putting and getting

    def put_nowait(self, item):
        self._refuse_if(not self._open, QueueShutDown)
        self._refuse_if(self.full(), QueueFull)
        self._put(item)
        self._unfinished_tasks += 1
        self._all_done.clear()
        self._getters.call()

    def get_nowait(self):
        if self.empty():
            self._refuse_if(not self._open, QueueShutDown)
            raise QueueEmpty
        taken = self._get()
        self._putters.call()
        return taken

    async def put(self, item):
        await self._wait_while(self.full, self._putters)
        self.put_nowait(item)

    async def get(self):
        await self._wait_while(self.empty, self._getters)
        return self.get_nowait()

    @staticmethod
    def _refuse_if(condition, kind):
        if condition:
            raise kind

    async def _wait_while(self, is_hopeless, line):
        def call_another():
            # This task was called and does not go on. What it was called for is still there.
            if not is_hopeless():
                line.call()

        while is_hopeless() and self._open:
            await line.wait(self._get_loop(), call_another)

    # Work that is done

    def task_done(self):
        left = self._unfinished_tasks
        if left < 1:
            raise ValueError("task_done() called too many times")
        self._set_unfinished(left - 1)

    async def join(self):
        if self._unfinished_tasks:
            await self._all_done.wait()

    def _set_unfinished(self, count):
        self._unfinished_tasks = count
        if not count:
            self._all_done.set()

    def shutdown(self, immediate=False):
        self._open = False
        if immediate:
            dropped = 0
            while not self.empty():
                self._get()
                dropped += 1
            self._set_unfinished(max(self._unfinished_tasks - dropped, 0))
        for line in (self._putters, self._getters):
            line.call(len(line))


class PriorityQueue(Queue):
    """The smallest item first."""

    _make_store = list

    def _put(self, item):
        heapq.heappush(self._queue, item)

    def _get(self):
        return heapq.heappop(self._queue)


class LifoQueue(Queue):
    """Last in, first out."""

    _make_store = list

    def _get(self):
        return self._queue.pop()
