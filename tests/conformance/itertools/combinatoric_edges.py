# itertools: combinatoric edges.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from itertools import product, permutations, combinations, combinations_with_replacement as cwr
print(list(product()), list(product([])), list(product("ab", [])), list(product("ab", repeat=0)),
      list(product(repeat=3)))
print(["".join(x) for x in product("ab", "cd", repeat=1)], ["".join(x) for x in product("ab", repeat=3)],
      list(product(range(2), "x", [None])))
t(lambda: product("a", repeat=-1))
t(lambda: product("a", repeat="b"))
t(lambda: product(1))
t(lambda: product("a", x=1))
t(lambda: product("a", repeat=1.0))
print(["".join(p) for p in permutations("abc")], ["".join(p) for p in permutations("abcd", 2)],
      list(permutations("ab", 3)), list(permutations("ab", 0)), list(permutations([])))
t(lambda: permutations("a", -1))
t(lambda: permutations("a", "b"))
t(lambda: permutations(4))
t(lambda: permutations())
print(list(permutations("ab", None)), list(permutations(iterable="ab", r=1)))
print(["".join(p) for p in combinations("abcd", 2)], list(combinations("abc", 0)), list(combinations("abc", 4)),
      list(combinations([1, 1, 1], 2)))
t(lambda: combinations("a", -1))
t(lambda: combinations("a"))
t(lambda: combinations("a", None))
t(lambda: combinations(5, 1))
print(["".join(p) for p in cwr("abc", 2)], list(cwr("a", 3)), list(cwr("", 1)), list(cwr("", 0)),
      list(cwr(iterable="ab", r=1)))
t(lambda: cwr("a", -1)); t(lambda: cwr("a")); t(lambda: cwr(1, 1))
from math import comb, perm
for n in range(6):
    for r in range(4):
        assert len(list(combinations(range(n), r))) == comb(n, r)
        assert len(list(permutations(range(n), r))) == perm(n, r)
        assert len(list(product(range(n), repeat=r))) == n ** r
        assert len(list(cwr(range(n), r))) == (comb(n + r - 1, r) if n + r else 1)
p = product([1, 2], [3, 4]); a = next(p); b = next(p); print(a, b, a is b, list(p), list(p))
print(list(combinations(combinations(range(3), 2), 2)), sum(1 for _ in permutations(range(7))),
      next(permutations(range(5))), list(permutations(range(5)))[-1])
try: next(combinations("", 1))
except StopIteration as e: print("stop", e.args)

#> [()] [] [] [()] [()]
#> ['ac', 'ad', 'bc', 'bd'] ['aaa', 'aab', 'aba', 'abb', 'baa', 'bab', 'bba', 'bbb'] [(0, 'x', None), (1, 'x', None)]
#> ValueError repeat argument cannot be negative
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> TypeError product() got an unexpected keyword argument 'x'
#> TypeError 'float' object cannot be interpreted as an integer
#> ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'] ['ab', 'ac', 'ad', 'ba', 'bc', 'bd', 'ca', 'cb', 'cd', 'da', 'db', 'dc'] [] [()] [()]
#> ValueError r must be non-negative
#> TypeError Expected int as r
#> TypeError 'int' object is not iterable
#> TypeError permutations() missing required argument 'iterable' (pos 1)
#> [('a', 'b'), ('b', 'a')] [('a',), ('b',)]
#> ['ab', 'ac', 'ad', 'bc', 'bd', 'cd'] [()] [] [(1, 1), (1, 1), (1, 1)]
#> ValueError r must be non-negative
#> TypeError combinations() missing required argument 'r' (pos 2)
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> ['aa', 'ab', 'ac', 'bb', 'bc', 'cc'] [('a', 'a', 'a')] [] [()] [('a',), ('b',)]
#> ValueError r must be non-negative
#> TypeError combinations_with_replacement() missing required argument 'r' (pos 2)
#> TypeError 'int' object is not iterable
#> (1, 3) (1, 4) False [(2, 3), (2, 4)] []
#> [((0, 1), (0, 2)), ((0, 1), (1, 2)), ((0, 2), (1, 2))] 5040 (0, 1, 2, 3, 4) (4, 3, 2, 1, 0)
#> stop ()
