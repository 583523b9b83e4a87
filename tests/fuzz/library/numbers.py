# math with floats and integers: functions whose results IEEE 754 or exact arithmetic determines to the last digit.
import math


def number():
    kind = r.randrange(7)
    if kind == 0:
        return r.randrange(-20, 20)
    if kind == 1:
        return r.randrange(-2**r.randrange(1, 300), 2**r.randrange(1, 300))
    if kind == 2:
        return r.choice((0.0, -0.0, 0.5, 1.0, -1.0, 5e-324, -5e-324, 2.2250738585072014e-308, 1e308, -1e308,
                         1.7976931348623157e308, float('inf'), float('-inf'), float('nan')))
    if kind == 3:
        return r.choice((1, -1)) * (1.0 + r.randrange(2**52) / 2**52) * 2.0**r.randrange(-1074, 1024)
    if kind == 4:
        return r.randrange(-2**12, 2**12) / 2**r.randrange(8)
    return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)


ONE = 'ceil floor trunc sqrt fabs frexp modf isnan isinf isfinite ulp degrees radians isqrt'.split()
TWO = 'copysign fmod remainder nextafter hypot gcd lcm comb perm'.split()
for _ in cases():
    name = r.choice(ONE)
    x = number()
    attempt((name, x), getattr(math, name), x)
    name = r.choice(TWO)
    x, y = number(), number()
    if name in ('comb', 'perm'):
        x, y = r.randrange(-2, 300), r.randrange(-2, 300)
    attempt((name, x, y), getattr(math, name), x, y)
    numbers = [number() for _ in range(r.randrange(6))]
    attempt(('fsum', numbers), math.fsum, numbers)
    attempt(('prod', numbers), math.prod, numbers)
    attempt(('hypot', numbers), math.hypot, *numbers)
    other = [number() for _ in numbers]
    attempt(('dist', numbers, other), math.dist, numbers, other)
    attempt(('isclose', numbers, other),
            lambda: [math.isclose(p, q, rel_tol=r.choice((0, 1e-9, .5)), abs_tol=r.choice((0, 1))) for p,
                     q in zip(numbers, other)])
    whole = [r.randrange(-2**r.randrange(1, 200), 2**r.randrange(1, 200)) * r.choice((1, 6, 2**40)) for _
             in range(r.randrange(5))]
    attempt(('gcd', whole), lambda: (math.gcd(*whole), math.lcm(*whole)))
    x, n = r.uniform(-2, 2), r.choice((r.randrange(-1100, 1100), 10**20, -10**20))
    attempt(('ldexp', x, n), math.ldexp, x, n)
    n = r.randrange(2**r.randrange(1, 2000))
    attempt(('isqrt', n), lambda: (math.isqrt(n), math.isqrt(n * n), math.log2(2 ** r.randrange(1, 3000))))
    attempt('factorial', lambda: math.factorial(r.randrange(-1, 300)))
    x, y = number(), number()
    for label, f in (('+', lambda: x + y), ('-', lambda: x - y), ('*', lambda: x * y), ('/', lambda: x / y), ('//',
        lambda: x // y), ('%', lambda: x % y), ('divmod', lambda: divmod(x, y)), ('order',
            lambda: (x < y, x <= y, x == y, hash(x) == hash(y), min(x, y), max(x, y)))):
        attempt((label, x, y), f)
    attempt(('sum', numbers), lambda: sum(n for n in numbers if isinstance(n, int)))
