# decimal: exp, ln, log10, sqrt and powers at several precisions, correctly rounded.
# option: --policy standard
from decimal import *

for precision in (1, 2, 7, 16, 28, 40, 77, 150):
    context = Context(prec=precision)
    for text in ("2", "0.5", "10", "3.14159265358979323846264338327950288419716939937510582", "1E-7",
                 "123456789.123456789", "1.0000000000000001", "0.99999999999999999999"):
        number = Decimal(text)
        print(precision, text, context.exp(context.divide(number, 7)), context.ln(number), context.log10(number),
              context.sqrt(number))
    for base, exponent in (("2", "0.5"), ("4", "0.5"), ("1.1", "100"), ("2", "-3"), ("10", "0.30103"), ("0.9",
        "1E+3"), ("7", "77"), ("1.000", "5"), ("-3", "5")):
        print(precision, base, exponent, context.power(Decimal(base), Decimal(exponent)))
for text in ("1E+10", "1E-10", "100", "1", "0", "-1", "Infinity", "-Infinity", "1E+100000"):
    context = Context(prec=9, traps=[])
    print(text, context.exp(Decimal(text)), context.ln(Decimal(text)), context.log10(Decimal(text)),
          context.sqrt(Decimal(text)), context.logb(Decimal(text)))
getcontext().prec = 1000
print(Decimal(2).sqrt())
print(Decimal(1).exp())
print(Decimal(2).ln())
print(Decimal(2).log10())
print(Decimal(3) ** Decimal("0.1"))

#> 1 2 1 0.7 0.3 1
#> 1 0.5 1 -0.7 -0.3 0.7
#> 1 10 3 2 1 3
#> 1 3.14159265358979323846264338327950288419716939937510582 1 1 0.5 2
#> 1 1E-7 1 -2E+1 -7 0.0003
#! Traceback (most recent call last):
#!   File "functions.py", line 10, in <module>
#!     print(precision, text, context.exp(context.divide(number, 7)), context.ln(number), context.log10(number),
#!                            ~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#! decimal.Overflow: [<class 'decimal.Overflow'>]
