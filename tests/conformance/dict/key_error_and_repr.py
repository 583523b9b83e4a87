# repr of nested and recursive dicts and the text of KeyError.
d = {"k": [1, {"n": (2,)}], 1.5: None, "é": "ü\n", "q'": 'd"', (): {}}
print(d, str(d) == repr(d), f"{d}", "%s" % d)
d["self"] = d
print(d)
a, b = {}, {}
a["b"], b["a"] = b, a
print(a, b, [a])
for key in ("x", 5, None, "it's", (1, 2), "", "multi\nline", 1.5, b"b", frozenset()):
    try:
        {}[key]
    except KeyError as error:
        print(str(error), repr(error), error.args)
print(KeyError("a", "b"), KeyError(), str(KeyError(5)), repr(KeyError("x")), str(LookupError("x")),
      str(IndexError("x")))

#> {'k': [1, {'n': (2,)}], 1.5: None, 'é': 'ü\n', "q'": 'd"', (): {}} True {'k': [1, {'n': (2,)}], 1.5: None, 'é': 'ü\n', "q'": 'd"', (): {}} {'k': [1, {'n': (2,)}], 1.5: None, 'é': 'ü\n', "q'": 'd"', (): {}}
#> {'k': [1, {'n': (2,)}], 1.5: None, 'é': 'ü\n', "q'": 'd"', (): {}, 'self': {...}}
#> {'b': {'a': {...}}} {'a': {'b': {...}}} [{'b': {'a': {...}}}]
#> 'x' KeyError('x') ('x',)
#> 5 KeyError(5) (5,)
#> None KeyError(None) (None,)
#> "it's" KeyError("it's") ("it's",)
#> (1, 2) KeyError((1, 2)) ((1, 2),)
#> '' KeyError('') ('',)
#> 'multi\nline' KeyError('multi\nline') ('multi\nline',)
#> 1.5 KeyError(1.5) (1.5,)
#> b'b' KeyError(b'b') (b'b',)
#> frozenset() KeyError(frozenset()) (frozenset(),)
#> ('a', 'b')  5 KeyError('x') x x
