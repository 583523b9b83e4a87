# Functions of math on many arguments: the sums of their results to twelve digits.
# The value of the last expression depends on every bit of every result; tools/sweep/determinism.py
# compares it between processes and builds.
# option: --policy standard
import cmath
import math

state = 12345


def random():
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return state / 2**64


def digest(number, last):
    mantissa, exponent = math.frexp(number)
    return (last * 1000003 + int(mantissa * 2**53) * 2048 + exponent) % 2**61


FUNCTIONS = {
    "acos": (-1, 1), "acosh": (1, 20), "asin": (-1, 1), "asinh": (-20, 20), "atan": (-20, 20),
    "atanh": (-1, 1), "cbrt": (-100, 100), "cos": (-20, 20), "cosh": (-5, 5), "erf": (-4, 4),
    "erfc": (-4, 27), "exp": (-5, 5), "exp2": (-5, 5), "expm1": (-2, 2), "gamma": (0.5, 5),
    "lgamma": (0.5, 50), "log": (0, 100), "log10": (0, 100), "log1p": (-1, 10), "log2": (0, 100),
    "sin": (-20, 20), "sinh": (-5, 5), "sqrt": (0, 100), "tan": (-1.5, 1.5), "tanh": (-5, 5),
}
digests = {}
for name, (low, high) in FUNCTIONS.items():
    function = getattr(math, name)
    results = [function(low + (high - low) * random()) for i in range(200)]
    digests[name] = 0
    for result in results:
        digests[name] = digest(result, digests[name])
    print(name, f"{math.fsum(results):.12g}")

PAIRS = {
    "abs": lambda x, y: abs(complex(x, y)),
    "atan2": math.atan2,
    "dist": lambda x, y: math.dist((x, y), (y * y, x / 3)),
    "fma": lambda x, y: math.fma(x, y, 1.1),
    "fmod": math.fmod,
    "hypot": math.hypot,
    "power": lambda x, y: abs(x) ** y,
    "remainder": math.remainder,
    "sumprod": lambda x, y: math.sumprod([x, y, 0.1], [y, x, 0.7]),
}
for name, function in PAIRS.items():
    results = [function(6 * random() - 3, 6 * random() - 3) for i in range(200)]
    digests[name] = 0
    for result in results:
        digests[name] = digest(result, digests[name])
    print(name, f"{math.fsum(results):.12g}")

for name in ["acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log",
             "sin", "sinh", "sqrt", "tan", "tanh"]:
    function = getattr(cmath, name)
    results = [function(complex(6 * random() - 3, 6 * random() - 3)) for i in range(200)]
    name = "complex " + name
    digests[name] = 0
    for result in results:
        digests[name] = digest(result.imag, digest(result.real, digests[name]))
    print(name, f"{math.fsum(z.real for z in results):.11g} {math.fsum(z.imag for z in results):.11g}")

results = [complex(6 * random() - 3, 6 * random() - 3) ** complex(random(), random())
           for i in range(200)]
digests["complex power"] = 0
for result in results:
    digests["complex power"] = digest(result.imag, digest(result.real, digests["complex power"]))
print("complex power", f"{math.fsum(z.real for z in results):.11g}")
digests

#> acos 316.494096795
#> acosh 571.604509604
#> asin -18.1572545634
#> asinh 78.4293662177
#> atan 37.262574962
#> atanh 4.3722979707
#> cbrt -75.9916186344
#> cos 19.2203498851
#> cosh 2866.48461068
#> erf 8.74320605083
#> erfc 60.5677939372
#> exp 3221.7933917
#> exp2 667.631460799
#> expm1 170.379321378
#> gamma 871.650456182
#> lgamma 13324.3880555
#> log 706.067613356
#> log10 321.971173299
#> log1p 258.817079326
#> log2 1061.27651707
#> sin 8.60875111908
#> sinh 228.908872888
#> sqrt 1291.30431145
#> tan -82.7017736777
#> tanh 17.4015733893
#> abs 450.928662909
#> atan2 19.4724444049
#> dist 817.057210307
#> fma 139.676377079
#> fmod 5.10130774474
#> hypot 472.117211858
#> power 1021.9789044
#> remainder -0.128897884257
#> sumprod -8.11990204701
#> complex acos 321.13957895 -26.658460777
#> complex acosh 281.09767939 -17.33620588
#> complex asin 7.3556938793 33.690985051
#> complex asinh 5.2230545967 -13.460255112
#> complex atan -7.7015884512 3.3336497335
#> complex atanh -0.76618908225 -0.47140110472
#> complex cos 33.032049413 -41.883001527
#> complex cosh 9.3409887447 -59.014290164
#> complex exp 42.302406027 59.992661944
#> complex log 159.18907432 -0.84870943837
#> complex sin 0.33497477831 7.5851643192
#> complex sinh 47.518455385 13.77443326
#> complex sqrt 179.9485278 3.0249084192
#> complex tan -8.7246727157 5.5792482412
#> complex tanh 6.966240436 1.0739043866
#> complex power 336.58217238
