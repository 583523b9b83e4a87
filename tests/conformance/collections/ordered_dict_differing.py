# collections: ordered dict, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from collections import OrderedDict
d = OrderedDict(a=1, b=2, c=3)
x, y = OrderedDict([(1, 2), (3, 4)]), OrderedDict([(3, 4), (1, 2)])
x[1] = 9
x[5] = 6
del x[3]
x[3] = 7
x |= [(1, "in place")]
d = OrderedDict(a=1)
d["self"] = d
e = d.copy()
t(lambda: OrderedDict([1]))
t(lambda: OrderedDict([(1, 2, 3)]))
d = OrderedDict(a=1, b=2)
def mutate():
    for k in d: d["new" + k] = 1
t(mutate)
d = OrderedDict.fromkeys(range(5))
def delete():
    for k in d: del d[k]
t(delete)
class Sub(OrderedDict):
    def __missing__(self, k): return k * 2
s = Sub(a=1)
s.attr = 1
d = OrderedDict(a=1, b=2)

#> TypeError 'int' object is not iterable
#> ValueError too many values to unpack (expected 2)
#> RuntimeError OrderedDict mutated during iteration
#> RuntimeError OrderedDict mutated during iteration
