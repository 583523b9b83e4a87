# sched: events in the order of their times. With the run's own clock, waiting takes no time at all. There are no other
# threads, so nothing is locked.
"""Calls functions at given times."""

import heapq
import time as _time
from collections import namedtuple

__all__ = ["scheduler"]

Event = namedtuple("Event", "time, priority, sequence, action, argument, kwargs")

_nothing = object()


class scheduler:
    """Events in a heap: the next one is the least by time, by priority and by when it was entered."""

    def __init__(self, timefunc=_time.monotonic, delayfunc=_time.sleep):
        self.timefunc, self.delayfunc = timefunc, delayfunc
        self._heap = []
        self._entered = 0

    @property
    def queue(self):
        """The events that wait, in the order they will run."""
        return sorted(self._heap)

    def empty(self):
        """Return whether no event waits."""
        return not self._heap

    def enterabs(self, time, priority, action, argument=(), kwargs=_nothing):
        """Have action called at a time; among equal times the least priority is first."""
        keywords = {} if kwargs is _nothing else kwargs
        number, self._entered = self._entered, self._entered + 1
        heapq.heappush(self._heap, made := Event(time, priority, number, action, argument, keywords))
        return made

    def enter(self, delay, priority, action, argument=(), kwargs=_nothing):
        """Have action called after delay."""
        now = self.timefunc()
        return self.enterabs(now + delay, priority, action, argument, kwargs)

    def cancel(self, event):
        """Take an event off; ValueError when it is not waiting."""
        self._heap.remove(event)
        heapq.heapify(self._heap)

    def run(self, blocking=True):
        """Wait for the events and call their actions; without blocking, only those that are due.

        Returns how long it is until the next event, if it does not wait for that.
        """
        while self._heap:
            due = self._heap[0].time
            now = self.timefunc()
            if now >= due:
                event = heapq.heappop(self._heap)
                event.action(*event.argument, **event.kwargs)
                self.delayfunc(0)  # others get their turn
            elif blocking:
                self.delayfunc(due - now)
            else:
                return due - now
