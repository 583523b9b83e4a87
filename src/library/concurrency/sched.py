# sched: events in the order of their times. With the run's own clock, waiting takes no time at all.
# There are no other threads, so nothing is locked.
"""Calls functions at given times."""

import heapq
import time as _time
from collections import namedtuple
from itertools import count

__all__ = ["scheduler"]

Event = namedtuple("Event", "time, priority, sequence, action, argument, kwargs")
_sentinel = object()


class scheduler:

    def __init__(self, timefunc=_time.monotonic, delayfunc=_time.sleep):
        self._queue = []
        self.timefunc = timefunc
        self.delayfunc = delayfunc
        self._sequence_generator = count()

    def enterabs(self, time, priority, action, argument=(), kwargs=_sentinel):
        """Have action called at a time; among equal times the least priority is first."""
        event = Event(time, priority, next(self._sequence_generator), action, argument,
                      {} if kwargs is _sentinel else kwargs)
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=_sentinel):
        """Have action called after delay."""
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        """Take an event off; ValueError when it is not waiting."""
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        """Whether no event waits."""
        return not self._queue

    def run(self, blocking=True):
        """Wait for the events and call their actions; without blocking, only those that are due."""
        queue = self._queue
        while queue:
            time, priority, sequence, action, argument, kwargs = queue[0]
            now = self.timefunc()
            if time > now:
                if not blocking:
                    return time - now
                self.delayfunc(time - now)
            else:
                heapq.heappop(queue)
                action(*argument, **kwargs)
                self.delayfunc(0)

    @property
    def queue(self):
        """The events that wait, in the order they will run."""
        events = self._queue[:]
        return list(map(heapq.heappop, [events] * len(events)))
