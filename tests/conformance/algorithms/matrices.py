# Products, powers, determinants with fractions, Gauss elimination, transposes, rotations.
class Fraction:
    def __init__(self, n, d=1):
        g = n
        h = d
        while h:
            g, h = h, g % h
        g = g if (g > 0) == (d > 0) else -g
        self.n, self.d = n // g, d // g

    def __add__(self, o):
        return Fraction(self.n * o.d + o.n * self.d, self.d * o.d)

    def __sub__(self, o):
        return Fraction(self.n * o.d - o.n * self.d, self.d * o.d)

    def __mul__(self, o):
        return Fraction(self.n * o.n, self.d * o.d)

    def __truediv__(self, o):
        return Fraction(self.n * o.d, self.d * o.n)

    def __bool__(self):
        return self.n != 0

    def __neg__(self):
        return Fraction(-self.n, self.d)

    def __repr__(self):
        return str(self.n) if self.d == 1 else f"{self.n}/{self.d}"


def matmul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


def power(m, n):
    result = [[int(i == j) for j in range(len(m))] for i in range(len(m))]
    while n:
        if n & 1:
            result = matmul(result, m)
        m = matmul(m, m)
        n >>= 1
    return result


def determinant(m):
    m = [[Fraction(x) for x in row] for row in m]
    det = Fraction(1)
    for i in range(len(m)):
        pivot = next((r for r in range(i, len(m)) if m[r][i]), None)
        if pivot is None:
            return Fraction(0)
        if pivot != i:
            m[i], m[pivot] = m[pivot], m[i]
            det = -det
        det *= m[i][i]
        for r in range(i + 1, len(m)):
            k = m[r][i] / m[i][i]
            m[r] = [x - k * y for x, y in zip(m[r], m[i])]
    return det


def solve(a, b):
    m = [[Fraction(x) for x in row] + [Fraction(y)] for row, y in zip(a, b)]
    n = len(m)
    for i in range(n):
        p = next(r for r in range(i, n) if m[r][i])
        m[i], m[p] = m[p], m[i]
        m[i] = [x / m[i][i] for x in m[i]]
        for r in range(n):
            if r != i:
                m[r] = [x - m[r][i] * y for x, y in zip(m[r], m[i])]
    return [row[-1] for row in m]


a, b = [[1, 2], [3, 4]], [[0, 1], [1, 0]]
print(matmul(a, b), power([[1, 1], [1, 0]], 90)[0][1], determinant([[2, -3, 1], [2, 0, -1], [1, 4, 5]]),
      determinant([[1, 2], [2, 4]]), determinant([[0, 1], [1, 0]]),
      solve([[2, 1, -1], [-3, -1, 2], [-2, 1, 2]], [8, -11, -3]), solve([[3, 2], [1, 7]], [1, 2]))
m = [[1, 2, 3], [4, 5, 6]]
print([list(r) for r in zip(*m)], [list(r) for r in zip(*m[::-1])], [row[::-1] for row in m], [m[i // 3][i % 3] for i
    in range(6)], sum(m, []), [sum(r) for r in m], [max(c) for c in zip(*m)])
hilbert = [[Fraction(1, i + j + 1) for j in range(4)] for i in range(4)]
print(hilbert[1], solve([[1, 2, 3], [0, 1, 4], [5, 6, 0]], [1, 0, 0]))

#> [[2, 1], [4, 3]] 2880067194370816120 49 0 -1 [2, 3, -1] [3/19, 5/19]
#> [[1, 4], [2, 5], [3, 6]] [[4, 1], [5, 2], [6, 3]] [[3, 2, 1], [6, 5, 4]] [1, 2, 3, 4, 5, 6] [1, 2, 3, 4, 5, 6] [6, 15] [4, 5, 6]
#> [1/2, 1/3, 1/4, 1/5] [-24, 20, -5]
