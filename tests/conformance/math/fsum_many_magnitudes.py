# option: --policy standard
# fsum() is exact over all magnitudes at once, however many partial sums that takes.
import math

values = [2.0**n - 2.0**(n + 50) + 2.0**(n + 52) for n in range(-1074, 972, 2)] + [-2.0**1022]
print(math.fsum(values).hex())
print(math.fsum([2.0**n for n in range(-1074, 1023)]).hex())
print(math.fsum([2.0**n for n in range(1023, -1075, -2)] + [-2.0**n for n in range(1023, -1073, -2)]).hex())

#> 0x1.5555555555555p+970
#> 0x1.0000000000000p+1023
#> 0x0.0000000000002p-1022
