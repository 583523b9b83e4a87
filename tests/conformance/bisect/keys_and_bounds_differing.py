# bisect: keys and bounds, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from bisect import bisect, bisect_left, bisect_right, insort, insort_left, insort_right
a = [1, 2, 2, 2, 5, 9]
t(lambda: bisect({1: 2}, 1))
words = ["a", "bb", "ccc", "eeeee"]
b = [(1, "x"), (3, "y")]
c = []
d = [1.0, 1]
class L(list):
    def insert(self, i, x): print("insert", i, x); super().insert(i, x)
l = L([1, 3])
class V:
    def __init__(self, v): self.v = v
    def __lt__(self, o): print("lt", self.v, o.v); return self.v < o.v
class Seq:
    def __len__(self): return 10
    def __getitem__(self, i): print("get", i); return i * i
s = Seq()
s.insert = None
class Ins(Seq):
    def insert(self, i, x): print("seq insert", i, x)

#> TypeError dict is not a sequence
