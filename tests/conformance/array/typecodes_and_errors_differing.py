# array: typecodes and errors, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from array import array, typecodes
t(lambda: array("i", x=1))
a = array("i", range(6))
a[1:3] = array("i", [7, 8, 9])
a[::2] = array("i", [0] * 4)
del a[0]
del a[::2]
a += array("i", [4])
a *= 2
a = array("i", [3, 1, 2])
b = array("h", [1, 256, -1])
c = array("h")
u = array("w", "abc")
m = memoryview(array("i", [1, 2, 3]))
x = array("i", [1])
m = memoryview(x)
import copy
y = copy.copy(x)
class Sub(array): pass
s = Sub("i", [1])
s.q = 1

#> TypeError array.array() takes no keyword arguments
