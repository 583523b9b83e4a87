# programs: primes and factors.
# option: --policy standard
from math import isqrt, gcd, prod
def sieve(n):
    marks = bytearray([1]) * (n + 1)
    marks[:2] = b"\0\0"
    for i in range(2, isqrt(n) + 1):
        if marks[i]:
            marks[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    return [i for i, mark in enumerate(marks) if mark]
def factors(n):
    found, d = {}, 2
    while d * d <= n:
        while n % d == 0:
            found[d] = found.get(d, 0) + 1
            n //= d
        d += 1
    if n > 1: found[n] = found.get(n, 0) + 1
    return found
def is_prime(n):
    if n < 2: return False
    for p in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if n % p == 0: return n == p
    d, s = n - 1, 0
    while d % 2 == 0: d, s = d // 2, s + 1
    for a in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(a, d, n)
        if x in (1, n - 1): continue
        for _ in range(s - 1):
            x = x * x % n
            if x == n - 1: break
        else:
            return False
    return True
print(sieve(50), len(sieve(10000)), sieve(1), sieve(2))
for n in (1, 2, 12, 97, 360, 9991, 2 ** 31 - 1, 600851475143):
    f = factors(n)
    print(n, f, prod(p ** k for p, k in f.items()) == n, is_prime(n))
print([n for n in range(2 ** 61 - 5, 2 ** 61 + 40) if is_prime(n)], is_prime(2 ** 127 - 1), is_prime(2 ** 127 + 1))
print(pow(3, -1, 7), pow(2, 100, 10 ** 9 + 7), gcd(*range(12, 60, 12)),
      sum(1 for n in range(1, 101) if gcd(n, 100) == 1))
try:
    pow(2, -1, 4)
except ValueError as error:
    print(error)

#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] 1229 [] [2]
#> 1 {} True False
#> 2 {2: 1} True True
#> 12 {2: 2, 3: 1} True False
#> 97 {97: 1} True True
#> 360 {2: 3, 3: 2, 5: 1} True False
#> 9991 {97: 1, 103: 1} True False
#> 2147483647 {2147483647: 1} True True
#> 600851475143 {71: 1, 839: 1, 1471: 1, 6857: 1} True False
#> [2305843009213693951, 2305843009213693967, 2305843009213693973] True False
#> 5 976371285 12 40
#> base is not invertible for the given modulus
