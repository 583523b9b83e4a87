# tomllib: values and errors.
# option: --policy standard
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
import tomllib, io
for s in ('a = 1', 'a = 0x1F', 'a = 0o17', 'a = 0b11', 'a = 1_000', 'a = -1.5e3', 'a = inf', 'a = -nan', 'a = true',
          'a = "x\\u00e9\\n"', "a = 'raw\\n'", 'a = """\nmulti\\\n   line"""', "a = '''x'''", 'a = [1, "b", [2]]',
          'a = [\n1,\n2,\n]', 'a = {b = 1, c.d = 2}', 'a.b.c = 1\na.b.d = 2', '"quoted key" = 1',
          '[t]\nx = 1\n[t.u]\ny = 2', '[[arr]]\nn = 1\n[[arr]]\nn = 2', '# only comment', '', 'a = 2024-01-02',
          'a = 2024-01-02T03:04:05Z', 'a = 2024-01-02 03:04:05.123', 'a = 03:04:05', 'a = +5', '[a.b]\n[a]\nc = 1',
          'a = "" # c'):
    t(lambda: (s, tomllib.loads(s)))
for s in ('a', 'a =', 'a = 01', 'a = 1__0', 'a = tru', 'a = "x', "a = 'x\n'", 'a = [1', 'a = {b = 1', 'a = 1 b = 2',
          'a = 1\na = 2', '[t]\n[t]', 'a = 1\n[a]', 'a.b = 1\na = 2', '= 1', '[', '[]', '[a', 'a = "\\q"',
          'a = "\\u12"', 'a = 2024-13-01', 'a = .5', 'a = 5.', 'a = {b = 1,}', 'a = "\x00"', '[[a]]\n[a]',
          'a = [1]\n[[a]]', 'a = 0xG', '\ufeffa = 1', 'a = {b=1}\na.c = 2', 'a = "\\ud800"', 'a = 25:00:00'):
    t(lambda: (s, tomllib.loads(s)))
print(tomllib.loads("a = 1.5", parse_float=str), tomllib.load(io.BytesIO(b"a = 1")))
t(lambda: tomllib.load(io.StringIO("a = 1")))
t(lambda: tomllib.loads("a = 1.5", parse_float=lambda x: []))
t(lambda: tomllib.loads("a = 1.5", parse_float=lambda x: {}))
print(tomllib.TOMLDecodeError.__mro__[1])

#> ('a = 1', {'a': 1})
#> ('a = 0x1F', {'a': 31})
#> ('a = 0o17', {'a': 15})
#> ('a = 0b11', {'a': 3})
#> ('a = 1_000', {'a': 1000})
#> ('a = -1.5e3', {'a': -1500.0})
#> ('a = inf', {'a': inf})
#> ('a = -nan', {'a': nan})
#> ('a = true', {'a': True})
#> ('a = "x\\u00e9\\n"', {'a': 'x\xe9\n'})
#> ("a = 'raw\\n'", {'a': 'raw\\n'})
#> ('a = """\nmulti\\\n   line"""', {'a': 'multiline'})
#> ("a = '''x'''", {'a': 'x'})
#> ('a = [1, "b", [2]]', {'a': [1, 'b', [2]]})
#> ('a = [\n1,\n2,\n]', {'a': [1, 2]})
#> ('a = {b = 1, c.d = 2}', {'a': {'b': 1, 'c': {'d': 2}}})
#> ('a.b.c = 1\na.b.d = 2', {'a': {'b': {'c': 1, 'd': 2}}})
#> ('"quoted key" = 1', {'quoted key': 1})
#> ('[t]\nx = 1\n[t.u]\ny = 2', {'t': {'x': 1, 'u': {'y': 2}}})
#> ('[[arr]]\nn = 1\n[[arr]]\nn = 2', {'arr': [{'n': 1}, {'n': 2}]})
#> ('# only comment', {})
#> ('', {})
#> ('a = 2024-01-02', {'a': datetime.date(2024, 1, 2)})
#> ('a = 2024-01-02T03:04:05Z', {'a': datetime.datetime(2024, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)})
#> ('a = 2024-01-02 03:04:05.123', {'a': datetime.datetime(2024, 1, 2, 3, 4, 5, 123000)})
#> ('a = 03:04:05', {'a': datetime.time(3, 4, 5)})
#> ('a = +5', {'a': 5})
#> ('[a.b]\n[a]\nc = 1', {'a': {'b': {}, 'c': 1}})
#> ('a = "" # c', {'a': ''})
#> TOMLDecodeError Expected '=' after a key in a key/value pair (at end of document)
#> TOMLDecodeError Invalid value (at end of document)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Invalid value (at line 1, column 5)
#> TOMLDecodeError Unterminated string (at end of document)
#> TOMLDecodeError Found invalid character '\n' (at line 1, column 7)
#> TOMLDecodeError Unclosed array (at end of document)
#> TOMLDecodeError Unclosed inline table (at end of document)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 7)
#> TOMLDecodeError Cannot overwrite a value (at end of document)
#> TOMLDecodeError Cannot declare ('t',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot overwrite a value (at line 2, column 3)
#> TOMLDecodeError Cannot overwrite a value (at end of document)
#> TOMLDecodeError Invalid statement (at line 1, column 1)
#> TOMLDecodeError Invalid initial character for a key part (at end of document)
#> TOMLDecodeError Invalid initial character for a key part (at line 1, column 2)
#> TOMLDecodeError Expected ']' at the end of a table declaration (at end of document)
#> TOMLDecodeError Unescaped '\' in a string (at line 1, column 8)
#> TOMLDecodeError Invalid hex value (at line 1, column 8)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 9)
#> TOMLDecodeError Invalid value (at line 1, column 5)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Invalid initial character for a key part (at line 1, column 12)
#> TOMLDecodeError Illegal character '\x00' (at line 1, column 6)
#> TOMLDecodeError Cannot declare ('a',) twice (at line 2, column 3)
#> TOMLDecodeError Cannot mutate immutable namespace ('a',) (at line 2, column 4)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 6)
#> TOMLDecodeError Invalid statement (at line 1, column 1)
#> TOMLDecodeError Cannot mutate immutable namespace ('a',) (at end of document)
#> TOMLDecodeError Escaped character is not a Unicode scalar value (at line 1, column 12)
#> TOMLDecodeError Expected newline or end of document after a statement (at line 1, column 7)
#> {'a': '1.5'} {'a': 1}
#> TypeError File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`
#> ValueError parse_float must not return dicts or lists
#> ValueError parse_float must not return dicts or lists
#> <class 'ValueError'>
