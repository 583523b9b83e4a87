# fractions: formats and limits, what differs.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from fractions import Fraction as F
from decimal import Decimal
a, b = F(3, 4), F(-2, 5)
t(lambda: a + Decimal(1))
import math, copy

#> TypeError unsupported operand type(s) for +: 'Fraction' and 'decimal.Decimal'
