# Sieve, factorisation, totient, perfect numbers, Chinese remainders, continued fractions, bases.
def sieve(n):
    flags = [True] * (n + 1)
    flags[0:2] = [False, False]
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]:
            flags[i * i::i] = [False] * len(flags[i * i::i])
    return [i for i, f in enumerate(flags) if f]


def factor(n):
    out, p = {}, 2
    while p * p <= n:
        while n % p == 0:
            out[p] = out.get(p, 0) + 1
            n //= p
        p += 1 if p == 2 else 2
    if n > 1:
        out[n] = out.get(n, 0) + 1
    return out


def phi(n):
    result = n
    for p in factor(n):
        result -= result // p
    return result


def divisors(n):
    out = [1]
    for p, k in factor(n).items():
        out = [d * p ** e for d in out for e in range(k + 1)]
    return sorted(out)


def crt(pairs):
    x, m = 0, 1
    for r, n in pairs:
        x += (r - x) * pow(m, -1, n) % n * m
        m *= n
    return x % m, m


def continued(p, q):
    out = []
    while q:
        out.append(p // q)
        p, q = q, p % q
    return out


def to_base(n, base, digits="0123456789abcdefghijklmnopqrstuvwxyz"):
    if n < 0:
        return "-" + to_base(-n, base)
    out = ""
    while True:
        n, d = divmod(n, base)
        out = digits[d] + out
        if not n:
            return out


def roman(n):
    out = ""
    for value, text in zip((1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1),
                           "M CM D CD C XC L XL X IX V IV I".split()):
        out += text * (n // value)
        n %= value
    return out


def pollard(n):
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return a
    c = 1
    while True:
        x = y = 2
        d = 1
        while d == 1:
            x = (x * x + c) % n
            y = (y * y + c) % n
            y = (y * y + c) % n
            d = gcd(abs(x - y), n)
        if d != n:
            return d
        c += 1


print(sieve(60), len(sieve(10000)), factor(360), factor(2 ** 20 * 3),
      factor(9999991), [phi(n) for n in range(1, 13)],
      divisors(84), [n for n in range(2, 500) if sum(divisors(n)) == 2 * n])
print(crt([(2, 3), (3, 5), (2, 7)]), continued(415, 93), [to_base(255, b) for b in (2, 8, 16, 36)],
      to_base(-10 ** 20, 36), int(to_base(10 ** 20, 36), 36) == 10
      ** 20, [roman(n) for n in (4, 9, 1994, 2024, 3999)], sorted([p := pollard(10967535067), 10967535067 // p]))

#> [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59] 1229 {2: 3, 3: 2, 5: 1} {2: 20, 3: 1} {9999991: 1} [1, 1, 2, 2, 4, 2, 6, 4, 6, 4, 10, 4] [1, 2, 3, 4, 6, 7, 12, 14, 21, 28, 42, 84] [6, 28, 496]
#> (23, 105) [4, 2, 6, 7] ['11111111', '377', 'ff', '73'] -l3r41ifs0q5ts True ['IV', 'IX', 'MCMXCIV', 'MMXXIV', 'MMMCMXCIX'] [104723, 104729]
