# option: --policy standard
# Operators of short decimals take a quick path; a subclass of Decimal takes the general one. Both give the same
# results, conditions and exceptions, under every rounding mode, for all kinds of operands.
import decimal
import operator
from decimal import Context, Decimal, localcontext
from zlib import crc32


class General(Decimal):
    pass


ROUNDINGS = [decimal.ROUND_UP, decimal.ROUND_DOWN, decimal.ROUND_CEILING, decimal.ROUND_FLOOR, decimal.ROUND_HALF_UP,
             decimal.ROUND_HALF_DOWN, decimal.ROUND_HALF_EVEN, decimal.ROUND_05UP]
OPERATIONS = [operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv, operator.mod,
              operator.eq, operator.lt, operator.ge, Decimal.quantize]
SPECIAL = ["0", "-0", "0E+5", "-0E-7", "NaN", "-NaN12", "sNaN", "Infinity", "-Infinity", "1E+400", "-1E-400", "1E-30",
           "9" * 19, "9" * 38, "9" * 40, str(2**64), str(2**64 - 1), str(2**127), str(2**128 - 1), str(2**128),
           "18446744073709551616E-19", "5", "-0.5", "1.5", "25E-1"]

state = 12345


def below(limit):
    """A number of a generator of its own: the same everywhere."""
    global state
    state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
    return (state >> 33) % limit


def some_decimal():
    kind = below(12)
    if kind == 0:
        return Decimal(SPECIAL[below(len(SPECIAL))])
    digits = 1 + below([4, 10, 20, 29, 39, 41][below(6)])
    coefficient = int("".join(str(below(10)) for _ in range(digits)))
    if kind == 1:
        coefficient = 10**digits - 1 - below(2)
    if kind == 2:
        coefficient = 5 * 10**(digits - 1) + below(3) - 1
    if kind == 3:
        return below(2**31) - 2**30
    exponent = below(5) - 2 if kind < 6 else below(50) - 35
    return Decimal(f"{'-' if below(2) else ''}{coefficient}E{exponent}")


def some_context():
    precision = [1, 2, 5, 9, 18, 19, 20, 28, 36, 37, 38, 39, 45][below(13)]
    far = [999999, 999999, 999999, 60, 20][below(5)]
    traps = [[], [], [decimal.Inexact], [decimal.Rounded], [decimal.InvalidOperation, decimal.DivisionByZero],
             [decimal.Overflow, decimal.Underflow, decimal.Clamped]][below(6)]
    return Context(precision, ROUNDINGS[below(8)], -far, far, traps=traps, clamp=int(below(8) == 0))


def outcome(operation, left, right, context):
    context.clear_flags()
    try:
        result = repr(operation(left, right))
    except (decimal.DecimalException, TypeError) as error:
        result = type(error).__name__
    return result, [signal.__name__ for signal, is_set in context.flags.items() if is_set]


def compare_paths(rounds):
    checksum = 0
    for _ in range(rounds):
        left, right = some_decimal(), some_decimal()
        if isinstance(left, int):
            left, right = right, left
        if isinstance(left, int):
            left = Decimal(left)
        with localcontext(some_context()) as context:
            for operation in OPERATIONS:
                quick = outcome(operation, left, right, context)
                general = outcome(operation, General(left), right, context)
                if quick != general:
                    print("differs:", operation.__name__, repr(left), repr(right), context, quick, general)
                checksum = crc32(repr(quick).encode(), checksum)
                if operation is Decimal.quantize:
                    continue
                swapped = outcome(operation, right, left, context)
                general = outcome(operation, right, General(left), context)
                if swapped != general:
                    print("differs:", operation.__name__, repr(right), repr(left), context, swapped, general)
                checksum = crc32(repr(swapped).encode(), checksum)
            quick = outcome(context.quantize, left, right, context)
            general = outcome(context.quantize, General(left), right, context)
            if quick != general:
                print("differs: Context.quantize", repr(left), repr(right), context, quick, general)
            checksum = crc32(repr(quick).encode(), checksum)
    return checksum


for each in range(6):
    print(each, compare_paths(60))


# Operands that are almost short Decimals or ints.
class Liar(Decimal):
    def __add__(self, other):
        return "liar"

    __radd__ = __rsub__ = __lt__ = __gt__ = __eq__ = __add__
    __hash__ = None


class LyingInt(int):
    def __radd__(self, other):
        return "lying int"


one = Decimal(1)
print(one + Liar(2), Liar(2) + one, one - Liar(2), one * Liar(2), one < Liar(2), one == Liar(2))
print(one + LyingInt(2), LyingInt(2) + one, one - LyingInt(2), one + True, one == True, one < 2**70, one + 2**70)
print(one == 1.0, one < 1.5, one == 1 + 0j, one == "1", one == None)
print(type(General(1) + one), type(one + General(1)), type(General(1).quantize(one)))
for other in ("1", 1.5, None, [1]):
    for operation in (operator.add, operator.truediv, operator.lt, Decimal.quantize):
        try:
            print(operation(one, other))
        except TypeError as error:
            print(error)

# The context of the moment decides, also where a callback changes it.
with localcontext(prec=3) as context:
    print(one / 3, context.flags[decimal.Inexact])

    def changes():
        context.prec = 7
        return Decimal(7)

    print(one / changes(), one / Decimal(7))
    context.traps[decimal.Inexact] = True
    for operation in (operator.truediv, lambda a, b: (a / 10**9).quantize(b)):
        context.clear_flags()
        try:
            print(operation(one, Decimal(3)))
        except decimal.Inexact as error:
            print(type(error).__name__, context.flags[decimal.Rounded], error.args)
print(one / 3, Decimal("2.675").quantize(Decimal("0.01"), rounding=decimal.ROUND_DOWN))
print(Context(prec=5, rounding=decimal.ROUND_UP).quantize(Decimal("1.231"), Decimal("0.01")), Context().quantize(7, 2))
for pattern in (Decimal("1E+400"), Decimal("1E-400"), Decimal("NaN"), Decimal("Infinity")):
    try:
        print(one.quantize(pattern))
    except decimal.InvalidOperation as error:
        print(type(error).__name__, error.args)

# Products of which only the first digits are kept: with a rest, without one, and halfway between two results.
a, b = Decimal(2).sqrt(), Decimal(3).sqrt()
for rounding in ROUNDINGS:
    with localcontext(rounding=rounding) as context:
        print([a * b, -a * b], context.flags[decimal.Inexact])
        context.clear_flags()
        print(Decimal(10**27) * Decimal(3 * 10**27), context.flags[decimal.Inexact], context.flags[decimal.Rounded])
        for factor in (5, 15):
            print(*(Decimal(2 * 10**27 + 1) * (factor * 10**26 + more) for more in (-1, 0, 1)))

#> 0 2154124417
#> 1 3504342858
#> 2 3566257768
#> 3 725353915
#> 4 3250846688
#> 5 865801872
#> liar liar liar 2 liar liar
#> 3 3 -1 2 True True 1180591620717411303425
#> True True True False False
#> <class 'decimal.Decimal'> <class 'decimal.Decimal'> <class 'decimal.Decimal'>
#> unsupported operand type(s) for +: 'decimal.Decimal' and 'str'
#> unsupported operand type(s) for /: 'decimal.Decimal' and 'str'
#> '<' not supported between instances of 'decimal.Decimal' and 'str'
#> conversion from str to Decimal is not supported
#> unsupported operand type(s) for +: 'decimal.Decimal' and 'float'
#> unsupported operand type(s) for /: 'decimal.Decimal' and 'float'
#> True
#> conversion from float to Decimal is not supported
#> unsupported operand type(s) for +: 'decimal.Decimal' and 'NoneType'
#> unsupported operand type(s) for /: 'decimal.Decimal' and 'NoneType'
#> '<' not supported between instances of 'decimal.Decimal' and 'NoneType'
#> conversion from NoneType to Decimal is not supported
#> unsupported operand type(s) for +: 'decimal.Decimal' and 'list'
#> unsupported operand type(s) for /: 'decimal.Decimal' and 'list'
#> '<' not supported between instances of 'decimal.Decimal' and 'list'
#> conversion from list to Decimal is not supported
#> 0.333 True
#> 0.1428571 0.1428571
#> Inexact True ([<class 'decimal.Inexact'>],)
#> Inexact True ([<class 'decimal.Inexact'>],)
#> 0.3333333333333333333333333333 2.67
#> 1.24 7
#> 0E+400
#> InvalidOperation ([<class 'decimal.InvalidOperation'>],)
#> NaN
#> InvalidOperation ([<class 'decimal.InvalidOperation'>],)
#> [Decimal('2.449489742783178098197284076'), Decimal('-2.449489742783178098197284076')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999985E+53 1.000000000000000000000000001E+54 1.000000000000000000000000003E+54
#> 3.000000000000000000000000000E+54 3.000000000000000000000000002E+54 3.000000000000000000000000004E+54
#> [Decimal('2.449489742783178098197284075'), Decimal('-2.449489742783178098197284075')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999984E+53 1.000000000000000000000000000E+54 1.000000000000000000000000002E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000001E+54 3.000000000000000000000000003E+54
#> [Decimal('2.449489742783178098197284076'), Decimal('-2.449489742783178098197284075')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999985E+53 1.000000000000000000000000001E+54 1.000000000000000000000000003E+54
#> 3.000000000000000000000000000E+54 3.000000000000000000000000002E+54 3.000000000000000000000000004E+54
#> [Decimal('2.449489742783178098197284075'), Decimal('-2.449489742783178098197284076')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999984E+53 1.000000000000000000000000000E+54 1.000000000000000000000000002E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000001E+54 3.000000000000000000000000003E+54
#> [Decimal('2.449489742783178098197284075'), Decimal('-2.449489742783178098197284075')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999985E+53 1.000000000000000000000000001E+54 1.000000000000000000000000003E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000002E+54 3.000000000000000000000000004E+54
#> [Decimal('2.449489742783178098197284075'), Decimal('-2.449489742783178098197284075')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999985E+53 1.000000000000000000000000000E+54 1.000000000000000000000000003E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000001E+54 3.000000000000000000000000004E+54
#> [Decimal('2.449489742783178098197284075'), Decimal('-2.449489742783178098197284075')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999985E+53 1.000000000000000000000000000E+54 1.000000000000000000000000003E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000002E+54 3.000000000000000000000000004E+54
#> [Decimal('2.449489742783178098197284076'), Decimal('-2.449489742783178098197284076')] True
#> 3.000000000000000000000000000E+54 False True
#> 9.999999999999999999999999984E+53 1.000000000000000000000000001E+54 1.000000000000000000000000002E+54
#> 2.999999999999999999999999999E+54 3.000000000000000000000000001E+54 3.000000000000000000000000003E+54
