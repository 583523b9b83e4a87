# fractions, and decimals within one context: arithmetic, order, rounding, text.
from fractions import Fraction as F
from decimal import Decimal as D, getcontext

def fraction():
    return F(r.randrange(-10**r.randrange(1, 12), 10**r.randrange(1, 12)), r.randrange(1, 10**r.randrange(1, 12)))

for _ in cases():
    a, b = fraction(), r.choice((fraction(), r.randrange(-9, 9), r.uniform(-9, 9)))
    for label, f in (('ops', lambda: (a + b, a - b, b - a, a * b)), ('div',
        lambda: (a / b, a // b, a % b, divmod(a, b), divmod(b, a))), ('pow',
            lambda: a ** r.randrange(-6, 7)), ('cmp', lambda: (a < b, a <= b, a == b, a > b)),
                     ('round', lambda: (round(a), round(a, r.randrange(-3, 6)), int(a), float(a),
                                        hash(a))), ('limit', lambda: a.limit_denominator(r.randrange(1, 10**6))), (
                                            'parse', lambda: F(str(a)) == a and F(repr(r.uniform(-9, 9))))):
        attempt((label, a, b), f)
    getcontext().prec = r.choice((5, 9, 28, 50))
    x = D(r.randrange(-10**r.randrange(1, 40), 10**r.randrange(1, 40))).scaleb(r.randrange(-40, 20))
    y = D(r.randrange(-10**r.randrange(1, 20), 10**r.randrange(1, 20))).scaleb(r.randrange(-20, 20))
    for label, f in (('d ops', lambda: (x + y, x - y, x * y)), ('d div', lambda: (x / y, x // y, x % y)), ('d fn',
        lambda: (abs(x).sqrt(), x.normalize(), x.to_integral_value(), x.as_integer_ratio())), ('d cmp',
            lambda: (x < y, x == y, x.compare(y), hash(x))),
                     ('d fmt', lambda: (str(x), format(x, r.choice(('f', '.3f', 'e', '.2e', ',', '.5g', '%')))))):
        attempt((label, x, y, getcontext().prec), f)
