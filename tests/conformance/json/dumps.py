# json.dumps: all kinds of values and all options.
# option: --allow-import *
import json


def show(*args, **options):
    try:
        print(json.dumps(*args, **options))
    except Exception as error:
        print(type(error).__name__, error, getattr(error, '__notes__', []))


class Int(int):
    def __repr__(self):
        return 'lie'
    __str__ = __repr__


class Float(float):
    def __repr__(self):
        return 'lie'


class Text(str):
    def __repr__(self):
        return 'lie'
    __str__ = __repr__


class List(list):
    def __iter__(self):
        return iter(['lie'])


class Dict(dict):
    def items(self):
        return [('items', 1)]


class Bad:
    pass


for value in (None, True, False, 0, -1, 10**20, 1.0, -0.0, 1e100, 1.5, 1e16, 123456789.125, float('nan'),
              float('inf'), float('-inf'), '', 'a', 'é€😀', '"\\/\b\f\n\r\t\x00\x1f\x7f',
              '\ud800', '\u2028', [], [[]], (), (1, 2), [1, [2, [3]]], {}, {'a': 1}, {'a': {}, 'b': []}, {1: 2},
              {1.5: 1}, {True: 1, False: 2, None: 3}, {float('nan'): 1}, {'é': 'é'},
              Int(5), Float(2.5), Text('t'), List([1]), Dict(a=1), Dict(), {Int(3): Float(1.5)}, {Text('k'): 1}, Bad,
              object, b'x', {1, 2}, 1j, range(3), {(1, 2): 3}, {b'a': 1},
              [1, Bad], {'a': [1, {'b': {1}}]}, {'a': (1, 2, {3: [set()]})}):
    show(value)
    if value != '\ud800':
        show(value, ensure_ascii=False)
    show(value, indent=2)

value = {'b': [1, 2, {'c': []}], 'a': {'z': 1, 'y': (), 'x': {}}, 'd': 'text'}
for indent in (None, 0, 1, 3, '', '\t', '--', True):
    show(value, indent=indent)
for separators in ((',', ':'), ('; ', ' = '), [',', ':'], ('', ''), (',',), 'ab'):
    show(value, separators=separators)
    show(value, separators=separators, indent=1)
show(value, sort_keys=True)
show({2: 1, 1: 2, 10: 3}, sort_keys=True)
show({2: 1, 'a': 2}, sort_keys=True)
show({'b': 1, 'a': 2}, sort_keys=True, indent=1)
show(Dict(z=1), sort_keys=True)
show({(1, 2): 3, 'a': 1}, skipkeys=True)
show({(1, 2): 3}, skipkeys=True, indent=2)
show({'a': 1, (1, 2): 3, 'b': 4, b'c': 5}, skipkeys=True)
for bad in (float('nan'), [float('inf')], {'a': -float('inf')}, {float('inf'): 1}):
    show(bad, allow_nan=False)
show(Bad(), default=lambda o: 'default')
show([Bad(), {'a': Bad()}], default=lambda o: ['x', {}])
show({1, 2, 3}, default=sorted)
show(Bad(), default=lambda o: 1 / 0)
show([Bad()], default=lambda o: {(1,): 1})
show(Bad(), default=lambda o: o)
show(1, default=5)
show(Bad(), default=5)

loop = []
loop.append(loop)
show(loop)
loop2 = {}
loop2['a'] = [loop2]
show(loop2)
show(loop2, indent=1)
shared = [1]
show([shared, shared, {'a': shared, 'b': shared}])
show(1, cls=json.JSONEncoder)
show(1, unknown=1)
show('text', indent=2)
for wrong in ({'indent': []}, {'separators': 5}, {'separators': (1, 2)}, {'sort_keys': 5}):
    try:
        print(json.dumps([1, {'a': 1}], **wrong))
    except Exception as error:
        print(type(error).__name__)


def change(o):
    data.append(1)
    return len(data)


data = [Bad(), Bad(), Bad()]
show(data, default=change)
table = {'a': Bad(), 'b': Bad()}


def grow(o):
    return 'grown'


show(table, default=grow)
print(json.dumps([1.0, 2]) == '[1.0, 2]', json.encoder.encode_basestring('é"'),
      json.encoder.encode_basestring_ascii('é"'))

#> null
#> null
#> null
#> true
#> true
#> true
#> false
#> false
#> false
#> 0
#> 0
#> 0
#> -1
#> -1
#> -1
#> 100000000000000000000
#> 100000000000000000000
#> 100000000000000000000
#> 1.0
#> 1.0
#> 1.0
#> -0.0
#> -0.0
#> -0.0
#> 1e+100
#> 1e+100
#> 1e+100
#> 1.5
#> 1.5
#> 1.5
#> 1e+16
#> 1e+16
#> 1e+16
#> 123456789.125
#> 123456789.125
#> 123456789.125
#> NaN
#> NaN
#> NaN
#> Infinity
#> Infinity
#> Infinity
#> -Infinity
#> -Infinity
#> -Infinity
#> ""
#> ""
#> ""
#> "a"
#> "a"
#> "a"
#> "\u00e9\u20ac\ud83d\ude00"
#> "é€😀"
#> "\u00e9\u20ac\ud83d\ude00"
#> "\"\\/\b\f\n\r\t\u0000\u001f\u007f"
#> "\"\\/\b\f\n\r\t\u0000\u001f"
#> "\"\\/\b\f\n\r\t\u0000\u001f\u007f"
#> "\ud800"
#> "\ud800"
#> "\u2028"
#> " "
#> "\u2028"
#> []
#> []
#> []
#> [[]]
#> [[]]
#> [
#>   []
#> ]
#> []
#> []
#> []
#> [1, 2]
#> [1, 2]
#> [
#>   1,
#>   2
#> ]
#> [1, [2, [3]]]
#> [1, [2, [3]]]
#> [
#>   1,
#>   [
#>     2,
#>     [
#>       3
#>     ]
#>   ]
#> ]
#> {}
#> {}
#> {}
#> {"a": 1}
#> {"a": 1}
#> {
#>   "a": 1
#> }
#> {"a": {}, "b": []}
#> {"a": {}, "b": []}
#> {
#>   "a": {},
#>   "b": []
#> }
#> {"1": 2}
#> {"1": 2}
#> {
#>   "1": 2
#> }
#> {"1.5": 1}
#> {"1.5": 1}
#> {
#>   "1.5": 1
#> }
#> {"true": 1, "false": 2, "null": 3}
#> {"true": 1, "false": 2, "null": 3}
#> {
#>   "true": 1,
#>   "false": 2,
#>   "null": 3
#> }
#> {"NaN": 1}
#> {"NaN": 1}
#> {
#>   "NaN": 1
#> }
#> {"\u00e9": "\u00e9"}
#> {"é": "é"}
#> {
#>   "\u00e9": "\u00e9"
#> }
#> 5
#> 5
#> 5
#> 2.5
#> 2.5
#> 2.5
#> "t"
#> "t"
#> "t"
#> ["lie"]
#> ["lie"]
#> [
#>   "lie"
#> ]
#> {"items": 1}
#> {"items": 1}
#> {
#>   "items": 1
#> }
#> {}
#> {}
#> {}
#> {"3": 1.5}
#> {"3": 1.5}
#> {
#>   "3": 1.5
#> }
#> {"k": 1}
#> {"k": 1}
#> {
#>   "k": 1
#> }
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type type is not JSON serializable []
#> TypeError Object of type bytes is not JSON serializable []
#> TypeError Object of type bytes is not JSON serializable []
#> TypeError Object of type bytes is not JSON serializable []
#> TypeError Object of type set is not JSON serializable []
#> TypeError Object of type set is not JSON serializable []
#> TypeError Object of type set is not JSON serializable []
#> TypeError Object of type complex is not JSON serializable []
#> TypeError Object of type complex is not JSON serializable []
#> TypeError Object of type complex is not JSON serializable []
#> TypeError Object of type range is not JSON serializable []
#> TypeError Object of type range is not JSON serializable []
#> TypeError Object of type range is not JSON serializable []
#> TypeError keys must be str, int, float, bool or None, not tuple []
#> TypeError keys must be str, int, float, bool or None, not tuple []
#> TypeError keys must be str, int, float, bool or None, not tuple []
#> TypeError keys must be str, int, float, bool or None, not bytes []
#> TypeError keys must be str, int, float, bool or None, not bytes []
#> TypeError keys must be str, int, float, bool or None, not bytes []
#> TypeError Object of type type is not JSON serializable ['when serializing list item 1']
#> TypeError Object of type type is not JSON serializable ['when serializing list item 1']
#> TypeError Object of type type is not JSON serializable ['when serializing list item 1']
#> TypeError Object of type set is not JSON serializable ["when serializing dict item 'b'", 'when serializing list item 1', "when serializing dict item 'a'"]
#> TypeError Object of type set is not JSON serializable ["when serializing dict item 'b'", 'when serializing list item 1', "when serializing dict item 'a'"]
#> TypeError Object of type set is not JSON serializable ["when serializing dict item 'b'", 'when serializing list item 1', "when serializing dict item 'a'"]
#> TypeError Object of type set is not JSON serializable ['when serializing list item 0', 'when serializing dict item 3', 'when serializing tuple item 2', "when serializing dict item 'a'"]
#> TypeError Object of type set is not JSON serializable ['when serializing list item 0', 'when serializing dict item 3', 'when serializing tuple item 2', "when serializing dict item 'a'"]
#> TypeError Object of type set is not JSON serializable ['when serializing list item 0', 'when serializing dict item 3', 'when serializing tuple item 2', "when serializing dict item 'a'"]
#> {"b": [1, 2, {"c": []}], "a": {"z": 1, "y": [], "x": {}}, "d": "text"}
#> {
#> "b": [
#> 1,
#> 2,
#> {
#> "c": []
#> }
#> ],
#> "a": {
#> "z": 1,
#> "y": [],
#> "x": {}
#> },
#> "d": "text"
#> }
#> {
#>  "b": [
#>   1,
#>   2,
#>   {
#>    "c": []
#>   }
#>  ],
#>  "a": {
#>   "z": 1,
#>   "y": [],
#>   "x": {}
#>  },
#>  "d": "text"
#> }
#> {
#>    "b": [
#>       1,
#>       2,
#>       {
#>          "c": []
#>       }
#>    ],
#>    "a": {
#>       "z": 1,
#>       "y": [],
#>       "x": {}
#>    },
#>    "d": "text"
#> }
#> {
#> "b": [
#> 1,
#> 2,
#> {
#> "c": []
#> }
#> ],
#> "a": {
#> "z": 1,
#> "y": [],
#> "x": {}
#> },
#> "d": "text"
#> }
#> {
#> 	"b": [
#> 		1,
#> 		2,
#> 		{
#> 			"c": []
#> 		}
#> 	],
#> 	"a": {
#> 		"z": 1,
#> 		"y": [],
#> 		"x": {}
#> 	},
#> 	"d": "text"
#> }
#> {
#> --"b": [
#> ----1,
#> ----2,
#> ----{
#> ------"c": []
#> ----}
#> --],
#> --"a": {
#> ----"z": 1,
#> ----"y": [],
#> ----"x": {}
#> --},
#> --"d": "text"
#> }
#> {
#>  "b": [
#>   1,
#>   2,
#>   {
#>    "c": []
#>   }
#>  ],
#>  "a": {
#>   "z": 1,
#>   "y": [],
#>   "x": {}
#>  },
#>  "d": "text"
#> }
#> {"b":[1,2,{"c":[]}],"a":{"z":1,"y":[],"x":{}},"d":"text"}
#> {
#>  "b":[
#>   1,
#>   2,
#>   {
#>    "c":[]
#>   }
#>  ],
#>  "a":{
#>   "z":1,
#>   "y":[],
#>   "x":{}
#>  },
#>  "d":"text"
#> }
#> {"b" = [1; 2; {"c" = []}]; "a" = {"z" = 1; "y" = []; "x" = {}}; "d" = "text"}
#> {
#>  "b" = [
#>   1; 
#>   2; 
#>   {
#>    "c" = []
#>   }
#>  ]; 
#>  "a" = {
#>   "z" = 1; 
#>   "y" = []; 
#>   "x" = {}
#>  }; 
#>  "d" = "text"
#> }
#> {"b":[1,2,{"c":[]}],"a":{"z":1,"y":[],"x":{}},"d":"text"}
#> {
#>  "b":[
#>   1,
#>   2,
#>   {
#>    "c":[]
#>   }
#>  ],
#>  "a":{
#>   "z":1,
#>   "y":[],
#>   "x":{}
#>  },
#>  "d":"text"
#> }
#> {"b"[12{"c"[]}]"a"{"z"1"y"[]"x"{}}"d""text"}
#> {
#>  "b"[
#>   1
#>   2
#>   {
#>    "c"[]
#>   }
#>  ]
#>  "a"{
#>   "z"1
#>   "y"[]
#>   "x"{}
#>  }
#>  "d""text"
#> }
#> ValueError not enough values to unpack (expected 2, got 1) []
#> ValueError not enough values to unpack (expected 2, got 1) []
#> {"b"b[1a2a{"c"b[]}]a"a"b{"z"b1a"y"b[]a"x"b{}}a"d"b"text"}
#> {
#>  "b"b[
#>   1a
#>   2a
#>   {
#>    "c"b[]
#>   }
#>  ]a
#>  "a"b{
#>   "z"b1a
#>   "y"b[]a
#>   "x"b{}
#>  }a
#>  "d"b"text"
#> }
#> {"a": {"x": {}, "y": [], "z": 1}, "b": [1, 2, {"c": []}], "d": "text"}
#> {"1": 2, "2": 1, "10": 3}
#> TypeError '<' not supported between instances of 'str' and 'int' []
#> {
#>  "a": 2,
#>  "b": 1
#> }
#> {"items": 1}
#> {"a": 1}
#> {}
#> {"a": 1, "b": 4}
#> ValueError Out of range float values are not JSON compliant: nan []
#> ValueError Out of range float values are not JSON compliant: inf ['when serializing list item 0']
#> ValueError Out of range float values are not JSON compliant: -inf ["when serializing dict item 'a'"]
#> ValueError Out of range float values are not JSON compliant: inf []
#> "default"
#> [["x", {}], {"a": ["x", {}]}]
#> [1, 2, 3]
#> ZeroDivisionError division by zero []
#> TypeError keys must be str, int, float, bool or None, not tuple ['when serializing Bad object', 'when serializing list item 0']
#> ValueError Circular reference detected ['when serializing Bad object']
#> 1
#> TypeError 'int' object is not callable []
#> ValueError Circular reference detected ['when serializing list item 0']
#> ValueError Circular reference detected ['when serializing list item 0', "when serializing dict item 'a'"]
#> ValueError Circular reference detected ['when serializing list item 0', "when serializing dict item 'a'"]
#> [[1], [1], {"a": [1], "b": [1]}]
#> 1
#> TypeError JSONEncoder.__init__() got an unexpected keyword argument 'unknown' []
#> "text"
#> TypeError
#> TypeError
#> TypeError
#> [1, {"a": 1}]
#> [4, 5, 6, 1, 1, 1]
#> {"a": "grown", "b": "grown"}
#> True "é\"" "\u00e9\""
