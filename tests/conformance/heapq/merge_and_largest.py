# heapq: merge and largest.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import heapq
from heapq import *
h = []
[heappush(h, x) for x in (5, 3, 8, 1, 9, 2)]
print(h, heappop(h), h, heappushpop(h, 0), heappushpop(h, 7), heapreplace(h, 0),
      h, [heappop(h) for _ in range(len(h))])
t(lambda: heappop([]))
t(lambda: heapreplace([], 1))
print(heappushpop([], 1))
t(lambda: heappush((), 1))
t(lambda: heapify((1,)))
t(lambda: heapify([1, "a"]))
t(lambda: heappush([1], "a"))
t(lambda: heappop(5))
t(lambda: heappush([]))
for data in ([], [1], [2, 1], [5, 4, 3, 2, 1], list(range(10, 0, -1)), "heapsort"):
    l = list(data)
    heapify(l)
    print(l, [heappop(l) for _ in range(len(l))])
print(nlargest(2, [1, 5, 3]), nsmallest(2, [1, 5, 3]), nlargest(0, [1]), nlargest(-1, [1]), nlargest(9, [1, 2]),
      nsmallest(9, [2, 1]), nlargest(1, []), nlargest(2, "abc", key=ord), nsmallest(2, ["ccc", "a", "bb"], key=len),
      nlargest(1, [3, 1]), nsmallest(1, iter([3, 1])),
      nlargest(2, [(1, "a"), (1, "b"), (0, "c")], key=lambda p: p[0]),
      nsmallest(2, [(1, "a"), (1, "b"), (2, "c")], key=lambda p: p[0]))
t(lambda: nlargest("a", [1]))
t(lambda: nlargest(1, 5))
t(lambda: nlargest(2, [1, "a"]))
t(lambda: nsmallest(2, [1, 2, 3], key=5))
t(lambda: nlargest(1.5, [1, 2]))
print(list(merge([1, 4, 7], [2, 5], [], [3])), list(merge()), list(merge([3, 1], [2])),
      list(merge([5, 3, 1], [4, 2], reverse=True)), list(merge(["a", "ccc"], ["bb"], key=len)),
      list(merge([(1, "x")], [(1, "y")], key=lambda p: p[0])), list(merge("ace", "bd")),
      list(merge(["ccc", "a"], ["bb"], key=len, reverse=True)))
t(lambda: list(merge([1], ["a"])))
t(lambda: list(merge(5)))
t(lambda: merge([1], 5).__next__())
def gen():
    yield 1
    raise KeyError("in source")
t(lambda: list(merge(gen(), [0, 2])))
m = []
[heappush_max(m, x) for x in (5, 3, 8)]
print(m, heappop_max(m), heapreplace_max(m, 1), heappushpop_max(m, 9), heappushpop_max(m, 0), m)
k = [1, 5, 2, 9]
heapify_max(k)
print(k)
t(lambda: heappop_max([]))
t(lambda: heapify_max(()))
t(lambda: heapreplace_max([], 1))
class V:
    def __init__(self, p, n): self.p, self.n = p, n
    def __lt__(self, o): return self.p < o.p
    def __repr__(self): return f"{self.n}{self.p}"
h = [V(2, "a"), V(1, "b"), V(2, "c"), V(1, "d")]
heapify(h)
print(h, heappop(h), heappop(h), nlargest(2, h), list(merge([V(1, "x"), V(2, "y")], [V(1, "z")])))
class Evil:
    def __lt__(self, o): victim.clear(); return True
victim = [Evil(), Evil(), Evil()]
t(lambda: heapify(victim))
victim = [Evil() for _ in range(5)]
t(lambda: heappush(victim, Evil()))
victim = [Evil() for _ in range(5)]
t(lambda: type(heappop(victim)).__name__)

#> [] 1 [] 0 2 3 [] [0, 5, 7, 8, 9]
#> IndexError index out of range
#> IndexError index out of range
#> 1
#> TypeError heappush() argument 1 must be list, not tuple
#> TypeError heapify() argument must be list, not tuple
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError heappop() argument must be list, not int
#> TypeError heappush expected 2 arguments, got 1
#> [] []
#> [] [1]
#> [] [1, 2]
#> [] [1, 2, 3, 4, 5]
#> [] [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
#> [] ['a', 'e', 'h', 'o', 'p', 'r', 's', 't']
#> [5, 3] [1, 3] [] [] [2, 1] [1, 2] [] ['c', 'b'] ['a', 'bb'] [3] [1] [(1, 'a'), (1, 'b')] [(1, 'a'), (1, 'b')]
#> TypeError '>=' not supported between instances of 'str' and 'int'
#> TypeError 'int' object is not iterable
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError 'int' object is not callable
#> TypeError 'float' object cannot be interpreted as an integer
#> [1, 2, 3, 4, 5, 7] [] [2, 3, 1] [5, 4, 3, 2, 1] ['a', 'bb', 'ccc'] [(1, 'x'), (1, 'y')] ['a', 'b', 'c', 'd', 'e'] ['ccc', 'bb', 'a']
#> TypeError '<' not supported between instances of 'int' and 'str'
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> KeyError 'in source'
#> [1, 0] 8 5 9 3 [1, 0]
#> [9, 5, 2, 1]
#> IndexError index out of range
#> TypeError heapify_max() argument must be list, not tuple
#> IndexError index out of range
#> [a2, c2] d1 b1 [a2, c2] [z1, x1, y2]
#> RuntimeError list changed size during iteration
#> RuntimeError list changed size during iteration
#> RuntimeError list changed size during iteration
