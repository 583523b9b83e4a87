# A vector class that uses most special methods at once.
class Vec:
    def __init__(self, *c):
        self.c = tuple(c)

    def __repr__(self):
        return f"Vec{self.c}"

    def __add__(self, o):
        return Vec(*(a + b for a, b in zip(self.c, o.c))) if isinstance(o, Vec) else NotImplemented

    def __radd__(self, o):
        return self if o == 0 else NotImplemented

    def __sub__(self, o):
        return self + -o

    def __neg__(self):
        return Vec(*(-a for a in self.c))

    def __mul__(self, o):
        if isinstance(o, Vec):
            return sum(a * b for a, b in zip(self.c, o.c))
        return Vec(*(a * o for a in self.c))

    __rmul__ = __mul__

    def __matmul__(self, o):
        a, b, c = self.c
        x, y, z = o.c
        return Vec(b * z - c * y, c * x - a * z, a * y - b * x)

    def __truediv__(self, k):
        return Vec(*(a / k for a in self.c))

    def __abs__(self):
        return (self * self) ** 0.5

    def __eq__(self, o):
        return isinstance(o, Vec) and self.c == o.c

    def __hash__(self):
        return hash(self.c)

    def __bool__(self):
        return any(self.c)

    def __len__(self):
        return len(self.c)

    def __getitem__(self, i):
        return Vec(*self.c[i]) if isinstance(i, slice) else self.c[i]

    def __iter__(self):
        return iter(self.c)

    def __contains__(self, x):
        return x in self.c

    def __format__(self, spec):
        return "(" + ", ".join(format(a, spec) for a in self.c) + ")"

    def __lt__(self, o):
        return abs(self) < abs(o)

    def __iadd__(self, o):
        self.c = (self + o).c
        return self

    def __call__(self, f):
        return Vec(*map(f, self.c))


v, w = Vec(1, 2, 3), Vec(4, 5, 6)
print(v + w, v - w, -v, v * w, v * 2, 2 * v, v @ w, v / 2, abs(Vec(3, 4)), v == Vec(1, 2, 3), v != w, len(v), v[0],
      v[1:], list(v), 2 in v, 9 in v, bool(Vec(0, 0)), f"{v:.1f}", f"{v}", sum([v, w]), v < w, max(v, w),
      sorted([w, v]), {v: "key"}[Vec(1, 2, 3)], v(lambda x: x * x))
alias = v
v += w
print(v, alias is v, sum(v), max(v), (*v, 0), [x for x in v if x > 5], dict(zip("xyz", v)))
x, *rest = v
print(x, rest)
for bad in (lambda: v + 1, lambda: 1 + v, lambda: v + "a", lambda: v @ 2, lambda: v / "a", lambda: v[10],
            lambda: v.d, lambda: v < 3, lambda: v - 1, lambda: v ** 2):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> Vec(5, 7, 9) Vec(-3, -3, -3) Vec(-1, -2, -3) 32 Vec(2, 4, 6) Vec(2, 4, 6) Vec(-3, 6, -3) Vec(0.5, 1.0, 1.5) 5.0 True True 3 1 Vec(2, 3) [1, 2, 3] True False False (1.0, 2.0, 3.0) (1, 2, 3) Vec(5, 7, 9) True Vec(4, 5, 6) [Vec(1, 2, 3), Vec(4, 5, 6)] key Vec(1, 4, 9)
#> Vec(5, 7, 9) True 21 9 (5, 7, 9, 0) [7, 9] {'x': 5, 'y': 7, 'z': 9}
#> 5 [7, 9]
#> TypeError unsupported operand type(s) for +: 'Vec' and 'int'
#> TypeError unsupported operand type(s) for +: 'int' and 'Vec'
#> TypeError unsupported operand type(s) for +: 'Vec' and 'str'
#> AttributeError 'int' object has no attribute 'c'
#> TypeError unsupported operand type(s) for /: 'int' and 'str'
#> IndexError tuple index out of range
#> AttributeError 'Vec' object has no attribute 'd'
#> False
#> TypeError unsupported operand type(s) for +: 'Vec' and 'int'
#> TypeError unsupported operand type(s) for ** or pow(): 'Vec' and 'int'
