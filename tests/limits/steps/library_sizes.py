# Sizes that a guest chooses in collections, functools, heapq, string.
# option: --allow-import=*
# expect: ok
# output: MemoryError
# output: MemoryError
# output: deque([1, 1, 1])
# output: 1000
# output: ok
# output: RecursionError
# output: RecursionError
# output: RecursionError
# output: MemoryError
# max-seconds: 10
import collections, functools, operator, string
def t(f):
    try: print(f())
    except (MemoryError, OverflowError, RecursionError, ValueError) as e: print(type(e).__name__)
t(lambda: collections.deque([1, 2]) * 2**40)
t(lambda: collections.deque([1]) * 2**62)
t(lambda: collections.deque(collections.deque([1], 3) * 2**60))
t(lambda: len(collections.namedtuple("P", ["f%d" % i for i in range(1000)])._fields))
cache = functools.lru_cache(2**70 - 2**70 + 5)(lambda x: x)
for i in range(1000): cache(i)
print("ok" if cache.cache_info().currsize == 5 else "no")
@functools.lru_cache(None)
def deep(n): return deep(n + 1)
t(lambda: deep(0))
p = functools.partial(print)
for i in range(100000): p = functools.partial(functools.partial, p)
d = collections.deque()
for i in range(100000): d = collections.deque([d])
t(lambda: repr(d))
t(lambda: d == collections.deque([collections.deque([d])]) or hash(d))
t(lambda: string.Formatter().format("{:>{}}", 1, 2**40))
