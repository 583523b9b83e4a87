# codecs: unicode_escape, raw_unicode_escape and utf-7, with malformed input.
# option: --policy standard
import warnings
warnings.simplefilter('error')
def t(f):
    try: print(ascii(f()))
    except UnicodeError as e: print(type(e).__name__, ascii(str(e)), e.start, e.end)
    except Exception as e: print(type(e).__name__, ascii(str(e)))
for s in ['', 'abc', 'é\n€\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"', '+', '++', 'a+b', 'é-', 'éa', 'é/', '~\\',
          '\x00', '\U0001f600a\U0001f600', '\ud800', '\ud800a', 'ab\u00a3-\u00a3+', '-', 'Hi Mom \u263a!']:
    for e in ('unicode_escape','raw_unicode_escape','utf-7', 'unicode-escape', 'U7', 'utf_7'):
        t(lambda: s.encode(e)); t(lambda: s.encode(e).decode(e))
for b in [b'', b'\\', b'a\\', b'\\x', b'\\x4', b'\\x4g', b'\\x41', b'\\u12', b'\\u1234', b'\\U0010ffff',
          b'\\U00110000', b'\\U0011', b'\\N', b'\\N{', b'\\N{}', b'\\N{BULLET', b'\\N{BULLET}x', b'\\N{nope}z',
          b'\\Nq', b'\\1', b'\\12', b'\\123', b'\\400', b'\\777a', b'\\8', b'\\q', b'a\\qb\\w', b'\\\n',
          b'\\\\u1234', b'\\\\\\u1234', b'\xe9\xff', b'\\ud800\\udc00', b'\\"\\\'', b'\\a\\b\\f\\n\\r\\t\\v',
          b'\\uD83D', b'\\x80']:
    for e in ('unicode_escape','raw_unicode_escape'):
        t(lambda: (b, b.decode(e)))
        for h in ('ignore','replace','backslashreplace', 'surrogateescape', 'nope'): t(lambda: b.decode(e, h))
for b in [b'+', b'+-', b'+AOk-', b'+AOk', b'+AOkx', b'+AOk!', b'+A', b'+AO!', b'+AA!', b'+!', b'a+!b', b'\xe9',
          b'+2AA-', b'+2AA', b'+2AAAYQ-', b'+2D3eAA-', b'+2D3eAA', b'+2AA!', b'+3AA-x', b'+AOk-+AOk-', b'+AOkA6Q-',
          b'+AOl-', b'+AO\xe9', b'a\x00b', b'~\\', b'+/-', b'+AGEAYg', b'+AGEAY', b'+AGEAYgA', b'+IKw-x',
          b'+T2BZfQ-']:
    t(lambda: (b, b.decode('utf-7')))
    for h in ('ignore','replace','backslashreplace', 'surrogateescape'): t(lambda: b.decode('utf-7', h))

#> b''
#> ''
#> b''
#> ''
#> b''
#> ''
#> b''
#> ''
#> b''
#> ''
#> b''
#> ''
#> b'abc'
#> 'abc'
#> b'abc'
#> 'abc'
#> b'abc'
#> 'abc'
#> b'abc'
#> 'abc'
#> b'abc'
#> 'abc'
#> b'abc'
#> 'abc'
#> b'\\xe9\\n\\u20ac\\\\\\t\\r\\x00\\x7f\\x80\\u0100\\U0001f600\\ud800\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'\xe9\n\\u20ac\\\t\r\x00\x7f\x80\\u0100\\U0001f600\\ud800\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'+AOk\n+IKwAXA\t\r+AAAAfwCAAQDYPd4A2AA\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'\\xe9\\n\\u20ac\\\\\\t\\r\\x00\\x7f\\x80\\u0100\\U0001f600\\ud800\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'+AOk\n+IKwAXA\t\r+AAAAfwCAAQDYPd4A2AA\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'+AOk\n+IKwAXA\t\r+AAAAfwCAAQDYPd4A2AA\'"'
#> '\xe9\n\u20ac\\\t\r\x00\x7f\x80\u0100\U0001f600\ud800\'"'
#> b'+'
#> '+'
#> b'+'
#> '+'
#> b'+-'
#> '+'
#> b'+'
#> '+'
#> b'+-'
#> '+'
#> b'+-'
#> '+'
#> b'++'
#> '++'
#> b'++'
#> '++'
#> b'+-+-'
#> '++'
#> b'++'
#> '++'
#> b'+-+-'
#> '++'
#> b'+-+-'
#> '++'
#> b'a+b'
#> 'a+b'
#> b'a+b'
#> 'a+b'
#> b'a+-b'
#> 'a+b'
#> b'a+b'
#> 'a+b'
#> b'a+-b'
#> 'a+b'
#> b'a+-b'
#> 'a+b'
#> b'\\xe9-'
#> '\xe9-'
#> b'\xe9-'
#> '\xe9-'
#> b'+AOk--'
#> '\xe9-'
#> b'\\xe9-'
#> '\xe9-'
#> b'+AOk--'
#> '\xe9-'
#> b'+AOk--'
#> '\xe9-'
#> b'\\xe9a'
#> '\xe9a'
#> b'\xe9a'
#> '\xe9a'
#> b'+AOk-a'
#> '\xe9a'
#> b'\\xe9a'
#> '\xe9a'
#> b'+AOk-a'
#> '\xe9a'
#> b'+AOk-a'
#> '\xe9a'
#> b'\\xe9/'
#> '\xe9/'
#> b'\xe9/'
#> '\xe9/'
#> b'+AOk-/'
#> '\xe9/'
#> b'\\xe9/'
#> '\xe9/'
#> b'+AOk-/'
#> '\xe9/'
#> b'+AOk-/'
#> '\xe9/'
#> b'~\\\\'
#> '~\\'
#> b'~\\'
#> '~\\'
#> b'+AH4AXA-'
#> '~\\'
#> b'~\\\\'
#> '~\\'
#> b'+AH4AXA-'
#> '~\\'
#> b'+AH4AXA-'
#> '~\\'
#> b'\\x00'
#> '\x00'
#> b'\x00'
#> '\x00'
#> b'+AAA-'
#> '\x00'
#> b'\\x00'
#> '\x00'
#> b'+AAA-'
#> '\x00'
#> b'+AAA-'
#> '\x00'
#> b'\\U0001f600a\\U0001f600'
#> '\U0001f600a\U0001f600'
#> b'\\U0001f600a\\U0001f600'
#> '\U0001f600a\U0001f600'
#> b'+2D3eAA-a+2D3eAA-'
#> '\U0001f600a\U0001f600'
#> b'\\U0001f600a\\U0001f600'
#> '\U0001f600a\U0001f600'
#> b'+2D3eAA-a+2D3eAA-'
#> '\U0001f600a\U0001f600'
#> b'+2D3eAA-a+2D3eAA-'
#> '\U0001f600a\U0001f600'
#> b'\\ud800'
#> '\ud800'
#> b'\\ud800'
#> '\ud800'
#> b'+2AA-'
#> '\ud800'
#> b'\\ud800'
#> '\ud800'
#> b'+2AA-'
#> '\ud800'
#> b'+2AA-'
#> '\ud800'
#> b'\\ud800a'
#> '\ud800a'
#> b'\\ud800a'
#> '\ud800a'
#> b'+2AA-a'
#> '\ud800a'
#> b'\\ud800a'
#> '\ud800a'
#> b'+2AA-a'
#> '\ud800a'
#> b'+2AA-a'
#> '\ud800a'
#> b'ab\\xa3-\\xa3+'
#> 'ab\xa3-\xa3+'
#> b'ab\xa3-\xa3+'
#> 'ab\xa3-\xa3+'
#> b'ab+AKM--+AKMAKw-'
#> 'ab\xa3-\xa3+'
#> b'ab\\xa3-\\xa3+'
#> 'ab\xa3-\xa3+'
#> b'ab+AKM--+AKMAKw-'
#> 'ab\xa3-\xa3+'
#> b'ab+AKM--+AKMAKw-'
#> 'ab\xa3-\xa3+'
#> b'-'
#> '-'
#> b'-'
#> '-'
#> b'-'
#> '-'
#> b'-'
#> '-'
#> b'-'
#> '-'
#> b'-'
#> '-'
#> b'Hi Mom \\u263a!'
#> 'Hi Mom \u263a!'
#> b'Hi Mom \\u263a!'
#> 'Hi Mom \u263a!'
#> b'Hi Mom +Jjo!'
#> 'Hi Mom \u263a!'
#> b'Hi Mom \\u263a!'
#> 'Hi Mom \u263a!'
#> b'Hi Mom +Jjo!'
#> 'Hi Mom \u263a!'
#> b'Hi Mom +Jjo!'
#> 'Hi Mom \u263a!'
#> (b'', '')
#> ''
#> ''
#> ''
#> ''
#> ''
#> (b'', '')
#> ''
#> ''
#> ''
#> ''
#> ''
#> UnicodeDecodeError "'unicodeescape' codec can't decode byte 0x5c in position 0: \\ at end of string" 0 1
#> ''
#> '\ufffd'
#> '\\x5c'
#> UnicodeDecodeError "'unicodeescape' codec can't decode byte 0x5c in position 0: \\ at end of string" 0 1
#> LookupError "unknown error handler name 'nope'"
#> (b'\\', '\\')
#> '\\'
#> '\\'
#> '\\'
#> '\\'
#> '\\'
#> UnicodeDecodeError "'unicodeescape' codec can't decode byte 0x5c in position 1: \\ at end of string" 1 2
#> 'a'
#> 'a\ufffd'
#> 'a\\x5c'
#> UnicodeDecodeError "'unicodeescape' codec can't decode byte 0x5c in position 1: \\ at end of string" 1 2
#> LookupError "unknown error handler name 'nope'"
#> (b'a\\', 'a\\')
#> 'a\\'
#> 'a\\'
#> 'a\\'
#> 'a\\'
#> 'a\\'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: truncated \\xXX escape" 0 2
#> ''
#> '\ufffd'
#> '\\x5c\\x78'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: truncated \\xXX escape" 0 2
#> LookupError "unknown error handler name 'nope'"
#> (b'\\x', '\\x')
#> '\\x'
#> '\\x'
#> '\\x'
#> '\\x'
#> '\\x'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape" 0 3
#> ''
#> '\ufffd'
#> '\\x5c\\x78\\x34'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape" 0 3
#> LookupError "unknown error handler name 'nope'"
#> (b'\\x4', '\\x4')
#> '\\x4'
#> '\\x4'
#> '\\x4'
#> '\\x4'
#> '\\x4'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape" 0 3
#> 'g'
#> '\ufffdg'
#> '\\x5c\\x78\\x34g'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: truncated \\xXX escape" 0 3
#> LookupError "unknown error handler name 'nope'"
#> (b'\\x4g', '\\x4g')
#> '\\x4g'
#> '\\x4g'
#> '\\x4g'
#> '\\x4g'
#> '\\x4g'
#> (b'\\x41', 'A')
#> 'A'
#> 'A'
#> 'A'
#> 'A'
#> 'A'
#> (b'\\x41', '\\x41')
#> '\\x41'
#> '\\x41'
#> '\\x41'
#> '\\x41'
#> '\\x41'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-3: truncated \\uXXXX escape" 0 4
#> ''
#> '\ufffd'
#> '\\x5c\\x75\\x31\\x32'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-3: truncated \\uXXXX escape" 0 4
#> LookupError "unknown error handler name 'nope'"
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-3: truncated \\uXXXX escape" 0 4
#> ''
#> '\ufffd'
#> '\\x5c\\x75\\x31\\x32'
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-3: truncated \\uXXXX escape" 0 4
#> LookupError "unknown error handler name 'nope'"
#> (b'\\u1234', '\u1234')
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> (b'\\u1234', '\u1234')
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> '\u1234'
#> (b'\\U0010ffff', '\U0010ffff')
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> (b'\\U0010ffff', '\U0010ffff')
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> '\U0010ffff'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-9: illegal Unicode character" 0 10
#> ''
#> '\ufffd'
#> '\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-9: illegal Unicode character" 0 10
#> LookupError "unknown error handler name 'nope'"
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-9: \\Uxxxxxxxx out of range" 0 10
#> ''
#> '\ufffd'
#> '\\x5c\\x55\\x30\\x30\\x31\\x31\\x30\\x30\\x30\\x30'
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-9: \\Uxxxxxxxx out of range" 0 10
#> LookupError "unknown error handler name 'nope'"
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-5: truncated \\UXXXXXXXX escape" 0 6
#> ''
#> '\ufffd'
#> '\\x5c\\x55\\x30\\x30\\x31\\x31'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-5: truncated \\UXXXXXXXX escape" 0 6
#> LookupError "unknown error handler name 'nope'"
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-5: truncated \\UXXXXXXXX escape" 0 6
#> ''
#> '\ufffd'
#> '\\x5c\\x55\\x30\\x30\\x31\\x31'
#> UnicodeDecodeError "'rawunicodeescape' codec can't decode bytes in position 0-5: truncated \\UXXXXXXXX escape" 0 6
#> LookupError "unknown error handler name 'nope'"
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: malformed \\N character escape" 0 2
#> ''
#> '\ufffd'
#> '\\x5c\\x4e'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: malformed \\N character escape" 0 2
#> LookupError "unknown error handler name 'nope'"
#> (b'\\N', '\\N')
#> '\\N'
#> '\\N'
#> '\\N'
#> '\\N'
#> '\\N'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: malformed \\N character escape" 0 3
#> ''
#> '\ufffd'
#> '\\x5c\\x4e\\x7b'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: malformed \\N character escape" 0 3
#> LookupError "unknown error handler name 'nope'"
#> (b'\\N{', '\\N{')
#> '\\N{'
#> '\\N{'
#> '\\N{'
#> '\\N{'
#> '\\N{'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: malformed \\N character escape" 0 3
#> '}'
#> '\ufffd}'
#> '\\x5c\\x4e\\x7b}'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-2: malformed \\N character escape" 0 3
#> LookupError "unknown error handler name 'nope'"
#> (b'\\N{}', '\\N{}')
#> '\\N{}'
#> '\\N{}'
#> '\\N{}'
#> '\\N{}'
#> '\\N{}'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-8: malformed \\N character escape" 0 9
#> ''
#> '\ufffd'
#> '\\x5c\\x4e\\x7b\\x42\\x55\\x4c\\x4c\\x45\\x54'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-8: malformed \\N character escape" 0 9
#> LookupError "unknown error handler name 'nope'"
#> (b'\\N{BULLET', '\\N{BULLET')
#> '\\N{BULLET'
#> '\\N{BULLET'
#> '\\N{BULLET'
#> '\\N{BULLET'
#> '\\N{BULLET'
#> (b'\\N{BULLET}x', '\u2022x')
#> '\u2022x'
#> '\u2022x'
#> '\u2022x'
#> '\u2022x'
#> '\u2022x'
#> (b'\\N{BULLET}x', '\\N{BULLET}x')
#> '\\N{BULLET}x'
#> '\\N{BULLET}x'
#> '\\N{BULLET}x'
#> '\\N{BULLET}x'
#> '\\N{BULLET}x'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-7: unknown Unicode character name" 0 8
#> 'z'
#> '\ufffdz'
#> '\\x5c\\x4e\\x7b\\x6e\\x6f\\x70\\x65\\x7dz'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-7: unknown Unicode character name" 0 8
#> LookupError "unknown error handler name 'nope'"
#> (b'\\N{nope}z', '\\N{nope}z')
#> '\\N{nope}z'
#> '\\N{nope}z'
#> '\\N{nope}z'
#> '\\N{nope}z'
#> '\\N{nope}z'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: malformed \\N character escape" 0 2
#> 'q'
#> '\ufffdq'
#> '\\x5c\\x4eq'
#> UnicodeDecodeError "'unicodeescape' codec can't decode bytes in position 0-1: malformed \\N character escape" 0 2
#> LookupError "unknown error handler name 'nope'"
#> (b'\\Nq', '\\Nq')
#> '\\Nq'
#> '\\Nq'
#> '\\Nq'
#> '\\Nq'
#> '\\Nq'
#> (b'\\1', '\x01')
#> '\x01'
#> '\x01'
#> '\x01'
#> '\x01'
#> '\x01'
#> (b'\\1', '\\1')
#> '\\1'
#> '\\1'
#> '\\1'
#> '\\1'
#> '\\1'
#> (b'\\12', '\n')
#> '\n'
#> '\n'
#> '\n'
#> '\n'
#> '\n'
#> (b'\\12', '\\12')
#> '\\12'
#> '\\12'
#> '\\12'
#> '\\12'
#> '\\12'
#> (b'\\123', 'S')
#> 'S'
#> 'S'
#> 'S'
#> 'S'
#> 'S'
#> (b'\\123', '\\123')
#> '\\123'
#> '\\123'
#> '\\123'
#> '\\123'
#> '\\123'
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\400" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> (b'\\400', '\\400')
#> '\\400'
#> '\\400'
#> '\\400'
#> '\\400'
#> '\\400'
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\777" is an invalid octal escape sequence. Such sequences will not work in the future. '
#> (b'\\777a', '\\777a')
#> '\\777a'
#> '\\777a'
#> '\\777a'
#> '\\777a'
#> '\\777a'
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\8" is an invalid escape sequence. Such sequences will not work in the future. '
#> (b'\\8', '\\8')
#> '\\8'
#> '\\8'
#> '\\8'
#> '\\8'
#> '\\8'
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> (b'\\q', '\\q')
#> '\\q'
#> '\\q'
#> '\\q'
#> '\\q'
#> '\\q'
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> DeprecationWarning '"\\q" is an invalid escape sequence. Such sequences will not work in the future. '
#> (b'a\\qb\\w', 'a\\qb\\w')
#> 'a\\qb\\w'
#> 'a\\qb\\w'
#> 'a\\qb\\w'
#> 'a\\qb\\w'
#> 'a\\qb\\w'
#> (b'\\\n', '')
#> ''
#> ''
#> ''
#> ''
#> ''
#> (b'\\\n', '\\\n')
#> '\\\n'
#> '\\\n'
#> '\\\n'
#> '\\\n'
#> '\\\n'
#> (b'\\\\u1234', '\\u1234')
#> '\\u1234'
#> '\\u1234'
#> '\\u1234'
#> '\\u1234'
#> '\\u1234'
#> (b'\\\\u1234', '\\\\u1234')
#> '\\\\u1234'
#> '\\\\u1234'
#> '\\\\u1234'
#> '\\\\u1234'
#> '\\\\u1234'
#> (b'\\\\\\u1234', '\\\u1234')
#> '\\\u1234'
#> '\\\u1234'
#> '\\\u1234'
#> '\\\u1234'
#> '\\\u1234'
#> (b'\\\\\\u1234', '\\\\\u1234')
#> '\\\\\u1234'
#> '\\\\\u1234'
#> '\\\\\u1234'
#> '\\\\\u1234'
#> '\\\\\u1234'
#> (b'\xe9\xff', '\xe9\xff')
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> (b'\xe9\xff', '\xe9\xff')
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> '\xe9\xff'
#> (b'\\ud800\\udc00', '\ud800\udc00')
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> (b'\\ud800\\udc00', '\ud800\udc00')
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> '\ud800\udc00'
#> (b'\\"\\\'', '"\'')
#> '"\''
#> '"\''
#> '"\''
#> '"\''
#> '"\''
#> (b'\\"\\\'', '\\"\\\'')
#> '\\"\\\''
#> '\\"\\\''
#> '\\"\\\''
#> '\\"\\\''
#> '\\"\\\''
#> (b'\\a\\b\\f\\n\\r\\t\\v', '\x07\x08\x0c\n\r\t\x0b')
#> '\x07\x08\x0c\n\r\t\x0b'
#> '\x07\x08\x0c\n\r\t\x0b'
#> '\x07\x08\x0c\n\r\t\x0b'
#> '\x07\x08\x0c\n\r\t\x0b'
#> '\x07\x08\x0c\n\r\t\x0b'
#> (b'\\a\\b\\f\\n\\r\\t\\v', '\\a\\b\\f\\n\\r\\t\\v')
#> '\\a\\b\\f\\n\\r\\t\\v'
#> '\\a\\b\\f\\n\\r\\t\\v'
#> '\\a\\b\\f\\n\\r\\t\\v'
#> '\\a\\b\\f\\n\\r\\t\\v'
#> '\\a\\b\\f\\n\\r\\t\\v'
#> (b'\\uD83D', '\ud83d')
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> (b'\\uD83D', '\ud83d')
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> '\ud83d'
#> (b'\\x80', '\x80')
#> '\x80'
#> '\x80'
#> '\x80'
#> '\x80'
#> '\x80'
#> (b'\\x80', '\\x80')
#> '\\x80'
#> '\\x80'
#> '\\x80'
#> '\\x80'
#> '\\x80'
#> (b'+', '')
#> ''
#> ''
#> ''
#> ''
#> (b'+-', '+')
#> '+'
#> '+'
#> '+'
#> '+'
#> (b'+AOk-', '\xe9')
#> '\xe9'
#> '\xe9'
#> '\xe9'
#> '\xe9'
#> (b'+AOk', '\xe9')
#> '\xe9'
#> '\xe9'
#> '\xe9'
#> '\xe9'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-4: unterminated shift sequence" 0 5
#> '\xe9'
#> '\xe9\ufffd'
#> '\xe9\\x2b\\x41\\x4f\\x6b\\x78'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-4: unterminated shift sequence" 0 5
#> (b'+AOk!', '\xe9!')
#> '\xe9!'
#> '\xe9!'
#> '\xe9!'
#> '\xe9!'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-1: unterminated shift sequence" 0 2
#> ''
#> '\ufffd'
#> '\\x2b\\x41'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-1: unterminated shift sequence" 0 2
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> ''
#> '\ufffd'
#> '\\x2b\\x41\\x4f\\x21'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> ''
#> '\ufffd'
#> '\\x2b\\x41\\x41\\x21'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-1: ill-formed sequence" 0 2
#> ''
#> '\ufffd'
#> '\\x2b\\x21'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-1: ill-formed sequence" 0 2
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 1-2: ill-formed sequence" 1 3
#> 'ab'
#> 'a\ufffdb'
#> 'a\\x2b\\x21b'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 1-2: ill-formed sequence" 1 3
#> UnicodeDecodeError "'utf7' codec can't decode byte 0xe9 in position 0: unexpected special character" 0 1
#> ''
#> '\ufffd'
#> '\\xe9'
#> '\udce9'
#> (b'+2AA-', '\ud800')
#> '\ud800'
#> '\ud800'
#> '\ud800'
#> '\ud800'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: unterminated shift sequence" 0 4
#> ''
#> '\ufffd'
#> '\\x2b\\x32\\x41\\x41'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: unterminated shift sequence" 0 4
#> (b'+2AAAYQ-', '\ud800a')
#> '\ud800a'
#> '\ud800a'
#> '\ud800a'
#> '\ud800a'
#> (b'+2D3eAA-', '\U0001f600')
#> '\U0001f600'
#> '\U0001f600'
#> '\U0001f600'
#> '\U0001f600'
#> (b'+2D3eAA', '\U0001f600')
#> '\U0001f600'
#> '\U0001f600'
#> '\U0001f600'
#> '\U0001f600'
#> (b'+2AA!', '\ud800!')
#> '\ud800!'
#> '\ud800!'
#> '\ud800!'
#> '\ud800!'
#> (b'+3AA-x', '\udc00x')
#> '\udc00x'
#> '\udc00x'
#> '\udc00x'
#> '\udc00x'
#> (b'+AOk-+AOk-', '\xe9\xe9')
#> '\xe9\xe9'
#> '\xe9\xe9'
#> '\xe9\xe9'
#> '\xe9\xe9'
#> (b'+AOkA6Q-', '\xe9\xe9')
#> '\xe9\xe9'
#> '\xe9\xe9'
#> '\xe9\xe9'
#> '\xe9\xe9'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-4: non-zero padding bits in shift sequence" 0 5
#> '\xe9'
#> '\xe9\ufffd'
#> '\xe9\\x2b\\x41\\x4f\\x6c\\x2d'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-4: non-zero padding bits in shift sequence" 0 5
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> ''
#> '\ufffd'
#> '\\x2b\\x41\\x4f\\xe9'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-3: partial character in shift sequence" 0 4
#> (b'a\x00b', 'a\x00b')
#> 'a\x00b'
#> 'a\x00b'
#> 'a\x00b'
#> 'a\x00b'
#> (b'~\\', '~\\')
#> '~\\'
#> '~\\'
#> '~\\'
#> '~\\'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-2: partial character in shift sequence" 0 3
#> ''
#> '\ufffd'
#> '\\x2b\\x2f\\x2d'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-2: partial character in shift sequence" 0 3
#> (b'+AGEAYg', 'ab')
#> 'ab'
#> 'ab'
#> 'ab'
#> 'ab'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-5: unterminated shift sequence" 0 6
#> 'a'
#> 'a\ufffd'
#> 'a\\x2b\\x41\\x47\\x45\\x41\\x59'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-5: unterminated shift sequence" 0 6
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-7: unterminated shift sequence" 0 8
#> 'ab'
#> 'ab\ufffd'
#> 'ab\\x2b\\x41\\x47\\x45\\x41\\x59\\x67\\x41'
#> UnicodeDecodeError "'utf7' codec can't decode bytes in position 0-7: unterminated shift sequence" 0 8
#> (b'+IKw-x', '\u20acx')
#> '\u20acx'
#> '\u20acx'
#> '\u20acx'
#> '\u20acx'
#> (b'+T2BZfQ-', '\u4f60\u597d')
#> '\u4f60\u597d'
#> '\u4f60\u597d'
#> '\u4f60\u597d'
#> '\u4f60\u597d'
