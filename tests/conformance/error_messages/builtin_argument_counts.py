# Wrong numbers and kinds of arguments to builtins and methods.
calls = [
    lambda: len(), lambda: len(1, 2), lambda: abs(), lambda: ord(), lambda: chr(), lambda: isinstance(1),
    lambda: issubclass(1), lambda: callable(), lambda: hash(), lambda: id(), lambda: repr(), lambda: divmod(1),
    lambda: getattr(1), lambda: setattr(1, "a"), lambda: delattr(1), lambda: hasattr(1), lambda: iter(),
    lambda: next(), lambda: sum(), lambda: round(), lambda: pow(1), lambda: min(), lambda: sorted(),
    lambda: reversed(), lambda: enumerate(), lambda: zip(1), lambda: map(), lambda: filter(), lambda: range(),
    lambda: slice(), lambda: format(), lambda: bin(), lambda: print(sepp=1), lambda: type(), lambda: super(),
    lambda: property(1, 2, 3, 4, 5),
    lambda: "a".upper(1), lambda: "a".join(), lambda: "a".split(1, 2, 3), lambda: "a".replace("a"),
    lambda: "a".startswith(), lambda: "a".find(), lambda: "a".center(), lambda: "a".strip(1, 2), lambda: "a".zfill(),
    lambda: "a".partition(), lambda: "a".encode(1), lambda: "a".isalpha(1), lambda: "a".count(),
    lambda: "a".translate(), lambda: "a".format_map(), lambda: "a".expandtabs(1, 2), lambda: "a".splitlines(1, 2, 3),
    lambda: "a".removeprefix(), lambda: "a".index(), lambda: "a".ljust("b"), lambda: "a".title(1),
    lambda: str.join(), lambda: str.join(1, 2),
    lambda: [].append(), lambda: [].append(1, 2), lambda: [].extend(), lambda: [].insert(1), lambda: [].pop(1, 2),
    lambda: [].remove(), lambda: [].index(), lambda: [].sort(1), lambda: [].sort(foo=1), lambda: [].count(),
    lambda: [].reverse(1), lambda: [].copy(1), lambda: list.append(), lambda: list.append(1, 2), lambda: {}.get(),
    lambda: {}.pop(), lambda: {}.setdefault(), lambda: {}.update(1, 2), lambda: {}.keys(1), lambda: {}.popitem(1),
    lambda: dict.fromkeys(), lambda: {1}.add(), lambda: {1}.remove(), lambda: {1}.union(1), lambda: {1}.pop(1),
    lambda: (1,).count(), lambda: (1,).index(), lambda: (1).bit_length(1), lambda: (1).to_bytes(1, 2, 3, 4),
    lambda: (1.5).hex(1), lambda: b"a".decode(1), lambda: b"a".hex(1, 2, 3), lambda: range(1).index(),
    lambda: int.from_bytes(), lambda: int(1, 2, 3), lambda: float(1, 2), lambda: bool(1, 2), lambda: str(1, 2, 3, 4),
    lambda: list(1, 2), lambda: dict(1, 2), lambda: set(1, 2), lambda: tuple(1, 2), lambda: object(1),
    lambda: bytes(1, 2, 3, 4), lambda: frozenset(1, 2), lambda: [].append(x=1), lambda: len(obj=1),
    lambda: "a".upper(x=1), lambda: {}.get(key=1), lambda: sum([], starts=1), lambda: int(base=2),
    lambda: round(1.5, digits=1), lambda: "a,b".split(maxsplits=1), lambda: enumerate([], begin=1),
    lambda: sorted([], reversed=True),
]
for i, call in enumerate(calls):
    try:
        print(i, call())
    except Exception as error:
        print(i, type(error).__name__, error)

#> 0 TypeError len() takes exactly one argument (0 given)
#> 1 TypeError len() takes exactly one argument (2 given)
#> 2 TypeError abs() takes exactly one argument (0 given)
#> 3 TypeError ord() takes exactly one argument (0 given)
#> 4 TypeError chr() takes exactly one argument (0 given)
#> 5 TypeError isinstance expected 2 arguments, got 1
#> 6 TypeError issubclass expected 2 arguments, got 1
#> 7 TypeError callable() takes exactly one argument (0 given)
#> 8 TypeError hash() takes exactly one argument (0 given)
#> 9 TypeError id() takes exactly one argument (0 given)
#> 10 TypeError repr() takes exactly one argument (0 given)
#> 11 TypeError divmod expected 2 arguments, got 1
#> 12 TypeError getattr expected at least 2 arguments, got 1
#> 13 TypeError setattr expected 3 arguments, got 2
#> 14 TypeError delattr expected 2 arguments, got 1
#> 15 TypeError hasattr expected 2 arguments, got 1
#> 16 TypeError iter expected at least 1 argument, got 0
#> 17 TypeError next expected at least 1 argument, got 0
#> 18 TypeError sum() takes at least 1 positional argument (0 given)
#> 19 TypeError round() missing required argument 'number' (pos 1)
#> 20 TypeError pow() missing required argument 'exp' (pos 2)
#> 21 TypeError min expected at least 1 argument, got 0
#> 22 TypeError sorted expected 1 argument, got 0
#> 23 TypeError reversed expected 1 argument, got 0
#> 24 TypeError enumerate() missing required argument 'iterable'
#> 25 TypeError 'int' object is not iterable
#> 26 TypeError map() must have at least two arguments.
#> 27 TypeError filter expected 2 arguments, got 0
#> 28 TypeError range expected at least 1 argument, got 0
#> 29 TypeError slice expected at least 1 argument, got 0
#> 30 TypeError format expected at least 1 argument, got 0
#> 31 TypeError bin() takes exactly one argument (0 given)
#> 32 TypeError print() got an unexpected keyword argument 'sepp'. Did you mean 'sep'?
#> 33 TypeError type() takes 1 or 3 arguments
#> 34 RuntimeError super(): no arguments
#> 35 TypeError property() takes at most 4 arguments (5 given)
#> 36 TypeError str.upper() takes no arguments (1 given)
#> 37 TypeError str.join() takes exactly one argument (0 given)
#> 38 TypeError split() takes at most 2 arguments (3 given)
#> 39 TypeError replace() takes at least 2 positional arguments (1 given)
#> 40 TypeError startswith expected at least 1 argument, got 0
#> 41 TypeError find expected at least 1 argument, got 0
#> 42 TypeError center expected at least 1 argument, got 0
#> 43 TypeError strip expected at most 1 argument, got 2
#> 44 TypeError str.zfill() takes exactly one argument (0 given)
#> 45 TypeError str.partition() takes exactly one argument (0 given)
#> 46 TypeError encode() argument 'encoding' must be str, not int
#> 47 TypeError str.isalpha() takes no arguments (1 given)
#> 48 TypeError count expected at least 1 argument, got 0
#> 49 TypeError str.translate() takes exactly one argument (0 given)
#> 50 TypeError str.format_map() takes exactly one argument (0 given)
#> 51 TypeError expandtabs() takes at most 1 argument (2 given)
#> 52 TypeError splitlines() takes at most 1 argument (3 given)
#> 53 TypeError str.removeprefix() takes exactly one argument (0 given)
#> 54 TypeError index expected at least 1 argument, got 0
#> 55 TypeError 'str' object cannot be interpreted as an integer
#> 56 TypeError str.title() takes no arguments (1 given)
#> 57 TypeError unbound method str.join() needs an argument
#> 58 TypeError descriptor 'join' for 'str' objects doesn't apply to a 'int' object
#> 59 TypeError list.append() takes exactly one argument (0 given)
#> 60 TypeError list.append() takes exactly one argument (2 given)
#> 61 TypeError list.extend() takes exactly one argument (0 given)
#> 62 TypeError insert expected 2 arguments, got 1
#> 63 TypeError pop expected at most 1 argument, got 2
#> 64 TypeError list.remove() takes exactly one argument (0 given)
#> 65 TypeError index expected at least 1 argument, got 0
#> 66 TypeError sort() takes no positional arguments
#> 67 TypeError sort() got an unexpected keyword argument 'foo'
#> 68 TypeError list.count() takes exactly one argument (0 given)
#> 69 TypeError list.reverse() takes no arguments (1 given)
#> 70 TypeError list.copy() takes no arguments (1 given)
#> 71 TypeError unbound method list.append() needs an argument
#> 72 TypeError descriptor 'append' for 'list' objects doesn't apply to a 'int' object
#> 73 TypeError get expected at least 1 argument, got 0
#> 74 TypeError pop expected at least 1 argument, got 0
#> 75 TypeError setdefault expected at least 1 argument, got 0
#> 76 TypeError update expected at most 1 argument, got 2
#> 77 TypeError dict.keys() takes no arguments (1 given)
#> 78 TypeError dict.popitem() takes no arguments (1 given)
#> 79 TypeError fromkeys expected at least 1 argument, got 0
#> 80 TypeError set.add() takes exactly one argument (0 given)
#> 81 TypeError set.remove() takes exactly one argument (0 given)
#> 82 TypeError 'int' object is not iterable
#> 83 TypeError set.pop() takes no arguments (1 given)
#> 84 TypeError tuple.count() takes exactly one argument (0 given)
#> 85 TypeError index expected at least 1 argument, got 0
#> 86 TypeError int.bit_length() takes no arguments (1 given)
#> 87 TypeError to_bytes() takes at most 3 arguments (4 given)
#> 88 TypeError float.hex() takes no arguments (1 given)
#> 89 TypeError decode() argument 'encoding' must be str, not int
#> 90 TypeError hex() takes at most 2 arguments (3 given)
#> 91 TypeError range.index() takes exactly one argument (0 given)
#> 92 TypeError from_bytes() missing required argument 'bytes' (pos 1)
#> 93 TypeError int expected at most 2 arguments, got 3
#> 94 TypeError float expected at most 1 argument, got 2
#> 95 TypeError bool expected at most 1 argument, got 2
#> 96 TypeError str expected at most 3 arguments, got 4
#> 97 TypeError list expected at most 1 argument, got 2
#> 98 TypeError dict expected at most 1 argument, got 2
#> 99 TypeError set expected at most 1 argument, got 2
#> 100 TypeError tuple expected at most 1 argument, got 2
#> 101 TypeError object() takes no arguments
#> 102 TypeError bytes() takes at most 3 arguments (4 given)
#> 103 TypeError frozenset expected at most 1 argument, got 2
#> 104 TypeError list.append() takes no keyword arguments
#> 105 TypeError len() takes no keyword arguments
#> 106 TypeError str.upper() takes no keyword arguments
#> 107 TypeError dict.get() takes no keyword arguments
#> 108 TypeError sum() got an unexpected keyword argument 'starts'. Did you mean 'start'?
#> 109 TypeError int() missing string argument
#> 110 TypeError round() got an unexpected keyword argument 'digits'. Did you mean 'ndigits'?
#> 111 TypeError split() got an unexpected keyword argument 'maxsplits'. Did you mean 'maxsplit'?
#> 112 TypeError 'begin' is an invalid keyword argument for enumerate()
#> 113 TypeError sort() got an unexpected keyword argument 'reversed'. Did you mean 'reverse'?
