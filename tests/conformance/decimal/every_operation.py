# decimal: every operation of a context on ordinary and special numbers, with the flags that it sets.
# option: --policy standard
from decimal import *

SIGNALS = (Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal, Underflow)
CONTEXTS = [
    Context(prec=5, Emin=-3, Emax=4, rounding=ROUND_HALF_EVEN, clamp=0, traps=[]),
    Context(prec=3, Emin=-2, Emax=2, rounding=ROUND_05UP, clamp=1, traps=[]),
    Context(prec=45, rounding=ROUND_CEILING, traps=[]),
]
VALUES = ["0", "-0E+3", "1", "-1.50", "2.4999", "99999", "1E-5", "7E+4", "101", "1234567890.123456789012345678901234567890", "Infinity", "-NaN12", "sNaN7"]
ONE = """abs canonical copy_abs copy_decimal copy_negate create_decimal exp is_canonical is_finite is_infinite is_nan is_normal is_qnan
is_signed is_snan is_subnormal is_zero ln log10 logb logical_invert minus next_minus next_plus normalize number_class plus sqrt
to_eng_string to_integral to_integral_exact to_integral_value to_sci_string""".split()
TWO = """add compare compare_signal compare_total compare_total_mag copy_sign divide divide_int divmod logical_and logical_or logical_xor
max max_mag min min_mag multiply next_toward power quantize remainder remainder_near rotate same_quantum scaleb shift subtract""".split()


def shown(context, function, *arguments):
    context.clear_flags()
    result = function(*arguments)
    flags = "".join(signal.__name__[0] + signal.__name__[-1] for signal in SIGNALS if context.flags[signal])
    if isinstance(result, tuple):
        return " ".join(map(str, result)) + "/" + flags
    return str(result) + ("/" + flags if flags else "")


for number, context in enumerate(CONTEXTS):
    for name in ONE:
        print(number, name, *(shown(context, getattr(context, name), Decimal(value)) for value in VALUES))
    for name in TWO:
        for left in VALUES[number::3]:
            print(number, name, left, *(shown(context, getattr(context, name), Decimal(left), Decimal(right)) for right in VALUES))
    for a, b, c in (("2", "3", "4"), ("0", "Infinity", "sNaN1"), ("1.5", "1.5", "-2.25"), ("9999", "9999", "1E-9"), ("-NaN3", "1", "sNaN4")):
        print(number, "fma", shown(context, context.fma, Decimal(a), Decimal(b), Decimal(c)))
    for a, b, c in ((2, 10, 7), (-3, 3, 11), (0, 0, 5), (5, 0, 1), (7, -1, 5), (12345, 678, 99), (3, 5, 0), (2, 5, 123456)):
        print(number, "power", shown(context, context.power, a, b, c))

#> 0 abs 0 0E+3 1 1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 canonical 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 0 copy_abs 0 0E+3 1 1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity NaN12 sNaN7
#> 0 copy_decimal 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 0 copy_negate -0 0E+3 -1 1.50 -2.4999 -99999 -0.00001 -7E+4 -101 -1234567890.123456789012345678901234567890 -Infinity NaN12 -sNaN7
#> 0 create_decimal 0 -0E+3 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity -NaN12 sNaN7
#> 0 exp 1 1 2.7183/ItRd 0.22313/ItRd 12.181/ItRd Infinity/ItOwRd 1.0000/ItRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 is_canonical True True True True True True True True True True True True True
#> 0 is_finite True True True True True True True True True True False False False
#> 0 is_infinite False False False False False False False False False False True False False
#> 0 is_nan False False False False False False False False False False False True True
#> 0 is_normal False False True True True True False True True True False False False
#> 0 is_qnan False False False False False False False False False False False True False
#> 0 is_signed False True False True False False False False False False False True False
#> 0 is_snan False False False False False False False False False False False False True
#> 0 is_subnormal False False False False False False True False False False False False False
#> 0 is_zero True True False False False False False False False False False False False
#> 0 ln -Infinity -Infinity 0 NaN/In 0.91625/ItRd 11.513/ItRd -11.513/ItRd 11.156/ItRd 4.6151/ItRd 20.934/ItRd Infinity -NaN12 NaN7/In
#> 0 log10 -Infinity -Infinity 0 NaN/In 0.39792/ItRd 5.0000/ItRd -5 4.8451/ItRd 2.0043/ItRd 9.0915/ItRd Infinity -NaN12 NaN7/In
#> 0 logb -Infinity/Do -Infinity/Do 0 0 0 4 -5 4 2 9 Infinity -NaN12 NaN7/In
#> 0 logical_invert 11111 NaN/In 11110 NaN/In NaN/In NaN/In NaN/In NaN/In 11010 NaN/In NaN/In NaN/In NaN/In
#> 0 minus 0 0E+3 -1 1.50 -2.4999 -99999 -0.00001/Sl -7E+4 -101 -Infinity/ItOwRd -Infinity -NaN12 NaN7/In
#> 0 next_minus -1E-7 -1E-7 0.99999 -1.5001 2.4998 99998 0.0000099 69999 100.99 99999 99999 -NaN12 NaN7/In
#> 0 next_plus 1E-7 1E-7 1.0001 -1.4999 2.5000 Infinity 0.0000101 70001 101.01 Infinity Infinity -NaN12 NaN7/In
#> 0 normalize 0 -0 1 -1.5 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 number_class +Zero -Zero +Normal -Normal +Normal +Normal +Subnormal +Normal +Normal +Normal +Infinity NaN sNaN
#> 0 plus 0 0E+3 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 sqrt 0 -0E+1 1 NaN/In 1.5811/ItRd 316.23/ItRd 0.0031623/ItRd 264.58/ItRd 10.050/ItRd 35136/ItRd Infinity -NaN12 NaN7/In
#> 0 to_eng_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 70E+3 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 0 to_integral 0 -0E+3 1 -2 2 99999 0 7E+4 101 1234567890 Infinity -NaN12 NaN7/In
#> 0 to_integral_exact 0 -0E+3 1 -2/ItRd 2/ItRd 99999 0/ItRd 7E+4 101 1234567890/ItRd Infinity -NaN12 NaN7/In
#> 0 to_integral_value 0 -0E+3 1 -2 2 99999 0 7E+4 101 1234567890 Infinity -NaN12 NaN7/In
#> 0 to_sci_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 0 add 0 0 0 1 -1.50 2.4999 99999 0.00001/Sl 70000 101 Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 add -1.50 -1.50 -1.50 -0.50 -3.00 0.9999 99998/ItRd -1.5000/ItRd 69998/ItRd 99.50 Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 add 1E-5 0.00001/Sl 0.00001/Sl 1.0000/ItRd -1.5000/ItRd 2.4999/ItRd 99999/ItRd 0.00002/Sl 70000/ItRd 101.00/ItRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 add 1234567890.123456789012345678901234567890 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 add sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 compare 0 0 0 -1 1 -1 -1 -1 -1 -1 -1 -1 -NaN12 NaN7/In
#> 0 compare -1.50 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -NaN12 NaN7/In
#> 0 compare 1E-5 1 1 -1 1 -1 -1 0 -1 -1 -1 -1 -NaN12 NaN7/In
#> 0 compare 1234567890.123456789012345678901234567890 1 1 1 1 1 1 1 1 1 0 -1 -NaN12 NaN7/In
#> 0 compare sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 compare_signal 0 0 0 -1 1 -1 -1 -1 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 0 compare_signal -1.50 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 0 compare_signal 1E-5 1 1 -1 1 -1 -1 0 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 0 compare_signal 1234567890.123456789012345678901234567890 1 1 1 1 1 1 1 1 1 0 -1 -NaN12/In NaN7/In
#> 0 compare_signal sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 compare_total 0 0 1 -1 1 -1 -1 -1 -1 -1 -1 -1 1 -1
#> 0 compare_total -1.50 -1 -1 -1 0 -1 -1 -1 -1 -1 -1 -1 1 -1
#> 0 compare_total 1E-5 1 1 -1 1 -1 -1 0 -1 -1 -1 -1 1 -1
#> 0 compare_total 1234567890.123456789012345678901234567890 1 1 1 1 1 1 1 1 1 0 -1 1 -1
#> 0 compare_total sNaN7 1 1 1 1 1 1 1 1 1 1 1 1 0
#> 0 compare_total_mag 0 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
#> 0 compare_total_mag -1.50 1 1 1 0 -1 -1 1 -1 -1 -1 -1 -1 -1
#> 0 compare_total_mag 1E-5 1 1 -1 -1 -1 -1 0 -1 -1 -1 -1 -1 -1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 1 1 1 1 1 1 1 1 1 0 -1 -1 -1
#> 0 compare_total_mag sNaN7 1 1 1 1 1 1 1 1 1 1 1 -1 0
#> 0 copy_sign 0 0 -0 0 -0 0 0 0 0 0 0 0 -0 0
#> 0 copy_sign -1.50 1.50 -1.50 1.50 -1.50 1.50 1.50 1.50 1.50 1.50 1.50 1.50 -1.50 1.50
#> 0 copy_sign 1E-5 0.00001 -0.00001 0.00001 -0.00001 0.00001 0.00001 0.00001 0.00001 0.00001 0.00001 0.00001 -0.00001 0.00001
#> 0 copy_sign 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 -1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 -1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 -1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890
#> 0 copy_sign sNaN7 sNaN7 -sNaN7 sNaN7 -sNaN7 sNaN7 sNaN7 sNaN7 sNaN7 sNaN7 sNaN7 sNaN7 -sNaN7 sNaN7
#> 0 divide 0 NaN/In NaN/In 0 -0E+2 0E+4 0 0E+4/Cd 0.0000 0 0E+4/Cd 0E-7/Cd -NaN12 NaN7/In
#> 0 divide -1.50 -Infinity/Do Infinity/Do -1.50 1 -0.60002/ItRd -0.0000150/ItRdSlUw -Infinity/ItOwRd -0.0000214/ItRdSlUw -0.014851/ItRd -0E-7/CdItRdSlUw -0E-7/Cd -NaN12 NaN7/In
#> 0 divide 1E-5 Infinity/Do -Infinity/Do 0.00001/Sl -0.0000067/ItRdSlUw 0.0000040/ItRdSlUw 0E-7/CdItRdSlUw 1 0E-7/CdItRdSlUw 1E-7/ItRdSlUw 0E-7/CdItRdSlUw 0E-7/Cd -NaN12 NaN7/In
#> 0 divide 1234567890.123456789012345678901234567890 Infinity/Do -Infinity/Do Infinity/ItOwRd -Infinity/ItOwRd Infinity/ItOwRd 12346/ItRd Infinity/ItOwRd 17637/ItRd Infinity/ItOwRd 1 0E-7/Cd -NaN12 NaN7/In
#> 0 divide sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 divide_int 0 NaN/In NaN/In 0 -0 0 0 0 0 0 0 0 -NaN12 NaN7/In
#> 0 divide_int -1.50 -Infinity/Do Infinity/Do -1 1 -0 -0 NaN/In -0 -0 -0 -0 -NaN12 NaN7/In
#> 0 divide_int 1E-5 Infinity/Do -Infinity/Do 0 -0 0 0 1 0 0 0 0 -NaN12 NaN7/In
#> 0 divide_int 1234567890.123456789012345678901234567890 Infinity/Do -Infinity/Do NaN/In NaN/In NaN/In 12345 NaN/In 17636 NaN/In 1 0 -NaN12 NaN7/In
#> 0 divide_int sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 divmod 0 NaN NaN/In NaN NaN/In 0 0/ -0 0.00/ 0 0.0000/ 0 0/ 0 0.00000/ 0 0/ 0 0/ 0 0E-7/Cd 0 0/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 0 divmod -1.50 -Infinity NaN/InDo Infinity NaN/InDo -1 -0.50/ 1 -0.00/ -0 -1.5000/ -0 -1.50/ NaN NaN/In -0 -1.50/ -0 -1.50/ -0 -1.5000/Rd -0 -1.50/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 0 divmod 1E-5 Infinity NaN/InDo -Infinity NaN/InDo 0 0.00001/Sl -0 0.00001/Sl 0 0.00001/Sl 0 0.00001/Sl 1 0.00000/ 0 0.00001/Sl 0 0.00001/Sl 0 0.0000100/RdSl 0 0.00001/Sl -NaN12 -NaN12/ NaN7 NaN7/In
#> 0 divmod 1234567890.123456789012345678901234567890 Infinity NaN/InDo -Infinity NaN/InDo NaN NaN/In NaN NaN/In NaN NaN/In 12345 80235/ItRd NaN NaN/In 17636 47890/ItRd NaN NaN/In 1 0E-7/Cd 0 Infinity/ItOwRd -NaN12 -NaN12/ NaN7 NaN7/In
#> 0 divmod sNaN7 NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In NaN7 NaN7/In
#> 0 logical_and 0 0 NaN/In 0 NaN/In NaN/In NaN/In NaN/In NaN/In 0 NaN/In NaN/In NaN/In NaN/In
#> 0 logical_and -1.50 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_and 1E-5 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_and sNaN7 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_or 0 0 NaN/In 1 NaN/In NaN/In NaN/In NaN/In NaN/In 101 NaN/In NaN/In NaN/In NaN/In
#> 0 logical_or -1.50 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_or 1E-5 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_or sNaN7 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_xor 0 0 NaN/In 1 NaN/In NaN/In NaN/In NaN/In NaN/In 101 NaN/In NaN/In NaN/In NaN/In
#> 0 logical_xor -1.50 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_xor 1E-5 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 logical_xor sNaN7 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 0 max 0 0 0 1 0 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity 0 NaN7/In
#> 0 max -1.50 0 -0E+3 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity -1.50 NaN7/In
#> 0 max 1E-5 0.00001/Sl 0.00001/Sl 1 0.00001/Sl 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity 0.00001/Sl NaN7/In
#> 0 max 1234567890.123456789012345678901234567890 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity Infinity/ItOwRd NaN7/In
#> 0 max sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 max_mag 0 0 0 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity 0 NaN7/In
#> 0 max_mag -1.50 -1.50 -1.50 -1.50 -1.50 2.4999 99999 -1.50 7E+4 101 Infinity/ItOwRd Infinity -1.50 NaN7/In
#> 0 max_mag 1E-5 0.00001/Sl 0.00001/Sl 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity 0.00001/Sl NaN7/In
#> 0 max_mag 1234567890.123456789012345678901234567890 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity Infinity/ItOwRd NaN7/In
#> 0 max_mag sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 min 0 0 -0E+3 0 -1.50 0 0 0 0 0 0 0 0 NaN7/In
#> 0 min -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 -1.50 NaN7/In
#> 0 min 1E-5 0 -0E+3 0.00001/Sl -1.50 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl NaN7/In
#> 0 min 1234567890.123456789012345678901234567890 0 -0E+3 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd NaN7/In
#> 0 min sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 min_mag 0 0 -0E+3 0 0 0 0 0 0 0 0 0 0 NaN7/In
#> 0 min_mag -1.50 0 -0E+3 1 -1.50 -1.50 -1.50 0.00001/Sl -1.50 -1.50 -1.50 -1.50 -1.50 NaN7/In
#> 0 min_mag 1E-5 0 -0E+3 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl NaN7/In
#> 0 min_mag 1234567890.123456789012345678901234567890 0 -0E+3 1 -1.50 2.4999 99999 0.00001/Sl 7E+4 101 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd NaN7/In
#> 0 min_mag sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 multiply 0 0 -0E+3 0 -0.00 0.0000 0 0.00000 0E+4 0 0E-7/Cd NaN/In -NaN12 NaN7/In
#> 0 multiply -1.50 -0.00 0E+1 -1.50 2.2500 -3.7498/ItRd -Infinity/ItOwRd -0.0000150/Sl -Infinity/ItOwRd -151.50 -Infinity/ItOwRd -Infinity -NaN12 NaN7/In
#> 0 multiply 1E-5 0.00000 -0.00 0.00001/Sl -0.0000150/Sl 0.0000250/ItRdSlUw 0.99999 0E-7/CdItRdSlUw 0.7 0.00101 12346/ItRd Infinity -NaN12 NaN7/In
#> 0 multiply 1234567890.123456789012345678901234567890 0E-7/Cd -0E-7/Cd Infinity/ItOwRd -Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd 12346/ItRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 multiply sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 next_toward 0 0 -0 1E-7/ItRdSlUw -1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw 1E-7/ItRdSlUw -NaN12 NaN7/In
#> 0 next_toward -1.50 -1.4999 -1.4999 -1.4999 -1.50 -1.4999 -1.4999 -1.4999 -1.4999 -1.4999 -1.4999 -1.4999 -NaN12 NaN7/In
#> 0 next_toward 1E-5 0.0000099/ItRdSlUw 0.0000099/ItRdSlUw 0.0000101/ItRdSlUw 0.0000099/ItRdSlUw 0.0000101/ItRdSlUw 0.0000101/ItRdSlUw 0.00001 0.0000101/ItRdSlUw 0.0000101/ItRdSlUw 0.0000101/ItRdSlUw 0.0000101/ItRdSlUw -NaN12 NaN7/In
#> 0 next_toward 1234567890.123456789012345678901234567890 99999 99999 99999 99999 99999 99999 99999 99999 99999 1234567890.123456789012345678901234567890 Infinity/ItOwRd -NaN12 NaN7/In
#> 0 next_toward sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 power 0 NaN/In NaN/In 0 Infinity 0 0 0 0 0 0 0 -NaN12 NaN7/In
#> 0 power -1.50 1 1 -1.50 NaN/In NaN/In -Infinity/ItOwRd NaN/In Infinity/ItOwRd -Infinity/ItOwRd NaN/In NaN/In -NaN12 NaN7/In
#> 0 power 1E-5 1 1 0.00001/Sl Infinity/ItOwRd 0E-7/CdItRdSlUw 0E-7/CdItRdSlUw 0.99988/ItRd 0E-7/CdItRdSlUw 0E-7/CdItRdSlUw 0E-7/CdItRdSlUw 0 -NaN12 NaN7/In
#> 0 power 1234567890.123456789012345678901234567890 1 1 Infinity/ItOwRd 0E-7/CdItRdSlUw Infinity/ItOwRd Infinity/ItOwRd 1.0002/ItRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 0 power sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 quantize 0 0 0E+3 0 0.00 0.0000 0 0.00000 0E+4 0 NaN/In NaN/In -NaN12 NaN7/In
#> 0 quantize -1.50 -2/ItRd -0E+3/ItRd -2/ItRd -1.50 -1.5000 -2/ItRd NaN/In -0E+4/ItRd -2/ItRd NaN/In NaN/In -NaN12 NaN7/In
#> 0 quantize 1E-5 0/ItRd 0E+3/ItRd 0/ItRd 0.00/ItRd 0.0000/ItRd 0/ItRd 0.00001/Sl 0E+4/ItRd 0/ItRd NaN/In NaN/In -NaN12 NaN7/In
#> 0 quantize 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 quantize sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 remainder 0 NaN/In NaN/In 0 0.00 0.0000 0 0.00000 0 0 0E-7/Cd 0 -NaN12 NaN7/In
#> 0 remainder -1.50 NaN/In NaN/In -0.50 -0.00 -1.5000 -1.50 NaN/In -1.50 -1.50 -1.5000/Rd -1.50 -NaN12 NaN7/In
#> 0 remainder 1E-5 NaN/In NaN/In 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00000 0.00001/Sl 0.00001/Sl 0.0000100/RdSl 0.00001/Sl -NaN12 NaN7/In
#> 0 remainder 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In 80235/ItRd NaN/In 47890/ItRd NaN/In 0E-7/Cd Infinity/ItOwRd -NaN12 NaN7/In
#> 0 remainder sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 remainder_near 0 NaN/In NaN/In 0 0.00 0.0000 0 0.00000 0 0 0E-7/Cd 0 -NaN12 NaN7/In
#> 0 remainder_near -1.50 NaN/In NaN/In 0.50 -0.00 0.9999 -1.50 NaN/In -1.50 -1.50 -1.5000/Rd -1.50 -NaN12 NaN7/In
#> 0 remainder_near 1E-5 NaN/In NaN/In 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00001/Sl 0.00000 0.00001/Sl 0.00001/Sl 0.0000100/RdSl 0.00001/Sl -NaN12 NaN7/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 NaN/In NaN/In NaN/In NaN/In NaN/In -19764/ItRd NaN/In -22110/ItRd NaN/In 0E-7/Cd Infinity/ItOwRd -NaN12 NaN7/In
#> 0 remainder_near sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 rotate 0 0 NaN/In 0 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 rotate -1.50 -1.50 NaN/In -15.00 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 rotate 1E-5 0.00001 NaN/In 0.00010 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 rotate 1234567890.123456789012345678901234567890 6.7890E-26 NaN/In 7.8906E-26 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 rotate sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 same_quantum 0 True False True False False True False False True False False False False
#> 0 same_quantum -1.50 False False False True False False False False False False False False False
#> 0 same_quantum 1E-5 False False False False False False True False False False False False False
#> 0 same_quantum 1234567890.123456789012345678901234567890 False False False False False False False False False True False False False
#> 0 same_quantum sNaN7 False False False False False False False False False False False True True
#> 0 scaleb 0 0 NaN/In 0E+1 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 scaleb -1.50 -1.50 NaN/In -15.0 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 scaleb 1E-5 0.00001/Sl NaN/In 0.0001/Sl NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 scaleb 1234567890.123456789012345678901234567890 Infinity/ItOwRd NaN/In Infinity/ItOwRd NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 scaleb sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 shift 0 0 NaN/In 0 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 shift -1.50 -1.50 NaN/In -15.00 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 shift 1E-5 0.00001 NaN/In 0.00010 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 shift 1234567890.123456789012345678901234567890 6.7890E-26 NaN/In 7.8900E-26 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 0 shift sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 subtract 0 0 0 -1 1.50 -2.4999 -99999 -0.00001/Sl -70000 -101 -Infinity/ItOwRd -Infinity -NaN12 NaN7/In
#> 0 subtract -1.50 -1.50 -1.50 -2.50 0.00 -3.9999 -Infinity/ItOwRd -1.5000/ItRd -70002/ItRd -102.50 -Infinity/ItOwRd -Infinity -NaN12 NaN7/In
#> 0 subtract 1E-5 0.00001/Sl 0.00001/Sl -0.99999 1.5000/ItRd -2.4999/ItRd -99999/ItRd 0.00000 -70000/ItRd -101.00/ItRd -Infinity/ItOwRd -Infinity -NaN12 NaN7/In
#> 0 subtract 1234567890.123456789012345678901234567890 Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd 0E-7/Cd -Infinity -NaN12 NaN7/In
#> 0 subtract sNaN7 NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In NaN7/In
#> 0 fma 10
#> 0 fma NaN/In
#> 0 fma 0.00
#> 0 fma Infinity/ItOwRd
#> 0 fma NaN4/In
#> 0 power 2
#> 0 power -5
#> 0 power NaN/In
#> 0 power 0
#> 0 power NaN/In
#> 0 power 27
#> 0 power NaN/In
#> 0 power NaN/In
#> 1 abs 0 0/Cd 1 1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 canonical 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 1 copy_abs 0 0E+3 1 1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity NaN12 sNaN7
#> 1 copy_decimal 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 1 copy_negate -0 0E+3 -1 1.50 -2.4999 -99999 -0.00001 -7E+4 -101 -1234567890.123456789012345678901234567890 -Infinity NaN12 -sNaN7
#> 1 create_decimal 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -NaN12 sNaN7
#> 1 exp 1 1 2.72/ItRd 0.223/ItRd 12.2/ItRd Infinity/ItOwRd 1.00/ItRd Infinity/ItOwRd Infinity/ItOwRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 1 is_canonical True True True True True True True True True True True True True
#> 1 is_finite True True True True True True True True True True False False False
#> 1 is_infinite False False False False False False False False False False True False False
#> 1 is_nan False False False False False False False False False False False True True
#> 1 is_normal False False True True True True False True True True False False False
#> 1 is_qnan False False False False False False False False False False False True False
#> 1 is_signed False True False True False False False False False False False True False
#> 1 is_snan False False False False False False False False False False False False True
#> 1 is_subnormal False False False False False False True False False False False False False
#> 1 is_zero True True False False False False False False False False False False False
#> 1 ln -Infinity -Infinity 0 NaN/In 0.916/ItRd 11.5/ItRd -11.5/ItRd 11.2/ItRd 4.62/ItRd 20.9/ItRd Infinity -NaN12 NaN7/In
#> 1 log10 -Infinity -Infinity 0 NaN/In 0.398/ItRd 5.00/ItRd -5 4.85/ItRd 2.00/ItRd 9.09/ItRd Infinity -NaN12 NaN7/In
#> 1 logb -Infinity/Do -Infinity/Do 0 0 0 4 -5 4 2 9 Infinity -NaN12 NaN7/In
#> 1 logical_invert 111 NaN/In 110 NaN/In NaN/In NaN/In NaN/In NaN/In 10 NaN/In NaN/In NaN/In NaN/In
#> 1 minus 0 0/Cd -1 1.50 -2.49/ItRd -999/ItOwRd -0.0001/ItRdSlUw -999/ItOwRd -101 -999/ItOwRd -Infinity -NaN12 NaN7/In
#> 1 next_minus -0.0001 -0.0001 0.999 -1.51 2.49 999 0.0000 999 100 999 999 -NaN12 NaN7/In
#> 1 next_plus 0.0001 0.0001 1.01 -1.49 2.50 Infinity 0.0001 Infinity 102 Infinity Infinity -NaN12 NaN7/In
#> 1 normalize 0 -0/Cd 1 -1.5 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 number_class +Zero -Zero +Normal -Normal +Normal +Normal +Subnormal +Normal +Normal +Normal +Infinity NaN sNaN
#> 1 plus 0 0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 sqrt 0 -0/Cd 1 NaN/In 1.58/ItRd 316/ItRd 0.0032/ItRdSlUw 265/ItRd 10.0/ItRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 1 to_eng_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 70E+3 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 1 to_integral 0 -0E+3 1 -1 2 99999 1 7E+4 101 1234567891 Infinity -NaN12 NaN7/In
#> 1 to_integral_exact 0 -0E+3 1 -1/ItRd 2/ItRd 99999 1/ItRd 7E+4 101 1234567891/ItRd Infinity -NaN12 NaN7/In
#> 1 to_integral_value 0 -0E+3 1 -1 2 99999 1 7E+4 101 1234567891 Infinity -NaN12 NaN7/In
#> 1 to_sci_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 1 add -0E+3 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 add 2.4999 2.49/ItRd 2.49/ItRd 3.49/ItRd 0.999/ItRd 4.99/ItRd 999/ItOwRd 2.49/ItRd 999/ItOwRd 103/ItRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 add 7E+4 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 add Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity -NaN12 NaN7/In
#> 1 compare -0E+3 0 0 -1 1 -1 -1 -1 -1 -1 -1 -1 -NaN12 NaN7/In
#> 1 compare 2.4999 1 1 1 1 0 -1 1 -1 -1 -1 -1 -NaN12 NaN7/In
#> 1 compare 7E+4 1 1 1 1 1 -1 1 0 1 -1 -1 -NaN12 NaN7/In
#> 1 compare Infinity 1 1 1 1 1 1 1 1 1 1 0 -NaN12 NaN7/In
#> 1 compare_signal -0E+3 0 0 -1 1 -1 -1 -1 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 1 compare_signal 2.4999 1 1 1 1 0 -1 1 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 1 compare_signal 7E+4 1 1 1 1 1 -1 1 0 1 -1 -1 -NaN12/In NaN7/In
#> 1 compare_signal Infinity 1 1 1 1 1 1 1 1 1 1 0 -NaN12/In NaN7/In
#> 1 compare_total -0E+3 -1 0 -1 1 -1 -1 -1 -1 -1 -1 -1 1 -1
#> 1 compare_total 2.4999 1 1 1 1 0 -1 1 -1 -1 -1 -1 1 -1
#> 1 compare_total 7E+4 1 1 1 1 1 -1 1 0 1 -1 -1 1 -1
#> 1 compare_total Infinity 1 1 1 1 1 1 1 1 1 1 0 1 -1
#> 1 compare_total_mag -0E+3 1 0 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1
#> 1 compare_total_mag 2.4999 1 1 1 1 0 -1 1 -1 -1 -1 -1 -1 -1
#> 1 compare_total_mag 7E+4 1 1 1 1 1 -1 1 0 1 -1 -1 -1 -1
#> 1 compare_total_mag Infinity 1 1 1 1 1 1 1 1 1 1 0 -1 -1
#> 1 copy_sign -0E+3 0E+3 -0E+3 0E+3 -0E+3 0E+3 0E+3 0E+3 0E+3 0E+3 0E+3 0E+3 -0E+3 0E+3
#> 1 copy_sign 2.4999 2.4999 -2.4999 2.4999 -2.4999 2.4999 2.4999 2.4999 2.4999 2.4999 2.4999 2.4999 -2.4999 2.4999
#> 1 copy_sign 7E+4 7E+4 -7E+4 7E+4 -7E+4 7E+4 7E+4 7E+4 7E+4 7E+4 7E+4 7E+4 -7E+4 7E+4
#> 1 copy_sign Infinity Infinity -Infinity Infinity -Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity -Infinity Infinity
#> 1 divide -0E+3 NaN/In NaN/In -0/Cd 0/Cd -0/Cd -0/Cd -0/Cd -0.0 -0/Cd -0/Cd -0.0000/Cd -NaN12 NaN7/In
#> 1 divide 2.4999 Infinity/Do -Infinity/Do 2.49/ItRd -1.66/ItRd 1 0.0001/ItRdSlUw 999/ItOwRd 0.0001/ItRdSlUw 0.0247/ItRd 0.0001/ItRdSlUw 0.0000/Cd -NaN12 NaN7/In
#> 1 divide 7E+4 Infinity/Do -Infinity/Do 999/ItOwRd -999/ItOwRd 999/ItOwRd 0.701/ItRd 999/ItOwRd 1 693/ItRd 0.0001/ItRdSlUw 0.0000/Cd -NaN12 NaN7/In
#> 1 divide Infinity Infinity -Infinity Infinity -Infinity Infinity Infinity Infinity Infinity Infinity Infinity NaN/In -NaN12 NaN7/In
#> 1 divide_int -0E+3 NaN/In NaN/In -0 0 -0 -0 -0 -0 -0 -0 -0 -NaN12 NaN7/In
#> 1 divide_int 2.4999 Infinity/Do -Infinity/Do 2 -1 1 0 NaN/In 0 0 0 0 -NaN12 NaN7/In
#> 1 divide_int 7E+4 Infinity/Do -Infinity/Do NaN/In NaN/In NaN/In 0 NaN/In 1 693 0 0 -NaN12 NaN7/In
#> 1 divide_int Infinity Infinity -Infinity Infinity -Infinity Infinity Infinity Infinity Infinity Infinity Infinity NaN/In -NaN12 NaN7/In
#> 1 divmod -0E+3 NaN NaN/In NaN NaN/In -0 -0/ 0 -0.00/ -0 -0.0000/ -0 -0/ -0 -0.0000/Cd -0 -0/Cd -0 -0/ -0 -0.0000/Cd -0 -0/Cd -NaN12 -NaN12/ NaN7 NaN7/In
#> 1 divmod 2.4999 Infinity NaN/InDo -Infinity NaN/InDo 2 0.499/ItRd -1 0.999/ItRd 1 0.0000/ 0 2.49/ItRd NaN NaN/In 0 2.49/ItRd 0 2.49/ItRd 0 2.49/ItRd 0 2.49/ItRd -NaN12 -NaN12/ NaN7 NaN7/In
#> 1 divmod 7E+4 Infinity NaN/InDo -Infinity NaN/InDo NaN NaN/In NaN NaN/In NaN NaN/In 0 999/ItOwRd NaN NaN/In 1 0/Cd 693 7/ 0 999/ItOwRd 0 999/ItOwRd -NaN12 -NaN12/ NaN7 NaN7/In
#> 1 divmod Infinity Infinity NaN/In -Infinity NaN/In Infinity NaN/In -Infinity NaN/In Infinity NaN/In Infinity NaN/In Infinity NaN/In Infinity NaN/In Infinity NaN/In Infinity NaN/In NaN NaN/In -NaN12 -NaN12/ NaN7 NaN7/In
#> 1 logical_and -0E+3 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_and 2.4999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_and 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_and Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_or -0E+3 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_or 2.4999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_or 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_or Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_xor -0E+3 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_xor 2.4999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_xor 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 logical_xor Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 1 max -0E+3 0 -0/Cd 1 -0/Cd 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -0/Cd NaN7/In
#> 1 max 2.4999 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 999/ItOwRd 2.49/ItRd 999/ItOwRd 101 999/ItOwRd Infinity 2.49/ItRd NaN7/In
#> 1 max 7E+4 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity 999/ItOwRd NaN7/In
#> 1 max Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity NaN7/In
#> 1 max_mag -0E+3 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity -0/Cd NaN7/In
#> 1 max_mag 2.4999 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 999/ItOwRd 2.49/ItRd 999/ItOwRd 101 999/ItOwRd Infinity 2.49/ItRd NaN7/In
#> 1 max_mag 7E+4 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity 999/ItOwRd NaN7/In
#> 1 max_mag Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity NaN7/In
#> 1 min -0E+3 -0/Cd -0/Cd -0/Cd -1.50 -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd NaN7/In
#> 1 min 2.4999 0 -0/Cd 1 -1.50 2.49/ItRd 2.49/ItRd 0.0001/ItRdSlUw 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd NaN7/In
#> 1 min 7E+4 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd 999/ItOwRd 999/ItOwRd NaN7/In
#> 1 min Infinity 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity Infinity NaN7/In
#> 1 min_mag -0E+3 -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd -0/Cd NaN7/In
#> 1 min_mag 2.4999 0 -0/Cd 1 -1.50 2.49/ItRd 2.49/ItRd 0.0001/ItRdSlUw 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd NaN7/In
#> 1 min_mag 7E+4 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd 999/ItOwRd 999/ItOwRd NaN7/In
#> 1 min_mag Infinity 0 -0/Cd 1 -1.50 2.49/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 101 999/ItOwRd Infinity Infinity NaN7/In
#> 1 multiply -0E+3 -0/Cd 0/Cd -0/Cd 0/Cd -0.0 -0/Cd -0.00 -0/Cd -0/Cd -0.0000/Cd NaN/In -NaN12 NaN7/In
#> 1 multiply 2.4999 0.0000 -0.0 2.49/ItRd -3.74/ItRd 6.24/ItRd 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 252/ItRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 multiply 7E+4 0/Cd -0/Cd 999/ItOwRd -999/ItOwRd 999/ItOwRd 999/ItOwRd 0.7 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 multiply Infinity NaN/In NaN/In Infinity -Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity -NaN12 NaN7/In
#> 1 next_toward -0E+3 0E+3 -0E+3 0.0001/ItRdSlUw -0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw 0.0001/ItRdSlUw -NaN12 NaN7/In
#> 1 next_toward 2.4999 2.49 2.49 2.49 2.49 2.4999 2.50 2.49 2.50 2.50 2.50 2.50 -NaN12 NaN7/In
#> 1 next_toward 7E+4 999 999 999 999 999 Infinity/ItOwRd 999 7E+4 999 Infinity/ItOwRd Infinity/ItOwRd -NaN12 NaN7/In
#> 1 next_toward Infinity 999 999 999 999 999 999 999 999 999 999 Infinity -NaN12 NaN7/In
#> 1 power -0E+3 NaN/In NaN/In -0 Infinity 0 -0 0 0 -0 0 0 -NaN12 NaN7/In
#> 1 power 2.4999 1 1 2.49/ItRd 0.252/ItRd 9.88/ItRd 999/ItOwRd 1.01/ItRd 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 power 7E+4 1 1 999/ItOwRd 0.0001/ItRdSlUw 999/ItOwRd 999/ItOwRd 1.01/ItRd 999/ItOwRd 999/ItOwRd 999/ItOwRd Infinity -NaN12 NaN7/In
#> 1 power Infinity 1 1 Infinity 0 Infinity Infinity Infinity Infinity Infinity Infinity Infinity -NaN12 NaN7/In
#> 1 quantize -0E+3 -0 NaN/In -0 -0.00 -0.0000 -0 NaN/In NaN/In -0 NaN/In NaN/In -NaN12 NaN7/In
#> 1 quantize 2.4999 2/ItRd NaN/In 2/ItRd 2.49/ItRd NaN/In 2/ItRd NaN/In NaN/In 2/ItRd NaN/In NaN/In -NaN12 NaN7/In
#> 1 quantize 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 quantize Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In Infinity -NaN12 NaN7/In
#> 1 remainder -0E+3 NaN/In NaN/In -0 -0.00 -0.0000 -0 -0.0000/Cd -0/Cd -0 -0.0000/Cd -0/Cd -NaN12 NaN7/In
#> 1 remainder 2.4999 NaN/In NaN/In 0.499/ItRd 0.999/ItRd 0.0000 2.49/ItRd NaN/In 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd -NaN12 NaN7/In
#> 1 remainder 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In 999/ItOwRd NaN/In 0/Cd 7 999/ItOwRd 999/ItOwRd -NaN12 NaN7/In
#> 1 remainder Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 remainder_near -0E+3 NaN/In NaN/In -0 -0.00 -0.0000 -0 -0.0000/Cd -0/Cd -0 -0.0000/Cd -0/Cd -NaN12 NaN7/In
#> 1 remainder_near 2.4999 NaN/In NaN/In 0.499/ItRd -0.501/ItRd 0.0000 2.49/ItRd NaN/In 2.49/ItRd 2.49/ItRd 2.49/ItRd 2.49/ItRd -NaN12 NaN7/In
#> 1 remainder_near 7E+4 NaN/In NaN/In NaN/In NaN/In NaN/In -999/ItOwRd NaN/In 0/Cd 7 999/ItOwRd 999/ItOwRd -NaN12 NaN7/In
#> 1 remainder_near Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 rotate -0E+3 -0E+3 NaN/In -0E+3 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 rotate 2.4999 0.0999 NaN/In 0.0999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 rotate 7E+4 7E+4 NaN/In 7.0E+5 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 rotate Infinity Infinity NaN/In Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 same_quantum -0E+3 False True False False False False False False False False False False False
#> 1 same_quantum 2.4999 False False False False True False False False False False False False False
#> 1 same_quantum 7E+4 False False False False False False False True False False False False False
#> 1 same_quantum Infinity False False False False False False False False False False True False False
#> 1 scaleb -0E+3 -0/Cd NaN/In -0/Cd NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 scaleb 2.4999 2.49/ItRd NaN/In 24.9/ItRd NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 scaleb 7E+4 999/ItOwRd NaN/In 999/ItOwRd NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 scaleb Infinity Infinity NaN/In Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 shift -0E+3 -0E+3 NaN/In -0E+3 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 shift 2.4999 0.0999 NaN/In 0.0990 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 shift 7E+4 7E+4 NaN/In 7.0E+5 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 shift Infinity Infinity NaN/In Infinity NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 1 subtract -0E+3 -0 0/Cd -1 1.50 -2.49/ItRd -999/ItOwRd -0.0001/ItRdSlUw -999/ItOwRd -101 -999/ItOwRd -Infinity -NaN12 NaN7/In
#> 1 subtract 2.4999 2.49/ItRd 2.49/ItRd 1.49/ItRd 3.99/ItRd 0.0000 -999/ItOwRd 2.49/ItRd -999/ItOwRd -98.6/ItRd -999/ItOwRd -Infinity -NaN12 NaN7/In
#> 1 subtract 7E+4 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd 999/ItOwRd -999/ItOwRd 999/ItOwRd 0/Cd 999/ItOwRd -999/ItOwRd -Infinity -NaN12 NaN7/In
#> 1 subtract Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity Infinity NaN/In -NaN12 NaN7/In
#> 1 fma 10
#> 1 fma NaN/In
#> 1 fma 0.00
#> 1 fma 999/ItOwRd
#> 1 fma NaN4/In
#> 1 power 2
#> 1 power -5
#> 1 power NaN/In
#> 1 power 0
#> 1 power NaN/In
#> 1 power 27
#> 1 power NaN/In
#> 1 power NaN/In
#> 2 abs 0 0E+3 1 1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 canonical 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 2 copy_abs 0 0E+3 1 1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity NaN12 sNaN7
#> 2 copy_decimal 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 2 copy_negate -0 0E+3 -1 1.50 -2.4999 -99999 -0.00001 -7E+4 -101 -1234567890.123456789012345678901234567890 -Infinity NaN12 -sNaN7
#> 2 create_decimal 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 2 exp 1 1 2.71828182845904523536028747135266249775724709/ItRd 0.223130160148429828933280470764012521342171629/ItRd 12.1812757722178425293429951903716869367667638/ItRd 1.03251374858992459945333938882774337175645708E+43429/ItRd 1.00001000005000016666708333416666805555753969/ItRd 4.10897243326318652715665334947422121203817054E+30400/ItRd 73070599793680672726476826340615135890078390.1/ItRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 2 is_canonical True True True True True True True True True True True True True
#> 2 is_finite True True True True True True True True True True False False False
#> 2 is_infinite False False False False False False False False False False True False False
#> 2 is_nan False False False False False False False False False False False True True
#> 2 is_normal False False True True True True True True True True False False False
#> 2 is_qnan False False False False False False False False False False False True False
#> 2 is_signed False True False True False False False False False False False True False
#> 2 is_snan False False False False False False False False False False False False True
#> 2 is_subnormal False False False False False False False False False False False False False
#> 2 is_zero True True False False False False False False False False False False False
#> 2 ln -Infinity -Infinity 0 NaN/In 0.916250731074133731210173397751987664916586377/ItRd 11.5129154649202280867541239200883210365769235/ItRd -11.5129254649702284200899572734218210380055074/ItRd 11.1562505210314960411773185621806365600414907/ItRd 4.61512051684125945088419826691298915689088259/ItRd 20.9339868592620637172169248026479017506480417/ItRd Infinity -NaN12 NaN7/In
#> 2 log10 -Infinity -Infinity 0 NaN/In 0.397922636545316628749910070835471843108322144/ItRd 4.99999565703346609862064785135359168695879946/ItRd -5 4.84509804001425683071221625859263619348357240/ItRd 2.00432137378264257427518817822293791321928936/ItRd 9.09151497721269989571083027823432117437225800/ItRd Infinity -NaN12 NaN7/In
#> 2 logb -Infinity/Do -Infinity/Do 0 0 0 4 -5 4 2 9 Infinity -NaN12 NaN7/In
#> 2 logical_invert 111111111111111111111111111111111111111111111 NaN/In 111111111111111111111111111111111111111111110 NaN/In NaN/In NaN/In NaN/In NaN/In 111111111111111111111111111111111111111111010 NaN/In NaN/In NaN/In NaN/In
#> 2 minus 0 0E+3 -1 1.50 -2.4999 -99999 -0.00001 -7E+4 -101 -1234567890.123456789012345678901234567890 -Infinity -NaN12 NaN7/In
#> 2 next_minus -1E-1000043 -1E-1000043 0.999999999999999999999999999999999999999999999 -1.50000000000000000000000000000000000000000001 2.49989999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 0.00000999999999999999999999999999999999999999999999 69999.9999999999999999999999999999999999999999 100.999999999999999999999999999999999999999999 1234567890.12345678901234567890123456788999999 9.99999999999999999999999999999999999999999999E+999999 -NaN12 NaN7/In
#> 2 next_plus 1E-1000043 1E-1000043 1.00000000000000000000000000000000000000000001 -1.49999999999999999999999999999999999999999999 2.49990000000000000000000000000000000000000001 99999.0000000000000000000000000000000000000001 0.0000100000000000000000000000000000000000000000001 70000.0000000000000000000000000000000000000001 101.000000000000000000000000000000000000000001 1234567890.12345678901234567890123456789000001 Infinity -NaN12 NaN7/In
#> 2 normalize 0 -0 1 -1.5 2.4999 99999 0.00001 7E+4 101 1234567890.12345678901234567890123456789 Infinity -NaN12 NaN7/In
#> 2 number_class +Zero -Zero +Normal -Normal +Normal +Normal +Normal +Normal +Normal +Normal +Infinity NaN sNaN
#> 2 plus 0 0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 sqrt 0 -0E+1 1 NaN/In 1.58110720699135389147585020299239854904382059/ItRd 316.226184874054982170653977443338084878427822/ItRd 0.00316227766016837933199889354443271853371955514/ItRd 264.575131106459059050161575363926042571025918/ItRd 10.0498756211208902702192649127595761869450235/ItRd 35136.4182882014425311122238169988293917466520/ItRd Infinity -NaN12 NaN7/In
#> 2 to_eng_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 70E+3 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 2 to_integral 0 -0E+3 1 -1 3 99999 1 7E+4 101 1234567891 Infinity -NaN12 NaN7/In
#> 2 to_integral_exact 0 -0E+3 1 -1/ItRd 3/ItRd 99999 1/ItRd 7E+4 101 1234567891/ItRd Infinity -NaN12 NaN7/In
#> 2 to_integral_value 0 -0E+3 1 -1 3 99999 1 7E+4 101 1234567891 Infinity -NaN12 NaN7/In
#> 2 to_sci_string 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 sNaN7
#> 2 add 1 1 1 2 -0.50 3.4999 100000 1.00001 70001 102 1234567891.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 add 99999 99999 99999 100000 99997.50 100001.4999 199998 99999.00001 169999 100100 1234667889.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 add 101 101 101 102 99.50 103.4999 100100 101.00001 70101 202 1234567991.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 add -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 compare 1 1 1 0 1 -1 -1 1 -1 -1 -1 -1 -NaN12 NaN7/In
#> 2 compare 99999 1 1 1 1 1 0 1 1 1 -1 -1 -NaN12 NaN7/In
#> 2 compare 101 1 1 1 1 1 -1 1 -1 0 -1 -1 -NaN12 NaN7/In
#> 2 compare -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 compare_signal 1 1 1 0 1 -1 -1 1 -1 -1 -1 -1 -NaN12/In NaN7/In
#> 2 compare_signal 99999 1 1 1 1 1 0 1 1 1 -1 -1 -NaN12/In NaN7/In
#> 2 compare_signal 101 1 1 1 1 1 -1 1 -1 0 -1 -1 -NaN12/In NaN7/In
#> 2 compare_signal -NaN12 -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In -NaN12/In NaN7/In
#> 2 compare_total 1 1 1 0 1 -1 -1 1 -1 -1 -1 -1 1 -1
#> 2 compare_total 99999 1 1 1 1 1 0 1 1 1 -1 -1 1 -1
#> 2 compare_total 101 1 1 1 1 1 -1 1 -1 0 -1 -1 1 -1
#> 2 compare_total -NaN12 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 0 -1
#> 2 compare_total_mag 1 1 1 0 -1 -1 -1 1 -1 -1 -1 -1 -1 -1
#> 2 compare_total_mag 99999 1 1 1 1 1 0 1 1 1 -1 -1 -1 -1
#> 2 compare_total_mag 101 1 1 1 1 1 -1 1 -1 0 -1 -1 -1 -1
#> 2 compare_total_mag -NaN12 1 1 1 1 1 1 1 1 1 1 1 0 1
#> 2 copy_sign 1 1 -1 1 -1 1 1 1 1 1 1 1 -1 1
#> 2 copy_sign 99999 99999 -99999 99999 -99999 99999 99999 99999 99999 99999 99999 99999 -99999 99999
#> 2 copy_sign 101 101 -101 101 -101 101 101 101 101 101 101 101 -101 101
#> 2 copy_sign -NaN12 NaN12 -NaN12 NaN12 -NaN12 NaN12 NaN12 NaN12 NaN12 NaN12 NaN12 NaN12 -NaN12 NaN12
#> 2 divide 1 Infinity/Do -Infinity/Do 1 -0.666666666666666666666666666666666666666666666/ItRd 0.400016000640025601024040961638465538621544862/ItRd 0.0000100001000010000100001000010000100001000010001/ItRd 1E+5 0.0000142857142857142857142857142857142857142857143/ItRd 0.00990099009900990099009900990099009900990099010/ItRd 8.10000007290000066339000603684905493532720992E-10/ItRd 0E-1000043/Cd -NaN12 NaN7/In
#> 2 divide 99999 Infinity/Do -Infinity/Do 99999 -66666 40001.2000480019200768030721228849153966158647/ItRd 1 9.9999E+9 1.42855714285714285714285714285714285714285715/ItRd 990.089108910891089108910891089108910891089109/ItRd 0.0000809991907289927166338337213678868644477785664/ItRd 0E-1000043/Cd -NaN12 NaN7/In
#> 2 divide 101 Infinity/Do -Infinity/Do 101 -67.3333333333333333333333333333333333333333333/ItRd 40.4016160646425857034281371254850194007760311/ItRd 0.00101001010010100101001010010100101001010010101/ItRd 1.01E+7 0.00144285714285714285714285714285714285714285715/ItRd 1 8.18100007362900067002390609721754548468048202E-8/ItRd 0E-1000043/Cd -NaN12 NaN7/In
#> 2 divide -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 divide_int 1 Infinity/Do -Infinity/Do 1 -0 0 0 100000 0 0 0 0 -NaN12 NaN7/In
#> 2 divide_int 99999 Infinity/Do -Infinity/Do 99999 -66666 40001 1 9999900000 1 990 0 0 -NaN12 NaN7/In
#> 2 divide_int 101 Infinity/Do -Infinity/Do 101 -67 40 0 10100000 0 1 0 0 -NaN12 NaN7/In
#> 2 divide_int -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 divmod 1 Infinity NaN/InDo -Infinity NaN/InDo 1 0/ -0 1.00/ 0 1.0000/ 0 1/ 100000 0.00000/ 0 1/ 0 1/ 0 1.000000000000000000000000000000/ 0 1/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 2 divmod 99999 Infinity NaN/InDo -Infinity NaN/InDo 99999 0/ -66666 0.00/ 40001 0.5001/ 1 0/ 9999900000 0.00000/ 1 29999/ 990 9/ 0 99999.000000000000000000000000000000/ 0 99999/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 2 divmod 101 Infinity NaN/InDo -Infinity NaN/InDo 101 0/ -67 0.50/ 40 1.0040/ 0 101/ 10100000 0.00000/ 0 101/ 1 0/ 0 101.000000000000000000000000000000/ 0 101/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 2 divmod -NaN12 -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ -NaN12 -NaN12/ NaN7 NaN7/In
#> 2 logical_and 1 0 NaN/In 1 NaN/In NaN/In NaN/In NaN/In NaN/In 1 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_and 99999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 logical_and 101 0 NaN/In 1 NaN/In NaN/In NaN/In NaN/In NaN/In 101 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_and -NaN12 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 logical_or 1 1 NaN/In 1 NaN/In NaN/In NaN/In NaN/In NaN/In 101 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_or 99999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 logical_or 101 101 NaN/In 101 NaN/In NaN/In NaN/In NaN/In NaN/In 101 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_or -NaN12 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 logical_xor 1 1 NaN/In 0 NaN/In NaN/In NaN/In NaN/In NaN/In 100 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_xor 99999 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 logical_xor 101 101 NaN/In 100 NaN/In NaN/In NaN/In NaN/In NaN/In 0 NaN/In NaN/In NaN/In NaN/In
#> 2 logical_xor -NaN12 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In
#> 2 max 1 1 1 1 1 2.4999 99999 1 7E+4 101 1234567890.123456789012345678901234567890 Infinity 1 NaN7/In
#> 2 max 99999 99999 99999 99999 99999 99999 99999 99999 99999 99999 1234567890.123456789012345678901234567890 Infinity 99999 NaN7/In
#> 2 max 101 101 101 101 101 101 99999 101 7E+4 101 1234567890.123456789012345678901234567890 Infinity 101 NaN7/In
#> 2 max -NaN12 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 max_mag 1 1 1 1 -1.50 2.4999 99999 1 7E+4 101 1234567890.123456789012345678901234567890 Infinity 1 NaN7/In
#> 2 max_mag 99999 99999 99999 99999 99999 99999 99999 99999 99999 99999 1234567890.123456789012345678901234567890 Infinity 99999 NaN7/In
#> 2 max_mag 101 101 101 101 101 101 99999 101 7E+4 101 1234567890.123456789012345678901234567890 Infinity 101 NaN7/In
#> 2 max_mag -NaN12 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 min 1 0 -0E+3 1 -1.50 1 1 0.00001 1 1 1 1 1 NaN7/In
#> 2 min 99999 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 99999 99999 99999 NaN7/In
#> 2 min 101 0 -0E+3 1 -1.50 2.4999 101 0.00001 101 101 101 101 101 NaN7/In
#> 2 min -NaN12 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 min_mag 1 0 -0E+3 1 1 1 1 0.00001 1 1 1 1 1 NaN7/In
#> 2 min_mag 99999 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 99999 99999 99999 NaN7/In
#> 2 min_mag 101 0 -0E+3 1 -1.50 2.4999 101 0.00001 101 101 101 101 101 NaN7/In
#> 2 min_mag -NaN12 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 multiply 1 0 -0E+3 1 -1.50 2.4999 99999 0.00001 7E+4 101 1234567890.123456789012345678901234567890 Infinity -NaN12 NaN7/In
#> 2 multiply 99999 0 -0E+3 99999 -149998.50 249987.5001 9999800001 0.99999 6.99993E+9 10099899 123455554444455.555444445555544444555554432110 Infinity -NaN12 NaN7/In
#> 2 multiply 101 0 -0E+3 101 -151.50 252.4899 10099899 0.00101 7.07E+6 10201 124691356902.469135690246913569024691356890 Infinity -NaN12 NaN7/In
#> 2 multiply -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 next_toward 1 0.999999999999999999999999999999999999999999999 0.999999999999999999999999999999999999999999999 1 0.999999999999999999999999999999999999999999999 1.00000000000000000000000000000000000000000001 1.00000000000000000000000000000000000000000001 0.999999999999999999999999999999999999999999999 1.00000000000000000000000000000000000000000001 1.00000000000000000000000000000000000000000001 1.00000000000000000000000000000000000000000001 1.00000000000000000000000000000000000000000001 -NaN12 NaN7/In
#> 2 next_toward 99999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99998.9999999999999999999999999999999999999999 99999.0000000000000000000000000000000000000001 99999.0000000000000000000000000000000000000001 -NaN12 NaN7/In
#> 2 next_toward 101 100.999999999999999999999999999999999999999999 100.999999999999999999999999999999999999999999 100.999999999999999999999999999999999999999999 100.999999999999999999999999999999999999999999 100.999999999999999999999999999999999999999999 101.000000000000000000000000000000000000000001 100.999999999999999999999999999999999999999999 101.000000000000000000000000000000000000000001 101 101.000000000000000000000000000000000000000001 101.000000000000000000000000000000000000000001 -NaN12 NaN7/In
#> 2 next_toward -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 power 1 1 1 1 1.00000000000000000000000000000000000000000000/ItRd 1.00000000000000000000000000000000000000000000/ItRd 1 1.00000000000000000000000000000000000000000000/ItRd 1 1 1.00000000000000000000000000000000000000000000/ItRd 1.00000000000000000000000000000000000000000000/ItRd -NaN12 NaN7/In
#> 2 power 99999 1 1 99999 3.16232509492621583653064880375639109623056373E-8/ItRd 3158560086198.08056770678158629761866177069813/ItRd 3.67881280579378064819168577503806084214763805E+499994/ItRd 1.00011513578226466888261961257258431991156816/ItRd 4.96583565734300789438620203663205040293900987E+349999/ItRd 9.98990504833390821330392667944075457382406820E+504/ItRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 2 power 101 1 1 101 0.000985185336841573401648785894790665247225274333/ItRd 102471.478474232489887187692376022359225719007/ItRd 1.35849139072795294515116311314698820506915059E+200430/ItRd 1.00004615227015166520015309597422318964992727/ItRd 3.13447481700193197211200370824740266394210451E+140302/ItRd 2.73186196771574135419986665791560614201471777E+202/ItRd Infinity/ItOwRd Infinity -NaN12 NaN7/In
#> 2 power -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 quantize 1 1 1E+3/ItRd 1 1.00 1.0000 1 1.00000 1E+4/ItRd 1 1.000000000000000000000000000000 NaN/In -NaN12 NaN7/In
#> 2 quantize 99999 99999 1.00E+5/ItRd 99999 99999.00 99999.0000 99999 99999.00000 1.0E+5/ItRd 99999 99999.000000000000000000000000000000 NaN/In -NaN12 NaN7/In
#> 2 quantize 101 101 1E+3/ItRd 101 101.00 101.0000 101 101.00000 1E+4/ItRd 101 101.000000000000000000000000000000 NaN/In -NaN12 NaN7/In
#> 2 quantize -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 remainder 1 NaN/In NaN/In 0 1.00 1.0000 1 0.00000 1 1 1.000000000000000000000000000000 1 -NaN12 NaN7/In
#> 2 remainder 99999 NaN/In NaN/In 0 0.00 0.5001 0 0.00000 29999 9 99999.000000000000000000000000000000 99999 -NaN12 NaN7/In
#> 2 remainder 101 NaN/In NaN/In 0 0.50 1.0040 101 0.00000 101 0 101.000000000000000000000000000000 101 -NaN12 NaN7/In
#> 2 remainder -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 remainder_near 1 NaN/In NaN/In 0 -0.50 1.0000 1 0.00000 1 1 1.000000000000000000000000000000 1 -NaN12 NaN7/In
#> 2 remainder_near 99999 NaN/In NaN/In 0 0.00 0.5001 0 0.00000 29999 9 99999.000000000000000000000000000000 99999 -NaN12 NaN7/In
#> 2 remainder_near 101 NaN/In NaN/In 0 0.50 1.0040 101 0.00000 101 0 101.000000000000000000000000000000 101 -NaN12 NaN7/In
#> 2 remainder_near -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 rotate 1 1 NaN/In 10 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 rotate 99999 99999 NaN/In 999990 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 rotate 101 101 NaN/In 1010 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 rotate -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 same_quantum 1 True False True False False True False False True False False False False
#> 2 same_quantum 99999 True False True False False True False False True False False False False
#> 2 same_quantum 101 True False True False False True False False True False False False False
#> 2 same_quantum -NaN12 False False False False False False False False False False False True True
#> 2 scaleb 1 1 NaN/In 1E+1 NaN/In NaN/In 1E+99999 NaN/In NaN/In 1E+101 NaN/In NaN/In -NaN12 NaN7/In
#> 2 scaleb 99999 99999 NaN/In 9.9999E+5 NaN/In NaN/In 9.9999E+100003 NaN/In NaN/In 9.9999E+105 NaN/In NaN/In -NaN12 NaN7/In
#> 2 scaleb 101 101 NaN/In 1.01E+3 NaN/In NaN/In 1.01E+100001 NaN/In NaN/In 1.01E+103 NaN/In NaN/In -NaN12 NaN7/In
#> 2 scaleb -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 shift 1 1 NaN/In 10 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 shift 99999 99999 NaN/In 999990 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 shift 101 101 NaN/In 1010 NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In NaN/In -NaN12 NaN7/In
#> 2 shift -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 subtract 1 1 1 0 2.50 -1.4999 -99998 0.99999 -69999 -100 -1234567889.123456789012345678901234567890 -Infinity -NaN12 NaN7/In
#> 2 subtract 99999 99999 99999 99998 100000.50 99996.5001 0 99998.99999 29999 99898 -1234467891.123456789012345678901234567890 -Infinity -NaN12 NaN7/In
#> 2 subtract 101 101 101 100 102.50 98.5001 -99898 100.99999 -69899 0 -1234567789.123456789012345678901234567890 -Infinity -NaN12 NaN7/In
#> 2 subtract -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 -NaN12 NaN7/In
#> 2 fma 10
#> 2 fma NaN/In
#> 2 fma 0.00
#> 2 fma 99980001.000000001
#> 2 fma NaN4/In
#> 2 power 2
#> 2 power -5
#> 2 power NaN/In
#> 2 power 0
#> 2 power NaN/In
#> 2 power 27
#> 2 power NaN/In
#> 2 power 32
