# range: method and argument errors.
# option: --policy standard
r = range(0, 20, 3)
class Ix:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
class Eq:
    def __eq__(self, o): return o == 6
    __hash__ = None


for line in r"""
range()
range(1, 2, 0)
range(1.5)
range('a')
range(1, 2, 3, 4)
range(stop=5)
range(None)
r.start, r.stop, r.step, len(r), list(r), r[2], r[-1], r[1:3], r[::-1], r[::2], r[5:1], r[-100:100]
r[7]
r[-8]
r['a']
r[1.0]
r[::0]
r[10**30]
r[Ix(2)], r[True], range(Ix(3)), range(Ix(1), Ix(9), Ix(4)), range(True, 5)
6 in r
7 in r
6.0 in r
6.5 in r
'a' in r
None in r
True in range(2)
Eq() in r
(6 + 0j) in r
-3 in r
21 in r
r.index(6), r.count(6), r.count(7), r.count('a'), r.index(6.0), r.count(6.0), r.index(Eq()), r.count(Eq())
r.index(7)
r.index('a')
r.index(1, 2)
r.index()
r == range(0, 19, 3)
r == range(0, 21, 3)
hash(r) == hash(range(0, 19, 3))
range(0) == range(1, 1, 5)
range(1, 2) == range(1, 9, 99)
r == list(r)
hash(range(0)) == hash(range(9, 3))
r < range(5)
r + r
r * 2
setattr(r, 'start', 5)
r.__setitem__(0, 1)
r.nothing
reversed(r).__next__()
list(reversed(range(3)))
list(reversed(range(0, -7, -2)))
list(range(5, 0, -2))
list(range(-3))
list(range(5, 5))
bool(range(0))
bool(range(1))
repr(r)
repr(range(3))
repr(range(0, 3, 1))
repr(range(-1, -5, -1))
str(range(2, 3))
f'{range(2)}'
format(range(1))
f'{range(2):>10}'
sum(r)
max(r)
min(r)
sorted(r, reverse=True)[:2]
tuple(r)
set(range(3))
dict.fromkeys(range(2))
[*range(3)]
dict(zip(range(2), 'ab'))
list(enumerate(range(5, 7), 1))
max(range(0))
type('R', (range,), {})
iter(range(3)).__length_hint__()
(i := iter(range(3)), next(i), i.__length_hint__(), list(i), i.__length_hint__())[1:]
type(iter(range(1))).__name__
type(iter(range(10**30))).__name__
next(iter(range(0)))
next(iter(range(0)), 'end')
range(10**30)[10**29]
range(-10**30, 10**30)[-1]
range(10**30, 0, -10**29)[3]
10**29 in range(10**30)
range(10**30).index(10**29)
len(range(10**30))
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> range() !! TypeError range expected at least 1 argument, got 0
#> range(1, 2, 0) !! ValueError range() arg 3 must not be zero
#> range(1.5) !! TypeError 'float' object cannot be interpreted as an integer
#> range('a') !! TypeError 'str' object cannot be interpreted as an integer
#> range(1, 2, 3, 4) !! TypeError range expected at most 3 arguments, got 4
#> range(stop=5) !! TypeError range() takes no keyword arguments
#> range(None) !! TypeError 'NoneType' object cannot be interpreted as an integer
#> r.start, r.stop, r.step, len(r), list(r), r[2], r[-1], r[1:3], r[::-1], r[::2], r[5:1], r[-100:100] -> (0, 20, 3, 7, [0, 3, 6, 9, 12, 15, 18], 6, 18, range(3, 9, 3), range(18, -3, -3), range(0, 21, 6), range(15, 3, 3), range(0, 21, 3))
#> r[7] !! IndexError range object index out of range
#> r[-8] !! IndexError range object index out of range
#> r['a'] !! TypeError range indices must be integers or slices, not str
#> r[1.0] !! TypeError range indices must be integers or slices, not float
#> r[::0] !! ValueError slice step cannot be zero
#> r[10**30] !! IndexError range object index out of range
#> r[Ix(2)], r[True], range(Ix(3)), range(Ix(1), Ix(9), Ix(4)), range(True, 5) -> (6, 3, range(0, 3), range(1, 9, 4), range(1, 5))
#> 6 in r -> True
#> 7 in r -> False
#> 6.0 in r -> True
#> 6.5 in r -> False
#> 'a' in r -> False
#> None in r -> False
#> True in range(2) -> True
#> Eq() in r -> True
#> (6 + 0j) in r -> True
#> -3 in r -> False
#> 21 in r -> False
#> r.index(6), r.count(6), r.count(7), r.count('a'), r.index(6.0), r.count(6.0), r.index(Eq()), r.count(Eq()) -> (2, 1, 0, 0, 2, 1, 2, 1)
#> r.index(7) !! ValueError range.index(x): x not in range
#> r.index('a') !! ValueError sequence.index(x): x not in sequence
#> r.index(1, 2) !! TypeError range.index() takes exactly one argument (2 given)
#> r.index() !! TypeError range.index() takes exactly one argument (0 given)
#> r == range(0, 19, 3) -> True
#> r == range(0, 21, 3) -> True
#> hash(r) == hash(range(0, 19, 3)) -> True
#> range(0) == range(1, 1, 5) -> True
#> range(1, 2) == range(1, 9, 99) -> True
#> r == list(r) -> False
#> hash(range(0)) == hash(range(9, 3)) -> True
#> r < range(5) !! TypeError '<' not supported between instances of 'range' and 'range'
#> r + r !! TypeError unsupported operand type(s) for +: 'range' and 'range'
#> r * 2 !! TypeError unsupported operand type(s) for *: 'range' and 'int'
#> setattr(r, 'start', 5) !! AttributeError readonly attribute
#> r.__setitem__(0, 1) !! AttributeError 'range' object has no attribute '__setitem__'
#> r.nothing !! AttributeError 'range' object has no attribute 'nothing'
#> reversed(r).__next__() -> 18
#> list(reversed(range(3))) -> [2, 1, 0]
#> list(reversed(range(0, -7, -2))) -> [-6, -4, -2, 0]
#> list(range(5, 0, -2)) -> [5, 3, 1]
#> list(range(-3)) -> []
#> list(range(5, 5)) -> []
#> bool(range(0)) -> False
#> bool(range(1)) -> True
#> repr(r) -> 'range(0, 20, 3)'
#> repr(range(3)) -> 'range(0, 3)'
#> repr(range(0, 3, 1)) -> 'range(0, 3)'
#> repr(range(-1, -5, -1)) -> 'range(-1, -5, -1)'
#> str(range(2, 3)) -> 'range(2, 3)'
#> f'{range(2)}' -> 'range(0, 2)'
#> format(range(1)) -> 'range(0, 1)'
#> f'{range(2):>10}' !! TypeError unsupported format string passed to range.__format__
#> sum(r) -> 63
#> max(r) -> 18
#> min(r) -> 0
#> sorted(r, reverse=True)[:2] -> [18, 15]
#> tuple(r) -> (0, 3, 6, 9, 12, 15, 18)
#> set(range(3)) -> {0, 1, 2}
#> dict.fromkeys(range(2)) -> {0: None, 1: None}
#> [*range(3)] -> [0, 1, 2]
#> dict(zip(range(2), 'ab')) -> {0: 'a', 1: 'b'}
#> list(enumerate(range(5, 7), 1)) -> [(1, 5), (2, 6)]
#> max(range(0)) !! ValueError max() iterable argument is empty
#> type('R', (range,), {}) !! TypeError type 'range' is not an acceptable base type
#> iter(range(3)).__length_hint__() -> 3
#> (i := iter(range(3)), next(i), i.__length_hint__(), list(i), i.__length_hint__())[1:] -> (0, 2, [1, 2], 0)
#> type(iter(range(1))).__name__ -> 'range_iterator'
#> type(iter(range(10**30))).__name__ -> 'longrange_iterator'
#> next(iter(range(0))) !! StopIteration 
#> next(iter(range(0)), 'end') -> 'end'
#> range(10**30)[10**29] -> 100000000000000000000000000000
#> range(-10**30, 10**30)[-1] -> 999999999999999999999999999999
#> range(10**30, 0, -10**29)[3] -> 700000000000000000000000000000
#> 10**29 in range(10**30) -> True
#> range(10**30).index(10**29) -> 100000000000000000000000000000
#> len(range(10**30)) !! OverflowError Python int too large to convert to C ssize_t
