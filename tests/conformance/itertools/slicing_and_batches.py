# itertools: slicing and batches.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from itertools import islice, batched, count, pairwise, takewhile, dropwhile, cycle
for a in [(5,), (0,), (2, 5), (2, None), (None, 3), (1, 10, 3), (None, None, 4), (3, 2), (0, 0)]:
    print(a, list(islice(range(12), *a)))
t(lambda: islice([], -1))
t(lambda: islice([], 1, -1))
t(lambda: islice([], 1, 2, 0))
t(lambda: islice([], "a"))
t(lambda: islice([], 1, 2, 3, 4))
t(lambda: islice([]))
t(lambda: islice(5, 1))
t(lambda: islice([], 1, "x"))
t(lambda: islice([], stop=2))
it = iter(range(10))
print(list(islice(it, 2, 6, 3)), next(it))
it = iter(range(10))
print(list(islice(it, 0)), next(it))
class Index:
    def __index__(self): return 3
print(list(islice("abcdef", Index())), list(islice("abcdef", True, Index())))
for n in (1, 2, 3, 7, 100): print(n, list(batched("ABCDEFG", n)))
print(list(batched([], 2)), list(batched("ABCDEF", 3, strict=True)), list(batched(iterable="abc", n=2)))
t(lambda: list(batched("ABCDE", 3, strict=True)))
t(lambda: batched("A", 0))
t(lambda: batched("A", -1))
t(lambda: batched("A"))
t(lambda: batched("A", 1.5))
t(lambda: batched(1, 1))
print(list(pairwise("")), list(pairwise("a")), list(pairwise("abcd")))
t(lambda: pairwise(1))
t(lambda: pairwise())
t(lambda: pairwise("a", "b"))
print(list(takewhile(lambda x: x < 3, [1, 2, 3, 1])), list(dropwhile(lambda x: x < 3, [1, 2, 3, 1])),
      list(takewhile(bool, [])), list(dropwhile(bool, [1, 1])))
t(lambda: list(takewhile(None, [1])))
t(lambda: list(dropwhile(lambda x: 1 / 0, [1])))
t(lambda: takewhile(bool))
t(lambda: takewhile(bool, 5))
print(list(islice(cycle("ab"), 5)), list(cycle([])), list(islice(count(3, -2), 4)),
      list(islice(count(0.5, 0.25), 3)), list(islice(count(1j), 2)))
c = cycle(iter("xy")); print([next(c) for _ in range(5)])
print(count(), count(5), count(5, 2), count(1.5), count(1, 1.0), count(step=3))
t(lambda: count("a"))
t(lambda: count(1, 2, 3))
t(lambda: count(None))
c = count(10**30); print(next(c), next(c), c)

#> (5,) [0, 1, 2, 3, 4]
#> (0,) []
#> (2, 5) [2, 3, 4]
#> (2, None) [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
#> (None, 3) [0, 1, 2]
#> (1, 10, 3) [1, 4, 7]
#> (None, None, 4) [0, 4, 8]
#> (3, 2) []
#> (0, 0) []
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Step for islice() must be a positive integer or None.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> TypeError islice expected at most 4 arguments, got 5
#> TypeError islice expected at least 2 arguments, got 1
#> TypeError 'int' object is not iterable
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> TypeError islice() takes no keyword arguments
#> [2, 5] 6
#> [] 0
#> ['a', 'b', 'c'] ['b', 'c']
#> 1 [('A',), ('B',), ('C',), ('D',), ('E',), ('F',), ('G',)]
#> 2 [('A', 'B'), ('C', 'D'), ('E', 'F'), ('G',)]
#> 3 [('A', 'B', 'C'), ('D', 'E', 'F'), ('G',)]
#> 7 [('A', 'B', 'C', 'D', 'E', 'F', 'G')]
#> 100 [('A', 'B', 'C', 'D', 'E', 'F', 'G')]
#> [] [('A', 'B', 'C'), ('D', 'E', 'F')] [('a', 'b'), ('c',)]
#> ValueError batched(): incomplete batch
#> ValueError n must be at least one
#> ValueError n must be at least one
#> TypeError batched() missing required argument 'n' (pos 2)
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> [] [] [('a', 'b'), ('b', 'c'), ('c', 'd')]
#> TypeError 'int' object is not iterable
#> TypeError pairwise expected 1 argument, got 0
#> TypeError pairwise expected 1 argument, got 2
#> [1, 2] [3, 1] [] []
#> TypeError 'NoneType' object is not callable
#> ZeroDivisionError division by zero
#> TypeError takewhile expected 2 arguments, got 1
#> TypeError 'int' object is not iterable
#> ['a', 'b', 'a', 'b', 'a'] [] [3, 1, -1, -3] [0.5, 0.75, 1.0] [1j, (1+1j)]
#> ['x', 'y', 'x', 'y', 'x']
#> count(0) count(5) count(5, 2) count(1.5) count(1, 1.0) count(0, 3)
#> TypeError a number is required
#> TypeError count() takes at most 2 arguments (3 given)
#> TypeError a number is required
#> 1000000000000000000000000000000 1000000000000000000000000000001 count(1000000000000000000000000000002)
