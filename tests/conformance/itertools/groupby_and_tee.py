# itertools: groupby and tee.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from itertools import groupby, tee, accumulate, chain, compress, filterfalse, starmap, repeat, zip_longest
print([(k, list(g)) for k, g in groupby("AAAbbbcaA")], [(k, list(g)) for k, g in groupby("AAAbbbcaA", str.lower)],
      list(groupby([])))
gs = list(groupby("aabb")); print([(k, list(g)) for k, g in gs])
g = groupby([1, 1, 2, 3])
k, first = next(g)
print(k, next(first))
k2, second = next(g)
print(list(first), k2, list(second), next(g)[0])
print([(k, len(list(g))) for k, g in groupby(sorted("mississippi"))], [(k, [*g]) for k,
    g in groupby(range(6), lambda x: x // 3)], [k for k, g in groupby([1, 1.0, True, 2])])
t(lambda: groupby())
t(lambda: groupby(1))
t(lambda: next(groupby([1], 5)))
t(lambda: groupby([1], None, 2))
t(lambda: [k for k, g in groupby([1, 2], lambda x: 1 / (x - 2))])
print([k for k, _ in groupby(iterable="ab", key=None)])
nan = float("nan")
print(len([k for k, g in groupby([nan, nan, nan])]), len([k for k, g in groupby([float("nan"), float("nan")])]))
a, b = tee([1, 2, 3]); print(next(a), next(a), next(b), list(a), list(b)); print(tee([], 0), len(tee("ab", 5)))
a, = tee("abc", 1); c, d = tee(a); print(next(c), list(d), list(a), list(c))
t(lambda: tee([], -1)); t(lambda: tee(5)); t(lambda: tee()); t(lambda: tee([], "x"))
print(list(accumulate([1, 2, 3])), list(accumulate([])), list(accumulate([], initial=5)), list(accumulate("abc")),
      list(accumulate([3, 1, 4], max)), list(accumulate([1, 2], lambda x, y: x - y, initial=10)),
      list(accumulate([1, 2], None)), list(accumulate([1], initial=None)))
t(lambda: list(accumulate([1, "a"])))
t(lambda: accumulate(1))
t(lambda: list(accumulate([1, 2], 5)))
t(lambda: accumulate([], None, 1))
print(list(chain()), list(chain("ab", [1], {})), list(chain.from_iterable(["ab", "cd"])),
      list(chain.from_iterable({})))
t(lambda: list(chain(1)))
t(lambda: list(chain("a", 1)))
t(lambda: chain.from_iterable(1))
t(lambda: list(chain.from_iterable([1])))
print(list(compress("abcdef", [1, 0, "x", None, [], 5])), list(compress("abc", [1])), list(compress([], [1])),
      list(compress(data="ab", selectors=[0, 1])))
t(lambda: compress("a"))
t(lambda: compress(1, []))
print(list(filterfalse(None, [0, 1, "", "a"])), list(filterfalse(lambda x: x % 2, range(6))))
t(lambda: list(filterfalse(1, [1])))
print(list(starmap(pow, [(2, 3), [3, 2]])), list(starmap(max, ["ab"])), list(starmap(lambda: 1, [()])))
t(lambda: list(starmap(pow, [1])))
t(lambda: list(starmap(5, [()])))
print(repeat(5), repeat("a", 2), list(repeat(1, 3)), list(repeat(1, -2)), repeat(1, -2),
      len(list(repeat(object=3, times=2))))
t(lambda: repeat())
t(lambda: repeat(1, "a"))
t(lambda: repeat(1, None))
print(list(zip_longest("ab", "c")), list(zip_longest("a", "bcd", fillvalue="-")), list(zip_longest()),
      list(zip_longest("", "")))
t(lambda: zip_longest(1))
t(lambda: zip_longest("a", x=1))

#> [('A', ['A', 'A', 'A']), ('b', ['b', 'b', 'b']), ('c', ['c']), ('a', ['a']), ('A', ['A'])] [('a', ['A', 'A', 'A']), ('b', ['b', 'b', 'b']), ('c', ['c']), ('a', ['a', 'A'])] []
#> [('a', []), ('b', [])]
#> 1 1
#> [] 2 [2] 3
#> [('i', 4), ('m', 1), ('p', 2), ('s', 4)] [(0, [0, 1, 2]), (1, [3, 4, 5])] [1, 2]
#> TypeError groupby() missing required argument 'iterable' (pos 1)
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> TypeError groupby() takes at most 2 arguments (3 given)
#> ZeroDivisionError division by zero
#> ['a', 'b']
#> 1 2
#> 1 2 1 [3] [2, 3]
#> () 5
#> a ['a', 'b', 'c'] ['a', 'b', 'c'] ['b', 'c']
#> ValueError n must be >= 0
#> TypeError 'int' object is not iterable
#> TypeError tee expected at least 1 argument, got 0
#> TypeError 'str' object cannot be interpreted as an integer
#> [1, 3, 6] [] [5] ['a', 'ab', 'abc'] [3, 3, 4] [10, 9, 7] [1, 3] [1]
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> TypeError accumulate() takes at most 2 positional arguments (3 given)
#> [] ['a', 'b', 1] ['a', 'b', 'c', 'd'] []
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> ['a', 'c', 'f'] ['a'] [] ['b']
#> TypeError compress() missing required argument 'selectors' (pos 2)
#> TypeError 'int' object is not iterable
#> [0, ''] [0, 2, 4]
#> TypeError 'int' object is not callable
#> [8, 9] ['b'] [1]
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not callable
#> repeat(5) repeat('a', 2) [1, 1, 1] [] repeat(1, 0) 2
#> TypeError repeat() missing required argument 'object' (pos 1)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> [('a', 'c'), ('b', None)] [('a', 'b'), ('-', 'c'), ('-', 'd')] [] []
#> TypeError 'int' object is not iterable
#> TypeError zip_longest() got an unexpected keyword argument
