# decimal: the eight roundings, at every edge: halves, carries, overflow, underflow, subnormals, clamping.
# option: --policy standard
from decimal import *

ROUNDINGS = [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
             ROUND_05UP]
TEXTS = ["1.2345", "1.2355", "1.235", "1.245", "1.2350000001", "9.9995", "9.9994", "1.20001", "1.25001", "999.95",
         "9.999E+5",
         "9.9996E+5", "1E+6", "1.23456E-5", "1.5E-8", "5E-9", "4.9E-9", "1E-30", "0E+9", "0E-30", "1E+5",
         "12345678901234567890123456789012345678901234567890"]
for rounding in ROUNDINGS:
    for clamp in (0, 1):
        context = Context(prec=4, Emin=-5, Emax=5, rounding=rounding, clamp=clamp, traps=[])
        for sign in ("", "-"):
            print(rounding, clamp, *(context.create_decimal(sign + text) for text in TEXTS))
        print(context.flags)
    for text in ("0.5", "1.5", "2.5", "2.4", "2.6", "-0.5", "-1.5", "-2.51", "0", "-0.0", "1E+3"):
        number = Decimal(text)
        print(text, number.to_integral_value(rounding), number.quantize(Decimal("1"), rounding=rounding),
              number.to_integral_exact(rounding=rounding), end="; ")
    print()
for places in range(-3, 5):
    print(round(Decimal("1265.4555"), places), round(Decimal("-0.5"), places), end=" ")
print()
print(round(Decimal("2.5")), round(Decimal("3.5")), round(Decimal("-2.5")), int(Decimal("-2.9")))
import math
print(math.floor(Decimal("-2.1")), math.ceil(Decimal("-2.1")), math.trunc(Decimal("-2.9")),
      math.ceil(Decimal("1E+3")))

#> ROUND_CEILING 0 1.235 1.236 1.235 1.245 1.236 10.00 10.00 1.201 1.251 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 1E-8 1E-8 0E+5 0E-8 1E+5 Infinity
#> ROUND_CEILING 0 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -0E-8 -0E-8 -0E-8 -0E+5 -0E-8 -1E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_CEILING 1 1.235 1.236 1.235 1.245 1.236 10.00 10.00 1.201 1.251 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 1E-8 1E-8 0E+2 0E-8 1.000E+5 Infinity
#> ROUND_CEILING 1 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -0E-8 -0E-8 -0E-8 -0E+2 -0E-8 -1.000E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 1 1 1; 1.5 2 2 2; 2.5 3 3 3; 2.4 3 3 3; 2.6 3 3 3; -0.5 -0 -0 -0; -1.5 -1 -1 -1; -2.51 -2 -2 -2; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_FLOOR 0 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 0E-8 0E-8 0E-8 0E+5 0E-8 1E+5 9.999E+5
#> ROUND_FLOOR 0 -1.235 -1.236 -1.235 -1.245 -1.236 -10.00 -10.00 -1.201 -1.251 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -1E-8 -1E-8 -0E+5 -0E-8 -1E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_FLOOR 1 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 0E-8 0E-8 0E-8 0E+2 0E-8 1.000E+5 9.999E+5
#> ROUND_FLOOR 1 -1.235 -1.236 -1.235 -1.245 -1.236 -10.00 -10.00 -1.201 -1.251 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -1E-8 -1E-8 -0E+2 -0E-8 -1.000E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 0 0 0; 1.5 1 1 1; 2.5 2 2 2; 2.4 2 2 2; 2.6 2 2 2; -0.5 -1 -1 -1; -1.5 -2 -2 -2; -2.51 -3 -3 -3; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_UP 0 1.235 1.236 1.235 1.245 1.236 10.00 10.00 1.201 1.251 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 1E-8 1E-8 0E+5 0E-8 1E+5 Infinity
#> ROUND_UP 0 -1.235 -1.236 -1.235 -1.245 -1.236 -10.00 -10.00 -1.201 -1.251 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -1E-8 -1E-8 -0E+5 -0E-8 -1E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_UP 1 1.235 1.236 1.235 1.245 1.236 10.00 10.00 1.201 1.251 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 1E-8 1E-8 0E+2 0E-8 1.000E+5 Infinity
#> ROUND_UP 1 -1.235 -1.236 -1.235 -1.245 -1.236 -10.00 -10.00 -1.201 -1.251 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -1E-8 -1E-8 -0E+2 -0E-8 -1.000E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 1 1 1; 1.5 2 2 2; 2.5 3 3 3; 2.4 3 3 3; 2.6 3 3 3; -0.5 -1 -1 -1; -1.5 -2 -2 -2; -2.51 -3 -3 -3; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_DOWN 0 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 0E-8 0E-8 0E-8 0E+5 0E-8 1E+5 9.999E+5
#> ROUND_DOWN 0 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -0E-8 -0E-8 -0E-8 -0E+5 -0E-8 -1E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_DOWN 1 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 0E-8 0E-8 0E-8 0E+2 0E-8 1.000E+5 9.999E+5
#> ROUND_DOWN 1 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -0E-8 -0E-8 -0E-8 -0E+2 -0E-8 -1.000E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 0 0 0; 1.5 1 1 1; 2.5 2 2 2; 2.4 2 2 2; 2.6 2 2 2; -0.5 -0 -0 -0; -1.5 -1 -1 -1; -2.51 -2 -2 -2; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_HALF_UP 0 1.235 1.236 1.235 1.245 1.235 10.00 9.999 1.200 1.250 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 0E-8 0E-8 0E+5 0E-8 1E+5 Infinity
#> ROUND_HALF_UP 0 -1.235 -1.236 -1.235 -1.245 -1.235 -10.00 -9.999 -1.200 -1.250 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -0E-8 -0E-8 -0E+5 -0E-8 -1E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_HALF_UP 1 1.235 1.236 1.235 1.245 1.235 10.00 9.999 1.200 1.250 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 1E-8 0E-8 0E-8 0E+2 0E-8 1.000E+5 Infinity
#> ROUND_HALF_UP 1 -1.235 -1.236 -1.235 -1.245 -1.235 -10.00 -9.999 -1.200 -1.250 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -1E-8 -0E-8 -0E-8 -0E+2 -0E-8 -1.000E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 1 1 1; 1.5 2 2 2; 2.5 3 3 3; 2.4 2 2 2; 2.6 3 3 3; -0.5 -1 -1 -1; -1.5 -2 -2 -2; -2.51 -3 -3 -3; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_HALF_DOWN 0 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 Infinity Infinity 0.00001235 1E-8 0E-8 0E-8 0E-8 0E+5 0E-8 1E+5 Infinity
#> ROUND_HALF_DOWN 0 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -Infinity -Infinity -0.00001235 -1E-8 -0E-8 -0E-8 -0E-8 -0E+5 -0E-8 -1E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_HALF_DOWN 1 1.234 1.235 1.235 1.245 1.235 9.999 9.999 1.200 1.250 999.9 9.999E+5 Infinity Infinity 0.00001235 1E-8 0E-8 0E-8 0E-8 0E+2 0E-8 1.000E+5 Infinity
#> ROUND_HALF_DOWN 1 -1.234 -1.235 -1.235 -1.245 -1.235 -9.999 -9.999 -1.200 -1.250 -999.9 -9.999E+5 -Infinity -Infinity -0.00001235 -1E-8 -0E-8 -0E-8 -0E-8 -0E+2 -0E-8 -1.000E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 0 0 0; 1.5 1 1 1; 2.5 2 2 2; 2.4 2 2 2; 2.6 3 3 3; -0.5 -0 -0 -0; -1.5 -1 -1 -1; -2.51 -3 -3 -3; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_HALF_EVEN 0 1.234 1.236 1.235 1.245 1.235 10.00 9.999 1.200 1.250 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 0E-8 0E-8 0E-8 0E+5 0E-8 1E+5 Infinity
#> ROUND_HALF_EVEN 0 -1.234 -1.236 -1.235 -1.245 -1.235 -10.00 -9.999 -1.200 -1.250 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -0E-8 -0E-8 -0E-8 -0E+5 -0E-8 -1E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_HALF_EVEN 1 1.234 1.236 1.235 1.245 1.235 10.00 9.999 1.200 1.250 1000 9.999E+5 Infinity Infinity 0.00001235 2E-8 0E-8 0E-8 0E-8 0E+2 0E-8 1.000E+5 Infinity
#> ROUND_HALF_EVEN 1 -1.234 -1.236 -1.235 -1.245 -1.235 -10.00 -9.999 -1.200 -1.250 -1000 -9.999E+5 -Infinity -Infinity -0.00001235 -2E-8 -0E-8 -0E-8 -0E-8 -0E+2 -0E-8 -1.000E+5 -Infinity
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 0 0 0; 1.5 2 2 2; 2.5 2 2 2; 2.4 2 2 2; 2.6 3 3 3; -0.5 -0 -0 -0; -1.5 -2 -2 -2; -2.51 -3 -3 -3; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> ROUND_05UP 0 1.234 1.236 1.235 1.245 1.236 9.999 9.999 1.201 1.251 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 1E-8 1E-8 1E-8 0E+5 0E-8 1E+5 9.999E+5
#> ROUND_05UP 0 -1.234 -1.236 -1.235 -1.245 -1.236 -9.999 -9.999 -1.201 -1.251 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -1E-8 -1E-8 -1E-8 -0E+5 -0E-8 -1E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> ROUND_05UP 1 1.234 1.236 1.235 1.245 1.236 9.999 9.999 1.201 1.251 999.9 9.999E+5 9.999E+5 9.999E+5 0.00001234 1E-8 1E-8 1E-8 1E-8 0E+2 0E-8 1.000E+5 9.999E+5
#> ROUND_05UP 1 -1.234 -1.236 -1.235 -1.245 -1.236 -9.999 -9.999 -1.201 -1.251 -999.9 -9.999E+5 -9.999E+5 -9.999E+5 -0.00001234 -1E-8 -1E-8 -1E-8 -1E-8 -0E+2 -0E-8 -1.000E+5 -9.999E+5
#> {<class 'decimal.InvalidOperation'>:False, <class 'decimal.FloatOperation'>:False, <class 'decimal.DivisionByZero'>:False, <class 'decimal.Overflow'>:True, <class 'decimal.Underflow'>:True, <class 'decimal.Subnormal'>:True, <class 'decimal.Inexact'>:True, <class 'decimal.Rounded'>:True, <class 'decimal.Clamped'>:True}
#> 0.5 1 1 1; 1.5 1 1 1; 2.5 2 2 2; 2.4 2 2 2; 2.6 2 2 2; -0.5 -1 -1 -1; -1.5 -1 -1 -1; -2.51 -2 -2 -2; 0 0 0 0; -0.0 -0 -0 -0; 1E+3 1E+3 1000 1E+3; 
#> 1E+3 -0E+3 1.3E+3 -0E+2 1.27E+3 -0E+1 1265 -0 1265.5 -0.5 1265.46 -0.50 1265.456 -0.500 1265.4555 -0.5000 
#> 2 4 -2 -2
#> -3 -2 -2 1000
