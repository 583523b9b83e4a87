# option: --policy standard
"""Matrices, fractions, vectors with operator overloading, and a metaclass registry."""
import math
import random
from abc import ABCMeta, abstractmethod
from decimal import Decimal, getcontext
from fractions import Fraction
from functools import reduce, total_ordering
from itertools import accumulate, chain, combinations, permutations, product, starmap
from numbers import Number


class Registry(ABCMeta):
    shapes = {}

    def __new__(mcs, name, bases, ns, /, key=None, **kwargs):
        cls = super().__new__(mcs, name, bases, ns, **kwargs)
        if key is not None:
            mcs.shapes[key] = cls
        return cls

    def __init__(cls, name, bases, ns, /, **kwargs):
        super().__init__(name, bases, ns)

    def __getitem__(cls, key):
        return cls.shapes[key]

    def __iter__(cls):
        return iter(sorted(cls.shapes))

    def __call__(cls, *args, **kwargs):
        obj = super().__call__(*args, **kwargs)
        obj.serial = len(cls.__dict__.get("made", ()))
        return obj


class Shape(metaclass=Registry):
    @property
    @abstractmethod
    def area(self): ...

    def __lt__(self, other):
        return self.area < other.area if isinstance(other, Shape) else NotImplemented

    def __init_subclass__(cls, unit="cm", **kwargs):
        super().__init_subclass__(**kwargs)
        cls.unit = unit


class Square(Shape, key="square", unit="m"):
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side**2


class Circle(Shape, key="circle"):
    def __init__(self, r):
        self.r = r

    area = property(lambda self: round(math.pi * self.r**2, 3))


class Matrix:
    __slots__ = ("rows",)
    __array_priority__ = 10

    def __init__(self, rows):
        self.rows = tuple(tuple(row) for row in rows)
        if len({len(row) for row in self.rows}) > 1:
            raise ValueError("ragged")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __getitem__(self, key):
        match key:
            case (int(i), int(j)):
                return self.rows[i][j]
            case (slice() as i, slice() as j):
                return Matrix(row[j] for row in self.rows[i])
            case (slice() as i, int(j)):
                return [row[j] for row in self.rows[i]]
            case int(i) | (int(i), slice()):
                return self.rows[i]
        raise TypeError(key)

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __hash__(self):
        return hash(self.rows)

    def _zip(self, other, f):
        if not isinstance(other, Matrix):
            if not isinstance(other, Number):
                return NotImplemented
            return Matrix([f(a, other) for a in row] for row in self.rows)
        if self.shape != other.shape:
            raise ValueError(f"shapes {self.shape} and {other.shape}")
        return Matrix(starmap(f, zip(r, s)) for r, s in zip(self.rows, other.rows))

    def __add__(self, other):
        return self._zip(other, lambda a, b: a + b)

    __radd__ = __add__

    def __sub__(self, other):
        return self._zip(other, lambda a, b: a - b)

    def __mul__(self, other):
        return self._zip(other, lambda a, b: a * b)

    def __rmul__(self, other):
        return self * other

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError("inner dimensions differ")
        return Matrix([sum(a * b for a, b in zip(row, column)) for column in other.T.rows] for row in self.rows)

    def __pow__(self, n, modulus=None):
        result, base = Matrix.identity(self.shape[0]), self
        while n:
            if n & 1:
                result = result @ base
            base, n = base @ base, n >> 1
            if modulus:
                result, base = (Matrix([v % modulus for v in r] for r in m.rows) for m in (result, base))
        return result

    def __neg__(self):
        return self * -1

    def __bool__(self):
        return any(map(any, self.rows))

    def __iter__(self):
        return chain.from_iterable(self.rows)

    def __str__(self):
        width = max(len(f"{v}") for v in self)
        return "\n".join("[" + " ".join(f"{v!s:>{width}}" for v in row) + "]" for row in self.rows)

    def det(self):
        n = len(self.rows)
        return sum(math.prod(self.rows[i][p[i]] for i in range(n)) * (-1) ** sum(p[i] > p[j] for i,
            j in combinations(range(n), 2)) for p in permutations(range(n)))

    def inverse(self):
        n = len(self.rows)
        work = [[Fraction(v) for v in row] + [Fraction(int(i == j)) for j in range(n)] for i,
                row in enumerate(self.rows)]
        for c in range(n):
            pivot = next((r for r in range(c, n) if work[r][c]), None)
            if pivot is None:
                raise ZeroDivisionError("singular matrix")
            work[c], work[pivot] = work[pivot], work[c]
            work[c] = [v / work[c][c] for v in work[c]]
            for r in range(n):
                if r != c and work[r][c]:
                    work[r] = [a - work[r][c] * b for a, b in zip(work[r], work[c])]
        return Matrix(row[n:] for row in work)


m = Matrix([[2, 1, 0], [1, 3, 1], [0, 1, 4]])
print(m, m.T == m, m.det(), m.inverse(), m @ m.inverse() == Matrix.identity(3), sep="\n")
print(m + 1, 2 * m - m, -m[:2, 1:], m[1], m[:, 2], m[0, 1], list(m), bool(m - m), hash(m) == hash(Matrix(m.rows)),
      sep="\n")
print(Matrix([[1, 1], [1, 0]]) ** 90, pow(Matrix([[1, 1], [1, 0]]), 10**6, 10**9 + 7)[0, 1])
for bad in (lambda: Matrix([[1], [1, 2]]), lambda: m + Matrix([[1]]), lambda: m + "x", lambda: "x" * m,
            lambda: m["a"], lambda: Matrix([[1, 2], [2, 4]]).inverse(), lambda: m @ Matrix([[1]]),
            lambda: setattr(m, "x", 1), lambda: Shape(), lambda: Registry["x"], lambda: Shape["x"],
            lambda: Square(1) < 3):
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, e)
shapes = [Shape["square"](3), Shape["circle"](1.5), Square(2)]
print(sorted(s.area for s in shapes), [type(s).__name__ for s in sorted(shapes)], list(Shape), Square.unit,
      Circle.unit, shapes[0].serial, Shape.__abstractmethods__)
getcontext().prec = 30
print(Decimal(2).sqrt(), Decimal("1.10") + Decimal("2.205"), sum([Fraction(1, n) for n in range(1, 12)]),
      Fraction("3.125").limit_denominator(10), float(Fraction(1, 3)), round(Fraction(7, 3), 2))
print(list(accumulate(range(1, 9), lambda a, b: a * b)), list(product("ab", repeat=2))[:3],
      reduce(math.lcm, range(1, 20)), math.isqrt(10**40), math.comb(50, 25), math.dist((1, 2), (4, 6)))
random.seed(42)
print([random.randint(1, 100) for _ in range(8)], random.sample(range(50), 5), random.choice("abcdef"),
      round(random.random(), 6), random.choices("xyz", weights=[5, 1, 1], k=6))

#> [2 1 0]
#> [1 3 1]
#> [0 1 4]
#> True
#> 18
#> [11/18  -2/9  1/18]
#> [ -2/9   4/9  -1/9]
#> [ 1/18  -1/9  5/18]
#> True
#> [3 2 1]
#> [2 4 2]
#> [1 2 5]
#> [2 1 0]
#> [1 3 1]
#> [0 1 4]
#> [-1  0]
#> [-3 -1]
#> (1, 3, 1)
#> [0, 1, 4]
#> 1
#> [2, 1, 0, 1, 3, 1, 0, 1, 4]
#> False
#> True
#> [4660046610375530309 2880067194370816120]
#> [2880067194370816120 1779979416004714189] 918091266
#> ValueError ragged
#> ValueError shapes (3, 3) and (1, 1)
#> TypeError unsupported operand type(s) for +: 'Matrix' and 'str'
#> TypeError can't multiply sequence by non-int of type 'Matrix'
#> TypeError a
#> ZeroDivisionError singular matrix
#> ValueError inner dimensions differ
#> AttributeError 'Matrix' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError Can't instantiate abstract class Shape without an implementation for abstract method 'area'
#> TypeError type 'Registry' is not subscriptable
#> KeyError 'x'
#> TypeError '<' not supported between instances of 'Square' and 'int'
#> [4, 7.069, 9] ['Square', 'Circle', 'Square'] ['circle', 'square'] m cm 0 frozenset({'area'})
#> 1.41421356237309504880168872421 3.305 83711/27720 25/8 0.3333333333333333 233/100
#> [1, 2, 6, 24, 120, 720, 5040, 40320] [('a', 'a'), ('a', 'b'), ('b', 'a')] 232792560 100000000000000000000 126410606437752 5.0
#> [82, 15, 4, 95, 36, 32, 29, 18] [47, 6, 43, 34, 5] e 0.421922 ['x', 'x', 'x', 'x', 'x', 'x']
