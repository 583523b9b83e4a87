# math: float parts.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import math
inf, nan = math.inf, math.nan
for x in (0.0, -0.0, 1.0, -1.5, 0.1, 1e308, 5e-324, inf, -inf, nan, 3):
    print(x, math.frexp(x), math.modf(x), math.isfinite(x), math.isinf(x), math.isnan(x), math.fabs(x),
          math.copysign(2, x), math.ulp(x))
for a, b in [(1.0, 2.0), (0.0, -1), (0.0, 1), (1, 1), (inf, 0), (-inf, 0), (nan, 1), (5e-324, 0)]:
    print(a, b, math.nextafter(a, b), math.nextafter(a, b, steps=3))
t(lambda: math.nextafter(1, 2, steps=-1))
t(lambda: math.nextafter(1))
print(math.nextafter(1, 2, steps=0), math.nextafter(0, 1, steps=2**53), math.nextafter(-1.0, 1.0, steps=2**70))
for m, e in [(0.5, 3), (1, -1080), (1, 1023), (0, 99999), (inf, -5), (nan, 2), (-1, 2)]: print(m, e, math.ldexp(m, e))
t(lambda: math.ldexp(1, 1024))
t(lambda: math.ldexp(1, 10**30))
t(lambda: math.ldexp(1, 1.0))
print(math.ldexp(1, -10**30), math.ldexp(0.0, 10**30))
for a, b in [(7, 3), (-7, 3), (7, -3), (5.5, 2), (1, inf), (-0.0, 1), (2.5, 1), (3.5, 1)]:
    print(a, b, math.fmod(a, b), math.remainder(a, b))
t(lambda: math.fmod(1, 0))
t(lambda: math.fmod(inf, 1))
t(lambda: math.remainder(1, 0))
t(lambda: math.remainder(inf, 1))
print(math.fmod(nan, 0), math.remainder(1, nan))
print(math.fsum([0.1] * 10), math.fsum([1e100, 1, -1e100]), math.fsum([]), math.fsum([inf, 1]), math.fsum([nan]),
      math.fsum([1e308, 1e308, -1e308]), math.fsum([2**53, 1.0, 1.0]), math.fsum([-0.0]))
t(lambda: math.fsum([inf, -inf]))
t(lambda: math.fsum([1e308, 1e308]))
t(lambda: math.fsum(["a"]))
t(lambda: math.fsum(5))
t(lambda: math.fsum([10**400]))
print(math.isclose(1, 1 + 1e-10), math.isclose(1, 1.1), math.isclose(0, 1e-12), math.isclose(0, 1e-12, abs_tol=1e-9),
      math.isclose(inf, inf), math.isclose(inf, -inf), math.isclose(nan, nan), math.isclose(100, 101, rel_tol=0.01),
      math.isclose(1, 2, rel_tol=5))
t(lambda: math.isclose(1, 1, rel_tol=-1))
t(lambda: math.isclose(1, 1, abs_tol=-1))
t(lambda: math.isclose(1))
t(lambda: math.isclose(1, 2, 3))
print(math.hypot(), math.hypot(3), math.hypot(3, 4), math.hypot(1, 2, 2), math.hypot(inf, nan), math.hypot(nan, 1),
      math.hypot(1e200, 1e200), math.dist([1, 2], [4, 6]), math.dist([], []), math.dist((0,), (5,)),
      math.dist(iter([1]), [1]))
t(lambda: math.dist([1], [1, 2]))
t(lambda: math.dist(1, 2))
t(lambda: math.hypot("a"))
print(math.fma(2, 3, 4), math.fma(0.1, 10, -1), math.fma(inf, 1, 1))
t(lambda: math.fma(inf, 0, 1))
t(lambda: math.fma(1e308, 10, 0))
t(lambda: math.fma(1, 2))
print(math.fma(nan, 1, 1), math.fma(inf, 1, nan))
print(math.cbrt(27), math.cbrt(-8), math.exp2(10), math.exp2(-1), math.expm1(0), math.log1p(0), math.log(8, 2),
      math.log(10**400), math.log2(2**1000), math.log10(10**50), math.degrees(math.pi), math.radians(180),
      math.pow(2, 0.5), math.pow(0, 0), math.pow(nan, 0), math.pow(1, nan), math.pow(-1, inf), math.tau, math.e)

#> 0.0 (0.0, 0) (0.0, 0.0) True False False 0.0 2.0 5e-324
#> -0.0 (-0.0, 0) (-0.0, -0.0) True False False 0.0 -2.0 5e-324
#> 1.0 (0.5, 1) (0.0, 1.0) True False False 1.0 2.0 2.220446049250313e-16
#> -1.5 (-0.75, 1) (-0.5, -1.0) True False False 1.5 -2.0 2.220446049250313e-16
#> 0.1 (0.8, -3) (0.1, 0.0) True False False 0.1 2.0 1.3877787807814457e-17
#> 1e+308 (0.5562684646268004, 1024) (0.0, 1e+308) True False False 1e+308 2.0 1.99584030953472e+292
#> 5e-324 (0.5, -1073) (5e-324, 0.0) True False False 5e-324 2.0 5e-324
#> inf (inf, 0) (0.0, inf) False True False inf 2.0 inf
#> -inf (-inf, 0) (-0.0, -inf) False True False inf -2.0 inf
#> nan (nan, 0) (nan, nan) False False True nan 2.0 nan
#> 3 (0.75, 2) (0.0, 3.0) True False False 3.0 2.0 4.440892098500626e-16
#> 1.0 2.0 1.0000000000000002 1.0000000000000007
#> 0.0 -1 -5e-324 -1.5e-323
#> 0.0 1 5e-324 1.5e-323
#> 1 1 1.0 1.0
#> inf 0 1.7976931348623157e+308 1.7976931348623153e+308
#> -inf 0 -1.7976931348623157e+308 -1.7976931348623153e+308
#> nan 1 nan nan
#> 5e-324 0 0.0 0.0
#> ValueError steps must be a non-negative integer
#> TypeError nextafter() takes exactly 2 positional arguments (1 given)
#> 1.0 4.450147717014403e-308 1.0
#> 0.5 3 4.0
#> 1 -1080 0.0
#> 1 1023 8.98846567431158e+307
#> 0 99999 0.0
#> inf -5 inf
#> nan 2 nan
#> -1 2 -4.0
#> OverflowError math range error
#> OverflowError math range error
#> TypeError Expected an int as second argument to ldexp.
#> 0.0 0.0
#> 7 3 1.0 1.0
#> -7 3 -1.0 -1.0
#> 7 -3 1.0 1.0
#> 5.5 2 1.5 -0.5
#> 1 inf 1.0 1.0
#> -0.0 1 -0.0 -0.0
#> 2.5 1 0.5 0.5
#> 3.5 1 0.5 -0.5
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> ValueError math domain error
#> nan nan
#! Traceback (most recent call last):
#!   File "float_parts.py", line 29, in <module>
#!     math.fsum([1e308, 1e308, -1e308]), math.fsum([2**53, 1.0, 1.0]), math.fsum([-0.0]))
#!     ~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#! OverflowError: intermediate overflow in fsum
