# option: --allow-import=*
# operator, heapq, bisect, keyword
import operator as o, heapq, bisect, keyword
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(o.add(1, 2), o.sub(5, 2), o.mul('a', 3), o.truediv(1, 2), o.floordiv(7, 2), o.mod(7, 3), o.pow(2, 5),
      o.lshift(1, 4), o.rshift(16, 2), o.and_(6, 3), o.or_(6, 3), o.xor(6, 3), o.neg(3), o.pos(-3), o.abs(-3),
      o.invert(5), o.inv(5), o.index(True))
print(f"{o.lt(1, 2) = }")
print(f"{o.le(2, 2) = }")
print(f"{o.eq(1, 1.0) = }")
print(f"{o.ne(1, 2) = }")
print(f"{o.ge(1, 2) = }")
print(f"{o.gt(3, 2) = }")
print(f"{o.not_([]) = }")
print(f"{o.truth('a') = }")
print(f"{o.is_(None, None) = }")
print(f"{o.is_not(1, 1) = }")
print(f"{o.is_none(None) = }")
print(f"{o.is_not_none(None) = }")
print(f"{o.contains([1], 1) = }")
print(f"{o.countOf([1, 2, 1], 1) = }")
print(f"{o.indexOf('abc', 'c') = }")
print(f"{o.concat([1], [2]) = }")
print(f"{o.getitem('abc', 1) = }")
print(f"{o.length_hint(iter([1, 2])) = }")
print(f"{o.length_hint(5, 7) = }")
print(f"{o.call(max, 1, 2, key=lambda x: -x) = }")
l = [1, 2, 3]
o.setitem(l, 0, 9)
o.delitem(l, 1)
print(l, o.iadd(l, [4]), o.iconcat(l, [5]), o.imul([1], 2), o.isub(5, 3), o.ior({1}, {2}), o.__add__(1, 2),
      o.__not__(1), o.__getitem__([5], 0))
for f in (lambda: o.add(1, 'a'), lambda: o.concat(1, 2), lambda: o.indexOf([1], 2), lambda: o.countOf(5, 1),
          lambda: o.contains(5, 1), lambda: o.length_hint([], 'a'), lambda: o.index('a'), lambda: o.add(1),
          lambda: o.getitem({}, 'k')):
    t(f)
print(o.itemgetter(1)('abc'), o.itemgetter(0, 2)('abc'), o.itemgetter('a')({'a': 5}),
      o.itemgetter(slice(1, 3))('abcd'), o.itemgetter(1, 'b'), o.itemgetter(-1)([1, 2]))
class A: pass
a = A(); a.b = A(); a.b.c = 5; a.n = 1
print(o.attrgetter('n')(a), o.attrgetter('b.c')(a), o.attrgetter('n', 'b.c')(a), o.attrgetter('b.c', 'x'))
print(o.methodcaller('upper')('abc'), o.methodcaller('split', 'b', maxsplit=1)('abcb'), o.methodcaller('foo', 1, a=2))
for f in (lambda: o.itemgetter(), lambda: o.attrgetter(1), lambda: o.attrgetter('zz')(a),
          lambda: o.attrgetter('b.zz')(a), lambda: o.methodcaller(), lambda: o.methodcaller(1),
          lambda: o.methodcaller('nope')('a'), lambda: o.itemgetter(5)([1]), lambda: o.itemgetter(0)(),
          lambda: o.itemgetter(0)(1, 2), lambda: o.itemgetter(0, a=1)):
    t(f)
print(sorted([(1, 'b'), (2, 'a')], key=o.itemgetter(1)), sorted('bA', key=o.methodcaller('lower')),
      max([a], key=o.attrgetter('n')) is a, o.itemgetter, o.add)
h = [5, 3, 8, 1, 9, 2]; heapq.heapify(h); print(h)
heapq.heappush(h, 0); print(h, heapq.heappop(h), h, heapq.heappushpop(h, 4), heapq.heapreplace(h, 7), h)
print([heapq.heappop(h) for _ in range(len(h))], heapq.nsmallest(3, [5, 1, 4, 2]), heapq.nlargest(2, [5, 1, 4, 2]),
      heapq.nlargest(1, [3, 9]), heapq.nsmallest(2, 'hello', key=ord), heapq.nlargest(0, [1]),
      heapq.nsmallest(10, [2, 1]))
print(list(heapq.merge([1, 4], [2, 3], [0, 9])), list(heapq.merge('adg', 'beh', reverse=False)),
      list(heapq.merge([5, 1], [4, 2], reverse=True)),
      list(heapq.merge([(1, 'a')], [(0, 'z')], key=o.itemgetter(1))), list(heapq.merge()),
      list(heapq.merge([1, 1], [1])))
m = [5, 3, 8, 1]
heapq.heapify_max(m)
print(m, heapq.heappop_max(m), m)
heapq.heappush_max(m, 10)
print(m, heapq.heappushpop_max(m, 2), heapq.heapreplace_max(m, 0), m)
for f in (lambda: heapq.heappop([]), lambda: heapq.heappush((), 1), lambda: heapq.heapreplace([], 1),
          lambda: heapq.heapify(5), lambda: heapq.heapify([1, 'a']), lambda: heapq.heappushpop([], 3),
          lambda: heapq.nsmallest(2, 5)):
    t(f)
import itertools
data = [(i * 7919) % 1009 for i in range(500)]
h = []
for x in data: heapq.heappush(h, x)
print([heapq.heappop(h) for _ in range(10)], heapq.nsmallest(5, data), heapq.nlargest(5, iter(data)),
      heapq.nsmallest(5, iter(data), key=lambda x: -x))
s = [1, 3, 3, 5]
print(bisect.bisect(s, 3), bisect.bisect_left(s, 3), bisect.bisect_right(s, 3, 0, 2), bisect.bisect_left(s, 0),
      bisect.bisect(s, 9), bisect.bisect_left([(1, 'a'), (2, 'b')], 2, key=o.itemgetter(0)),
      bisect.bisect_left(range(10), 4), bisect.bisect('abd', 'c'))
bisect.insort(s, 4); bisect.insort_left(s, 3); bisect.insort(s, 0); bisect.insort(s, 9); print(s)
r = [(3, 'c')]
bisect.insort(r, (1, 'a'), key=o.itemgetter(0))
bisect.insort_left(r, (3, 'z'), key=lambda v: v[0])
print(r)
for f in (lambda: bisect.bisect([1], 'a'), lambda: bisect.bisect([1, 2], 1, -1), lambda: bisect.bisect(5, 1),
          lambda: bisect.bisect([1], 1, 0, 5), lambda: bisect.insort((), 1)):
    t(f)
print(keyword.iskeyword('class'), keyword.iskeyword('match'), keyword.issoftkeyword('match'), len(keyword.kwlist),
      keyword.softkwlist, keyword.kwlist[:5])

#> 3 3 aaa 0.5 3 1 32 16 4 2 7 5 -3 -3 3 -6 -6 1
#> o.lt(1, 2) = True
#> o.le(2, 2) = True
#> o.eq(1, 1.0) = True
#> o.ne(1, 2) = True
#> o.ge(1, 2) = False
#> o.gt(3, 2) = True
#> o.not_([]) = True
#> o.truth('a') = True
#> o.is_(None, None) = True
#> o.is_not(1, 1) = False
#> o.is_none(None) = True
#> o.is_not_none(None) = False
#> o.contains([1], 1) = True
#> o.countOf([1, 2, 1], 1) = 2
#> o.indexOf('abc', 'c') = 2
#> o.concat([1], [2]) = [1, 2]
#> o.getitem('abc', 1) = 'b'
#> o.length_hint(iter([1, 2])) = 2
#> o.length_hint(5, 7) = 7
#> o.call(max, 1, 2, key=lambda x: -x) = 1
#> [9, 3, 4, 5] [9, 3, 4, 5] [9, 3, 4, 5] [1, 1] 2 {1, 2} 3 False 5
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> TypeError 'int' object can't be concatenated
#> ValueError sequence.index(x): x not in sequence
#> TypeError argument of type 'int' is not iterable
#> TypeError argument of type 'int' is not a container or iterable
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError add expected 2 arguments, got 1
#> KeyError 'k'
#> b ('a', 'c') 5 bc operator.itemgetter(1, 'b') 2
#> 1 5 (1, 5) operator.attrgetter('b.c', 'x')
#> ABC ['a', 'cb'] operator.methodcaller('foo', 1, a=2)
#> TypeError itemgetter expected 1 argument, got 0
#> TypeError attribute name must be a string
#> AttributeError 'A' object has no attribute 'zz'
#> AttributeError 'A' object has no attribute 'zz'
#> TypeError methodcaller needs at least one argument, the method name
#> TypeError method name must be a string
#> AttributeError 'str' object has no attribute 'nope'
#> IndexError list index out of range
#> TypeError itemgetter expected 1 argument, got 0
#> TypeError itemgetter expected 1 argument, got 2
#> TypeError itemgetter() takes no keyword arguments
#> [(2, 'a'), (1, 'b')] ['A', 'b'] True <class 'operator.itemgetter'> <built-in function add>
#> [1, 3, 2, 5, 9, 8]
#> [3, 5, 4, 7, 9, 8] 0 [3, 5, 4, 7, 9, 8] 1 2 [3, 5, 4, 7, 9, 8]
#> [3, 4, 5, 7, 8, 9] [1, 2, 4] [5, 4] [9] ['e', 'h'] [] [1, 2]
#> [0, 1, 2, 3, 4, 9] ['a', 'b', 'd', 'e', 'g', 'h'] [5, 4, 2, 1] [(1, 'a'), (0, 'z')] [] [1, 1, 1]
#> [5, 3, 1] 8 [5, 3, 1]
#> [3, 2, 1, 0] 10 5 [3, 2, 1, 0]
#> IndexError index out of range
#> TypeError heappush() argument 1 must be list, not tuple
#> IndexError index out of range
#> TypeError heapify() argument must be list, not int
#> TypeError '<' not supported between instances of 'int' and 'str'
#> 3
#> TypeError 'int' object is not iterable
#> [0, 1, 2, 5, 6, 9, 10, 13, 14, 17] [0, 1, 2, 5, 6] [1006, 1005, 1002, 1001, 998] [1006, 1005, 1002, 1001, 998]
#> 3 1 2 0 4 1 4 2
#> [0, 1, 3, 3, 3, 4, 5, 9]
#> [(1, 'a'), (3, 'z'), (3, 'c')]
#> TypeError '<' not supported between instances of 'str' and 'int'
#> ValueError lo must be non-negative
#> TypeError object of type 'int' has no len()
#> IndexError list index out of range
#> AttributeError 'tuple' object has no attribute 'insert'
#> True False True 35 ['_', 'case', 'match', 'type'] ['False', 'None', 'True', 'and', 'as']
