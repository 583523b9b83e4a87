# json: encoder options.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import json
d = {"b": [1, 2.5, None, True], "a": {"x": "é\n\"\\\u2028\ud83d\ude00/\x01"}, "e": {}, "l": []}
for kw in ({}, {"indent": 2}, {"indent": 0}, {"indent": "\t"}, {"sort_keys": True}, {"separators": (",", ":")},
           {"ensure_ascii": False}, {"indent": 1, "separators": (";", "=")}, {"indent": None}, {"indent": True},
           {"indent": -1}):
    print(kw, json.dumps({k: v for k, v in d.items() if k != "a"} if "ensure_ascii" in kw else d, **kw))
for v in (1.0, 1e100, -0.0, 1e-7, float("inf"), float("-inf"), float("nan"), 10**30, True, None, "", "\x7f",
          "\u00e9", "😀", (1, 2), [[]], {1: 2}, {None: 1}, {True: 1, 1.5: 2}, {float("inf"): 1}, "\ud800"):
    t(lambda: json.dumps(v))
for v in (float("inf"), float("nan"), -float("inf"), [float("nan")], {float("nan"): 1}):
    t(lambda: json.dumps(v, allow_nan=False))
for v in (set(), b"a", 1j, object, {(1,): 2}, {b"a": 1}, [1, {2}], {"k": {"j": [object]}}, range(3), ...):
    t(lambda: json.dumps(v))
print(json.dumps({(1,): 2, "a": 1}, skipkeys=True), json.dumps({1: 1, "1": 2}),
      json.dumps({"z": 1, "y": 2}, sort_keys=True))
t(lambda: json.dumps({1: 1, "a": 2}, sort_keys=True))
print(json.dumps({1, 2}, default=sorted), json.dumps([1j], default=str),
      json.dumps({"a": {3}}, default=list, indent=1))
t(lambda: json.dumps({1}, default=lambda o: o))
t(lambda: json.dumps({1}, default=lambda o: 1 / 0))
t(lambda: json.dumps({1}, default=5))
l = []
l.append(l)
t(lambda: json.dumps(l))
c = {}
c["c"] = c
t(lambda: json.dumps(c))
t(lambda: json.dumps([1], separators=5))
t(lambda: json.dumps())
t(lambda: json.dumps(1, nope=1))
t(lambda: json.dumps([1], cls=5))
class E(json.JSONEncoder):
    def default(self, o): return {"__t": type(o).__name__} if isinstance(o, (set, complex)) else super().default(o)
print(json.dumps([{1}, 2j], cls=E), E().encode({1}), E(indent=1).encode([1j]), list(E().iterencode([1, {"a": 2}])),
      json.JSONEncoder(sort_keys=True).encode({"b": 1, "a": 2}))
t(lambda: E().encode(object))
t(lambda: json.JSONEncoder().default(5))
class I(int):
    def __repr__(self): return "I!"
class F(float):
    def __repr__(self): return "F!"
class S(str):
    def __str__(self): return "S!"
class L(list): pass
class D(dict): pass
from enum import IntEnum, StrEnum
class En(IntEnum): A = 1
class St(StrEnum): A = "a"
from collections import OrderedDict, namedtuple
print(json.dumps([I(1), F(2), S("s"), L([1]), D(a=1), En.A, St.A, OrderedDict(b=1), namedtuple("P", "x")(1),
                  {En.A: 1, St.A: 2, I(3): 4, F(1.5): 5}]))
import io
f = io.StringIO()
json.dump({"a": [1, 2]}, f, indent=1)
json.dump("x", f)
print(f.getvalue())
t(lambda: json.dump(1, 5))
t(lambda: json.dump({1}, io.StringIO()))

#> {} {"b": [1, 2.5, null, true], "a": {"x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"}, "e": {}, "l": []}
#> {'indent': 2} {
#>   "b": [
#>     1,
#>     2.5,
#>     null,
#>     true
#>   ],
#>   "a": {
#>     "x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#>   },
#>   "e": {},
#>   "l": []
#> }
#> {'indent': 0} {
#> "b": [
#> 1,
#> 2.5,
#> null,
#> true
#> ],
#> "a": {
#> "x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#> },
#> "e": {},
#> "l": []
#> }
#> {'indent': '\t'} {
#> 	"b": [
#> 		1,
#> 		2.5,
#> 		null,
#> 		true
#> 	],
#> 	"a": {
#> 		"x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#> 	},
#> 	"e": {},
#> 	"l": []
#> }
#> {'sort_keys': True} {"a": {"x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"}, "b": [1, 2.5, null, true], "e": {}, "l": []}
#> {'separators': (',', ':')} {"b":[1,2.5,null,true],"a":{"x":"\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"},"e":{},"l":[]}
#> {'ensure_ascii': False} {"b": [1, 2.5, null, true], "e": {}, "l": []}
#> {'indent': 1, 'separators': (';', '=')} {
#>  "b"=[
#>   1;
#>   2.5;
#>   null;
#>   true
#>  ];
#>  "a"={
#>   "x"="\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#>  };
#>  "e"={};
#>  "l"=[]
#> }
#> {'indent': None} {"b": [1, 2.5, null, true], "a": {"x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"}, "e": {}, "l": []}
#> {'indent': True} {
#>  "b": [
#>   1,
#>   2.5,
#>   null,
#>   true
#>  ],
#>  "a": {
#>   "x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#>  },
#>  "e": {},
#>  "l": []
#> }
#> {'indent': -1} {
#> "b": [
#> 1,
#> 2.5,
#> null,
#> true
#> ],
#> "a": {
#> "x": "\u00e9\n\"\\\u2028\ud83d\ude00/\u0001"
#> },
#> "e": {},
#> "l": []
#> }
#> 1.0
#> 1e+100
#> -0.0
#> 1e-07
#> Infinity
#> -Infinity
#> NaN
#> 1000000000000000000000000000000
#> true
#> null
#> ""
#> "\u007f"
#> "\u00e9"
#> "\ud83d\ude00"
#> [1, 2]
#> [[]]
#> {"1": 2}
#> {"null": 1}
#> {"true": 1, "1.5": 2}
#> {"Infinity": 1}
#> "\ud800"
#> ValueError Out of range float values are not JSON compliant: inf
#> ValueError Out of range float values are not JSON compliant: nan
#> ValueError Out of range float values are not JSON compliant: -inf
#> ValueError Out of range float values are not JSON compliant: nan
#> ValueError Out of range float values are not JSON compliant: nan
#> TypeError Object of type set is not JSON serializable
#> TypeError Object of type bytes is not JSON serializable
#> TypeError Object of type complex is not JSON serializable
#> TypeError Object of type type is not JSON serializable
#> TypeError keys must be str, int, float, bool or None, not tuple
#> TypeError keys must be str, int, float, bool or None, not bytes
#> TypeError Object of type set is not JSON serializable
#> TypeError Object of type type is not JSON serializable
#> TypeError Object of type range is not JSON serializable
#> TypeError Object of type ellipsis is not JSON serializable
#> {"a": 1} {"1": 1, "1": 2} {"y": 2, "z": 1}
#> TypeError '<' not supported between instances of 'str' and 'int'
#> [1, 2] ["1j"] {
#>  "a": [
#>   3
#>  ]
#> }
#> ValueError Circular reference detected
#> ZeroDivisionError division by zero
#> TypeError 'int' object is not callable
#> ValueError Circular reference detected
#> ValueError Circular reference detected
#> TypeError cannot unpack non-iterable int object
#> TypeError dumps() missing 1 required positional argument: 'obj'
#> TypeError JSONEncoder.__init__() got an unexpected keyword argument 'nope'
#> TypeError 'int' object is not callable
#> [{"__t": "set"}, {"__t": "complex"}] {"__t": "set"} [
#>  {
#>   "__t": "complex"
#>  }
#> ] ['[1', ', ', '{', '"a"', ': ', '2', '}', ']'] {"a": 2, "b": 1}
#> TypeError Object of type type is not JSON serializable
#> TypeError Object of type int is not JSON serializable
#> [1, 2.0, "s", [1], {"a": 1}, 1, "a", {"b": 1}, [1], {"1": 1, "a": 2, "3": 4, "1.5": 5}]
#> {
#>  "a": [
#>   1,
#>   2
#>  ]
#> }"x"
#> AttributeError 'int' object has no attribute 'write'
#> TypeError Object of type set is not JSON serializable
