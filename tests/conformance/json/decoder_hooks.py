# json: decoder hooks.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import json
from decimal import Decimal
print(json.loads('{"a": [1, -2.5e3, true, null, "\\u00e9\\n\\ud83d\\ude00"], "b": {}}'), json.loads("  [ ]  "),
      ascii(json.loads('"\\/\\b\\f"')), json.loads("-0"), json.loads("-0.0"), json.loads("1E5"), json.loads("NaN"),
      json.loads("-Infinity"), json.loads("Infinity"), json.loads(b'"bytes"'), json.loads(bytearray(b"1")),
      json.loads('{"k": 1, "k": 2}'), json.loads('"\\ud800"').encode("utf-16", "surrogatepass"),
      json.loads('"x"'.encode("utf-16")), json.loads("1".encode("utf-32")), json.loads(b'\xef\xbb\xbf"bom"'))
for s in ("", " ", "[", "[1", "[1,", "[1,]", "{", '{"a"', '{"a":', '{"a":1', '{"a":1,', '{"a":1,}', "{1:2}", "'a'",
          '"a', '"\n"', '"\\x"', '"\\u12"', '"\\u12zz"', "tru", "nul", "01", "1.", ".5", "-", "+1", "1e", "[1 2]",
          "1 2", "[1]x", "nan", "\ufeff1", "{'a':1}", "[,]", '{"a" 1}', '"\t"', "// c", "--1", "1_000",
          "[1,\n2,\n,]", "é", '{"a":1 "b":2}', "[tru]"):
    t(lambda: (s, json.loads(s)))
print(json.loads("[1.1, 2, 3.0]", parse_float=Decimal), json.loads("[1, 2.5]", parse_int=float),
      json.loads("[NaN, -Infinity]", parse_constant=lambda c: f"<{c}>"),
      json.loads('{"a": {"b": 1}}', object_hook=lambda d: tuple(d.items())),
      json.loads('{"a": 1, "a": 2}', object_pairs_hook=list),
      json.loads('{"a": 1}', object_hook=len, object_pairs_hook=lambda p: "pairs"), json.loads('"\n"', strict=False),
      json.loads('{"x": [1]}', object_hook=lambda d: None))
t(lambda: json.loads("[1]", parse_int=lambda s: 1 / 0))
t(lambda: json.loads('{"a": 1}', object_hook=5))
t(lambda: json.loads(5))
t(lambda: json.loads(None))
t(lambda: json.loads(b"\xff\xfe\xff"))
t(lambda: json.loads(["a"]))
t(lambda: json.loads("1", cls=5))
t(lambda: json.loads())
d = json.JSONDecoder()
print(d.raw_decode('{"a": 1} rest'), d.raw_decode('xx[1]', 2), d.decode(" [1] "))
t(lambda: d.raw_decode(" 1"))
t(lambda: d.raw_decode(""))
t(lambda: d.raw_decode("1", 5))
t(lambda: d.decode("1 x"))
t(lambda: d.raw_decode("1", -1))
class Dec(json.JSONDecoder):
    def decode(self, s): return "own", super().decode(s)
print(json.loads("[1]", cls=Dec))
import io
print(json.load(io.StringIO("[1, 2]")), json.load(io.BytesIO(b'{"a": 1}')))
t(lambda: json.load("[1]"))
t(lambda: json.load(io.StringIO("")))
try: json.loads("[1,\n  2,\n  x]")
except json.JSONDecodeError as e: print(e.msg, e.pos, e.lineno, e.colno, e.doc, e, isinstance(e, ValueError), repr(e))
e = json.JSONDecodeError("msg", "ab\ncd", 4)
print(e, e.lineno, e.colno, e.args)
t(lambda: json.loads("[" * 100 + "]" * 99))
print(len(json.dumps(json.loads("[" * 100 + "]" * 100))), json.loads('{"":""}'),
      json.loads("[" + "1," * 50 + "1]").count(1), json.loads("123456789012345678901234567890"), json.loads("1e400"),
      json.loads("1.7976931348623157e308"))

#> {'a': [1, -2500.0, True, None, 'é\n😀'], 'b': {}} [] '/\x08\x0c' 0 -0.0 100000.0 nan -inf inf bytes 1 {'k': 2} b'\xff\xfe\x00\xd8' x 1 bom
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 1 column 2 (char 1)
#> JSONDecodeError Expecting ',' delimiter: line 1 column 3 (char 2)
#> JSONDecodeError Expecting value: line 1 column 4 (char 3)
#> JSONDecodeError Illegal trailing comma before end of array: line 1 column 3 (char 2)
#> JSONDecodeError Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> JSONDecodeError Expecting ':' delimiter: line 1 column 5 (char 4)
#> JSONDecodeError Expecting value: line 1 column 6 (char 5)
#> JSONDecodeError Expecting ',' delimiter: line 1 column 7 (char 6)
#> JSONDecodeError Expecting property name enclosed in double quotes: line 1 column 8 (char 7)
#> JSONDecodeError Illegal trailing comma before end of object: line 1 column 7 (char 6)
#> JSONDecodeError Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Unterminated string starting at: line 1 column 1 (char 0)
#> JSONDecodeError Invalid control character at: line 1 column 2 (char 1)
#> JSONDecodeError Invalid \escape: line 1 column 2 (char 1)
#> JSONDecodeError Invalid \uXXXX escape: line 1 column 3 (char 2)
#> JSONDecodeError Invalid \uXXXX escape: line 1 column 3 (char 2)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Extra data: line 1 column 2 (char 1)
#> JSONDecodeError Extra data: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Extra data: line 1 column 2 (char 1)
#> JSONDecodeError Expecting ',' delimiter: line 1 column 4 (char 3)
#> JSONDecodeError Extra data: line 1 column 3 (char 2)
#> JSONDecodeError Extra data: line 1 column 4 (char 3)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)
#> JSONDecodeError Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 1 column 2 (char 1)
#> JSONDecodeError Expecting ':' delimiter: line 1 column 6 (char 5)
#> JSONDecodeError Invalid control character at: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Extra data: line 1 column 2 (char 1)
#> JSONDecodeError Expecting value: line 3 column 1 (char 7)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting ',' delimiter: line 1 column 8 (char 7)
#> JSONDecodeError Expecting value: line 1 column 2 (char 1)
#> [Decimal('1.1'), 2, Decimal('3.0')] [1.0, 2.5] ['<NaN>', '<-Infinity>'] (('a', (('b', 1),)),) [('a', 1), ('a', 2)] pairs 
#>  None
#> ZeroDivisionError division by zero
#> TypeError 'int' object is not callable
#> TypeError the JSON object must be str, bytes or bytearray, not int
#> TypeError the JSON object must be str, bytes or bytearray, not NoneType
#> UnicodeDecodeError 'utf-16-le' codec can't decode byte 0xff in position 2: truncated data
#> TypeError the JSON object must be str, bytes or bytearray, not list
#> TypeError 'int' object is not callable
#> TypeError loads() missing 1 required positional argument: 's'
#> ({'a': 1}, 8) ([1], 5) [1]
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> JSONDecodeError Expecting value: line 1 column 6 (char 5)
#> JSONDecodeError Extra data: line 1 column 3 (char 2)
#> ValueError idx cannot be negative
#> ('own', [1])
#> [1, 2] {'a': 1}
#> AttributeError 'str' object has no attribute 'read'
#> JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> Expecting value 11 3 3 [1,
#>   2,
#>   x] Expecting value: line 3 column 3 (char 11) True JSONDecodeError('Expecting value: line 3 column 3 (char 11)')
#> msg: line 2 column 2 (char 4) 2 2 ('msg: line 2 column 2 (char 4)',)
#> JSONDecodeError Expecting ',' delimiter: line 1 column 200 (char 199)
#> 200 {'': ''} 51 123456789012345678901234567890 inf 1.7976931348623157e+308
