# decimal: quantize and format.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from decimal import *
D = Decimal
for mode in (ROUND_UP, ROUND_DOWN, ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
             ROUND_05UP):
    print(mode, [str(D(s).quantize(D("1"), mode)) for s in ("2.5", "-2.5", "1.1", "-1.1", "5.5", "0.01", "1.51",
        "10.9")])
print(D("1.2345").quantize(D(".01")), D("1").quantize(D(".000")), D("123").quantize(D("1E+1")),
      D("0").quantize(D("0.00")))
print(D("inf").quantize(D("inf")), D("nan").quantize(D(1)))
print(f"{D(0.1) = }")
print(f"{D(5) = }")
print(f"{D(True) = }")
print(f"{D("1.10") + D("2.2") = }")
print(f"{D("1.10") * 3 = }")
print(f"{D(1) / 3 = }")
print(f"{D(7) // 2 = }")
print(f"{D(-7) // 2 = }")
print(f"{D(-7) % 3 = }")
print(f"{divmod(D(-7), 2) = }")
print(f"{D(2) ** 10 = }")
print(f"{D(2) ** -1 = }")
print(f"{D(2) ** D("0.5") = }")
print(f"{abs(D(-1)) = }")
print(f"{-D(0) = }")
print(f"{+D("-0") = }")
print(f"{D("1.0") == 1 = }")
print(f"{D("1.0") == 1.0 = }")
print(f"{D("0.1") == 0.1 = }")
print(f"{D(1) < 1.5 = }")
print(f"{hash(D("1.0")) == hash(1) = }")
print(f"{D("1.20").normalize() = }")
print(f"{D("100").normalize() = }")
print(f"{D("12.5").to_integral_value() = }")
print(f"{D("1.5").as_integer_ratio() = }")
print(f"{int(D("-3.9")) = }")
print(f"{float(D("0.1")) = }")
print(f"{round(D("2.5")) = }")
print(f"{round(D("2.675"), 2) = }")
print(f"{complex(D(1)) = }")
t(lambda: D(0).ln())
t(lambda: D("inf").as_integer_ratio())
print(D("2").sqrt(), D(2).ln(), D(1000).log10(), D(1).exp(), D("123.456").adjusted(), D("1.5").compare(2),
      D("1.5").max(2), D("nan").max(2), D(3).min_mag(-2), D("1.2").compare_total(D("1.20")),
      D("1e5").same_quantum(D("1e6")), D("1.25").scaleb(2), D(5).fma(2, 3), D("1234").shift(2), D("1234").rotate(-1),
      D("1.1").next_plus(), D("1").next_minus(), D("5").remainder_near(3), D("1.00").number_class(),
      D("-0").is_signed(), D("nan").is_qnan(), D("1e-400").is_subnormal(), D("12").logb(), D(-3).copy_abs(),
      D(3).copy_negate(), D(3).copy_sign(D(-1)), D("1.2").is_zero(), D("101").logical_and(D("110")),
      D("5").canonical(), D.from_float(0.5), D.from_number(2), D("3.7").__floor__(), D("3.2").__ceil__(),
      D("3.2").__trunc__())
print(D((1, (1, 2, 3), -2)), D((0, (), "F")), D((0, (1,), "n")), sum([D("0.1")] * 10), sorted([D(3), D("1.5"), 2]),
      max(D(1), 2), f"{D('1.50'):.1f}", "%s" % D("1E+3"), str(D("1E+3")), D("1E+3").to_integral_exact(), D("NaN123"),
      D("-sNaN").copy_abs())

#> ROUND_UP ['3', '-3', '2', '-2', '6', '1', '2', '11']
#> ROUND_DOWN ['2', '-2', '1', '-1', '5', '0', '1', '10']
#> ROUND_CEILING ['3', '-2', '2', '-1', '6', '1', '2', '11']
#> ROUND_FLOOR ['2', '-3', '1', '-2', '5', '0', '1', '10']
#> ROUND_HALF_UP ['3', '-3', '1', '-1', '6', '0', '2', '11']
#> ROUND_HALF_DOWN ['2', '-2', '1', '-1', '5', '0', '2', '11']
#> ROUND_HALF_EVEN ['2', '-2', '1', '-1', '6', '0', '2', '11']
#> ROUND_05UP ['2', '-2', '1', '-1', '6', '1', '1', '11']
#> 1.23 1.000 1.2E+2 0.00
#> Infinity NaN
#> D(0.1) = Decimal('0.1000000000000000055511151231257827021181583404541015625')
#> D(5) = Decimal('5')
#> D(True) = Decimal('1')
#> D("1.10") + D("2.2") = Decimal('3.30')
#> D("1.10") * 3 = Decimal('3.30')
#> D(1) / 3 = Decimal('0.3333333333333333333333333333')
#> D(7) // 2 = Decimal('3')
#> D(-7) // 2 = Decimal('-3')
#> D(-7) % 3 = Decimal('-1')
#> divmod(D(-7), 2) = (Decimal('-3'), Decimal('-1'))
#> D(2) ** 10 = Decimal('1024')
#> D(2) ** -1 = Decimal('0.5')
#> D(2) ** D("0.5") = Decimal('1.414213562373095048801688724')
#> abs(D(-1)) = Decimal('1')
#> -D(0) = Decimal('0')
#> +D("-0") = Decimal('0')
#> D("1.0") == 1 = True
#> D("1.0") == 1.0 = True
#> D("0.1") == 0.1 = False
#> D(1) < 1.5 = True
#> hash(D("1.0")) == hash(1) = True
#> D("1.20").normalize() = Decimal('1.2')
#> D("100").normalize() = Decimal('1E+2')
#> D("12.5").to_integral_value() = Decimal('12')
#> D("1.5").as_integer_ratio() = (3, 2)
#> int(D("-3.9")) = -3
#> float(D("0.1")) = 0.1
#> round(D("2.5")) = 2
#> round(D("2.675"), 2) = Decimal('2.68')
#> complex(D(1)) = (1+0j)
#> -Infinity
#> OverflowError cannot convert Infinity to integer ratio
#> 1.414213562373095048801688724 0.6931471805599453094172321215 3 2.718281828459045235360287471 2 -1 2 2 -2 1 False 125 13 123400 4000000000000000000000000123 1.100000000000000000000000001 0.9999999999999999999999999999 -1 +Normal True True False 1 3 -3 -3 False 100 5 0.5 2 3 4 3
#> -1.23 Infinity NaN1 1.0 [Decimal('1.5'), 2, Decimal('3')] 2 1.5 1E+3 1E+3 1E+3 NaN123 sNaN
