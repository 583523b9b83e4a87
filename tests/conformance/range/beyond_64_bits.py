# Ranges and slices whose bounds are ints of any size.
def attempt(name, function):
    try:
        print(name, function())
    except Exception as error:
        print(name, type(error).__name__, error)


ranges = [range(5), range(10 ** 20), range(10 ** 20, 10 ** 20 + 5), range(0, 10 ** 30, 10 ** 10),
          range(10 ** 30, -5, -10 ** 12), range(5, 0, -1), range(0), range(2 ** 70, 2 ** 70 + 1),
          range(-2 ** 63, 2 ** 63), range(0, 2 ** 64)]
slices = [slice(1, 3), slice(None, None, -1), slice(10 ** 25), slice(-10 ** 25, 10 ** 25, 10 ** 22),
          slice(5, 10 ** 25), slice(None, None, 2), slice(3, 1), slice(2 ** 63, 2 ** 63 + 5), slice(-2, None),
          slice(None, -2), slice(1, 2 ** 70, 2 ** 65), slice(None, None, -2 ** 70)]
for r in ranges:
    for s in slices:
        print(r, s, r[s])
    for index in (0, -1, 4, 10 ** 20, -10 ** 20, True, 5):
        attempt(("item", index), lambda: r[index])
    for value in (0, 10 ** 20 + 1, True, 2 ** 70, -1, 10 ** 12 * 5):
        attempt(("in", value), lambda: (value in r, r.count(value)))
        attempt(("index", value), lambda: r.index(value))
    print(next(reversed(r), None), next(iter(r), None), bool(r), type(reversed(range(10 ** 30))).__name__)
    print("equal to", [other for other in ranges if r == other])
    print("same hash", hash(r) == hash(range(r.start, r.stop, r.step)))


class Equal:
    def __eq__(self, other):
        return other == 3


print(range(5).index(Equal()), Equal() in range(5), range(5).count(Equal()), 3.0 in range(10 ** 20),
      range(10 ** 20).index(3.0))
for bad in (lambda: range(5).index(9), lambda: range(5).index(3.5), lambda: range(5).index("s"),
            lambda: range(5).index(None), lambda: range(10 ** 20).index(10 ** 21), lambda: range(5)["a":],
            lambda: range(5)[::0], lambda: range(5)[1.0]):
    attempt("bad", bad)
for name in ("start", "stop", "step", "other"):
    for target in (range(3), slice(3)):
        attempt(name, lambda: setattr(target, name, 1))
        attempt(name, lambda: delattr(target, name))
for arguments in ((10 ** 30,), (5,), (0,), (True,), (-1,), (1.5,)):
    for s in (slice(1, 10, 2), slice(-10 ** 30, 10 ** 29, 2), slice(None, None, -1), slice(None, None, -10 ** 40),
              slice(5, -5)):
        attempt(s, lambda: s.indices(*arguments))

#> range(0, 5) slice(1, 3, None) range(1, 3)
#> range(0, 5) slice(None, None, -1) range(4, -1, -1)
#> range(0, 5) slice(None, 10000000000000000000000000, None) range(0, 5)
#> range(0, 5) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(0, 5, 10000000000000000000000)
#> range(0, 5) slice(5, 10000000000000000000000000, None) range(5, 5)
#> range(0, 5) slice(None, None, 2) range(0, 5, 2)
#> range(0, 5) slice(3, 1, None) range(3, 1)
#> range(0, 5) slice(9223372036854775808, 9223372036854775813, None) range(5, 5)
#> range(0, 5) slice(-2, None, None) range(3, 5)
#> range(0, 5) slice(None, -2, None) range(0, 3)
#> range(0, 5) slice(1, 1180591620717411303424, 36893488147419103232) range(1, 5, 36893488147419103232)
#> range(0, 5) slice(None, None, -1180591620717411303424) range(4, -1, -1180591620717411303424)
#> ('item', 0) 0
#> ('item', -1) 4
#> ('item', 4) 4
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) 1
#> ('item', 5) IndexError range object index out of range
#> ('in', 0) (True, 1)
#> ('index', 0) 0
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (True, 1)
#> ('index', True) 1
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (False, 0)
#> ('index', 5000000000000) ValueError range.index(x): x not in range
#> 4 0 True longrange_iterator
#> equal to [range(0, 5)]
#> same hash True
#> range(0, 100000000000000000000) slice(1, 3, None) range(1, 3)
#> range(0, 100000000000000000000) slice(None, None, -1) range(99999999999999999999, -1, -1)
#> range(0, 100000000000000000000) slice(None, 10000000000000000000000000, None) range(0, 100000000000000000000)
#> range(0, 100000000000000000000) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(0, 100000000000000000000, 10000000000000000000000)
#> range(0, 100000000000000000000) slice(5, 10000000000000000000000000, None) range(5, 100000000000000000000)
#> range(0, 100000000000000000000) slice(None, None, 2) range(0, 100000000000000000000, 2)
#> range(0, 100000000000000000000) slice(3, 1, None) range(3, 1)
#> range(0, 100000000000000000000) slice(9223372036854775808, 9223372036854775813, None) range(9223372036854775808, 9223372036854775813)
#> range(0, 100000000000000000000) slice(-2, None, None) range(99999999999999999998, 100000000000000000000)
#> range(0, 100000000000000000000) slice(None, -2, None) range(0, 99999999999999999998)
#> range(0, 100000000000000000000) slice(1, 1180591620717411303424, 36893488147419103232) range(1, 100000000000000000000, 36893488147419103232)
#> range(0, 100000000000000000000) slice(None, None, -1180591620717411303424) range(99999999999999999999, -1, -1180591620717411303424)
#> ('item', 0) 0
#> ('item', -1) 99999999999999999999
#> ('item', 4) 4
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) 0
#> ('item', True) 1
#> ('item', 5) 5
#> ('in', 0) (True, 1)
#> ('index', 0) 0
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (True, 1)
#> ('index', True) 1
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (True, 1)
#> ('index', 5000000000000) 5000000000000
#> 99999999999999999999 0 True longrange_iterator
#> equal to [range(0, 100000000000000000000)]
#> same hash True
#> range(100000000000000000000, 100000000000000000005) slice(1, 3, None) range(100000000000000000001, 100000000000000000003)
#> range(100000000000000000000, 100000000000000000005) slice(None, None, -1) range(100000000000000000004, 99999999999999999999, -1)
#> range(100000000000000000000, 100000000000000000005) slice(None, 10000000000000000000000000, None) range(100000000000000000000, 100000000000000000005)
#> range(100000000000000000000, 100000000000000000005) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(100000000000000000000, 100000000000000000005, 10000000000000000000000)
#> range(100000000000000000000, 100000000000000000005) slice(5, 10000000000000000000000000, None) range(100000000000000000005, 100000000000000000005)
#> range(100000000000000000000, 100000000000000000005) slice(None, None, 2) range(100000000000000000000, 100000000000000000005, 2)
#> range(100000000000000000000, 100000000000000000005) slice(3, 1, None) range(100000000000000000003, 100000000000000000001)
#> range(100000000000000000000, 100000000000000000005) slice(9223372036854775808, 9223372036854775813, None) range(100000000000000000005, 100000000000000000005)
#> range(100000000000000000000, 100000000000000000005) slice(-2, None, None) range(100000000000000000003, 100000000000000000005)
#> range(100000000000000000000, 100000000000000000005) slice(None, -2, None) range(100000000000000000000, 100000000000000000003)
#> range(100000000000000000000, 100000000000000000005) slice(1, 1180591620717411303424, 36893488147419103232) range(100000000000000000001, 100000000000000000005, 36893488147419103232)
#> range(100000000000000000000, 100000000000000000005) slice(None, None, -1180591620717411303424) range(100000000000000000004, 99999999999999999999, -1180591620717411303424)
#> ('item', 0) 100000000000000000000
#> ('item', -1) 100000000000000000004
#> ('item', 4) 100000000000000000004
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) 100000000000000000001
#> ('item', 5) IndexError range object index out of range
#> ('in', 0) (False, 0)
#> ('index', 0) ValueError range.index(x): x not in range
#> ('in', 100000000000000000001) (True, 1)
#> ('index', 100000000000000000001) 1
#> ('in', True) (False, 0)
#> ('index', True) ValueError range.index(x): x not in range
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (False, 0)
#> ('index', 5000000000000) ValueError range.index(x): x not in range
#> 100000000000000000004 100000000000000000000 True longrange_iterator
#> equal to [range(100000000000000000000, 100000000000000000005)]
#> same hash True
#> range(0, 1000000000000000000000000000000, 10000000000) slice(1, 3, None) range(10000000000, 30000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(None, None, -1) range(999999999999999999990000000000, -10000000000, -10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(None, 10000000000000000000000000, None) range(0, 1000000000000000000000000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(0, 1000000000000000000000000000000, 100000000000000000000000000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(5, 10000000000000000000000000, None) range(50000000000, 1000000000000000000000000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(None, None, 2) range(0, 1000000000000000000000000000000, 20000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(3, 1, None) range(30000000000, 10000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(9223372036854775808, 9223372036854775813, None) range(92233720368547758080000000000, 92233720368547758130000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(-2, None, None) range(999999999999999999980000000000, 1000000000000000000000000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(None, -2, None) range(0, 999999999999999999980000000000, 10000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(1, 1180591620717411303424, 36893488147419103232) range(10000000000, 1000000000000000000000000000000, 368934881474191032320000000000)
#> range(0, 1000000000000000000000000000000, 10000000000) slice(None, None, -1180591620717411303424) range(999999999999999999990000000000, -10000000000, -11805916207174113034240000000000)
#> ('item', 0) 0
#> ('item', -1) 999999999999999999990000000000
#> ('item', 4) 40000000000
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) 0
#> ('item', True) 10000000000
#> ('item', 5) 50000000000
#> ('in', 0) (True, 1)
#> ('index', 0) 0
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (False, 0)
#> ('index', True) ValueError range.index(x): x not in range
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (True, 1)
#> ('index', 5000000000000) 500
#> 999999999999999999990000000000 0 True longrange_iterator
#> equal to [range(0, 1000000000000000000000000000000, 10000000000)]
#> same hash True
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(1, 3, None) range(999999999999999999000000000000, 999999999999999997000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(None, None, -1) range(0, 1000000000000000001000000000000, 1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(None, 10000000000000000000000000, None) range(1000000000000000000000000000000, -1000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(1000000000000000000000000000000, -1000000000000, -10000000000000000000000000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(5, 10000000000000000000000000, None) range(999999999999999995000000000000, -1000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(None, None, 2) range(1000000000000000000000000000000, -1000000000000, -2000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(3, 1, None) range(999999999999999997000000000000, 999999999999999999000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(9223372036854775808, 9223372036854775813, None) range(-1000000000000, -1000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(-2, None, None) range(1000000000000, -1000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(None, -2, None) range(1000000000000000000000000000000, 1000000000000, -1000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(1, 1180591620717411303424, 36893488147419103232) range(999999999999999999000000000000, -1000000000000, -36893488147419103232000000000000)
#> range(1000000000000000000000000000000, -5, -1000000000000) slice(None, None, -1180591620717411303424) range(0, 1000000000000000001000000000000, 1180591620717411303424000000000000)
#> ('item', 0) 1000000000000000000000000000000
#> ('item', -1) 0
#> ('item', 4) 999999999999999996000000000000
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) 999999999999999999000000000000
#> ('item', 5) 999999999999999995000000000000
#> ('in', 0) (True, 1)
#> ('index', 0) 1000000000000000000
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (False, 0)
#> ('index', True) ValueError range.index(x): x not in range
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (True, 1)
#> ('index', 5000000000000) 999999999999999995
#> 0 1000000000000000000000000000000 True longrange_iterator
#> equal to [range(1000000000000000000000000000000, -5, -1000000000000)]
#> same hash True
#> range(5, 0, -1) slice(1, 3, None) range(4, 2, -1)
#> range(5, 0, -1) slice(None, None, -1) range(1, 6)
#> range(5, 0, -1) slice(None, 10000000000000000000000000, None) range(5, 0, -1)
#> range(5, 0, -1) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(5, 0, -10000000000000000000000)
#> range(5, 0, -1) slice(5, 10000000000000000000000000, None) range(0, 0, -1)
#> range(5, 0, -1) slice(None, None, 2) range(5, 0, -2)
#> range(5, 0, -1) slice(3, 1, None) range(2, 4, -1)
#> range(5, 0, -1) slice(9223372036854775808, 9223372036854775813, None) range(0, 0, -1)
#> range(5, 0, -1) slice(-2, None, None) range(2, 0, -1)
#> range(5, 0, -1) slice(None, -2, None) range(5, 2, -1)
#> range(5, 0, -1) slice(1, 1180591620717411303424, 36893488147419103232) range(4, 0, -36893488147419103232)
#> range(5, 0, -1) slice(None, None, -1180591620717411303424) range(1, 6, 1180591620717411303424)
#> ('item', 0) 5
#> ('item', -1) 1
#> ('item', 4) 1
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) 4
#> ('item', 5) IndexError range object index out of range
#> ('in', 0) (False, 0)
#> ('index', 0) ValueError range.index(x): x not in range
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (True, 1)
#> ('index', True) 4
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (False, 0)
#> ('index', 5000000000000) ValueError range.index(x): x not in range
#> 1 5 True longrange_iterator
#> equal to [range(5, 0, -1)]
#> same hash True
#> range(0, 0) slice(1, 3, None) range(0, 0)
#> range(0, 0) slice(None, None, -1) range(-1, -1, -1)
#> range(0, 0) slice(None, 10000000000000000000000000, None) range(0, 0)
#> range(0, 0) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(0, 0, 10000000000000000000000)
#> range(0, 0) slice(5, 10000000000000000000000000, None) range(0, 0)
#> range(0, 0) slice(None, None, 2) range(0, 0, 2)
#> range(0, 0) slice(3, 1, None) range(0, 0)
#> range(0, 0) slice(9223372036854775808, 9223372036854775813, None) range(0, 0)
#> range(0, 0) slice(-2, None, None) range(0, 0)
#> range(0, 0) slice(None, -2, None) range(0, 0)
#> range(0, 0) slice(1, 1180591620717411303424, 36893488147419103232) range(0, 0, 36893488147419103232)
#> range(0, 0) slice(None, None, -1180591620717411303424) range(-1, -1, -1180591620717411303424)
#> ('item', 0) IndexError range object index out of range
#> ('item', -1) IndexError range object index out of range
#> ('item', 4) IndexError range object index out of range
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) IndexError range object index out of range
#> ('item', 5) IndexError range object index out of range
#> ('in', 0) (False, 0)
#> ('index', 0) ValueError range.index(x): x not in range
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (False, 0)
#> ('index', True) ValueError range.index(x): x not in range
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (False, 0)
#> ('index', 5000000000000) ValueError range.index(x): x not in range
#> None None False longrange_iterator
#> equal to [range(0, 0)]
#> same hash True
#> range(1180591620717411303424, 1180591620717411303425) slice(1, 3, None) range(1180591620717411303425, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(None, None, -1) range(1180591620717411303424, 1180591620717411303423, -1)
#> range(1180591620717411303424, 1180591620717411303425) slice(None, 10000000000000000000000000, None) range(1180591620717411303424, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(1180591620717411303424, 1180591620717411303425, 10000000000000000000000)
#> range(1180591620717411303424, 1180591620717411303425) slice(5, 10000000000000000000000000, None) range(1180591620717411303425, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(None, None, 2) range(1180591620717411303424, 1180591620717411303425, 2)
#> range(1180591620717411303424, 1180591620717411303425) slice(3, 1, None) range(1180591620717411303425, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(9223372036854775808, 9223372036854775813, None) range(1180591620717411303425, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(-2, None, None) range(1180591620717411303424, 1180591620717411303425)
#> range(1180591620717411303424, 1180591620717411303425) slice(None, -2, None) range(1180591620717411303424, 1180591620717411303424)
#> range(1180591620717411303424, 1180591620717411303425) slice(1, 1180591620717411303424, 36893488147419103232) range(1180591620717411303425, 1180591620717411303425, 36893488147419103232)
#> range(1180591620717411303424, 1180591620717411303425) slice(None, None, -1180591620717411303424) range(1180591620717411303424, 1180591620717411303423, -1180591620717411303424)
#> ('item', 0) 1180591620717411303424
#> ('item', -1) 1180591620717411303424
#> ('item', 4) IndexError range object index out of range
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) IndexError range object index out of range
#> ('item', 5) IndexError range object index out of range
#> ('in', 0) (False, 0)
#> ('index', 0) ValueError range.index(x): x not in range
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (False, 0)
#> ('index', True) ValueError range.index(x): x not in range
#> ('in', 1180591620717411303424) (True, 1)
#> ('index', 1180591620717411303424) 0
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (False, 0)
#> ('index', 5000000000000) ValueError range.index(x): x not in range
#> 1180591620717411303424 1180591620717411303424 True longrange_iterator
#> equal to [range(1180591620717411303424, 1180591620717411303425)]
#> same hash True
#> range(-9223372036854775808, 9223372036854775808) slice(1, 3, None) range(-9223372036854775807, -9223372036854775805)
#> range(-9223372036854775808, 9223372036854775808) slice(None, None, -1) range(9223372036854775807, -9223372036854775809, -1)
#> range(-9223372036854775808, 9223372036854775808) slice(None, 10000000000000000000000000, None) range(-9223372036854775808, 9223372036854775808)
#> range(-9223372036854775808, 9223372036854775808) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(-9223372036854775808, 9223372036854775808, 10000000000000000000000)
#> range(-9223372036854775808, 9223372036854775808) slice(5, 10000000000000000000000000, None) range(-9223372036854775803, 9223372036854775808)
#> range(-9223372036854775808, 9223372036854775808) slice(None, None, 2) range(-9223372036854775808, 9223372036854775808, 2)
#> range(-9223372036854775808, 9223372036854775808) slice(3, 1, None) range(-9223372036854775805, -9223372036854775807)
#> range(-9223372036854775808, 9223372036854775808) slice(9223372036854775808, 9223372036854775813, None) range(0, 5)
#> range(-9223372036854775808, 9223372036854775808) slice(-2, None, None) range(9223372036854775806, 9223372036854775808)
#> range(-9223372036854775808, 9223372036854775808) slice(None, -2, None) range(-9223372036854775808, 9223372036854775806)
#> range(-9223372036854775808, 9223372036854775808) slice(1, 1180591620717411303424, 36893488147419103232) range(-9223372036854775807, 9223372036854775808, 36893488147419103232)
#> range(-9223372036854775808, 9223372036854775808) slice(None, None, -1180591620717411303424) range(9223372036854775807, -9223372036854775809, -1180591620717411303424)
#> ('item', 0) -9223372036854775808
#> ('item', -1) 9223372036854775807
#> ('item', 4) -9223372036854775804
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) -9223372036854775807
#> ('item', 5) -9223372036854775803
#> ('in', 0) (True, 1)
#> ('index', 0) 9223372036854775808
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (True, 1)
#> ('index', True) 9223372036854775809
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (True, 1)
#> ('index', -1) 9223372036854775807
#> ('in', 5000000000000) (True, 1)
#> ('index', 5000000000000) 9223377036854775808
#> 9223372036854775807 -9223372036854775808 True longrange_iterator
#> equal to [range(-9223372036854775808, 9223372036854775808)]
#> same hash True
#> range(0, 18446744073709551616) slice(1, 3, None) range(1, 3)
#> range(0, 18446744073709551616) slice(None, None, -1) range(18446744073709551615, -1, -1)
#> range(0, 18446744073709551616) slice(None, 10000000000000000000000000, None) range(0, 18446744073709551616)
#> range(0, 18446744073709551616) slice(-10000000000000000000000000, 10000000000000000000000000, 10000000000000000000000) range(0, 18446744073709551616, 10000000000000000000000)
#> range(0, 18446744073709551616) slice(5, 10000000000000000000000000, None) range(5, 18446744073709551616)
#> range(0, 18446744073709551616) slice(None, None, 2) range(0, 18446744073709551616, 2)
#> range(0, 18446744073709551616) slice(3, 1, None) range(3, 1)
#> range(0, 18446744073709551616) slice(9223372036854775808, 9223372036854775813, None) range(9223372036854775808, 9223372036854775813)
#> range(0, 18446744073709551616) slice(-2, None, None) range(18446744073709551614, 18446744073709551616)
#> range(0, 18446744073709551616) slice(None, -2, None) range(0, 18446744073709551614)
#> range(0, 18446744073709551616) slice(1, 1180591620717411303424, 36893488147419103232) range(1, 18446744073709551616, 36893488147419103232)
#> range(0, 18446744073709551616) slice(None, None, -1180591620717411303424) range(18446744073709551615, -1, -1180591620717411303424)
#> ('item', 0) 0
#> ('item', -1) 18446744073709551615
#> ('item', 4) 4
#> ('item', 100000000000000000000) IndexError range object index out of range
#> ('item', -100000000000000000000) IndexError range object index out of range
#> ('item', True) 1
#> ('item', 5) 5
#> ('in', 0) (True, 1)
#> ('index', 0) 0
#> ('in', 100000000000000000001) (False, 0)
#> ('index', 100000000000000000001) ValueError range.index(x): x not in range
#> ('in', True) (True, 1)
#> ('index', True) 1
#> ('in', 1180591620717411303424) (False, 0)
#> ('index', 1180591620717411303424) ValueError range.index(x): x not in range
#> ('in', -1) (False, 0)
#> ('index', -1) ValueError range.index(x): x not in range
#> ('in', 5000000000000) (True, 1)
#> ('index', 5000000000000) 5000000000000
#> 18446744073709551615 0 True longrange_iterator
#> equal to [range(0, 18446744073709551616)]
#> same hash True
#> 3 True 1 True 3
#> bad ValueError range.index(x): x not in range
#> bad ValueError sequence.index(x): x not in sequence
#> bad ValueError sequence.index(x): x not in sequence
#> bad ValueError sequence.index(x): x not in sequence
#> bad ValueError range.index(x): x not in range
#> bad TypeError slice indices must be integers or None or have an __index__ method
#> bad ValueError slice step cannot be zero
#> bad TypeError range indices must be integers or slices, not float
#> start AttributeError readonly attribute
#> start AttributeError readonly attribute
#> start AttributeError readonly attribute
#> start AttributeError readonly attribute
#> stop AttributeError readonly attribute
#> stop AttributeError readonly attribute
#> stop AttributeError readonly attribute
#> stop AttributeError readonly attribute
#> step AttributeError readonly attribute
#> step AttributeError readonly attribute
#> step AttributeError readonly attribute
#> step AttributeError readonly attribute
#> other AttributeError 'range' object has no attribute 'other' and no __dict__ for setting new attributes
#> other AttributeError 'range' object has no attribute 'other' and no __dict__ for setting new attributes
#> other AttributeError 'slice' object has no attribute 'other' and no __dict__ for setting new attributes
#> other AttributeError 'slice' object has no attribute 'other' and no __dict__ for setting new attributes
#> slice(1, 10, 2) (1, 10, 2)
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) (0, 100000000000000000000000000000, 2)
#> slice(None, None, -1) (999999999999999999999999999999, -1, -1)
#> slice(None, None, -10000000000000000000000000000000000000000) (999999999999999999999999999999, -1, -10000000000000000000000000000000000000000)
#> slice(5, -5, None) (5, 999999999999999999999999999995, 1)
#> slice(1, 10, 2) (1, 5, 2)
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) (0, 5, 2)
#> slice(None, None, -1) (4, -1, -1)
#> slice(None, None, -10000000000000000000000000000000000000000) (4, -1, -10000000000000000000000000000000000000000)
#> slice(5, -5, None) (5, 0, 1)
#> slice(1, 10, 2) (0, 0, 2)
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) (0, 0, 2)
#> slice(None, None, -1) (-1, -1, -1)
#> slice(None, None, -10000000000000000000000000000000000000000) (-1, -1, -10000000000000000000000000000000000000000)
#> slice(5, -5, None) (0, 0, 1)
#> slice(1, 10, 2) (1, 1, 2)
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) (0, 1, 2)
#> slice(None, None, -1) (0, -1, -1)
#> slice(None, None, -10000000000000000000000000000000000000000) (0, -1, -10000000000000000000000000000000000000000)
#> slice(5, -5, None) (1, 0, 1)
#> slice(1, 10, 2) ValueError length should not be negative
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) ValueError length should not be negative
#> slice(None, None, -1) ValueError length should not be negative
#> slice(None, None, -10000000000000000000000000000000000000000) ValueError length should not be negative
#> slice(5, -5, None) ValueError length should not be negative
#> slice(1, 10, 2) TypeError 'float' object cannot be interpreted as an integer
#> slice(-1000000000000000000000000000000, 100000000000000000000000000000, 2) TypeError 'float' object cannot be interpreted as an integer
#> slice(None, None, -1) TypeError 'float' object cannot be interpreted as an integer
#> slice(None, None, -10000000000000000000000000000000000000000) TypeError 'float' object cannot be interpreted as an integer
#> slice(5, -5, None) TypeError 'float' object cannot be interpreted as an integer
