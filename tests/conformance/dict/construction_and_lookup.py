# Dict displays, dict(), fromkeys, lookups by equal keys, missing keys.
print({}, {1: "a"}, {"a": 1, "b": 2}, dict(), dict(a=1, b=2), dict([("x", 1), ("y", 2)]), dict({"k": "v"}, z=3),
      dict(zip("ab", [1, 2])), {**{"a": 1}, "b": 2, **{"a": 3}}, dict.fromkeys("abc"), dict.fromkeys([1, 2], 0),
      dict([["k", "v"], "xy"]), dict(**{"a b": 1}), {1: {2: {3: {}}}})
d = {1: "int", "1": "str", (1,): "tuple", None: "none", 2.5: "float", True: "bool", b"1": "bytes",
     frozenset([1]): "fs"}
print(d, len(d), d[1.0], d[True], d["1"], d[(1,)], d[None], d[5 / 2], d[frozenset({1})], 1 in d, "x" in d,
      d.get("x"), d.get("x", 5), d.get(1), d.get(None))
d[1.0] = "still int key"
d["new"] = []
d["new"].append(1)
print(d)
for bad in (lambda: {}["x"], lambda: {}[1], lambda: {}[(1, "a")], lambda: {}[None], lambda: {[]: 1}, lambda: {}[{}],
            lambda: {1: 2}["é'"], lambda: dict(5), lambda: dict([1]), lambda: dict(["abc"]),
            lambda: dict([(1, 2, 3)]), lambda: dict(1, 2), lambda: dict([("a", 1), 5]), lambda: {}.get(),
            lambda: {}.get([]), lambda: [] in {}, lambda: dict.fromkeys(5), lambda: dict.fromkeys([[]]),
            lambda: {**5}, lambda: {**[(1, 2)]}, lambda: {set(): 1}, lambda: {}.get(1, 2, 3), lambda: {"a": 1}.a,
            lambda: {}[slice(1)], lambda: dict([("a",)])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)


def key(x):
    print("key", x)
    return x


def value(x):
    print("value", x)
    return x


print({key(1): value(2), key(3): value(4), key(1): value(5)})

#> {} {1: 'a'} {'a': 1, 'b': 2} {} {'a': 1, 'b': 2} {'x': 1, 'y': 2} {'k': 'v', 'z': 3} {'a': 1, 'b': 2} {'a': 3, 'b': 2} {'a': None, 'b': None, 'c': None} {1: 0, 2: 0} {'k': 'v', 'x': 'y'} {'a b': 1} {1: {2: {3: {}}}}
#> {1: 'bool', '1': 'str', (1,): 'tuple', None: 'none', 2.5: 'float', b'1': 'bytes', frozenset({1}): 'fs'} 7 bool bool str tuple none float fs True False None 5 bool none
#> {1: 'still int key', '1': 'str', (1,): 'tuple', None: 'none', 2.5: 'float', b'1': 'bytes', frozenset({1}): 'fs', 'new': [1]}
#> KeyError 'x'
#> KeyError 1
#> KeyError (1, 'a')
#> KeyError None
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError cannot use 'dict' as a dict key (unhashable type: 'dict')
#> KeyError "é'"
#> TypeError 'int' object is not iterable
#> TypeError object is not iterable
#> ValueError dictionary update sequence element #0 has length 3; 2 is required
#> ValueError dictionary update sequence element #0 has length 3; 2 is required
#> TypeError dict expected at most 1 argument, got 2
#> TypeError object is not iterable
#> TypeError get expected at least 1 argument, got 0
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError 'int' object is not iterable
#> TypeError cannot use 'list' as a dict key (unhashable type: 'list')
#> TypeError 'int' object is not a mapping
#> TypeError 'list' object is not a mapping
#> TypeError cannot use 'set' as a dict key (unhashable type: 'set')
#> TypeError get expected at most 2 arguments, got 3
#> AttributeError 'dict' object has no attribute 'a'
#> KeyError slice(None, 1, None)
#> ValueError dictionary update sequence element #0 has length 1; 2 is required
#> key 1
#> value 2
#> key 3
#> value 4
#> key 1
#> value 5
#> {1: 5, 3: 4}
