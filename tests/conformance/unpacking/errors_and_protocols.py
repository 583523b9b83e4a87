# unpacking: errors and protocols.
# option: --policy standard
class S:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
class BadIter:
    def __iter__(self): return 5
class BadNext:
    def __iter__(self): return self
    def __next__(self): raise KeyError('next')
class Endless:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self): self.n += 1; return self.n
def run(text):
    try:
        names = {'S': S, 'BadIter': BadIter, 'BadNext': BadNext, 'Endless': Endless}
        known = set(names)
        exec(text, names)
        return {k: v for k, v in names.items() if k not in known and k != '__builtins__' and not isinstance(v,
            Endless)}
    except Exception as error:
        return type(error).__name__, str(error)
for text in ['a, b = 1, 2', 'a, b = "xy"', 'a, = [1]', '[a, b] = {1: 2, 3: 4}', 'a, *b = 1, 2, 3', '*a, b = "xyz"',
             'a, *b, c = 1, 2', 'a, (b, *c), d = 1, "xyz", 2', 'a, b, c = S()', 'a, b = S()', 'a, b, c, d = S()',
             'a, b = 1', 'a, b = None', 'a, b = ()', 'a, b = 1,', 'a, b = 1, 2, 3', 'a, *b, c = 1,', '*a, = ()',
             'a, b = BadIter()', 'a, b = BadNext()', 'e = Endless(); a, b = e', 'a, b = {}', 'a, b = range(3)',
             'a, b = iter([1])', 'a, b = (x for x in "abc")', 'a = b = c = [1]', 'a, b = b, a = 1, 2',
             'a = 1; b = 2; a, b = b, a', 'x = [1, 2]; i = 0; i, x[i] = 1, 9', 'x = {}; x["a"], x["b"] = 1, 2',
             '(a, b), c = [1, 2], 3', '(a), b = 1, 2', '[a, [b, [c]]] = 1, (2, "z")',
             'for a, b in [(1, 2), "xy"]: pass', 'for a, *b in [(1, 2, 3)]: pass', 'for a, b in [1]: pass',
             'for a, b in [(1,)]: pass', 'a = [*range(3), *"ab", *()]', 'a = (*[1], *{2: 3})', 'a = {*[1], *(1, 2)}',
             'a = {**{"x": 1}, "y": 2, **{"x": 3}}', 'a = [*5]', 'a = (*None,)', 'a = {*[[]]}', 'a = {**5}',
             'a = *[1, 2], 3', 'a = [*BadNext()]', 'a = [*BadIter()]', 'a, b = "é😀"', 'a, b = b"xy"',
             'a, b = {"k": 1, "j": 2}.items()', 'a, b = 5, *[6]', 'a, b = 1.5', 'a, b = len', 'a, b = int',
             'a, *b = None', 'a = 1,; b, = a']:
    print(text, '->', run(text))

#> a, b = 1, 2 -> {'a': 1, 'b': 2}
#> a, b = "xy" -> {'a': 'x', 'b': 'y'}
#> a, = [1] -> {'a': 1}
#> [a, b] = {1: 2, 3: 4} -> {'a': 1, 'b': 3}
#> a, *b = 1, 2, 3 -> {'a': 1, 'b': [2, 3]}
#> *a, b = "xyz" -> {'a': ['x', 'y'], 'b': 'z'}
#> a, *b, c = 1, 2 -> {'a': 1, 'b': [], 'c': 2}
#> a, (b, *c), d = 1, "xyz", 2 -> {'a': 1, 'b': 'x', 'c': ['y', 'z'], 'd': 2}
#> a, b, c = S() -> {'a': 0, 'b': 10, 'c': 20}
#> a, b = S() -> ('ValueError', 'too many values to unpack (expected 2)')
#> a, b, c, d = S() -> ('ValueError', 'not enough values to unpack (expected 4, got 3)')
#> a, b = 1 -> ('TypeError', 'cannot unpack non-iterable int object')
#> a, b = None -> ('TypeError', 'cannot unpack non-iterable NoneType object')
#> a, b = () -> ('ValueError', 'not enough values to unpack (expected 2, got 0)')
#> a, b = 1, -> ('ValueError', 'not enough values to unpack (expected 2, got 1)')
#> a, b = 1, 2, 3 -> ('ValueError', 'too many values to unpack (expected 2, got 3)')
#> a, *b, c = 1, -> ('ValueError', 'not enough values to unpack (expected at least 2, got 1)')
#> *a, = () -> {'a': []}
#> a, b = BadIter() -> ('TypeError', "iter() returned non-iterator of type 'int'")
#> a, b = BadNext() -> ('KeyError', "'next'")
#> e = Endless(); a, b = e -> ('ValueError', 'too many values to unpack (expected 2)')
#> a, b = {} -> ('ValueError', 'not enough values to unpack (expected 2, got 0)')
#> a, b = range(3) -> ('ValueError', 'too many values to unpack (expected 2)')
#> a, b = iter([1]) -> ('ValueError', 'not enough values to unpack (expected 2, got 1)')
#> a, b = (x for x in "abc") -> ('ValueError', 'too many values to unpack (expected 2)')
#> a = b = c = [1] -> {'a': [1], 'b': [1], 'c': [1]}
#> a, b = b, a = 1, 2 -> {'a': 2, 'b': 1}
#> a = 1; b = 2; a, b = b, a -> {'a': 2, 'b': 1}
#> x = [1, 2]; i = 0; i, x[i] = 1, 9 -> {'x': [1, 9], 'i': 1}
#> x = {}; x["a"], x["b"] = 1, 2 -> {'x': {'a': 1, 'b': 2}}
#> (a, b), c = [1, 2], 3 -> {'a': 1, 'b': 2, 'c': 3}
#> (a), b = 1, 2 -> {'a': 1, 'b': 2}
#> [a, [b, [c]]] = 1, (2, "z") -> {'a': 1, 'b': 2, 'c': 'z'}
#> for a, b in [(1, 2), "xy"]: pass -> {'a': 'x', 'b': 'y'}
#> for a, *b in [(1, 2, 3)]: pass -> {'a': 1, 'b': [2, 3]}
#> for a, b in [1]: pass -> ('TypeError', 'cannot unpack non-iterable int object')
#> for a, b in [(1,)]: pass -> ('ValueError', 'not enough values to unpack (expected 2, got 1)')
#> a = [*range(3), *"ab", *()] -> {'a': [0, 1, 2, 'a', 'b']}
#> a = (*[1], *{2: 3}) -> {'a': (1, 2)}
#> a = {*[1], *(1, 2)} -> {'a': {1, 2}}
#> a = {**{"x": 1}, "y": 2, **{"x": 3}} -> {'a': {'x': 3, 'y': 2}}
#> a = [*5] -> ('TypeError', 'Value after * must be an iterable, not int')
#> a = (*None,) -> ('TypeError', 'Value after * must be an iterable, not NoneType')
#> a = {*[[]]} -> ('TypeError', "cannot use 'list' as a set element (unhashable type: 'list')")
#> a = {**5} -> ('TypeError', "'int' object is not a mapping")
#> a = *[1, 2], 3 -> {'a': (1, 2, 3)}
#> a = [*BadNext()] -> ('KeyError', "'next'")
#> a = [*BadIter()] -> ('TypeError', "iter() returned non-iterator of type 'int'")
#> a, b = "é😀" -> {'a': 'é', 'b': '😀'}
#> a, b = b"xy" -> {'a': 120, 'b': 121}
#> a, b = {"k": 1, "j": 2}.items() -> {'a': ('k', 1), 'b': ('j', 2)}
#> a, b = 5, *[6] -> {'a': 5, 'b': 6}
#> a, b = 1.5 -> ('TypeError', 'cannot unpack non-iterable float object')
#> a, b = len -> ('TypeError', 'cannot unpack non-iterable builtin_function_or_method object')
#> a, b = int -> ('TypeError', 'cannot unpack non-iterable type object')
#> a, *b = None -> ('TypeError', 'cannot unpack non-iterable NoneType object')
#> a = 1,; b, = a -> {'a': (1,), 'b': 1}
