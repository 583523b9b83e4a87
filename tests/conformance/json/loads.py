# json.loads: values of all kinds, numbers, strings, escapes, white space, hooks.
# option: --allow-import *
import json


def show(*args, **options):
    try:
        value = json.loads(*args, **options)
        print(repr(value), type(value).__name__)
    except Exception as error:
        print(type(error).__name__, error)


for text in ('0', '-0', '12', '-12', '1.5', '-0.0', '1e3', '1E+3', '1e-3', '1.25e2', '123456789012345678',
             '1234567890123456789', '12345678901234567890123', '-98765432109876543210', '0.1', '1e400',
             '-1e400', '1e-400', '2.2250738585072014e-308', '9007199254740993.0', '0.30000000000000004',
             '123456789.123456789', '1.7976931348623157e308', '5e-324', '100000000000000000000000.5',
             '3.141592653589793238462643383279', 'true', 'false', 'null', 'NaN', 'Infinity', '-Infinity',
             '""', '"a"', '"abc def"', '[]', '{}', '[ ]', '{ }', ' \t\n\r1 \t\n\r', '[1,2,3]',
             '[[[]]]', '{"a":{"b":{}}}', '[1,"a",null,true,{"x":[1.5]}]', '{"a":1,"b":2,"a":3}',
             r'"\"\\\/\b\f\n\r\t"', r'"\u0041\u00e9\u20ac"', r'"\ud83d\ude00"', r'"\ud83d"', r'"\ude00"',
             r'"\ud83dx"', r'"\ud83d\u0041"', r'"\uD83D\uDE00\uABCD\uabcd"', '"é€😀"', '{"é":"€"}',
             '{"😀":[1,2.5,"€"]}', '"\x7f"', '"' + 'x' * 100 + '"', '{"":""}', '"a\\u0000b"'):
    show(text)

# Long strings, with escapes at every position of a block of eight.
for i in range(12):
    text = 'abcdefghijklmnop'
    print(json.loads('"' + text[:i] + '\\n' + text[i:] + '"') == text[:i] + '\n' + text[i:],
          json.loads('["' + text[:i] + '"]'), json.loads('["' + text[:i] + 'é"]'))

# Keys of one document that are equal, similar and long.
data = json.loads('[' + ','.join('{"name":%d,"nbme":%d,"%s":1}' % (i, -i, 'k' * 70) for i in range(5)) + ']')
print(data[0], data[4]['name'], data[4]['nbme'])

# bytes, with all encodings that JSON may have
for encoding in ('utf-8', 'utf-8-sig', 'utf-16', 'utf-16-le', 'utf-16-be', 'utf-32', 'utf-32-le', 'utf-32-be'):
    show('{"a":"é€"}'.encode(encoding))
show(b'[1]')
show(b'1')
show(b'12')
show(bytearray(b'{"a": 1}'))
show(b'\xff')
show(b'')
for wrong in (1, None, [], 1.5, object):
    show(wrong)
show('\ufeff[]')


class Text(str):
    pass


show(Text('[1]'))

# hooks
show('{"a":1,"b":{"c":2}}', object_hook=lambda d: sorted(d.items()))
show('{"a":1,"b":{"c":2}}', object_pairs_hook=lambda p: p)
show('{"a":1,"a":2}', object_pairs_hook=tuple)
show('{"a":1}', object_hook=lambda d: 'object', object_pairs_hook=lambda p: 'pairs')
show('[1,2.5,1e3,-4]', parse_int=lambda s: 'i' + s, parse_float=lambda s: 'f' + s)
show('[1,2.5]', parse_int=float, parse_float=int)
show('[1, 2.0]', parse_float=str)
show('[NaN,Infinity,-Infinity]', parse_constant=lambda s: s)
show('[1', parse_int=str)
show('[1,2]', parse_int=lambda s: 1 / 0)
show('{"a":1}', object_hook=lambda d: undefined)
show('"a\tb"', strict=False)
show('"a\nb\x00"', strict=False)
show('"a\tb"', strict=True)
show('[1]', cls=json.JSONDecoder)
show('[1]', unknown=1)
show('9' * 4301)
show('9' * 4300 + '.5')
print(len(str(json.loads('9' * 4300))))

#> 0 int
#> 0 int
#> 12 int
#> -12 int
#> 1.5 float
#> -0.0 float
#> 1000.0 float
#> 1000.0 float
#> 0.001 float
#> 125.0 float
#> 123456789012345678 int
#> 1234567890123456789 int
#> 12345678901234567890123 int
#> -98765432109876543210 int
#> 0.1 float
#> inf float
#> -inf float
#> 0.0 float
#> 2.2250738585072014e-308 float
#> 9007199254740992.0 float
#> 0.30000000000000004 float
#> 123456789.12345679 float
#> 1.7976931348623157e+308 float
#> 5e-324 float
#> 1.0000000000000001e+23 float
#> 3.141592653589793 float
#> True bool
#> False bool
#> None NoneType
#> nan float
#> inf float
#> -inf float
#> '' str
#> 'a' str
#> 'abc def' str
#> [] list
#> {} dict
#> [] list
#> {} dict
#> 1 int
#> [1, 2, 3] list
#> [[[]]] list
#> {'a': {'b': {}}} dict
#> [1, 'a', None, True, {'x': [1.5]}] list
#> {'a': 3, 'b': 2} dict
#> '"\\/\x08\x0c\n\r\t' str
#> 'Aé€' str
#> '😀' str
#> '\ud83d' str
#> '\ude00' str
#> '\ud83dx' str
#> '\ud83dA' str
#> '😀ꯍꯍ' str
#> 'é€😀' str
#> {'é': '€'} dict
#> {'😀': [1, 2.5, '€']} dict
#> '\x7f' str
#> 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' str
#> {'': ''} dict
#> 'a\x00b' str
#> True [''] ['é']
#> True ['a'] ['aé']
#> True ['ab'] ['abé']
#> True ['abc'] ['abcé']
#> True ['abcd'] ['abcdé']
#> True ['abcde'] ['abcdeé']
#> True ['abcdef'] ['abcdefé']
#> True ['abcdefg'] ['abcdefgé']
#> True ['abcdefgh'] ['abcdefghé']
#> True ['abcdefghi'] ['abcdefghié']
#> True ['abcdefghij'] ['abcdefghijé']
#> True ['abcdefghijk'] ['abcdefghijké']
#> {'name': 0, 'nbme': 0, 'kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk': 1} 4 -4
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> {'a': 'é€'} dict
#> [1] list
#> 1 int
#> 12 int
#> {'a': 1} dict
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> TypeError the JSON object must be str, bytes or bytearray, not int
#> TypeError the JSON object must be str, bytes or bytearray, not NoneType
#> TypeError the JSON object must be str, bytes or bytearray, not list
#> TypeError the JSON object must be str, bytes or bytearray, not float
#> TypeError the JSON object must be str, bytes or bytearray, not type
#> JSONDecodeError Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)
#> [1] list
#> [('a', 1), ('b', [('c', 2)])] list
#> [('a', 1), ('b', [('c', 2)])] list
#> (('a', 1), ('a', 2)) tuple
#> 'pairs' str
#> ['i1', 'f2.5', 'f1e3', 'i-4'] list
#> ValueError invalid literal for int() with base 10: '2.5'
#> [1, '2.0'] list
#> ['NaN', 'Infinity', '-Infinity'] list
#> JSONDecodeError Expecting ',' delimiter: line 1 column 3 (char 2)
#> ZeroDivisionError division by zero
#> NameError name 'undefined' is not defined
#> 'a\tb' str
#> 'a\nb\x00' str
#> JSONDecodeError Invalid control character at: line 1 column 3 (char 2)
#> [1] list
#> TypeError JSONDecoder.__init__() got an unexpected keyword argument 'unknown'
#> ValueError Exceeds the limit (4300 digits) for integer string conversion: value has 4301 digits; use sys.set_int_max_str_digits() to increase the limit
#> inf float
#> 4300
