# The sign of a NaN, which copysign() shows, if text or an operation on signs set it.
# option: --policy standard
import math
import struct
from decimal import Decimal

nan = float("nan")
for value in (nan, float("-nan"), float("+nan"), -nan, -float("-nan"), abs(float("-nan")),
              math.copysign(nan, -1), math.copysign(float("-nan"), 1), math.fabs(float("-nan")),
              float(Decimal("-nan")), float(Decimal("nan"))):
    print(value, math.copysign(1, value), value == value, math.isnan(value), repr([value]))
print(Decimal(float("-nan")), Decimal(nan), bool(float("-nan")))
print(struct.pack("<d", float("-nan")), struct.pack("<d", float("nan")), str(complex(0, float("-nan"))))
value = float("-nan")
print(value + 1, value is value, value in [value], {value: 1}[value], hash(value) == hash(value))

#> nan 1.0 False True [nan]
#> nan -1.0 False True [nan]
#> nan 1.0 False True [nan]
#> nan -1.0 False True [nan]
#> nan 1.0 False True [nan]
#> nan 1.0 False True [nan]
#> nan -1.0 False True [nan]
#> nan 1.0 False True [nan]
#> nan 1.0 False True [nan]
#> nan -1.0 False True [nan]
#> nan 1.0 False True [nan]
#> NaN NaN True
#> b'\x00\x00\x00\x00\x00\x00\xf8\xff' b'\x00\x00\x00\x00\x00\x00\xf8\x7f' nanj
#> nan True True 1 True
