# programs: matrix class.
# option: --policy standard
class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        if len({len(row) for row in self.rows}) > 1:
            raise ValueError("rows of different lengths")
    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])
    @property
    def shape(self):
        return len(self.rows), len(self.rows[0]) if self.rows else 0
    def __getitem__(self, place):
        i, j = place
        return self.rows[i][j]
    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows
    def __add__(self, other):
        if self.shape != other.shape:
            return NotImplemented
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, other.rows)])
    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"shapes {self.shape} and {other.shape}")
        return Matrix([[sum(a * b for a, b in zip(row, column)) for column in zip(*other.rows)] for row in self.rows])
    def __rmul__(self, factor):
        return Matrix([[factor * a for a in row] for row in self.rows])
    def __pow__(self, n):
        result, base = Matrix.identity(self.shape[0]), self
        while n:
            if n & 1:
                result = result @ base
            base, n = base @ base, n >> 1
        return result
    @property
    def T(self):
        return Matrix(zip(*self.rows))
    def determinant(self):
        if self.shape == (1, 1):
            return self[0, 0]
        return sum((-1) ** j * self[0, j] * Matrix([row[:j] + row[j + 1:] for row in self.rows[1:]]).determinant()
                   for j in range(self.shape[1]))
    def __repr__(self):
        return "[" + "; ".join(" ".join(map(str, row)) for row in self.rows) + "]"
fib = Matrix([[1, 1], [1, 0]])
print(fib ** 10, (fib ** 200)[0, 1], fib.T == fib, 3 * fib, fib + fib, fib @ Matrix.identity(2) == fib)
m = Matrix([[2, 0, 1], [1, 3, 2], [1, 1, 1]])
print(m.shape, m.T, m.determinant(), (m @ m.T).determinant(), m[-1, -1])
for action in (lambda: m @ fib, lambda: m + fib, lambda: Matrix([[1], [2, 3]]), lambda: m[5, 0], lambda: fib * 2):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)

#> [89 55; 55 34] 280571172992510140037611932413038677189525 True [3 3; 3 0] [2 2; 2 0] True
#> (3, 3) [2 1 1; 0 3 1; 1 2 1] 0 0 1
#> ValueError shapes (3, 3) and (2, 2)
#> TypeError unsupported operand type(s) for +: 'Matrix' and 'Matrix'
#> ValueError rows of different lengths
#> IndexError list index out of range
#> TypeError unsupported operand type(s) for *: 'Matrix' and 'int'
