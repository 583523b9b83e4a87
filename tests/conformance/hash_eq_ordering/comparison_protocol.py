# hash eq ordering: comparison protocol.
# option: --policy standard
class V:
    def __init__(self, n, log=[]): self.n = n
    def __eq__(self, o): print('eq', self.n, getattr(o, 'n', o)); return NotImplemented
    def __lt__(self, o): print('lt', self.n, getattr(o, 'n', o)); return NotImplemented
    def __gt__(self, o): print('gt', self.n, getattr(o, 'n', o)); return self.n
class W(V):
    def __gt__(self, o): print('W.gt'); return 'W'
    def __eq__(self, o): return 'weird'
class NoHash:
    def __eq__(self, o): return True
class HashNone: __hash__ = None
class Neg:
    def __hash__(self): return -1
class Big:
    def __hash__(self): return 2 ** 100
class BadHash:
    def __hash__(self): return 'x'
class BoolHash:
    def __hash__(self): return True
class NeOnly:
    def __ne__(self, o): return 'ne'
class EqNone: __eq__ = None
class LtNone: __lt__ = None
class Sup:
    def __eq__(self, o): return 'sup'
class SubSame(Sup): pass
class Restored(NoHash): __hash__ = object.__hash__
a, b, w = V('a'), V('b'), W('w')


for line in r"""
a == b
a != b
a == a, a != a
a < b
b > a
a < 5
5 < a
5 > a
a <= b
a >= 3
a < w
w == 1, 1 == w, w != 1
hash(NoHash())
hash(HashNone())
{NoHash()}
{NoHash(): 1}
hash(Neg()), hash(Big()) == hash(2**100), hash(BoolHash()), Neg().__hash__()
hash(BadHash())
NeOnly() != 1, NeOnly() == 1, 1 != NeOnly()
EqNone() == 1
1 == EqNone()
EqNone() != 1
LtNone() < 1
1 > LtNone()
LtNone() > LtNone()
Sup() == SubSame(), SubSame() == Sup(), (Sup() != 1)
isinstance(hash(Restored()), int), NoHash.__hash__, Restored.__hash__ is object.__hash__
object() == object(), object().__eq__(1), object().__ne__(1), object().__lt__(1)
1 == 1.0 == True == (1 + 0j)
'a' == b'a'
[] == ()
{} == set()
None == 0
[1] == [1.0]
(1, 2) < (1, 3)
[1, 'a'] < [2, 5]
[1, 'a'] < [1, 5]
(1, None) < (1, None), (1, None) <= (1, None)
(1, None) < (1, 2)
'a' < 1
None < None
{} < {}
{1} < {1, 2}, {1} < {2}, {1} > {2}, {1} <= {1}
{1} < [1]
range(3) == range(0, 3, 1), range(0) == range(5, 5), range(0, 3, 2) == range(0, 4, 2)
range(3) < range(4)
slice(1, 2) == slice(1, 2), slice(1, 2) < slice(1, 3), hash(slice(1, 2)) == hash(slice(1, 2, None))
float('nan') in [float('nan')]
(n := float('nan')) in [n]
[n] == [n]
n == n
(n,) == (n,)
{n: 1} == {n: 1}
sorted([3, 1.5, True, False]), sorted('bca', reverse=True), sorted([(1, 'b'), (1, 'a')])
sorted([1, 'a'])
min([]), 1
max([[1], [1, 0]], default=3), min([], default='d'), max('a', 'bb', key=len)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> eq a b
#> eq b a
#> a == b -> False
#> eq a b
#> eq b a
#> a != b -> True
#> eq a a
#> eq a a
#> eq a a
#> eq a a
#> a == a, a != a -> (True, False)
#> lt a b
#> gt b a
#> a < b -> 'b'
#> gt b a
#> b > a -> 'b'
#> lt a 5
#> a < 5 !! TypeError '<' not supported between instances of 'V' and 'int'
#> gt a 5
#> 5 < a -> 'a'
#> lt a 5
#> 5 > a !! TypeError '>' not supported between instances of 'int' and 'V'
#> a <= b !! TypeError '<=' not supported between instances of 'V' and 'V'
#> a >= 3 !! TypeError '>=' not supported between instances of 'V' and 'int'
#> W.gt
#> a < w -> 'W'
#> w == 1, 1 == w, w != 1 -> ('weird', 'weird', False)
#> hash(NoHash()) !! TypeError unhashable type: 'NoHash'
#> hash(HashNone()) !! TypeError unhashable type: 'HashNone'
#> {NoHash()} !! TypeError cannot use 'NoHash' as a set element (unhashable type: 'NoHash')
#> {NoHash(): 1} !! TypeError cannot use 'NoHash' as a dict key (unhashable type: 'NoHash')
#> hash(Neg()), hash(Big()) == hash(2**100), hash(BoolHash()), Neg().__hash__() -> (-2, True, 1, -1)
#> hash(BadHash()) !! TypeError __hash__ method should return an integer
#> NeOnly() != 1, NeOnly() == 1, 1 != NeOnly() -> ('ne', False, 'ne')
#> EqNone() == 1 !! TypeError 'NoneType' object is not callable
#> 1 == EqNone() !! TypeError 'NoneType' object is not callable
#> EqNone() != 1 !! TypeError 'NoneType' object is not callable
#> LtNone() < 1 !! TypeError 'NoneType' object is not callable
#> 1 > LtNone() !! TypeError 'NoneType' object is not callable
#> LtNone() > LtNone() !! TypeError 'NoneType' object is not callable
#> Sup() == SubSame(), SubSame() == Sup(), (Sup() != 1) -> ('sup', 'sup', False)
#> isinstance(hash(Restored()), int), NoHash.__hash__, Restored.__hash__ is object.__hash__ -> (True, None, True)
#> object() == object(), object().__eq__(1), object().__ne__(1), object().__lt__(1) -> (False, NotImplemented, NotImplemented, NotImplemented)
#> 1 == 1.0 == True == (1 + 0j) -> True
#> 'a' == b'a' -> False
#> [] == () -> False
#> {} == set() -> False
#> None == 0 -> False
#> [1] == [1.0] -> True
#> (1, 2) < (1, 3) -> True
#> [1, 'a'] < [2, 5] -> True
#> [1, 'a'] < [1, 5] !! TypeError '<' not supported between instances of 'str' and 'int'
#> (1, None) < (1, None), (1, None) <= (1, None) -> (False, True)
#> (1, None) < (1, 2) !! TypeError '<' not supported between instances of 'NoneType' and 'int'
#> 'a' < 1 !! TypeError '<' not supported between instances of 'str' and 'int'
#> None < None !! TypeError '<' not supported between instances of 'NoneType' and 'NoneType'
#> {} < {} !! TypeError '<' not supported between instances of 'dict' and 'dict'
#> {1} < {1, 2}, {1} < {2}, {1} > {2}, {1} <= {1} -> (True, False, False, True)
#> {1} < [1] !! TypeError '<' not supported between instances of 'set' and 'list'
#> range(3) == range(0, 3, 1), range(0) == range(5, 5), range(0, 3, 2) == range(0, 4, 2) -> (True, True, True)
#> range(3) < range(4) !! TypeError '<' not supported between instances of 'range' and 'range'
#> slice(1, 2) == slice(1, 2), slice(1, 2) < slice(1, 3), hash(slice(1, 2)) == hash(slice(1, 2, None)) -> (True, True, True)
#> float('nan') in [float('nan')] -> False
#> (n := float('nan')) in [n] -> True
#> [n] == [n] -> True
#> n == n -> False
#> (n,) == (n,) -> True
#> {n: 1} == {n: 1} -> True
#> sorted([3, 1.5, True, False]), sorted('bca', reverse=True), sorted([(1, 'b'), (1, 'a')]) -> ([False, True, 1.5, 3], ['c', 'b', 'a'], [(1, 'a'), (1, 'b')])
#> sorted([1, 'a']) !! TypeError '<' not supported between instances of 'str' and 'int'
#> min([]), 1 !! ValueError min() iterable argument is empty
#> max([[1], [1, 0]], default=3), min([], default='d'), max('a', 'bb', key=len) -> ([1, 0], 'd', 'bb')
