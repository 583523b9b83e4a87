# option: --policy standard
# itertools
from itertools import *
import itertools, operator
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def take(n, it): return list(islice(it, n))
print(take(4, count()), take(4, count(5, 3)), take(3, count(2.5, 0.5)), take(3, count(10, -1)), count(3),
      count(1, 2), count(1.5), count(2, 1.0), take(2, count(True)), take(3, count(2**62)),
      take(3, count(10**30, 10**29)), count(-5))
t(lambda: count('a')); t(lambda: count(1, 'x')); t(lambda: count(1, 2, 3))
print(take(7, cycle('abc')), take(3, cycle([])), repeat(5), repeat(5, 3), list(repeat('x', 3)), list(repeat(1, 0)),
      list(repeat(1, -5)), repeat(7, times=2), repeat(1, 3).__length_hint__())
t(lambda: repeat(1).__length_hint__()); t(lambda: repeat()); t(lambda: repeat(1, 'a')); t(lambda: cycle(5))
print(list(accumulate([1, 2, 3, 4])), list(accumulate([1, 2, 3], operator.mul)),
      list(accumulate([1, 2], initial=100)), list(accumulate([], initial=3)), list(accumulate([])),
      list(accumulate('abc')), list(accumulate([3, 1, 2], max)))
t(lambda: list(accumulate([1, 'a']))); t(lambda: accumulate()); t(lambda: accumulate(5))
print(list(batched('abcdefg', 3)), list(batched([], 2)), list(batched('ab', 5)),
      list(batched('abcd', 2, strict=True)))
t(lambda: list(batched('abc', 2, strict=True))); t(lambda: batched('abc', 0)); t(lambda: batched('abc', 'x'))
print(list(chain('ab', [1], ())), list(chain()), list(chain.from_iterable(['ab', [1, 2]])),
      list(chain.from_iterable([])))
t(lambda: list(chain([1], 5))); t(lambda: list(chain.from_iterable(5)))
print(list(combinations('abcd', 2)), list(combinations('ab', 3)), list(combinations('ab', 0)),
      list(combinations(range(4), 3)), list(combinations([], 0)))
print(list(combinations_with_replacement('abc', 2)), list(combinations_with_replacement('', 1)),
      list(combinations_with_replacement('ab', 0)), list(combinations_with_replacement('ab', 3)))
print(list(permutations('abc')), list(permutations('abc', 2)), list(permutations('ab', 3)),
      list(permutations('abc', 0)), list(permutations([])), len(list(permutations(range(6)))),
      list(permutations(range(4), 2)))
t(lambda: combinations('ab', -1))
t(lambda: permutations('ab', -1))
t(lambda: permutations('ab', 'x'))
t(lambda: combinations('ab', 'x'))
t(lambda: combinations_with_replacement('ab', -2))
print(list(product('ab', [1, 2])), list(product('ab', repeat=2)), list(product()), list(product('ab', '')),
      list(product('a', repeat=0)), list(product(range(2), repeat=3)), len(list(product('abc', repeat=4))))
t(lambda: product('a', repeat=-1)); t(lambda: product(5)); t(lambda: product('a', foo=1))
print(list(compress('abcdef', [1, 0, 1, 0, 1, 1])), list(compress('abc', [1])),
      list(dropwhile(lambda x: x < 3, [1, 2, 3, 1, 5])), list(takewhile(lambda x: x < 3, [1, 2, 3, 1])),
      list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1, '', 'a'])),
      list(filterfalse(bool, [0, 1])))
print(list(starmap(pow, [(2, 3), (3, 2)])), list(starmap(max, [[1, 5], 'xy'])), list(pairwise('abcd')),
      list(pairwise('a')), list(pairwise([])))
t(lambda: list(starmap(pow, [5]))); t(lambda: pairwise(5))
print(list(islice('abcdefg', 2)), list(islice('abcdefg', 2, 4)), list(islice('abcdefg', 2, None)),
      list(islice('abcdefg', 0, None, 2)), list(islice('abcdefg', 1, 6, 3)), list(islice('abc', 0)),
      list(islice('abc', None)), list(islice(range(10), 3, 3)), list(islice(range(10), 8, 20, 5)))
t(lambda: islice('abc', -1))
t(lambda: islice('abc', 1, -1))
t(lambda: islice('abc', -1, 2))
t(lambda: islice('abc', 0, 2, 0))
t(lambda: islice('abc', 'a'))
t(lambda: islice('abc'))
t(lambda: islice('abc', 1, 2, 3, 4))
t(lambda: islice('abc', 1, 2, 'x'))
t(lambda: islice('abc', -2))
t(lambda: islice(5, 1))
print([(k, list(g)) for k, g in groupby('aaabbcaa')], [(k, list(g)) for k,
    g in groupby([1, 3, 2, 4, 5], key=lambda x: x % 2)], list(groupby([])), [k for k, g in groupby('aabbcc')])
g = groupby('aabb'); k1, g1 = next(g); k2, g2 = next(g); print(list(g1), list(g2))
g = groupby('aab'); k, gg = next(g); print(next(gg), next(gg), next(gg, None), next(g)[0])
a, b = tee('abc'); print(list(a), list(b), tee([1], 0), len(tee([1], 3)), [list(x) for x in tee(range(3), 3)])
a, b = tee(iter(range(200))); print(sum(islice(a, 150)), sum(b), sum(a))
import copy
a, = tee('abcd', 1); next(a); c = a.__copy__(); print(list(a), list(c))
t(lambda: tee([1], -1)); t(lambda: tee(5)); t(lambda: tee([], 'x'))
print(list(zip_longest('abc', [1])), list(zip_longest('a', 'bcd', fillvalue='-')), list(zip_longest()),
      list(zip_longest([], [])))
t(lambda: zip_longest('a', foo=1)); t(lambda: zip_longest(5))
for n in ('count', 'cycle', 'chain', 'groupby', '_tee', '_grouper', 'product', 'islice', 'batched', 'zip_longest',
          'combinations_with_replacement'):
    print(getattr(itertools, n), end=' ')
print()
class S(islice): pass
print(list(S('abc', 2)), isinstance(S('abc', 2), islice))
def gen():
    yield 1
    raise ValueError('boom')
for f in (lambda: list(chain(gen())), lambda: list(accumulate(gen())), lambda: list(zip_longest(gen(), [1, 2, 3])),
          lambda: list(islice(gen(), 5)), lambda: list(batched(gen(), 3)), lambda: list(groupby(gen())),
          lambda: list(tee(gen())[0]), lambda: list(product(gen())), lambda: list(cycle(gen()))):
    t(f)
z = zip_longest('ab', 'c'); print(next(z), next(z), next(z, 'end'))
i = islice(count(), 3); print(list(i), list(i))
def reenter():
    it = None
    class I:
        def __iter__(self): return self
        def __next__(self): return next(it)
    it, _ = tee(I())
    return next(it)
t(reenter)
print(sum(1 for _ in combinations(range(12), 6)), list(islice(permutations(range(10)), 5))[-1],
      sorted(map(''.join, product('ab', repeat=2))))

#> [0, 1, 2, 3] [5, 8, 11, 14] [2.5, 3.0, 3.5] [10, 9, 8] count(3) count(1, 2) count(1.5) count(2, 1.0) [1, 2] [4611686018427387904, 4611686018427387905, 4611686018427387906] [1000000000000000000000000000000, 1100000000000000000000000000000, 1200000000000000000000000000000] count(-5)
#> TypeError a number is required
#> TypeError a number is required
#> TypeError count() takes at most 2 arguments (3 given)
#> ['a', 'b', 'c', 'a', 'b', 'c', 'a'] [] repeat(5) repeat(5, 3) ['x', 'x', 'x'] [] [] repeat(7, 2) 3
#> TypeError len() of unsized object
#> TypeError repeat() missing required argument 'object' (pos 1)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'int' object is not iterable
#> [1, 3, 6, 10] [1, 2, 6] [100, 101, 103] [3] [] ['a', 'ab', 'abc'] [3, 3, 3]
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> TypeError accumulate() missing required argument 'iterable' (pos 1)
#> TypeError 'int' object is not iterable
#> [('a', 'b', 'c'), ('d', 'e', 'f'), ('g',)] [] [('a', 'b')] [('a', 'b'), ('c', 'd')]
#> ValueError batched(): incomplete batch
#> ValueError n must be at least one
#> TypeError 'str' object cannot be interpreted as an integer
#> ['a', 'b', 1] [] ['a', 'b', 1, 2] []
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> [('a', 'b'), ('a', 'c'), ('a', 'd'), ('b', 'c'), ('b', 'd'), ('c', 'd')] [] [()] [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)] [()]
#> [('a', 'a'), ('a', 'b'), ('a', 'c'), ('b', 'b'), ('b', 'c'), ('c', 'c')] [] [()] [('a', 'a', 'a'), ('a', 'a', 'b'), ('a', 'b', 'b'), ('b', 'b', 'b')]
#> [('a', 'b', 'c'), ('a', 'c', 'b'), ('b', 'a', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b'), ('c', 'b', 'a')] [('a', 'b'), ('a', 'c'), ('b', 'a'), ('b', 'c'), ('c', 'a'), ('c', 'b')] [] [()] [()] 720 [(0, 1), (0, 2), (0, 3), (1, 0), (1, 2), (1, 3), (2, 0), (2, 1), (2, 3), (3, 0), (3, 1), (3, 2)]
#> ValueError r must be non-negative
#> ValueError r must be non-negative
#> TypeError Expected int as r
#> TypeError 'str' object cannot be interpreted as an integer
#> ValueError r must be non-negative
#> [('a', 1), ('a', 2), ('b', 1), ('b', 2)] [('a', 'a'), ('a', 'b'), ('b', 'a'), ('b', 'b')] [()] [] [()] [(0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0), (1, 1, 1)] 81
#> ValueError repeat argument cannot be negative
#> TypeError 'int' object is not iterable
#> TypeError product() got an unexpected keyword argument 'foo'
#> ['a', 'c', 'e', 'f'] ['a'] [3, 1, 5] [1, 2] [0, 2, 4] [0, ''] [0]
#> [8, 9] [5, 'y'] [('a', 'b'), ('b', 'c'), ('c', 'd')] [] []
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> ['a', 'b'] ['c', 'd'] ['c', 'd', 'e', 'f', 'g'] ['a', 'c', 'e', 'g'] ['b', 'e'] [] ['a', 'b', 'c'] [] [8]
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> ValueError Step for islice() must be a positive integer or None.
#> ValueError Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> TypeError islice expected at least 2 arguments, got 1
#> TypeError islice expected at most 4 arguments, got 5
#> ValueError Step for islice() must be a positive integer or None.
#> ValueError Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize.
#> TypeError 'int' object is not iterable
#> [('a', ['a', 'a', 'a']), ('b', ['b', 'b']), ('c', ['c']), ('a', ['a', 'a'])] [(1, [1, 3]), (0, [2, 4]), (1, [5])] [] ['a', 'b', 'c']
#> [] ['b', 'b']
#> a a None b
#> ['a', 'b', 'c'] ['a', 'b', 'c'] () 3 [[0, 1, 2], [0, 1, 2], [0, 1, 2]]
#> 11175 19900 8725
#> ['b', 'c', 'd'] ['b', 'c', 'd']
#> ValueError n must be >= 0
#> TypeError 'int' object is not iterable
#> TypeError 'str' object cannot be interpreted as an integer
#> [('a', 1), ('b', None), ('c', None)] [('a', 'b'), ('-', 'c'), ('-', 'd')] [] []
#> TypeError zip_longest() got an unexpected keyword argument
#> TypeError 'int' object is not iterable
#> <class 'itertools.count'> <class 'itertools.cycle'> <class 'itertools.chain'> <class 'itertools.groupby'> <class 'itertools._tee'> <class 'itertools._grouper'> <class 'itertools.product'> <class 'itertools.islice'> <class 'itertools.batched'> <class 'itertools.zip_longest'> <class 'itertools.combinations_with_replacement'> 
#> ['a', 'b'] True
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ValueError boom
#> ('a', 'c') ('b', None) end
#> [0, 1, 2] []
#> RuntimeError cannot re-enter the tee iterator
#> 924 (0, 1, 2, 3, 4, 5, 6, 9, 7, 8) ['aa', 'ab', 'ba', 'bb']
