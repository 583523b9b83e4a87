# fractions: formats and limits.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from fractions import Fraction as F
from decimal import Decimal
for s in ("3/4", " -7/3 ", "1.25", "1e3", "-.5", "+2", "1_000/3", "0x1", "3/-4", "1/0", "", "a", "1 /2", "1e-2",
          "2.5e1", "nan", "1/2/3", "٣/٤"):
    t(lambda: (s, F(s)))
print(F(0.5), F(0.1), F(Decimal("1.1")), F(3), F(), F(6, -4), F(F(1, 2), F(3, 4)), F(True), repr(F(1, 3)), str(F(5)),
      F(numerator=3, denominator=6))
t(lambda: F(1, 0))
t(lambda: F(float("nan")))
t(lambda: F(float("inf")))
t(lambda: F(1.5, 2))
t(lambda: F("1", 2))
t(lambda: F(None))
t(lambda: F([]))
t(lambda: F(1j))
t(lambda: F(Decimal("inf")))
print(F(22, 7).limit_denominator(5), F("3.141592653589793").limit_denominator(1000), F(0.1).limit_denominator(),
      F(1, 3).limit_denominator(1))
t(lambda: F(1).limit_denominator(0))
print(F.from_float(0.25), F.from_decimal(Decimal("0.2")), F.from_number(0.5), F.from_number(3))
t(lambda: F.from_float("a"))
t(lambda: F.from_decimal(1.5))
t(lambda: F.from_number("1"))
t(lambda: F.from_float(float("nan")))
a, b = F(3, 4), F(-2, 5)
print(f"{a + b = }")
print(f"{a - b = }")
print(f"{a * b = }")
print(f"{a / b = }")
print(f"{a // b = }")
print(f"{a % b = }")
print(f"{divmod(a, b) = }")
print(f"{a ** 2 = }")
print(f"{a ** -2 = }")
print(f"{b ** 3 = }")
print(f"{a ** F(1, 2) = }")
print(f"{2 ** a = }")
print(f"{a ** 0.5 = }")
print(f"{(-a) ** -1 = }")
print(f"{a + 1 = }")
print(f"{1 - a = }")
print(f"{a + 0.5 = }")
print(f"{0.5 * a = }")
print(f"{a + 1j = }")
print(f"{2 / a = }")
print(f"{7 // a = }")
print(f"{7 % a = }")
print(f"{-a = }")
print(f"{+a = }")
print(f"{abs(b) = }")
print(f"{a < b = }")
print(f"{a > 0.5 = }")
print(f"{a == 0.75 = }")
print(f"{a != F(6, 8) = }")
print(f"{a <= 1 = }")
print(f"{hash(F(1, 2)) == hash(0.5) = }")
print(f"{hash(F(3)) == hash(3) = }")
print(f"{bool(F(0)) = }")
t(lambda: a / 0)
t(lambda: a // F(0))
t(lambda: a % 0)
t(lambda: F(0) ** -1)
t(lambda: a + "x")
t(lambda: a < "x")
t(lambda: a < 1j)
print(f"{a == Decimal("0.75") = }")
print(f"{a == 1j = }")
print(f"{F(1) == 1 + 0j = }")
print(f"{a < float("inf") = }")
print(f"{a > float("nan") = }")
for x in (F(7, 2), F(-7, 2), F(5, 2), F(1, 3), F(-1, 3)):
    print(x, round(x), round(x, 1), round(x, -1), int(x), x.__floor__(), x.__ceil__(), x.__trunc__(), float(x),
          x.as_integer_ratio(), x.is_integer(), x.numerator, x.denominator, x.real, x.imag, x.conjugate(), complex(x))
for spec in (".2f", "+.3f", "010.2f", ",.1f", ".3e", ".2%", "g", ".5g", ">10", "#", "_d", "<8.1f", "^+12.2e", "08",
             " ", "#.0f", "E", "z.1f", "_.2f", "s", "x", ".3", "=+10"):
    t(lambda: (spec, format(F(22, 7), spec), format(F(-1234567, 2), spec)))
import math, copy
print(math.floor(F(7, 2)), math.ceil(F(7, 2)), math.trunc(F(-7, 2)), sum([F(1, 2), F(1, 3)]), max(F(1, 2), F(2, 3)),
      copy.copy(a) is a, copy.deepcopy(a) is a, f"{a}", "%.2f" % a, math.sqrt(F(1, 4)),
      pow(F(1, 2), 2), [F(i, 6) for i in range(4)], sorted([F(1, 2), 0.25, 1]))
t(lambda: setattr(a, "numerator", 1))
t(lambda: pow(F(1, 2), 2, 3))

#> ('3/4', Fraction(3, 4))
#> (' -7/3 ', Fraction(-7, 3))
#> ('1.25', Fraction(5, 4))
#> ('1e3', Fraction(1000, 1))
#> ('-.5', Fraction(-1, 2))
#> ('+2', Fraction(2, 1))
#> ('1_000/3', Fraction(1000, 3))
#> ValueError Invalid literal for Fraction: '0x1'
#> ValueError Invalid literal for Fraction: '3/-4'
#> ZeroDivisionError Fraction(1, 0)
#> ValueError Invalid literal for Fraction: ''
#> ValueError Invalid literal for Fraction: 'a'
#> ('1 /2', Fraction(1, 2))
#> ('1e-2', Fraction(1, 100))
#> ('2.5e1', Fraction(25, 1))
#> ValueError Invalid literal for Fraction: 'nan'
#> ValueError Invalid literal for Fraction: '1/2/3'
#> ('٣/٤', Fraction(3, 4))
#> 1/2 3602879701896397/36028797018963968 11/10 3 0 -3/2 2/3 1 Fraction(1, 3) 5 1/2
#> ZeroDivisionError Fraction(1, 0)
#> ValueError cannot convert NaN to integer ratio
#> OverflowError cannot convert Infinity to integer ratio
#> TypeError both arguments should be Rational instances
#> TypeError both arguments should be Rational instances
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> TypeError argument should be a string or a Rational instance or have the as_integer_ratio() method
#> OverflowError cannot convert Infinity to integer ratio
#> 16/5 355/113 1/10 0
#> ValueError max_denominator should be at least 1
#> 1/4 1/5 1/2 3
#> TypeError Fraction.from_float() only takes floats, not 'a' (str)
#> TypeError Fraction.from_decimal() only takes Decimals, not 1.5 (float)
#> TypeError argument should be a Rational instance or have the as_integer_ratio() method
#> ValueError cannot convert NaN to integer ratio
#> a + b = Fraction(7, 20)
#> a - b = Fraction(23, 20)
#> a * b = Fraction(-3, 10)
#> a / b = Fraction(-15, 8)
#> a // b = -2
#> a % b = Fraction(-1, 20)
#> divmod(a, b) = (-2, Fraction(-1, 20))
#> a ** 2 = Fraction(9, 16)
#> a ** -2 = Fraction(16, 9)
#> b ** 3 = Fraction(-8, 125)
#> a ** F(1, 2) = 0.8660254037844386
#> 2 ** a = 1.681792830507429
#> a ** 0.5 = 0.8660254037844386
#> (-a) ** -1 = Fraction(-4, 3)
#> a + 1 = Fraction(7, 4)
#> 1 - a = Fraction(1, 4)
#> a + 0.5 = 1.25
#> 0.5 * a = 0.375
#> a + 1j = (0.75+1j)
#> 2 / a = Fraction(8, 3)
#> 7 // a = 9
#> 7 % a = Fraction(1, 4)
#> -a = Fraction(-3, 4)
#> +a = Fraction(3, 4)
#> abs(b) = Fraction(2, 5)
#> a < b = False
#> a > 0.5 = True
#> a == 0.75 = True
#> a != F(6, 8) = False
#> a <= 1 = True
#> hash(F(1, 2)) == hash(0.5) = True
#> hash(F(3)) == hash(3) = True
#> bool(F(0)) = False
#> ZeroDivisionError Fraction(1, 0)
#> ZeroDivisionError division by zero
#> ZeroDivisionError division by zero
#> ZeroDivisionError Fraction(1, 0)
#> TypeError unsupported operand type(s) for +: 'Fraction' and 'str'
#> TypeError '<' not supported between instances of 'Fraction' and 'str'
#> TypeError '<' not supported between instances of 'Fraction' and 'complex'
#> a == Decimal("0.75") = True
#> a == 1j = False
#> F(1) == 1 + 0j = True
#> a < float("inf") = True
#> a > float("nan") = False
#> 7/2 4 7/2 0 3 3 4 3 3.5 (7, 2) False 7 2 7/2 0 7/2 (3.5+0j)
#> -7/2 -4 -7/2 0 -3 -4 -3 -3 -3.5 (-7, 2) False -7 2 -7/2 0 -7/2 (-3.5+0j)
#> 5/2 2 5/2 0 2 2 3 2 2.5 (5, 2) False 5 2 5/2 0 5/2 (2.5+0j)
#> 1/3 0 3/10 0 0 0 1 0 0.3333333333333333 (1, 3) False 1 3 1/3 0 1/3 (0.3333333333333333+0j)
#> -1/3 0 -3/10 0 0 -1 0 0 -0.3333333333333333 (-1, 3) False -1 3 -1/3 0 -1/3 (-0.3333333333333333+0j)
#> ('.2f', '3.14', '-617283.50')
#> ('+.3f', '+3.143', '-617283.500')
#> ('010.2f', '0000003.14', '-617283.50')
#> (',.1f', '3.1', '-617,283.5')
#> ('.3e', '3.143e+00', '-6.173e+05')
#> ('.2%', '314.29%', '-61728350.00%')
#> ('g', '3.14286', '-617284')
#> ('.5g', '3.1429', '-6.1728e+05')
#> ('>10', '      22/7', '-1234567/2')
#> ('#', '22/7', '-1234567/2')
#> ValueError Invalid format specifier '_d' for object of type 'Fraction'
#> ('<8.1f', '3.1     ', '-617283.5')
#> ('^+12.2e', ' +3.14e+00  ', ' -6.17e+05  ')
#> ValueError Invalid format specifier '08' for object of type 'Fraction'
#> (' ', ' 22/7', '-1234567/2')
#> ('#.0f', '3.', '-617284.')
#> ('E', '3.142857E+00', '-6.172835E+05')
#> ('z.1f', '3.1', '-617283.5')
#> ('_.2f', '3.14', '-617_283.50')
#> ValueError Invalid format specifier 's' for object of type 'Fraction'
#> ValueError Invalid format specifier 'x' for object of type 'Fraction'
#> ValueError Invalid format specifier '.3' for object of type 'Fraction'
#> ('=+10', '+     22/7', '-1234567/2')
#> 3 4 -3 5/6 2/3 True True 3/4 0.75 0.5 1/4 [Fraction(0, 1), Fraction(1, 6), Fraction(1, 3), Fraction(1, 2)] [0.25, Fraction(1, 2), 1]
#> AttributeError property 'numerator' of 'Fraction' object has no setter
#> TypeError unsupported operand type(s) for ** or pow(): 'Fraction', 'int', 'int'
