# option: --policy standard --enable files
"""Read matrices from files, solve linear systems exactly and in floats, write results and a log of pivots."""
import math
import os
import struct
import sys
import tempfile
from fractions import Fraction
from functools import reduce
from itertools import product
from operator import matmul


class Matrix:
    __slots__ = ("rows",)

    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        if len({len(row) for row in self.rows}) > 1:
            raise ValueError("rows differ in length")

    @classmethod
    def identity(cls, size):
        return cls([[Fraction(i == j) for j in range(size)] for i in range(size)])

    @classmethod
    def load(cls, path):
        rows = []
        with open(path) as file:
            for number, line in enumerate(file, 1):
                line = line.partition("#")[0].split()
                try:
                    if line:
                        rows.append([Fraction(word) for word in line])
                except (ValueError, ZeroDivisionError) as error:
                    error.add_note(f"{os.path.basename(path)}, line {number}")
                    raise
        return cls(rows)

    def save(self, path):
        widths = [max(len(str(value)) for value in column) for column in zip(*self.rows)]
        with open(path, "w") as file:
            for row in self.rows:
                print(*(f"{value!s:>{width}}" for value, width in zip(row, widths)), file=file)

    def dump(self, path):
        with open(path, "wb") as file:
            file.write(struct.pack("<2H", *self.shape))
            for row in self.rows:
                file.write(struct.pack(f"<{len(row)}d", *row))

    @classmethod
    def undump(cls, path):
        with open(path, "rb") as file:
            height, width = struct.unpack("<2H", file.read(4))
            return cls(struct.unpack(f"<{width}d", file.read(8 * width)) for _ in range(height))

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __getitem__(self, place):
        return self.rows[place[0]][place[1]]

    def __eq__(self, other):
        return self.rows == other.rows

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"{self.shape} @ {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(map(lambda a, b: a * b, row, column)) for column in columns] for row in self.rows])

    def __pow__(self, exponent):
        return reduce(matmul, [self] * exponent, Matrix.identity(self.shape[0]))

    def eliminate(self, right, log=None):
        """Return (determinant, solution) of self x = right."""
        size = self.shape[0]
        rows = [a + b for a, b in zip(self.rows, right.rows)]
        determinant = 1
        for i in range(size):
            pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
            if not rows[pivot][i]:
                return 0, None
            if pivot != i:
                rows[i], rows[pivot] = rows[pivot], rows[i]
                determinant = -determinant
            if log is not None:
                print(f"column {i}: pivot {rows[i][i]} from row {pivot}", file=log)
            determinant *= rows[i][i]
            rows[i] = [value / rows[i][i] for value in rows[i]]
            for j in range(size):
                if j != i and rows[j][i]:
                    factor = rows[j][i]
                    rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i])]
        return determinant, Matrix([row[size:] for row in rows])


FILES = {"a.txt": "2 1 -1   # x\n-3 -1 2\n\n-2 1 2\n", "b.txt": "8\n-11\n-3\n", "singular.txt": "1 2\n2 4\n",
         "thirds.txt": "1/3 0.25\n1e-2 7\n", "bad.txt": "1 2\n3 four\n", "zero.txt": "1/0\n", "ragged.txt": "1 2\n3\n"}
home = os.getcwd()
with tempfile.TemporaryDirectory() as folder:
    os.chdir(folder)
    for name, text in FILES.items():
        with open(name, "w") as file:
            file.write(text)
    a, b = Matrix.load("a.txt"), Matrix.load("b.txt")
    with open("pivots.log", "w") as log:
        determinant, x = a.eliminate(b, log)
    with open("pivots.log") as log:
        sys.stdout.writelines(log)
    print(determinant, [str(value) for value, in x.rows], a @ x == b)
    inverse = a.eliminate(Matrix.identity(3))[1]
    inverse.save("inverse.txt")
    with open("inverse.txt") as file:
        print(file.read(), end="")
    print(Matrix.load("inverse.txt") @ a == Matrix.identity(3), (a ** 5)[0, 2],
          Matrix.load("singular.txt").eliminate(a)[0])
    hilbert = Matrix([[Fraction(1, i + j + 1) for j in range(6)] for i in range(6)])
    ones = Matrix([[1]] * 6)
    exact = hilbert.eliminate(ones)[1]
    floats = Matrix([[float(value) for value in row] for row in hilbert.rows]).eliminate(ones)[1]
    floats.dump("x.bin")
    error = max(abs(e - f) for (e,), (f,) in zip(exact.rows, Matrix.undump("x.bin").rows))
    print([int(value) for value, in exact.rows], error < 1e-6, os.path.getsize("x.bin"), 1 / hilbert.eliminate(ones)[0])
    thirds = Matrix.load("thirds.txt")
    print([[str(value) for value in row] for row in thirds.rows], math.isclose(thirds[0, 0], 1 / 3))
    for action in (lambda: Matrix.load("bad.txt"), lambda: Matrix.load("zero.txt"), lambda: Matrix.load("ragged.txt"),
                   lambda: a @ Matrix([[1, 2]]), lambda: Matrix.load("none.txt")):
        try:
            action()
        except (ValueError, ArithmeticError, OSError) as error:
            print(type(error).__name__, getattr(error, "strerror", error), getattr(error, "__notes__", ""))
    magic = [Matrix([c[:3], c[3:6], c[6:]]) for c in product((1, 5, 9), repeat=9)
             if sum(c[:3]) == sum(c[3:6]) == sum(c[6:]) == 15
             and all(sum(c[i::3]) == 15 for i in range(3))]
    print(len(magic), magic[0].rows)
    os.chdir(home)

#> column 0: pivot -3 from row 1
#> column 1: pivot 5/3 from row 2
#> column 2: pivot 1/5 from row 2
#> -1 ['2', '3', '-1'] True
#>  4  3 -1
#> -2 -2  1
#>  5  4 -1
#> True -71 0
#> [-6, 210, -1680, 5040, -6300, 2772] True 52 186313420339200000
#> [['1/3', '1/4'], ['1/100', '7']] True
#> ValueError Invalid literal for Fraction: 'four' ['bad.txt, line 2']
#> ZeroDivisionError Fraction(1, 0) ['zero.txt, line 1']
#> ValueError rows differ in length 
#> ValueError (3, 3) @ (1, 2) 
#> FileNotFoundError No such file or directory 
#> 31 [[1, 5, 9], [5, 5, 5], [9, 5, 1]]
