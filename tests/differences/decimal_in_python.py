# decimal is CPython's implementation in Python: arguments of signals, the limit on digits of ints.
# option: --allow-import decimal
# cpython: The implementation in C gives signals a list of conditions, and knows no limit.
# reason: Complete and metered as it is; an implementation of our own may come.
from decimal import Decimal, DivisionByZero, getcontext

try:
    Decimal(1) / 0
except DivisionByZero as error:
    print(error)
getcontext().prec = 5000
try:
    print(len(str(Decimal(2).sqrt())))
except ValueError as error:
    print(error)

#> x / 0
#> Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
