# A deque fed without end reaches the memory limit, not more.
# option: --allow-import=*
# expect: memory_error
# max-seconds: 10
import collections, itertools
collections.deque(itertools.count())
