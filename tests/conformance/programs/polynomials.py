# programs: polynomials.
# option: --policy standard
from fractions import Fraction
from itertools import zip_longest
class Poly:
    def __init__(self, *coefficients):
        while coefficients and not coefficients[-1]: coefficients = coefficients[:-1]
        self.c = tuple(coefficients)
    def __call__(self, x):
        total = 0
        for c in reversed(self.c): total = total * x + c
        return total
    def __add__(self, other): return Poly(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))
    def __neg__(self): return Poly(*(-c for c in self.c))
    def __sub__(self, other): return self + -other
    def __mul__(self, other):
        if not isinstance(other, Poly): return Poly(*(c * other for c in self.c))
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c): out[i + j] += a * b
        return Poly(*out)
    __rmul__ = __mul__
    def __divmod__(self, other):
        if not other.c: raise ZeroDivisionError("division by the zero polynomial")
        quotient, rest = Poly(), self
        while len(rest.c) >= len(other.c):
            shift = len(rest.c) - len(other.c)
            part = Poly(*[0] * shift, Fraction(rest.c[-1]) / other.c[-1])
            quotient, rest = quotient + part, rest - part * other
        return quotient, rest
    def derivative(self): return Poly(*[i * c for i, c in enumerate(self.c)][1:])
    def __eq__(self, other): return self.c == other.c
    def __hash__(self): return hash(self.c)
    def __len__(self): return max(len(self.c) - 1, 0)
    def __str__(self):
        terms = [f"{c}" + ("" if i == 0 else "x" if i == 1 else f"x^{i}") for i, c in enumerate(self.c) if c]
        return " + ".join(reversed(terms)) or "0"
p, q = Poly(-1, 0, 1), Poly(1, 1)
print(p, q, p + q, p - p, p * q, 3 * q, p(5), q(Fraction(1, 2)), len(p), p.derivative())
d, r = divmod(Poly(1, 2, 3, 4), Poly(1, 2))
print(d, "rest", r, d * Poly(1, 2) + r == Poly(1, 2, 3, 4), {p: 1}[Poly(-1, 0, 1)])
try:
    divmod(p, Poly())
except ZeroDivisionError as error:
    print(error)
x = 1.0
for _ in range(6): x -= p(x + 0.5) / p.derivative()(x + 0.5)
print(round(x + 0.5, 9))

#> 1x^2 + -1 1x + 1 1x^2 + 1x 0 1x^3 + 1x^2 + -1x + -1 3x + 3 24 3/2 2 2x
#> 2x^2 + 1/2x + 3/4 rest 1/4 True 1
#> division by the zero polynomial
#> 1.0
