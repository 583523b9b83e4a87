# option: --allow-import=*
# collections.deque
from collections import deque
import itertools
d = deque('abc')
print(d, len(d), d[0], d[-1], 'b' in d, list(d), bool(deque()))
d.append('d'); d.appendleft('z'); print(d)
print(d.pop(), d.popleft(), d)
d.extend('xy'); d.extendleft('pq'); print(d)
d.rotate(2); print(d); d.rotate(-3); print(d); d.rotate(100); print(d)
d.remove('x'); print(d, d.index('a'), d.count('p'))
d.insert(2, 'I'); d.insert(-1, 'J'); d.insert(100, 'K'); d.insert(-100, 'L'); print(d)
del d[0]; del d[-1]; d[1] = '!'; print(d)
d.reverse(); print(d); print(d.copy() == d, d.copy() is d)
d.clear(); print(d)
m = deque(range(10), maxlen=3); print(m, m.maxlen)
m.append(10); m.appendleft(1); m.extend([5, 6]); print(m)
print(deque([1, 2]) + deque([3]), deque([1, 2]) * 2, 3 * deque([1]), deque([1,2,3],2) * 3)
q = deque([1, 2, 3], 4); q *= 2; print(q); q += [7]; print(q); q *= 0; print(q)
print(f"{deque([1, 2]) < deque([1, 3]) = }")
print(f"{deque([1, 2]) == deque([1, 2]) = }")
print(f"{deque([1]) != deque([1, 2]) = }")
print(f"{deque([2]) >= deque([1, 5]) = }")
print(f"{deque() <= deque() = }")
print(deque([1]) == [1], deque([1, 2], 2) == deque([1, 2]))
r = deque([1]); r.append(r); print(r)
print(list(reversed(deque('abc'))), list(iter(deque('abc'))))
it = iter(deque('abc')); next(it); print(it.__length_hint__())
for f in (lambda: deque().pop(), lambda: deque([1])[3], lambda: deque(5), lambda: deque([], -1),
          lambda: deque([], 'x'), lambda: deque([1]).remove(2), lambda: deque([1]).index(2), lambda: hash(deque()),
          lambda: deque([1])['a'], lambda: deque([1, 2], 2).insert(0, 1), lambda: deque([1]) + [2],
          lambda: deque([1]) < [2], lambda: deque([1], foo=2), lambda: deque([1]) * 'a'):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def mutated():
    d = deque([1, 2, 3])
    for x in d: d.append(x)
try: mutated()
except RuntimeError as e: print(e)
class Bad:
    def __init__(self, d): self.d = d
    def __eq__(self, other): self.d.clear(); return False
for op in ('index', 'count', 'remove', '__contains__'):
    d = deque([1, 2]); d.append(Bad(d)); d.append(3)
    try: print(getattr(d, op)(9))
    except Exception as e: print(op, type(e).__name__, e)
d = deque(); d.extend([1, 2]); d.extend(d); print(d); d.extendleft(d); print(d)
class D(deque):
    def __init__(self, it=(), maxlen=None): super().__init__(it, maxlen); self.x = 1
e = D([1, 2]); print(e, e.copy(), type(e.copy()), e.x, e + deque([5]), repr(e * 2))
print(deque.__name__, deque.__module__, deque, repr(deque([1], maxlen=0)), deque([1, 2, 3], maxlen=0))
w = deque(maxlen=5)
out = []
for i in range(50):
    w.append(i)
    if i % 7 == 0: w.popleft()
    out.append(sum(w))
print(out)
big = deque()
for i in range(1000): big.append(i) if i % 3 else big.appendleft(i)
print(len(big), big[0], big[500], big[-1], sum(itertools.islice(big, 10, 20)))
for i in range(500): big.rotate(i); big.pop()
print(len(big), big[0], big[100], big[-1])
for i in range(400): del big[i % len(big)]
print(len(big), list(big)[:5])
for i in range(100): big.insert(i * 7 % (len(big) + 1), i)
print(len(big), sum(big), list(big)[::20])

#> deque(['a', 'b', 'c']) 3 a c True ['a', 'b', 'c'] False
#> deque(['z', 'a', 'b', 'c', 'd'])
#> d z deque(['a', 'b', 'c'])
#> deque(['q', 'p', 'a', 'b', 'c', 'x', 'y'])
#> deque(['x', 'y', 'q', 'p', 'a', 'b', 'c'])
#> deque(['p', 'a', 'b', 'c', 'x', 'y', 'q'])
#> deque(['y', 'q', 'p', 'a', 'b', 'c', 'x'])
#> deque(['y', 'q', 'p', 'a', 'b', 'c']) 3 1
#> deque(['L', 'y', 'q', 'I', 'p', 'a', 'b', 'J', 'c', 'K'])
#> deque(['y', '!', 'I', 'p', 'a', 'b', 'J', 'c'])
#> deque(['c', 'J', 'b', 'a', 'p', 'I', '!', 'y'])
#> True False
#> deque([])
#> deque([7, 8, 9], maxlen=3) 3
#> deque([9, 5, 6], maxlen=3)
#> deque([1, 2, 3]) deque([1, 2, 1, 2]) deque([1, 1, 1]) deque([2, 3], maxlen=2)
#> deque([3, 1, 2, 3], maxlen=4)
#> deque([1, 2, 3, 7], maxlen=4)
#> deque([], maxlen=4)
#> deque([1, 2]) < deque([1, 3]) = True
#> deque([1, 2]) == deque([1, 2]) = True
#> deque([1]) != deque([1, 2]) = True
#> deque([2]) >= deque([1, 5]) = True
#> deque() <= deque() = True
#> False True
#> deque([1, [...]])
#> ['c', 'b', 'a'] ['a', 'b', 'c']
#> 2
#> IndexError pop from an empty deque
#> IndexError deque index out of range
#> TypeError 'int' object is not iterable
#> ValueError maxlen must be non-negative
#> TypeError an integer is required
#> ValueError deque.remove(x): x not in deque
#> ValueError deque.index(x): x not in deque
#> TypeError unhashable type: 'collections.deque'
#> TypeError sequence index must be integer, not 'str'
#> IndexError deque already at its maximum size
#> TypeError can only concatenate deque (not "list") to deque
#> TypeError '<' not supported between instances of 'collections.deque' and 'list'
#> TypeError deque() got an unexpected keyword argument 'foo'
#> TypeError can't multiply sequence by non-int of type 'str'
#> deque mutated during iteration
#> index RuntimeError deque mutated during iteration
#> count RuntimeError deque mutated during iteration
#> remove IndexError deque mutated during iteration
#> __contains__ RuntimeError deque mutated during iteration
#> deque([1, 2, 1, 2])
#> deque([2, 1, 2, 1, 1, 2, 1, 2])
#> D([1, 2]) D([1, 2]) <class '__main__.D'> 1 D([1, 2, 5]) D([1, 2, 1, 2])
#> deque collections <class 'collections.deque'> deque([], maxlen=0) deque([], maxlen=0)
#> [0, 1, 3, 6, 10, 15, 20, 22, 30, 35, 40, 45, 50, 55, 50, 65, 70, 75, 80, 85, 90, 78, 100, 105, 110, 115, 120, 125, 106, 135, 140, 145, 150, 155, 160, 134, 170, 175, 180, 185, 190, 195, 162, 205, 210, 215, 220, 225, 230, 190]
#> 1000 999 250 998 9555
#> 500 927 363 936
#> 100 [906, 873, 852, 840, 765]
#> 200 53471 [0, 651, 429, 180, 26, 27, 323, 11, 35, 850]
