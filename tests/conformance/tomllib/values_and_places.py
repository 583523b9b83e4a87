# tomllib: every kind of value, valid and invalid, and the positions of errors; load, parse_float, TOMLDecodeError.
# option: --policy standard
import io
import tomllib
import warnings
from decimal import Decimal


def show(function, *arguments, **options):
    try:
        print(ascii(function(*arguments, **options)))
    except tomllib.TOMLDecodeError as error:
        print(error, ascii(error.msg), error.pos, error.lineno, error.colno, type(error.__cause__).__name__)
    except Exception as error:
        print(f'{type(error).__name__}: {error}')


VALUES = r'''1 -5 +7 0 -0 +0 00 -01 0x1F 0xdead_beef 0X1 +0x1 0o17 0o8 0b1_0 0b2 1_000 1__0 _1 1_ 3.14 -0.0 1e5 1E-5 1.5e+3 1_0.2_5 1. .5 5.e2 1e 1e5.5
inf -inf +inf nan -nan +nan infx in Inf true false True tru falsee "s" "a\tb\u00e9\U0001F600" "\b\n\f\r\"\\" "\q" "\u12" "\u12g4" "\ud800" "\udfff" "\U00110000" "\U0010FFFF" "\e" "\x41"
'lit' 'it\n' '' "" '"' "'" [] [1,2] [1,[2,"x"],] [,] [1,,2] [1,2 [[]] [[],] {} {a=1} {a=1,} {,} {a} {a=} {a=1;b=2} {a=[{b=1}]} { 'a' = 1 }x
2024-01-02 2024-02-29 2023-02-29 2024-13-01 2024-00-01 2024-01-32 0000-01-01 9999-12-31 2024-1-2 2024-01-02T03:04:05Z 2024-01-02t03:04:05z 2024-01-02T03:04:05.1234567+01:30 2024-01-02T03:04:05-00:00
2024-01-02T03:04:05-23:59 2024-01-02T24:00:00 2024-01-02T03:04 2024-01-02T 2024-01-02T03:04:60 1979-05-27T07:32:00+24:00 03:04:05 03:04:05.1 23:59:59.999999999 24:00:00 03:04 3:04:05 03:04:05Z
\ é - + 0x 0o 0b . , = # ] } ] 1=2 a"b 1.2.3 1979-05 2024-01-02_ 12:34:56:78 99999999999999999999 1e400 -1e-400'''.split()
VALUES += ['', '"unclosed', "'unclosed", '"""unclosed', "'''unclosed", '[1', '[', '[1,', '{', '{a=1', '{a=1,', '"\\',
           '"\\u', '"""\\', '"""\\ ', '"""\\ \n',
           '"""multi\nline"""', '"""\nfirst"""', '"""\n\nsecond"""', '"""a\\\n   b"""', '"""a\\  \n  \t\n b"""',
           '"""a\\ x"""', '""""q"""', '"""q""""', '"""q"""""', '"""q""""""',
           '"""a"b""c"""', "'''x\ny'''", "'''\nx'''''", "''''", "''''''", "'''a''b'c'''", '"a\nb"', "'a\nb'",
           '"\x00"', '"\x7f"', "'\x01'", "'\t'", '"\t"', '"""\r"""', '"""\r\n"""', "'''\x0b'''",
           '2024-01-02 03:04:05', '2024-01-02 03:04', '2024-01-02  03:04:05', '2024-01-02 # c',
           '[ # c\n 1, # d\n\n] # e', '[1, # \x01\n]', '[1 # c', '[1\n\t,\r\n2]', '[1 2]', '{a = 1\n}',
           '{ a . b = 1 , "c" = 2 }',
           '{a = """x\ny""", b = 2}', '{a = 1 # c\n}', '1 # \x7f', '1 #\ttab', '1 # é\u2028', '1\r', '1 \x0c',
           '1 a = 2', '9' * 5000, '1' + '0' * 4299]
for value in VALUES:
    show(tomllib.loads, 'key = ' + value)
    show(tomllib.loads, f'first = 1\n key = {value}\nlast = 2')

for document in ('', '\n', ' \t\n', '\r\n\r\n', '# comment', '# comment \x00', '#\r\n', '\r', '\ufeffa = 1',
                 '\xa0a = 1', 'a', 'a.', '.a = 1', 'a..b = 1', 'a = 1 = 2', '= 1', '"" = 1', "'' = 1", '"a\nb" = 1',
                 '"a', "'a", '"""a""" = 1', "'''a''' = 1", 'a b = 1', 'a\n= 1', 'a =\n1', 'a . b . "c" = 1',
                 'a.1.2 = 3', '1.2 = 3', '-_- = 1', 'é = 1', 'a\tb = 1', '[', '[]', '[[', '[[]]', '[a', '[a]]',
                 '[[a]', '[ a . b ]',
                 '[a] b = 1', '[a]#', '[a\n]', '[[ a ]', '[ [a] ]', '[[a] ]', '[a.]', '[.a]', '[a b]',
                 '[a]\n\n[b]\nc = 1', 'a = 1\x00', '\x00', '{}', '"a" "b" = 1', "a = 1\n'a' = 2", 'a = 1 b = 2'):
    show(tomllib.loads, document)

show(tomllib.loads, 'a = 1.50\nb = inf\nc = [-nan, 1e3, 5]', parse_float=Decimal)
show(tomllib.loads, 'a = 1_0.5', parse_float=str)
show(tomllib.loads, 'a = 1.5', parse_float=lambda text: [])
show(tomllib.loads, 'a = 1.5', parse_float=lambda text: {})
show(tomllib.loads, 'a = 1.5', parse_float=None)
show(tomllib.loads, 'a = 1.5', parse_float=int)
show(tomllib.loads, 'a = 1', parse_float=None)
for wrong in (b'a = 1', 5, None, [], object):
    show(tomllib.loads, wrong)
show(tomllib.loads)
show(tomllib.loads, s='a = 1')
show(tomllib.load, io.BytesIO('é = 1\r\n'.encode()))
show(tomllib.load, io.BytesIO('"é" = 1\r\n'.encode()), parse_float=str)
show(tomllib.load, io.BytesIO(b'a = "\xff"'))
show(tomllib.load, io.StringIO('a = 1'))
show(tomllib.load, 5)

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    for arguments in ((), ('text',), ('text', 'document'), ('text', 'document', 3, 4), (1, 2, 3), ('text', 'a\nb\nc',
        4), ('text', 'a\nb', 9), ('text', '', 0), ('text', 'ab', True)):
        error = tomllib.TOMLDecodeError(*arguments)
        print(error.args, vars(error), str(error), len(caught))
    print(caught[0].category.__name__, caught[0].message)
show(tomllib.TOMLDecodeError, msg='text', doc='doc', pos=1)
print(tomllib.TOMLDecodeError.__module__, tomllib.TOMLDecodeError.__mro__[1].__name__, tomllib.__all__,
      issubclass(tomllib.TOMLDecodeError, ValueError))

#> {'key': 1}
#> {'first': 1, 'key': 1, 'last': 2}
#> {'key': -5}
#> {'first': 1, 'key': -5, 'last': 2}
#> {'key': 7}
#> {'first': 1, 'key': 7, 'last': 2}
#> {'key': 0}
#> {'first': 1, 'key': 0, 'last': 2}
#> {'key': 0}
#> {'first': 1, 'key': 0, 'last': 2}
#> {'key': 0}
#> {'first': 1, 'key': 0, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 9) 'Expected newline or end of document after a statement' 8 1 9 NoneType
#> Expected newline or end of document after a statement (at line 2, column 10) 'Expected newline or end of document after a statement' 19 2 10 NoneType
#> {'key': 31}
#> {'first': 1, 'key': 31, 'last': 2}
#> {'key': 3735928559}
#> {'first': 1, 'key': 3735928559, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 9) 'Expected newline or end of document after a statement' 8 1 9 NoneType
#> Expected newline or end of document after a statement (at line 2, column 10) 'Expected newline or end of document after a statement' 19 2 10 NoneType
#> {'key': 15}
#> {'first': 1, 'key': 15, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> {'key': 2}
#> {'first': 1, 'key': 2, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> {'key': 1000}
#> {'first': 1, 'key': 1000, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> {'key': 3.14}
#> {'first': 1, 'key': 3.14, 'last': 2}
#> {'key': -0.0}
#> {'first': 1, 'key': -0.0, 'last': 2}
#> {'key': 100000.0}
#> {'first': 1, 'key': 100000.0, 'last': 2}
#> {'key': 1e-05}
#> {'first': 1, 'key': 1e-05, 'last': 2}
#> {'key': 1500.0}
#> {'first': 1, 'key': 1500.0, 'last': 2}
#> {'key': 10.25}
#> {'first': 1, 'key': 10.25, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 10) 'Expected newline or end of document after a statement' 9 1 10 NoneType
#> Expected newline or end of document after a statement (at line 2, column 11) 'Expected newline or end of document after a statement' 20 2 11 NoneType
#> {'key': inf}
#> {'first': 1, 'key': inf, 'last': 2}
#> {'key': -inf}
#> {'first': 1, 'key': -inf, 'last': 2}
#> {'key': inf}
#> {'first': 1, 'key': inf, 'last': 2}
#> {'key': nan}
#> {'first': 1, 'key': nan, 'last': 2}
#> {'key': nan}
#> {'first': 1, 'key': nan, 'last': 2}
#> {'key': nan}
#> {'first': 1, 'key': nan, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 10) 'Expected newline or end of document after a statement' 9 1 10 NoneType
#> Expected newline or end of document after a statement (at line 2, column 11) 'Expected newline or end of document after a statement' 20 2 11 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> {'key': True}
#> {'first': 1, 'key': True, 'last': 2}
#> {'key': False}
#> {'first': 1, 'key': False, 'last': 2}
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 12) 'Expected newline or end of document after a statement' 11 1 12 NoneType
#> Expected newline or end of document after a statement (at line 2, column 13) 'Expected newline or end of document after a statement' 22 2 13 NoneType
#> {'key': 's'}
#> {'first': 1, 'key': 's', 'last': 2}
#> {'key': 'a\tb\xe9\U0001f600'}
#> {'first': 1, 'key': 'a\tb\xe9\U0001f600', 'last': 2}
#> {'key': '\x08\n\x0c\r"\\'}
#> {'first': 1, 'key': '\x08\n\x0c\r"\\', 'last': 2}
#> Unescaped '\' in a string (at line 1, column 10) "Unescaped '\\' in a string" 9 1 10 NoneType
#> Unescaped '\' in a string (at line 2, column 11) "Unescaped '\\' in a string" 20 2 11 NoneType
#> Invalid hex value (at line 1, column 10) 'Invalid hex value' 9 1 10 NoneType
#> Invalid hex value (at line 2, column 11) 'Invalid hex value' 20 2 11 NoneType
#> Invalid hex value (at line 1, column 10) 'Invalid hex value' 9 1 10 NoneType
#> Invalid hex value (at line 2, column 11) 'Invalid hex value' 20 2 11 NoneType
#> Escaped character is not a Unicode scalar value (at line 1, column 14) 'Escaped character is not a Unicode scalar value' 13 1 14 NoneType
#> Escaped character is not a Unicode scalar value (at line 2, column 15) 'Escaped character is not a Unicode scalar value' 24 2 15 NoneType
#> Escaped character is not a Unicode scalar value (at line 1, column 14) 'Escaped character is not a Unicode scalar value' 13 1 14 NoneType
#> Escaped character is not a Unicode scalar value (at line 2, column 15) 'Escaped character is not a Unicode scalar value' 24 2 15 NoneType
#> Escaped character is not a Unicode scalar value (at line 1, column 18) 'Escaped character is not a Unicode scalar value' 17 1 18 NoneType
#> Escaped character is not a Unicode scalar value (at line 2, column 19) 'Escaped character is not a Unicode scalar value' 28 2 19 NoneType
#> {'key': '\U0010ffff'}
#> {'first': 1, 'key': '\U0010ffff', 'last': 2}
#> Unescaped '\' in a string (at line 1, column 10) "Unescaped '\\' in a string" 9 1 10 NoneType
#> Unescaped '\' in a string (at line 2, column 11) "Unescaped '\\' in a string" 20 2 11 NoneType
#> Unescaped '\' in a string (at line 1, column 10) "Unescaped '\\' in a string" 9 1 10 NoneType
#> Unescaped '\' in a string (at line 2, column 11) "Unescaped '\\' in a string" 20 2 11 NoneType
#> {'key': 'lit'}
#> {'first': 1, 'key': 'lit', 'last': 2}
#> {'key': 'it\\n'}
#> {'first': 1, 'key': 'it\\n', 'last': 2}
#> {'key': ''}
#> {'first': 1, 'key': '', 'last': 2}
#> {'key': ''}
#> {'first': 1, 'key': '', 'last': 2}
#> {'key': '"'}
#> {'first': 1, 'key': '"', 'last': 2}
#> {'key': "'"}
#> {'first': 1, 'key': "'", 'last': 2}
#> {'key': []}
#> {'first': 1, 'key': [], 'last': 2}
#> {'key': [1, 2]}
#> {'first': 1, 'key': [1, 2], 'last': 2}
#> {'key': [1, [2, 'x']]}
#> {'first': 1, 'key': [1, [2, 'x']], 'last': 2}
#> Invalid value (at line 1, column 8) 'Invalid value' 7 1 8 NoneType
#> Invalid value (at line 2, column 9) 'Invalid value' 18 2 9 NoneType
#> Invalid value (at line 1, column 10) 'Invalid value' 9 1 10 NoneType
#> Invalid value (at line 2, column 11) 'Invalid value' 20 2 11 NoneType
#> Unclosed array (at end of document) 'Unclosed array' 10 1 11 NoneType
#> Unclosed array (at line 3, column 1) 'Unclosed array' 22 3 1 NoneType
#> {'key': [[]]}
#> {'first': 1, 'key': [[]], 'last': 2}
#> {'key': [[]]}
#> {'first': 1, 'key': [[]], 'last': 2}
#> {'key': {}}
#> {'first': 1, 'key': {}, 'last': 2}
#> {'key': {'a': 1}}
#> {'first': 1, 'key': {'a': 1}, 'last': 2}
#> Invalid initial character for a key part (at line 1, column 12) 'Invalid initial character for a key part' 11 1 12 NoneType
#> Invalid initial character for a key part (at line 2, column 13) 'Invalid initial character for a key part' 22 2 13 NoneType
#> Invalid initial character for a key part (at line 1, column 8) 'Invalid initial character for a key part' 7 1 8 NoneType
#> Invalid initial character for a key part (at line 2, column 9) 'Invalid initial character for a key part' 18 2 9 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 9) "Expected '=' after a key in a key/value pair" 8 1 9 NoneType
#> Expected '=' after a key in a key/value pair (at line 2, column 10) "Expected '=' after a key in a key/value pair" 19 2 10 NoneType
#> Invalid value (at line 1, column 10) 'Invalid value' 9 1 10 NoneType
#> Invalid value (at line 2, column 11) 'Invalid value' 20 2 11 NoneType
#> Unclosed inline table (at line 1, column 11) 'Unclosed inline table' 10 1 11 NoneType
#> Unclosed inline table (at line 2, column 12) 'Unclosed inline table' 21 2 12 NoneType
#> {'key': {'a': [{'b': 1}]}}
#> {'first': 1, 'key': {'a': [{'b': 1}]}, 'last': 2}
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 7 1 8 NoneType
#> Invalid initial character for a key part (at line 2, column 9) 'Invalid initial character for a key part' 18 2 9 NoneType
#> {'key': 'a'}
#> {'first': 1, 'key': 'a', 'last': 2}
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> {'key': 1}
#> {'first': 1, 'key': 1, 'last': 2}
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> {'key': datetime.date(2024, 1, 2)}
#> {'first': 1, 'key': datetime.date(2024, 1, 2), 'last': 2}
#> {'key': datetime.date(2024, 2, 29)}
#> {'first': 1, 'key': datetime.date(2024, 2, 29), 'last': 2}
#> Invalid date or datetime (at line 1, column 7) 'Invalid date or datetime' 6 1 7 ValueError
#> Invalid date or datetime (at line 2, column 8) 'Invalid date or datetime' 17 2 8 ValueError
#> Expected newline or end of document after a statement (at line 1, column 11) 'Expected newline or end of document after a statement' 10 1 11 NoneType
#> Expected newline or end of document after a statement (at line 2, column 12) 'Expected newline or end of document after a statement' 21 2 12 NoneType
#> Expected newline or end of document after a statement (at line 1, column 11) 'Expected newline or end of document after a statement' 10 1 11 NoneType
#> Expected newline or end of document after a statement (at line 2, column 12) 'Expected newline or end of document after a statement' 21 2 12 NoneType
#> Expected newline or end of document after a statement (at line 1, column 11) 'Expected newline or end of document after a statement' 10 1 11 NoneType
#> Expected newline or end of document after a statement (at line 2, column 12) 'Expected newline or end of document after a statement' 21 2 12 NoneType
#> Invalid date or datetime (at line 1, column 7) 'Invalid date or datetime' 6 1 7 ValueError
#> Invalid date or datetime (at line 2, column 8) 'Invalid date or datetime' 17 2 8 ValueError
#> {'key': datetime.date(9999, 12, 31)}
#> {'first': 1, 'key': datetime.date(9999, 12, 31), 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 11) 'Expected newline or end of document after a statement' 10 1 11 NoneType
#> Expected newline or end of document after a statement (at line 2, column 12) 'Expected newline or end of document after a statement' 21 2 12 NoneType
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc), 'last': 2}
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc), 'last': 2}
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=5400)))}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5, 123456, tzinfo=datetime.timezone(datetime.timedelta(seconds=5400))), 'last': 2}
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc), 'last': 2}
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=60)))}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone(datetime.timedelta(days=-1, seconds=60))), 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 17) 'Expected newline or end of document after a statement' 16 1 17 NoneType
#> Expected newline or end of document after a statement (at line 2, column 18) 'Expected newline or end of document after a statement' 27 2 18 NoneType
#> Expected newline or end of document after a statement (at line 1, column 17) 'Expected newline or end of document after a statement' 16 1 17 NoneType
#> Expected newline or end of document after a statement (at line 2, column 18) 'Expected newline or end of document after a statement' 27 2 18 NoneType
#> Expected newline or end of document after a statement (at line 1, column 17) 'Expected newline or end of document after a statement' 16 1 17 NoneType
#> Expected newline or end of document after a statement (at line 2, column 18) 'Expected newline or end of document after a statement' 27 2 18 NoneType
#> Expected newline or end of document after a statement (at line 1, column 17) 'Expected newline or end of document after a statement' 16 1 17 NoneType
#> Expected newline or end of document after a statement (at line 2, column 18) 'Expected newline or end of document after a statement' 27 2 18 NoneType
#> Expected newline or end of document after a statement (at line 1, column 26) 'Expected newline or end of document after a statement' 25 1 26 NoneType
#> Expected newline or end of document after a statement (at line 2, column 27) 'Expected newline or end of document after a statement' 36 2 27 NoneType
#> {'key': datetime.time(3, 4, 5)}
#> {'first': 1, 'key': datetime.time(3, 4, 5), 'last': 2}
#> {'key': datetime.time(3, 4, 5, 100000)}
#> {'first': 1, 'key': datetime.time(3, 4, 5, 100000), 'last': 2}
#> {'key': datetime.time(23, 59, 59, 999999)}
#> {'first': 1, 'key': datetime.time(23, 59, 59, 999999), 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 9) 'Expected newline or end of document after a statement' 8 1 9 NoneType
#> Expected newline or end of document after a statement (at line 2, column 10) 'Expected newline or end of document after a statement' 19 2 10 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 15) 'Expected newline or end of document after a statement' 14 1 15 NoneType
#> Expected newline or end of document after a statement (at line 2, column 16) 'Expected newline or end of document after a statement' 25 2 16 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> Expected newline or end of document after a statement (at line 2, column 9) 'Expected newline or end of document after a statement' 18 2 9 NoneType
#> Invalid value (at line 1, column 7) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 10) 'Expected newline or end of document after a statement' 9 1 10 NoneType
#> Expected newline or end of document after a statement (at line 2, column 11) 'Expected newline or end of document after a statement' 20 2 11 NoneType
#> Expected newline or end of document after a statement (at line 1, column 11) 'Expected newline or end of document after a statement' 10 1 11 NoneType
#> Expected newline or end of document after a statement (at line 2, column 12) 'Expected newline or end of document after a statement' 21 2 12 NoneType
#> Expected newline or end of document after a statement (at line 1, column 17) 'Expected newline or end of document after a statement' 16 1 17 NoneType
#> Expected newline or end of document after a statement (at line 2, column 18) 'Expected newline or end of document after a statement' 27 2 18 NoneType
#> Expected newline or end of document after a statement (at line 1, column 15) 'Expected newline or end of document after a statement' 14 1 15 NoneType
#> Expected newline or end of document after a statement (at line 2, column 16) 'Expected newline or end of document after a statement' 25 2 16 NoneType
#> {'key': 99999999999999999999}
#> {'first': 1, 'key': 99999999999999999999, 'last': 2}
#> {'key': inf}
#> {'first': 1, 'key': inf, 'last': 2}
#> {'key': -0.0}
#> {'first': 1, 'key': -0.0, 'last': 2}
#> Invalid value (at end of document) 'Invalid value' 6 1 7 NoneType
#> Invalid value (at line 2, column 8) 'Invalid value' 17 2 8 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 15 1 16 NoneType
#> Illegal character '\n' (at line 2, column 17) "Illegal character '\\n'" 26 2 17 NoneType
#> Expected "'" (at end of document) 'Expected "\'"' 15 1 16 NoneType
#> Expected "'" (at end of document) 'Expected "\'"' 35 3 9 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 17 1 18 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 37 3 9 NoneType
#> Expected "'''" (at end of document) 'Expected "\'\'\'"' 17 1 18 NoneType
#> Expected "'''" (at end of document) 'Expected "\'\'\'"' 37 3 9 NoneType
#> Unclosed array (at end of document) 'Unclosed array' 8 1 9 NoneType
#> Unclosed array (at line 3, column 1) 'Unclosed array' 20 3 1 NoneType
#> Invalid value (at end of document) 'Invalid value' 7 1 8 NoneType
#> Invalid value (at line 3, column 1) 'Invalid value' 19 3 1 NoneType
#> Invalid value (at end of document) 'Invalid value' 9 1 10 NoneType
#> Invalid value (at line 3, column 1) 'Invalid value' 21 3 1 NoneType
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 7 1 8 NoneType
#> Invalid initial character for a key part (at line 2, column 9) 'Invalid initial character for a key part' 18 2 9 NoneType
#> Unclosed inline table (at end of document) 'Unclosed inline table' 10 1 11 NoneType
#> Unclosed inline table (at line 2, column 12) 'Unclosed inline table' 21 2 12 NoneType
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 11 1 12 NoneType
#> Invalid initial character for a key part (at line 2, column 13) 'Invalid initial character for a key part' 22 2 13 NoneType
#> Unescaped '\' in a string (at end of document) "Unescaped '\\' in a string" 9 1 10 NoneType
#> Unescaped '\' in a string (at line 3, column 1) "Unescaped '\\' in a string" 20 3 1 NoneType
#> Invalid hex value (at end of document) 'Invalid hex value' 9 1 10 NoneType
#> Invalid hex value (at line 2, column 11) 'Invalid hex value' 20 2 11 NoneType
#> Unescaped '\' in a string (at end of document) "Unescaped '\\' in a string" 11 1 12 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 30 3 9 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 11 1 12 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 31 3 9 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 12 2 1 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 32 4 9 NoneType
#> {'key': 'multi\nline'}
#> {'first': 1, 'key': 'multi\nline', 'last': 2}
#> {'key': 'first'}
#> {'first': 1, 'key': 'first', 'last': 2}
#> {'key': '\nsecond'}
#> {'first': 1, 'key': '\nsecond', 'last': 2}
#> {'key': 'ab'}
#> {'first': 1, 'key': 'ab', 'last': 2}
#> {'key': 'ab'}
#> {'first': 1, 'key': 'ab', 'last': 2}
#> Unescaped '\' in a string (at line 1, column 13) "Unescaped '\\' in a string" 12 1 13 NoneType
#> Unescaped '\' in a string (at line 2, column 14) "Unescaped '\\' in a string" 23 2 14 NoneType
#> {'key': '"q'}
#> {'first': 1, 'key': '"q', 'last': 2}
#> {'key': 'q"'}
#> {'first': 1, 'key': 'q"', 'last': 2}
#> {'key': 'q""'}
#> {'first': 1, 'key': 'q""', 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 16) 'Expected newline or end of document after a statement' 15 1 16 NoneType
#> Expected newline or end of document after a statement (at line 2, column 17) 'Expected newline or end of document after a statement' 26 2 17 NoneType
#> {'key': 'a"b""c'}
#> {'first': 1, 'key': 'a"b""c', 'last': 2}
#> {'key': 'x\ny'}
#> {'first': 1, 'key': 'x\ny', 'last': 2}
#> {'key': "x''"}
#> {'first': 1, 'key': "x''", 'last': 2}
#> Expected "'''" (at end of document) 'Expected "\'\'\'"' 10 1 11 NoneType
#> Expected "'''" (at end of document) 'Expected "\'\'\'"' 30 3 9 NoneType
#> {'key': ''}
#> {'first': 1, 'key': '', 'last': 2}
#> {'key': "a''b'c"}
#> {'first': 1, 'key': "a''b'c", 'last': 2}
#> Illegal character '\n' (at line 1, column 9) "Illegal character '\\n'" 8 1 9 NoneType
#> Illegal character '\n' (at line 2, column 10) "Illegal character '\\n'" 19 2 10 NoneType
#> Found invalid character '\n' (at line 1, column 9) "Found invalid character '\\n'" 8 1 9 NoneType
#> Found invalid character '\n' (at line 2, column 10) "Found invalid character '\\n'" 19 2 10 NoneType
#> Illegal character '\x00' (at line 1, column 8) "Illegal character '\\x00'" 7 1 8 NoneType
#> Illegal character '\x00' (at line 2, column 9) "Illegal character '\\x00'" 18 2 9 NoneType
#> Illegal character '\x7f' (at line 1, column 8) "Illegal character '\\x7f'" 7 1 8 NoneType
#> Illegal character '\x7f' (at line 2, column 9) "Illegal character '\\x7f'" 18 2 9 NoneType
#> Found invalid character '\x01' (at line 1, column 8) "Found invalid character '\\x01'" 7 1 8 NoneType
#> Found invalid character '\x01' (at line 2, column 9) "Found invalid character '\\x01'" 18 2 9 NoneType
#> {'key': '\t'}
#> {'first': 1, 'key': '\t', 'last': 2}
#> {'key': '\t'}
#> {'first': 1, 'key': '\t', 'last': 2}
#> Illegal character '\r' (at line 1, column 10) "Illegal character '\\r'" 9 1 10 NoneType
#> Illegal character '\r' (at line 2, column 11) "Illegal character '\\r'" 20 2 11 NoneType
#> {'key': ''}
#> {'first': 1, 'key': '', 'last': 2}
#> Found invalid character '\x0b' (at line 1, column 10) "Found invalid character '\\x0b'" 9 1 10 NoneType
#> Found invalid character '\x0b' (at line 2, column 11) "Found invalid character '\\x0b'" 20 2 11 NoneType
#> {'key': datetime.datetime(2024, 1, 2, 3, 4, 5)}
#> {'first': 1, 'key': datetime.datetime(2024, 1, 2, 3, 4, 5), 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 18) 'Expected newline or end of document after a statement' 17 1 18 NoneType
#> Expected newline or end of document after a statement (at line 2, column 19) 'Expected newline or end of document after a statement' 28 2 19 NoneType
#> Expected newline or end of document after a statement (at line 1, column 19) 'Expected newline or end of document after a statement' 18 1 19 NoneType
#> Expected newline or end of document after a statement (at line 2, column 20) 'Expected newline or end of document after a statement' 29 2 20 NoneType
#> {'key': datetime.date(2024, 1, 2)}
#> {'first': 1, 'key': datetime.date(2024, 1, 2), 'last': 2}
#> {'key': [1]}
#> {'first': 1, 'key': [1], 'last': 2}
#> Found invalid character '\x01' (at line 1, column 13) "Found invalid character '\\x01'" 12 1 13 NoneType
#> Found invalid character '\x01' (at line 2, column 14) "Found invalid character '\\x01'" 23 2 14 NoneType
#> Unclosed array (at end of document) 'Unclosed array' 12 1 13 NoneType
#> Unclosed array (at line 3, column 1) 'Unclosed array' 24 3 1 NoneType
#> {'key': [1, 2]}
#> {'first': 1, 'key': [1, 2], 'last': 2}
#> Unclosed array (at line 1, column 10) 'Unclosed array' 9 1 10 NoneType
#> Unclosed array (at line 2, column 11) 'Unclosed array' 20 2 11 NoneType
#> Unclosed inline table (at line 1, column 13) 'Unclosed inline table' 12 1 13 NoneType
#> Unclosed inline table (at line 2, column 14) 'Unclosed inline table' 23 2 14 NoneType
#> {'key': {'a': {'b': 1}, 'c': 2}}
#> {'first': 1, 'key': {'a': {'b': 1}, 'c': 2}, 'last': 2}
#> {'key': {'a': 'x\ny', 'b': 2}}
#> {'first': 1, 'key': {'a': 'x\ny', 'b': 2}, 'last': 2}
#> Unclosed inline table (at line 1, column 14) 'Unclosed inline table' 13 1 14 NoneType
#> Unclosed inline table (at line 2, column 15) 'Unclosed inline table' 24 2 15 NoneType
#> Found invalid character '\x7f' (at line 1, column 11) "Found invalid character '\\x7f'" 10 1 11 NoneType
#> Found invalid character '\x7f' (at line 2, column 12) "Found invalid character '\\x7f'" 21 2 12 NoneType
#> {'key': 1}
#> {'first': 1, 'key': 1, 'last': 2}
#> {'key': 1}
#> {'first': 1, 'key': 1, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 8) 'Expected newline or end of document after a statement' 7 1 8 NoneType
#> {'first': 1, 'key': 1, 'last': 2}
#> Expected newline or end of document after a statement (at line 1, column 9) 'Expected newline or end of document after a statement' 8 1 9 NoneType
#> Expected newline or end of document after a statement (at line 2, column 10) 'Expected newline or end of document after a statement' 19 2 10 NoneType
#> Expected newline or end of document after a statement (at line 1, column 9) 'Expected newline or end of document after a statement' 8 1 9 NoneType
#> Expected newline or end of document after a statement (at line 2, column 10) 'Expected newline or end of document after a statement' 19 2 10 NoneType
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
#> ValueError: Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
#> {'key': 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000}
#> {'first': 1, 'key': 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 'last': 2}
#> {}
#> {}
#> {}
#> {}
#> {}
#> Found invalid character '\x00' (at line 1, column 11) "Found invalid character '\\x00'" 10 1 11 NoneType
#> {}
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Expected '=' after a key in a key/value pair (at end of document) "Expected '=' after a key in a key/value pair" 1 1 2 NoneType
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 2 1 3 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Invalid initial character for a key part (at line 1, column 3) 'Invalid initial character for a key part' 2 1 3 NoneType
#> Expected newline or end of document after a statement (at line 1, column 7) 'Expected newline or end of document after a statement' 6 1 7 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> {'': 1}
#> {'': 1}
#> Illegal character '\n' (at line 1, column 3) "Illegal character '\\n'" 2 1 3 NoneType
#> Unterminated string (at end of document) 'Unterminated string' 2 1 3 NoneType
#> Expected "'" (at end of document) 'Expected "\'"' 2 1 3 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 3) "Expected '=' after a key in a key/value pair" 2 1 3 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 3) "Expected '=' after a key in a key/value pair" 2 1 3 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 3) "Expected '=' after a key in a key/value pair" 2 1 3 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 2) "Expected '=' after a key in a key/value pair" 1 1 2 NoneType
#> Invalid value (at line 1, column 4) 'Invalid value' 3 1 4 NoneType
#> {'a': {'b': {'c': 1}}}
#> {'a': {'1': {'2': 3}}}
#> {'1': {'2': 3}}
#> {'-_-': 1}
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 3) "Expected '=' after a key in a key/value pair" 2 1 3 NoneType
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 1 1 2 NoneType
#> Invalid initial character for a key part (at line 1, column 2) 'Invalid initial character for a key part' 1 1 2 NoneType
#> Invalid initial character for a key part (at end of document) 'Invalid initial character for a key part' 2 1 3 NoneType
#> Invalid initial character for a key part (at line 1, column 3) 'Invalid initial character for a key part' 2 1 3 NoneType
#> Expected ']' at the end of a table declaration (at end of document) "Expected ']' at the end of a table declaration" 2 1 3 NoneType
#> Expected newline or end of document after a statement (at line 1, column 4) 'Expected newline or end of document after a statement' 3 1 4 NoneType
#> Expected ']]' at the end of an array declaration (at line 1, column 4) "Expected ']]' at the end of an array declaration" 3 1 4 NoneType
#> {'a': {'b': {}}}
#> Expected newline or end of document after a statement (at line 1, column 5) 'Expected newline or end of document after a statement' 4 1 5 NoneType
#> {'a': {}}
#> Expected ']' at the end of a table declaration (at line 1, column 3) "Expected ']' at the end of a table declaration" 2 1 3 NoneType
#> Expected ']]' at the end of an array declaration (at line 1, column 6) "Expected ']]' at the end of an array declaration" 5 1 6 NoneType
#> Invalid initial character for a key part (at line 1, column 3) 'Invalid initial character for a key part' 2 1 3 NoneType
#> Expected ']]' at the end of an array declaration (at line 1, column 4) "Expected ']]' at the end of an array declaration" 3 1 4 NoneType
#> Invalid initial character for a key part (at line 1, column 4) 'Invalid initial character for a key part' 3 1 4 NoneType
#> Invalid initial character for a key part (at line 1, column 2) 'Invalid initial character for a key part' 1 1 2 NoneType
#> Expected ']' at the end of a table declaration (at line 1, column 4) "Expected ']' at the end of a table declaration" 3 1 4 NoneType
#> {'a': {}, 'b': {'c': 1}}
#> Expected newline or end of document after a statement (at line 1, column 6) 'Expected newline or end of document after a statement' 5 1 6 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> Expected '=' after a key in a key/value pair (at line 1, column 5) "Expected '=' after a key in a key/value pair" 4 1 5 NoneType
#> Cannot overwrite a value (at end of document) 'Cannot overwrite a value' 13 2 8 NoneType
#> Expected newline or end of document after a statement (at line 1, column 7) 'Expected newline or end of document after a statement' 6 1 7 NoneType
#> {'a': Decimal('1.50'), 'b': Decimal('Infinity'), 'c': [Decimal('-NaN'), Decimal('1E+3'), 5]}
#> {'a': '1_0.5'}
#> ValueError: parse_float must not return dicts or lists
#> ValueError: parse_float must not return dicts or lists
#> TypeError: 'NoneType' object is not callable
#> ValueError: invalid literal for int() with base 10: '1.5'
#> {'a': 1}
#> TypeError: Expected str object, not 'bytes'
#> TypeError: Expected str object, not 'int'
#> TypeError: Expected str object, not 'NoneType'
#> TypeError: Expected str object, not 'list'
#> TypeError: Expected str object, not 'type'
#> TypeError: loads() missing 1 required positional argument: 's'
#> TypeError: loads() got some positional-only arguments passed as keyword arguments: 's'
#> Invalid statement (at line 1, column 1) 'Invalid statement' 0 1 1 NoneType
#> {'\xe9': 1}
#> UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 5: invalid start byte
#> TypeError: File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`
#> AttributeError: 'int' object has no attribute 'read'
#> () {}  1
#> ('text',) {} text 2
#> ('text', 'document') {} ('text', 'document') 3
#> ('text', 'document', 3, 4) {} ('text', 'document', 3, 4) 4
#> (1, 2, 3) {} (1, 2, 3) 5
#> ('text (at line 3, column 1)',) {'msg': 'text', 'doc': 'a\nb\nc', 'pos': 4, 'lineno': 3, 'colno': 1} text (at line 3, column 1) 5
#> ('text (at end of document)',) {'msg': 'text', 'doc': 'a\nb', 'pos': 9, 'lineno': 2, 'colno': 8} text (at end of document) 5
#> ('text (at end of document)',) {'msg': 'text', 'doc': '', 'pos': 0, 'lineno': 1, 'colno': 1} text (at end of document) 5
#> ('text (at line 1, column 2)',) {'msg': 'text', 'doc': 'ab', 'pos': True, 'lineno': 1, 'colno': 2} text (at line 1, column 2) 5
#> DeprecationWarning Free-form arguments for TOMLDecodeError are deprecated. Please set 'msg' (str), 'doc' (str) and 'pos' (int) arguments only.
#> TOMLDecodeError('text (at line 1, column 2)')
#> tomllib ValueError ('loads', 'load', 'TOMLDecodeError') True
