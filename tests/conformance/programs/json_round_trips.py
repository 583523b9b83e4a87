# programs: json round trips.
# option: --policy standard
import json
data = {"name": "Zoë", "tags": ["a", "b\n", "\u2028"], "deep": {"x": [1, [2, [3, {}]]], "t": True, "n": None},
        "numbers": [0, -1, 1.5, 1e100, 10 ** 20, -0.0]}
text = json.dumps(data)
print(text, json.loads(text) == data)
print(json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True))
print(json.dumps({"a": [], "b": {}, "c": [1, {"d": 2}]}, indent=2))
class Point:
    def __init__(self, x, y): self.x, self.y = x, y
def encode(value):
    if isinstance(value, Point): return {"$point": [value.x, value.y]}
    if isinstance(value, (set, frozenset)): return sorted(value)
    raise TypeError(f"no JSON for {type(value).__name__}")
def decode(d):
    return Point(*d["$point"]) if "$point" in d else d
back = json.loads(json.dumps({"p": Point(1, 2), "s": {3, 1, 2}}, default=encode), object_hook=decode)
print(back["p"].x, back["p"].y, back["s"])
for bad in ("", "{", "[1,]", "{'a': 1}", '{"a" 1}', "[1 2]", '"\\x"', "nul", "01", '{"a": 1,}', '"open', "[1] x",
            "\x01"):
    try:
        print(json.loads(bad))
    except json.JSONDecodeError as error:
        print(repr(bad), "->", error)
for bad in ({1, 2}, {"k": object}, {(1, 2): 3}, float("nan")):
    try:
        print(json.dumps(bad, allow_nan=False))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(json.dumps({1: "a", True: "b", None: "c", 2.5: "d"}), json.loads('{"a": 1, "a": 2}'),
      json.loads('[1.0, 1e5, -0, "\\ud83d\\ude00"]', parse_float=str))

#> {"name": "Zo\u00eb", "tags": ["a", "b\n", "\u2028"], "deep": {"x": [1, [2, [3, {}]]], "t": true, "n": null}, "numbers": [0, -1, 1.5, 1e+100, 100000000000000000000, -0.0]} True
#> {"deep":{"n":null,"t":true,"x":[1,[2,[3,{}]]]},"name":"Zoë","numbers":[0,-1,1.5,1e+100,100000000000000000000,-0.0],"tags":["a","b\n"," "]}
#> {
#>   "a": [],
#>   "b": {},
#>   "c": [
#>     1,
#>     {
#>       "d": 2
#>     }
#>   ]
#> }
#> 1 2 [1, 2, 3]
#> '' -> Expecting value: line 1 column 1 (char 0)
#> '{' -> Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> '[1,]' -> Illegal trailing comma before end of array: line 1 column 3 (char 2)
#> "{'a': 1}" -> Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> '{"a" 1}' -> Expecting ':' delimiter: line 1 column 6 (char 5)
#> '[1 2]' -> Expecting ',' delimiter: line 1 column 4 (char 3)
#> '"\\x"' -> Invalid \escape: line 1 column 2 (char 1)
#> 'nul' -> Expecting value: line 1 column 1 (char 0)
#> '01' -> Extra data: line 1 column 2 (char 1)
#> '{"a": 1,}' -> Illegal trailing comma before end of object: line 1 column 8 (char 7)
#> '"open' -> Unterminated string starting at: line 1 column 1 (char 0)
#> '[1] x' -> Extra data: line 1 column 5 (char 4)
#> '\x01' -> Expecting value: line 1 column 1 (char 0)
#> TypeError Object of type set is not JSON serializable
#> TypeError Object of type type is not JSON serializable
#> TypeError keys must be str, int, float, bool or None, not tuple
#> ValueError Out of range float values are not JSON compliant: nan
#> {"1": "b", "null": "c", "2.5": "d"} {'a': 2} ['1.0', '1e5', 0, '😀']
