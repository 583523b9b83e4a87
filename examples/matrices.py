# Linear algebra on exact fractions and floats: elimination, inverses, determinants, power iteration.


def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


class Fraction:
    __slots__ = ("top", "bottom")

    def __init__(self, top, bottom=1):
        if isinstance(top, Fraction):
            top, bottom = top.top, top.bottom * bottom
        if bottom == 0:
            raise ZeroDivisionError(f"Fraction({top}, 0)")
        divisor = gcd(top, bottom) * (1 if bottom > 0 else -1)
        self.top, self.bottom = top // divisor, bottom // divisor

    @classmethod
    def coerce(cls, value):
        if isinstance(value, cls):
            return value
        return cls(value) if isinstance(value, int) else None

    def __add__(self, other):
        if (other := self.coerce(other)) is None:
            return NotImplemented
        return Fraction(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)

    __radd__ = __add__

    def __mul__(self, other):
        if (other := self.coerce(other)) is None:
            return NotImplemented
        return Fraction(self.top * other.top, self.bottom * other.bottom)

    __rmul__ = __mul__

    def __neg__(self):
        return Fraction(-self.top, self.bottom)

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, other):
        other = self.coerce(other)
        return Fraction(self.top * other.bottom, self.bottom * other.top)

    def __rtruediv__(self, other):
        return Fraction(other) / self

    def __eq__(self, other):
        other = self.coerce(other)
        return other is not None and (self.top, self.bottom) == (other.top, other.bottom)

    def __hash__(self):
        return hash((self.top, self.bottom)) if self.bottom != 1 else hash(self.top)

    def __lt__(self, other):
        other = self.coerce(other)
        return self.top * other.bottom < other.top * self.bottom

    def __float__(self):
        return self.top / self.bottom

    def __bool__(self):
        return self.top != 0

    def __repr__(self):
        return str(self.top) if self.bottom == 1 else f"{self.top}/{self.bottom}"


class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        if len({len(row) for row in self.rows}) > 1:
            raise ValueError("rows of different lengths")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @classmethod
    def build(cls, n, f):
        return cls([[f(i, j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __getitem__(self, key):
        i, j = key
        return self.rows[i][j]

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"cannot multiply {self.shape} by {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, column)) for column in columns] for row in self.rows])

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows)])

    def __mul__(self, k):
        return Matrix([[a * k for a in row] for row in self.rows])

    __rmul__ = __mul__

    def __pow__(self, n):
        result, base = Matrix.identity(len(self.rows)), self if n >= 0 else self.inverse()
        n = abs(n)
        while n:
            if n & 1:
                result = result @ base
            base = base @ base
            n >>= 1
        return result

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def reduced(self):
        """Reduced row echelon form and the determinant of the left square part."""
        rows = [[Fraction(x) for x in row] for row in self.rows]
        determinant, pivot_row = Fraction(1), 0
        for column in range(len(rows)):
            pivot = next((r for r in range(pivot_row, len(rows)) if rows[r][column]), None)
            if pivot is None:
                determinant = Fraction(0)
                continue
            if pivot != pivot_row:
                rows[pivot], rows[pivot_row] = rows[pivot_row], rows[pivot]
                determinant = -determinant
            value = rows[pivot_row][column]
            determinant = determinant * value
            rows[pivot_row] = [x / value for x in rows[pivot_row]]
            for r in range(len(rows)):
                if r != pivot_row and rows[r][column]:
                    factor = rows[r][column]
                    rows[r] = [x - factor * y for x, y in zip(rows[r], rows[pivot_row])]
            pivot_row += 1
        return Matrix(rows), determinant

    def determinant(self):
        return self.reduced()[1]

    def inverse(self):
        n = len(self.rows)
        joined = Matrix([row + unit for row, unit in zip(self.rows, Matrix.identity(n).rows)])
        reduced, determinant = joined.reduced()
        if not determinant:
            raise ZeroDivisionError("singular matrix")
        return Matrix([row[n:] for row in reduced.rows])

    def solve(self, right):
        return [row[-1] for row in Matrix([row + [b] for row, b in zip(self.rows, right)]).reduced()[0].rows]

    def __str__(self):
        cells = [[str(x) for x in row] for row in self.rows]
        widths = [max(map(len, column)) for column in zip(*cells)]
        return "\n".join("[ " + "  ".join(c.rjust(w) for c, w in zip(row, widths)) + " ]" for row in cells)


def dominant(matrix, steps=60):
    """The largest eigenvalue by power iteration, in floats."""
    vector, value = [1.0] * len(matrix.rows), 0.0
    for _ in range(steps):
        image = [sum(a * x for a, x in zip(row, vector)) for row in matrix.rows]
        value = max(image, key=abs)
        vector = [x / value for x in image]
    return value, vector


a = Matrix([[2, -1, 0], [-1, 2, -1], [0, -1, 2]])
print(a, a.determinant(), a.inverse(), a @ a.inverse() == Matrix.identity(3), sep="\n")
print(a.solve([1, 2, 3]), a.T == a, (a + a) == a * 2 == 2 * a, (a ** 5)[0, 0], a ** -2 @ a ** 2 == Matrix.identity(3))
hilbert = Matrix.build(6, lambda i, j: Fraction(1, i + j + 1))
print(hilbert.determinant(), hilbert.inverse()[5, 5], sum(hilbert.solve([1] * 6)), float(max(hilbert.inverse().rows[0])))
vandermonde = Matrix.build(7, lambda i, j: (i + 1) ** j)
print(vandermonde.determinant(), vandermonde.solve([n ** 3 - n for n in range(1, 8)]))
fibonacci = Matrix([[1, 1], [1, 0]]) ** 300
print(fibonacci[0, 1], fibonacci.determinant())
value, vector = dominant(Matrix([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]))
print(f"{value:.6f}", [f"{x:.4f}" for x in vector])
magic = Matrix([[16, 3, 2, 13], [5, 10, 11, 8], [9, 6, 7, 12], [4, 15, 14, 1]])
print([sum(r) for r in magic.rows], [sum(r) for r in magic.T.rows], magic.determinant())
for bad in (lambda: magic.inverse(), lambda: a @ magic, lambda: Matrix([[1], [1, 2]]), lambda: Fraction(1, 0), lambda: Fraction(1) + 1.5):
    try:
        bad()
    except (ZeroDivisionError, ValueError, TypeError) as error:
        print(type(error).__name__, error)
