# JSONEncoder and JSONDecoder: attributes, subclasses, iterencode, raw_decode, files.
# option: --policy standard
import json


class Complex(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, complex):
            return [o.real, o.imag]
        return super().default(o)


print(json.dumps({'z': 1 + 2j, 'a': [3j]}, cls=Complex), Complex(indent=1).encode([1j]))
print(list(Complex().iterencode([1, 2j])), Complex(separators=(',', ':')).encode({'a': 1j, 'b': 2}))
for cls in (Complex, json.JSONEncoder):
    try:
        cls().encode([{1}])
    except TypeError as error:
        print(error, error.__notes__)


class Loud(json.JSONEncoder):
    def iterencode(self, o, _one_shot=False):
        for chunk in super().iterencode(o, _one_shot):
            yield chunk.upper()


class Whole(json.JSONEncoder):
    def encode(self, o):
        return '<' + super().encode(o) + '>'


print(json.dumps({'a': 'b'}, cls=Loud), json.dumps([1], cls=Whole), Loud().encode('text'))


class Separated(json.JSONEncoder):
    item_separator = ';'
    key_separator = '='


print(Separated().encode({'a': 1, 'b': [1, 2]}), Separated(indent=0).encode([1, 2]))
encoder = json.JSONEncoder()
print(f"{encoder.skipkeys = }")
print(f"{encoder.ensure_ascii = }")
print(f"{encoder.check_circular = }")
print(f"{encoder.allow_nan = }")
print(f"{encoder.sort_keys = }")
print(f"{encoder.indent = }")
print(f"{encoder.item_separator = }")
print(f"{encoder.key_separator = }")
print(f"{json.JSONEncoder(indent=2).item_separator == ',' = }")
encoder.indent = 1
encoder.sort_keys = True
print(encoder.encode({'b': 1, 'a': [1]}))
print(json.JSONEncoder(default=str).encode([object]))
for value in ([], {}, [1, [2, {}]], {'a': [], 'b': {'c': None}}, 'x', 1, (1.5, True), {1: 2, None: 3}):
    print(''.join(json.JSONEncoder().iterencode(value)),
          ''.join(json.JSONEncoder(indent=1).iterencode(value)) == json.dumps(value, indent=1))
iterator = json.JSONEncoder().iterencode([1, [float('nan')], {'a': float('inf')}])
print(''.join(iterator))
for value in ([object()], {'a': {1}}, {(1,): 1}):
    try:
        list(json.JSONEncoder().iterencode(value))
    except TypeError as error:
        print(type(error).__name__, getattr(error, '__notes__', None) is not None)
loop = []
loop.append(loop)
try:
    list(json.JSONEncoder().iterencode(loop))
except ValueError as error:
    print(error)

decoder = json.JSONDecoder()
print(decoder.decode(' [1] '), decoder.raw_decode('[1] x'), decoder.raw_decode('xx[1]', 2), decoder.strict,
      decoder.object_hook,
      decoder.object_pairs_hook, decoder.parse_float is float, decoder.parse_int is int)
for text, idx in (('[1]', -1), ('[1]', 3), ('[1]', 99), (' [1]', 0)):
    try:
        print(decoder.raw_decode(text, idx))
    except (ValueError, StopIteration) as error:
        print(type(error).__name__, error)
try:
    decoder.scan_once('x', 0)
except StopIteration as stop:
    print('StopIteration', stop.value)


class Points(json.JSONDecoder):
    def __init__(self, **kw):
        super().__init__(object_hook=self.point, **kw)

    def point(self, d):
        return ('point', d['x']) if 'x' in d else d


print(json.loads('[{"x":1},{"y":{"x":2}}]', cls=Points))


class Lines(json.JSONDecoder):
    def decode(self, s):
        return [super(Lines, self).decode(line) for line in s.splitlines()]


print(json.loads('[1]\n{"a":2}', cls=Lines), json.loads('1', cls=json.JSONDecoder, parse_int=str))


class File:
    def __init__(self, text=''):
        self.text = text
        self.writes = 0

    def write(self, text):
        self.text += text
        self.writes += 1

    def read(self):
        return self.text


file = File()
json.dump({'a': [1, 2], 'b': 'é'}, file)
print(file.text, file.writes)
file = File()
json.dump([1, {'a': 2}], file, indent=2, sort_keys=True)
print(file.text)
print(json.load(File('{"a": [1]}')), json.load(File(b'[2]')), json.load(File('[1.5]'), parse_float=str))
print(json.__all__, json.detect_encoding(b'[]'))
print(json.decoder.scanstring('abc"d', 0), json.decoder.scanstring(r'a\n"', 0, True))
print(json.JSONEncoder.__module__, json.JSONDecoder.__module__, json.loads.__module__)

#> {"z": [1.0, 2.0], "a": [[0.0, 3.0]]} [
#>  [
#>   0.0,
#>   1.0
#>  ]
#> ]
#> ['[1', ', ', '[0.0', ', 2.0', ']', ']'] {"a":[0.0,1.0],"b":2}
#> Object of type set is not JSON serializable ['when serializing list item 0']
#> Object of type set is not JSON serializable ['when serializing list item 0']
#> {"A": "B"} <[1]> "text"
#> {"a"=1;"b"=[1;2]} [
#> 1,
#> 2
#> ]
#> encoder.skipkeys = False
#> encoder.ensure_ascii = True
#> encoder.check_circular = True
#> encoder.allow_nan = True
#> encoder.sort_keys = False
#> encoder.indent = None
#> encoder.item_separator = ', '
#> encoder.key_separator = ': '
#> json.JSONEncoder(indent=2).item_separator == ',' = True
#> {
#>  "a": [
#>   1
#>  ], 
#>  "b": 1
#> }
#> ["<class 'object'>"]
#> [] True
#> {} True
#> [1, [2, {}]] True
#> {"a": [], "b": {"c": null}} True
#> "x" True
#> 1 True
#> [1.5, true] True
#> {"1": 2, "null": 3} True
#> [1, [NaN], {"a": Infinity}]
#> TypeError True
#> TypeError True
#> TypeError False
#> Circular reference detected
#> [1] ([1], 3) ([1], 5) True None None True True
#> ValueError idx cannot be negative
#> JSONDecodeError Expecting value: line 1 column 4 (char 3)
#> JSONDecodeError Expecting value: line 1 column 100 (char 99)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> StopIteration 0
#> [('point', 1), {'y': ('point', 2)}]
#> [[1], {'a': 2}] 1
#> {"a": [1, 2], "b": "\u00e9"} 11
#> [
#>   1,
#>   {
#>     "a": 2
#>   }
#> ]
#> {'a': [1]} [2] ['1.5']
#> ['dump', 'dumps', 'load', 'loads', 'JSONDecoder', 'JSONDecodeError', 'JSONEncoder'] utf-8
#> ('abc', 4) ('a\n', 4)
#> json.encoder json.decoder json
