#!/usr/bin/env python3
"""Compares modules of the library with CPython on random cases.

    tools/fuzz_library.py [--area json|datetime|numbers|format|decimal|fractions|statistics|all] [--cases N] [--seed N]
                          [--hognose PATH] [--python PATH]

One script for each area makes its cases itself, from a seed, and prints a line for each; it is run by
Hognose and by CPython, whose `random` gives the same numbers, and the lines are compared. Texts of
errors are left out, because Debian's CPython is older than the one whose texts Hognose has. Prints
the cases that differ; the exit code is 1 if there are any.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

PRELUDE = '''
import random
SEED, CASES = {seed}, {cases}
r = random.Random(SEED)

def attempt(label, f, *args, **kw):
    try:
        result = repr(f(*args, **kw))
    except RecursionError:
        result = 'RecursionError'
    except Exception as error:
        result = type(error).__name__
    print(ascii(label)[:300], '->', ascii(result)[:400])
'''

AREAS = {
    "json": '''
import json

def text():
    letters = 'ab"\\\\/\\n\\t\\x00\\x1f\\x7f \\u00e9\\u20ac\\ud800\\U0001f600'
    return ''.join(r.choice(letters) for _ in range(r.choice((0, 1, 3, 8, 20))))

def number():
    kind = r.randrange(6)
    if kind == 0:
        return r.randrange(-10, 10)
    if kind == 1:
        return r.randrange(-2**70, 2**70)
    if kind == 2:
        return r.random() * 10 ** r.randrange(-30, 30)
    if kind == 3:
        return r.choice((0.0, -0.0, 1e22, 1e-7, 5e-324, 1.7976931348623157e308, float('inf'), float('nan')))
    return r.randrange(-2**53, 2**53) / 2 ** r.randrange(0, 20)

def value(depth=0):
    kind = r.randrange(9 if depth < 4 else 6)
    if kind < 2:
        return number()
    if kind < 4:
        return text()
    if kind < 6:
        return r.choice((None, True, False))
    if kind == 6:
        return [value(depth + 1) for _ in range(r.randrange(5))]
    if kind == 7:
        return tuple(value(depth + 1) for _ in range(r.randrange(3)))
    return {r.choice((text(), number(), True, None)): value(depth + 1) for _ in range(r.randrange(5))}

def mutate(document):
    document = list(document)
    for _ in range(r.randrange(3)):
        i = r.randrange(len(document) + 1)
        action = r.randrange(3)
        if action == 0:
            document[i:i + 1] = []
        elif action == 1:
            document.insert(i, r.choice('{}[]",:0123456789.eE+-\\\\u \\tntf'))
        else:
            document[i:i + 1] = r.choice('{}[]",:\\\\')
    return ''.join(document)

for _ in range(CASES):
    v = value()
    options = dict(ensure_ascii=r.random() < .5, indent=r.choice((None, None, 0, 2, '-')),
                   separators=r.choice((None, (',', ':'))), allow_nan=r.random() < .8,
                   skipkeys=r.random() < .2)
    attempt((v, options), json.dumps, v, **options)
    document = json.dumps(v, ensure_ascii=options['ensure_ascii'], indent=options['indent'])
    attempt(document, json.loads, document)
    document = mutate(document)
    attempt(document, json.loads, document, strict=r.random() < .8)
''',
    "datetime": '''
import re
from datetime import *

def delta():
    return timedelta(r.randrange(-10**6, 10**6), r.randrange(-10**6, 10**6), r.randrange(-10**7, 10**7))

def zone():
    kind = r.randrange(4)
    if kind == 0:
        return None
    if kind == 1:
        return timezone.utc
    seconds = r.choice((r.randrange(-86399, 86400), r.randrange(-23, 24) * 3600, r.randrange(-1439, 1440) * 60))
    return timezone(timedelta(seconds=seconds, microseconds=r.choice((0, 0, r.randrange(10**6)))) if abs(seconds) < 86000 else timedelta(seconds=seconds))

def moment(tz=True):
    return datetime(r.randrange(1, 10000), r.randrange(1, 13), r.randrange(1, 29), r.randrange(24), r.randrange(60), r.randrange(60),
                    r.choice((0, r.randrange(10**6))), zone() if tz else None)

FORMATS = '%Y-%m-%d %H:%M:%S|%d/%m/%y|%j %Y|%a %d %b %Y|%I:%M %p|%Y%m%dT%H%M%S.%f%z|%G-W%V-%u|%Y %U %w|%Y %W %a|%x|%X|%c|%H%M|%f|%B %d, %Y|%y%m%d'.split('|')

# What 3.14 has changed: fractions behind hours or minutes, week 0, blanks before hours.
CHANGED = re.compile(r'(^|[T+-])\\d\\d(:?\\d\\d)?:?[.,]|W0-|00:00:00[.,]|^ |T24|^24| 24')

def mutate(text):
    text = list(text)
    for _ in range(r.randrange(3)):
        i = r.randrange(len(text) + 1)
        if r.random() < .5:
            text[i:i + 1] = []
        else:
            text.insert(i, r.choice('0123456789-:.TZ+W ,'))
    return ''.join(text)

for _ in range(CASES):
    a, b, d, e = moment(), moment(), delta(), delta()
    for label, f in (('add', lambda: a + d), ('sub', lambda: a - b), ('subd', lambda: a - d), ('lt', lambda: a < b), ('eq', lambda: a == b),
                     ('iso', lambda: a.isoformat(r.choice('T _'), r.choice(('auto', 'hours', 'minutes', 'seconds', 'milliseconds', 'microseconds')))),
                     ('parts', lambda: (a.date(), a.timetz(), a.toordinal(), a.weekday(), tuple(a.isocalendar()), tuple(a.timetuple()), tuple(a.utctimetuple()))),
                     ('zone', lambda: a.astimezone(timezone.utc) if a.tzinfo else None), ('stamp', lambda: a.timestamp() if a.tzinfo else None),
                     ('from', lambda: datetime.fromtimestamp(r.uniform(-6e10, 2e11), timezone.utc)), ('from', lambda: datetime.fromtimestamp(r.randrange(-10**10, 10**10), timezone.utc)),
                     ('delta', lambda: (d + e, d - e, -d, abs(d), str(d), d.total_seconds(), d * r.randrange(-9, 9), d * r.uniform(-2, 2), d / r.randrange(1, 99), d / r.uniform(.1, 2))),
                     ('div', lambda: (d // e, d % e, divmod(d, e), d / e, d // r.randrange(1, 99))), ('make', lambda: timedelta(days=r.uniform(-9, 9), hours=r.uniform(-9, 9), microseconds=r.uniform(-9, 9), seconds=r.randrange(-10**9, 10**9))),
                     ('ical', lambda: date.fromisocalendar(r.randrange(0, 10001), r.randrange(0, 55), r.randrange(0, 9))), ('replace', lambda: a.replace(month=r.randrange(0, 14), day=r.randrange(0, 33)))):
        attempt((label, a, b, d, e) if label in ('add', 'sub', 'lt', 'eq') else (label, str(a), str(d)), f)
    fmt = r.choice(FORMATS)
    shown = a.replace(year=max(a.year, 1000)).strftime(fmt)
    attempt((fmt, a), lambda: shown)
    if not ('%d' in fmt and '%Y' not in fmt and '%y' not in fmt):
        text = mutate(shown)
        if not CHANGED.search(text):
            attempt((fmt, text), datetime.strptime, text, fmt)
    text = mutate(a.isoformat())
    if not CHANGED.search(text):
        attempt(text, datetime.fromisoformat, text)
    text = mutate(a.timetz().isoformat())
    if not CHANGED.search(text):
        attempt(text, time.fromisoformat, text)
    text = mutate(a.date().isoformat())
    attempt(text, date.fromisoformat, text)
''',
    "numbers": '''
import math

def number():
    kind = r.randrange(5)
    if kind == 0:
        return r.randrange(-20, 20)
    if kind == 1:
        return r.randrange(-2**r.randrange(1, 300), 2**r.randrange(1, 300))
    if kind == 2:
        return r.choice((0.0, -0.0, 0.5, 1.0, -1.0, 5e-324, 1e308, float('inf'), float('-inf'), float('nan')))
    return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)

# What IEEE 754 or exact arithmetic fixes to the last digit.
ONE = ('ceil floor trunc sqrt fabs frexp modf isnan isinf isfinite ulp degrees radians isqrt').split()
TWO = 'copysign fmod remainder nextafter hypot gcd lcm comb perm'.split()
for _ in range(CASES):
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
    attempt(('isclose', numbers), lambda: [math.isclose(p, q, rel_tol=r.choice((0, 1e-9, .5)), abs_tol=r.choice((0, 1))) for p, q in zip(numbers, other)])
    attempt('ldexp', lambda: math.ldexp(r.uniform(-2, 2), r.randrange(-1100, 1100)))
    attempt('log', lambda: (math.log2(2 ** r.randrange(1, 3000)), math.isqrt(r.randrange(2**r.randrange(1, 2000)))))
    attempt('factorial', lambda: math.factorial(r.randrange(-1, 300)))
''',
    "format": '''
VALUES = [0, 1, -1, 42, 10**20, -10**20, 0.0, -0.0, 1.5, -2.75, 1e100, 1e-100, 123456789.987654321, float('inf'), float('nan'), True, 'text', '', 'é€😀', 1 + 2j]
for _ in range(CASES):
    v = r.choice(VALUES)
    if r.random() < .4:
        v = r.choice((r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20), r.randrange(-10**r.randrange(1, 30), 10**r.randrange(1, 30))))
    spec = r.choice(('', '*', '0', 'é')) * (r.random() < .3) + r.choice('<>=^ ') * (r.random() < .4) + r.choice(('', '', '+', '-', ' ')) + r.choice(('', '', '#')) + r.choice(('', '', '0')) + r.choice(('', '5', '12', '30')) + r.choice(('', '', ',', '_')) + r.choice(('', '', '.0', '.2', '.10')) + r.choice(('', *'bcdeEfFgGnosxX%q'))
    attempt((v, spec), format, v, spec)
    percent = '%' + r.choice(('', '-', '+', ' ', '#', '0', '-0', '+#')) + r.choice(('', '5', '12')) + r.choice(('', '.0', '.3', '.')) + r.choice('diouxXeEfFgGcrsa%q')
    attempt((v, percent), lambda: percent % (v,))
    attempt((v,), lambda: (repr(v), str(v), ascii(v)))
    if isinstance(v, float):
        attempt((v,), lambda: (round(v, r.randrange(-3, 9)), float(repr(v)) == v, v.hex()))
''',
    "decimal": '''
from decimal import *
from fractions import Fraction
D = Decimal
ROUNDINGS = [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP]
SIGNALS = [InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped]
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
    return Context(prec=prec, Emax=emax, Emin=emin, rounding=r.choice(ROUNDINGS), clamp=r.randrange(2), capitals=r.randrange(2), traps=traps)

def digits(most=0):
    length = most or r.choice((1, 1, 2, 3, 5, 9, 16, 18, 19, 20, 27, 28, 29, 37, 38, 39, 40, 57, 76, 77, 78, 120, 200))
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
        exponent = r.choice((c.Emin, c.Emin, c.Emax, c.Etiny(), c.Etop())) - r.choice((0, len(text), r.randrange(c.prec + 5))) + r.randrange(-3, 4)
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
    print(label, args, c.prec, c.Emin, c.Emax, c.rounding, c.clamp, [s.__name__ for s in SIGNALS if c.traps[s]], '->', result, flags(c))

SPECS = [''] * 2 + [a + b + c + d + e + f for a in ('', '<', '*^', '=') for b in ('', '+', ' ') for c in ('', '12', '30') for d in ('', ',') for e in ('', '.0', '.2', '.9') for f in ('', 'e', 'E', 'f', 'F', 'g', 'G', '%', 'n')] + ['08,.2f', '020', '+015,.3e', '09%']

def text():
    made = digits()
    point = r.randrange(len(made) + 1)
    made = r.choice(('', '+', '-')) + made[:point] + r.choice(('', '.')) + made[point:]
    if r.random() < .5:
        made += r.choice('eE') + r.choice(('', '+', '-')) + r.choice(('0', '1', '007', '12', '300', '999999', '99999999999999999999', '9223372036854775807'))
    if r.random() < .1:
        made = r.choice(('nan', 'sNAN', 'inf', 'Infinity', 'infinit', 'nan1', '-Inf', '.', '', 'e5', '1e', '1_0', ' 1 ', '--1', '1.2.3', '0x1', '1e1.5', '\u0661.\u0662', '\u00a01\u2003')) + r.choice(('', '', '1', ' '))
    return made

getcontext().prec = 28
for _ in range(CASES):
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
            b = r.choice((D(r.randrange(-30, 30)), D((r.randrange(2), (r.randrange(10), r.randrange(10), r.randrange(10)), -1)), b))
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
        a, b, m = D(r.randrange(-10**r.randrange(1, 30), 10**20)), D(r.randrange(-2, 10**r.randrange(1, 9))), D(r.randrange(-10**r.randrange(1, 30), 10**15))
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
        x = r.choice((r.uniform(-9, 9), r.uniform(-1, 1) * 10.0 ** r.randrange(-300, 300), float(r.randrange(-99, 99)), 5e-324, 1.7976931348623157e308, float('inf'), float('nan'), -0.0))
        shown(c, 'float', D, x)
        shown(c, 'float', c.create_decimal_from_float, x)
        shown(c, 'float', lambda: (a == x, a != x))
        shown(c, 'float', lambda: a < x)
    else:
        a = D(a)
        q = Fraction(r.randrange(-10**r.randrange(1, 20), 10**20), r.randrange(1, 10**r.randrange(1, 20)))
        for name, f in (('==', lambda x, y: x == y), ('!=', lambda x, y: x != y), ('<', lambda x, y: x < y), ('<=', lambda x, y: x <= y), ('>', lambda x, y: x > y), ('>=', lambda x, y: x >= y)):
            shown(c, name, f, a, b)
            if abs(a.adjusted()) < 5000:
                shown(c, name, f, a, q)
        shown(c, 'operators', lambda: (a + b, a - b, a * b))
        shown(c, 'operators', lambda: (-a, +a, abs(a), bool(a)))
        shown(c, 'operators', lambda: (5 + a, 5 - a, 5 * a, a + 1, a - 1))
''',
    "fractions": '''
from fractions import Fraction as F
from decimal import Decimal as D, getcontext

def fraction():
    return F(r.randrange(-10**r.randrange(1, 12), 10**r.randrange(1, 12)), r.randrange(1, 10**r.randrange(1, 12)))

for _ in range(CASES):
    a, b = fraction(), r.choice((fraction(), r.randrange(-9, 9), r.uniform(-9, 9)))
    for label, f in (('ops', lambda: (a + b, a - b, b - a, a * b)), ('div', lambda: (a / b, a // b, a % b, divmod(a, b), divmod(b, a))), ('pow', lambda: a ** r.randrange(-6, 7)), ('cmp', lambda: (a < b, a <= b, a == b, a > b)),
                     ('round', lambda: (round(a), round(a, r.randrange(-3, 6)), int(a), float(a), hash(a))), ('limit', lambda: a.limit_denominator(r.randrange(1, 10**6))), ('parse', lambda: F(str(a)) == a and F(repr(r.uniform(-9, 9))))):
        attempt((label, a, b), f)
    getcontext().prec = r.choice((5, 9, 28, 50))
    x = D(r.randrange(-10**r.randrange(1, 40), 10**r.randrange(1, 40))).scaleb(r.randrange(-40, 20))
    y = D(r.randrange(-10**r.randrange(1, 20), 10**r.randrange(1, 20))).scaleb(r.randrange(-20, 20))
    for label, f in (('d ops', lambda: (x + y, x - y, x * y)), ('d div', lambda: (x / y, x // y, x % y)), ('d fn', lambda: (abs(x).sqrt(), x.normalize(), x.to_integral_value(), x.as_integer_ratio())), ('d cmp', lambda: (x < y, x == y, x.compare(y), hash(x))),
                     ('d fmt', lambda: (str(x), format(x, r.choice(('f', '.3f', 'e', '.2e', ',', '.5g', '%')))))):
        attempt((label, x, y, getcontext().prec), f)
''',
    "statistics": '''
import statistics
from decimal import Decimal as D
from fractions import Fraction as F

inf = float('inf')
SPECIAL = (inf, -inf, D('inf'), True, None, 'a', 2j)

def real():
    kind = r.randrange(6)
    if kind == 0:
        return r.choice((0.0, -0.0, 5e-324, 1.7976931348623157e308, -1.7976931348623157e308, 1e16))
    if kind == 1:
        return r.uniform(-1, 1) * 2.0 ** r.randrange(-1070, 1020)
    return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)

def whole():
    kind = r.randrange(6)
    if kind == 0:
        return r.randrange(-2**r.randrange(1, 200), 2**r.randrange(1, 200))
    if kind == 1:
        return r.choice((-1, 1)) * 2**r.choice((49, 53, 63, 64)) + r.randrange(-1, 2)
    return r.randrange(-100, 100)

def ratio():
    return F(r.randrange(-1000, 1000), r.randrange(1, 60))

def price():
    return D(r.randrange(-10**r.randrange(1, 12), 10**r.randrange(1, 30))).scaleb(r.randrange(-20, 20))

# What both versions of CPython answer alike.
NAMES = ('mean fmean harmonic_mean median median_low median_high median_grouped mode multimode variance '
         'pvariance stdev pstdev quantiles').split()
KINDS = ((real,), (whole,), (ratio,), (price,), (real, whole), (whole, ratio), (whole, price), (real, whole, ratio))
for _ in range(CASES):
    kinds = r.choice(KINDS)
    data = [r.choice(kinds)() for _ in range(r.choice((0, 1, 2, 2, 3, 4, 5, 8, 20)))]
    if data and r.random() < .4:
        data = [abs(r.choice(data)) for _ in data]
    for name in NAMES:
        values = list(data)
        if values and r.random() < .2 and not name.endswith('stdev'):
            values[r.randrange(len(values))] = r.choice(SPECIAL)
        if name != 'quantiles' or len(values) > 1:
            attempt((name, values), getattr(statistics, name), r.choice((values, tuple(values), iter(values))))
    if len(data) > 1:
        center = r.choice((0, 1, .5, data[0]))
        attempt(('center', data, center), lambda: (statistics.variance(data, center), statistics.pvariance(iter(data), center)))
        method = r.choice(('exclusive', 'inclusive'))
        attempt(('quantiles', data), lambda: statistics.quantiles(data, n=r.randrange(12), method=method))
''',
}


def run(command, script):
    done = subprocess.run([*command, str(script)], capture_output=True, timeout=600)
    return done.stdout.decode("utf-8", "replace").splitlines(), done.stderr.decode("utf-8", "replace")


def compare(area, arguments):
    source = PRELUDE.format(seed=arguments.seed, cases=arguments.cases) + AREAS[area]
    with tempfile.TemporaryDirectory() as folder:
        script = pathlib.Path(folder) / f"cases_of_{area}.py"
        script.write_text(source, "utf-8")
        theirs, errors = run([arguments.python, "-X", "utf8"], script)
        if errors:
            print(f"{area}: CPython: {errors[-500:]}")
        ours, errors = run([arguments.hognose, "run", "--policy", "standard", "--max-time", "300",
                            "--max-memory", "2000", "--max-output", str(1 << 30)], script)
        if errors:
            print(f"{area}: Hognose: {errors[-500:]}")
    different = [(a, b) for a, b in zip(theirs, ours) if a != b]
    for a, b in different[:arguments.show]:
        print(f"{area}:\n  CPython {a}\n  Hognose {b}")
    missing = abs(len(theirs) - len(ours))
    print(f"{area}: {len(theirs)} results, {len(different)} differ, {missing} missing")
    return len(different) + missing


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--area", choices=[*AREAS, "all"], default="all")
    parser.add_argument("--cases", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="differences shown for each area")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--python", default="/usr/bin/python3")
    arguments = parser.parse_args()
    areas = list(AREAS) if arguments.area == "all" else [arguments.area]
    sys.exit(1 if sum(compare(area, arguments) for area in areas) else 0)


if __name__ == "__main__":
    main()
