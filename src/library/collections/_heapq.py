# _heapq: functions of heapq under the name that they have in the pickles of CPython.
"""Functions of the module heapq."""

from heapq import (
    heapify, heapify_max, heappop, heappop_max, heappush, heappush_max, heappushpop, heappushpop_max,
    heapreplace, heapreplace_max,
)
