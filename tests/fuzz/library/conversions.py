# Conversions of numbers to text, bytes and other numbers and back, where a digit or a bit can be lost.
import struct

BLANKS = ' \t\n\r\x0b\x0c\x1c\x1f\x85\xa0\u2003\u3000'
DIGITS = '0123456789' * 3 + '\u0661\u0968\uff15\U0001d7d8'


def digits(most=40):
    kind = r.randrange(7)
    count = r.choice((1, 2, 5, 15, 16, 17, 18, 19, 20, 25, most))
    if kind == 0:
        return '0' * r.randrange(5) + r.choice('123456789') + '0' * count
    if kind == 1:
        return '9' * count
    if kind == 2:
        return '5' + '0' * count
    return ''.join(r.choice('0123456789') for _ in range(count))


def double():
    """Returns any double: random bits, near a power of two or of ten, subnormal, or with few digits."""
    kind = r.randrange(9)
    if kind < 3:
        return struct.unpack('<d', r.randrange(2**64).to_bytes(8, 'little'))[0]
    if kind == 3:
        return r.choice((1, -1)) * (1.0 + r.choice((0, 1, 2**51, 2**52 - 1, r.randrange(2**52))) /
            2**52) * 2.0**r.randrange(-1022, 1024)
    if kind == 4:
        return struct.unpack('<d', r.randrange(2**r.randrange(1, 53)).to_bytes(8, 'little'))[0]
    if kind == 5:
        return float('%se%d' % (r.randrange(10**r.randrange(1, 18)), r.randrange(-330, 300)))
    if kind == 6:
        return r.choice((0.0, -0.0, float('inf'), float('-inf'), float('nan'), 1e16, 1e15, 9999999999999998.0, 1e22,
                         1e23, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, 0.1, 0.5, 1.5, 2.5, 1e-4,
                         1e-5))
    return r.uniform(-1, 1) * 10.0**r.randrange(-20, 25)


def middle():
    """Returns all digits of the midpoint of two adjacent doubles, or of a number close to it."""
    bits = r.choice((r.randrange(2**64 >> 1), r.randrange(2**53), r.randrange(0x3fe << 52, 0x410 << 52)))
    low, high = (struct.unpack('<d', (min(bits + i, 0x7fefffffffffffff)).to_bytes(8, 'little'))[0] for i in (0, 1))
    (a, b), (c, d) = low.as_integer_ratio(), high.as_integer_ratio()
    top, bottom = a * d + b * c, 2 * b * d  # the denominator is a power of two, so the decimals end
    places = bottom.bit_length() - 1
    text = str(top * 5**places).rjust(places + 1, '0') if places < 1200 else repr(low)
    if places and places < 1200:
        text = text[:-places] + '.' + text[-places:]
    kind = r.randrange(4)
    if kind == 0 and '.' in text:
        text += r.choice(('0', '1', '00000000000000000000001'))
    if kind == 1 and len(text) > 20:
        text = text[:r.randrange(17, len(text))]
    return text


def real_text():
    kind = r.randrange(10)
    if kind < 2:
        return middle()
    if kind == 2:
        return repr(double())
    text = digits()
    point = r.randrange(len(text) + 1)
    text = text[:point] + r.choice(('', '.', '.')) + text[point:]
    if r.random() < .6:
        text += r.choice('eE') + r.choice(('', '+',
            '-')) + str(r.choice((0, 1, 5, 22, 23, r.randrange(330), r.randrange(300, 345), 99999, 10**20)))
    return text


def whole():
    kind = r.randrange(6)
    if kind == 0:
        return r.choice((-1, 1)) * (2**r.randrange(1100) + r.randrange(-2, 3))
    if kind == 1:
        return r.choice((-1, 1)) * (10**r.randrange(300) + r.randrange(-1, 2))
    if kind == 2:  # the midpoint of two doubles, or close to it
        return r.choice((-1, 1)) * (((2 * r.randrange(2**52, 2**53) + 1) << r.randrange(1, 400)) +
            r.choice((0, 0, 1, -1)))
    if kind == 3:
        return r.randrange(-2**r.randrange(1, 2000), 2**r.randrange(1, 2000))
    return r.randrange(-2**r.randrange(1, 70), 2**r.randrange(1, 70))


def in_base(number, base):
    text = ''
    number = abs(number)
    while True:
        number, digit = divmod(number, base)
        text = '0123456789abcdefghijklmnopqrstuvwxyz'[digit] + text
        if not number:
            return text if r.random() < .5 else text.upper()


def spoilt(text):
    """Returns the text, possibly with spaces around it, underscores, a sign, other digits or a mistake."""
    kind = r.randrange(12)
    at = r.randrange(len(text) + 1)
    if kind < 3:
        return r.choice(('', '', '+', '-', '- ', '+-')) + text
    if kind == 3:
        return r.choice(BLANKS) + text + r.choice(BLANKS) * r.randrange(3)
    if kind == 4:
        return text[:at] + '_' * r.choice((1, 1, 1, 2)) + text[at:]
    if kind == 5:
        return ''.join(r.choice(DIGITS) if c.isdigit() and r.random() < .1 else c for c in text)
    if kind == 6:
        return text[:at] + r.choice('.eE+-_ xobXnfi\x00\u0661g\ud800()') + text[at:]
    if kind == 7:
        return text[:at] + text[at + 1:]
    if kind == 8 and r.random() < .3:
        return r.choice(('nan', '-NaN', 'inf', '+Infinity', 'INF', 'infinit', 'nan1', '', '.', 'e5', '1e', '-', '0x',
                         '_1', '1__0', '0_0', '\x00', '1\x00'))
    return text


def either(text):
    """Returns the text, or sometimes its bytes if it can be encoded."""
    if r.random() < .15:
        try:
            return r.choice((bytes, bytearray))(text.encode('ascii'))
        except UnicodeEncodeError:
            pass
    return text


def hex_text(x):
    text = x.hex()
    if r.random() < .5:
        text = r.choice(('', '-')) + r.choice(('0x', '0X', '')) + '%x' % r.randrange(16**r.randrange(1, 20))
        at = r.randrange(len(text) - 1, len(text) + 1) if len(text) > 3 else len(text)
        text = text[:at] + '.' * r.randrange(2) + text[at:] + ('%x' % r.randrange(16**r.randrange(1, 16))
            if r.random() < .5 else '')
        if r.random() < .7:
            text += r.choice('pP') + r.choice(('', '+',
                '-')) + str(r.choice((0, 1, 52, 1022, 1023, 1024, 1074, 1075, 1100, r.randrange(1200), 10**9,
                                      10**20)))
    return spoilt(text) if r.random() < .3 else text


def complex_text():
    text = r.choice(('', '+', '-')) + real_text() + r.choice(('', '+', '-', '+-')) + real_text() + r.choice('jjjJi')
    return spoilt(r.choice((text, text, '(' + text + ')', ' ( ' + text + ' ) ', real_text() + 'j', 'j', '1-j',
                            real_text())))


for _ in cases():
    text = either(spoilt(real_text()))
    attempt(('float', text), float, text)
    x = double()
    attempt(('repr', x.hex()),
            lambda: (repr(x), str(x), float(repr(x)) == x, x.hex(), hash(x) if x == x else None, x.is_integer()))
    attempt(('ratio', x), x.as_integer_ratio)
    attempt(('whole', x), lambda: (int(x), round(x)))
    places = r.choice((0, 1, 2, 3, 5, 15, -1, -2, -15, r.randrange(-330, 330), 10**10, -10**10))
    attempt(('round', x, places), round, x, places)
    tie = r.randrange(-10**6, 10**6) / r.choice((2, 4, 8, 20, 200, 2000, 1000))
    attempt(('tie', tie), lambda: [round(tie, n) for n in range(-3, 5)])
    text = hex_text(x)
    attempt(('fromhex', text), float.fromhex, text)
    text = complex_text()
    attempt(('complex', text), complex, text)
    attempt(('complex', x), lambda: repr(complex(x, double())))

    n = whole()
    attempt(('float of', n), float, n)
    attempt(('digits', n), lambda: (str(n), hex(n), oct(n), bin(n), int(str(n)) == n, hash(n), n.bit_length(),
        n.bit_count()))
    base = r.choice((0, 2, 8, 10, 10, 16, 36, r.randrange(-1, 39)))
    shown = base if 2 <= base <= 36 else 10
    text = in_base(n, r.choice((shown, shown, 10))) if abs(n) < 2**600 else str(n)
    if r.random() < .5:
        text = r.choice(('0x', '0b', '0o', '0X', '0B', '0O', '0', '00')) + text
    text = either(spoilt(text))
    attempt(('int', text, base), int, text, base)
    attempt(('int', text), int, text)
    m = whole()
    attempt(('divide', n, m), lambda: n / m)
    attempt(('divide', n, m), lambda: (divmod(n, m), n // m, n % m))
    attempt(('compare', n, x), lambda: (n < x, n == x, n >= x, float(n) == x))
    attempt(('compare', x), lambda: [(i, i == x, i < x, i > x) for i in (int(x), int(x) + 1, int(x) - 1)])
    attempt(('float', x, tie), lambda: (divmod(x, tie), x // tie, x % tie))
    attempt(('round', n), lambda: [round(n, i) for i in (0, -1, -2, -r.randrange(40), 3)])
    length, order, signed = r.choice(((n.bit_length() + 7) // 8, (n.bit_length() + 8) // 8, r.randrange(20), 8,
        -1)), r.choice(('big', 'little', 'little', 'huge')), r.random() < .5
    attempt(('to_bytes', n, length, order, signed), lambda: n.to_bytes(length, order, signed=signed))
    raw = bytes(r.choice((0, 255, 128, r.randrange(256))) for _ in range(r.randrange(30)))
    attempt(('from_bytes', raw, signed),
            lambda: [int.from_bytes(kind(raw), order, signed=signed) for kind in (bytes, bytearray, list) for order
                     in ('big', 'little')])
    k = r.randrange(-70, 200)
    attempt(('bits', n, m, k), lambda: (n & m, n | m, n ^ m, ~n, n >> k, n << k))
    attempt(('power', m), lambda: (pow(n, r.randrange(2**60), m), pow(n, -1, m)))
