# decimal: quantize, text of all kinds, and the messages of signals.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from decimal import *
D = Decimal
t(lambda: D("1e30").quantize(D(".01")))
t(lambda: D("inf").quantize(D(1)))
for s in ("1.5", "-0", "1E+5", "0E-7", "nan", "-inf", "sNaN12", " 12 ", "1_000.5", "", "abc", "1e", "--1", ".",
          "0x1", "Infinity", "1E-10", "123456789E-12", "0.0000001", "١٢"):
    t(lambda: (s, D(s), repr(D(s)), D(s).as_tuple(), D(s).to_eng_string()))
for spec in ("", ".2f", ",.2f", "e", ".3e", "%", "+", "010.1f", ">10", "<8", "^9.1f", "g", ".4g", "E", "G", "n", "F",
             " .1f", "=+9", ".0f"):
    t(lambda: (spec, format(D("1234.5678"), spec), format(D("-0.00012"), spec)))
t(lambda: D(1) / 0)
t(lambda: D(0) / 0)
t(lambda: D("inf") - D("inf"))
t(lambda: D("sNaN") + 1)
t(lambda: D(1) + 1.5)
t(lambda: D(1) + "a")
t(lambda: D("nan") < 1)
t(lambda: D(0) ** 0)
t(lambda: D(-2) ** D("0.5"))
t(lambda: D(-1).sqrt())
t(lambda: D(-1).log10())
t(lambda: int(D("inf")))
t(lambda: int(D("nan")))
t(lambda: D((0, (1, 10), 1)))
t(lambda: D([1]))
t(lambda: D("1", 5))
t(lambda: round(D("inf")))
t(lambda: hash(D("sNaN")))

#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> ('1.5', Decimal('1.5'), "Decimal('1.5')", DecimalTuple(sign=0, digits=(1, 5), exponent=-1), '1.5')
#> ('-0', Decimal('-0'), "Decimal('-0')", DecimalTuple(sign=1, digits=(0,), exponent=0), '-0')
#> ('1E+5', Decimal('1E+5'), "Decimal('1E+5')", DecimalTuple(sign=0, digits=(1,), exponent=5), '100E+3')
#> ('0E-7', Decimal('0E-7'), "Decimal('0E-7')", DecimalTuple(sign=0, digits=(0,), exponent=-7), '0.0E-6')
#> ('nan', Decimal('NaN'), "Decimal('NaN')", DecimalTuple(sign=0, digits=(), exponent='n'), 'NaN')
#> ('-inf', Decimal('-Infinity'), "Decimal('-Infinity')", DecimalTuple(sign=1, digits=(0,), exponent='F'), '-Infinity')
#> ('sNaN12', Decimal('sNaN12'), "Decimal('sNaN12')", DecimalTuple(sign=0, digits=(1, 2), exponent='N'), 'sNaN12')
#> (' 12 ', Decimal('12'), "Decimal('12')", DecimalTuple(sign=0, digits=(1, 2), exponent=0), '12')
#> ('1_000.5', Decimal('1000.5'), "Decimal('1000.5')", DecimalTuple(sign=0, digits=(1, 0, 0, 0, 5), exponent=-1), '1000.5')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> ('Infinity', Decimal('Infinity'), "Decimal('Infinity')", DecimalTuple(sign=0, digits=(0,), exponent='F'), 'Infinity')
#> ('1E-10', Decimal('1E-10'), "Decimal('1E-10')", DecimalTuple(sign=0, digits=(1,), exponent=-10), '100E-12')
#> ('123456789E-12', Decimal('0.000123456789'), "Decimal('0.000123456789')", DecimalTuple(sign=0, digits=(1, 2, 3, 4, 5, 6, 7, 8, 9), exponent=-12), '0.000123456789')
#> ('0.0000001', Decimal('1E-7'), "Decimal('1E-7')", DecimalTuple(sign=0, digits=(1,), exponent=-7), '100E-9')
#> ('١٢', Decimal('12'), "Decimal('12')", DecimalTuple(sign=0, digits=(1, 2), exponent=0), '12')
#> ('', '1234.5678', '-0.00012')
#> ('.2f', '1234.57', '-0.00')
#> (',.2f', '1,234.57', '-0.00')
#> ('e', '1.2345678e+3', '-1.2e-4')
#> ('.3e', '1.235e+3', '-1.200e-4')
#> ('%', '123456.78%', '-0.012%')
#> ('+', '+1234.5678', '-0.00012')
#> ('010.1f', '00001234.6', '-0000000.0')
#> ('>10', ' 1234.5678', '  -0.00012')
#> ('<8', '1234.5678', '-0.00012')
#> ('^9.1f', ' 1234.6  ', '  -0.0   ')
#> ('g', '1234.5678', '-0.00012')
#> ('.4g', '1235', '-0.00012')
#> ('E', '1.2345678E+3', '-1.2E-4')
#> ('G', '1234.5678', '-0.00012')
#> ('n', '1234.5678', '-0.00012')
#> ('F', '1234.5678', '-0.00012')
#> (' .1f', ' 1234.6', '-0.0')
#> ('=+9', '+1234.5678', '- 0.00012')
#> ('.0f', '1235', '-0')
#> DivisionByZero [<class 'decimal.DivisionByZero'>]
#> InvalidOperation [<class 'decimal.DivisionUndefined'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> TypeError unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
#> TypeError unsupported operand type(s) for +: 'decimal.Decimal' and 'str'
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> OverflowError cannot convert Infinity to integer
#> ValueError cannot convert NaN to integer
#> ValueError coefficient must be a tuple of digits
#> ValueError argument must be a sequence of length 3
#> TypeError optional argument must be a context
#> OverflowError cannot convert Infinity to integer
#> TypeError Cannot hash a signaling NaN value
