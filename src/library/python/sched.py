# sched: events in the order of their times. With the run's own clock, waiting takes no time at all.
# There are no other threads, so nothing is locked.
"""A generally useful event scheduler class."""

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
        """Enter a new event in the queue at an absolute time."""
        event = Event(time, priority, next(self._sequence_generator), action, argument,
                      {} if kwargs is _sentinel else kwargs)
        heapq.heappush(self._queue, event)
        return event

    def enter(self, delay, priority, action, argument=(), kwargs=_sentinel):
        """A variant that specifies the time as a relative time."""
        return self.enterabs(self.timefunc() + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        """Remove an event from the queue."""
        self._queue.remove(event)
        heapq.heapify(self._queue)

    def empty(self):
        """Check whether the queue is empty."""
        return not self._queue

    def run(self, blocking=True):
        """Execute events until the queue is empty."""
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
        """An ordered list of upcoming events."""
        events = self._queue[:]
        return list(map(heapq.heappop, [events] * len(events)))
