# operator: in place and protocols, cases that once differed from CPython.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import operator as o
l = [1]
t(lambda: o.add(a=1, b=2))
d = {}
class Hint:
    def __init__(self, v): self.v = v
    def __length_hint__(self):
        if isinstance(self.v, Exception): raise self.v
        return self.v
class I:
    def __iadd__(self, x): return "iadd", x
    def __add__(self, x): return "add", x
    def __contains__(self, x): return []
    def __index__(self): return 4
    def __bool__(self): return False

#> TypeError _operator.add() takes no keyword arguments
