# json: documents are written with every option and read back unchanged, damaged, as bytes and with hooks.
import json
from decimal import Decimal

TOLD = (json.JSONDecodeError,)


class Whole(int):
    def __repr__(self):
        return 'whole'

    def __str__(self):
        return 'whole'


class Real(float):
    def __repr__(self):
        return 'real'


class Text(str):
    pass


class Table(dict):
    pass


class Thing:
    def __repr__(self):
        return 'Thing()'


def text():
    letters = 'ab"\\/\n\t\x00\x1f\x7f \u00e9\u20ac\ud800\udc00\U0001f600\u2028'
    return ''.join(r.choice(letters) for _ in range(r.choice((0, 1, 3, 8, 20))))


def number():
    kind = r.randrange(7)
    if kind == 0:
        return r.randrange(-10, 10)
    if kind == 1:
        return r.randrange(-2**70, 2**70)
    if kind == 2:
        return r.random() * 10 ** r.randrange(-30, 30)
    if kind == 3:
        return r.choice((0.0, -0.0, 1e22, 1e-7, 5e-324, 1.7976931348623157e308, float('inf'), float('-inf'),
                         float('nan')))
    if kind == 4:
        return r.choice((Whole(5), Real(.5), Whole(2**80)))
    return r.randrange(-2**53, 2**53) / 2 ** r.randrange(0, 20)


def value(depth=0):
    kind = r.randrange(10 if depth < 4 else 6)
    if kind < 2:
        return number()
    if kind < 4:
        return text() if r.random() < .9 else Text('sub')
    if kind < 6:
        return r.choice((None, True, False)) if r.random() < .97 else r.choice((Thing(), 1j, {1}, b'b',
            Decimal('1.5')))
    if kind == 6:
        return [value(depth + 1) for _ in range(r.randrange(5))]
    if kind == 7:
        return tuple(value(depth + 1) for _ in range(r.randrange(3)))
    table = {r.choice((text(), text(), number(), True, None, False, (1,) if r.random() < .1 else 'k')): value(depth +
        1) for _ in range(r.randrange(5))}
    return table if kind == 8 else Table(table)


def blank():
    return r.choice(('', '', '', ' ', '\n', '\t\r\n ')) if r.random() < .98 else r.choice(('\x0b', '\u00a0',
        '\ufeff', '//', '/**/'))


def string_source():
    pieces = ['a', 'é', '\U0001f600', '\\n', '\\"', '\\\\', '\\/', '\\b\\f\\r\\t', '\\u00e9', '\\ud83d\\ude00',
              '\\ud83d', '\\uDE00', '\\ud83d\\u0041', '\\u20AC', ' ', '/']
    if r.random() < .1:
        pieces += ['\\x', '\\u12', '\\u12G4', '\\', '\n', '\x00', '\x1f', "'", '\\u+123', '\\u 123', '\\u1_23',
                   '\\U0001f600', '\\ud83d\\u', '\\ud83d\\ud83d\\ude00']
    return '"' + ''.join(r.choice(pieces) for _ in range(r.randrange(6))) + '"'


def number_source():
    made = r.choice(('', '', '-')) + r.choice(('0', str(r.randrange(1, 10**r.randrange(1, 25)))))
    made += r.choice(('', '', '.' + str(r.randrange(10**r.randrange(1, 20))))) + r.choice(('', '',
        r.choice('eE') + r.choice(('', '+', '-')) +
        str(r.choice((0, 1, 7, 22, 308, 309, 400, 5000, r.randrange(330))))))
    return made if r.random() < .95 else r.choice(('01', '-', '+1', '.5', '1.', '1.e5', '1e', '1e+', '0x10', '--1',
        'NaN', '-Infinity', 'Infinity', '-NaN', 'nan', '1_000', '\u0661', '-0', '-0.0', '1E400', '-1E400'))


def source(depth=0):
    """Returns a document in any spelling that the grammar of JSON allows, and some that it does not."""
    kind = r.randrange(8 if depth < 4 else 5)
    if kind < 2:
        made = number_source()
    elif kind < 4:
        made = string_source()
    elif kind == 4:
        made = r.choice(('true', 'false', 'null')) if r.random() < .97 else r.choice(('True', 'nul', 'truee',
            'undefined'))
    elif kind == 5 or kind == 6:
        made = '[' + ','.join(source(depth + 1) for _ in range(r.randrange(4))) + r.choice((*[''] * 30,
            ',')) + ']' if r.random() < .98 else '[' * r.randrange(300)
    else:
        made = '{' + ','.join(blank() + string_source() + blank() + ':' + source(depth + 1) for _
                              in range(r.randrange(4))) + r.choice((*[''] * 30, ',')) + '}'
    return blank() + made + blank()


def mutate(document):
    document = list(document)
    for _ in range(r.randrange(3)):
        i = r.randrange(len(document) + 1)
        action = r.randrange(3)
        if action == 0:
            document[i:i + 1] = []
        elif action == 1:
            document.insert(i, r.choice('{}[]",:0123456789.eE+-\\u \tntf\n'))
        else:
            document[i:i + 1] = r.choice('{}[]",:\\')
    return ''.join(document)


class Default:
    """The `default` function, which json calls for objects that it does not know."""

    def __call__(self, thing):
        kind = r.randrange(4)
        return [str(thing)] if kind == 0 else repr(thing) if kind == 1 else None if kind == 2 else thing

    def __repr__(self):
        return 'Default()'


HOOKS = (dict(parse_float=Decimal), dict(parse_float=str), dict(parse_int=float), dict(parse_int=lambda t: t + '!'),
         dict(parse_constant=lambda t: ['const', t]), dict(object_hook=lambda d: sorted(d)),
         dict(object_pairs_hook=lambda p: p), dict(object_pairs_hook=list, object_hook=len), dict(strict=False),
         dict(object_hook=lambda d: d.get('a')), {})

for _ in cases():
    v = value()
    options = dict(ensure_ascii=r.random() < .5,
                   indent=r.choice((None, None, None, 0, 2, 1, '-', '\t', '', -1, True)),
                   separators=r.choice((None, None, (',', ':'), (', ', ' : '), (';', '=\u20ac'))),
                   allow_nan=r.random() < .8,
                   skipkeys=r.random() < .2, sort_keys=r.random() < .15, check_circular=r.random() < .8)
    if r.random() < .1:
        options['default'] = Default()
    attempt((options, v), json.dumps, v, **options)
    attempt((options, v, 'pieces'), lambda: ''.join(json.JSONEncoder(**options).iterencode(v)))
    try:
        document = json.dumps(v, ensure_ascii=options['ensure_ascii'], indent=options['indent'], default=str)
    except (TypeError, ValueError):
        document = '[]'
    attempt(document, json.loads, document)
    document = mutate(document)
    attempt(document, json.loads, document, strict=r.random() < .8)
    document = source()
    attempt(document, json.loads, document)
    hooks = r.choice(HOOKS)
    attempt((document, list(hooks)), json.loads, document, **hooks)
    document = mutate(document)
    attempt(document, json.loads, document, strict=r.random() < .8)
    raw = document.encode(r.choice(('utf-8', 'utf-8', 'utf-8-sig', 'utf-16', 'utf-16-le', 'utf-16-be', 'utf-32',
        'utf-32-be', 'utf-32-le')), 'surrogatepass')
    if r.random() < .05:
        at = r.randrange(len(raw) + 1)
        raw = raw[:at] + bytes([r.randrange(256)]) + raw[at:]
    attempt(raw, json.loads, r.choice((bytes, bytearray))(raw))
    at = r.randrange(len(document) + 1)
    attempt((document, at), lambda: json.JSONDecoder().raw_decode(document, at))
