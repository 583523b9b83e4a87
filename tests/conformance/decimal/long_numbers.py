# Numbers with digits, zeros, points and exponents that are too long to be processed in one piece.
# option: --policy standard
import decimal
from decimal import Decimal

for size in (262143, 262144, 262145, 600000):
    zeros = "0" * size
    print(size, Decimal(zeros), Decimal(zeros + "12"), Decimal("0." + zeros + "12").as_tuple().exponent,
          Decimal("1e" + zeros + "7"), Decimal("1e-" + zeros + "7"), Decimal("nan" + zeros + "5"),
          Decimal("_" * size + "1_2"), Decimal((0, (0,) * size + (1, 2), 3)))
    for text in (zeros + "x", "1." + zeros + "x", "1e" + zeros + "x", "nan" + zeros + "x", "1e" + zeros):
        try:
            print(Decimal(text))
        except decimal.InvalidOperation as error:
            print(type(error).__name__)
    print(len(f"{Decimal(5):.{size}f}"), len(f"{Decimal(5):>{size}}"), f"{Decimal('5e%d' % size):,f}"[:12],
          len(f"{Decimal('5e-%d' % size):f}"), len(f"{Decimal(5):0{size},f}"), f"{Decimal(5):0{size},f}"[-9:])
number = Decimal("1234567890" * 27000 + ".5")
text = str(number)
print(len(text), text == "1234567890" * 27000 + ".5", text[-3:], number == Decimal(text), str(number.adjusted()))
decimal.getcontext().prec = 300000
bits = Decimal("10" * 140000)
print(str(bits.logical_and(Decimal("1" * 280000))) == "10" * 140000,
      str(bits.logical_or(Decimal("01" * 140000))) == "1" * 280000, str(bits.logical_xor(bits)),
      str(bits.logical_invert())[:25], len(str(bits.logical_invert())))
try:
    Decimal("1" * 270000 + "2").logical_and(bits)
except decimal.InvalidOperation as error:
    print(type(error).__name__)
for grouping in ("\x03" * 300000, "\x03\x02\0\xff", "\x02" * 270000 + "\x80"):
    try:
        print(Decimal(1234567).__format__("",
            {"decimal_point": ".", "thousands_sep": "\u2019", "grouping": grouping}))
    except ValueError as error:
        print(error)
for sign in ("", ".", "\U0001f600", "..", "\xe9\xe9", "." * 300000):
    try:
        print(Decimal("12345.5").__format__("", {"decimal_point": sign, "thousands_sep": ",", "grouping": "\x03"}),
              end=" ")
    except ValueError as error:
        print(error, end=" ")
    try:
        print(Decimal("12345.5").__format__("015", {"decimal_point": ".", "thousands_sep": sign, "grouping": "\x03"}))
    except ValueError as error:
        print(error)

#> 262143 0 12 -262145 1E+7 1E-7 NaN5 12 1.2E+4
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> 1
#> 262145 262143 5,000,000,00 262145 262143 0,000,005
#> 262144 0 12 -262146 1E+7 1E-7 NaN5 12 1.2E+4
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> 1
#> 262146 262144 50,000,000,0 262146 262145 0,000,005
#> 262145 0 12 -262147 1E+7 1E-7 NaN5 12 1.2E+4
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> 1
#> 262147 262145 500,000,000, 262147 262145 0,000,005
#> 600000 0 12 -600002 1E+7 1E-7 NaN5 12 1.2E+4
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> InvalidOperation
#> 1
#> 600002 600000 5,000,000,00 600002 600001 0,000,005
#> 270002 True 0.5 True 269999
#> True True 0 1111111111111111111111111 300000
#> InvalidOperation
#> 1’234’567
#> 12’34’567
#> invalid override dict
#> invalid override dict 0000000012345.5
#> 12,345.5 0.000.012.345.5
#> 12,345😀5 0😀000😀012😀345.5
#> 12,345..5 0..000..012..345.5
#> 12,345éé5 0éé000éé012éé345.5
#> invalid override dict invalid override dict
