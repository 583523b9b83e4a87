# math: integer functions.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import math
for n in (0, 1, 5, 20, 30):
    print(n, math.factorial(n), math.isqrt(n), math.comb(n, 2), math.perm(n, 2), math.perm(n) if n < 6 else "")
t(lambda: math.factorial(-1))
t(lambda: math.factorial(1.0))
t(lambda: math.factorial("a"))
t(lambda: math.isqrt(-1))
t(lambda: math.isqrt(2.0))
t(lambda: math.comb(-1, 2))
t(lambda: math.comb(1, -2))
t(lambda: math.perm(1, -1))
t(lambda: math.perm(-1))
t(lambda: math.comb(1))
t(lambda: math.comb(5, 2.0))
print(math.gcd(), math.gcd(12), math.gcd(12, -18), math.gcd(0, 0), math.gcd(12, 18, 27), math.lcm(), math.lcm(4, 6),
      math.lcm(0, 5), math.lcm(-4, 6), math.lcm(2, 3, 5, 7), math.gcd(2**100, 6**50) == 2**50)
t(lambda: math.gcd(1.0))
t(lambda: math.lcm("a"))
print(math.isqrt(10**40), math.isqrt(10**40 - 1), math.comb(100, 50), math.perm(10, 3), math.comb(5, 9),
      math.perm(5, 9), math.comb(10**6, 2), math.comb(True, False))
print(math.prod([]), math.prod([1, 2, 3]), math.prod([1.5, 2]), math.prod([2], start=5), math.prod(range(1, 21)),
      math.prod([1, 0.0, float("inf")]), math.prod(iter([])), math.prod([[1]], start=2))
t(lambda: math.prod(5))
t(lambda: math.prod(["a"]))
t(lambda: math.prod(["a", "b"]))
t(lambda: math.prod([], 5))
for x in (2.5, -2.5, 0.0, -0.0, 1e300, 7): print(math.floor(x), math.ceil(x), math.trunc(x))
for x in (math.inf, -math.inf, math.nan): t(lambda: math.floor(x)); t(lambda: math.ceil(x)); t(lambda: math.trunc(x))
class N:
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
    def __trunc__(self): return "trunc"
    def __float__(self): return 4.0
    def __index__(self): return 9
print(math.floor(N()), math.ceil(N()), math.trunc(N()), math.sqrt(N()), math.isqrt(N()), math.gcd(N(), 6))
t(lambda: math.floor("a"))
t(lambda: math.trunc(object()))
t(lambda: math.ceil(None))
print(math.sumprod([1, 2], [3, 4]), math.sumprod([], []), math.sumprod([0.1] * 10, [1] * 10),
      math.sumprod([1.5], [2]), math.sumprod([10**20], [10**20]))
t(lambda: math.sumprod([1], [1, 2]))
t(lambda: math.sumprod(1, []))
t(lambda: math.sumprod(["a"], ["b"]))

#> 0 1 0 0 0 1
#> 1 1 1 0 0 1
#> 5 120 2 10 20 120
#> 20 2432902008176640000 4 190 380 
#> 30 265252859812191058636308480000000 5 435 870 
#> ValueError factorial() not defined for negative values
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError isqrt() argument must be nonnegative
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError n must be a non-negative integer
#> ValueError k must be a non-negative integer
#> ValueError k must be a non-negative integer
#> ValueError factorial() not defined for negative values
#> TypeError comb expected 2 arguments, got 1
#> TypeError 'float' object cannot be interpreted as an integer
#> 0 12 6 0 3 1 12 0 12 210 True
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> 100000000000000000000 99999999999999999999 100891344545564193334812497256 720 0 0 499999500000 1
#> 1 6 3.0 10 2432902008176640000 nan 1 [1, 1]
#> TypeError 'int' object is not iterable
#> a
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError prod() takes exactly 1 positional argument (2 given)
#> 2 3 2
#> -3 -2 -2
#> 0 0 0
#> 0 0 0
#> 1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160 1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160 1000000000000000052504760255204420248704468581108159154915854115511802457988908195786371375080447864043704443832883878176942523235360430575644792184786706982848387200926575803737830233794788090059368953234970799945081119038967640880074652742780142494579258788820056842838115669472196386865459400540160
#> 7 7 7
#> OverflowError cannot convert float infinity to integer
#> OverflowError cannot convert float infinity to integer
#> OverflowError cannot convert float infinity to integer
#> OverflowError cannot convert float infinity to integer
#> OverflowError cannot convert float infinity to integer
#> OverflowError cannot convert float infinity to integer
#> ValueError cannot convert float NaN to integer
#> ValueError cannot convert float NaN to integer
#> ValueError cannot convert float NaN to integer
#> floor ceil trunc 2.0 3 3
#> TypeError must be real number, not str
#> TypeError type object doesn't define __trunc__ method
#> TypeError must be real number, not NoneType
#> 11 0 1.0 3.0 10000000000000000000000000000000000000000
#> ValueError Inputs are not the same length
#> TypeError 'int' object is not iterable
#> TypeError can't multiply sequence by non-int of type 'str'
