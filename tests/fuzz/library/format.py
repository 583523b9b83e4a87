# Formatting by format specifications: format(), str.format, f-strings and %.
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction

VALUES = [0, 1, -1, 42, 255, 10**20, -10**20, 0x10ffff, 0.0, -0.0, 1.5, -2.75, 0.5, 1e16, 1e100, 1e-100,
          123456789.987654321, 999999.5, 9.995, 0.00001, float('inf'), float('-inf'), float('nan'),
          True, False, None, 'text', '', 'é€😀', "quo'te", 'a\nb\x00\ud800', b'bytes', 1 + 2j, complex(-0.0, -0.0),
          complex('nan+infj'), [1, 'a'], ()]


class Text(str):
    def __format__(self, spec):
        return '<%s|%s>' % (str(self), spec)


class Number(int):
    def __str__(self):
        return 'str'

    def __repr__(self):
        return 'repr'


class Box:
    def __init__(self):
        self.a = 1.25
        self.list = [10, 'x', {'k': 2.5}]
        self._ = 'under'

    def __getitem__(self, key):
        return 'item %r' % (key,)

    def __repr__(self):
        return 'Box()'


def value():
    kind = r.randrange(16)
    if kind < 5:
        return r.choice(VALUES)
    if kind < 8:
        return r.uniform(-1, 1) * 10.0 ** r.randrange(-20, 20)
    if kind == 8:
        return r.randrange(-10**r.randrange(1, 30), 10**r.randrange(1, 30))
    if kind == 9:
        return r.choice((1, -1)) * r.randrange(10**6) / r.choice((8, 64, 1000, 100, 2))
    if kind == 10:
        return Decimal(r.choice(('%de%d' % (r.randrange(-10**r.randrange(1, 30), 10**12), r.randrange(-25, 12)),
            '%se%d' % (r.choice(('0', '-0')), r.randrange(-9, 9)), 'NaN', '-Inf', 'sNaN')) if r.random() < .3
            else '%d.%02d' % (r.randrange(-10**6, 10**6), r.randrange(100)))
    if kind == 11:
        return complex(value_of_float(), value_of_float())
    if kind == 12:
        return datetime(r.randrange(1000, 10000), r.randrange(1, 13), r.randrange(1, 29), r.randrange(24),
                        r.randrange(60), r.randrange(60), r.randrange(10**6),
                        r.choice((None, timezone.utc, timezone(timedelta(minutes=-90)))))
    if kind == 13:
        return r.choice((date(2024, 2, 29), time(1, 2, 3), timedelta(1, 2, 3),
                         Fraction(r.randrange(-99, 99), r.randrange(1, 99))))
    if kind == 14:
        return r.choice((Text('text'), Number(r.randrange(-99, 999)), Box()))
    return ''.join(r.choice('abé€😀 {}%') for _ in range(r.randrange(8)))


def value_of_float():
    return r.choice((0.0, -0.0, 1.0, float('inf'), float('nan'), r.uniform(-9, 9),
                     r.uniform(-1, 1) * 10.0 ** r.randrange(-10, 20)))


def spec_of(v):
    if isinstance(v, (date, time)) and r.random() < .9:
        return ''.join(r.choice(('%Y', '%m', '%d', '%H:%M:%S', '%f', '%j', '%A', '%b', '%p', '%I', '%y', '%%', '%z',
            '%Z', '%U', '%V', '-', ' ', 'é')) for _ in range(r.randrange(5)))
    spec = (r.choice(('*', '0', 'é', '<', '\U0001f600', '\x00')) if r.random() < .3 else '') + (r.choice('<>=^ ')
        if r.random() < .4 else '')
    spec += r.choice(('', '', '', '+', '-', ' ')) + ('z' if r.random() < .1 else '') + r.choice(('', '', '',
        '#')) + r.choice(('', '', '0')) + r.choice(('', '', '5', '12', '30', '1', '100'))
    spec += r.choice(('', '', '', ',', '_')) + r.choice(('', '', '.0', '.1', '.2', '.3', '.10', '.17', '.40',
        '.')) + r.choice(('', '', *'bcdeEfFgGnosxX%%'))
    if r.random() < .02:
        at = r.randrange(len(spec) + 1)
        spec = spec[:at] + r.choice(('q', '9' * 20, ',_', '..', 'é', '\u0661', 'z')) + spec[at:]
    # The C library decides what strftime() does with a '%' at the end.
    return spec.replace('%', '') if isinstance(v, (date, time)) else spec


def percent_of():
    flags = ''.join(r.choice('-+ #0') for _ in range(r.choice((0, 0, 1, 1, 2, 3))))
    return '%' + flags + r.choice(('', '', '5', '12', '*', '60')) + r.choice(('', '', '.0', '.3', '.', '.*',
        '.25')) + r.choice(('', '', '', 'l', 'h')) + r.choice('diouxXeEfFgGcrsa%' + 'bq' * (r.random() < .1) + 'dfsg')


FIELDS = ('', '', '0', '1', '2', '9', 'name', 'box.a', 'box.list[2][k]', 'box[key]', 'box[0]', 'box.list[1]',
          'box.missing', 'box._', '0.real', '[0]', '.a', 'name[', 'name]', 'a b', '-1', '01', ' 0', '0 ',
          'box.list[9]', 'box..a', 'box.', 'box[]')


def template(v):
    pieces = []
    for _ in range(r.randrange(1, 4)):
        kind = r.randrange(12)
        if kind < 8:
            spec = spec_of(v)
            if r.random() < .2 and sum(c.isdigit() for c in str(v)) < 5:  # it may become a width
                spec = r.choice(('{}', '{width}', '{0}', '>{width}', '{width}.{1}', '{fill}^{width}', '{width!r}',
                                 '{{}}', '{width:{width}}'))
            pieces.append('{' + r.choice(FIELDS) + r.choice(('', '', '', '!r', '!s', '!a', '!x', '!', '!rr'))
                          + (':' + spec if r.random() < .7 else '') + '}')
        else:
            pieces.append(r.choice(('{{', '}}', 'text', '{', '}', '{}', 'é', '{{}}')) if r.random() < .7 else '')
    return ''.join(pieces)


def f_string(v):
    """Returns the source of an f-string that shows `v` and may use the names v, width and fill."""
    spec = r.choice((spec_of(v), spec_of(v), '{width}', '>{width}', '{fill}^{width}', '.{width}',
                     '{width}.{width}f')).replace('\x00', '0')
    return 'f' + repr(r.choice(('', 'a', '{{', '}}')) + '{' + r.choice(('v', 'v', '(v)', 'v ', '[v][0]', 'width')) +
                      r.choice(('', '', '=', ' = ')) + r.choice(('', '', '!r', '!s', '!a'))
                      + (':' + spec if r.random() < .8 else '') + '}' + r.choice(('', 'b')))


for _ in cases():
    v = value()
    spec = spec_of(v)
    attempt((v, spec), format, v, spec)
    attempt((v, spec), lambda: ('{:' + spec + '}').format(v))
    percent = percent_of()
    arguments = tuple(r.randrange(-9, 30) for _ in range(percent.count('*'))) + (v,)
    attempt((v, percent, arguments), lambda: ('<' + percent + '>') % arguments)
    whole = r.choice((v, r.randrange(-99, 10**6), r.uniform(-99, 10**6)))
    percent = '%(a)' + percent_of()[1:] + r.choice(('', '%%', '%(b)s', '%s', '%'))
    attempt((whole, percent), lambda: percent % {'a': whole, 'b': 2})
    raw = r.choice((v, 5, 1.5, b'raw', 'text', bytearray(b'x')))
    percent = percent_of().encode()
    attempt((raw, percent), lambda: percent % (raw,))
    text = template(v)
    attempt((v, text), lambda: text.format(v, 12, 'two', name=v, box=Box(), width=r.choice((5, 12, 0, -1)), fill='*'))
    attempt((v, text), lambda: text.format_map({'name': v, 'box': Box(), 'width': 7, 'fill': '0'}))
    source = f_string(v)
    attempt((v, source), lambda: eval(source, {'v': v, 'width': 9, 'fill': '.'}))
    attempt((v,), lambda: (repr(v), str(v), ascii(v)))
    if isinstance(v, float):
        attempt((v,), lambda: (round(v, r.randrange(-3, 9)), float(repr(v)) == v, v.hex()))
