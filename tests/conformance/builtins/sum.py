# sum(): starts, floats, kinds of values.
print(sum([]), sum([1, 2]), sum((1.5, 2)), sum([1], 10), sum([[1], [2]], []), sum([(1,), (2,)], ()), sum(range(5)),
      sum({1: 2, 3: 4}), sum([True, True]), sum(x for x in range(4)), sum([2 ** 62, 2 ** 62]), sum([0.1] * 3),
      sum([1, 2], start=5), sum([], 5), sum([10 ** 30, 1.5]), sum([1e308, 1e308]), sum([0.1] * 10),
      sum([1e100, 1.0, -1e100]), sum([3, 0.1, 0.2]), sum([float("inf"), 1]), sum([-0.0]), sum([-0.0], -0.0))


class N:
    def __init__(self, v):
        self.v = v

    def __add__(self, other):
        return N(self.v + (other.v if isinstance(other, N) else other))

    def __radd__(self, other):
        return N(other + self.v)


print(sum([N(1), N(2)]).v, sum([N(1)], N(5)).v, sum([1, N(2), 3]).v)
for bad in (lambda: sum(), lambda: sum(5), lambda: sum(["a"]), lambda: sum(["a", "b"], ""), lambda: sum([b"a"], b""),
            lambda: sum([1, "a"]), lambda: sum([[1]]), lambda: sum([1], 2, 3), lambda: sum(None),
            lambda: sum([1], begin=2), lambda: sum([], ""), lambda: sum([{}]), lambda: sum([None])):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(sum(len(w) for w in "a bb ccc".split()), sum(i * i for i in range(1, 11)) ,
      sum(1 for c in "mississippi" if c == "s"), sum([[i] * i for i in range(4)], []))

#> 0 3 3.5 11 [1, 2] (1, 2) 10 4 2 6 9223372036854775808 0.30000000000000004 8 5 1e+30 inf 1.0 1.0 3.3000000000000003 inf 0.0 -0.0
#> 3 6 6
#> sum() takes at least 1 positional argument (0 given)
#> 'int' object is not iterable
#> unsupported operand type(s) for +: 'int' and 'str'
#> sum() can't sum strings [use ''.join(seq) instead]
#> sum() can't sum bytes [use b''.join(seq) instead]
#> unsupported operand type(s) for +: 'int' and 'str'
#> unsupported operand type(s) for +: 'int' and 'list'
#> sum() takes at most 2 arguments (3 given)
#> 'NoneType' object is not iterable
#> sum() got an unexpected keyword argument 'begin'
#> sum() can't sum strings [use ''.join(seq) instead]
#> unsupported operand type(s) for +: 'int' and 'dict'
#> unsupported operand type(s) for +: 'int' and 'NoneType'
#> 6 385 4 [1, 2, 2, 3, 3, 3]
