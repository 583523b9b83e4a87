#!/usr/bin/env python3
"""Compares modules of the library with CPython on random cases.

    tools/fuzz_library.py [--area json|datetime|numbers|format|fractions|all] [--cases N] [--seed N]
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
