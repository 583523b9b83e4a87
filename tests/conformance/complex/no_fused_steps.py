# Complex products: each step is rounded separately, even on machines with fused multiply-add.
# option: --policy standard
import cmath

a = 0.1 + 0.1j
print(a * a, (a * a).real == 0.0, (a / (1e-3 + 3e-3j)) * a, (0.1 + 0.7j) * (0.7 + 0.1j))
print(abs(0.1 + 0.7j), a ** 3, cmath.sqrt(0.1 + 0.7j))

#> 0.020000000000000004j True (6+1.9999999999999996j) 0.49999999999999994j
#> 0.7071067811865475 (-0.0020000000000000005+0.0020000000000000005j) (0.6352585226451305+0.5509567955777238j)
