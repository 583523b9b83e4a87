# decimal: from and to ints, floats, strings, tuples; comparisons and hashes across the types of numbers.
# option: --policy standard
from decimal import *
from fractions import Fraction
import copy
import numbers

D = Decimal


def t(function):
    try:
        print(repr(function()))
    except Exception as error:
        print(type(error).__name__, error)


for text in ("0", "-0", "+.5", "5.", "1e5", "1E+05", "1e-7", "0e-7", "0.000001", "0.0000001", "123e-8", "12_34.5_6",
             "\t 7 \n", "inf", "-InFiNiTy", "nan", "+NaN00", "NaN007", "snan9",
             "", ".", "e5", "1e", "1e+", "--1", "1 2", "infi", "nan-1", "\u0663.\u0661\u0664", "\u30001", "1\u00a0",
             "1e99999999999999999999999", "0x10", "1__2", "_1_", "1.e2", "9" * 100, "0." + "0" * 60 + "5"):
    t(lambda: D(text))
    t(lambda: getcontext().create_decimal(text))
for value in (0, -1, 10**40, -2**200, True, 1.5, 0.1, -0.0, 1e22, 5e-324, 1.7976931348623157e308, float("inf"),
              float("-inf"), float("nan")):
    t(lambda: D(value))
    t(lambda: D.from_float(value))
    t(lambda: D.from_number(value))
    t(lambda: getcontext().create_decimal_from_float(value))
for value in ((0, (1, 2, 3), -2), (1, (), 0), (1, (0, 0), 3), [0, [4, 5], 6], (0, (), "n"), (1, (7,),
    "N"), (0, (1, 2), "F"), (0, (1, 2), "x"), (2, (1,), 0), (0, (10,), 0), (0, (-1,), 0), (0, ("1",), 0), (0, (1,),
        1.0), (0, 5, 0), (1, 2), ()):
    t(lambda: D(value))
for value in (None, b"1", {}, 1j, object, D):
    t(lambda: D(value))
    t(lambda: D.from_number(value))
    t(lambda: D.from_float(value))
for text in ("0", "-7.50", "1E+3", "1.25E-3", "NaN", "sNaN", "Infinity", "-Infinity", "12345678901234567890.5",
             "1E-330", "1E+400", "4.9E-324"):
    number = D(text)
    t(lambda: int(number))
    t(lambda: float(number))
    t(lambda: complex(number))
    t(lambda: number.as_integer_ratio())
    t(lambda: number.as_tuple())
    t(lambda: (number.adjusted(), number.real, number.imag, number.conjugate(), bool(number)))
    t(lambda: (copy.copy(number) is number, copy.deepcopy(number) is number, number.__reduce__()))
    for other in (0, -7, D("-7.5"), 0.5, float("nan"), float("inf"), Fraction(-15, 2), Fraction(1, 3), 2 + 0j,
                  2 + 1j, "0", None):
        t(lambda: (number == other, number != other))
        t(lambda: (number < other, number >= other))
        t(lambda: other <= number)
for value in (0, 1, -1, 5, 10**20, 2**61 - 1, 2**61, 1.5, -0.25, 1e300, Fraction(7, 4), Fraction(-1, 8),
              float("inf"), float("-inf")):
    exact = D(value.numerator) / D(value.denominator) if isinstance(value, Fraction) else D(value)
    print(hash(exact) == hash(value), exact == value, len({exact, value}))
print(f"{hash(D("1E+5")) == hash(D("100000")) = }")
print(f"{hash(D("1.0")) == hash(D(1)) = }")
print(f"{hash(D("-0")) == hash(0) = }")
print(f"{hash(D("1E-5")) == hash(Fraction(1, 10**5)) = }")
print(f"{hash(D("1E+1000")) == hash(10**1000) = }")
t(lambda: hash(D("sNaN")))
print(isinstance(D(1), numbers.Number), isinstance(D(1), numbers.Real), issubclass(D, numbers.Complex))
print(divmod(7, D(2)), pow(2, D(10)), pow(D(2), 10, 1000), pow(2, D(10), 1000), 7 // D(2), -7 % D(4), 2 ** D(-1),
      1 / D(8), sum([D("0.1")] * 10), max(D(1), 2, D("1.5")), sorted([D(3), 1, D("2.5")]))
for function in (lambda: D(1) + 1.5, lambda: "a" * D(2), lambda: D(1) // None, lambda: divmod(D(1), 1.0),
                 lambda: pow(D(1), 2, 1.5), lambda: D(1) @ 1, lambda: D(1) << 1, lambda: ~D(1), lambda: [1][D(0)],
                 lambda: range(D(3))):
    t(function)

#> Decimal('0')
#> Decimal('0')
#> Decimal('-0')
#> Decimal('-0')
#> Decimal('0.5')
#> Decimal('0.5')
#> Decimal('5')
#> Decimal('5')
#> Decimal('1E+5')
#> Decimal('1E+5')
#> Decimal('1E+5')
#> Decimal('1E+5')
#> Decimal('1E-7')
#> Decimal('1E-7')
#> Decimal('0E-7')
#> Decimal('0E-7')
#> Decimal('0.000001')
#> Decimal('0.000001')
#> Decimal('1E-7')
#> Decimal('1E-7')
#> Decimal('0.00000123')
#> Decimal('0.00000123')
#> Decimal('1234.56')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('7')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('Infinity')
#> Decimal('Infinity')
#> Decimal('-Infinity')
#> Decimal('-Infinity')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('NaN7')
#> Decimal('NaN7')
#> Decimal('sNaN9')
#> Decimal('sNaN9')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('3.14')
#> Decimal('3.14')
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> Overflow [<class 'decimal.Overflow'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('12')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('1')
#> InvalidOperation [<class 'decimal.ConversionSyntax'>]
#> Decimal('1E+2')
#> Decimal('1E+2')
#> Decimal('9999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999')
#> Decimal('1.000000000000000000000000000E+100')
#> Decimal('5E-61')
#> Decimal('5E-61')
#> Decimal('0')
#> Decimal('0')
#> Decimal('0')
#> Decimal('0')
#> Decimal('-1')
#> Decimal('-1')
#> Decimal('-1')
#> Decimal('-1')
#> Decimal('10000000000000000000000000000000000000000')
#> Decimal('10000000000000000000000000000000000000000')
#> Decimal('10000000000000000000000000000000000000000')
#> Decimal('1.000000000000000000000000000E+40')
#> Decimal('-1606938044258990275541962092341162602522202993782792835301376')
#> Decimal('-1606938044258990275541962092341162602522202993782792835301376')
#> Decimal('-1606938044258990275541962092341162602522202993782792835301376')
#> Decimal('-1.606938044258990275541962092E+60')
#> Decimal('1')
#> Decimal('1')
#> Decimal('1')
#> Decimal('1')
#> Decimal('1.5')
#> Decimal('1.5')
#> Decimal('1.5')
#> Decimal('1.5')
#> Decimal('0.1000000000000000055511151231257827021181583404541015625')
#> Decimal('0.1000000000000000055511151231257827021181583404541015625')
#> Decimal('0.1000000000000000055511151231257827021181583404541015625')
#> Decimal('0.1000000000000000055511151231')
#> Decimal('-0')
#> Decimal('-0')
#> Decimal('-0')
#> Decimal('-0')
#> Decimal('10000000000000000000000')
#> Decimal('10000000000000000000000')
#> Decimal('10000000000000000000000')
#> Decimal('10000000000000000000000')
#> Decimal('4.940656458412465441765687928682213723650598026143247644255856825006755072702087518652998363616359923797965646954457177309266567103559397963987747960107818781263007131903114045278458171678489821036887186360569987307230500063874091535649843873124733972731696151400317153853980741262385655911710266585566867681870395603106249319452715914924553293054565444011274801297099995419319894090804165633245247571478690147267801593552386115501348035264934720193790268107107491703332226844753335720832431936092382893458368060106011506169809753078342277318329247904982524730776375927247874656084778203734469699533647017972677717585125660551199131504891101451037862738167250955837389733598993664809941164205702637090279242767544565229087538682506419718265533447265625E-324')
#> Decimal('4.940656458412465441765687928682213723650598026143247644255856825006755072702087518652998363616359923797965646954457177309266567103559397963987747960107818781263007131903114045278458171678489821036887186360569987307230500063874091535649843873124733972731696151400317153853980741262385655911710266585566867681870395603106249319452715914924553293054565444011274801297099995419319894090804165633245247571478690147267801593552386115501348035264934720193790268107107491703332226844753335720832431936092382893458368060106011506169809753078342277318329247904982524730776375927247874656084778203734469699533647017972677717585125660551199131504891101451037862738167250955837389733598993664809941164205702637090279242767544565229087538682506419718265533447265625E-324')
#> Decimal('4.940656458412465441765687928682213723650598026143247644255856825006755072702087518652998363616359923797965646954457177309266567103559397963987747960107818781263007131903114045278458171678489821036887186360569987307230500063874091535649843873124733972731696151400317153853980741262385655911710266585566867681870395603106249319452715914924553293054565444011274801297099995419319894090804165633245247571478690147267801593552386115501348035264934720193790268107107491703332226844753335720832431936092382893458368060106011506169809753078342277318329247904982524730776375927247874656084778203734469699533647017972677717585125660551199131504891101451037862738167250955837389733598993664809941164205702637090279242767544565229087538682506419718265533447265625E-324')
#> Decimal('4.940656458412465441765687929E-324')
#> Decimal('179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123348274797826204144723168738177180919299881250404026184124858368')
#> Decimal('179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123348274797826204144723168738177180919299881250404026184124858368')
#> Decimal('179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123348274797826204144723168738177180919299881250404026184124858368')
#> Decimal('1.797693134862315708145274237E+308')
#> Decimal('Infinity')
#> Decimal('Infinity')
#> Decimal('Infinity')
#> Decimal('Infinity')
#> Decimal('-Infinity')
#> Decimal('-Infinity')
#> Decimal('-Infinity')
#> Decimal('-Infinity')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('NaN')
#> Decimal('1.23')
#> Decimal('-0')
#> Decimal('-0E+3')
#> Decimal('4.5E+7')
#> Decimal('NaN')
#> Decimal('-sNaN7')
#> Decimal('Infinity')
#> ValueError string argument in the third position must be 'F', 'n' or 'N'
#> ValueError sign must be an integer with the value 0 or 1
#> ValueError coefficient must be a tuple of digits
#> ValueError coefficient must be a tuple of digits
#> ValueError coefficient must be a tuple of digits
#> ValueError exponent must be an integer
#> ValueError coefficient must be a tuple of digits
#> ValueError argument must be a sequence of length 3
#> ValueError argument must be a sequence of length 3
#> TypeError conversion from NoneType to Decimal is not supported
#> TypeError conversion from NoneType to Decimal is not supported
#> TypeError argument must be int or float
#> TypeError conversion from bytes to Decimal is not supported
#> TypeError conversion from bytes to Decimal is not supported
#> TypeError argument must be int or float
#> TypeError conversion from dict to Decimal is not supported
#> TypeError conversion from dict to Decimal is not supported
#> TypeError argument must be int or float
#> TypeError conversion from complex to Decimal is not supported
#> TypeError conversion from complex to Decimal is not supported
#> TypeError argument must be int or float
#> TypeError conversion from type to Decimal is not supported
#> TypeError conversion from type to Decimal is not supported
#> TypeError argument must be int or float
#> TypeError conversion from type to Decimal is not supported
#> TypeError conversion from type to Decimal is not supported
#> TypeError argument must be int or float
#> 0
#> 0.0
#> 0j
#> (0, 1)
#> DecimalTuple(sign=0, digits=(0,), exponent=0)
#> (0, Decimal('0'), Decimal('0'), Decimal('0'), False)
#> (True, True, (<class 'decimal.Decimal'>, ('0',)))
#> (True, False)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> -7
#> -7.5
#> (-7.5+0j)
#> (-15, 2)
#> DecimalTuple(sign=1, digits=(7, 5, 0), exponent=-2)
#> (0, Decimal('-7.50'), Decimal('0'), Decimal('-7.50'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('-7.50',)))
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (True, False)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (True, False)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 1000
#> 1000.0
#> (1000+0j)
#> (1000, 1)
#> DecimalTuple(sign=0, digits=(1,), exponent=3)
#> (3, Decimal('1E+3'), Decimal('0'), Decimal('1E+3'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('1E+3',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 0
#> 0.00125
#> (0.00125+0j)
#> (1, 800)
#> DecimalTuple(sign=0, digits=(1, 2, 5), exponent=-5)
#> (-3, Decimal('0.00125'), Decimal('0'), Decimal('0.00125'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('0.00125',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> ValueError cannot convert NaN to integer
#> nan
#> (nan+0j)
#> ValueError cannot convert NaN to integer ratio
#> DecimalTuple(sign=0, digits=(), exponent='n')
#> (0, Decimal('NaN'), Decimal('0'), Decimal('NaN'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('NaN',)))
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> ValueError cannot convert NaN to integer
#> ValueError cannot convert signaling NaN to float
#> ValueError cannot convert signaling NaN to float
#> ValueError cannot convert NaN to integer ratio
#> DecimalTuple(sign=0, digits=(), exponent='N')
#> (0, Decimal('sNaN'), Decimal('0'), Decimal('sNaN'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('sNaN',)))
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> OverflowError cannot convert Infinity to integer
#> inf
#> (inf+0j)
#> OverflowError cannot convert Infinity to integer ratio
#> DecimalTuple(sign=0, digits=(0,), exponent='F')
#> (0, Decimal('Infinity'), Decimal('0'), Decimal('Infinity'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('Infinity',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (True, False)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> OverflowError cannot convert Infinity to integer
#> -inf
#> (-inf+0j)
#> OverflowError cannot convert Infinity to integer ratio
#> DecimalTuple(sign=1, digits=(0,), exponent='F')
#> (0, Decimal('-Infinity'), Decimal('0'), Decimal('-Infinity'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('-Infinity',)))
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 12345678901234567890
#> 1.2345678901234567e+19
#> (1.2345678901234567e+19+0j)
#> (24691357802469135781, 2)
#> DecimalTuple(sign=0, digits=(1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 5), exponent=-1)
#> (19, Decimal('12345678901234567890.5'), Decimal('0'), Decimal('12345678901234567890.5'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('12345678901234567890.5',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 0
#> 0.0
#> 0j
#> (1, 1000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)
#> DecimalTuple(sign=0, digits=(1,), exponent=-330)
#> (-330, Decimal('1E-330'), Decimal('0'), Decimal('1E-330'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('1E-330',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
#> inf
#> (inf+0j)
#> (10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000, 1)
#> DecimalTuple(sign=0, digits=(1,), exponent=400)
#> (400, Decimal('1E+400'), Decimal('0'), Decimal('1E+400'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('1E+400',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> 0
#> 5e-324
#> (5e-324+0j)
#> (49, 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000)
#> DecimalTuple(sign=0, digits=(4, 9), exponent=-325)
#> (-324, Decimal('4.9E-324'), Decimal('0'), Decimal('4.9E-324'), True)
#> (True, True, (<class 'decimal.Decimal'>, ('4.9E-324',)))
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> InvalidOperation [<class 'decimal.InvalidOperation'>]
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> (False, True)
#> True
#> (False, True)
#> (True, False)
#> False
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'complex'
#> TypeError '<=' not supported between instances of 'complex' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'str'
#> TypeError '<=' not supported between instances of 'str' and 'decimal.Decimal'
#> (False, True)
#> TypeError '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> TypeError '<=' not supported between instances of 'NoneType' and 'decimal.Decimal'
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> True True 1
#> hash(D("1E+5")) == hash(D("100000")) = True
#> hash(D("1.0")) == hash(D(1)) = True
#> hash(D("-0")) == hash(0) = True
#> hash(D("1E-5")) == hash(Fraction(1, 10**5)) = True
#> hash(D("1E+1000")) == hash(10**1000) = True
#> TypeError Cannot hash a signaling NaN value
#> True False False
#> (Decimal('3'), Decimal('1')) 1024 24 24 3 -3 0.5 0.125 1.0 2 [1, Decimal('2.5'), Decimal('3')]
#> TypeError unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
#> TypeError can't multiply sequence by non-int of type 'decimal.Decimal'
#> TypeError unsupported operand type(s) for //: 'decimal.Decimal' and 'NoneType'
#> TypeError unsupported operand type(s) for divmod(): 'decimal.Decimal' and 'float'
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError unsupported operand type(s) for @: 'decimal.Decimal' and 'int'
#> TypeError unsupported operand type(s) for <<: 'decimal.Decimal' and 'int'
#> TypeError bad operand type for unary ~: 'decimal.Decimal'
#> TypeError list indices must be integers or slices, not decimal.Decimal
#> TypeError 'decimal.Decimal' object cannot be interpreted as an integer
