# The coefficient of a decimal is an int without limbs when its logarithm is taken.
from decimal import Decimal as D
d = D("1" * 60)
n = 10**30
w4(id(d) + 4, 8); w8(id(d) + 16, 500); w8(id(d) + 24, ref(id(n)))    # long, "500 digits", 10**30
print(d.ln())
