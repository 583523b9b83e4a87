# bisect: keys and bounds.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right
a = [1, 2, 2, 2, 5, 9]
for x in (0, 1, 2, 3, 9, 10):
    print(x, bisect(a, x), bisect_left(a, x), bisect_right(a, x), bisect_left(a, x, 2), bisect_right(a, x, 0, 3),
          bisect_left(a, x, 2, 4))
print(bisect([], 1), bisect_left(a, 2, 3, 1), bisect(a, 2, lo=1, hi=2), bisect(a, 2, hi=None), bisect(a=a, x=5))
t(lambda: bisect(a, 1, -1))
t(lambda: bisect_left(a, 1, -5))
t(lambda: bisect(a, 20, 0, 100))
t(lambda: bisect(a, "x"))
t(lambda: bisect(5, 1))
t(lambda: bisect(a))
t(lambda: bisect(a, 1, "x"))
t(lambda: bisect(iter(a), 1))
words = ["a", "bb", "ccc", "eeeee"]
print(bisect(words, 3, key=len), bisect_left(words, 3, key=len), bisect_left(words, 4, key=len),
      bisect(words, 0, key=len))
t(lambda: bisect(words, "ccc", key=len))
t(lambda: bisect(words, 1, key=5))
t(lambda: bisect(words, 1, key=lambda x: 1 / 0))
print(bisect(words, "b", key=None))
t(lambda: bisect(words, 1, 0, 4, len))
b = [(1, "x"), (3, "y")]
insort(b, (2, "z"), key=lambda p: p[0])
insort(b, (2, "first"), key=lambda p: p[0])
insort_left(b, (2, "left"), key=lambda p: p[0])
print(b)
c = []
[insort(c, x) for x in (5, 1, 4, 1, 3)]
print(c)
d = [1.0, 1]
insort_left(d, True)
insort_right(d, 1 + 0)
print(d)
t(lambda: insort(c, "x"))
t(lambda: insort((1, 2), 1))
t(lambda: insort(c))
insort(c, 2, 3)
print(c)
insort(c, 0, 0, 1)
print(c)
class L(list):
    def insert(self, i, x): print("insert", i, x); super().insert(i, x)
l = L([1, 3])
insort(l, 2)
print(l)
class V:
    def __init__(self, v): self.v = v
    def __lt__(self, o): print("lt", self.v, o.v); return self.v < o.v
print(bisect_left([V(1), V(3)], V(2)), bisect_right([V(1), V(3)], V(2)))
class Seq:
    def __len__(self): return 10
    def __getitem__(self, i): print("get", i); return i * i
print(bisect(Seq(), 30))
s = Seq()
s.insert = None
class Ins(Seq):
    def insert(self, i, x): print("seq insert", i, x)
insort(Ins(), 30)
t(lambda: insort(Seq(), 1))
print(bisect(range(0, 100, 10), 45), bisect("abc", "b"), bisect is bisect_right, insort is insort_right,
      insort([1], 1))

#> 0 0 0 0 2 0 2
#> 1 1 0 1 2 1 2
#> 2 4 1 4 2 3 2
#> 3 4 4 4 4 3 4
#> 9 6 5 6 5 3 4
#> 10 6 6 6 6 3 4
#> 0 3 2 4 5
#> ValueError lo must be non-negative
#> ValueError lo must be non-negative
#> IndexError list index out of range
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError object of type 'int' has no len()
#> TypeError bisect_right() missing required argument 'x' (pos 2)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError object of type 'list_iterator' has no len()
#> 3 2 3 0
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError 'int' object is not callable
#> ZeroDivisionError division by zero
#> 1
#> TypeError bisect_right() takes at most 4 positional arguments (5 given)
#> [(1, 'x'), (2, 'left'), (2, 'z'), (2, 'first'), (3, 'y')]
#> [1, 1, 3, 4, 5]
#> [True, 1.0, 1, 1]
#> TypeError '<' not supported between instances of 'str' and 'int'
#> AttributeError 'tuple' object has no attribute 'insert'
#> TypeError insort_right() missing required argument 'x' (pos 2)
#> [1, 1, 3, 2, 4, 5]
#> [0, 1, 1, 3, 2, 4, 5]
#> insert 1 2
#> [1, 2, 3]
#> lt 3 2
#> lt 1 2
#> lt 2 3
#> lt 2 1
#> 1 1
#> get 5
#> get 8
#> get 7
#> get 6
#> 6
#> get 5
#> get 8
#> get 7
#> get 6
#> seq insert 6 30
#> get 5
#> get 2
#> get 1
#> AttributeError 'Seq' object has no attribute 'insert'
#> 5 2 True True None
