# heapq: merge and largest, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import heapq
from heapq import *
h = []
t(lambda: heapify())
def gen():
    yield 1
    raise KeyError("in source")
m = []
k = [1, 5, 2, 9]
class V:
    def __init__(self, p, n): self.p, self.n = p, n
    def __lt__(self, o): return self.p < o.p
    def __repr__(self): return f"{self.n}{self.p}"
h = [V(2, "a"), V(1, "b"), V(2, "c"), V(1, "d")]
class Evil:
    def __lt__(self, o): victim.clear(); return True
victim = [Evil(), Evil(), Evil()]
victim = [Evil() for _ in range(5)]
victim = [Evil() for _ in range(5)]
print(heapq.__all__)

#> TypeError _heapq.heapify() takes exactly one argument (0 given)
#> ['heappush', 'heappop', 'heapify', 'heapreplace', 'heappushpop', 'heappush_max', 'heappop_max', 'heapify_max', 'heapreplace_max', 'heappushpop_max', 'nlargest', 'nsmallest', 'merge']
