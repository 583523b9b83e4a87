# Numbers with mostly zero words, and decimal texts that are mostly zeros.
# option: --policy standard
import math, random, sys

sys.set_int_max_str_digits(0)
for size in (2097150, 2097151, 2097152, 2097153, 5000000):
    high = 1 << size
    print(size, (high + 5) - high, (high + 5) ^ high, (high + 6) & (high - 1), (high >> size), high % 7,
          int.from_bytes(bytes(size // 8) + b"\7"), int.from_bytes(b"\7" + bytes(size // 8), "little"),
          int.from_bytes(b"\xff" * (size // 8), signed=True), (high - (high - 1)))
    product = (high + 1) * (high + 1)
    print(product == (1 << 2 * size) + (high << 1) + 1, product >> 2 * size, product & 3,
          math.isqrt(product) == high + 1)
for size in (262143, 262144, 262145):
    zeros = "0" * size
    print(int(zeros), int(zeros + "12"), int(zeros + "12", 16), int(zeros + "12", 7),
          float.fromhex("0x" + zeros + "1p3"), float.fromhex("0x." + zeros + "1p%d" % (4 * size)),
          float.fromhex("0x1p" + zeros + "5"), float.fromhex("0x1" + zeros + "p-%d" % (4 * size)))
    for text in ("0x" + zeros + "g", "0x1p" + zeros + "x", "0x1" + zeros, "0x1p1" + zeros):
        try:
            print(float.fromhex(text))
        except (ValueError, OverflowError) as error:
            print(error)
for seed in (1 << 10000000, (1 << 9000000) - 5, "a" * 300000, b"\0" * 300000):
    print(random.Random(seed).random(), end=" ")
for seed in ("a" * 262145, "\u4e2d" * 300000, "\U0001f600" * 262144, b"ab" * 150000):
    generator = random.Random()
    generator.seed(seed, version=1)
    print(generator.random(), end=" ")
print()
for count in (262143, 262144, 262145):
    print(math.hypot(*[3.0] * count), math.hypot(*[5e-324] * count), math.dist([1e300] * count, [-1e300] * count),
          math.hypot(*[1.0] * count, math.inf, math.nan))

#> 2097150 5 5 6 1 1 7 7 -1 1
#> True 1 1 True
#> 2097151 5 5 6 1 2 7 7 -1 1
#> True 1 1 True
#> 2097152 5 5 6 1 4 7 7 -1 1
#> True 1 1 True
#> 2097153 5 5 6 1 1 7 7 -1 1
#> True 1 1 True
#> 5000000 5 5 6 1 4 7 7 -1 1
#> True 1 1 True
#> 0 12 18 9 8.0 0.0625 32.0 1.0
#> invalid hexadecimal floating-point string
#> invalid hexadecimal floating-point string
#> hexadecimal value too large to represent as a float
#> hexadecimal value too large to represent as a float
#> 0 12 18 9 8.0 0.0625 32.0 1.0
#> invalid hexadecimal floating-point string
#> invalid hexadecimal floating-point string
#> hexadecimal value too large to represent as a float
#> hexadecimal value too large to represent as a float
#> 0 12 18 9 8.0 0.0625 32.0 1.0
#> invalid hexadecimal floating-point string
#> invalid hexadecimal floating-point string
#> hexadecimal value too large to represent as a float
#> hexadecimal value too large to represent as a float
#> 0.16727971306197187 0.4587739119143617 0.760517118677607 0.8270260552291177 0.8591847534338888 0.8352816721772385 0.4245779094774943 0.8968158871241158 
#> 1535.997070309706 2.53e-321 1.0239980468731373e+303 inf
#> 1536.0 2.53e-321 1.024e+303 inf
#> 1536.002929684706 2.53e-321 1.0240019531231375e+303 inf
