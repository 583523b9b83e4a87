# Complex operators: mixed with real numbers, signs of zeros, infinities, undefined operations.
a, b = 1 + 2j, 3 - 4j
print(a + b, a - b, a * b, a / b, -a, +a, abs(b), a.conjugate(), a.real, a.imag)
print(a + 1, 1 + a, a - 2.5, 2.5 - a, a * 2, 0.5 * a, a / 4, 4 / a, a + True, False - a)
# A real operand has no imaginary part rather than a zero one, so signs of zeros are kept.
print(1j - 0, 0 - 1j, 0.0 - 1j, -0.0 - 1j, -0.0 + 1j, complex(1, -0.0) + 1, 1 - complex(1, 0.0), -0.0 * 1j)
inf, nan = float("inf"), float("nan")
print(complex(inf, 1) * 1j, complex(inf, inf) * complex(2, 1), complex(inf, nan) * complex(1, 1))
print((1 + 2j) * complex("inf"), (1 + 1j) / complex(inf, 0), complex(inf, 1) / (2 + 1j), 1 / complex(inf, inf))
print((1e200 + 1j) * (1e200 + 1j), (1e308 + 1e308j) + (1e308 + 1e308j), 1e-320j / 1e-320)
print(f"{a == 1 + 2j = }")
print(f"{a != b = }")
print(f"{a == 1 = }")
print(f"{1 + 0j == 1 = }")
print(f"{1.5 + 0j == 1.5 = }")
print(f"{2**53 + 1 == complex(2**53 + 1) = }")
print(f"{True == 1 + 0j = }")
print(f"{1j == "1j" = }")
print(f"{bool(0j) = }")
print(f"{bool(1j) = }")
print(f"{bool(complex(-0.0, -0.0)) = }")
print(f"{complex(nan) == complex(nan) = }")
print(f"{hash(5 + 0j) == hash(5) = }")
print(f"{hash(0j) = }")
print(abs(complex(3, -4)), abs(complex(inf, nan)), abs(complex(-inf, 1)), abs(complex(1e308, 1e308)))
c = 1j
c += 1; c *= 2j; c -= 0.5; c /= 2; c **= 2
print(c)
for bad in (lambda: a / 0, lambda: a / 0j, lambda: 1 / 0j, lambda: 1.0 / complex(-0.0, 0), lambda: a // 1,
            lambda: a % 2,
            lambda: divmod(a, 1), lambda: a < b, lambda: 1 >= 1j, lambda: a + "x", lambda: "x" * a, lambda: ~a,
            lambda: a & 1,
            lambda: a << 1, lambda: int(a), lambda: float(a), lambda: round(a), lambda: a @ b, lambda: 10**400 + a,
            lambda: abs(complex(1.7e308, 1.7e308)), lambda: range(1j)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, "-", error)

#> (4-2j) (-2+6j) (11+2j) (-0.2+0.4j) (-1-2j) (1+2j) 5.0 (1-2j) 1.0 2.0
#> (2+2j) (2+2j) (-1.5+2j) (1.5-2j) (2+4j) (0.5+1j) (0.25+0.5j) (0.8-1.6j) (2+2j) (-1-2j)
#> 1j -1j -1j (-0-1j) 1j (2-0j) -0j (-0-0j)
#> (nan+infj) (nan+infj) (inf+infj)
#> (inf+infj) 0j (inf-infj) -0j
#> (inf+2e+200j) (inf+infj) 1j
#> a == 1 + 2j = True
#> a != b = True
#> a == 1 = False
#> 1 + 0j == 1 = True
#> 1.5 + 0j == 1.5 = True
#> 2**53 + 1 == complex(2**53 + 1) = False
#> True == 1 + 0j = True
#> 1j == "1j" = False
#> bool(0j) = False
#> bool(1j) = True
#> bool(complex(-0.0, -0.0)) = False
#> complex(nan) == complex(nan) = False
#> hash(5 + 0j) == hash(5) = True
#> hash(0j) = 0
#> 5.0 inf inf 1.4142135623730951e+308
#> (0.5625-2.5j)
#> ZeroDivisionError - division by zero
#> ZeroDivisionError - division by zero
#> ZeroDivisionError - division by zero
#> ZeroDivisionError - division by zero
#> TypeError - unsupported operand type(s) for //: 'complex' and 'int'
#> TypeError - unsupported operand type(s) for %: 'complex' and 'int'
#> TypeError - unsupported operand type(s) for divmod(): 'complex' and 'int'
#> TypeError - '<' not supported between instances of 'complex' and 'complex'
#> TypeError - '>=' not supported between instances of 'int' and 'complex'
#> TypeError - unsupported operand type(s) for +: 'complex' and 'str'
#> TypeError - can't multiply sequence by non-int of type 'complex'
#> TypeError - bad operand type for unary ~: 'complex'
#> TypeError - unsupported operand type(s) for &: 'complex' and 'int'
#> TypeError - unsupported operand type(s) for <<: 'complex' and 'int'
#> TypeError - int() argument must be a string, a bytes-like object or a real number, not 'complex'
#> TypeError - float() argument must be a string or a real number, not 'complex'
#> TypeError - type complex doesn't define __round__ method
#> TypeError - unsupported operand type(s) for @: 'complex' and 'complex'
#> OverflowError - int too large to convert to float
#> OverflowError - absolute value too large
#> TypeError - 'complex' object cannot be interpreted as an integer
