# decimal: every operation and conversion under random contexts, and the flags that it sets.
from decimal import *
from fractions import Fraction
D = Decimal
ROUNDINGS = [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
             ROUND_05UP]
SIGNALS = [InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded,
           Clamped]
ONE = ('abs canonical copy_abs copy_negate exp is_finite is_infinite is_nan is_normal is_qnan is_signed is_snan is_subnormal '
       'is_zero ln log10 logb logical_invert minus next_minus next_plus normalize number_class plus sqrt to_eng_string '
       'to_integral_exact to_integral_value to_sci_string copy_decimal create_decimal _apply').split()
TWO = ('add compare compare_signal compare_total compare_total_mag copy_sign divide divide_int divmod logical_and logical_or '
       'logical_xor max max_mag min min_mag multiply next_toward power quantize remainder remainder_near rotate same_quantum '
       'scaleb shift subtract').split()
COMMON = 'add subtract multiply divide quantize divide_int remainder divmod power compare'.split()

def context():
    prec = r.choice((1, 2, 3, 5, 9, 16, 19, 20, 28, 28, 38, 39, 50, 76, 77, 120))
    emax = r.choice((0, 1, 5, 20, 99, 384, 999999, 999999, 999999999999999999))
    emin = -r.choice((0, 1, 5, 20, 95, 383, 999999, 999999, 999999999999999999))
    traps = r.sample(SIGNALS, r.randrange(4)) if r.random() < .1 else []
    return Context(prec=prec, Emax=emax, Emin=emin, rounding=r.choice(ROUNDINGS), clamp=r.randrange(2),
                   capitals=r.randrange(2), traps=traps)

def digits(most=0):
    length = most or r.choice((1, 1, 2, 3, 5, 9, 16, 18, 19, 20, 27, 28, 29, 37, 38, 39, 40, 57, 76, 77, 78, 120,
        200))
    length = r.randrange(length) + 1
    kind = r.randrange(8)
    if kind == 0:
        return '9' * length
    if kind == 1:
        return '1' + '0' * (length - 1)
    if kind == 2:
        return '5' + '0' * (length - 1)
    if kind == 3:
        return ''.join(r.choice('01') for _ in range(length))
    if kind == 4:
        return str(r.randrange(10 ** length)) + '0' * r.randrange(length)
    return str(r.randrange(10 ** length))

def number(c):
    kind = r.randrange(24)
    sign = r.choice(('', '', '-'))
    if kind == 0:
        return D(sign + r.choice(('NaN', 'sNaN', 'Inf', 'NaN' + digits(), 'sNaN' + digits(9))))
    if kind == 1:
        return D(sign + '0e' + str(r.randrange(-60, 60)))
    text = digits()
    if kind < 6:
        return D(sign + text)
    if kind < 9:
        exponent = r.choice((c.Emin, c.Emin, c.Emax, c.Etiny(), c.Etop())) - r.choice((0, len(text),
            r.randrange(c.prec + 5))) + r.randrange(-3, 4)
        exponent = max(min(exponent, 999999999999999999 - 300), -1999999999999999000)
        return D(sign + text + 'e' + str(exponent))
    if kind < 11:
        return D(sign + text + 'e' + str(-len(text) + r.randrange(-3, 3)))
    if kind == 11:
        return r.choice((1, -1, 0, 2, 10, 7, r.randrange(-1000, 1000), r.randrange(-10**25, 10**25)))
    return D(sign + text + 'e' + str(r.randrange(-40, 20) if r.random() < .8 else r.randrange(-2000, 2000)))

def flags(c):
    return [s.__name__ for s in SIGNALS if c.flags[s]]

def shown(c, label, f, *args):
    try:
        result = f(*args)
        result = repr(result)
    except Exception as error:
        result = type(error).__name__ + (str(error) if isinstance(error, DecimalException) else '')
    print(label, args, c.prec, c.Emin, c.Emax, c.rounding, c.clamp, [s.__name__ for s in SIGNALS if c.traps[s]],
          '->', result, flags(c))

SPECS = [''] * 2 + [a + b + c + d + e + f for a in ('', '<', '*^', '=') for b in ('', '+', ' ') for c in ('', '12',
    '30') for d in ('', ',') for e in ('', '.0', '.2', '.9') for f in ('', 'e', 'E', 'f', 'F', 'g', 'G', '%',
        'n')] + ['08,.2f', '020', '+015,.3e', '09%']

def text():
    made = digits()
    point = r.randrange(len(made) + 1)
    made = r.choice(('', '+', '-')) + made[:point] + r.choice(('', '.')) + made[point:]
    if r.random() < .5:
        made += r.choice('eE') + r.choice(('', '+', '-')) + r.choice(('0', '1', '007', '12', '300', '999999',
            '99999999999999999999', '9223372036854775807'))
    if r.random() < .1:
        made = r.choice(('nan', 'sNAN', 'inf', 'Infinity', 'infinit', 'nan1', '-Inf', '.', '', 'e5', '1e', '1_0',
                         ' 1 ', '--1', '1.2.3', '0x1', '1e1.5', '١.٢', ' 1 ')) + r.choice(('', '', '1', ' '))
    return made

getcontext().prec = 28
for _ in cases():
    c = context()
    setcontext(c)
    a, b = number(c), number(c)
    kind = r.randrange(20)
    c.clear_flags()
    if kind < 7:
        name = r.choice(COMMON)
        if name == 'quantize':
            b = D((0, (1,), r.randrange(-20, 10)))
        if name == 'power' and r.random() < .7:
            b = r.choice((D(r.randrange(-30, 30)),
                          D((r.randrange(2), (r.randrange(10), r.randrange(10), r.randrange(10)), -1)), b))
        shown(c, name, getattr(c, name), a, b)
    elif kind < 11:
        name = r.choice(TWO)
        if name.startswith('logical'):
            a, b = (D(''.join(r.choice('01') for _ in range(r.randrange(1, 60)))) for _ in range(2))
        elif name in ('rotate', 'shift', 'scaleb') and r.random() < .8:
            b = D(r.randrange(-c.prec - 2, c.prec + 3))
        shown(c, name, getattr(c, name), a, b)
    elif kind < 15:
        name = r.choice(ONE)
        if name == 'logical_invert':
            a = D(''.join(r.choice('01') for _ in range(r.randrange(1, 60))))
        if name == 'canonical':
            a = D(1)
        shown(c, name, getattr(c, name), a)
    elif kind == 15:
        shown(c, 'fma', c.fma, a, b, number(c))
        a, b, m = D(r.randrange(-10**r.randrange(1, 30), 10**20)), D(r.randrange(-2,
            10**r.randrange(1, 9))), D(r.randrange(-10**r.randrange(1, 30), 10**15))
        shown(c, 'powmod', c.power, a, b, m)
    elif kind == 16:
        a = D(a)
        spec = r.choice(SPECS)
        if a.is_nan() or abs(a.adjusted()) < 300:
            shown(c, 'format', format, a, spec)
            shown(c, 'int', int, a)
            shown(c, 'ratio', a.as_integer_ratio)
        shown(c, 'tuple', a.as_tuple)
        shown(c, 'float', float, a)
        if abs(a.adjusted()) < 5000:
            shown(c, 'round', round, a, r.randrange(-20, 40))
        if not a.is_qnan():
            shown(c, 'hash', hash, a)
    elif kind == 17:
        t = text()
        shown(c, 'parse', D, t)
        shown(c, 'create', c.create_decimal, t)
    elif kind == 18:
        x = r.choice((r.uniform(-9, 9), r.uniform(-1, 1) * 10.0 ** r.randrange(-300, 300),
                      float(r.randrange(-99, 99)), 5e-324, 1.7976931348623157e308, float('inf'), float('nan'), -0.0))
        shown(c, 'float', D, x)
        shown(c, 'float', c.create_decimal_from_float, x)
        shown(c, 'float', lambda: (a == x, a != x))
        shown(c, 'float', lambda: a < x)
    else:
        a = D(a)
        q = Fraction(r.randrange(-10**r.randrange(1, 20), 10**20), r.randrange(1, 10**r.randrange(1, 20)))
        for name, f in (('==', lambda x, y: x == y), ('!=', lambda x, y: x != y), ('<', lambda x, y: x < y), ('<=',
            lambda x, y: x <= y), ('>', lambda x, y: x > y), ('>=', lambda x, y: x >= y)):
            shown(c, name, f, a, b)
            if abs(a.adjusted()) < 5000:
                shown(c, name, f, a, q)
        shown(c, 'operators', lambda: (a + b, a - b, a * b))
        shown(c, 'operators', lambda: (-a, +a, abs(a), bool(a)))
        shown(c, 'operators', lambda: (5 + a, 5 - a, 5 * a, a + 1, a - 1))
