# decimal: every operation of a context on ordinary and special numbers, with the flags that it sets.
# option: --policy standard
from decimal import *

SIGNALS = (Clamped, InvalidOperation, DivisionByZero, Inexact, FloatOperation, Overflow, Rounded, Subnormal,
           Underflow)
CONTEXTS = [
    Context(prec=5, Emin=-3, Emax=4, rounding=ROUND_HALF_EVEN, clamp=0, traps=[]),
    Context(prec=3, Emin=-2, Emax=2, rounding=ROUND_05UP, clamp=1, traps=[]),
    Context(prec=45, rounding=ROUND_CEILING, traps=[]),
]
VALUES = ["0", "-0E+3", "1", "-1.50", "2.4999", "99999", "1E-5", "7E+4", "101",
          "1234567890.123456789012345678901234567890", "Infinity", "-NaN12", "sNaN7"]
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
        for value in VALUES:
            print(number, name, value, "gives", shown(context, getattr(context, name), Decimal(value)))
    for name in TWO:
        for left in VALUES[number::3]:
            for right in VALUES:
                result = shown(context, getattr(context, name), Decimal(left), Decimal(right))
                print(number, name, left, right, "gives", result)
    for a, b, c in (("2", "3", "4"), ("0", "Infinity", "sNaN1"), ("1.5", "1.5", "-2.25"), ("9999", "9999",
        "1E-9"), ("-NaN3", "1", "sNaN4")):
        print(number, "fma", shown(context, context.fma, Decimal(a), Decimal(b), Decimal(c)))
    for a, b, c in ((2, 10, 7), (-3, 3, 11), (0, 0, 5), (5, 0, 1), (7, -1, 5), (12345, 678, 99), (3, 5, 0), (2, 5,
        123456)):
        print(number, "power", shown(context, context.power, a, b, c))

#> 0 abs 0 gives 0
#> 0 abs -0E+3 gives 0E+3
#> 0 abs 1 gives 1
#> 0 abs -1.50 gives 1.50
#> 0 abs 2.4999 gives 2.4999
#> 0 abs 99999 gives 99999
#> 0 abs 1E-5 gives 0.00001/Sl
#> 0 abs 7E+4 gives 7E+4
#> 0 abs 101 gives 101
#> 0 abs 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 abs Infinity gives Infinity
#> 0 abs -NaN12 gives -NaN12
#> 0 abs sNaN7 gives NaN7/In
#> 0 canonical 0 gives 0
#> 0 canonical -0E+3 gives -0E+3
#> 0 canonical 1 gives 1
#> 0 canonical -1.50 gives -1.50
#> 0 canonical 2.4999 gives 2.4999
#> 0 canonical 99999 gives 99999
#> 0 canonical 1E-5 gives 0.00001
#> 0 canonical 7E+4 gives 7E+4
#> 0 canonical 101 gives 101
#> 0 canonical 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 canonical Infinity gives Infinity
#> 0 canonical -NaN12 gives -NaN12
#> 0 canonical sNaN7 gives sNaN7
#> 0 copy_abs 0 gives 0
#> 0 copy_abs -0E+3 gives 0E+3
#> 0 copy_abs 1 gives 1
#> 0 copy_abs -1.50 gives 1.50
#> 0 copy_abs 2.4999 gives 2.4999
#> 0 copy_abs 99999 gives 99999
#> 0 copy_abs 1E-5 gives 0.00001
#> 0 copy_abs 7E+4 gives 7E+4
#> 0 copy_abs 101 gives 101
#> 0 copy_abs 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 copy_abs Infinity gives Infinity
#> 0 copy_abs -NaN12 gives NaN12
#> 0 copy_abs sNaN7 gives sNaN7
#> 0 copy_decimal 0 gives 0
#> 0 copy_decimal -0E+3 gives -0E+3
#> 0 copy_decimal 1 gives 1
#> 0 copy_decimal -1.50 gives -1.50
#> 0 copy_decimal 2.4999 gives 2.4999
#> 0 copy_decimal 99999 gives 99999
#> 0 copy_decimal 1E-5 gives 0.00001
#> 0 copy_decimal 7E+4 gives 7E+4
#> 0 copy_decimal 101 gives 101
#> 0 copy_decimal 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 copy_decimal Infinity gives Infinity
#> 0 copy_decimal -NaN12 gives -NaN12
#> 0 copy_decimal sNaN7 gives sNaN7
#> 0 copy_negate 0 gives -0
#> 0 copy_negate -0E+3 gives 0E+3
#> 0 copy_negate 1 gives -1
#> 0 copy_negate -1.50 gives 1.50
#> 0 copy_negate 2.4999 gives -2.4999
#> 0 copy_negate 99999 gives -99999
#> 0 copy_negate 1E-5 gives -0.00001
#> 0 copy_negate 7E+4 gives -7E+4
#> 0 copy_negate 101 gives -101
#> 0 copy_negate 1234567890.123456789012345678901234567890 gives -1234567890.123456789012345678901234567890
#> 0 copy_negate Infinity gives -Infinity
#> 0 copy_negate -NaN12 gives NaN12
#> 0 copy_negate sNaN7 gives -sNaN7
#> 0 create_decimal 0 gives 0
#> 0 create_decimal -0E+3 gives -0E+3
#> 0 create_decimal 1 gives 1
#> 0 create_decimal -1.50 gives -1.50
#> 0 create_decimal 2.4999 gives 2.4999
#> 0 create_decimal 99999 gives 99999
#> 0 create_decimal 1E-5 gives 0.00001/Sl
#> 0 create_decimal 7E+4 gives 7E+4
#> 0 create_decimal 101 gives 101
#> 0 create_decimal 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 create_decimal Infinity gives Infinity
#> 0 create_decimal -NaN12 gives -NaN12
#> 0 create_decimal sNaN7 gives sNaN7
#> 0 exp 0 gives 1
#> 0 exp -0E+3 gives 1
#> 0 exp 1 gives 2.7183/ItRd
#> 0 exp -1.50 gives 0.22313/ItRd
#> 0 exp 2.4999 gives 12.181/ItRd
#> 0 exp 99999 gives Infinity/ItOwRd
#> 0 exp 1E-5 gives 1.0000/ItRd
#> 0 exp 7E+4 gives Infinity/ItOwRd
#> 0 exp 101 gives Infinity/ItOwRd
#> 0 exp 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 exp Infinity gives Infinity
#> 0 exp -NaN12 gives -NaN12
#> 0 exp sNaN7 gives NaN7/In
#> 0 is_canonical 0 gives True
#> 0 is_canonical -0E+3 gives True
#> 0 is_canonical 1 gives True
#> 0 is_canonical -1.50 gives True
#> 0 is_canonical 2.4999 gives True
#> 0 is_canonical 99999 gives True
#> 0 is_canonical 1E-5 gives True
#> 0 is_canonical 7E+4 gives True
#> 0 is_canonical 101 gives True
#> 0 is_canonical 1234567890.123456789012345678901234567890 gives True
#> 0 is_canonical Infinity gives True
#> 0 is_canonical -NaN12 gives True
#> 0 is_canonical sNaN7 gives True
#> 0 is_finite 0 gives True
#> 0 is_finite -0E+3 gives True
#> 0 is_finite 1 gives True
#> 0 is_finite -1.50 gives True
#> 0 is_finite 2.4999 gives True
#> 0 is_finite 99999 gives True
#> 0 is_finite 1E-5 gives True
#> 0 is_finite 7E+4 gives True
#> 0 is_finite 101 gives True
#> 0 is_finite 1234567890.123456789012345678901234567890 gives True
#> 0 is_finite Infinity gives False
#> 0 is_finite -NaN12 gives False
#> 0 is_finite sNaN7 gives False
#> 0 is_infinite 0 gives False
#> 0 is_infinite -0E+3 gives False
#> 0 is_infinite 1 gives False
#> 0 is_infinite -1.50 gives False
#> 0 is_infinite 2.4999 gives False
#> 0 is_infinite 99999 gives False
#> 0 is_infinite 1E-5 gives False
#> 0 is_infinite 7E+4 gives False
#> 0 is_infinite 101 gives False
#> 0 is_infinite 1234567890.123456789012345678901234567890 gives False
#> 0 is_infinite Infinity gives True
#> 0 is_infinite -NaN12 gives False
#> 0 is_infinite sNaN7 gives False
#> 0 is_nan 0 gives False
#> 0 is_nan -0E+3 gives False
#> 0 is_nan 1 gives False
#> 0 is_nan -1.50 gives False
#> 0 is_nan 2.4999 gives False
#> 0 is_nan 99999 gives False
#> 0 is_nan 1E-5 gives False
#> 0 is_nan 7E+4 gives False
#> 0 is_nan 101 gives False
#> 0 is_nan 1234567890.123456789012345678901234567890 gives False
#> 0 is_nan Infinity gives False
#> 0 is_nan -NaN12 gives True
#> 0 is_nan sNaN7 gives True
#> 0 is_normal 0 gives False
#> 0 is_normal -0E+3 gives False
#> 0 is_normal 1 gives True
#> 0 is_normal -1.50 gives True
#> 0 is_normal 2.4999 gives True
#> 0 is_normal 99999 gives True
#> 0 is_normal 1E-5 gives False
#> 0 is_normal 7E+4 gives True
#> 0 is_normal 101 gives True
#> 0 is_normal 1234567890.123456789012345678901234567890 gives True
#> 0 is_normal Infinity gives False
#> 0 is_normal -NaN12 gives False
#> 0 is_normal sNaN7 gives False
#> 0 is_qnan 0 gives False
#> 0 is_qnan -0E+3 gives False
#> 0 is_qnan 1 gives False
#> 0 is_qnan -1.50 gives False
#> 0 is_qnan 2.4999 gives False
#> 0 is_qnan 99999 gives False
#> 0 is_qnan 1E-5 gives False
#> 0 is_qnan 7E+4 gives False
#> 0 is_qnan 101 gives False
#> 0 is_qnan 1234567890.123456789012345678901234567890 gives False
#> 0 is_qnan Infinity gives False
#> 0 is_qnan -NaN12 gives True
#> 0 is_qnan sNaN7 gives False
#> 0 is_signed 0 gives False
#> 0 is_signed -0E+3 gives True
#> 0 is_signed 1 gives False
#> 0 is_signed -1.50 gives True
#> 0 is_signed 2.4999 gives False
#> 0 is_signed 99999 gives False
#> 0 is_signed 1E-5 gives False
#> 0 is_signed 7E+4 gives False
#> 0 is_signed 101 gives False
#> 0 is_signed 1234567890.123456789012345678901234567890 gives False
#> 0 is_signed Infinity gives False
#> 0 is_signed -NaN12 gives True
#> 0 is_signed sNaN7 gives False
#> 0 is_snan 0 gives False
#> 0 is_snan -0E+3 gives False
#> 0 is_snan 1 gives False
#> 0 is_snan -1.50 gives False
#> 0 is_snan 2.4999 gives False
#> 0 is_snan 99999 gives False
#> 0 is_snan 1E-5 gives False
#> 0 is_snan 7E+4 gives False
#> 0 is_snan 101 gives False
#> 0 is_snan 1234567890.123456789012345678901234567890 gives False
#> 0 is_snan Infinity gives False
#> 0 is_snan -NaN12 gives False
#> 0 is_snan sNaN7 gives True
#> 0 is_subnormal 0 gives False
#> 0 is_subnormal -0E+3 gives False
#> 0 is_subnormal 1 gives False
#> 0 is_subnormal -1.50 gives False
#> 0 is_subnormal 2.4999 gives False
#> 0 is_subnormal 99999 gives False
#> 0 is_subnormal 1E-5 gives True
#> 0 is_subnormal 7E+4 gives False
#> 0 is_subnormal 101 gives False
#> 0 is_subnormal 1234567890.123456789012345678901234567890 gives False
#> 0 is_subnormal Infinity gives False
#> 0 is_subnormal -NaN12 gives False
#> 0 is_subnormal sNaN7 gives False
#> 0 is_zero 0 gives True
#> 0 is_zero -0E+3 gives True
#> 0 is_zero 1 gives False
#> 0 is_zero -1.50 gives False
#> 0 is_zero 2.4999 gives False
#> 0 is_zero 99999 gives False
#> 0 is_zero 1E-5 gives False
#> 0 is_zero 7E+4 gives False
#> 0 is_zero 101 gives False
#> 0 is_zero 1234567890.123456789012345678901234567890 gives False
#> 0 is_zero Infinity gives False
#> 0 is_zero -NaN12 gives False
#> 0 is_zero sNaN7 gives False
#> 0 ln 0 gives -Infinity
#> 0 ln -0E+3 gives -Infinity
#> 0 ln 1 gives 0
#> 0 ln -1.50 gives NaN/In
#> 0 ln 2.4999 gives 0.91625/ItRd
#> 0 ln 99999 gives 11.513/ItRd
#> 0 ln 1E-5 gives -11.513/ItRd
#> 0 ln 7E+4 gives 11.156/ItRd
#> 0 ln 101 gives 4.6151/ItRd
#> 0 ln 1234567890.123456789012345678901234567890 gives 20.934/ItRd
#> 0 ln Infinity gives Infinity
#> 0 ln -NaN12 gives -NaN12
#> 0 ln sNaN7 gives NaN7/In
#> 0 log10 0 gives -Infinity
#> 0 log10 -0E+3 gives -Infinity
#> 0 log10 1 gives 0
#> 0 log10 -1.50 gives NaN/In
#> 0 log10 2.4999 gives 0.39792/ItRd
#> 0 log10 99999 gives 5.0000/ItRd
#> 0 log10 1E-5 gives -5
#> 0 log10 7E+4 gives 4.8451/ItRd
#> 0 log10 101 gives 2.0043/ItRd
#> 0 log10 1234567890.123456789012345678901234567890 gives 9.0915/ItRd
#> 0 log10 Infinity gives Infinity
#> 0 log10 -NaN12 gives -NaN12
#> 0 log10 sNaN7 gives NaN7/In
#> 0 logb 0 gives -Infinity/Do
#> 0 logb -0E+3 gives -Infinity/Do
#> 0 logb 1 gives 0
#> 0 logb -1.50 gives 0
#> 0 logb 2.4999 gives 0
#> 0 logb 99999 gives 4
#> 0 logb 1E-5 gives -5
#> 0 logb 7E+4 gives 4
#> 0 logb 101 gives 2
#> 0 logb 1234567890.123456789012345678901234567890 gives 9
#> 0 logb Infinity gives Infinity
#> 0 logb -NaN12 gives -NaN12
#> 0 logb sNaN7 gives NaN7/In
#> 0 logical_invert 0 gives 11111
#> 0 logical_invert -0E+3 gives NaN/In
#> 0 logical_invert 1 gives 11110
#> 0 logical_invert -1.50 gives NaN/In
#> 0 logical_invert 2.4999 gives NaN/In
#> 0 logical_invert 99999 gives NaN/In
#> 0 logical_invert 1E-5 gives NaN/In
#> 0 logical_invert 7E+4 gives NaN/In
#> 0 logical_invert 101 gives 11010
#> 0 logical_invert 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_invert Infinity gives NaN/In
#> 0 logical_invert -NaN12 gives NaN/In
#> 0 logical_invert sNaN7 gives NaN/In
#> 0 minus 0 gives 0
#> 0 minus -0E+3 gives 0E+3
#> 0 minus 1 gives -1
#> 0 minus -1.50 gives 1.50
#> 0 minus 2.4999 gives -2.4999
#> 0 minus 99999 gives -99999
#> 0 minus 1E-5 gives -0.00001/Sl
#> 0 minus 7E+4 gives -7E+4
#> 0 minus 101 gives -101
#> 0 minus 1234567890.123456789012345678901234567890 gives -Infinity/ItOwRd
#> 0 minus Infinity gives -Infinity
#> 0 minus -NaN12 gives -NaN12
#> 0 minus sNaN7 gives NaN7/In
#> 0 next_minus 0 gives -1E-7
#> 0 next_minus -0E+3 gives -1E-7
#> 0 next_minus 1 gives 0.99999
#> 0 next_minus -1.50 gives -1.5001
#> 0 next_minus 2.4999 gives 2.4998
#> 0 next_minus 99999 gives 99998
#> 0 next_minus 1E-5 gives 0.0000099
#> 0 next_minus 7E+4 gives 69999
#> 0 next_minus 101 gives 100.99
#> 0 next_minus 1234567890.123456789012345678901234567890 gives 99999
#> 0 next_minus Infinity gives 99999
#> 0 next_minus -NaN12 gives -NaN12
#> 0 next_minus sNaN7 gives NaN7/In
#> 0 next_plus 0 gives 1E-7
#> 0 next_plus -0E+3 gives 1E-7
#> 0 next_plus 1 gives 1.0001
#> 0 next_plus -1.50 gives -1.4999
#> 0 next_plus 2.4999 gives 2.5000
#> 0 next_plus 99999 gives Infinity
#> 0 next_plus 1E-5 gives 0.0000101
#> 0 next_plus 7E+4 gives 70001
#> 0 next_plus 101 gives 101.01
#> 0 next_plus 1234567890.123456789012345678901234567890 gives Infinity
#> 0 next_plus Infinity gives Infinity
#> 0 next_plus -NaN12 gives -NaN12
#> 0 next_plus sNaN7 gives NaN7/In
#> 0 normalize 0 gives 0
#> 0 normalize -0E+3 gives -0
#> 0 normalize 1 gives 1
#> 0 normalize -1.50 gives -1.5
#> 0 normalize 2.4999 gives 2.4999
#> 0 normalize 99999 gives 99999
#> 0 normalize 1E-5 gives 0.00001/Sl
#> 0 normalize 7E+4 gives 7E+4
#> 0 normalize 101 gives 101
#> 0 normalize 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 normalize Infinity gives Infinity
#> 0 normalize -NaN12 gives -NaN12
#> 0 normalize sNaN7 gives NaN7/In
#> 0 number_class 0 gives +Zero
#> 0 number_class -0E+3 gives -Zero
#> 0 number_class 1 gives +Normal
#> 0 number_class -1.50 gives -Normal
#> 0 number_class 2.4999 gives +Normal
#> 0 number_class 99999 gives +Normal
#> 0 number_class 1E-5 gives +Subnormal
#> 0 number_class 7E+4 gives +Normal
#> 0 number_class 101 gives +Normal
#> 0 number_class 1234567890.123456789012345678901234567890 gives +Normal
#> 0 number_class Infinity gives +Infinity
#> 0 number_class -NaN12 gives NaN
#> 0 number_class sNaN7 gives sNaN
#> 0 plus 0 gives 0
#> 0 plus -0E+3 gives 0E+3
#> 0 plus 1 gives 1
#> 0 plus -1.50 gives -1.50
#> 0 plus 2.4999 gives 2.4999
#> 0 plus 99999 gives 99999
#> 0 plus 1E-5 gives 0.00001/Sl
#> 0 plus 7E+4 gives 7E+4
#> 0 plus 101 gives 101
#> 0 plus 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 plus Infinity gives Infinity
#> 0 plus -NaN12 gives -NaN12
#> 0 plus sNaN7 gives NaN7/In
#> 0 sqrt 0 gives 0
#> 0 sqrt -0E+3 gives -0E+1
#> 0 sqrt 1 gives 1
#> 0 sqrt -1.50 gives NaN/In
#> 0 sqrt 2.4999 gives 1.5811/ItRd
#> 0 sqrt 99999 gives 316.23/ItRd
#> 0 sqrt 1E-5 gives 0.0031623/ItRd
#> 0 sqrt 7E+4 gives 264.58/ItRd
#> 0 sqrt 101 gives 10.050/ItRd
#> 0 sqrt 1234567890.123456789012345678901234567890 gives 35136/ItRd
#> 0 sqrt Infinity gives Infinity
#> 0 sqrt -NaN12 gives -NaN12
#> 0 sqrt sNaN7 gives NaN7/In
#> 0 to_eng_string 0 gives 0
#> 0 to_eng_string -0E+3 gives -0E+3
#> 0 to_eng_string 1 gives 1
#> 0 to_eng_string -1.50 gives -1.50
#> 0 to_eng_string 2.4999 gives 2.4999
#> 0 to_eng_string 99999 gives 99999
#> 0 to_eng_string 1E-5 gives 0.00001
#> 0 to_eng_string 7E+4 gives 70E+3
#> 0 to_eng_string 101 gives 101
#> 0 to_eng_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 to_eng_string Infinity gives Infinity
#> 0 to_eng_string -NaN12 gives -NaN12
#> 0 to_eng_string sNaN7 gives sNaN7
#> 0 to_integral 0 gives 0
#> 0 to_integral -0E+3 gives -0E+3
#> 0 to_integral 1 gives 1
#> 0 to_integral -1.50 gives -2
#> 0 to_integral 2.4999 gives 2
#> 0 to_integral 99999 gives 99999
#> 0 to_integral 1E-5 gives 0
#> 0 to_integral 7E+4 gives 7E+4
#> 0 to_integral 101 gives 101
#> 0 to_integral 1234567890.123456789012345678901234567890 gives 1234567890
#> 0 to_integral Infinity gives Infinity
#> 0 to_integral -NaN12 gives -NaN12
#> 0 to_integral sNaN7 gives NaN7/In
#> 0 to_integral_exact 0 gives 0
#> 0 to_integral_exact -0E+3 gives -0E+3
#> 0 to_integral_exact 1 gives 1
#> 0 to_integral_exact -1.50 gives -2/ItRd
#> 0 to_integral_exact 2.4999 gives 2/ItRd
#> 0 to_integral_exact 99999 gives 99999
#> 0 to_integral_exact 1E-5 gives 0/ItRd
#> 0 to_integral_exact 7E+4 gives 7E+4
#> 0 to_integral_exact 101 gives 101
#> 0 to_integral_exact 1234567890.123456789012345678901234567890 gives 1234567890/ItRd
#> 0 to_integral_exact Infinity gives Infinity
#> 0 to_integral_exact -NaN12 gives -NaN12
#> 0 to_integral_exact sNaN7 gives NaN7/In
#> 0 to_integral_value 0 gives 0
#> 0 to_integral_value -0E+3 gives -0E+3
#> 0 to_integral_value 1 gives 1
#> 0 to_integral_value -1.50 gives -2
#> 0 to_integral_value 2.4999 gives 2
#> 0 to_integral_value 99999 gives 99999
#> 0 to_integral_value 1E-5 gives 0
#> 0 to_integral_value 7E+4 gives 7E+4
#> 0 to_integral_value 101 gives 101
#> 0 to_integral_value 1234567890.123456789012345678901234567890 gives 1234567890
#> 0 to_integral_value Infinity gives Infinity
#> 0 to_integral_value -NaN12 gives -NaN12
#> 0 to_integral_value sNaN7 gives NaN7/In
#> 0 to_sci_string 0 gives 0
#> 0 to_sci_string -0E+3 gives -0E+3
#> 0 to_sci_string 1 gives 1
#> 0 to_sci_string -1.50 gives -1.50
#> 0 to_sci_string 2.4999 gives 2.4999
#> 0 to_sci_string 99999 gives 99999
#> 0 to_sci_string 1E-5 gives 0.00001
#> 0 to_sci_string 7E+4 gives 7E+4
#> 0 to_sci_string 101 gives 101
#> 0 to_sci_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 to_sci_string Infinity gives Infinity
#> 0 to_sci_string -NaN12 gives -NaN12
#> 0 to_sci_string sNaN7 gives sNaN7
#> 0 add 0 0 gives 0
#> 0 add 0 -0E+3 gives 0
#> 0 add 0 1 gives 1
#> 0 add 0 -1.50 gives -1.50
#> 0 add 0 2.4999 gives 2.4999
#> 0 add 0 99999 gives 99999
#> 0 add 0 1E-5 gives 0.00001/Sl
#> 0 add 0 7E+4 gives 70000
#> 0 add 0 101 gives 101
#> 0 add 0 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 add 0 Infinity gives Infinity
#> 0 add 0 -NaN12 gives -NaN12
#> 0 add 0 sNaN7 gives NaN7/In
#> 0 add -1.50 0 gives -1.50
#> 0 add -1.50 -0E+3 gives -1.50
#> 0 add -1.50 1 gives -0.50
#> 0 add -1.50 -1.50 gives -3.00
#> 0 add -1.50 2.4999 gives 0.9999
#> 0 add -1.50 99999 gives 99998/ItRd
#> 0 add -1.50 1E-5 gives -1.5000/ItRd
#> 0 add -1.50 7E+4 gives 69998/ItRd
#> 0 add -1.50 101 gives 99.50
#> 0 add -1.50 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 add -1.50 Infinity gives Infinity
#> 0 add -1.50 -NaN12 gives -NaN12
#> 0 add -1.50 sNaN7 gives NaN7/In
#> 0 add 1E-5 0 gives 0.00001/Sl
#> 0 add 1E-5 -0E+3 gives 0.00001/Sl
#> 0 add 1E-5 1 gives 1.0000/ItRd
#> 0 add 1E-5 -1.50 gives -1.5000/ItRd
#> 0 add 1E-5 2.4999 gives 2.4999/ItRd
#> 0 add 1E-5 99999 gives 99999/ItRd
#> 0 add 1E-5 1E-5 gives 0.00002/Sl
#> 0 add 1E-5 7E+4 gives 70000/ItRd
#> 0 add 1E-5 101 gives 101.00/ItRd
#> 0 add 1E-5 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 add 1E-5 Infinity gives Infinity
#> 0 add 1E-5 -NaN12 gives -NaN12
#> 0 add 1E-5 sNaN7 gives NaN7/In
#> 0 add 1234567890.123456789012345678901234567890 0 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 -0E+3 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 -1.50 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 1E-5 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 add 1234567890.123456789012345678901234567890 Infinity gives Infinity
#> 0 add 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 add 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 add sNaN7 0 gives NaN7/In
#> 0 add sNaN7 -0E+3 gives NaN7/In
#> 0 add sNaN7 1 gives NaN7/In
#> 0 add sNaN7 -1.50 gives NaN7/In
#> 0 add sNaN7 2.4999 gives NaN7/In
#> 0 add sNaN7 99999 gives NaN7/In
#> 0 add sNaN7 1E-5 gives NaN7/In
#> 0 add sNaN7 7E+4 gives NaN7/In
#> 0 add sNaN7 101 gives NaN7/In
#> 0 add sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 add sNaN7 Infinity gives NaN7/In
#> 0 add sNaN7 -NaN12 gives NaN7/In
#> 0 add sNaN7 sNaN7 gives NaN7/In
#> 0 compare 0 0 gives 0
#> 0 compare 0 -0E+3 gives 0
#> 0 compare 0 1 gives -1
#> 0 compare 0 -1.50 gives 1
#> 0 compare 0 2.4999 gives -1
#> 0 compare 0 99999 gives -1
#> 0 compare 0 1E-5 gives -1
#> 0 compare 0 7E+4 gives -1
#> 0 compare 0 101 gives -1
#> 0 compare 0 1234567890.123456789012345678901234567890 gives -1
#> 0 compare 0 Infinity gives -1
#> 0 compare 0 -NaN12 gives -NaN12
#> 0 compare 0 sNaN7 gives NaN7/In
#> 0 compare -1.50 0 gives -1
#> 0 compare -1.50 -0E+3 gives -1
#> 0 compare -1.50 1 gives -1
#> 0 compare -1.50 -1.50 gives 0
#> 0 compare -1.50 2.4999 gives -1
#> 0 compare -1.50 99999 gives -1
#> 0 compare -1.50 1E-5 gives -1
#> 0 compare -1.50 7E+4 gives -1
#> 0 compare -1.50 101 gives -1
#> 0 compare -1.50 1234567890.123456789012345678901234567890 gives -1
#> 0 compare -1.50 Infinity gives -1
#> 0 compare -1.50 -NaN12 gives -NaN12
#> 0 compare -1.50 sNaN7 gives NaN7/In
#> 0 compare 1E-5 0 gives 1
#> 0 compare 1E-5 -0E+3 gives 1
#> 0 compare 1E-5 1 gives -1
#> 0 compare 1E-5 -1.50 gives 1
#> 0 compare 1E-5 2.4999 gives -1
#> 0 compare 1E-5 99999 gives -1
#> 0 compare 1E-5 1E-5 gives 0
#> 0 compare 1E-5 7E+4 gives -1
#> 0 compare 1E-5 101 gives -1
#> 0 compare 1E-5 1234567890.123456789012345678901234567890 gives -1
#> 0 compare 1E-5 Infinity gives -1
#> 0 compare 1E-5 -NaN12 gives -NaN12
#> 0 compare 1E-5 sNaN7 gives NaN7/In
#> 0 compare 1234567890.123456789012345678901234567890 0 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 -0E+3 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 1 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 -1.50 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 2.4999 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 99999 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 1E-5 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 7E+4 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 101 gives 1
#> 0 compare 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0
#> 0 compare 1234567890.123456789012345678901234567890 Infinity gives -1
#> 0 compare 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 compare 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 compare sNaN7 0 gives NaN7/In
#> 0 compare sNaN7 -0E+3 gives NaN7/In
#> 0 compare sNaN7 1 gives NaN7/In
#> 0 compare sNaN7 -1.50 gives NaN7/In
#> 0 compare sNaN7 2.4999 gives NaN7/In
#> 0 compare sNaN7 99999 gives NaN7/In
#> 0 compare sNaN7 1E-5 gives NaN7/In
#> 0 compare sNaN7 7E+4 gives NaN7/In
#> 0 compare sNaN7 101 gives NaN7/In
#> 0 compare sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 compare sNaN7 Infinity gives NaN7/In
#> 0 compare sNaN7 -NaN12 gives NaN7/In
#> 0 compare sNaN7 sNaN7 gives NaN7/In
#> 0 compare_signal 0 0 gives 0
#> 0 compare_signal 0 -0E+3 gives 0
#> 0 compare_signal 0 1 gives -1
#> 0 compare_signal 0 -1.50 gives 1
#> 0 compare_signal 0 2.4999 gives -1
#> 0 compare_signal 0 99999 gives -1
#> 0 compare_signal 0 1E-5 gives -1
#> 0 compare_signal 0 7E+4 gives -1
#> 0 compare_signal 0 101 gives -1
#> 0 compare_signal 0 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_signal 0 Infinity gives -1
#> 0 compare_signal 0 -NaN12 gives -NaN12/In
#> 0 compare_signal 0 sNaN7 gives NaN7/In
#> 0 compare_signal -1.50 0 gives -1
#> 0 compare_signal -1.50 -0E+3 gives -1
#> 0 compare_signal -1.50 1 gives -1
#> 0 compare_signal -1.50 -1.50 gives 0
#> 0 compare_signal -1.50 2.4999 gives -1
#> 0 compare_signal -1.50 99999 gives -1
#> 0 compare_signal -1.50 1E-5 gives -1
#> 0 compare_signal -1.50 7E+4 gives -1
#> 0 compare_signal -1.50 101 gives -1
#> 0 compare_signal -1.50 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_signal -1.50 Infinity gives -1
#> 0 compare_signal -1.50 -NaN12 gives -NaN12/In
#> 0 compare_signal -1.50 sNaN7 gives NaN7/In
#> 0 compare_signal 1E-5 0 gives 1
#> 0 compare_signal 1E-5 -0E+3 gives 1
#> 0 compare_signal 1E-5 1 gives -1
#> 0 compare_signal 1E-5 -1.50 gives 1
#> 0 compare_signal 1E-5 2.4999 gives -1
#> 0 compare_signal 1E-5 99999 gives -1
#> 0 compare_signal 1E-5 1E-5 gives 0
#> 0 compare_signal 1E-5 7E+4 gives -1
#> 0 compare_signal 1E-5 101 gives -1
#> 0 compare_signal 1E-5 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_signal 1E-5 Infinity gives -1
#> 0 compare_signal 1E-5 -NaN12 gives -NaN12/In
#> 0 compare_signal 1E-5 sNaN7 gives NaN7/In
#> 0 compare_signal 1234567890.123456789012345678901234567890 0 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 -0E+3 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 1 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 -1.50 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 2.4999 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 99999 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 1E-5 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 7E+4 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 101 gives 1
#> 0 compare_signal 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0
#> 0 compare_signal 1234567890.123456789012345678901234567890 Infinity gives -1
#> 0 compare_signal 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12/In
#> 0 compare_signal 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 compare_signal sNaN7 0 gives NaN7/In
#> 0 compare_signal sNaN7 -0E+3 gives NaN7/In
#> 0 compare_signal sNaN7 1 gives NaN7/In
#> 0 compare_signal sNaN7 -1.50 gives NaN7/In
#> 0 compare_signal sNaN7 2.4999 gives NaN7/In
#> 0 compare_signal sNaN7 99999 gives NaN7/In
#> 0 compare_signal sNaN7 1E-5 gives NaN7/In
#> 0 compare_signal sNaN7 7E+4 gives NaN7/In
#> 0 compare_signal sNaN7 101 gives NaN7/In
#> 0 compare_signal sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 compare_signal sNaN7 Infinity gives NaN7/In
#> 0 compare_signal sNaN7 -NaN12 gives NaN7/In
#> 0 compare_signal sNaN7 sNaN7 gives NaN7/In
#> 0 compare_total 0 0 gives 0
#> 0 compare_total 0 -0E+3 gives 1
#> 0 compare_total 0 1 gives -1
#> 0 compare_total 0 -1.50 gives 1
#> 0 compare_total 0 2.4999 gives -1
#> 0 compare_total 0 99999 gives -1
#> 0 compare_total 0 1E-5 gives -1
#> 0 compare_total 0 7E+4 gives -1
#> 0 compare_total 0 101 gives -1
#> 0 compare_total 0 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total 0 Infinity gives -1
#> 0 compare_total 0 -NaN12 gives 1
#> 0 compare_total 0 sNaN7 gives -1
#> 0 compare_total -1.50 0 gives -1
#> 0 compare_total -1.50 -0E+3 gives -1
#> 0 compare_total -1.50 1 gives -1
#> 0 compare_total -1.50 -1.50 gives 0
#> 0 compare_total -1.50 2.4999 gives -1
#> 0 compare_total -1.50 99999 gives -1
#> 0 compare_total -1.50 1E-5 gives -1
#> 0 compare_total -1.50 7E+4 gives -1
#> 0 compare_total -1.50 101 gives -1
#> 0 compare_total -1.50 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total -1.50 Infinity gives -1
#> 0 compare_total -1.50 -NaN12 gives 1
#> 0 compare_total -1.50 sNaN7 gives -1
#> 0 compare_total 1E-5 0 gives 1
#> 0 compare_total 1E-5 -0E+3 gives 1
#> 0 compare_total 1E-5 1 gives -1
#> 0 compare_total 1E-5 -1.50 gives 1
#> 0 compare_total 1E-5 2.4999 gives -1
#> 0 compare_total 1E-5 99999 gives -1
#> 0 compare_total 1E-5 1E-5 gives 0
#> 0 compare_total 1E-5 7E+4 gives -1
#> 0 compare_total 1E-5 101 gives -1
#> 0 compare_total 1E-5 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total 1E-5 Infinity gives -1
#> 0 compare_total 1E-5 -NaN12 gives 1
#> 0 compare_total 1E-5 sNaN7 gives -1
#> 0 compare_total 1234567890.123456789012345678901234567890 0 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 -0E+3 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 1 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 -1.50 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 2.4999 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 99999 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 1E-5 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 7E+4 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 101 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0
#> 0 compare_total 1234567890.123456789012345678901234567890 Infinity gives -1
#> 0 compare_total 1234567890.123456789012345678901234567890 -NaN12 gives 1
#> 0 compare_total 1234567890.123456789012345678901234567890 sNaN7 gives -1
#> 0 compare_total sNaN7 0 gives 1
#> 0 compare_total sNaN7 -0E+3 gives 1
#> 0 compare_total sNaN7 1 gives 1
#> 0 compare_total sNaN7 -1.50 gives 1
#> 0 compare_total sNaN7 2.4999 gives 1
#> 0 compare_total sNaN7 99999 gives 1
#> 0 compare_total sNaN7 1E-5 gives 1
#> 0 compare_total sNaN7 7E+4 gives 1
#> 0 compare_total sNaN7 101 gives 1
#> 0 compare_total sNaN7 1234567890.123456789012345678901234567890 gives 1
#> 0 compare_total sNaN7 Infinity gives 1
#> 0 compare_total sNaN7 -NaN12 gives 1
#> 0 compare_total sNaN7 sNaN7 gives 0
#> 0 compare_total_mag 0 0 gives 0
#> 0 compare_total_mag 0 -0E+3 gives -1
#> 0 compare_total_mag 0 1 gives -1
#> 0 compare_total_mag 0 -1.50 gives -1
#> 0 compare_total_mag 0 2.4999 gives -1
#> 0 compare_total_mag 0 99999 gives -1
#> 0 compare_total_mag 0 1E-5 gives -1
#> 0 compare_total_mag 0 7E+4 gives -1
#> 0 compare_total_mag 0 101 gives -1
#> 0 compare_total_mag 0 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total_mag 0 Infinity gives -1
#> 0 compare_total_mag 0 -NaN12 gives -1
#> 0 compare_total_mag 0 sNaN7 gives -1
#> 0 compare_total_mag -1.50 0 gives 1
#> 0 compare_total_mag -1.50 -0E+3 gives 1
#> 0 compare_total_mag -1.50 1 gives 1
#> 0 compare_total_mag -1.50 -1.50 gives 0
#> 0 compare_total_mag -1.50 2.4999 gives -1
#> 0 compare_total_mag -1.50 99999 gives -1
#> 0 compare_total_mag -1.50 1E-5 gives 1
#> 0 compare_total_mag -1.50 7E+4 gives -1
#> 0 compare_total_mag -1.50 101 gives -1
#> 0 compare_total_mag -1.50 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total_mag -1.50 Infinity gives -1
#> 0 compare_total_mag -1.50 -NaN12 gives -1
#> 0 compare_total_mag -1.50 sNaN7 gives -1
#> 0 compare_total_mag 1E-5 0 gives 1
#> 0 compare_total_mag 1E-5 -0E+3 gives 1
#> 0 compare_total_mag 1E-5 1 gives -1
#> 0 compare_total_mag 1E-5 -1.50 gives -1
#> 0 compare_total_mag 1E-5 2.4999 gives -1
#> 0 compare_total_mag 1E-5 99999 gives -1
#> 0 compare_total_mag 1E-5 1E-5 gives 0
#> 0 compare_total_mag 1E-5 7E+4 gives -1
#> 0 compare_total_mag 1E-5 101 gives -1
#> 0 compare_total_mag 1E-5 1234567890.123456789012345678901234567890 gives -1
#> 0 compare_total_mag 1E-5 Infinity gives -1
#> 0 compare_total_mag 1E-5 -NaN12 gives -1
#> 0 compare_total_mag 1E-5 sNaN7 gives -1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 0 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 -0E+3 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 1 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 -1.50 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 2.4999 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 99999 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 1E-5 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 7E+4 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 101 gives 1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 Infinity gives -1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 -NaN12 gives -1
#> 0 compare_total_mag 1234567890.123456789012345678901234567890 sNaN7 gives -1
#> 0 compare_total_mag sNaN7 0 gives 1
#> 0 compare_total_mag sNaN7 -0E+3 gives 1
#> 0 compare_total_mag sNaN7 1 gives 1
#> 0 compare_total_mag sNaN7 -1.50 gives 1
#> 0 compare_total_mag sNaN7 2.4999 gives 1
#> 0 compare_total_mag sNaN7 99999 gives 1
#> 0 compare_total_mag sNaN7 1E-5 gives 1
#> 0 compare_total_mag sNaN7 7E+4 gives 1
#> 0 compare_total_mag sNaN7 101 gives 1
#> 0 compare_total_mag sNaN7 1234567890.123456789012345678901234567890 gives 1
#> 0 compare_total_mag sNaN7 Infinity gives 1
#> 0 compare_total_mag sNaN7 -NaN12 gives -1
#> 0 compare_total_mag sNaN7 sNaN7 gives 0
#> 0 copy_sign 0 0 gives 0
#> 0 copy_sign 0 -0E+3 gives -0
#> 0 copy_sign 0 1 gives 0
#> 0 copy_sign 0 -1.50 gives -0
#> 0 copy_sign 0 2.4999 gives 0
#> 0 copy_sign 0 99999 gives 0
#> 0 copy_sign 0 1E-5 gives 0
#> 0 copy_sign 0 7E+4 gives 0
#> 0 copy_sign 0 101 gives 0
#> 0 copy_sign 0 1234567890.123456789012345678901234567890 gives 0
#> 0 copy_sign 0 Infinity gives 0
#> 0 copy_sign 0 -NaN12 gives -0
#> 0 copy_sign 0 sNaN7 gives 0
#> 0 copy_sign -1.50 0 gives 1.50
#> 0 copy_sign -1.50 -0E+3 gives -1.50
#> 0 copy_sign -1.50 1 gives 1.50
#> 0 copy_sign -1.50 -1.50 gives -1.50
#> 0 copy_sign -1.50 2.4999 gives 1.50
#> 0 copy_sign -1.50 99999 gives 1.50
#> 0 copy_sign -1.50 1E-5 gives 1.50
#> 0 copy_sign -1.50 7E+4 gives 1.50
#> 0 copy_sign -1.50 101 gives 1.50
#> 0 copy_sign -1.50 1234567890.123456789012345678901234567890 gives 1.50
#> 0 copy_sign -1.50 Infinity gives 1.50
#> 0 copy_sign -1.50 -NaN12 gives -1.50
#> 0 copy_sign -1.50 sNaN7 gives 1.50
#> 0 copy_sign 1E-5 0 gives 0.00001
#> 0 copy_sign 1E-5 -0E+3 gives -0.00001
#> 0 copy_sign 1E-5 1 gives 0.00001
#> 0 copy_sign 1E-5 -1.50 gives -0.00001
#> 0 copy_sign 1E-5 2.4999 gives 0.00001
#> 0 copy_sign 1E-5 99999 gives 0.00001
#> 0 copy_sign 1E-5 1E-5 gives 0.00001
#> 0 copy_sign 1E-5 7E+4 gives 0.00001
#> 0 copy_sign 1E-5 101 gives 0.00001
#> 0 copy_sign 1E-5 1234567890.123456789012345678901234567890 gives 0.00001
#> 0 copy_sign 1E-5 Infinity gives 0.00001
#> 0 copy_sign 1E-5 -NaN12 gives -0.00001
#> 0 copy_sign 1E-5 sNaN7 gives 0.00001
#> 0 copy_sign 1234567890.123456789012345678901234567890 0 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 -0E+3 gives -1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 1 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 -1.50 gives -1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 2.4999 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 99999 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 1E-5 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 7E+4 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 101 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 Infinity gives 1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 -NaN12 gives -1234567890.123456789012345678901234567890
#> 0 copy_sign 1234567890.123456789012345678901234567890 sNaN7 gives 1234567890.123456789012345678901234567890
#> 0 copy_sign sNaN7 0 gives sNaN7
#> 0 copy_sign sNaN7 -0E+3 gives -sNaN7
#> 0 copy_sign sNaN7 1 gives sNaN7
#> 0 copy_sign sNaN7 -1.50 gives -sNaN7
#> 0 copy_sign sNaN7 2.4999 gives sNaN7
#> 0 copy_sign sNaN7 99999 gives sNaN7
#> 0 copy_sign sNaN7 1E-5 gives sNaN7
#> 0 copy_sign sNaN7 7E+4 gives sNaN7
#> 0 copy_sign sNaN7 101 gives sNaN7
#> 0 copy_sign sNaN7 1234567890.123456789012345678901234567890 gives sNaN7
#> 0 copy_sign sNaN7 Infinity gives sNaN7
#> 0 copy_sign sNaN7 -NaN12 gives -sNaN7
#> 0 copy_sign sNaN7 sNaN7 gives sNaN7
#> 0 divide 0 0 gives NaN/In
#> 0 divide 0 -0E+3 gives NaN/In
#> 0 divide 0 1 gives 0
#> 0 divide 0 -1.50 gives -0E+2
#> 0 divide 0 2.4999 gives 0E+4
#> 0 divide 0 99999 gives 0
#> 0 divide 0 1E-5 gives 0E+4/Cd
#> 0 divide 0 7E+4 gives 0.0000
#> 0 divide 0 101 gives 0
#> 0 divide 0 1234567890.123456789012345678901234567890 gives 0E+4/Cd
#> 0 divide 0 Infinity gives 0E-7/Cd
#> 0 divide 0 -NaN12 gives -NaN12
#> 0 divide 0 sNaN7 gives NaN7/In
#> 0 divide -1.50 0 gives -Infinity/Do
#> 0 divide -1.50 -0E+3 gives Infinity/Do
#> 0 divide -1.50 1 gives -1.50
#> 0 divide -1.50 -1.50 gives 1
#> 0 divide -1.50 2.4999 gives -0.60002/ItRd
#> 0 divide -1.50 99999 gives -0.0000150/ItRdSlUw
#> 0 divide -1.50 1E-5 gives -Infinity/ItOwRd
#> 0 divide -1.50 7E+4 gives -0.0000214/ItRdSlUw
#> 0 divide -1.50 101 gives -0.014851/ItRd
#> 0 divide -1.50 1234567890.123456789012345678901234567890 gives -0E-7/CdItRdSlUw
#> 0 divide -1.50 Infinity gives -0E-7/Cd
#> 0 divide -1.50 -NaN12 gives -NaN12
#> 0 divide -1.50 sNaN7 gives NaN7/In
#> 0 divide 1E-5 0 gives Infinity/Do
#> 0 divide 1E-5 -0E+3 gives -Infinity/Do
#> 0 divide 1E-5 1 gives 0.00001/Sl
#> 0 divide 1E-5 -1.50 gives -0.0000067/ItRdSlUw
#> 0 divide 1E-5 2.4999 gives 0.0000040/ItRdSlUw
#> 0 divide 1E-5 99999 gives 0E-7/CdItRdSlUw
#> 0 divide 1E-5 1E-5 gives 1
#> 0 divide 1E-5 7E+4 gives 0E-7/CdItRdSlUw
#> 0 divide 1E-5 101 gives 1E-7/ItRdSlUw
#> 0 divide 1E-5 1234567890.123456789012345678901234567890 gives 0E-7/CdItRdSlUw
#> 0 divide 1E-5 Infinity gives 0E-7/Cd
#> 0 divide 1E-5 -NaN12 gives -NaN12
#> 0 divide 1E-5 sNaN7 gives NaN7/In
#> 0 divide 1234567890.123456789012345678901234567890 0 gives Infinity/Do
#> 0 divide 1234567890.123456789012345678901234567890 -0E+3 gives -Infinity/Do
#> 0 divide 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 divide 1234567890.123456789012345678901234567890 -1.50 gives -Infinity/ItOwRd
#> 0 divide 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 divide 1234567890.123456789012345678901234567890 99999 gives 12346/ItRd
#> 0 divide 1234567890.123456789012345678901234567890 1E-5 gives Infinity/ItOwRd
#> 0 divide 1234567890.123456789012345678901234567890 7E+4 gives 17637/ItRd
#> 0 divide 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 divide 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 1
#> 0 divide 1234567890.123456789012345678901234567890 Infinity gives 0E-7/Cd
#> 0 divide 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 divide 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 divide sNaN7 0 gives NaN7/In
#> 0 divide sNaN7 -0E+3 gives NaN7/In
#> 0 divide sNaN7 1 gives NaN7/In
#> 0 divide sNaN7 -1.50 gives NaN7/In
#> 0 divide sNaN7 2.4999 gives NaN7/In
#> 0 divide sNaN7 99999 gives NaN7/In
#> 0 divide sNaN7 1E-5 gives NaN7/In
#> 0 divide sNaN7 7E+4 gives NaN7/In
#> 0 divide sNaN7 101 gives NaN7/In
#> 0 divide sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 divide sNaN7 Infinity gives NaN7/In
#> 0 divide sNaN7 -NaN12 gives NaN7/In
#> 0 divide sNaN7 sNaN7 gives NaN7/In
#> 0 divide_int 0 0 gives NaN/In
#> 0 divide_int 0 -0E+3 gives NaN/In
#> 0 divide_int 0 1 gives 0
#> 0 divide_int 0 -1.50 gives -0
#> 0 divide_int 0 2.4999 gives 0
#> 0 divide_int 0 99999 gives 0
#> 0 divide_int 0 1E-5 gives 0
#> 0 divide_int 0 7E+4 gives 0
#> 0 divide_int 0 101 gives 0
#> 0 divide_int 0 1234567890.123456789012345678901234567890 gives 0
#> 0 divide_int 0 Infinity gives 0
#> 0 divide_int 0 -NaN12 gives -NaN12
#> 0 divide_int 0 sNaN7 gives NaN7/In
#> 0 divide_int -1.50 0 gives -Infinity/Do
#> 0 divide_int -1.50 -0E+3 gives Infinity/Do
#> 0 divide_int -1.50 1 gives -1
#> 0 divide_int -1.50 -1.50 gives 1
#> 0 divide_int -1.50 2.4999 gives -0
#> 0 divide_int -1.50 99999 gives -0
#> 0 divide_int -1.50 1E-5 gives NaN/In
#> 0 divide_int -1.50 7E+4 gives -0
#> 0 divide_int -1.50 101 gives -0
#> 0 divide_int -1.50 1234567890.123456789012345678901234567890 gives -0
#> 0 divide_int -1.50 Infinity gives -0
#> 0 divide_int -1.50 -NaN12 gives -NaN12
#> 0 divide_int -1.50 sNaN7 gives NaN7/In
#> 0 divide_int 1E-5 0 gives Infinity/Do
#> 0 divide_int 1E-5 -0E+3 gives -Infinity/Do
#> 0 divide_int 1E-5 1 gives 0
#> 0 divide_int 1E-5 -1.50 gives -0
#> 0 divide_int 1E-5 2.4999 gives 0
#> 0 divide_int 1E-5 99999 gives 0
#> 0 divide_int 1E-5 1E-5 gives 1
#> 0 divide_int 1E-5 7E+4 gives 0
#> 0 divide_int 1E-5 101 gives 0
#> 0 divide_int 1E-5 1234567890.123456789012345678901234567890 gives 0
#> 0 divide_int 1E-5 Infinity gives 0
#> 0 divide_int 1E-5 -NaN12 gives -NaN12
#> 0 divide_int 1E-5 sNaN7 gives NaN7/In
#> 0 divide_int 1234567890.123456789012345678901234567890 0 gives Infinity/Do
#> 0 divide_int 1234567890.123456789012345678901234567890 -0E+3 gives -Infinity/Do
#> 0 divide_int 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 divide_int 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 divide_int 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 divide_int 1234567890.123456789012345678901234567890 99999 gives 12345
#> 0 divide_int 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 divide_int 1234567890.123456789012345678901234567890 7E+4 gives 17636
#> 0 divide_int 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 divide_int 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 1
#> 0 divide_int 1234567890.123456789012345678901234567890 Infinity gives 0
#> 0 divide_int 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 divide_int 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 divide_int sNaN7 0 gives NaN7/In
#> 0 divide_int sNaN7 -0E+3 gives NaN7/In
#> 0 divide_int sNaN7 1 gives NaN7/In
#> 0 divide_int sNaN7 -1.50 gives NaN7/In
#> 0 divide_int sNaN7 2.4999 gives NaN7/In
#> 0 divide_int sNaN7 99999 gives NaN7/In
#> 0 divide_int sNaN7 1E-5 gives NaN7/In
#> 0 divide_int sNaN7 7E+4 gives NaN7/In
#> 0 divide_int sNaN7 101 gives NaN7/In
#> 0 divide_int sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 divide_int sNaN7 Infinity gives NaN7/In
#> 0 divide_int sNaN7 -NaN12 gives NaN7/In
#> 0 divide_int sNaN7 sNaN7 gives NaN7/In
#> 0 divmod 0 0 gives NaN NaN/In
#> 0 divmod 0 -0E+3 gives NaN NaN/In
#> 0 divmod 0 1 gives 0 0/
#> 0 divmod 0 -1.50 gives -0 0.00/
#> 0 divmod 0 2.4999 gives 0 0.0000/
#> 0 divmod 0 99999 gives 0 0/
#> 0 divmod 0 1E-5 gives 0 0.00000/
#> 0 divmod 0 7E+4 gives 0 0/
#> 0 divmod 0 101 gives 0 0/
#> 0 divmod 0 1234567890.123456789012345678901234567890 gives 0 0E-7/Cd
#> 0 divmod 0 Infinity gives 0 0/
#> 0 divmod 0 -NaN12 gives -NaN12 -NaN12/
#> 0 divmod 0 sNaN7 gives NaN7 NaN7/In
#> 0 divmod -1.50 0 gives -Infinity NaN/InDo
#> 0 divmod -1.50 -0E+3 gives Infinity NaN/InDo
#> 0 divmod -1.50 1 gives -1 -0.50/
#> 0 divmod -1.50 -1.50 gives 1 -0.00/
#> 0 divmod -1.50 2.4999 gives -0 -1.5000/
#> 0 divmod -1.50 99999 gives -0 -1.50/
#> 0 divmod -1.50 1E-5 gives NaN NaN/In
#> 0 divmod -1.50 7E+4 gives -0 -1.50/
#> 0 divmod -1.50 101 gives -0 -1.50/
#> 0 divmod -1.50 1234567890.123456789012345678901234567890 gives -0 -1.5000/Rd
#> 0 divmod -1.50 Infinity gives -0 -1.50/
#> 0 divmod -1.50 -NaN12 gives -NaN12 -NaN12/
#> 0 divmod -1.50 sNaN7 gives NaN7 NaN7/In
#> 0 divmod 1E-5 0 gives Infinity NaN/InDo
#> 0 divmod 1E-5 -0E+3 gives -Infinity NaN/InDo
#> 0 divmod 1E-5 1 gives 0 0.00001/Sl
#> 0 divmod 1E-5 -1.50 gives -0 0.00001/Sl
#> 0 divmod 1E-5 2.4999 gives 0 0.00001/Sl
#> 0 divmod 1E-5 99999 gives 0 0.00001/Sl
#> 0 divmod 1E-5 1E-5 gives 1 0.00000/
#> 0 divmod 1E-5 7E+4 gives 0 0.00001/Sl
#> 0 divmod 1E-5 101 gives 0 0.00001/Sl
#> 0 divmod 1E-5 1234567890.123456789012345678901234567890 gives 0 0.0000100/RdSl
#> 0 divmod 1E-5 Infinity gives 0 0.00001/Sl
#> 0 divmod 1E-5 -NaN12 gives -NaN12 -NaN12/
#> 0 divmod 1E-5 sNaN7 gives NaN7 NaN7/In
#> 0 divmod 1234567890.123456789012345678901234567890 0 gives Infinity NaN/InDo
#> 0 divmod 1234567890.123456789012345678901234567890 -0E+3 gives -Infinity NaN/InDo
#> 0 divmod 1234567890.123456789012345678901234567890 1 gives NaN NaN/In
#> 0 divmod 1234567890.123456789012345678901234567890 -1.50 gives NaN NaN/In
#> 0 divmod 1234567890.123456789012345678901234567890 2.4999 gives NaN NaN/In
#> 0 divmod 1234567890.123456789012345678901234567890 99999 gives 12345 80235/ItRd
#> 0 divmod 1234567890.123456789012345678901234567890 1E-5 gives NaN NaN/In
#> 0 divmod 1234567890.123456789012345678901234567890 7E+4 gives 17636 47890/ItRd
#> 0 divmod 1234567890.123456789012345678901234567890 101 gives NaN NaN/In
#> 0 divmod 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 1 0E-7/Cd
#> 0 divmod 1234567890.123456789012345678901234567890 Infinity gives 0 Infinity/ItOwRd
#> 0 divmod 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12 -NaN12/
#> 0 divmod 1234567890.123456789012345678901234567890 sNaN7 gives NaN7 NaN7/In
#> 0 divmod sNaN7 0 gives NaN7 NaN7/In
#> 0 divmod sNaN7 -0E+3 gives NaN7 NaN7/In
#> 0 divmod sNaN7 1 gives NaN7 NaN7/In
#> 0 divmod sNaN7 -1.50 gives NaN7 NaN7/In
#> 0 divmod sNaN7 2.4999 gives NaN7 NaN7/In
#> 0 divmod sNaN7 99999 gives NaN7 NaN7/In
#> 0 divmod sNaN7 1E-5 gives NaN7 NaN7/In
#> 0 divmod sNaN7 7E+4 gives NaN7 NaN7/In
#> 0 divmod sNaN7 101 gives NaN7 NaN7/In
#> 0 divmod sNaN7 1234567890.123456789012345678901234567890 gives NaN7 NaN7/In
#> 0 divmod sNaN7 Infinity gives NaN7 NaN7/In
#> 0 divmod sNaN7 -NaN12 gives NaN7 NaN7/In
#> 0 divmod sNaN7 sNaN7 gives NaN7 NaN7/In
#> 0 logical_and 0 0 gives 0
#> 0 logical_and 0 -0E+3 gives NaN/In
#> 0 logical_and 0 1 gives 0
#> 0 logical_and 0 -1.50 gives NaN/In
#> 0 logical_and 0 2.4999 gives NaN/In
#> 0 logical_and 0 99999 gives NaN/In
#> 0 logical_and 0 1E-5 gives NaN/In
#> 0 logical_and 0 7E+4 gives NaN/In
#> 0 logical_and 0 101 gives 0
#> 0 logical_and 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_and 0 Infinity gives NaN/In
#> 0 logical_and 0 -NaN12 gives NaN/In
#> 0 logical_and 0 sNaN7 gives NaN/In
#> 0 logical_and -1.50 0 gives NaN/In
#> 0 logical_and -1.50 -0E+3 gives NaN/In
#> 0 logical_and -1.50 1 gives NaN/In
#> 0 logical_and -1.50 -1.50 gives NaN/In
#> 0 logical_and -1.50 2.4999 gives NaN/In
#> 0 logical_and -1.50 99999 gives NaN/In
#> 0 logical_and -1.50 1E-5 gives NaN/In
#> 0 logical_and -1.50 7E+4 gives NaN/In
#> 0 logical_and -1.50 101 gives NaN/In
#> 0 logical_and -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_and -1.50 Infinity gives NaN/In
#> 0 logical_and -1.50 -NaN12 gives NaN/In
#> 0 logical_and -1.50 sNaN7 gives NaN/In
#> 0 logical_and 1E-5 0 gives NaN/In
#> 0 logical_and 1E-5 -0E+3 gives NaN/In
#> 0 logical_and 1E-5 1 gives NaN/In
#> 0 logical_and 1E-5 -1.50 gives NaN/In
#> 0 logical_and 1E-5 2.4999 gives NaN/In
#> 0 logical_and 1E-5 99999 gives NaN/In
#> 0 logical_and 1E-5 1E-5 gives NaN/In
#> 0 logical_and 1E-5 7E+4 gives NaN/In
#> 0 logical_and 1E-5 101 gives NaN/In
#> 0 logical_and 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_and 1E-5 Infinity gives NaN/In
#> 0 logical_and 1E-5 -NaN12 gives NaN/In
#> 0 logical_and 1E-5 sNaN7 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 -NaN12 gives NaN/In
#> 0 logical_and 1234567890.123456789012345678901234567890 sNaN7 gives NaN/In
#> 0 logical_and sNaN7 0 gives NaN/In
#> 0 logical_and sNaN7 -0E+3 gives NaN/In
#> 0 logical_and sNaN7 1 gives NaN/In
#> 0 logical_and sNaN7 -1.50 gives NaN/In
#> 0 logical_and sNaN7 2.4999 gives NaN/In
#> 0 logical_and sNaN7 99999 gives NaN/In
#> 0 logical_and sNaN7 1E-5 gives NaN/In
#> 0 logical_and sNaN7 7E+4 gives NaN/In
#> 0 logical_and sNaN7 101 gives NaN/In
#> 0 logical_and sNaN7 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_and sNaN7 Infinity gives NaN/In
#> 0 logical_and sNaN7 -NaN12 gives NaN/In
#> 0 logical_and sNaN7 sNaN7 gives NaN/In
#> 0 logical_or 0 0 gives 0
#> 0 logical_or 0 -0E+3 gives NaN/In
#> 0 logical_or 0 1 gives 1
#> 0 logical_or 0 -1.50 gives NaN/In
#> 0 logical_or 0 2.4999 gives NaN/In
#> 0 logical_or 0 99999 gives NaN/In
#> 0 logical_or 0 1E-5 gives NaN/In
#> 0 logical_or 0 7E+4 gives NaN/In
#> 0 logical_or 0 101 gives 101
#> 0 logical_or 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_or 0 Infinity gives NaN/In
#> 0 logical_or 0 -NaN12 gives NaN/In
#> 0 logical_or 0 sNaN7 gives NaN/In
#> 0 logical_or -1.50 0 gives NaN/In
#> 0 logical_or -1.50 -0E+3 gives NaN/In
#> 0 logical_or -1.50 1 gives NaN/In
#> 0 logical_or -1.50 -1.50 gives NaN/In
#> 0 logical_or -1.50 2.4999 gives NaN/In
#> 0 logical_or -1.50 99999 gives NaN/In
#> 0 logical_or -1.50 1E-5 gives NaN/In
#> 0 logical_or -1.50 7E+4 gives NaN/In
#> 0 logical_or -1.50 101 gives NaN/In
#> 0 logical_or -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_or -1.50 Infinity gives NaN/In
#> 0 logical_or -1.50 -NaN12 gives NaN/In
#> 0 logical_or -1.50 sNaN7 gives NaN/In
#> 0 logical_or 1E-5 0 gives NaN/In
#> 0 logical_or 1E-5 -0E+3 gives NaN/In
#> 0 logical_or 1E-5 1 gives NaN/In
#> 0 logical_or 1E-5 -1.50 gives NaN/In
#> 0 logical_or 1E-5 2.4999 gives NaN/In
#> 0 logical_or 1E-5 99999 gives NaN/In
#> 0 logical_or 1E-5 1E-5 gives NaN/In
#> 0 logical_or 1E-5 7E+4 gives NaN/In
#> 0 logical_or 1E-5 101 gives NaN/In
#> 0 logical_or 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_or 1E-5 Infinity gives NaN/In
#> 0 logical_or 1E-5 -NaN12 gives NaN/In
#> 0 logical_or 1E-5 sNaN7 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 -NaN12 gives NaN/In
#> 0 logical_or 1234567890.123456789012345678901234567890 sNaN7 gives NaN/In
#> 0 logical_or sNaN7 0 gives NaN/In
#> 0 logical_or sNaN7 -0E+3 gives NaN/In
#> 0 logical_or sNaN7 1 gives NaN/In
#> 0 logical_or sNaN7 -1.50 gives NaN/In
#> 0 logical_or sNaN7 2.4999 gives NaN/In
#> 0 logical_or sNaN7 99999 gives NaN/In
#> 0 logical_or sNaN7 1E-5 gives NaN/In
#> 0 logical_or sNaN7 7E+4 gives NaN/In
#> 0 logical_or sNaN7 101 gives NaN/In
#> 0 logical_or sNaN7 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_or sNaN7 Infinity gives NaN/In
#> 0 logical_or sNaN7 -NaN12 gives NaN/In
#> 0 logical_or sNaN7 sNaN7 gives NaN/In
#> 0 logical_xor 0 0 gives 0
#> 0 logical_xor 0 -0E+3 gives NaN/In
#> 0 logical_xor 0 1 gives 1
#> 0 logical_xor 0 -1.50 gives NaN/In
#> 0 logical_xor 0 2.4999 gives NaN/In
#> 0 logical_xor 0 99999 gives NaN/In
#> 0 logical_xor 0 1E-5 gives NaN/In
#> 0 logical_xor 0 7E+4 gives NaN/In
#> 0 logical_xor 0 101 gives 101
#> 0 logical_xor 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_xor 0 Infinity gives NaN/In
#> 0 logical_xor 0 -NaN12 gives NaN/In
#> 0 logical_xor 0 sNaN7 gives NaN/In
#> 0 logical_xor -1.50 0 gives NaN/In
#> 0 logical_xor -1.50 -0E+3 gives NaN/In
#> 0 logical_xor -1.50 1 gives NaN/In
#> 0 logical_xor -1.50 -1.50 gives NaN/In
#> 0 logical_xor -1.50 2.4999 gives NaN/In
#> 0 logical_xor -1.50 99999 gives NaN/In
#> 0 logical_xor -1.50 1E-5 gives NaN/In
#> 0 logical_xor -1.50 7E+4 gives NaN/In
#> 0 logical_xor -1.50 101 gives NaN/In
#> 0 logical_xor -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_xor -1.50 Infinity gives NaN/In
#> 0 logical_xor -1.50 -NaN12 gives NaN/In
#> 0 logical_xor -1.50 sNaN7 gives NaN/In
#> 0 logical_xor 1E-5 0 gives NaN/In
#> 0 logical_xor 1E-5 -0E+3 gives NaN/In
#> 0 logical_xor 1E-5 1 gives NaN/In
#> 0 logical_xor 1E-5 -1.50 gives NaN/In
#> 0 logical_xor 1E-5 2.4999 gives NaN/In
#> 0 logical_xor 1E-5 99999 gives NaN/In
#> 0 logical_xor 1E-5 1E-5 gives NaN/In
#> 0 logical_xor 1E-5 7E+4 gives NaN/In
#> 0 logical_xor 1E-5 101 gives NaN/In
#> 0 logical_xor 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_xor 1E-5 Infinity gives NaN/In
#> 0 logical_xor 1E-5 -NaN12 gives NaN/In
#> 0 logical_xor 1E-5 sNaN7 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 -NaN12 gives NaN/In
#> 0 logical_xor 1234567890.123456789012345678901234567890 sNaN7 gives NaN/In
#> 0 logical_xor sNaN7 0 gives NaN/In
#> 0 logical_xor sNaN7 -0E+3 gives NaN/In
#> 0 logical_xor sNaN7 1 gives NaN/In
#> 0 logical_xor sNaN7 -1.50 gives NaN/In
#> 0 logical_xor sNaN7 2.4999 gives NaN/In
#> 0 logical_xor sNaN7 99999 gives NaN/In
#> 0 logical_xor sNaN7 1E-5 gives NaN/In
#> 0 logical_xor sNaN7 7E+4 gives NaN/In
#> 0 logical_xor sNaN7 101 gives NaN/In
#> 0 logical_xor sNaN7 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 logical_xor sNaN7 Infinity gives NaN/In
#> 0 logical_xor sNaN7 -NaN12 gives NaN/In
#> 0 logical_xor sNaN7 sNaN7 gives NaN/In
#> 0 max 0 0 gives 0
#> 0 max 0 -0E+3 gives 0
#> 0 max 0 1 gives 1
#> 0 max 0 -1.50 gives 0
#> 0 max 0 2.4999 gives 2.4999
#> 0 max 0 99999 gives 99999
#> 0 max 0 1E-5 gives 0.00001/Sl
#> 0 max 0 7E+4 gives 7E+4
#> 0 max 0 101 gives 101
#> 0 max 0 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max 0 Infinity gives Infinity
#> 0 max 0 -NaN12 gives 0
#> 0 max 0 sNaN7 gives NaN7/In
#> 0 max -1.50 0 gives 0
#> 0 max -1.50 -0E+3 gives -0E+3
#> 0 max -1.50 1 gives 1
#> 0 max -1.50 -1.50 gives -1.50
#> 0 max -1.50 2.4999 gives 2.4999
#> 0 max -1.50 99999 gives 99999
#> 0 max -1.50 1E-5 gives 0.00001/Sl
#> 0 max -1.50 7E+4 gives 7E+4
#> 0 max -1.50 101 gives 101
#> 0 max -1.50 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max -1.50 Infinity gives Infinity
#> 0 max -1.50 -NaN12 gives -1.50
#> 0 max -1.50 sNaN7 gives NaN7/In
#> 0 max 1E-5 0 gives 0.00001/Sl
#> 0 max 1E-5 -0E+3 gives 0.00001/Sl
#> 0 max 1E-5 1 gives 1
#> 0 max 1E-5 -1.50 gives 0.00001/Sl
#> 0 max 1E-5 2.4999 gives 2.4999
#> 0 max 1E-5 99999 gives 99999
#> 0 max 1E-5 1E-5 gives 0.00001/Sl
#> 0 max 1E-5 7E+4 gives 7E+4
#> 0 max 1E-5 101 gives 101
#> 0 max 1E-5 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max 1E-5 Infinity gives Infinity
#> 0 max 1E-5 -NaN12 gives 0.00001/Sl
#> 0 max 1E-5 sNaN7 gives NaN7/In
#> 0 max 1234567890.123456789012345678901234567890 0 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 -0E+3 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 -1.50 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 1E-5 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 Infinity gives Infinity
#> 0 max 1234567890.123456789012345678901234567890 -NaN12 gives Infinity/ItOwRd
#> 0 max 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 max sNaN7 0 gives NaN7/In
#> 0 max sNaN7 -0E+3 gives NaN7/In
#> 0 max sNaN7 1 gives NaN7/In
#> 0 max sNaN7 -1.50 gives NaN7/In
#> 0 max sNaN7 2.4999 gives NaN7/In
#> 0 max sNaN7 99999 gives NaN7/In
#> 0 max sNaN7 1E-5 gives NaN7/In
#> 0 max sNaN7 7E+4 gives NaN7/In
#> 0 max sNaN7 101 gives NaN7/In
#> 0 max sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 max sNaN7 Infinity gives NaN7/In
#> 0 max sNaN7 -NaN12 gives NaN7/In
#> 0 max sNaN7 sNaN7 gives NaN7/In
#> 0 max_mag 0 0 gives 0
#> 0 max_mag 0 -0E+3 gives 0
#> 0 max_mag 0 1 gives 1
#> 0 max_mag 0 -1.50 gives -1.50
#> 0 max_mag 0 2.4999 gives 2.4999
#> 0 max_mag 0 99999 gives 99999
#> 0 max_mag 0 1E-5 gives 0.00001/Sl
#> 0 max_mag 0 7E+4 gives 7E+4
#> 0 max_mag 0 101 gives 101
#> 0 max_mag 0 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max_mag 0 Infinity gives Infinity
#> 0 max_mag 0 -NaN12 gives 0
#> 0 max_mag 0 sNaN7 gives NaN7/In
#> 0 max_mag -1.50 0 gives -1.50
#> 0 max_mag -1.50 -0E+3 gives -1.50
#> 0 max_mag -1.50 1 gives -1.50
#> 0 max_mag -1.50 -1.50 gives -1.50
#> 0 max_mag -1.50 2.4999 gives 2.4999
#> 0 max_mag -1.50 99999 gives 99999
#> 0 max_mag -1.50 1E-5 gives -1.50
#> 0 max_mag -1.50 7E+4 gives 7E+4
#> 0 max_mag -1.50 101 gives 101
#> 0 max_mag -1.50 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max_mag -1.50 Infinity gives Infinity
#> 0 max_mag -1.50 -NaN12 gives -1.50
#> 0 max_mag -1.50 sNaN7 gives NaN7/In
#> 0 max_mag 1E-5 0 gives 0.00001/Sl
#> 0 max_mag 1E-5 -0E+3 gives 0.00001/Sl
#> 0 max_mag 1E-5 1 gives 1
#> 0 max_mag 1E-5 -1.50 gives -1.50
#> 0 max_mag 1E-5 2.4999 gives 2.4999
#> 0 max_mag 1E-5 99999 gives 99999
#> 0 max_mag 1E-5 1E-5 gives 0.00001/Sl
#> 0 max_mag 1E-5 7E+4 gives 7E+4
#> 0 max_mag 1E-5 101 gives 101
#> 0 max_mag 1E-5 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max_mag 1E-5 Infinity gives Infinity
#> 0 max_mag 1E-5 -NaN12 gives 0.00001/Sl
#> 0 max_mag 1E-5 sNaN7 gives NaN7/In
#> 0 max_mag 1234567890.123456789012345678901234567890 0 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 -0E+3 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 -1.50 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 1E-5 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 Infinity gives Infinity
#> 0 max_mag 1234567890.123456789012345678901234567890 -NaN12 gives Infinity/ItOwRd
#> 0 max_mag 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 max_mag sNaN7 0 gives NaN7/In
#> 0 max_mag sNaN7 -0E+3 gives NaN7/In
#> 0 max_mag sNaN7 1 gives NaN7/In
#> 0 max_mag sNaN7 -1.50 gives NaN7/In
#> 0 max_mag sNaN7 2.4999 gives NaN7/In
#> 0 max_mag sNaN7 99999 gives NaN7/In
#> 0 max_mag sNaN7 1E-5 gives NaN7/In
#> 0 max_mag sNaN7 7E+4 gives NaN7/In
#> 0 max_mag sNaN7 101 gives NaN7/In
#> 0 max_mag sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 max_mag sNaN7 Infinity gives NaN7/In
#> 0 max_mag sNaN7 -NaN12 gives NaN7/In
#> 0 max_mag sNaN7 sNaN7 gives NaN7/In
#> 0 min 0 0 gives 0
#> 0 min 0 -0E+3 gives -0E+3
#> 0 min 0 1 gives 0
#> 0 min 0 -1.50 gives -1.50
#> 0 min 0 2.4999 gives 0
#> 0 min 0 99999 gives 0
#> 0 min 0 1E-5 gives 0
#> 0 min 0 7E+4 gives 0
#> 0 min 0 101 gives 0
#> 0 min 0 1234567890.123456789012345678901234567890 gives 0
#> 0 min 0 Infinity gives 0
#> 0 min 0 -NaN12 gives 0
#> 0 min 0 sNaN7 gives NaN7/In
#> 0 min -1.50 0 gives -1.50
#> 0 min -1.50 -0E+3 gives -1.50
#> 0 min -1.50 1 gives -1.50
#> 0 min -1.50 -1.50 gives -1.50
#> 0 min -1.50 2.4999 gives -1.50
#> 0 min -1.50 99999 gives -1.50
#> 0 min -1.50 1E-5 gives -1.50
#> 0 min -1.50 7E+4 gives -1.50
#> 0 min -1.50 101 gives -1.50
#> 0 min -1.50 1234567890.123456789012345678901234567890 gives -1.50
#> 0 min -1.50 Infinity gives -1.50
#> 0 min -1.50 -NaN12 gives -1.50
#> 0 min -1.50 sNaN7 gives NaN7/In
#> 0 min 1E-5 0 gives 0
#> 0 min 1E-5 -0E+3 gives -0E+3
#> 0 min 1E-5 1 gives 0.00001/Sl
#> 0 min 1E-5 -1.50 gives -1.50
#> 0 min 1E-5 2.4999 gives 0.00001/Sl
#> 0 min 1E-5 99999 gives 0.00001/Sl
#> 0 min 1E-5 1E-5 gives 0.00001/Sl
#> 0 min 1E-5 7E+4 gives 0.00001/Sl
#> 0 min 1E-5 101 gives 0.00001/Sl
#> 0 min 1E-5 1234567890.123456789012345678901234567890 gives 0.00001/Sl
#> 0 min 1E-5 Infinity gives 0.00001/Sl
#> 0 min 1E-5 -NaN12 gives 0.00001/Sl
#> 0 min 1E-5 sNaN7 gives NaN7/In
#> 0 min 1234567890.123456789012345678901234567890 0 gives 0
#> 0 min 1234567890.123456789012345678901234567890 -0E+3 gives -0E+3
#> 0 min 1234567890.123456789012345678901234567890 1 gives 1
#> 0 min 1234567890.123456789012345678901234567890 -1.50 gives -1.50
#> 0 min 1234567890.123456789012345678901234567890 2.4999 gives 2.4999
#> 0 min 1234567890.123456789012345678901234567890 99999 gives 99999
#> 0 min 1234567890.123456789012345678901234567890 1E-5 gives 0.00001/Sl
#> 0 min 1234567890.123456789012345678901234567890 7E+4 gives 7E+4
#> 0 min 1234567890.123456789012345678901234567890 101 gives 101
#> 0 min 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 min 1234567890.123456789012345678901234567890 Infinity gives Infinity/ItOwRd
#> 0 min 1234567890.123456789012345678901234567890 -NaN12 gives Infinity/ItOwRd
#> 0 min 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 min sNaN7 0 gives NaN7/In
#> 0 min sNaN7 -0E+3 gives NaN7/In
#> 0 min sNaN7 1 gives NaN7/In
#> 0 min sNaN7 -1.50 gives NaN7/In
#> 0 min sNaN7 2.4999 gives NaN7/In
#> 0 min sNaN7 99999 gives NaN7/In
#> 0 min sNaN7 1E-5 gives NaN7/In
#> 0 min sNaN7 7E+4 gives NaN7/In
#> 0 min sNaN7 101 gives NaN7/In
#> 0 min sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 min sNaN7 Infinity gives NaN7/In
#> 0 min sNaN7 -NaN12 gives NaN7/In
#> 0 min sNaN7 sNaN7 gives NaN7/In
#> 0 min_mag 0 0 gives 0
#> 0 min_mag 0 -0E+3 gives -0E+3
#> 0 min_mag 0 1 gives 0
#> 0 min_mag 0 -1.50 gives 0
#> 0 min_mag 0 2.4999 gives 0
#> 0 min_mag 0 99999 gives 0
#> 0 min_mag 0 1E-5 gives 0
#> 0 min_mag 0 7E+4 gives 0
#> 0 min_mag 0 101 gives 0
#> 0 min_mag 0 1234567890.123456789012345678901234567890 gives 0
#> 0 min_mag 0 Infinity gives 0
#> 0 min_mag 0 -NaN12 gives 0
#> 0 min_mag 0 sNaN7 gives NaN7/In
#> 0 min_mag -1.50 0 gives 0
#> 0 min_mag -1.50 -0E+3 gives -0E+3
#> 0 min_mag -1.50 1 gives 1
#> 0 min_mag -1.50 -1.50 gives -1.50
#> 0 min_mag -1.50 2.4999 gives -1.50
#> 0 min_mag -1.50 99999 gives -1.50
#> 0 min_mag -1.50 1E-5 gives 0.00001/Sl
#> 0 min_mag -1.50 7E+4 gives -1.50
#> 0 min_mag -1.50 101 gives -1.50
#> 0 min_mag -1.50 1234567890.123456789012345678901234567890 gives -1.50
#> 0 min_mag -1.50 Infinity gives -1.50
#> 0 min_mag -1.50 -NaN12 gives -1.50
#> 0 min_mag -1.50 sNaN7 gives NaN7/In
#> 0 min_mag 1E-5 0 gives 0
#> 0 min_mag 1E-5 -0E+3 gives -0E+3
#> 0 min_mag 1E-5 1 gives 0.00001/Sl
#> 0 min_mag 1E-5 -1.50 gives 0.00001/Sl
#> 0 min_mag 1E-5 2.4999 gives 0.00001/Sl
#> 0 min_mag 1E-5 99999 gives 0.00001/Sl
#> 0 min_mag 1E-5 1E-5 gives 0.00001/Sl
#> 0 min_mag 1E-5 7E+4 gives 0.00001/Sl
#> 0 min_mag 1E-5 101 gives 0.00001/Sl
#> 0 min_mag 1E-5 1234567890.123456789012345678901234567890 gives 0.00001/Sl
#> 0 min_mag 1E-5 Infinity gives 0.00001/Sl
#> 0 min_mag 1E-5 -NaN12 gives 0.00001/Sl
#> 0 min_mag 1E-5 sNaN7 gives NaN7/In
#> 0 min_mag 1234567890.123456789012345678901234567890 0 gives 0
#> 0 min_mag 1234567890.123456789012345678901234567890 -0E+3 gives -0E+3
#> 0 min_mag 1234567890.123456789012345678901234567890 1 gives 1
#> 0 min_mag 1234567890.123456789012345678901234567890 -1.50 gives -1.50
#> 0 min_mag 1234567890.123456789012345678901234567890 2.4999 gives 2.4999
#> 0 min_mag 1234567890.123456789012345678901234567890 99999 gives 99999
#> 0 min_mag 1234567890.123456789012345678901234567890 1E-5 gives 0.00001/Sl
#> 0 min_mag 1234567890.123456789012345678901234567890 7E+4 gives 7E+4
#> 0 min_mag 1234567890.123456789012345678901234567890 101 gives 101
#> 0 min_mag 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 min_mag 1234567890.123456789012345678901234567890 Infinity gives Infinity/ItOwRd
#> 0 min_mag 1234567890.123456789012345678901234567890 -NaN12 gives Infinity/ItOwRd
#> 0 min_mag 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 min_mag sNaN7 0 gives NaN7/In
#> 0 min_mag sNaN7 -0E+3 gives NaN7/In
#> 0 min_mag sNaN7 1 gives NaN7/In
#> 0 min_mag sNaN7 -1.50 gives NaN7/In
#> 0 min_mag sNaN7 2.4999 gives NaN7/In
#> 0 min_mag sNaN7 99999 gives NaN7/In
#> 0 min_mag sNaN7 1E-5 gives NaN7/In
#> 0 min_mag sNaN7 7E+4 gives NaN7/In
#> 0 min_mag sNaN7 101 gives NaN7/In
#> 0 min_mag sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 min_mag sNaN7 Infinity gives NaN7/In
#> 0 min_mag sNaN7 -NaN12 gives NaN7/In
#> 0 min_mag sNaN7 sNaN7 gives NaN7/In
#> 0 multiply 0 0 gives 0
#> 0 multiply 0 -0E+3 gives -0E+3
#> 0 multiply 0 1 gives 0
#> 0 multiply 0 -1.50 gives -0.00
#> 0 multiply 0 2.4999 gives 0.0000
#> 0 multiply 0 99999 gives 0
#> 0 multiply 0 1E-5 gives 0.00000
#> 0 multiply 0 7E+4 gives 0E+4
#> 0 multiply 0 101 gives 0
#> 0 multiply 0 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 multiply 0 Infinity gives NaN/In
#> 0 multiply 0 -NaN12 gives -NaN12
#> 0 multiply 0 sNaN7 gives NaN7/In
#> 0 multiply -1.50 0 gives -0.00
#> 0 multiply -1.50 -0E+3 gives 0E+1
#> 0 multiply -1.50 1 gives -1.50
#> 0 multiply -1.50 -1.50 gives 2.2500
#> 0 multiply -1.50 2.4999 gives -3.7498/ItRd
#> 0 multiply -1.50 99999 gives -Infinity/ItOwRd
#> 0 multiply -1.50 1E-5 gives -0.0000150/Sl
#> 0 multiply -1.50 7E+4 gives -Infinity/ItOwRd
#> 0 multiply -1.50 101 gives -151.50
#> 0 multiply -1.50 1234567890.123456789012345678901234567890 gives -Infinity/ItOwRd
#> 0 multiply -1.50 Infinity gives -Infinity
#> 0 multiply -1.50 -NaN12 gives -NaN12
#> 0 multiply -1.50 sNaN7 gives NaN7/In
#> 0 multiply 1E-5 0 gives 0.00000
#> 0 multiply 1E-5 -0E+3 gives -0.00
#> 0 multiply 1E-5 1 gives 0.00001/Sl
#> 0 multiply 1E-5 -1.50 gives -0.0000150/Sl
#> 0 multiply 1E-5 2.4999 gives 0.0000250/ItRdSlUw
#> 0 multiply 1E-5 99999 gives 0.99999
#> 0 multiply 1E-5 1E-5 gives 0E-7/CdItRdSlUw
#> 0 multiply 1E-5 7E+4 gives 0.7
#> 0 multiply 1E-5 101 gives 0.00101
#> 0 multiply 1E-5 1234567890.123456789012345678901234567890 gives 12346/ItRd
#> 0 multiply 1E-5 Infinity gives Infinity
#> 0 multiply 1E-5 -NaN12 gives -NaN12
#> 0 multiply 1E-5 sNaN7 gives NaN7/In
#> 0 multiply 1234567890.123456789012345678901234567890 0 gives 0E-7/Cd
#> 0 multiply 1234567890.123456789012345678901234567890 -0E+3 gives -0E-7/Cd
#> 0 multiply 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 -1.50 gives -Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 1E-5 gives 12346/ItRd
#> 0 multiply 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 multiply 1234567890.123456789012345678901234567890 Infinity gives Infinity
#> 0 multiply 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 multiply 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 multiply sNaN7 0 gives NaN7/In
#> 0 multiply sNaN7 -0E+3 gives NaN7/In
#> 0 multiply sNaN7 1 gives NaN7/In
#> 0 multiply sNaN7 -1.50 gives NaN7/In
#> 0 multiply sNaN7 2.4999 gives NaN7/In
#> 0 multiply sNaN7 99999 gives NaN7/In
#> 0 multiply sNaN7 1E-5 gives NaN7/In
#> 0 multiply sNaN7 7E+4 gives NaN7/In
#> 0 multiply sNaN7 101 gives NaN7/In
#> 0 multiply sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 multiply sNaN7 Infinity gives NaN7/In
#> 0 multiply sNaN7 -NaN12 gives NaN7/In
#> 0 multiply sNaN7 sNaN7 gives NaN7/In
#> 0 next_toward 0 0 gives 0
#> 0 next_toward 0 -0E+3 gives -0
#> 0 next_toward 0 1 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 -1.50 gives -1E-7/ItRdSlUw
#> 0 next_toward 0 2.4999 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 99999 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 1E-5 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 7E+4 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 101 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 1234567890.123456789012345678901234567890 gives 1E-7/ItRdSlUw
#> 0 next_toward 0 Infinity gives 1E-7/ItRdSlUw
#> 0 next_toward 0 -NaN12 gives -NaN12
#> 0 next_toward 0 sNaN7 gives NaN7/In
#> 0 next_toward -1.50 0 gives -1.4999
#> 0 next_toward -1.50 -0E+3 gives -1.4999
#> 0 next_toward -1.50 1 gives -1.4999
#> 0 next_toward -1.50 -1.50 gives -1.50
#> 0 next_toward -1.50 2.4999 gives -1.4999
#> 0 next_toward -1.50 99999 gives -1.4999
#> 0 next_toward -1.50 1E-5 gives -1.4999
#> 0 next_toward -1.50 7E+4 gives -1.4999
#> 0 next_toward -1.50 101 gives -1.4999
#> 0 next_toward -1.50 1234567890.123456789012345678901234567890 gives -1.4999
#> 0 next_toward -1.50 Infinity gives -1.4999
#> 0 next_toward -1.50 -NaN12 gives -NaN12
#> 0 next_toward -1.50 sNaN7 gives NaN7/In
#> 0 next_toward 1E-5 0 gives 0.0000099/ItRdSlUw
#> 0 next_toward 1E-5 -0E+3 gives 0.0000099/ItRdSlUw
#> 0 next_toward 1E-5 1 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 -1.50 gives 0.0000099/ItRdSlUw
#> 0 next_toward 1E-5 2.4999 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 99999 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 1E-5 gives 0.00001
#> 0 next_toward 1E-5 7E+4 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 101 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 1234567890.123456789012345678901234567890 gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 Infinity gives 0.0000101/ItRdSlUw
#> 0 next_toward 1E-5 -NaN12 gives -NaN12
#> 0 next_toward 1E-5 sNaN7 gives NaN7/In
#> 0 next_toward 1234567890.123456789012345678901234567890 0 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 -0E+3 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 1 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 -1.50 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 2.4999 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 99999 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 1E-5 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 7E+4 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 101 gives 99999
#> 0 next_toward 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 0 next_toward 1234567890.123456789012345678901234567890 Infinity gives Infinity/ItOwRd
#> 0 next_toward 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 next_toward 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 next_toward sNaN7 0 gives NaN7/In
#> 0 next_toward sNaN7 -0E+3 gives NaN7/In
#> 0 next_toward sNaN7 1 gives NaN7/In
#> 0 next_toward sNaN7 -1.50 gives NaN7/In
#> 0 next_toward sNaN7 2.4999 gives NaN7/In
#> 0 next_toward sNaN7 99999 gives NaN7/In
#> 0 next_toward sNaN7 1E-5 gives NaN7/In
#> 0 next_toward sNaN7 7E+4 gives NaN7/In
#> 0 next_toward sNaN7 101 gives NaN7/In
#> 0 next_toward sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 next_toward sNaN7 Infinity gives NaN7/In
#> 0 next_toward sNaN7 -NaN12 gives NaN7/In
#> 0 next_toward sNaN7 sNaN7 gives NaN7/In
#> 0 power 0 0 gives NaN/In
#> 0 power 0 -0E+3 gives NaN/In
#> 0 power 0 1 gives 0
#> 0 power 0 -1.50 gives Infinity
#> 0 power 0 2.4999 gives 0
#> 0 power 0 99999 gives 0
#> 0 power 0 1E-5 gives 0
#> 0 power 0 7E+4 gives 0
#> 0 power 0 101 gives 0
#> 0 power 0 1234567890.123456789012345678901234567890 gives 0
#> 0 power 0 Infinity gives 0
#> 0 power 0 -NaN12 gives -NaN12
#> 0 power 0 sNaN7 gives NaN7/In
#> 0 power -1.50 0 gives 1
#> 0 power -1.50 -0E+3 gives 1
#> 0 power -1.50 1 gives -1.50
#> 0 power -1.50 -1.50 gives NaN/In
#> 0 power -1.50 2.4999 gives NaN/In
#> 0 power -1.50 99999 gives -Infinity/ItOwRd
#> 0 power -1.50 1E-5 gives NaN/In
#> 0 power -1.50 7E+4 gives Infinity/ItOwRd
#> 0 power -1.50 101 gives -Infinity/ItOwRd
#> 0 power -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 power -1.50 Infinity gives NaN/In
#> 0 power -1.50 -NaN12 gives -NaN12
#> 0 power -1.50 sNaN7 gives NaN7/In
#> 0 power 1E-5 0 gives 1
#> 0 power 1E-5 -0E+3 gives 1
#> 0 power 1E-5 1 gives 0.00001/Sl
#> 0 power 1E-5 -1.50 gives Infinity/ItOwRd
#> 0 power 1E-5 2.4999 gives 0E-7/CdItRdSlUw
#> 0 power 1E-5 99999 gives 0E-7/CdItRdSlUw
#> 0 power 1E-5 1E-5 gives 0.99988/ItRd
#> 0 power 1E-5 7E+4 gives 0E-7/CdItRdSlUw
#> 0 power 1E-5 101 gives 0E-7/CdItRdSlUw
#> 0 power 1E-5 1234567890.123456789012345678901234567890 gives 0E-7/CdItRdSlUw
#> 0 power 1E-5 Infinity gives 0
#> 0 power 1E-5 -NaN12 gives -NaN12
#> 0 power 1E-5 sNaN7 gives NaN7/In
#> 0 power 1234567890.123456789012345678901234567890 0 gives 1
#> 0 power 1234567890.123456789012345678901234567890 -0E+3 gives 1
#> 0 power 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 -1.50 gives 0E-7/CdItRdSlUw
#> 0 power 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 1E-5 gives 1.0002/ItRd
#> 0 power 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 0 power 1234567890.123456789012345678901234567890 Infinity gives Infinity
#> 0 power 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 power 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 power sNaN7 0 gives NaN7/In
#> 0 power sNaN7 -0E+3 gives NaN7/In
#> 0 power sNaN7 1 gives NaN7/In
#> 0 power sNaN7 -1.50 gives NaN7/In
#> 0 power sNaN7 2.4999 gives NaN7/In
#> 0 power sNaN7 99999 gives NaN7/In
#> 0 power sNaN7 1E-5 gives NaN7/In
#> 0 power sNaN7 7E+4 gives NaN7/In
#> 0 power sNaN7 101 gives NaN7/In
#> 0 power sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 power sNaN7 Infinity gives NaN7/In
#> 0 power sNaN7 -NaN12 gives NaN7/In
#> 0 power sNaN7 sNaN7 gives NaN7/In
#> 0 quantize 0 0 gives 0
#> 0 quantize 0 -0E+3 gives 0E+3
#> 0 quantize 0 1 gives 0
#> 0 quantize 0 -1.50 gives 0.00
#> 0 quantize 0 2.4999 gives 0.0000
#> 0 quantize 0 99999 gives 0
#> 0 quantize 0 1E-5 gives 0.00000
#> 0 quantize 0 7E+4 gives 0E+4
#> 0 quantize 0 101 gives 0
#> 0 quantize 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 quantize 0 Infinity gives NaN/In
#> 0 quantize 0 -NaN12 gives -NaN12
#> 0 quantize 0 sNaN7 gives NaN7/In
#> 0 quantize -1.50 0 gives -2/ItRd
#> 0 quantize -1.50 -0E+3 gives -0E+3/ItRd
#> 0 quantize -1.50 1 gives -2/ItRd
#> 0 quantize -1.50 -1.50 gives -1.50
#> 0 quantize -1.50 2.4999 gives -1.5000
#> 0 quantize -1.50 99999 gives -2/ItRd
#> 0 quantize -1.50 1E-5 gives NaN/In
#> 0 quantize -1.50 7E+4 gives -0E+4/ItRd
#> 0 quantize -1.50 101 gives -2/ItRd
#> 0 quantize -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 quantize -1.50 Infinity gives NaN/In
#> 0 quantize -1.50 -NaN12 gives -NaN12
#> 0 quantize -1.50 sNaN7 gives NaN7/In
#> 0 quantize 1E-5 0 gives 0/ItRd
#> 0 quantize 1E-5 -0E+3 gives 0E+3/ItRd
#> 0 quantize 1E-5 1 gives 0/ItRd
#> 0 quantize 1E-5 -1.50 gives 0.00/ItRd
#> 0 quantize 1E-5 2.4999 gives 0.0000/ItRd
#> 0 quantize 1E-5 99999 gives 0/ItRd
#> 0 quantize 1E-5 1E-5 gives 0.00001/Sl
#> 0 quantize 1E-5 7E+4 gives 0E+4/ItRd
#> 0 quantize 1E-5 101 gives 0/ItRd
#> 0 quantize 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 quantize 1E-5 Infinity gives NaN/In
#> 0 quantize 1E-5 -NaN12 gives -NaN12
#> 0 quantize 1E-5 sNaN7 gives NaN7/In
#> 0 quantize 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 quantize 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 quantize 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 quantize sNaN7 0 gives NaN7/In
#> 0 quantize sNaN7 -0E+3 gives NaN7/In
#> 0 quantize sNaN7 1 gives NaN7/In
#> 0 quantize sNaN7 -1.50 gives NaN7/In
#> 0 quantize sNaN7 2.4999 gives NaN7/In
#> 0 quantize sNaN7 99999 gives NaN7/In
#> 0 quantize sNaN7 1E-5 gives NaN7/In
#> 0 quantize sNaN7 7E+4 gives NaN7/In
#> 0 quantize sNaN7 101 gives NaN7/In
#> 0 quantize sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 quantize sNaN7 Infinity gives NaN7/In
#> 0 quantize sNaN7 -NaN12 gives NaN7/In
#> 0 quantize sNaN7 sNaN7 gives NaN7/In
#> 0 remainder 0 0 gives NaN/In
#> 0 remainder 0 -0E+3 gives NaN/In
#> 0 remainder 0 1 gives 0
#> 0 remainder 0 -1.50 gives 0.00
#> 0 remainder 0 2.4999 gives 0.0000
#> 0 remainder 0 99999 gives 0
#> 0 remainder 0 1E-5 gives 0.00000
#> 0 remainder 0 7E+4 gives 0
#> 0 remainder 0 101 gives 0
#> 0 remainder 0 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 remainder 0 Infinity gives 0
#> 0 remainder 0 -NaN12 gives -NaN12
#> 0 remainder 0 sNaN7 gives NaN7/In
#> 0 remainder -1.50 0 gives NaN/In
#> 0 remainder -1.50 -0E+3 gives NaN/In
#> 0 remainder -1.50 1 gives -0.50
#> 0 remainder -1.50 -1.50 gives -0.00
#> 0 remainder -1.50 2.4999 gives -1.5000
#> 0 remainder -1.50 99999 gives -1.50
#> 0 remainder -1.50 1E-5 gives NaN/In
#> 0 remainder -1.50 7E+4 gives -1.50
#> 0 remainder -1.50 101 gives -1.50
#> 0 remainder -1.50 1234567890.123456789012345678901234567890 gives -1.5000/Rd
#> 0 remainder -1.50 Infinity gives -1.50
#> 0 remainder -1.50 -NaN12 gives -NaN12
#> 0 remainder -1.50 sNaN7 gives NaN7/In
#> 0 remainder 1E-5 0 gives NaN/In
#> 0 remainder 1E-5 -0E+3 gives NaN/In
#> 0 remainder 1E-5 1 gives 0.00001/Sl
#> 0 remainder 1E-5 -1.50 gives 0.00001/Sl
#> 0 remainder 1E-5 2.4999 gives 0.00001/Sl
#> 0 remainder 1E-5 99999 gives 0.00001/Sl
#> 0 remainder 1E-5 1E-5 gives 0.00000
#> 0 remainder 1E-5 7E+4 gives 0.00001/Sl
#> 0 remainder 1E-5 101 gives 0.00001/Sl
#> 0 remainder 1E-5 1234567890.123456789012345678901234567890 gives 0.0000100/RdSl
#> 0 remainder 1E-5 Infinity gives 0.00001/Sl
#> 0 remainder 1E-5 -NaN12 gives -NaN12
#> 0 remainder 1E-5 sNaN7 gives NaN7/In
#> 0 remainder 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 99999 gives 80235/ItRd
#> 0 remainder 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 7E+4 gives 47890/ItRd
#> 0 remainder 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 remainder 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 remainder 1234567890.123456789012345678901234567890 Infinity gives Infinity/ItOwRd
#> 0 remainder 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 remainder 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 remainder sNaN7 0 gives NaN7/In
#> 0 remainder sNaN7 -0E+3 gives NaN7/In
#> 0 remainder sNaN7 1 gives NaN7/In
#> 0 remainder sNaN7 -1.50 gives NaN7/In
#> 0 remainder sNaN7 2.4999 gives NaN7/In
#> 0 remainder sNaN7 99999 gives NaN7/In
#> 0 remainder sNaN7 1E-5 gives NaN7/In
#> 0 remainder sNaN7 7E+4 gives NaN7/In
#> 0 remainder sNaN7 101 gives NaN7/In
#> 0 remainder sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 remainder sNaN7 Infinity gives NaN7/In
#> 0 remainder sNaN7 -NaN12 gives NaN7/In
#> 0 remainder sNaN7 sNaN7 gives NaN7/In
#> 0 remainder_near 0 0 gives NaN/In
#> 0 remainder_near 0 -0E+3 gives NaN/In
#> 0 remainder_near 0 1 gives 0
#> 0 remainder_near 0 -1.50 gives 0.00
#> 0 remainder_near 0 2.4999 gives 0.0000
#> 0 remainder_near 0 99999 gives 0
#> 0 remainder_near 0 1E-5 gives 0.00000
#> 0 remainder_near 0 7E+4 gives 0
#> 0 remainder_near 0 101 gives 0
#> 0 remainder_near 0 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 remainder_near 0 Infinity gives 0
#> 0 remainder_near 0 -NaN12 gives -NaN12
#> 0 remainder_near 0 sNaN7 gives NaN7/In
#> 0 remainder_near -1.50 0 gives NaN/In
#> 0 remainder_near -1.50 -0E+3 gives NaN/In
#> 0 remainder_near -1.50 1 gives 0.50
#> 0 remainder_near -1.50 -1.50 gives -0.00
#> 0 remainder_near -1.50 2.4999 gives 0.9999
#> 0 remainder_near -1.50 99999 gives -1.50
#> 0 remainder_near -1.50 1E-5 gives NaN/In
#> 0 remainder_near -1.50 7E+4 gives -1.50
#> 0 remainder_near -1.50 101 gives -1.50
#> 0 remainder_near -1.50 1234567890.123456789012345678901234567890 gives -1.5000/Rd
#> 0 remainder_near -1.50 Infinity gives -1.50
#> 0 remainder_near -1.50 -NaN12 gives -NaN12
#> 0 remainder_near -1.50 sNaN7 gives NaN7/In
#> 0 remainder_near 1E-5 0 gives NaN/In
#> 0 remainder_near 1E-5 -0E+3 gives NaN/In
#> 0 remainder_near 1E-5 1 gives 0.00001/Sl
#> 0 remainder_near 1E-5 -1.50 gives 0.00001/Sl
#> 0 remainder_near 1E-5 2.4999 gives 0.00001/Sl
#> 0 remainder_near 1E-5 99999 gives 0.00001/Sl
#> 0 remainder_near 1E-5 1E-5 gives 0.00000
#> 0 remainder_near 1E-5 7E+4 gives 0.00001/Sl
#> 0 remainder_near 1E-5 101 gives 0.00001/Sl
#> 0 remainder_near 1E-5 1234567890.123456789012345678901234567890 gives 0.0000100/RdSl
#> 0 remainder_near 1E-5 Infinity gives 0.00001/Sl
#> 0 remainder_near 1E-5 -NaN12 gives -NaN12
#> 0 remainder_near 1E-5 sNaN7 gives NaN7/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 0 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 1 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 99999 gives -19764/ItRd
#> 0 remainder_near 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 7E+4 gives -22110/ItRd
#> 0 remainder_near 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 remainder_near 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 remainder_near 1234567890.123456789012345678901234567890 Infinity gives Infinity/ItOwRd
#> 0 remainder_near 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 remainder_near 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 remainder_near sNaN7 0 gives NaN7/In
#> 0 remainder_near sNaN7 -0E+3 gives NaN7/In
#> 0 remainder_near sNaN7 1 gives NaN7/In
#> 0 remainder_near sNaN7 -1.50 gives NaN7/In
#> 0 remainder_near sNaN7 2.4999 gives NaN7/In
#> 0 remainder_near sNaN7 99999 gives NaN7/In
#> 0 remainder_near sNaN7 1E-5 gives NaN7/In
#> 0 remainder_near sNaN7 7E+4 gives NaN7/In
#> 0 remainder_near sNaN7 101 gives NaN7/In
#> 0 remainder_near sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 remainder_near sNaN7 Infinity gives NaN7/In
#> 0 remainder_near sNaN7 -NaN12 gives NaN7/In
#> 0 remainder_near sNaN7 sNaN7 gives NaN7/In
#> 0 rotate 0 0 gives 0
#> 0 rotate 0 -0E+3 gives NaN/In
#> 0 rotate 0 1 gives 0
#> 0 rotate 0 -1.50 gives NaN/In
#> 0 rotate 0 2.4999 gives NaN/In
#> 0 rotate 0 99999 gives NaN/In
#> 0 rotate 0 1E-5 gives NaN/In
#> 0 rotate 0 7E+4 gives NaN/In
#> 0 rotate 0 101 gives NaN/In
#> 0 rotate 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 rotate 0 Infinity gives NaN/In
#> 0 rotate 0 -NaN12 gives -NaN12
#> 0 rotate 0 sNaN7 gives NaN7/In
#> 0 rotate -1.50 0 gives -1.50
#> 0 rotate -1.50 -0E+3 gives NaN/In
#> 0 rotate -1.50 1 gives -15.00
#> 0 rotate -1.50 -1.50 gives NaN/In
#> 0 rotate -1.50 2.4999 gives NaN/In
#> 0 rotate -1.50 99999 gives NaN/In
#> 0 rotate -1.50 1E-5 gives NaN/In
#> 0 rotate -1.50 7E+4 gives NaN/In
#> 0 rotate -1.50 101 gives NaN/In
#> 0 rotate -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 rotate -1.50 Infinity gives NaN/In
#> 0 rotate -1.50 -NaN12 gives -NaN12
#> 0 rotate -1.50 sNaN7 gives NaN7/In
#> 0 rotate 1E-5 0 gives 0.00001
#> 0 rotate 1E-5 -0E+3 gives NaN/In
#> 0 rotate 1E-5 1 gives 0.00010
#> 0 rotate 1E-5 -1.50 gives NaN/In
#> 0 rotate 1E-5 2.4999 gives NaN/In
#> 0 rotate 1E-5 99999 gives NaN/In
#> 0 rotate 1E-5 1E-5 gives NaN/In
#> 0 rotate 1E-5 7E+4 gives NaN/In
#> 0 rotate 1E-5 101 gives NaN/In
#> 0 rotate 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 rotate 1E-5 Infinity gives NaN/In
#> 0 rotate 1E-5 -NaN12 gives -NaN12
#> 0 rotate 1E-5 sNaN7 gives NaN7/In
#> 0 rotate 1234567890.123456789012345678901234567890 0 gives 6.7890E-26
#> 0 rotate 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 1 gives 7.8906E-26
#> 0 rotate 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 rotate 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 rotate 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 rotate sNaN7 0 gives NaN7/In
#> 0 rotate sNaN7 -0E+3 gives NaN7/In
#> 0 rotate sNaN7 1 gives NaN7/In
#> 0 rotate sNaN7 -1.50 gives NaN7/In
#> 0 rotate sNaN7 2.4999 gives NaN7/In
#> 0 rotate sNaN7 99999 gives NaN7/In
#> 0 rotate sNaN7 1E-5 gives NaN7/In
#> 0 rotate sNaN7 7E+4 gives NaN7/In
#> 0 rotate sNaN7 101 gives NaN7/In
#> 0 rotate sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 rotate sNaN7 Infinity gives NaN7/In
#> 0 rotate sNaN7 -NaN12 gives NaN7/In
#> 0 rotate sNaN7 sNaN7 gives NaN7/In
#> 0 same_quantum 0 0 gives True
#> 0 same_quantum 0 -0E+3 gives False
#> 0 same_quantum 0 1 gives True
#> 0 same_quantum 0 -1.50 gives False
#> 0 same_quantum 0 2.4999 gives False
#> 0 same_quantum 0 99999 gives True
#> 0 same_quantum 0 1E-5 gives False
#> 0 same_quantum 0 7E+4 gives False
#> 0 same_quantum 0 101 gives True
#> 0 same_quantum 0 1234567890.123456789012345678901234567890 gives False
#> 0 same_quantum 0 Infinity gives False
#> 0 same_quantum 0 -NaN12 gives False
#> 0 same_quantum 0 sNaN7 gives False
#> 0 same_quantum -1.50 0 gives False
#> 0 same_quantum -1.50 -0E+3 gives False
#> 0 same_quantum -1.50 1 gives False
#> 0 same_quantum -1.50 -1.50 gives True
#> 0 same_quantum -1.50 2.4999 gives False
#> 0 same_quantum -1.50 99999 gives False
#> 0 same_quantum -1.50 1E-5 gives False
#> 0 same_quantum -1.50 7E+4 gives False
#> 0 same_quantum -1.50 101 gives False
#> 0 same_quantum -1.50 1234567890.123456789012345678901234567890 gives False
#> 0 same_quantum -1.50 Infinity gives False
#> 0 same_quantum -1.50 -NaN12 gives False
#> 0 same_quantum -1.50 sNaN7 gives False
#> 0 same_quantum 1E-5 0 gives False
#> 0 same_quantum 1E-5 -0E+3 gives False
#> 0 same_quantum 1E-5 1 gives False
#> 0 same_quantum 1E-5 -1.50 gives False
#> 0 same_quantum 1E-5 2.4999 gives False
#> 0 same_quantum 1E-5 99999 gives False
#> 0 same_quantum 1E-5 1E-5 gives True
#> 0 same_quantum 1E-5 7E+4 gives False
#> 0 same_quantum 1E-5 101 gives False
#> 0 same_quantum 1E-5 1234567890.123456789012345678901234567890 gives False
#> 0 same_quantum 1E-5 Infinity gives False
#> 0 same_quantum 1E-5 -NaN12 gives False
#> 0 same_quantum 1E-5 sNaN7 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 0 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 -0E+3 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 1 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 -1.50 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 2.4999 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 99999 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 1E-5 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 7E+4 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 101 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives True
#> 0 same_quantum 1234567890.123456789012345678901234567890 Infinity gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 -NaN12 gives False
#> 0 same_quantum 1234567890.123456789012345678901234567890 sNaN7 gives False
#> 0 same_quantum sNaN7 0 gives False
#> 0 same_quantum sNaN7 -0E+3 gives False
#> 0 same_quantum sNaN7 1 gives False
#> 0 same_quantum sNaN7 -1.50 gives False
#> 0 same_quantum sNaN7 2.4999 gives False
#> 0 same_quantum sNaN7 99999 gives False
#> 0 same_quantum sNaN7 1E-5 gives False
#> 0 same_quantum sNaN7 7E+4 gives False
#> 0 same_quantum sNaN7 101 gives False
#> 0 same_quantum sNaN7 1234567890.123456789012345678901234567890 gives False
#> 0 same_quantum sNaN7 Infinity gives False
#> 0 same_quantum sNaN7 -NaN12 gives True
#> 0 same_quantum sNaN7 sNaN7 gives True
#> 0 scaleb 0 0 gives 0
#> 0 scaleb 0 -0E+3 gives NaN/In
#> 0 scaleb 0 1 gives 0E+1
#> 0 scaleb 0 -1.50 gives NaN/In
#> 0 scaleb 0 2.4999 gives NaN/In
#> 0 scaleb 0 99999 gives NaN/In
#> 0 scaleb 0 1E-5 gives NaN/In
#> 0 scaleb 0 7E+4 gives NaN/In
#> 0 scaleb 0 101 gives NaN/In
#> 0 scaleb 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 scaleb 0 Infinity gives NaN/In
#> 0 scaleb 0 -NaN12 gives -NaN12
#> 0 scaleb 0 sNaN7 gives NaN7/In
#> 0 scaleb -1.50 0 gives -1.50
#> 0 scaleb -1.50 -0E+3 gives NaN/In
#> 0 scaleb -1.50 1 gives -15.0
#> 0 scaleb -1.50 -1.50 gives NaN/In
#> 0 scaleb -1.50 2.4999 gives NaN/In
#> 0 scaleb -1.50 99999 gives NaN/In
#> 0 scaleb -1.50 1E-5 gives NaN/In
#> 0 scaleb -1.50 7E+4 gives NaN/In
#> 0 scaleb -1.50 101 gives NaN/In
#> 0 scaleb -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 scaleb -1.50 Infinity gives NaN/In
#> 0 scaleb -1.50 -NaN12 gives -NaN12
#> 0 scaleb -1.50 sNaN7 gives NaN7/In
#> 0 scaleb 1E-5 0 gives 0.00001/Sl
#> 0 scaleb 1E-5 -0E+3 gives NaN/In
#> 0 scaleb 1E-5 1 gives 0.0001/Sl
#> 0 scaleb 1E-5 -1.50 gives NaN/In
#> 0 scaleb 1E-5 2.4999 gives NaN/In
#> 0 scaleb 1E-5 99999 gives NaN/In
#> 0 scaleb 1E-5 1E-5 gives NaN/In
#> 0 scaleb 1E-5 7E+4 gives NaN/In
#> 0 scaleb 1E-5 101 gives NaN/In
#> 0 scaleb 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 scaleb 1E-5 Infinity gives NaN/In
#> 0 scaleb 1E-5 -NaN12 gives -NaN12
#> 0 scaleb 1E-5 sNaN7 gives NaN7/In
#> 0 scaleb 1234567890.123456789012345678901234567890 0 gives Infinity/ItOwRd
#> 0 scaleb 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 scaleb 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 scaleb 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 scaleb 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 scaleb sNaN7 0 gives NaN7/In
#> 0 scaleb sNaN7 -0E+3 gives NaN7/In
#> 0 scaleb sNaN7 1 gives NaN7/In
#> 0 scaleb sNaN7 -1.50 gives NaN7/In
#> 0 scaleb sNaN7 2.4999 gives NaN7/In
#> 0 scaleb sNaN7 99999 gives NaN7/In
#> 0 scaleb sNaN7 1E-5 gives NaN7/In
#> 0 scaleb sNaN7 7E+4 gives NaN7/In
#> 0 scaleb sNaN7 101 gives NaN7/In
#> 0 scaleb sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 scaleb sNaN7 Infinity gives NaN7/In
#> 0 scaleb sNaN7 -NaN12 gives NaN7/In
#> 0 scaleb sNaN7 sNaN7 gives NaN7/In
#> 0 shift 0 0 gives 0
#> 0 shift 0 -0E+3 gives NaN/In
#> 0 shift 0 1 gives 0
#> 0 shift 0 -1.50 gives NaN/In
#> 0 shift 0 2.4999 gives NaN/In
#> 0 shift 0 99999 gives NaN/In
#> 0 shift 0 1E-5 gives NaN/In
#> 0 shift 0 7E+4 gives NaN/In
#> 0 shift 0 101 gives NaN/In
#> 0 shift 0 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 shift 0 Infinity gives NaN/In
#> 0 shift 0 -NaN12 gives -NaN12
#> 0 shift 0 sNaN7 gives NaN7/In
#> 0 shift -1.50 0 gives -1.50
#> 0 shift -1.50 -0E+3 gives NaN/In
#> 0 shift -1.50 1 gives -15.00
#> 0 shift -1.50 -1.50 gives NaN/In
#> 0 shift -1.50 2.4999 gives NaN/In
#> 0 shift -1.50 99999 gives NaN/In
#> 0 shift -1.50 1E-5 gives NaN/In
#> 0 shift -1.50 7E+4 gives NaN/In
#> 0 shift -1.50 101 gives NaN/In
#> 0 shift -1.50 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 shift -1.50 Infinity gives NaN/In
#> 0 shift -1.50 -NaN12 gives -NaN12
#> 0 shift -1.50 sNaN7 gives NaN7/In
#> 0 shift 1E-5 0 gives 0.00001
#> 0 shift 1E-5 -0E+3 gives NaN/In
#> 0 shift 1E-5 1 gives 0.00010
#> 0 shift 1E-5 -1.50 gives NaN/In
#> 0 shift 1E-5 2.4999 gives NaN/In
#> 0 shift 1E-5 99999 gives NaN/In
#> 0 shift 1E-5 1E-5 gives NaN/In
#> 0 shift 1E-5 7E+4 gives NaN/In
#> 0 shift 1E-5 101 gives NaN/In
#> 0 shift 1E-5 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 shift 1E-5 Infinity gives NaN/In
#> 0 shift 1E-5 -NaN12 gives -NaN12
#> 0 shift 1E-5 sNaN7 gives NaN7/In
#> 0 shift 1234567890.123456789012345678901234567890 0 gives 6.7890E-26
#> 0 shift 1234567890.123456789012345678901234567890 -0E+3 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 1 gives 7.8900E-26
#> 0 shift 1234567890.123456789012345678901234567890 -1.50 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 2.4999 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 99999 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 1E-5 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 7E+4 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 101 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 Infinity gives NaN/In
#> 0 shift 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 shift 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 shift sNaN7 0 gives NaN7/In
#> 0 shift sNaN7 -0E+3 gives NaN7/In
#> 0 shift sNaN7 1 gives NaN7/In
#> 0 shift sNaN7 -1.50 gives NaN7/In
#> 0 shift sNaN7 2.4999 gives NaN7/In
#> 0 shift sNaN7 99999 gives NaN7/In
#> 0 shift sNaN7 1E-5 gives NaN7/In
#> 0 shift sNaN7 7E+4 gives NaN7/In
#> 0 shift sNaN7 101 gives NaN7/In
#> 0 shift sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 shift sNaN7 Infinity gives NaN7/In
#> 0 shift sNaN7 -NaN12 gives NaN7/In
#> 0 shift sNaN7 sNaN7 gives NaN7/In
#> 0 subtract 0 0 gives 0
#> 0 subtract 0 -0E+3 gives 0
#> 0 subtract 0 1 gives -1
#> 0 subtract 0 -1.50 gives 1.50
#> 0 subtract 0 2.4999 gives -2.4999
#> 0 subtract 0 99999 gives -99999
#> 0 subtract 0 1E-5 gives -0.00001/Sl
#> 0 subtract 0 7E+4 gives -70000
#> 0 subtract 0 101 gives -101
#> 0 subtract 0 1234567890.123456789012345678901234567890 gives -Infinity/ItOwRd
#> 0 subtract 0 Infinity gives -Infinity
#> 0 subtract 0 -NaN12 gives -NaN12
#> 0 subtract 0 sNaN7 gives NaN7/In
#> 0 subtract -1.50 0 gives -1.50
#> 0 subtract -1.50 -0E+3 gives -1.50
#> 0 subtract -1.50 1 gives -2.50
#> 0 subtract -1.50 -1.50 gives 0.00
#> 0 subtract -1.50 2.4999 gives -3.9999
#> 0 subtract -1.50 99999 gives -Infinity/ItOwRd
#> 0 subtract -1.50 1E-5 gives -1.5000/ItRd
#> 0 subtract -1.50 7E+4 gives -70002/ItRd
#> 0 subtract -1.50 101 gives -102.50
#> 0 subtract -1.50 1234567890.123456789012345678901234567890 gives -Infinity/ItOwRd
#> 0 subtract -1.50 Infinity gives -Infinity
#> 0 subtract -1.50 -NaN12 gives -NaN12
#> 0 subtract -1.50 sNaN7 gives NaN7/In
#> 0 subtract 1E-5 0 gives 0.00001/Sl
#> 0 subtract 1E-5 -0E+3 gives 0.00001/Sl
#> 0 subtract 1E-5 1 gives -0.99999
#> 0 subtract 1E-5 -1.50 gives 1.5000/ItRd
#> 0 subtract 1E-5 2.4999 gives -2.4999/ItRd
#> 0 subtract 1E-5 99999 gives -99999/ItRd
#> 0 subtract 1E-5 1E-5 gives 0.00000
#> 0 subtract 1E-5 7E+4 gives -70000/ItRd
#> 0 subtract 1E-5 101 gives -101.00/ItRd
#> 0 subtract 1E-5 1234567890.123456789012345678901234567890 gives -Infinity/ItOwRd
#> 0 subtract 1E-5 Infinity gives -Infinity
#> 0 subtract 1E-5 -NaN12 gives -NaN12
#> 0 subtract 1E-5 sNaN7 gives NaN7/In
#> 0 subtract 1234567890.123456789012345678901234567890 0 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 -0E+3 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 1 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 -1.50 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 2.4999 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 99999 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 1E-5 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 7E+4 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 101 gives Infinity/ItOwRd
#> 0 subtract 1234567890.123456789012345678901234567890 1234567890.123456789012345678901234567890 gives 0E-7/Cd
#> 0 subtract 1234567890.123456789012345678901234567890 Infinity gives -Infinity
#> 0 subtract 1234567890.123456789012345678901234567890 -NaN12 gives -NaN12
#> 0 subtract 1234567890.123456789012345678901234567890 sNaN7 gives NaN7/In
#> 0 subtract sNaN7 0 gives NaN7/In
#> 0 subtract sNaN7 -0E+3 gives NaN7/In
#> 0 subtract sNaN7 1 gives NaN7/In
#> 0 subtract sNaN7 -1.50 gives NaN7/In
#> 0 subtract sNaN7 2.4999 gives NaN7/In
#> 0 subtract sNaN7 99999 gives NaN7/In
#> 0 subtract sNaN7 1E-5 gives NaN7/In
#> 0 subtract sNaN7 7E+4 gives NaN7/In
#> 0 subtract sNaN7 101 gives NaN7/In
#> 0 subtract sNaN7 1234567890.123456789012345678901234567890 gives NaN7/In
#> 0 subtract sNaN7 Infinity gives NaN7/In
#> 0 subtract sNaN7 -NaN12 gives NaN7/In
#> 0 subtract sNaN7 sNaN7 gives NaN7/In
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
#> 1 abs 0 gives 0
#> 1 abs -0E+3 gives 0/Cd
#> 1 abs 1 gives 1
#> 1 abs -1.50 gives 1.50
#> 1 abs 2.4999 gives 2.49/ItRd
#> 1 abs 99999 gives 999/ItOwRd
#> 1 abs 1E-5 gives 0.0001/ItRdSlUw
#> 1 abs 7E+4 gives 999/ItOwRd
#> 1 abs 101 gives 101
#> 1 abs 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 abs Infinity gives Infinity
#> 1 abs -NaN12 gives -NaN12
#> 1 abs sNaN7 gives NaN7/In
#> 1 canonical 0 gives 0
#> 1 canonical -0E+3 gives -0E+3
#> 1 canonical 1 gives 1
#> 1 canonical -1.50 gives -1.50
#> 1 canonical 2.4999 gives 2.4999
#> 1 canonical 99999 gives 99999
#> 1 canonical 1E-5 gives 0.00001
#> 1 canonical 7E+4 gives 7E+4
#> 1 canonical 101 gives 101
#> 1 canonical 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 1 canonical Infinity gives Infinity
#> 1 canonical -NaN12 gives -NaN12
#> 1 canonical sNaN7 gives sNaN7
#> 1 copy_abs 0 gives 0
#> 1 copy_abs -0E+3 gives 0E+3
#> 1 copy_abs 1 gives 1
#> 1 copy_abs -1.50 gives 1.50
#> 1 copy_abs 2.4999 gives 2.4999
#> 1 copy_abs 99999 gives 99999
#> 1 copy_abs 1E-5 gives 0.00001
#> 1 copy_abs 7E+4 gives 7E+4
#> 1 copy_abs 101 gives 101
#> 1 copy_abs 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 1 copy_abs Infinity gives Infinity
#> 1 copy_abs -NaN12 gives NaN12
#> 1 copy_abs sNaN7 gives sNaN7
#> 1 copy_decimal 0 gives 0
#> 1 copy_decimal -0E+3 gives -0E+3
#> 1 copy_decimal 1 gives 1
#> 1 copy_decimal -1.50 gives -1.50
#> 1 copy_decimal 2.4999 gives 2.4999
#> 1 copy_decimal 99999 gives 99999
#> 1 copy_decimal 1E-5 gives 0.00001
#> 1 copy_decimal 7E+4 gives 7E+4
#> 1 copy_decimal 101 gives 101
#> 1 copy_decimal 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 1 copy_decimal Infinity gives Infinity
#> 1 copy_decimal -NaN12 gives -NaN12
#> 1 copy_decimal sNaN7 gives sNaN7
#> 1 copy_negate 0 gives -0
#> 1 copy_negate -0E+3 gives 0E+3
#> 1 copy_negate 1 gives -1
#> 1 copy_negate -1.50 gives 1.50
#> 1 copy_negate 2.4999 gives -2.4999
#> 1 copy_negate 99999 gives -99999
#> 1 copy_negate 1E-5 gives -0.00001
#> 1 copy_negate 7E+4 gives -7E+4
#> 1 copy_negate 101 gives -101
#> 1 copy_negate 1234567890.123456789012345678901234567890 gives -1234567890.123456789012345678901234567890
#> 1 copy_negate Infinity gives -Infinity
#> 1 copy_negate -NaN12 gives NaN12
#> 1 copy_negate sNaN7 gives -sNaN7
#> 1 create_decimal 0 gives 0
#> 1 create_decimal -0E+3 gives -0/Cd
#> 1 create_decimal 1 gives 1
#> 1 create_decimal -1.50 gives -1.50
#> 1 create_decimal 2.4999 gives 2.49/ItRd
#> 1 create_decimal 99999 gives 999/ItOwRd
#> 1 create_decimal 1E-5 gives 0.0001/ItRdSlUw
#> 1 create_decimal 7E+4 gives 999/ItOwRd
#> 1 create_decimal 101 gives 101
#> 1 create_decimal 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 create_decimal Infinity gives Infinity
#> 1 create_decimal -NaN12 gives -NaN12
#> 1 create_decimal sNaN7 gives sNaN7
#> 1 exp 0 gives 1
#> 1 exp -0E+3 gives 1
#> 1 exp 1 gives 2.72/ItRd
#> 1 exp -1.50 gives 0.223/ItRd
#> 1 exp 2.4999 gives 12.2/ItRd
#> 1 exp 99999 gives Infinity/ItOwRd
#> 1 exp 1E-5 gives 1.00/ItRd
#> 1 exp 7E+4 gives Infinity/ItOwRd
#> 1 exp 101 gives Infinity/ItOwRd
#> 1 exp 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 1 exp Infinity gives Infinity
#> 1 exp -NaN12 gives -NaN12
#> 1 exp sNaN7 gives NaN7/In
#> 1 is_canonical 0 gives True
#> 1 is_canonical -0E+3 gives True
#> 1 is_canonical 1 gives True
#> 1 is_canonical -1.50 gives True
#> 1 is_canonical 2.4999 gives True
#> 1 is_canonical 99999 gives True
#> 1 is_canonical 1E-5 gives True
#> 1 is_canonical 7E+4 gives True
#> 1 is_canonical 101 gives True
#> 1 is_canonical 1234567890.123456789012345678901234567890 gives True
#> 1 is_canonical Infinity gives True
#> 1 is_canonical -NaN12 gives True
#> 1 is_canonical sNaN7 gives True
#> 1 is_finite 0 gives True
#> 1 is_finite -0E+3 gives True
#> 1 is_finite 1 gives True
#> 1 is_finite -1.50 gives True
#> 1 is_finite 2.4999 gives True
#> 1 is_finite 99999 gives True
#> 1 is_finite 1E-5 gives True
#> 1 is_finite 7E+4 gives True
#> 1 is_finite 101 gives True
#> 1 is_finite 1234567890.123456789012345678901234567890 gives True
#> 1 is_finite Infinity gives False
#> 1 is_finite -NaN12 gives False
#> 1 is_finite sNaN7 gives False
#> 1 is_infinite 0 gives False
#> 1 is_infinite -0E+3 gives False
#> 1 is_infinite 1 gives False
#> 1 is_infinite -1.50 gives False
#> 1 is_infinite 2.4999 gives False
#> 1 is_infinite 99999 gives False
#> 1 is_infinite 1E-5 gives False
#> 1 is_infinite 7E+4 gives False
#> 1 is_infinite 101 gives False
#> 1 is_infinite 1234567890.123456789012345678901234567890 gives False
#> 1 is_infinite Infinity gives True
#> 1 is_infinite -NaN12 gives False
#> 1 is_infinite sNaN7 gives False
#> 1 is_nan 0 gives False
#> 1 is_nan -0E+3 gives False
#> 1 is_nan 1 gives False
#> 1 is_nan -1.50 gives False
#> 1 is_nan 2.4999 gives False
#> 1 is_nan 99999 gives False
#> 1 is_nan 1E-5 gives False
#> 1 is_nan 7E+4 gives False
#> 1 is_nan 101 gives False
#> 1 is_nan 1234567890.123456789012345678901234567890 gives False
#> 1 is_nan Infinity gives False
#> 1 is_nan -NaN12 gives True
#> 1 is_nan sNaN7 gives True
#> 1 is_normal 0 gives False
#> 1 is_normal -0E+3 gives False
#> 1 is_normal 1 gives True
#> 1 is_normal -1.50 gives True
#> 1 is_normal 2.4999 gives True
#> 1 is_normal 99999 gives True
#> 1 is_normal 1E-5 gives False
#> 1 is_normal 7E+4 gives True
#> 1 is_normal 101 gives True
#> 1 is_normal 1234567890.123456789012345678901234567890 gives True
#> 1 is_normal Infinity gives False
#> 1 is_normal -NaN12 gives False
#> 1 is_normal sNaN7 gives False
#> 1 is_qnan 0 gives False
#> 1 is_qnan -0E+3 gives False
#> 1 is_qnan 1 gives False
#> 1 is_qnan -1.50 gives False
#> 1 is_qnan 2.4999 gives False
#> 1 is_qnan 99999 gives False
#> 1 is_qnan 1E-5 gives False
#> 1 is_qnan 7E+4 gives False
#> 1 is_qnan 101 gives False
#> 1 is_qnan 1234567890.123456789012345678901234567890 gives False
#> 1 is_qnan Infinity gives False
#> 1 is_qnan -NaN12 gives True
#> 1 is_qnan sNaN7 gives False
#> 1 is_signed 0 gives False
#> 1 is_signed -0E+3 gives True
#> 1 is_signed 1 gives False
#> 1 is_signed -1.50 gives True
#> 1 is_signed 2.4999 gives False
#> 1 is_signed 99999 gives False
#> 1 is_signed 1E-5 gives False
#> 1 is_signed 7E+4 gives False
#> 1 is_signed 101 gives False
#> 1 is_signed 1234567890.123456789012345678901234567890 gives False
#> 1 is_signed Infinity gives False
#> 1 is_signed -NaN12 gives True
#> 1 is_signed sNaN7 gives False
#> 1 is_snan 0 gives False
#> 1 is_snan -0E+3 gives False
#> 1 is_snan 1 gives False
#> 1 is_snan -1.50 gives False
#> 1 is_snan 2.4999 gives False
#> 1 is_snan 99999 gives False
#> 1 is_snan 1E-5 gives False
#> 1 is_snan 7E+4 gives False
#> 1 is_snan 101 gives False
#> 1 is_snan 1234567890.123456789012345678901234567890 gives False
#> 1 is_snan Infinity gives False
#> 1 is_snan -NaN12 gives False
#> 1 is_snan sNaN7 gives True
#> 1 is_subnormal 0 gives False
#> 1 is_subnormal -0E+3 gives False
#> 1 is_subnormal 1 gives False
#> 1 is_subnormal -1.50 gives False
#> 1 is_subnormal 2.4999 gives False
#> 1 is_subnormal 99999 gives False
#> 1 is_subnormal 1E-5 gives True
#> 1 is_subnormal 7E+4 gives False
#> 1 is_subnormal 101 gives False
#> 1 is_subnormal 1234567890.123456789012345678901234567890 gives False
#> 1 is_subnormal Infinity gives False
#> 1 is_subnormal -NaN12 gives False
#> 1 is_subnormal sNaN7 gives False
#> 1 is_zero 0 gives True
#> 1 is_zero -0E+3 gives True
#> 1 is_zero 1 gives False
#> 1 is_zero -1.50 gives False
#> 1 is_zero 2.4999 gives False
#> 1 is_zero 99999 gives False
#> 1 is_zero 1E-5 gives False
#> 1 is_zero 7E+4 gives False
#> 1 is_zero 101 gives False
#> 1 is_zero 1234567890.123456789012345678901234567890 gives False
#> 1 is_zero Infinity gives False
#> 1 is_zero -NaN12 gives False
#> 1 is_zero sNaN7 gives False
#> 1 ln 0 gives -Infinity
#> 1 ln -0E+3 gives -Infinity
#> 1 ln 1 gives 0
#> 1 ln -1.50 gives NaN/In
#> 1 ln 2.4999 gives 0.916/ItRd
#> 1 ln 99999 gives 11.5/ItRd
#> 1 ln 1E-5 gives -11.5/ItRd
#> 1 ln 7E+4 gives 11.2/ItRd
#> 1 ln 101 gives 4.62/ItRd
#> 1 ln 1234567890.123456789012345678901234567890 gives 20.9/ItRd
#> 1 ln Infinity gives Infinity
#> 1 ln -NaN12 gives -NaN12
#> 1 ln sNaN7 gives NaN7/In
#> 1 log10 0 gives -Infinity
#> 1 log10 -0E+3 gives -Infinity
#> 1 log10 1 gives 0
#> 1 log10 -1.50 gives NaN/In
#> 1 log10 2.4999 gives 0.398/ItRd
#> 1 log10 99999 gives 5.00/ItRd
#> 1 log10 1E-5 gives -5
#> 1 log10 7E+4 gives 4.85/ItRd
#> 1 log10 101 gives 2.00/ItRd
#> 1 log10 1234567890.123456789012345678901234567890 gives 9.09/ItRd
#> 1 log10 Infinity gives Infinity
#> 1 log10 -NaN12 gives -NaN12
#> 1 log10 sNaN7 gives NaN7/In
#> 1 logb 0 gives -Infinity/Do
#> 1 logb -0E+3 gives -Infinity/Do
#> 1 logb 1 gives 0
#> 1 logb -1.50 gives 0
#> 1 logb 2.4999 gives 0
#> 1 logb 99999 gives 4
#> 1 logb 1E-5 gives -5
#> 1 logb 7E+4 gives 4
#> 1 logb 101 gives 2
#> 1 logb 1234567890.123456789012345678901234567890 gives 9
#> 1 logb Infinity gives Infinity
#> 1 logb -NaN12 gives -NaN12
#> 1 logb sNaN7 gives NaN7/In
#> 1 logical_invert 0 gives 111
#> 1 logical_invert -0E+3 gives NaN/In
#> 1 logical_invert 1 gives 110
#> 1 logical_invert -1.50 gives NaN/In
#> 1 logical_invert 2.4999 gives NaN/In
#> 1 logical_invert 99999 gives NaN/In
#> 1 logical_invert 1E-5 gives NaN/In
#> 1 logical_invert 7E+4 gives NaN/In
#> 1 logical_invert 101 gives 10
#> 1 logical_invert 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_invert Infinity gives NaN/In
#> 1 logical_invert -NaN12 gives NaN/In
#> 1 logical_invert sNaN7 gives NaN/In
#> 1 minus 0 gives 0
#> 1 minus -0E+3 gives 0/Cd
#> 1 minus 1 gives -1
#> 1 minus -1.50 gives 1.50
#> 1 minus 2.4999 gives -2.49/ItRd
#> 1 minus 99999 gives -999/ItOwRd
#> 1 minus 1E-5 gives -0.0001/ItRdSlUw
#> 1 minus 7E+4 gives -999/ItOwRd
#> 1 minus 101 gives -101
#> 1 minus 1234567890.123456789012345678901234567890 gives -999/ItOwRd
#> 1 minus Infinity gives -Infinity
#> 1 minus -NaN12 gives -NaN12
#> 1 minus sNaN7 gives NaN7/In
#> 1 next_minus 0 gives -0.0001
#> 1 next_minus -0E+3 gives -0.0001
#> 1 next_minus 1 gives 0.999
#> 1 next_minus -1.50 gives -1.51
#> 1 next_minus 2.4999 gives 2.49
#> 1 next_minus 99999 gives 999
#> 1 next_minus 1E-5 gives 0.0000
#> 1 next_minus 7E+4 gives 999
#> 1 next_minus 101 gives 100
#> 1 next_minus 1234567890.123456789012345678901234567890 gives 999
#> 1 next_minus Infinity gives 999
#> 1 next_minus -NaN12 gives -NaN12
#> 1 next_minus sNaN7 gives NaN7/In
#> 1 next_plus 0 gives 0.0001
#> 1 next_plus -0E+3 gives 0.0001
#> 1 next_plus 1 gives 1.01
#> 1 next_plus -1.50 gives -1.49
#> 1 next_plus 2.4999 gives 2.50
#> 1 next_plus 99999 gives Infinity
#> 1 next_plus 1E-5 gives 0.0001
#> 1 next_plus 7E+4 gives Infinity
#> 1 next_plus 101 gives 102
#> 1 next_plus 1234567890.123456789012345678901234567890 gives Infinity
#> 1 next_plus Infinity gives Infinity
#> 1 next_plus -NaN12 gives -NaN12
#> 1 next_plus sNaN7 gives NaN7/In
#> 1 normalize 0 gives 0
#> 1 normalize -0E+3 gives -0/Cd
#> 1 normalize 1 gives 1
#> 1 normalize -1.50 gives -1.5
#> 1 normalize 2.4999 gives 2.49/ItRd
#> 1 normalize 99999 gives 999/ItOwRd
#> 1 normalize 1E-5 gives 0.0001/ItRdSlUw
#> 1 normalize 7E+4 gives 999/ItOwRd
#> 1 normalize 101 gives 101
#> 1 normalize 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 normalize Infinity gives Infinity
#> 1 normalize -NaN12 gives -NaN12
#> 1 normalize sNaN7 gives NaN7/In
#> 1 number_class 0 gives +Zero
#> 1 number_class -0E+3 gives -Zero
#> 1 number_class 1 gives +Normal
#> 1 number_class -1.50 gives -Normal
#> 1 number_class 2.4999 gives +Normal
#> 1 number_class 99999 gives +Normal
#> 1 number_class 1E-5 gives +Subnormal
#> 1 number_class 7E+4 gives +Normal
#> 1 number_class 101 gives +Normal
#> 1 number_class 1234567890.123456789012345678901234567890 gives +Normal
#> 1 number_class Infinity gives +Infinity
#> 1 number_class -NaN12 gives NaN
#> 1 number_class sNaN7 gives sNaN
#> 1 plus 0 gives 0
#> 1 plus -0E+3 gives 0/Cd
#> 1 plus 1 gives 1
#> 1 plus -1.50 gives -1.50
#> 1 plus 2.4999 gives 2.49/ItRd
#> 1 plus 99999 gives 999/ItOwRd
#> 1 plus 1E-5 gives 0.0001/ItRdSlUw
#> 1 plus 7E+4 gives 999/ItOwRd
#> 1 plus 101 gives 101
#> 1 plus 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 plus Infinity gives Infinity
#> 1 plus -NaN12 gives -NaN12
#> 1 plus sNaN7 gives NaN7/In
#> 1 sqrt 0 gives 0
#> 1 sqrt -0E+3 gives -0/Cd
#> 1 sqrt 1 gives 1
#> 1 sqrt -1.50 gives NaN/In
#> 1 sqrt 2.4999 gives 1.58/ItRd
#> 1 sqrt 99999 gives 316/ItRd
#> 1 sqrt 1E-5 gives 0.0032/ItRdSlUw
#> 1 sqrt 7E+4 gives 265/ItRd
#> 1 sqrt 101 gives 10.0/ItRd
#> 1 sqrt 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 1 sqrt Infinity gives Infinity
#> 1 sqrt -NaN12 gives -NaN12
#> 1 sqrt sNaN7 gives NaN7/In
#> 1 to_eng_string 0 gives 0
#> 1 to_eng_string -0E+3 gives -0E+3
#> 1 to_eng_string 1 gives 1
#> 1 to_eng_string -1.50 gives -1.50
#> 1 to_eng_string 2.4999 gives 2.4999
#> 1 to_eng_string 99999 gives 99999
#> 1 to_eng_string 1E-5 gives 0.00001
#> 1 to_eng_string 7E+4 gives 70E+3
#> 1 to_eng_string 101 gives 101
#> 1 to_eng_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 1 to_eng_string Infinity gives Infinity
#> 1 to_eng_string -NaN12 gives -NaN12
#> 1 to_eng_string sNaN7 gives sNaN7
#> 1 to_integral 0 gives 0
#> 1 to_integral -0E+3 gives -0E+3
#> 1 to_integral 1 gives 1
#> 1 to_integral -1.50 gives -1
#> 1 to_integral 2.4999 gives 2
#> 1 to_integral 99999 gives 99999
#> 1 to_integral 1E-5 gives 1
#> 1 to_integral 7E+4 gives 7E+4
#> 1 to_integral 101 gives 101
#> 1 to_integral 1234567890.123456789012345678901234567890 gives 1234567891
#> 1 to_integral Infinity gives Infinity
#> 1 to_integral -NaN12 gives -NaN12
#> 1 to_integral sNaN7 gives NaN7/In
#> 1 to_integral_exact 0 gives 0
#> 1 to_integral_exact -0E+3 gives -0E+3
#> 1 to_integral_exact 1 gives 1
#> 1 to_integral_exact -1.50 gives -1/ItRd
#> 1 to_integral_exact 2.4999 gives 2/ItRd
#> 1 to_integral_exact 99999 gives 99999
#> 1 to_integral_exact 1E-5 gives 1/ItRd
#> 1 to_integral_exact 7E+4 gives 7E+4
#> 1 to_integral_exact 101 gives 101
#> 1 to_integral_exact 1234567890.123456789012345678901234567890 gives 1234567891/ItRd
#> 1 to_integral_exact Infinity gives Infinity
#> 1 to_integral_exact -NaN12 gives -NaN12
#> 1 to_integral_exact sNaN7 gives NaN7/In
#> 1 to_integral_value 0 gives 0
#> 1 to_integral_value -0E+3 gives -0E+3
#> 1 to_integral_value 1 gives 1
#> 1 to_integral_value -1.50 gives -1
#> 1 to_integral_value 2.4999 gives 2
#> 1 to_integral_value 99999 gives 99999
#> 1 to_integral_value 1E-5 gives 1
#> 1 to_integral_value 7E+4 gives 7E+4
#> 1 to_integral_value 101 gives 101
#> 1 to_integral_value 1234567890.123456789012345678901234567890 gives 1234567891
#> 1 to_integral_value Infinity gives Infinity
#> 1 to_integral_value -NaN12 gives -NaN12
#> 1 to_integral_value sNaN7 gives NaN7/In
#> 1 to_sci_string 0 gives 0
#> 1 to_sci_string -0E+3 gives -0E+3
#> 1 to_sci_string 1 gives 1
#> 1 to_sci_string -1.50 gives -1.50
#> 1 to_sci_string 2.4999 gives 2.4999
#> 1 to_sci_string 99999 gives 99999
#> 1 to_sci_string 1E-5 gives 0.00001
#> 1 to_sci_string 7E+4 gives 7E+4
#> 1 to_sci_string 101 gives 101
#> 1 to_sci_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 1 to_sci_string Infinity gives Infinity
#> 1 to_sci_string -NaN12 gives -NaN12
#> 1 to_sci_string sNaN7 gives sNaN7
#> 1 add -0E+3 0 gives 0
#> 1 add -0E+3 -0E+3 gives -0/Cd
#> 1 add -0E+3 1 gives 1
#> 1 add -0E+3 -1.50 gives -1.50
#> 1 add -0E+3 2.4999 gives 2.49/ItRd
#> 1 add -0E+3 99999 gives 999/ItOwRd
#> 1 add -0E+3 1E-5 gives 0.0001/ItRdSlUw
#> 1 add -0E+3 7E+4 gives 999/ItOwRd
#> 1 add -0E+3 101 gives 101
#> 1 add -0E+3 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 add -0E+3 Infinity gives Infinity
#> 1 add -0E+3 -NaN12 gives -NaN12
#> 1 add -0E+3 sNaN7 gives NaN7/In
#> 1 add 2.4999 0 gives 2.49/ItRd
#> 1 add 2.4999 -0E+3 gives 2.49/ItRd
#> 1 add 2.4999 1 gives 3.49/ItRd
#> 1 add 2.4999 -1.50 gives 0.999/ItRd
#> 1 add 2.4999 2.4999 gives 4.99/ItRd
#> 1 add 2.4999 99999 gives 999/ItOwRd
#> 1 add 2.4999 1E-5 gives 2.49/ItRd
#> 1 add 2.4999 7E+4 gives 999/ItOwRd
#> 1 add 2.4999 101 gives 103/ItRd
#> 1 add 2.4999 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 add 2.4999 Infinity gives Infinity
#> 1 add 2.4999 -NaN12 gives -NaN12
#> 1 add 2.4999 sNaN7 gives NaN7/In
#> 1 add 7E+4 0 gives 999/ItOwRd
#> 1 add 7E+4 -0E+3 gives 999/ItOwRd
#> 1 add 7E+4 1 gives 999/ItOwRd
#> 1 add 7E+4 -1.50 gives 999/ItOwRd
#> 1 add 7E+4 2.4999 gives 999/ItOwRd
#> 1 add 7E+4 99999 gives 999/ItOwRd
#> 1 add 7E+4 1E-5 gives 999/ItOwRd
#> 1 add 7E+4 7E+4 gives 999/ItOwRd
#> 1 add 7E+4 101 gives 999/ItOwRd
#> 1 add 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 add 7E+4 Infinity gives Infinity
#> 1 add 7E+4 -NaN12 gives -NaN12
#> 1 add 7E+4 sNaN7 gives NaN7/In
#> 1 add Infinity 0 gives Infinity
#> 1 add Infinity -0E+3 gives Infinity
#> 1 add Infinity 1 gives Infinity
#> 1 add Infinity -1.50 gives Infinity
#> 1 add Infinity 2.4999 gives Infinity
#> 1 add Infinity 99999 gives Infinity
#> 1 add Infinity 1E-5 gives Infinity
#> 1 add Infinity 7E+4 gives Infinity
#> 1 add Infinity 101 gives Infinity
#> 1 add Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 add Infinity Infinity gives Infinity
#> 1 add Infinity -NaN12 gives -NaN12
#> 1 add Infinity sNaN7 gives NaN7/In
#> 1 compare -0E+3 0 gives 0
#> 1 compare -0E+3 -0E+3 gives 0
#> 1 compare -0E+3 1 gives -1
#> 1 compare -0E+3 -1.50 gives 1
#> 1 compare -0E+3 2.4999 gives -1
#> 1 compare -0E+3 99999 gives -1
#> 1 compare -0E+3 1E-5 gives -1
#> 1 compare -0E+3 7E+4 gives -1
#> 1 compare -0E+3 101 gives -1
#> 1 compare -0E+3 1234567890.123456789012345678901234567890 gives -1
#> 1 compare -0E+3 Infinity gives -1
#> 1 compare -0E+3 -NaN12 gives -NaN12
#> 1 compare -0E+3 sNaN7 gives NaN7/In
#> 1 compare 2.4999 0 gives 1
#> 1 compare 2.4999 -0E+3 gives 1
#> 1 compare 2.4999 1 gives 1
#> 1 compare 2.4999 -1.50 gives 1
#> 1 compare 2.4999 2.4999 gives 0
#> 1 compare 2.4999 99999 gives -1
#> 1 compare 2.4999 1E-5 gives 1
#> 1 compare 2.4999 7E+4 gives -1
#> 1 compare 2.4999 101 gives -1
#> 1 compare 2.4999 1234567890.123456789012345678901234567890 gives -1
#> 1 compare 2.4999 Infinity gives -1
#> 1 compare 2.4999 -NaN12 gives -NaN12
#> 1 compare 2.4999 sNaN7 gives NaN7/In
#> 1 compare 7E+4 0 gives 1
#> 1 compare 7E+4 -0E+3 gives 1
#> 1 compare 7E+4 1 gives 1
#> 1 compare 7E+4 -1.50 gives 1
#> 1 compare 7E+4 2.4999 gives 1
#> 1 compare 7E+4 99999 gives -1
#> 1 compare 7E+4 1E-5 gives 1
#> 1 compare 7E+4 7E+4 gives 0
#> 1 compare 7E+4 101 gives 1
#> 1 compare 7E+4 1234567890.123456789012345678901234567890 gives -1
#> 1 compare 7E+4 Infinity gives -1
#> 1 compare 7E+4 -NaN12 gives -NaN12
#> 1 compare 7E+4 sNaN7 gives NaN7/In
#> 1 compare Infinity 0 gives 1
#> 1 compare Infinity -0E+3 gives 1
#> 1 compare Infinity 1 gives 1
#> 1 compare Infinity -1.50 gives 1
#> 1 compare Infinity 2.4999 gives 1
#> 1 compare Infinity 99999 gives 1
#> 1 compare Infinity 1E-5 gives 1
#> 1 compare Infinity 7E+4 gives 1
#> 1 compare Infinity 101 gives 1
#> 1 compare Infinity 1234567890.123456789012345678901234567890 gives 1
#> 1 compare Infinity Infinity gives 0
#> 1 compare Infinity -NaN12 gives -NaN12
#> 1 compare Infinity sNaN7 gives NaN7/In
#> 1 compare_signal -0E+3 0 gives 0
#> 1 compare_signal -0E+3 -0E+3 gives 0
#> 1 compare_signal -0E+3 1 gives -1
#> 1 compare_signal -0E+3 -1.50 gives 1
#> 1 compare_signal -0E+3 2.4999 gives -1
#> 1 compare_signal -0E+3 99999 gives -1
#> 1 compare_signal -0E+3 1E-5 gives -1
#> 1 compare_signal -0E+3 7E+4 gives -1
#> 1 compare_signal -0E+3 101 gives -1
#> 1 compare_signal -0E+3 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_signal -0E+3 Infinity gives -1
#> 1 compare_signal -0E+3 -NaN12 gives -NaN12/In
#> 1 compare_signal -0E+3 sNaN7 gives NaN7/In
#> 1 compare_signal 2.4999 0 gives 1
#> 1 compare_signal 2.4999 -0E+3 gives 1
#> 1 compare_signal 2.4999 1 gives 1
#> 1 compare_signal 2.4999 -1.50 gives 1
#> 1 compare_signal 2.4999 2.4999 gives 0
#> 1 compare_signal 2.4999 99999 gives -1
#> 1 compare_signal 2.4999 1E-5 gives 1
#> 1 compare_signal 2.4999 7E+4 gives -1
#> 1 compare_signal 2.4999 101 gives -1
#> 1 compare_signal 2.4999 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_signal 2.4999 Infinity gives -1
#> 1 compare_signal 2.4999 -NaN12 gives -NaN12/In
#> 1 compare_signal 2.4999 sNaN7 gives NaN7/In
#> 1 compare_signal 7E+4 0 gives 1
#> 1 compare_signal 7E+4 -0E+3 gives 1
#> 1 compare_signal 7E+4 1 gives 1
#> 1 compare_signal 7E+4 -1.50 gives 1
#> 1 compare_signal 7E+4 2.4999 gives 1
#> 1 compare_signal 7E+4 99999 gives -1
#> 1 compare_signal 7E+4 1E-5 gives 1
#> 1 compare_signal 7E+4 7E+4 gives 0
#> 1 compare_signal 7E+4 101 gives 1
#> 1 compare_signal 7E+4 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_signal 7E+4 Infinity gives -1
#> 1 compare_signal 7E+4 -NaN12 gives -NaN12/In
#> 1 compare_signal 7E+4 sNaN7 gives NaN7/In
#> 1 compare_signal Infinity 0 gives 1
#> 1 compare_signal Infinity -0E+3 gives 1
#> 1 compare_signal Infinity 1 gives 1
#> 1 compare_signal Infinity -1.50 gives 1
#> 1 compare_signal Infinity 2.4999 gives 1
#> 1 compare_signal Infinity 99999 gives 1
#> 1 compare_signal Infinity 1E-5 gives 1
#> 1 compare_signal Infinity 7E+4 gives 1
#> 1 compare_signal Infinity 101 gives 1
#> 1 compare_signal Infinity 1234567890.123456789012345678901234567890 gives 1
#> 1 compare_signal Infinity Infinity gives 0
#> 1 compare_signal Infinity -NaN12 gives -NaN12/In
#> 1 compare_signal Infinity sNaN7 gives NaN7/In
#> 1 compare_total -0E+3 0 gives -1
#> 1 compare_total -0E+3 -0E+3 gives 0
#> 1 compare_total -0E+3 1 gives -1
#> 1 compare_total -0E+3 -1.50 gives 1
#> 1 compare_total -0E+3 2.4999 gives -1
#> 1 compare_total -0E+3 99999 gives -1
#> 1 compare_total -0E+3 1E-5 gives -1
#> 1 compare_total -0E+3 7E+4 gives -1
#> 1 compare_total -0E+3 101 gives -1
#> 1 compare_total -0E+3 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total -0E+3 Infinity gives -1
#> 1 compare_total -0E+3 -NaN12 gives 1
#> 1 compare_total -0E+3 sNaN7 gives -1
#> 1 compare_total 2.4999 0 gives 1
#> 1 compare_total 2.4999 -0E+3 gives 1
#> 1 compare_total 2.4999 1 gives 1
#> 1 compare_total 2.4999 -1.50 gives 1
#> 1 compare_total 2.4999 2.4999 gives 0
#> 1 compare_total 2.4999 99999 gives -1
#> 1 compare_total 2.4999 1E-5 gives 1
#> 1 compare_total 2.4999 7E+4 gives -1
#> 1 compare_total 2.4999 101 gives -1
#> 1 compare_total 2.4999 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total 2.4999 Infinity gives -1
#> 1 compare_total 2.4999 -NaN12 gives 1
#> 1 compare_total 2.4999 sNaN7 gives -1
#> 1 compare_total 7E+4 0 gives 1
#> 1 compare_total 7E+4 -0E+3 gives 1
#> 1 compare_total 7E+4 1 gives 1
#> 1 compare_total 7E+4 -1.50 gives 1
#> 1 compare_total 7E+4 2.4999 gives 1
#> 1 compare_total 7E+4 99999 gives -1
#> 1 compare_total 7E+4 1E-5 gives 1
#> 1 compare_total 7E+4 7E+4 gives 0
#> 1 compare_total 7E+4 101 gives 1
#> 1 compare_total 7E+4 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total 7E+4 Infinity gives -1
#> 1 compare_total 7E+4 -NaN12 gives 1
#> 1 compare_total 7E+4 sNaN7 gives -1
#> 1 compare_total Infinity 0 gives 1
#> 1 compare_total Infinity -0E+3 gives 1
#> 1 compare_total Infinity 1 gives 1
#> 1 compare_total Infinity -1.50 gives 1
#> 1 compare_total Infinity 2.4999 gives 1
#> 1 compare_total Infinity 99999 gives 1
#> 1 compare_total Infinity 1E-5 gives 1
#> 1 compare_total Infinity 7E+4 gives 1
#> 1 compare_total Infinity 101 gives 1
#> 1 compare_total Infinity 1234567890.123456789012345678901234567890 gives 1
#> 1 compare_total Infinity Infinity gives 0
#> 1 compare_total Infinity -NaN12 gives 1
#> 1 compare_total Infinity sNaN7 gives -1
#> 1 compare_total_mag -0E+3 0 gives 1
#> 1 compare_total_mag -0E+3 -0E+3 gives 0
#> 1 compare_total_mag -0E+3 1 gives -1
#> 1 compare_total_mag -0E+3 -1.50 gives -1
#> 1 compare_total_mag -0E+3 2.4999 gives -1
#> 1 compare_total_mag -0E+3 99999 gives -1
#> 1 compare_total_mag -0E+3 1E-5 gives -1
#> 1 compare_total_mag -0E+3 7E+4 gives -1
#> 1 compare_total_mag -0E+3 101 gives -1
#> 1 compare_total_mag -0E+3 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total_mag -0E+3 Infinity gives -1
#> 1 compare_total_mag -0E+3 -NaN12 gives -1
#> 1 compare_total_mag -0E+3 sNaN7 gives -1
#> 1 compare_total_mag 2.4999 0 gives 1
#> 1 compare_total_mag 2.4999 -0E+3 gives 1
#> 1 compare_total_mag 2.4999 1 gives 1
#> 1 compare_total_mag 2.4999 -1.50 gives 1
#> 1 compare_total_mag 2.4999 2.4999 gives 0
#> 1 compare_total_mag 2.4999 99999 gives -1
#> 1 compare_total_mag 2.4999 1E-5 gives 1
#> 1 compare_total_mag 2.4999 7E+4 gives -1
#> 1 compare_total_mag 2.4999 101 gives -1
#> 1 compare_total_mag 2.4999 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total_mag 2.4999 Infinity gives -1
#> 1 compare_total_mag 2.4999 -NaN12 gives -1
#> 1 compare_total_mag 2.4999 sNaN7 gives -1
#> 1 compare_total_mag 7E+4 0 gives 1
#> 1 compare_total_mag 7E+4 -0E+3 gives 1
#> 1 compare_total_mag 7E+4 1 gives 1
#> 1 compare_total_mag 7E+4 -1.50 gives 1
#> 1 compare_total_mag 7E+4 2.4999 gives 1
#> 1 compare_total_mag 7E+4 99999 gives -1
#> 1 compare_total_mag 7E+4 1E-5 gives 1
#> 1 compare_total_mag 7E+4 7E+4 gives 0
#> 1 compare_total_mag 7E+4 101 gives 1
#> 1 compare_total_mag 7E+4 1234567890.123456789012345678901234567890 gives -1
#> 1 compare_total_mag 7E+4 Infinity gives -1
#> 1 compare_total_mag 7E+4 -NaN12 gives -1
#> 1 compare_total_mag 7E+4 sNaN7 gives -1
#> 1 compare_total_mag Infinity 0 gives 1
#> 1 compare_total_mag Infinity -0E+3 gives 1
#> 1 compare_total_mag Infinity 1 gives 1
#> 1 compare_total_mag Infinity -1.50 gives 1
#> 1 compare_total_mag Infinity 2.4999 gives 1
#> 1 compare_total_mag Infinity 99999 gives 1
#> 1 compare_total_mag Infinity 1E-5 gives 1
#> 1 compare_total_mag Infinity 7E+4 gives 1
#> 1 compare_total_mag Infinity 101 gives 1
#> 1 compare_total_mag Infinity 1234567890.123456789012345678901234567890 gives 1
#> 1 compare_total_mag Infinity Infinity gives 0
#> 1 compare_total_mag Infinity -NaN12 gives -1
#> 1 compare_total_mag Infinity sNaN7 gives -1
#> 1 copy_sign -0E+3 0 gives 0E+3
#> 1 copy_sign -0E+3 -0E+3 gives -0E+3
#> 1 copy_sign -0E+3 1 gives 0E+3
#> 1 copy_sign -0E+3 -1.50 gives -0E+3
#> 1 copy_sign -0E+3 2.4999 gives 0E+3
#> 1 copy_sign -0E+3 99999 gives 0E+3
#> 1 copy_sign -0E+3 1E-5 gives 0E+3
#> 1 copy_sign -0E+3 7E+4 gives 0E+3
#> 1 copy_sign -0E+3 101 gives 0E+3
#> 1 copy_sign -0E+3 1234567890.123456789012345678901234567890 gives 0E+3
#> 1 copy_sign -0E+3 Infinity gives 0E+3
#> 1 copy_sign -0E+3 -NaN12 gives -0E+3
#> 1 copy_sign -0E+3 sNaN7 gives 0E+3
#> 1 copy_sign 2.4999 0 gives 2.4999
#> 1 copy_sign 2.4999 -0E+3 gives -2.4999
#> 1 copy_sign 2.4999 1 gives 2.4999
#> 1 copy_sign 2.4999 -1.50 gives -2.4999
#> 1 copy_sign 2.4999 2.4999 gives 2.4999
#> 1 copy_sign 2.4999 99999 gives 2.4999
#> 1 copy_sign 2.4999 1E-5 gives 2.4999
#> 1 copy_sign 2.4999 7E+4 gives 2.4999
#> 1 copy_sign 2.4999 101 gives 2.4999
#> 1 copy_sign 2.4999 1234567890.123456789012345678901234567890 gives 2.4999
#> 1 copy_sign 2.4999 Infinity gives 2.4999
#> 1 copy_sign 2.4999 -NaN12 gives -2.4999
#> 1 copy_sign 2.4999 sNaN7 gives 2.4999
#> 1 copy_sign 7E+4 0 gives 7E+4
#> 1 copy_sign 7E+4 -0E+3 gives -7E+4
#> 1 copy_sign 7E+4 1 gives 7E+4
#> 1 copy_sign 7E+4 -1.50 gives -7E+4
#> 1 copy_sign 7E+4 2.4999 gives 7E+4
#> 1 copy_sign 7E+4 99999 gives 7E+4
#> 1 copy_sign 7E+4 1E-5 gives 7E+4
#> 1 copy_sign 7E+4 7E+4 gives 7E+4
#> 1 copy_sign 7E+4 101 gives 7E+4
#> 1 copy_sign 7E+4 1234567890.123456789012345678901234567890 gives 7E+4
#> 1 copy_sign 7E+4 Infinity gives 7E+4
#> 1 copy_sign 7E+4 -NaN12 gives -7E+4
#> 1 copy_sign 7E+4 sNaN7 gives 7E+4
#> 1 copy_sign Infinity 0 gives Infinity
#> 1 copy_sign Infinity -0E+3 gives -Infinity
#> 1 copy_sign Infinity 1 gives Infinity
#> 1 copy_sign Infinity -1.50 gives -Infinity
#> 1 copy_sign Infinity 2.4999 gives Infinity
#> 1 copy_sign Infinity 99999 gives Infinity
#> 1 copy_sign Infinity 1E-5 gives Infinity
#> 1 copy_sign Infinity 7E+4 gives Infinity
#> 1 copy_sign Infinity 101 gives Infinity
#> 1 copy_sign Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 copy_sign Infinity Infinity gives Infinity
#> 1 copy_sign Infinity -NaN12 gives -Infinity
#> 1 copy_sign Infinity sNaN7 gives Infinity
#> 1 divide -0E+3 0 gives NaN/In
#> 1 divide -0E+3 -0E+3 gives NaN/In
#> 1 divide -0E+3 1 gives -0/Cd
#> 1 divide -0E+3 -1.50 gives 0/Cd
#> 1 divide -0E+3 2.4999 gives -0/Cd
#> 1 divide -0E+3 99999 gives -0/Cd
#> 1 divide -0E+3 1E-5 gives -0/Cd
#> 1 divide -0E+3 7E+4 gives -0.0
#> 1 divide -0E+3 101 gives -0/Cd
#> 1 divide -0E+3 1234567890.123456789012345678901234567890 gives -0/Cd
#> 1 divide -0E+3 Infinity gives -0.0000/Cd
#> 1 divide -0E+3 -NaN12 gives -NaN12
#> 1 divide -0E+3 sNaN7 gives NaN7/In
#> 1 divide 2.4999 0 gives Infinity/Do
#> 1 divide 2.4999 -0E+3 gives -Infinity/Do
#> 1 divide 2.4999 1 gives 2.49/ItRd
#> 1 divide 2.4999 -1.50 gives -1.66/ItRd
#> 1 divide 2.4999 2.4999 gives 1
#> 1 divide 2.4999 99999 gives 0.0001/ItRdSlUw
#> 1 divide 2.4999 1E-5 gives 999/ItOwRd
#> 1 divide 2.4999 7E+4 gives 0.0001/ItRdSlUw
#> 1 divide 2.4999 101 gives 0.0247/ItRd
#> 1 divide 2.4999 1234567890.123456789012345678901234567890 gives 0.0001/ItRdSlUw
#> 1 divide 2.4999 Infinity gives 0.0000/Cd
#> 1 divide 2.4999 -NaN12 gives -NaN12
#> 1 divide 2.4999 sNaN7 gives NaN7/In
#> 1 divide 7E+4 0 gives Infinity/Do
#> 1 divide 7E+4 -0E+3 gives -Infinity/Do
#> 1 divide 7E+4 1 gives 999/ItOwRd
#> 1 divide 7E+4 -1.50 gives -999/ItOwRd
#> 1 divide 7E+4 2.4999 gives 999/ItOwRd
#> 1 divide 7E+4 99999 gives 0.701/ItRd
#> 1 divide 7E+4 1E-5 gives 999/ItOwRd
#> 1 divide 7E+4 7E+4 gives 1
#> 1 divide 7E+4 101 gives 693/ItRd
#> 1 divide 7E+4 1234567890.123456789012345678901234567890 gives 0.0001/ItRdSlUw
#> 1 divide 7E+4 Infinity gives 0.0000/Cd
#> 1 divide 7E+4 -NaN12 gives -NaN12
#> 1 divide 7E+4 sNaN7 gives NaN7/In
#> 1 divide Infinity 0 gives Infinity
#> 1 divide Infinity -0E+3 gives -Infinity
#> 1 divide Infinity 1 gives Infinity
#> 1 divide Infinity -1.50 gives -Infinity
#> 1 divide Infinity 2.4999 gives Infinity
#> 1 divide Infinity 99999 gives Infinity
#> 1 divide Infinity 1E-5 gives Infinity
#> 1 divide Infinity 7E+4 gives Infinity
#> 1 divide Infinity 101 gives Infinity
#> 1 divide Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 divide Infinity Infinity gives NaN/In
#> 1 divide Infinity -NaN12 gives -NaN12
#> 1 divide Infinity sNaN7 gives NaN7/In
#> 1 divide_int -0E+3 0 gives NaN/In
#> 1 divide_int -0E+3 -0E+3 gives NaN/In
#> 1 divide_int -0E+3 1 gives -0
#> 1 divide_int -0E+3 -1.50 gives 0
#> 1 divide_int -0E+3 2.4999 gives -0
#> 1 divide_int -0E+3 99999 gives -0
#> 1 divide_int -0E+3 1E-5 gives -0
#> 1 divide_int -0E+3 7E+4 gives -0
#> 1 divide_int -0E+3 101 gives -0
#> 1 divide_int -0E+3 1234567890.123456789012345678901234567890 gives -0
#> 1 divide_int -0E+3 Infinity gives -0
#> 1 divide_int -0E+3 -NaN12 gives -NaN12
#> 1 divide_int -0E+3 sNaN7 gives NaN7/In
#> 1 divide_int 2.4999 0 gives Infinity/Do
#> 1 divide_int 2.4999 -0E+3 gives -Infinity/Do
#> 1 divide_int 2.4999 1 gives 2
#> 1 divide_int 2.4999 -1.50 gives -1
#> 1 divide_int 2.4999 2.4999 gives 1
#> 1 divide_int 2.4999 99999 gives 0
#> 1 divide_int 2.4999 1E-5 gives NaN/In
#> 1 divide_int 2.4999 7E+4 gives 0
#> 1 divide_int 2.4999 101 gives 0
#> 1 divide_int 2.4999 1234567890.123456789012345678901234567890 gives 0
#> 1 divide_int 2.4999 Infinity gives 0
#> 1 divide_int 2.4999 -NaN12 gives -NaN12
#> 1 divide_int 2.4999 sNaN7 gives NaN7/In
#> 1 divide_int 7E+4 0 gives Infinity/Do
#> 1 divide_int 7E+4 -0E+3 gives -Infinity/Do
#> 1 divide_int 7E+4 1 gives NaN/In
#> 1 divide_int 7E+4 -1.50 gives NaN/In
#> 1 divide_int 7E+4 2.4999 gives NaN/In
#> 1 divide_int 7E+4 99999 gives 0
#> 1 divide_int 7E+4 1E-5 gives NaN/In
#> 1 divide_int 7E+4 7E+4 gives 1
#> 1 divide_int 7E+4 101 gives 693
#> 1 divide_int 7E+4 1234567890.123456789012345678901234567890 gives 0
#> 1 divide_int 7E+4 Infinity gives 0
#> 1 divide_int 7E+4 -NaN12 gives -NaN12
#> 1 divide_int 7E+4 sNaN7 gives NaN7/In
#> 1 divide_int Infinity 0 gives Infinity
#> 1 divide_int Infinity -0E+3 gives -Infinity
#> 1 divide_int Infinity 1 gives Infinity
#> 1 divide_int Infinity -1.50 gives -Infinity
#> 1 divide_int Infinity 2.4999 gives Infinity
#> 1 divide_int Infinity 99999 gives Infinity
#> 1 divide_int Infinity 1E-5 gives Infinity
#> 1 divide_int Infinity 7E+4 gives Infinity
#> 1 divide_int Infinity 101 gives Infinity
#> 1 divide_int Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 divide_int Infinity Infinity gives NaN/In
#> 1 divide_int Infinity -NaN12 gives -NaN12
#> 1 divide_int Infinity sNaN7 gives NaN7/In
#> 1 divmod -0E+3 0 gives NaN NaN/In
#> 1 divmod -0E+3 -0E+3 gives NaN NaN/In
#> 1 divmod -0E+3 1 gives -0 -0/
#> 1 divmod -0E+3 -1.50 gives 0 -0.00/
#> 1 divmod -0E+3 2.4999 gives -0 -0.0000/
#> 1 divmod -0E+3 99999 gives -0 -0/
#> 1 divmod -0E+3 1E-5 gives -0 -0.0000/Cd
#> 1 divmod -0E+3 7E+4 gives -0 -0/Cd
#> 1 divmod -0E+3 101 gives -0 -0/
#> 1 divmod -0E+3 1234567890.123456789012345678901234567890 gives -0 -0.0000/Cd
#> 1 divmod -0E+3 Infinity gives -0 -0/Cd
#> 1 divmod -0E+3 -NaN12 gives -NaN12 -NaN12/
#> 1 divmod -0E+3 sNaN7 gives NaN7 NaN7/In
#> 1 divmod 2.4999 0 gives Infinity NaN/InDo
#> 1 divmod 2.4999 -0E+3 gives -Infinity NaN/InDo
#> 1 divmod 2.4999 1 gives 2 0.499/ItRd
#> 1 divmod 2.4999 -1.50 gives -1 0.999/ItRd
#> 1 divmod 2.4999 2.4999 gives 1 0.0000/
#> 1 divmod 2.4999 99999 gives 0 2.49/ItRd
#> 1 divmod 2.4999 1E-5 gives NaN NaN/In
#> 1 divmod 2.4999 7E+4 gives 0 2.49/ItRd
#> 1 divmod 2.4999 101 gives 0 2.49/ItRd
#> 1 divmod 2.4999 1234567890.123456789012345678901234567890 gives 0 2.49/ItRd
#> 1 divmod 2.4999 Infinity gives 0 2.49/ItRd
#> 1 divmod 2.4999 -NaN12 gives -NaN12 -NaN12/
#> 1 divmod 2.4999 sNaN7 gives NaN7 NaN7/In
#> 1 divmod 7E+4 0 gives Infinity NaN/InDo
#> 1 divmod 7E+4 -0E+3 gives -Infinity NaN/InDo
#> 1 divmod 7E+4 1 gives NaN NaN/In
#> 1 divmod 7E+4 -1.50 gives NaN NaN/In
#> 1 divmod 7E+4 2.4999 gives NaN NaN/In
#> 1 divmod 7E+4 99999 gives 0 999/ItOwRd
#> 1 divmod 7E+4 1E-5 gives NaN NaN/In
#> 1 divmod 7E+4 7E+4 gives 1 0/Cd
#> 1 divmod 7E+4 101 gives 693 7/
#> 1 divmod 7E+4 1234567890.123456789012345678901234567890 gives 0 999/ItOwRd
#> 1 divmod 7E+4 Infinity gives 0 999/ItOwRd
#> 1 divmod 7E+4 -NaN12 gives -NaN12 -NaN12/
#> 1 divmod 7E+4 sNaN7 gives NaN7 NaN7/In
#> 1 divmod Infinity 0 gives Infinity NaN/In
#> 1 divmod Infinity -0E+3 gives -Infinity NaN/In
#> 1 divmod Infinity 1 gives Infinity NaN/In
#> 1 divmod Infinity -1.50 gives -Infinity NaN/In
#> 1 divmod Infinity 2.4999 gives Infinity NaN/In
#> 1 divmod Infinity 99999 gives Infinity NaN/In
#> 1 divmod Infinity 1E-5 gives Infinity NaN/In
#> 1 divmod Infinity 7E+4 gives Infinity NaN/In
#> 1 divmod Infinity 101 gives Infinity NaN/In
#> 1 divmod Infinity 1234567890.123456789012345678901234567890 gives Infinity NaN/In
#> 1 divmod Infinity Infinity gives NaN NaN/In
#> 1 divmod Infinity -NaN12 gives -NaN12 -NaN12/
#> 1 divmod Infinity sNaN7 gives NaN7 NaN7/In
#> 1 logical_and -0E+3 0 gives NaN/In
#> 1 logical_and -0E+3 -0E+3 gives NaN/In
#> 1 logical_and -0E+3 1 gives NaN/In
#> 1 logical_and -0E+3 -1.50 gives NaN/In
#> 1 logical_and -0E+3 2.4999 gives NaN/In
#> 1 logical_and -0E+3 99999 gives NaN/In
#> 1 logical_and -0E+3 1E-5 gives NaN/In
#> 1 logical_and -0E+3 7E+4 gives NaN/In
#> 1 logical_and -0E+3 101 gives NaN/In
#> 1 logical_and -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_and -0E+3 Infinity gives NaN/In
#> 1 logical_and -0E+3 -NaN12 gives NaN/In
#> 1 logical_and -0E+3 sNaN7 gives NaN/In
#> 1 logical_and 2.4999 0 gives NaN/In
#> 1 logical_and 2.4999 -0E+3 gives NaN/In
#> 1 logical_and 2.4999 1 gives NaN/In
#> 1 logical_and 2.4999 -1.50 gives NaN/In
#> 1 logical_and 2.4999 2.4999 gives NaN/In
#> 1 logical_and 2.4999 99999 gives NaN/In
#> 1 logical_and 2.4999 1E-5 gives NaN/In
#> 1 logical_and 2.4999 7E+4 gives NaN/In
#> 1 logical_and 2.4999 101 gives NaN/In
#> 1 logical_and 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_and 2.4999 Infinity gives NaN/In
#> 1 logical_and 2.4999 -NaN12 gives NaN/In
#> 1 logical_and 2.4999 sNaN7 gives NaN/In
#> 1 logical_and 7E+4 0 gives NaN/In
#> 1 logical_and 7E+4 -0E+3 gives NaN/In
#> 1 logical_and 7E+4 1 gives NaN/In
#> 1 logical_and 7E+4 -1.50 gives NaN/In
#> 1 logical_and 7E+4 2.4999 gives NaN/In
#> 1 logical_and 7E+4 99999 gives NaN/In
#> 1 logical_and 7E+4 1E-5 gives NaN/In
#> 1 logical_and 7E+4 7E+4 gives NaN/In
#> 1 logical_and 7E+4 101 gives NaN/In
#> 1 logical_and 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_and 7E+4 Infinity gives NaN/In
#> 1 logical_and 7E+4 -NaN12 gives NaN/In
#> 1 logical_and 7E+4 sNaN7 gives NaN/In
#> 1 logical_and Infinity 0 gives NaN/In
#> 1 logical_and Infinity -0E+3 gives NaN/In
#> 1 logical_and Infinity 1 gives NaN/In
#> 1 logical_and Infinity -1.50 gives NaN/In
#> 1 logical_and Infinity 2.4999 gives NaN/In
#> 1 logical_and Infinity 99999 gives NaN/In
#> 1 logical_and Infinity 1E-5 gives NaN/In
#> 1 logical_and Infinity 7E+4 gives NaN/In
#> 1 logical_and Infinity 101 gives NaN/In
#> 1 logical_and Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_and Infinity Infinity gives NaN/In
#> 1 logical_and Infinity -NaN12 gives NaN/In
#> 1 logical_and Infinity sNaN7 gives NaN/In
#> 1 logical_or -0E+3 0 gives NaN/In
#> 1 logical_or -0E+3 -0E+3 gives NaN/In
#> 1 logical_or -0E+3 1 gives NaN/In
#> 1 logical_or -0E+3 -1.50 gives NaN/In
#> 1 logical_or -0E+3 2.4999 gives NaN/In
#> 1 logical_or -0E+3 99999 gives NaN/In
#> 1 logical_or -0E+3 1E-5 gives NaN/In
#> 1 logical_or -0E+3 7E+4 gives NaN/In
#> 1 logical_or -0E+3 101 gives NaN/In
#> 1 logical_or -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_or -0E+3 Infinity gives NaN/In
#> 1 logical_or -0E+3 -NaN12 gives NaN/In
#> 1 logical_or -0E+3 sNaN7 gives NaN/In
#> 1 logical_or 2.4999 0 gives NaN/In
#> 1 logical_or 2.4999 -0E+3 gives NaN/In
#> 1 logical_or 2.4999 1 gives NaN/In
#> 1 logical_or 2.4999 -1.50 gives NaN/In
#> 1 logical_or 2.4999 2.4999 gives NaN/In
#> 1 logical_or 2.4999 99999 gives NaN/In
#> 1 logical_or 2.4999 1E-5 gives NaN/In
#> 1 logical_or 2.4999 7E+4 gives NaN/In
#> 1 logical_or 2.4999 101 gives NaN/In
#> 1 logical_or 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_or 2.4999 Infinity gives NaN/In
#> 1 logical_or 2.4999 -NaN12 gives NaN/In
#> 1 logical_or 2.4999 sNaN7 gives NaN/In
#> 1 logical_or 7E+4 0 gives NaN/In
#> 1 logical_or 7E+4 -0E+3 gives NaN/In
#> 1 logical_or 7E+4 1 gives NaN/In
#> 1 logical_or 7E+4 -1.50 gives NaN/In
#> 1 logical_or 7E+4 2.4999 gives NaN/In
#> 1 logical_or 7E+4 99999 gives NaN/In
#> 1 logical_or 7E+4 1E-5 gives NaN/In
#> 1 logical_or 7E+4 7E+4 gives NaN/In
#> 1 logical_or 7E+4 101 gives NaN/In
#> 1 logical_or 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_or 7E+4 Infinity gives NaN/In
#> 1 logical_or 7E+4 -NaN12 gives NaN/In
#> 1 logical_or 7E+4 sNaN7 gives NaN/In
#> 1 logical_or Infinity 0 gives NaN/In
#> 1 logical_or Infinity -0E+3 gives NaN/In
#> 1 logical_or Infinity 1 gives NaN/In
#> 1 logical_or Infinity -1.50 gives NaN/In
#> 1 logical_or Infinity 2.4999 gives NaN/In
#> 1 logical_or Infinity 99999 gives NaN/In
#> 1 logical_or Infinity 1E-5 gives NaN/In
#> 1 logical_or Infinity 7E+4 gives NaN/In
#> 1 logical_or Infinity 101 gives NaN/In
#> 1 logical_or Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_or Infinity Infinity gives NaN/In
#> 1 logical_or Infinity -NaN12 gives NaN/In
#> 1 logical_or Infinity sNaN7 gives NaN/In
#> 1 logical_xor -0E+3 0 gives NaN/In
#> 1 logical_xor -0E+3 -0E+3 gives NaN/In
#> 1 logical_xor -0E+3 1 gives NaN/In
#> 1 logical_xor -0E+3 -1.50 gives NaN/In
#> 1 logical_xor -0E+3 2.4999 gives NaN/In
#> 1 logical_xor -0E+3 99999 gives NaN/In
#> 1 logical_xor -0E+3 1E-5 gives NaN/In
#> 1 logical_xor -0E+3 7E+4 gives NaN/In
#> 1 logical_xor -0E+3 101 gives NaN/In
#> 1 logical_xor -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_xor -0E+3 Infinity gives NaN/In
#> 1 logical_xor -0E+3 -NaN12 gives NaN/In
#> 1 logical_xor -0E+3 sNaN7 gives NaN/In
#> 1 logical_xor 2.4999 0 gives NaN/In
#> 1 logical_xor 2.4999 -0E+3 gives NaN/In
#> 1 logical_xor 2.4999 1 gives NaN/In
#> 1 logical_xor 2.4999 -1.50 gives NaN/In
#> 1 logical_xor 2.4999 2.4999 gives NaN/In
#> 1 logical_xor 2.4999 99999 gives NaN/In
#> 1 logical_xor 2.4999 1E-5 gives NaN/In
#> 1 logical_xor 2.4999 7E+4 gives NaN/In
#> 1 logical_xor 2.4999 101 gives NaN/In
#> 1 logical_xor 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_xor 2.4999 Infinity gives NaN/In
#> 1 logical_xor 2.4999 -NaN12 gives NaN/In
#> 1 logical_xor 2.4999 sNaN7 gives NaN/In
#> 1 logical_xor 7E+4 0 gives NaN/In
#> 1 logical_xor 7E+4 -0E+3 gives NaN/In
#> 1 logical_xor 7E+4 1 gives NaN/In
#> 1 logical_xor 7E+4 -1.50 gives NaN/In
#> 1 logical_xor 7E+4 2.4999 gives NaN/In
#> 1 logical_xor 7E+4 99999 gives NaN/In
#> 1 logical_xor 7E+4 1E-5 gives NaN/In
#> 1 logical_xor 7E+4 7E+4 gives NaN/In
#> 1 logical_xor 7E+4 101 gives NaN/In
#> 1 logical_xor 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_xor 7E+4 Infinity gives NaN/In
#> 1 logical_xor 7E+4 -NaN12 gives NaN/In
#> 1 logical_xor 7E+4 sNaN7 gives NaN/In
#> 1 logical_xor Infinity 0 gives NaN/In
#> 1 logical_xor Infinity -0E+3 gives NaN/In
#> 1 logical_xor Infinity 1 gives NaN/In
#> 1 logical_xor Infinity -1.50 gives NaN/In
#> 1 logical_xor Infinity 2.4999 gives NaN/In
#> 1 logical_xor Infinity 99999 gives NaN/In
#> 1 logical_xor Infinity 1E-5 gives NaN/In
#> 1 logical_xor Infinity 7E+4 gives NaN/In
#> 1 logical_xor Infinity 101 gives NaN/In
#> 1 logical_xor Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 logical_xor Infinity Infinity gives NaN/In
#> 1 logical_xor Infinity -NaN12 gives NaN/In
#> 1 logical_xor Infinity sNaN7 gives NaN/In
#> 1 max -0E+3 0 gives 0
#> 1 max -0E+3 -0E+3 gives -0/Cd
#> 1 max -0E+3 1 gives 1
#> 1 max -0E+3 -1.50 gives -0/Cd
#> 1 max -0E+3 2.4999 gives 2.49/ItRd
#> 1 max -0E+3 99999 gives 999/ItOwRd
#> 1 max -0E+3 1E-5 gives 0.0001/ItRdSlUw
#> 1 max -0E+3 7E+4 gives 999/ItOwRd
#> 1 max -0E+3 101 gives 101
#> 1 max -0E+3 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max -0E+3 Infinity gives Infinity
#> 1 max -0E+3 -NaN12 gives -0/Cd
#> 1 max -0E+3 sNaN7 gives NaN7/In
#> 1 max 2.4999 0 gives 2.49/ItRd
#> 1 max 2.4999 -0E+3 gives 2.49/ItRd
#> 1 max 2.4999 1 gives 2.49/ItRd
#> 1 max 2.4999 -1.50 gives 2.49/ItRd
#> 1 max 2.4999 2.4999 gives 2.49/ItRd
#> 1 max 2.4999 99999 gives 999/ItOwRd
#> 1 max 2.4999 1E-5 gives 2.49/ItRd
#> 1 max 2.4999 7E+4 gives 999/ItOwRd
#> 1 max 2.4999 101 gives 101
#> 1 max 2.4999 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max 2.4999 Infinity gives Infinity
#> 1 max 2.4999 -NaN12 gives 2.49/ItRd
#> 1 max 2.4999 sNaN7 gives NaN7/In
#> 1 max 7E+4 0 gives 999/ItOwRd
#> 1 max 7E+4 -0E+3 gives 999/ItOwRd
#> 1 max 7E+4 1 gives 999/ItOwRd
#> 1 max 7E+4 -1.50 gives 999/ItOwRd
#> 1 max 7E+4 2.4999 gives 999/ItOwRd
#> 1 max 7E+4 99999 gives 999/ItOwRd
#> 1 max 7E+4 1E-5 gives 999/ItOwRd
#> 1 max 7E+4 7E+4 gives 999/ItOwRd
#> 1 max 7E+4 101 gives 999/ItOwRd
#> 1 max 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max 7E+4 Infinity gives Infinity
#> 1 max 7E+4 -NaN12 gives 999/ItOwRd
#> 1 max 7E+4 sNaN7 gives NaN7/In
#> 1 max Infinity 0 gives Infinity
#> 1 max Infinity -0E+3 gives Infinity
#> 1 max Infinity 1 gives Infinity
#> 1 max Infinity -1.50 gives Infinity
#> 1 max Infinity 2.4999 gives Infinity
#> 1 max Infinity 99999 gives Infinity
#> 1 max Infinity 1E-5 gives Infinity
#> 1 max Infinity 7E+4 gives Infinity
#> 1 max Infinity 101 gives Infinity
#> 1 max Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 max Infinity Infinity gives Infinity
#> 1 max Infinity -NaN12 gives Infinity
#> 1 max Infinity sNaN7 gives NaN7/In
#> 1 max_mag -0E+3 0 gives 0
#> 1 max_mag -0E+3 -0E+3 gives -0/Cd
#> 1 max_mag -0E+3 1 gives 1
#> 1 max_mag -0E+3 -1.50 gives -1.50
#> 1 max_mag -0E+3 2.4999 gives 2.49/ItRd
#> 1 max_mag -0E+3 99999 gives 999/ItOwRd
#> 1 max_mag -0E+3 1E-5 gives 0.0001/ItRdSlUw
#> 1 max_mag -0E+3 7E+4 gives 999/ItOwRd
#> 1 max_mag -0E+3 101 gives 101
#> 1 max_mag -0E+3 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max_mag -0E+3 Infinity gives Infinity
#> 1 max_mag -0E+3 -NaN12 gives -0/Cd
#> 1 max_mag -0E+3 sNaN7 gives NaN7/In
#> 1 max_mag 2.4999 0 gives 2.49/ItRd
#> 1 max_mag 2.4999 -0E+3 gives 2.49/ItRd
#> 1 max_mag 2.4999 1 gives 2.49/ItRd
#> 1 max_mag 2.4999 -1.50 gives 2.49/ItRd
#> 1 max_mag 2.4999 2.4999 gives 2.49/ItRd
#> 1 max_mag 2.4999 99999 gives 999/ItOwRd
#> 1 max_mag 2.4999 1E-5 gives 2.49/ItRd
#> 1 max_mag 2.4999 7E+4 gives 999/ItOwRd
#> 1 max_mag 2.4999 101 gives 101
#> 1 max_mag 2.4999 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max_mag 2.4999 Infinity gives Infinity
#> 1 max_mag 2.4999 -NaN12 gives 2.49/ItRd
#> 1 max_mag 2.4999 sNaN7 gives NaN7/In
#> 1 max_mag 7E+4 0 gives 999/ItOwRd
#> 1 max_mag 7E+4 -0E+3 gives 999/ItOwRd
#> 1 max_mag 7E+4 1 gives 999/ItOwRd
#> 1 max_mag 7E+4 -1.50 gives 999/ItOwRd
#> 1 max_mag 7E+4 2.4999 gives 999/ItOwRd
#> 1 max_mag 7E+4 99999 gives 999/ItOwRd
#> 1 max_mag 7E+4 1E-5 gives 999/ItOwRd
#> 1 max_mag 7E+4 7E+4 gives 999/ItOwRd
#> 1 max_mag 7E+4 101 gives 999/ItOwRd
#> 1 max_mag 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 max_mag 7E+4 Infinity gives Infinity
#> 1 max_mag 7E+4 -NaN12 gives 999/ItOwRd
#> 1 max_mag 7E+4 sNaN7 gives NaN7/In
#> 1 max_mag Infinity 0 gives Infinity
#> 1 max_mag Infinity -0E+3 gives Infinity
#> 1 max_mag Infinity 1 gives Infinity
#> 1 max_mag Infinity -1.50 gives Infinity
#> 1 max_mag Infinity 2.4999 gives Infinity
#> 1 max_mag Infinity 99999 gives Infinity
#> 1 max_mag Infinity 1E-5 gives Infinity
#> 1 max_mag Infinity 7E+4 gives Infinity
#> 1 max_mag Infinity 101 gives Infinity
#> 1 max_mag Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 max_mag Infinity Infinity gives Infinity
#> 1 max_mag Infinity -NaN12 gives Infinity
#> 1 max_mag Infinity sNaN7 gives NaN7/In
#> 1 min -0E+3 0 gives -0/Cd
#> 1 min -0E+3 -0E+3 gives -0/Cd
#> 1 min -0E+3 1 gives -0/Cd
#> 1 min -0E+3 -1.50 gives -1.50
#> 1 min -0E+3 2.4999 gives -0/Cd
#> 1 min -0E+3 99999 gives -0/Cd
#> 1 min -0E+3 1E-5 gives -0/Cd
#> 1 min -0E+3 7E+4 gives -0/Cd
#> 1 min -0E+3 101 gives -0/Cd
#> 1 min -0E+3 1234567890.123456789012345678901234567890 gives -0/Cd
#> 1 min -0E+3 Infinity gives -0/Cd
#> 1 min -0E+3 -NaN12 gives -0/Cd
#> 1 min -0E+3 sNaN7 gives NaN7/In
#> 1 min 2.4999 0 gives 0
#> 1 min 2.4999 -0E+3 gives -0/Cd
#> 1 min 2.4999 1 gives 1
#> 1 min 2.4999 -1.50 gives -1.50
#> 1 min 2.4999 2.4999 gives 2.49/ItRd
#> 1 min 2.4999 99999 gives 2.49/ItRd
#> 1 min 2.4999 1E-5 gives 0.0001/ItRdSlUw
#> 1 min 2.4999 7E+4 gives 2.49/ItRd
#> 1 min 2.4999 101 gives 2.49/ItRd
#> 1 min 2.4999 1234567890.123456789012345678901234567890 gives 2.49/ItRd
#> 1 min 2.4999 Infinity gives 2.49/ItRd
#> 1 min 2.4999 -NaN12 gives 2.49/ItRd
#> 1 min 2.4999 sNaN7 gives NaN7/In
#> 1 min 7E+4 0 gives 0
#> 1 min 7E+4 -0E+3 gives -0/Cd
#> 1 min 7E+4 1 gives 1
#> 1 min 7E+4 -1.50 gives -1.50
#> 1 min 7E+4 2.4999 gives 2.49/ItRd
#> 1 min 7E+4 99999 gives 999/ItOwRd
#> 1 min 7E+4 1E-5 gives 0.0001/ItRdSlUw
#> 1 min 7E+4 7E+4 gives 999/ItOwRd
#> 1 min 7E+4 101 gives 101
#> 1 min 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 min 7E+4 Infinity gives 999/ItOwRd
#> 1 min 7E+4 -NaN12 gives 999/ItOwRd
#> 1 min 7E+4 sNaN7 gives NaN7/In
#> 1 min Infinity 0 gives 0
#> 1 min Infinity -0E+3 gives -0/Cd
#> 1 min Infinity 1 gives 1
#> 1 min Infinity -1.50 gives -1.50
#> 1 min Infinity 2.4999 gives 2.49/ItRd
#> 1 min Infinity 99999 gives 999/ItOwRd
#> 1 min Infinity 1E-5 gives 0.0001/ItRdSlUw
#> 1 min Infinity 7E+4 gives 999/ItOwRd
#> 1 min Infinity 101 gives 101
#> 1 min Infinity 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 min Infinity Infinity gives Infinity
#> 1 min Infinity -NaN12 gives Infinity
#> 1 min Infinity sNaN7 gives NaN7/In
#> 1 min_mag -0E+3 0 gives -0/Cd
#> 1 min_mag -0E+3 -0E+3 gives -0/Cd
#> 1 min_mag -0E+3 1 gives -0/Cd
#> 1 min_mag -0E+3 -1.50 gives -0/Cd
#> 1 min_mag -0E+3 2.4999 gives -0/Cd
#> 1 min_mag -0E+3 99999 gives -0/Cd
#> 1 min_mag -0E+3 1E-5 gives -0/Cd
#> 1 min_mag -0E+3 7E+4 gives -0/Cd
#> 1 min_mag -0E+3 101 gives -0/Cd
#> 1 min_mag -0E+3 1234567890.123456789012345678901234567890 gives -0/Cd
#> 1 min_mag -0E+3 Infinity gives -0/Cd
#> 1 min_mag -0E+3 -NaN12 gives -0/Cd
#> 1 min_mag -0E+3 sNaN7 gives NaN7/In
#> 1 min_mag 2.4999 0 gives 0
#> 1 min_mag 2.4999 -0E+3 gives -0/Cd
#> 1 min_mag 2.4999 1 gives 1
#> 1 min_mag 2.4999 -1.50 gives -1.50
#> 1 min_mag 2.4999 2.4999 gives 2.49/ItRd
#> 1 min_mag 2.4999 99999 gives 2.49/ItRd
#> 1 min_mag 2.4999 1E-5 gives 0.0001/ItRdSlUw
#> 1 min_mag 2.4999 7E+4 gives 2.49/ItRd
#> 1 min_mag 2.4999 101 gives 2.49/ItRd
#> 1 min_mag 2.4999 1234567890.123456789012345678901234567890 gives 2.49/ItRd
#> 1 min_mag 2.4999 Infinity gives 2.49/ItRd
#> 1 min_mag 2.4999 -NaN12 gives 2.49/ItRd
#> 1 min_mag 2.4999 sNaN7 gives NaN7/In
#> 1 min_mag 7E+4 0 gives 0
#> 1 min_mag 7E+4 -0E+3 gives -0/Cd
#> 1 min_mag 7E+4 1 gives 1
#> 1 min_mag 7E+4 -1.50 gives -1.50
#> 1 min_mag 7E+4 2.4999 gives 2.49/ItRd
#> 1 min_mag 7E+4 99999 gives 999/ItOwRd
#> 1 min_mag 7E+4 1E-5 gives 0.0001/ItRdSlUw
#> 1 min_mag 7E+4 7E+4 gives 999/ItOwRd
#> 1 min_mag 7E+4 101 gives 101
#> 1 min_mag 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 min_mag 7E+4 Infinity gives 999/ItOwRd
#> 1 min_mag 7E+4 -NaN12 gives 999/ItOwRd
#> 1 min_mag 7E+4 sNaN7 gives NaN7/In
#> 1 min_mag Infinity 0 gives 0
#> 1 min_mag Infinity -0E+3 gives -0/Cd
#> 1 min_mag Infinity 1 gives 1
#> 1 min_mag Infinity -1.50 gives -1.50
#> 1 min_mag Infinity 2.4999 gives 2.49/ItRd
#> 1 min_mag Infinity 99999 gives 999/ItOwRd
#> 1 min_mag Infinity 1E-5 gives 0.0001/ItRdSlUw
#> 1 min_mag Infinity 7E+4 gives 999/ItOwRd
#> 1 min_mag Infinity 101 gives 101
#> 1 min_mag Infinity 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 min_mag Infinity Infinity gives Infinity
#> 1 min_mag Infinity -NaN12 gives Infinity
#> 1 min_mag Infinity sNaN7 gives NaN7/In
#> 1 multiply -0E+3 0 gives -0/Cd
#> 1 multiply -0E+3 -0E+3 gives 0/Cd
#> 1 multiply -0E+3 1 gives -0/Cd
#> 1 multiply -0E+3 -1.50 gives 0/Cd
#> 1 multiply -0E+3 2.4999 gives -0.0
#> 1 multiply -0E+3 99999 gives -0/Cd
#> 1 multiply -0E+3 1E-5 gives -0.00
#> 1 multiply -0E+3 7E+4 gives -0/Cd
#> 1 multiply -0E+3 101 gives -0/Cd
#> 1 multiply -0E+3 1234567890.123456789012345678901234567890 gives -0.0000/Cd
#> 1 multiply -0E+3 Infinity gives NaN/In
#> 1 multiply -0E+3 -NaN12 gives -NaN12
#> 1 multiply -0E+3 sNaN7 gives NaN7/In
#> 1 multiply 2.4999 0 gives 0.0000
#> 1 multiply 2.4999 -0E+3 gives -0.0
#> 1 multiply 2.4999 1 gives 2.49/ItRd
#> 1 multiply 2.4999 -1.50 gives -3.74/ItRd
#> 1 multiply 2.4999 2.4999 gives 6.24/ItRd
#> 1 multiply 2.4999 99999 gives 999/ItOwRd
#> 1 multiply 2.4999 1E-5 gives 0.0001/ItRdSlUw
#> 1 multiply 2.4999 7E+4 gives 999/ItOwRd
#> 1 multiply 2.4999 101 gives 252/ItRd
#> 1 multiply 2.4999 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 multiply 2.4999 Infinity gives Infinity
#> 1 multiply 2.4999 -NaN12 gives -NaN12
#> 1 multiply 2.4999 sNaN7 gives NaN7/In
#> 1 multiply 7E+4 0 gives 0/Cd
#> 1 multiply 7E+4 -0E+3 gives -0/Cd
#> 1 multiply 7E+4 1 gives 999/ItOwRd
#> 1 multiply 7E+4 -1.50 gives -999/ItOwRd
#> 1 multiply 7E+4 2.4999 gives 999/ItOwRd
#> 1 multiply 7E+4 99999 gives 999/ItOwRd
#> 1 multiply 7E+4 1E-5 gives 0.7
#> 1 multiply 7E+4 7E+4 gives 999/ItOwRd
#> 1 multiply 7E+4 101 gives 999/ItOwRd
#> 1 multiply 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 multiply 7E+4 Infinity gives Infinity
#> 1 multiply 7E+4 -NaN12 gives -NaN12
#> 1 multiply 7E+4 sNaN7 gives NaN7/In
#> 1 multiply Infinity 0 gives NaN/In
#> 1 multiply Infinity -0E+3 gives NaN/In
#> 1 multiply Infinity 1 gives Infinity
#> 1 multiply Infinity -1.50 gives -Infinity
#> 1 multiply Infinity 2.4999 gives Infinity
#> 1 multiply Infinity 99999 gives Infinity
#> 1 multiply Infinity 1E-5 gives Infinity
#> 1 multiply Infinity 7E+4 gives Infinity
#> 1 multiply Infinity 101 gives Infinity
#> 1 multiply Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 multiply Infinity Infinity gives Infinity
#> 1 multiply Infinity -NaN12 gives -NaN12
#> 1 multiply Infinity sNaN7 gives NaN7/In
#> 1 next_toward -0E+3 0 gives 0E+3
#> 1 next_toward -0E+3 -0E+3 gives -0E+3
#> 1 next_toward -0E+3 1 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 -1.50 gives -0.0001/ItRdSlUw
#> 1 next_toward -0E+3 2.4999 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 99999 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 1E-5 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 7E+4 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 101 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 1234567890.123456789012345678901234567890 gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 Infinity gives 0.0001/ItRdSlUw
#> 1 next_toward -0E+3 -NaN12 gives -NaN12
#> 1 next_toward -0E+3 sNaN7 gives NaN7/In
#> 1 next_toward 2.4999 0 gives 2.49
#> 1 next_toward 2.4999 -0E+3 gives 2.49
#> 1 next_toward 2.4999 1 gives 2.49
#> 1 next_toward 2.4999 -1.50 gives 2.49
#> 1 next_toward 2.4999 2.4999 gives 2.4999
#> 1 next_toward 2.4999 99999 gives 2.50
#> 1 next_toward 2.4999 1E-5 gives 2.49
#> 1 next_toward 2.4999 7E+4 gives 2.50
#> 1 next_toward 2.4999 101 gives 2.50
#> 1 next_toward 2.4999 1234567890.123456789012345678901234567890 gives 2.50
#> 1 next_toward 2.4999 Infinity gives 2.50
#> 1 next_toward 2.4999 -NaN12 gives -NaN12
#> 1 next_toward 2.4999 sNaN7 gives NaN7/In
#> 1 next_toward 7E+4 0 gives 999
#> 1 next_toward 7E+4 -0E+3 gives 999
#> 1 next_toward 7E+4 1 gives 999
#> 1 next_toward 7E+4 -1.50 gives 999
#> 1 next_toward 7E+4 2.4999 gives 999
#> 1 next_toward 7E+4 99999 gives Infinity/ItOwRd
#> 1 next_toward 7E+4 1E-5 gives 999
#> 1 next_toward 7E+4 7E+4 gives 7E+4
#> 1 next_toward 7E+4 101 gives 999
#> 1 next_toward 7E+4 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 1 next_toward 7E+4 Infinity gives Infinity/ItOwRd
#> 1 next_toward 7E+4 -NaN12 gives -NaN12
#> 1 next_toward 7E+4 sNaN7 gives NaN7/In
#> 1 next_toward Infinity 0 gives 999
#> 1 next_toward Infinity -0E+3 gives 999
#> 1 next_toward Infinity 1 gives 999
#> 1 next_toward Infinity -1.50 gives 999
#> 1 next_toward Infinity 2.4999 gives 999
#> 1 next_toward Infinity 99999 gives 999
#> 1 next_toward Infinity 1E-5 gives 999
#> 1 next_toward Infinity 7E+4 gives 999
#> 1 next_toward Infinity 101 gives 999
#> 1 next_toward Infinity 1234567890.123456789012345678901234567890 gives 999
#> 1 next_toward Infinity Infinity gives Infinity
#> 1 next_toward Infinity -NaN12 gives -NaN12
#> 1 next_toward Infinity sNaN7 gives NaN7/In
#> 1 power -0E+3 0 gives NaN/In
#> 1 power -0E+3 -0E+3 gives NaN/In
#> 1 power -0E+3 1 gives -0
#> 1 power -0E+3 -1.50 gives Infinity
#> 1 power -0E+3 2.4999 gives 0
#> 1 power -0E+3 99999 gives -0
#> 1 power -0E+3 1E-5 gives 0
#> 1 power -0E+3 7E+4 gives 0
#> 1 power -0E+3 101 gives -0
#> 1 power -0E+3 1234567890.123456789012345678901234567890 gives 0
#> 1 power -0E+3 Infinity gives 0
#> 1 power -0E+3 -NaN12 gives -NaN12
#> 1 power -0E+3 sNaN7 gives NaN7/In
#> 1 power 2.4999 0 gives 1
#> 1 power 2.4999 -0E+3 gives 1
#> 1 power 2.4999 1 gives 2.49/ItRd
#> 1 power 2.4999 -1.50 gives 0.252/ItRd
#> 1 power 2.4999 2.4999 gives 9.88/ItRd
#> 1 power 2.4999 99999 gives 999/ItOwRd
#> 1 power 2.4999 1E-5 gives 1.01/ItRd
#> 1 power 2.4999 7E+4 gives 999/ItOwRd
#> 1 power 2.4999 101 gives 999/ItOwRd
#> 1 power 2.4999 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 power 2.4999 Infinity gives Infinity
#> 1 power 2.4999 -NaN12 gives -NaN12
#> 1 power 2.4999 sNaN7 gives NaN7/In
#> 1 power 7E+4 0 gives 1
#> 1 power 7E+4 -0E+3 gives 1
#> 1 power 7E+4 1 gives 999/ItOwRd
#> 1 power 7E+4 -1.50 gives 0.0001/ItRdSlUw
#> 1 power 7E+4 2.4999 gives 999/ItOwRd
#> 1 power 7E+4 99999 gives 999/ItOwRd
#> 1 power 7E+4 1E-5 gives 1.01/ItRd
#> 1 power 7E+4 7E+4 gives 999/ItOwRd
#> 1 power 7E+4 101 gives 999/ItOwRd
#> 1 power 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 power 7E+4 Infinity gives Infinity
#> 1 power 7E+4 -NaN12 gives -NaN12
#> 1 power 7E+4 sNaN7 gives NaN7/In
#> 1 power Infinity 0 gives 1
#> 1 power Infinity -0E+3 gives 1
#> 1 power Infinity 1 gives Infinity
#> 1 power Infinity -1.50 gives 0
#> 1 power Infinity 2.4999 gives Infinity
#> 1 power Infinity 99999 gives Infinity
#> 1 power Infinity 1E-5 gives Infinity
#> 1 power Infinity 7E+4 gives Infinity
#> 1 power Infinity 101 gives Infinity
#> 1 power Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 power Infinity Infinity gives Infinity
#> 1 power Infinity -NaN12 gives -NaN12
#> 1 power Infinity sNaN7 gives NaN7/In
#> 1 quantize -0E+3 0 gives -0
#> 1 quantize -0E+3 -0E+3 gives NaN/In
#> 1 quantize -0E+3 1 gives -0
#> 1 quantize -0E+3 -1.50 gives -0.00
#> 1 quantize -0E+3 2.4999 gives -0.0000
#> 1 quantize -0E+3 99999 gives -0
#> 1 quantize -0E+3 1E-5 gives NaN/In
#> 1 quantize -0E+3 7E+4 gives NaN/In
#> 1 quantize -0E+3 101 gives -0
#> 1 quantize -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 quantize -0E+3 Infinity gives NaN/In
#> 1 quantize -0E+3 -NaN12 gives -NaN12
#> 1 quantize -0E+3 sNaN7 gives NaN7/In
#> 1 quantize 2.4999 0 gives 2/ItRd
#> 1 quantize 2.4999 -0E+3 gives NaN/In
#> 1 quantize 2.4999 1 gives 2/ItRd
#> 1 quantize 2.4999 -1.50 gives 2.49/ItRd
#> 1 quantize 2.4999 2.4999 gives NaN/In
#> 1 quantize 2.4999 99999 gives 2/ItRd
#> 1 quantize 2.4999 1E-5 gives NaN/In
#> 1 quantize 2.4999 7E+4 gives NaN/In
#> 1 quantize 2.4999 101 gives 2/ItRd
#> 1 quantize 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 quantize 2.4999 Infinity gives NaN/In
#> 1 quantize 2.4999 -NaN12 gives -NaN12
#> 1 quantize 2.4999 sNaN7 gives NaN7/In
#> 1 quantize 7E+4 0 gives NaN/In
#> 1 quantize 7E+4 -0E+3 gives NaN/In
#> 1 quantize 7E+4 1 gives NaN/In
#> 1 quantize 7E+4 -1.50 gives NaN/In
#> 1 quantize 7E+4 2.4999 gives NaN/In
#> 1 quantize 7E+4 99999 gives NaN/In
#> 1 quantize 7E+4 1E-5 gives NaN/In
#> 1 quantize 7E+4 7E+4 gives NaN/In
#> 1 quantize 7E+4 101 gives NaN/In
#> 1 quantize 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 quantize 7E+4 Infinity gives NaN/In
#> 1 quantize 7E+4 -NaN12 gives -NaN12
#> 1 quantize 7E+4 sNaN7 gives NaN7/In
#> 1 quantize Infinity 0 gives NaN/In
#> 1 quantize Infinity -0E+3 gives NaN/In
#> 1 quantize Infinity 1 gives NaN/In
#> 1 quantize Infinity -1.50 gives NaN/In
#> 1 quantize Infinity 2.4999 gives NaN/In
#> 1 quantize Infinity 99999 gives NaN/In
#> 1 quantize Infinity 1E-5 gives NaN/In
#> 1 quantize Infinity 7E+4 gives NaN/In
#> 1 quantize Infinity 101 gives NaN/In
#> 1 quantize Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 quantize Infinity Infinity gives Infinity
#> 1 quantize Infinity -NaN12 gives -NaN12
#> 1 quantize Infinity sNaN7 gives NaN7/In
#> 1 remainder -0E+3 0 gives NaN/In
#> 1 remainder -0E+3 -0E+3 gives NaN/In
#> 1 remainder -0E+3 1 gives -0
#> 1 remainder -0E+3 -1.50 gives -0.00
#> 1 remainder -0E+3 2.4999 gives -0.0000
#> 1 remainder -0E+3 99999 gives -0
#> 1 remainder -0E+3 1E-5 gives -0.0000/Cd
#> 1 remainder -0E+3 7E+4 gives -0/Cd
#> 1 remainder -0E+3 101 gives -0
#> 1 remainder -0E+3 1234567890.123456789012345678901234567890 gives -0.0000/Cd
#> 1 remainder -0E+3 Infinity gives -0/Cd
#> 1 remainder -0E+3 -NaN12 gives -NaN12
#> 1 remainder -0E+3 sNaN7 gives NaN7/In
#> 1 remainder 2.4999 0 gives NaN/In
#> 1 remainder 2.4999 -0E+3 gives NaN/In
#> 1 remainder 2.4999 1 gives 0.499/ItRd
#> 1 remainder 2.4999 -1.50 gives 0.999/ItRd
#> 1 remainder 2.4999 2.4999 gives 0.0000
#> 1 remainder 2.4999 99999 gives 2.49/ItRd
#> 1 remainder 2.4999 1E-5 gives NaN/In
#> 1 remainder 2.4999 7E+4 gives 2.49/ItRd
#> 1 remainder 2.4999 101 gives 2.49/ItRd
#> 1 remainder 2.4999 1234567890.123456789012345678901234567890 gives 2.49/ItRd
#> 1 remainder 2.4999 Infinity gives 2.49/ItRd
#> 1 remainder 2.4999 -NaN12 gives -NaN12
#> 1 remainder 2.4999 sNaN7 gives NaN7/In
#> 1 remainder 7E+4 0 gives NaN/In
#> 1 remainder 7E+4 -0E+3 gives NaN/In
#> 1 remainder 7E+4 1 gives NaN/In
#> 1 remainder 7E+4 -1.50 gives NaN/In
#> 1 remainder 7E+4 2.4999 gives NaN/In
#> 1 remainder 7E+4 99999 gives 999/ItOwRd
#> 1 remainder 7E+4 1E-5 gives NaN/In
#> 1 remainder 7E+4 7E+4 gives 0/Cd
#> 1 remainder 7E+4 101 gives 7
#> 1 remainder 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 remainder 7E+4 Infinity gives 999/ItOwRd
#> 1 remainder 7E+4 -NaN12 gives -NaN12
#> 1 remainder 7E+4 sNaN7 gives NaN7/In
#> 1 remainder Infinity 0 gives NaN/In
#> 1 remainder Infinity -0E+3 gives NaN/In
#> 1 remainder Infinity 1 gives NaN/In
#> 1 remainder Infinity -1.50 gives NaN/In
#> 1 remainder Infinity 2.4999 gives NaN/In
#> 1 remainder Infinity 99999 gives NaN/In
#> 1 remainder Infinity 1E-5 gives NaN/In
#> 1 remainder Infinity 7E+4 gives NaN/In
#> 1 remainder Infinity 101 gives NaN/In
#> 1 remainder Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 remainder Infinity Infinity gives NaN/In
#> 1 remainder Infinity -NaN12 gives -NaN12
#> 1 remainder Infinity sNaN7 gives NaN7/In
#> 1 remainder_near -0E+3 0 gives NaN/In
#> 1 remainder_near -0E+3 -0E+3 gives NaN/In
#> 1 remainder_near -0E+3 1 gives -0
#> 1 remainder_near -0E+3 -1.50 gives -0.00
#> 1 remainder_near -0E+3 2.4999 gives -0.0000
#> 1 remainder_near -0E+3 99999 gives -0
#> 1 remainder_near -0E+3 1E-5 gives -0.0000/Cd
#> 1 remainder_near -0E+3 7E+4 gives -0/Cd
#> 1 remainder_near -0E+3 101 gives -0
#> 1 remainder_near -0E+3 1234567890.123456789012345678901234567890 gives -0.0000/Cd
#> 1 remainder_near -0E+3 Infinity gives -0/Cd
#> 1 remainder_near -0E+3 -NaN12 gives -NaN12
#> 1 remainder_near -0E+3 sNaN7 gives NaN7/In
#> 1 remainder_near 2.4999 0 gives NaN/In
#> 1 remainder_near 2.4999 -0E+3 gives NaN/In
#> 1 remainder_near 2.4999 1 gives 0.499/ItRd
#> 1 remainder_near 2.4999 -1.50 gives -0.501/ItRd
#> 1 remainder_near 2.4999 2.4999 gives 0.0000
#> 1 remainder_near 2.4999 99999 gives 2.49/ItRd
#> 1 remainder_near 2.4999 1E-5 gives NaN/In
#> 1 remainder_near 2.4999 7E+4 gives 2.49/ItRd
#> 1 remainder_near 2.4999 101 gives 2.49/ItRd
#> 1 remainder_near 2.4999 1234567890.123456789012345678901234567890 gives 2.49/ItRd
#> 1 remainder_near 2.4999 Infinity gives 2.49/ItRd
#> 1 remainder_near 2.4999 -NaN12 gives -NaN12
#> 1 remainder_near 2.4999 sNaN7 gives NaN7/In
#> 1 remainder_near 7E+4 0 gives NaN/In
#> 1 remainder_near 7E+4 -0E+3 gives NaN/In
#> 1 remainder_near 7E+4 1 gives NaN/In
#> 1 remainder_near 7E+4 -1.50 gives NaN/In
#> 1 remainder_near 7E+4 2.4999 gives NaN/In
#> 1 remainder_near 7E+4 99999 gives -999/ItOwRd
#> 1 remainder_near 7E+4 1E-5 gives NaN/In
#> 1 remainder_near 7E+4 7E+4 gives 0/Cd
#> 1 remainder_near 7E+4 101 gives 7
#> 1 remainder_near 7E+4 1234567890.123456789012345678901234567890 gives 999/ItOwRd
#> 1 remainder_near 7E+4 Infinity gives 999/ItOwRd
#> 1 remainder_near 7E+4 -NaN12 gives -NaN12
#> 1 remainder_near 7E+4 sNaN7 gives NaN7/In
#> 1 remainder_near Infinity 0 gives NaN/In
#> 1 remainder_near Infinity -0E+3 gives NaN/In
#> 1 remainder_near Infinity 1 gives NaN/In
#> 1 remainder_near Infinity -1.50 gives NaN/In
#> 1 remainder_near Infinity 2.4999 gives NaN/In
#> 1 remainder_near Infinity 99999 gives NaN/In
#> 1 remainder_near Infinity 1E-5 gives NaN/In
#> 1 remainder_near Infinity 7E+4 gives NaN/In
#> 1 remainder_near Infinity 101 gives NaN/In
#> 1 remainder_near Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 remainder_near Infinity Infinity gives NaN/In
#> 1 remainder_near Infinity -NaN12 gives -NaN12
#> 1 remainder_near Infinity sNaN7 gives NaN7/In
#> 1 rotate -0E+3 0 gives -0E+3
#> 1 rotate -0E+3 -0E+3 gives NaN/In
#> 1 rotate -0E+3 1 gives -0E+3
#> 1 rotate -0E+3 -1.50 gives NaN/In
#> 1 rotate -0E+3 2.4999 gives NaN/In
#> 1 rotate -0E+3 99999 gives NaN/In
#> 1 rotate -0E+3 1E-5 gives NaN/In
#> 1 rotate -0E+3 7E+4 gives NaN/In
#> 1 rotate -0E+3 101 gives NaN/In
#> 1 rotate -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 rotate -0E+3 Infinity gives NaN/In
#> 1 rotate -0E+3 -NaN12 gives -NaN12
#> 1 rotate -0E+3 sNaN7 gives NaN7/In
#> 1 rotate 2.4999 0 gives 0.0999
#> 1 rotate 2.4999 -0E+3 gives NaN/In
#> 1 rotate 2.4999 1 gives 0.0999
#> 1 rotate 2.4999 -1.50 gives NaN/In
#> 1 rotate 2.4999 2.4999 gives NaN/In
#> 1 rotate 2.4999 99999 gives NaN/In
#> 1 rotate 2.4999 1E-5 gives NaN/In
#> 1 rotate 2.4999 7E+4 gives NaN/In
#> 1 rotate 2.4999 101 gives NaN/In
#> 1 rotate 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 rotate 2.4999 Infinity gives NaN/In
#> 1 rotate 2.4999 -NaN12 gives -NaN12
#> 1 rotate 2.4999 sNaN7 gives NaN7/In
#> 1 rotate 7E+4 0 gives 7E+4
#> 1 rotate 7E+4 -0E+3 gives NaN/In
#> 1 rotate 7E+4 1 gives 7.0E+5
#> 1 rotate 7E+4 -1.50 gives NaN/In
#> 1 rotate 7E+4 2.4999 gives NaN/In
#> 1 rotate 7E+4 99999 gives NaN/In
#> 1 rotate 7E+4 1E-5 gives NaN/In
#> 1 rotate 7E+4 7E+4 gives NaN/In
#> 1 rotate 7E+4 101 gives NaN/In
#> 1 rotate 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 rotate 7E+4 Infinity gives NaN/In
#> 1 rotate 7E+4 -NaN12 gives -NaN12
#> 1 rotate 7E+4 sNaN7 gives NaN7/In
#> 1 rotate Infinity 0 gives Infinity
#> 1 rotate Infinity -0E+3 gives NaN/In
#> 1 rotate Infinity 1 gives Infinity
#> 1 rotate Infinity -1.50 gives NaN/In
#> 1 rotate Infinity 2.4999 gives NaN/In
#> 1 rotate Infinity 99999 gives NaN/In
#> 1 rotate Infinity 1E-5 gives NaN/In
#> 1 rotate Infinity 7E+4 gives NaN/In
#> 1 rotate Infinity 101 gives NaN/In
#> 1 rotate Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 rotate Infinity Infinity gives NaN/In
#> 1 rotate Infinity -NaN12 gives -NaN12
#> 1 rotate Infinity sNaN7 gives NaN7/In
#> 1 same_quantum -0E+3 0 gives False
#> 1 same_quantum -0E+3 -0E+3 gives True
#> 1 same_quantum -0E+3 1 gives False
#> 1 same_quantum -0E+3 -1.50 gives False
#> 1 same_quantum -0E+3 2.4999 gives False
#> 1 same_quantum -0E+3 99999 gives False
#> 1 same_quantum -0E+3 1E-5 gives False
#> 1 same_quantum -0E+3 7E+4 gives False
#> 1 same_quantum -0E+3 101 gives False
#> 1 same_quantum -0E+3 1234567890.123456789012345678901234567890 gives False
#> 1 same_quantum -0E+3 Infinity gives False
#> 1 same_quantum -0E+3 -NaN12 gives False
#> 1 same_quantum -0E+3 sNaN7 gives False
#> 1 same_quantum 2.4999 0 gives False
#> 1 same_quantum 2.4999 -0E+3 gives False
#> 1 same_quantum 2.4999 1 gives False
#> 1 same_quantum 2.4999 -1.50 gives False
#> 1 same_quantum 2.4999 2.4999 gives True
#> 1 same_quantum 2.4999 99999 gives False
#> 1 same_quantum 2.4999 1E-5 gives False
#> 1 same_quantum 2.4999 7E+4 gives False
#> 1 same_quantum 2.4999 101 gives False
#> 1 same_quantum 2.4999 1234567890.123456789012345678901234567890 gives False
#> 1 same_quantum 2.4999 Infinity gives False
#> 1 same_quantum 2.4999 -NaN12 gives False
#> 1 same_quantum 2.4999 sNaN7 gives False
#> 1 same_quantum 7E+4 0 gives False
#> 1 same_quantum 7E+4 -0E+3 gives False
#> 1 same_quantum 7E+4 1 gives False
#> 1 same_quantum 7E+4 -1.50 gives False
#> 1 same_quantum 7E+4 2.4999 gives False
#> 1 same_quantum 7E+4 99999 gives False
#> 1 same_quantum 7E+4 1E-5 gives False
#> 1 same_quantum 7E+4 7E+4 gives True
#> 1 same_quantum 7E+4 101 gives False
#> 1 same_quantum 7E+4 1234567890.123456789012345678901234567890 gives False
#> 1 same_quantum 7E+4 Infinity gives False
#> 1 same_quantum 7E+4 -NaN12 gives False
#> 1 same_quantum 7E+4 sNaN7 gives False
#> 1 same_quantum Infinity 0 gives False
#> 1 same_quantum Infinity -0E+3 gives False
#> 1 same_quantum Infinity 1 gives False
#> 1 same_quantum Infinity -1.50 gives False
#> 1 same_quantum Infinity 2.4999 gives False
#> 1 same_quantum Infinity 99999 gives False
#> 1 same_quantum Infinity 1E-5 gives False
#> 1 same_quantum Infinity 7E+4 gives False
#> 1 same_quantum Infinity 101 gives False
#> 1 same_quantum Infinity 1234567890.123456789012345678901234567890 gives False
#> 1 same_quantum Infinity Infinity gives True
#> 1 same_quantum Infinity -NaN12 gives False
#> 1 same_quantum Infinity sNaN7 gives False
#> 1 scaleb -0E+3 0 gives -0/Cd
#> 1 scaleb -0E+3 -0E+3 gives NaN/In
#> 1 scaleb -0E+3 1 gives -0/Cd
#> 1 scaleb -0E+3 -1.50 gives NaN/In
#> 1 scaleb -0E+3 2.4999 gives NaN/In
#> 1 scaleb -0E+3 99999 gives NaN/In
#> 1 scaleb -0E+3 1E-5 gives NaN/In
#> 1 scaleb -0E+3 7E+4 gives NaN/In
#> 1 scaleb -0E+3 101 gives NaN/In
#> 1 scaleb -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 scaleb -0E+3 Infinity gives NaN/In
#> 1 scaleb -0E+3 -NaN12 gives -NaN12
#> 1 scaleb -0E+3 sNaN7 gives NaN7/In
#> 1 scaleb 2.4999 0 gives 2.49/ItRd
#> 1 scaleb 2.4999 -0E+3 gives NaN/In
#> 1 scaleb 2.4999 1 gives 24.9/ItRd
#> 1 scaleb 2.4999 -1.50 gives NaN/In
#> 1 scaleb 2.4999 2.4999 gives NaN/In
#> 1 scaleb 2.4999 99999 gives NaN/In
#> 1 scaleb 2.4999 1E-5 gives NaN/In
#> 1 scaleb 2.4999 7E+4 gives NaN/In
#> 1 scaleb 2.4999 101 gives NaN/In
#> 1 scaleb 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 scaleb 2.4999 Infinity gives NaN/In
#> 1 scaleb 2.4999 -NaN12 gives -NaN12
#> 1 scaleb 2.4999 sNaN7 gives NaN7/In
#> 1 scaleb 7E+4 0 gives 999/ItOwRd
#> 1 scaleb 7E+4 -0E+3 gives NaN/In
#> 1 scaleb 7E+4 1 gives 999/ItOwRd
#> 1 scaleb 7E+4 -1.50 gives NaN/In
#> 1 scaleb 7E+4 2.4999 gives NaN/In
#> 1 scaleb 7E+4 99999 gives NaN/In
#> 1 scaleb 7E+4 1E-5 gives NaN/In
#> 1 scaleb 7E+4 7E+4 gives NaN/In
#> 1 scaleb 7E+4 101 gives NaN/In
#> 1 scaleb 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 scaleb 7E+4 Infinity gives NaN/In
#> 1 scaleb 7E+4 -NaN12 gives -NaN12
#> 1 scaleb 7E+4 sNaN7 gives NaN7/In
#> 1 scaleb Infinity 0 gives Infinity
#> 1 scaleb Infinity -0E+3 gives NaN/In
#> 1 scaleb Infinity 1 gives Infinity
#> 1 scaleb Infinity -1.50 gives NaN/In
#> 1 scaleb Infinity 2.4999 gives NaN/In
#> 1 scaleb Infinity 99999 gives NaN/In
#> 1 scaleb Infinity 1E-5 gives NaN/In
#> 1 scaleb Infinity 7E+4 gives NaN/In
#> 1 scaleb Infinity 101 gives NaN/In
#> 1 scaleb Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 scaleb Infinity Infinity gives NaN/In
#> 1 scaleb Infinity -NaN12 gives -NaN12
#> 1 scaleb Infinity sNaN7 gives NaN7/In
#> 1 shift -0E+3 0 gives -0E+3
#> 1 shift -0E+3 -0E+3 gives NaN/In
#> 1 shift -0E+3 1 gives -0E+3
#> 1 shift -0E+3 -1.50 gives NaN/In
#> 1 shift -0E+3 2.4999 gives NaN/In
#> 1 shift -0E+3 99999 gives NaN/In
#> 1 shift -0E+3 1E-5 gives NaN/In
#> 1 shift -0E+3 7E+4 gives NaN/In
#> 1 shift -0E+3 101 gives NaN/In
#> 1 shift -0E+3 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 shift -0E+3 Infinity gives NaN/In
#> 1 shift -0E+3 -NaN12 gives -NaN12
#> 1 shift -0E+3 sNaN7 gives NaN7/In
#> 1 shift 2.4999 0 gives 0.0999
#> 1 shift 2.4999 -0E+3 gives NaN/In
#> 1 shift 2.4999 1 gives 0.0990
#> 1 shift 2.4999 -1.50 gives NaN/In
#> 1 shift 2.4999 2.4999 gives NaN/In
#> 1 shift 2.4999 99999 gives NaN/In
#> 1 shift 2.4999 1E-5 gives NaN/In
#> 1 shift 2.4999 7E+4 gives NaN/In
#> 1 shift 2.4999 101 gives NaN/In
#> 1 shift 2.4999 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 shift 2.4999 Infinity gives NaN/In
#> 1 shift 2.4999 -NaN12 gives -NaN12
#> 1 shift 2.4999 sNaN7 gives NaN7/In
#> 1 shift 7E+4 0 gives 7E+4
#> 1 shift 7E+4 -0E+3 gives NaN/In
#> 1 shift 7E+4 1 gives 7.0E+5
#> 1 shift 7E+4 -1.50 gives NaN/In
#> 1 shift 7E+4 2.4999 gives NaN/In
#> 1 shift 7E+4 99999 gives NaN/In
#> 1 shift 7E+4 1E-5 gives NaN/In
#> 1 shift 7E+4 7E+4 gives NaN/In
#> 1 shift 7E+4 101 gives NaN/In
#> 1 shift 7E+4 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 shift 7E+4 Infinity gives NaN/In
#> 1 shift 7E+4 -NaN12 gives -NaN12
#> 1 shift 7E+4 sNaN7 gives NaN7/In
#> 1 shift Infinity 0 gives Infinity
#> 1 shift Infinity -0E+3 gives NaN/In
#> 1 shift Infinity 1 gives Infinity
#> 1 shift Infinity -1.50 gives NaN/In
#> 1 shift Infinity 2.4999 gives NaN/In
#> 1 shift Infinity 99999 gives NaN/In
#> 1 shift Infinity 1E-5 gives NaN/In
#> 1 shift Infinity 7E+4 gives NaN/In
#> 1 shift Infinity 101 gives NaN/In
#> 1 shift Infinity 1234567890.123456789012345678901234567890 gives NaN/In
#> 1 shift Infinity Infinity gives NaN/In
#> 1 shift Infinity -NaN12 gives -NaN12
#> 1 shift Infinity sNaN7 gives NaN7/In
#> 1 subtract -0E+3 0 gives -0
#> 1 subtract -0E+3 -0E+3 gives 0/Cd
#> 1 subtract -0E+3 1 gives -1
#> 1 subtract -0E+3 -1.50 gives 1.50
#> 1 subtract -0E+3 2.4999 gives -2.49/ItRd
#> 1 subtract -0E+3 99999 gives -999/ItOwRd
#> 1 subtract -0E+3 1E-5 gives -0.0001/ItRdSlUw
#> 1 subtract -0E+3 7E+4 gives -999/ItOwRd
#> 1 subtract -0E+3 101 gives -101
#> 1 subtract -0E+3 1234567890.123456789012345678901234567890 gives -999/ItOwRd
#> 1 subtract -0E+3 Infinity gives -Infinity
#> 1 subtract -0E+3 -NaN12 gives -NaN12
#> 1 subtract -0E+3 sNaN7 gives NaN7/In
#> 1 subtract 2.4999 0 gives 2.49/ItRd
#> 1 subtract 2.4999 -0E+3 gives 2.49/ItRd
#> 1 subtract 2.4999 1 gives 1.49/ItRd
#> 1 subtract 2.4999 -1.50 gives 3.99/ItRd
#> 1 subtract 2.4999 2.4999 gives 0.0000
#> 1 subtract 2.4999 99999 gives -999/ItOwRd
#> 1 subtract 2.4999 1E-5 gives 2.49/ItRd
#> 1 subtract 2.4999 7E+4 gives -999/ItOwRd
#> 1 subtract 2.4999 101 gives -98.6/ItRd
#> 1 subtract 2.4999 1234567890.123456789012345678901234567890 gives -999/ItOwRd
#> 1 subtract 2.4999 Infinity gives -Infinity
#> 1 subtract 2.4999 -NaN12 gives -NaN12
#> 1 subtract 2.4999 sNaN7 gives NaN7/In
#> 1 subtract 7E+4 0 gives 999/ItOwRd
#> 1 subtract 7E+4 -0E+3 gives 999/ItOwRd
#> 1 subtract 7E+4 1 gives 999/ItOwRd
#> 1 subtract 7E+4 -1.50 gives 999/ItOwRd
#> 1 subtract 7E+4 2.4999 gives 999/ItOwRd
#> 1 subtract 7E+4 99999 gives -999/ItOwRd
#> 1 subtract 7E+4 1E-5 gives 999/ItOwRd
#> 1 subtract 7E+4 7E+4 gives 0/Cd
#> 1 subtract 7E+4 101 gives 999/ItOwRd
#> 1 subtract 7E+4 1234567890.123456789012345678901234567890 gives -999/ItOwRd
#> 1 subtract 7E+4 Infinity gives -Infinity
#> 1 subtract 7E+4 -NaN12 gives -NaN12
#> 1 subtract 7E+4 sNaN7 gives NaN7/In
#> 1 subtract Infinity 0 gives Infinity
#> 1 subtract Infinity -0E+3 gives Infinity
#> 1 subtract Infinity 1 gives Infinity
#> 1 subtract Infinity -1.50 gives Infinity
#> 1 subtract Infinity 2.4999 gives Infinity
#> 1 subtract Infinity 99999 gives Infinity
#> 1 subtract Infinity 1E-5 gives Infinity
#> 1 subtract Infinity 7E+4 gives Infinity
#> 1 subtract Infinity 101 gives Infinity
#> 1 subtract Infinity 1234567890.123456789012345678901234567890 gives Infinity
#> 1 subtract Infinity Infinity gives NaN/In
#> 1 subtract Infinity -NaN12 gives -NaN12
#> 1 subtract Infinity sNaN7 gives NaN7/In
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
#> 2 abs 0 gives 0
#> 2 abs -0E+3 gives 0E+3
#> 2 abs 1 gives 1
#> 2 abs -1.50 gives 1.50
#> 2 abs 2.4999 gives 2.4999
#> 2 abs 99999 gives 99999
#> 2 abs 1E-5 gives 0.00001
#> 2 abs 7E+4 gives 7E+4
#> 2 abs 101 gives 101
#> 2 abs 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 abs Infinity gives Infinity
#> 2 abs -NaN12 gives -NaN12
#> 2 abs sNaN7 gives NaN7/In
#> 2 canonical 0 gives 0
#> 2 canonical -0E+3 gives -0E+3
#> 2 canonical 1 gives 1
#> 2 canonical -1.50 gives -1.50
#> 2 canonical 2.4999 gives 2.4999
#> 2 canonical 99999 gives 99999
#> 2 canonical 1E-5 gives 0.00001
#> 2 canonical 7E+4 gives 7E+4
#> 2 canonical 101 gives 101
#> 2 canonical 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 canonical Infinity gives Infinity
#> 2 canonical -NaN12 gives -NaN12
#> 2 canonical sNaN7 gives sNaN7
#> 2 copy_abs 0 gives 0
#> 2 copy_abs -0E+3 gives 0E+3
#> 2 copy_abs 1 gives 1
#> 2 copy_abs -1.50 gives 1.50
#> 2 copy_abs 2.4999 gives 2.4999
#> 2 copy_abs 99999 gives 99999
#> 2 copy_abs 1E-5 gives 0.00001
#> 2 copy_abs 7E+4 gives 7E+4
#> 2 copy_abs 101 gives 101
#> 2 copy_abs 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 copy_abs Infinity gives Infinity
#> 2 copy_abs -NaN12 gives NaN12
#> 2 copy_abs sNaN7 gives sNaN7
#> 2 copy_decimal 0 gives 0
#> 2 copy_decimal -0E+3 gives -0E+3
#> 2 copy_decimal 1 gives 1
#> 2 copy_decimal -1.50 gives -1.50
#> 2 copy_decimal 2.4999 gives 2.4999
#> 2 copy_decimal 99999 gives 99999
#> 2 copy_decimal 1E-5 gives 0.00001
#> 2 copy_decimal 7E+4 gives 7E+4
#> 2 copy_decimal 101 gives 101
#> 2 copy_decimal 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 copy_decimal Infinity gives Infinity
#> 2 copy_decimal -NaN12 gives -NaN12
#> 2 copy_decimal sNaN7 gives sNaN7
#> 2 copy_negate 0 gives -0
#> 2 copy_negate -0E+3 gives 0E+3
#> 2 copy_negate 1 gives -1
#> 2 copy_negate -1.50 gives 1.50
#> 2 copy_negate 2.4999 gives -2.4999
#> 2 copy_negate 99999 gives -99999
#> 2 copy_negate 1E-5 gives -0.00001
#> 2 copy_negate 7E+4 gives -7E+4
#> 2 copy_negate 101 gives -101
#> 2 copy_negate 1234567890.123456789012345678901234567890 gives -1234567890.123456789012345678901234567890
#> 2 copy_negate Infinity gives -Infinity
#> 2 copy_negate -NaN12 gives NaN12
#> 2 copy_negate sNaN7 gives -sNaN7
#> 2 create_decimal 0 gives 0
#> 2 create_decimal -0E+3 gives -0E+3
#> 2 create_decimal 1 gives 1
#> 2 create_decimal -1.50 gives -1.50
#> 2 create_decimal 2.4999 gives 2.4999
#> 2 create_decimal 99999 gives 99999
#> 2 create_decimal 1E-5 gives 0.00001
#> 2 create_decimal 7E+4 gives 7E+4
#> 2 create_decimal 101 gives 101
#> 2 create_decimal 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 create_decimal Infinity gives Infinity
#> 2 create_decimal -NaN12 gives -NaN12
#> 2 create_decimal sNaN7 gives sNaN7
#> 2 exp 0 gives 1
#> 2 exp -0E+3 gives 1
#> 2 exp 1 gives 2.71828182845904523536028747135266249775724709/ItRd
#> 2 exp -1.50 gives 0.223130160148429828933280470764012521342171629/ItRd
#> 2 exp 2.4999 gives 12.1812757722178425293429951903716869367667638/ItRd
#> 2 exp 99999 gives 1.03251374858992459945333938882774337175645708E+43429/ItRd
#> 2 exp 1E-5 gives 1.00001000005000016666708333416666805555753969/ItRd
#> 2 exp 7E+4 gives 4.10897243326318652715665334947422121203817054E+30400/ItRd
#> 2 exp 101 gives 73070599793680672726476826340615135890078390.1/ItRd
#> 2 exp 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 2 exp Infinity gives Infinity
#> 2 exp -NaN12 gives -NaN12
#> 2 exp sNaN7 gives NaN7/In
#> 2 is_canonical 0 gives True
#> 2 is_canonical -0E+3 gives True
#> 2 is_canonical 1 gives True
#> 2 is_canonical -1.50 gives True
#> 2 is_canonical 2.4999 gives True
#> 2 is_canonical 99999 gives True
#> 2 is_canonical 1E-5 gives True
#> 2 is_canonical 7E+4 gives True
#> 2 is_canonical 101 gives True
#> 2 is_canonical 1234567890.123456789012345678901234567890 gives True
#> 2 is_canonical Infinity gives True
#> 2 is_canonical -NaN12 gives True
#> 2 is_canonical sNaN7 gives True
#> 2 is_finite 0 gives True
#> 2 is_finite -0E+3 gives True
#> 2 is_finite 1 gives True
#> 2 is_finite -1.50 gives True
#> 2 is_finite 2.4999 gives True
#> 2 is_finite 99999 gives True
#> 2 is_finite 1E-5 gives True
#> 2 is_finite 7E+4 gives True
#> 2 is_finite 101 gives True
#> 2 is_finite 1234567890.123456789012345678901234567890 gives True
#> 2 is_finite Infinity gives False
#> 2 is_finite -NaN12 gives False
#> 2 is_finite sNaN7 gives False
#> 2 is_infinite 0 gives False
#> 2 is_infinite -0E+3 gives False
#> 2 is_infinite 1 gives False
#> 2 is_infinite -1.50 gives False
#> 2 is_infinite 2.4999 gives False
#> 2 is_infinite 99999 gives False
#> 2 is_infinite 1E-5 gives False
#> 2 is_infinite 7E+4 gives False
#> 2 is_infinite 101 gives False
#> 2 is_infinite 1234567890.123456789012345678901234567890 gives False
#> 2 is_infinite Infinity gives True
#> 2 is_infinite -NaN12 gives False
#> 2 is_infinite sNaN7 gives False
#> 2 is_nan 0 gives False
#> 2 is_nan -0E+3 gives False
#> 2 is_nan 1 gives False
#> 2 is_nan -1.50 gives False
#> 2 is_nan 2.4999 gives False
#> 2 is_nan 99999 gives False
#> 2 is_nan 1E-5 gives False
#> 2 is_nan 7E+4 gives False
#> 2 is_nan 101 gives False
#> 2 is_nan 1234567890.123456789012345678901234567890 gives False
#> 2 is_nan Infinity gives False
#> 2 is_nan -NaN12 gives True
#> 2 is_nan sNaN7 gives True
#> 2 is_normal 0 gives False
#> 2 is_normal -0E+3 gives False
#> 2 is_normal 1 gives True
#> 2 is_normal -1.50 gives True
#> 2 is_normal 2.4999 gives True
#> 2 is_normal 99999 gives True
#> 2 is_normal 1E-5 gives True
#> 2 is_normal 7E+4 gives True
#> 2 is_normal 101 gives True
#> 2 is_normal 1234567890.123456789012345678901234567890 gives True
#> 2 is_normal Infinity gives False
#> 2 is_normal -NaN12 gives False
#> 2 is_normal sNaN7 gives False
#> 2 is_qnan 0 gives False
#> 2 is_qnan -0E+3 gives False
#> 2 is_qnan 1 gives False
#> 2 is_qnan -1.50 gives False
#> 2 is_qnan 2.4999 gives False
#> 2 is_qnan 99999 gives False
#> 2 is_qnan 1E-5 gives False
#> 2 is_qnan 7E+4 gives False
#> 2 is_qnan 101 gives False
#> 2 is_qnan 1234567890.123456789012345678901234567890 gives False
#> 2 is_qnan Infinity gives False
#> 2 is_qnan -NaN12 gives True
#> 2 is_qnan sNaN7 gives False
#> 2 is_signed 0 gives False
#> 2 is_signed -0E+3 gives True
#> 2 is_signed 1 gives False
#> 2 is_signed -1.50 gives True
#> 2 is_signed 2.4999 gives False
#> 2 is_signed 99999 gives False
#> 2 is_signed 1E-5 gives False
#> 2 is_signed 7E+4 gives False
#> 2 is_signed 101 gives False
#> 2 is_signed 1234567890.123456789012345678901234567890 gives False
#> 2 is_signed Infinity gives False
#> 2 is_signed -NaN12 gives True
#> 2 is_signed sNaN7 gives False
#> 2 is_snan 0 gives False
#> 2 is_snan -0E+3 gives False
#> 2 is_snan 1 gives False
#> 2 is_snan -1.50 gives False
#> 2 is_snan 2.4999 gives False
#> 2 is_snan 99999 gives False
#> 2 is_snan 1E-5 gives False
#> 2 is_snan 7E+4 gives False
#> 2 is_snan 101 gives False
#> 2 is_snan 1234567890.123456789012345678901234567890 gives False
#> 2 is_snan Infinity gives False
#> 2 is_snan -NaN12 gives False
#> 2 is_snan sNaN7 gives True
#> 2 is_subnormal 0 gives False
#> 2 is_subnormal -0E+3 gives False
#> 2 is_subnormal 1 gives False
#> 2 is_subnormal -1.50 gives False
#> 2 is_subnormal 2.4999 gives False
#> 2 is_subnormal 99999 gives False
#> 2 is_subnormal 1E-5 gives False
#> 2 is_subnormal 7E+4 gives False
#> 2 is_subnormal 101 gives False
#> 2 is_subnormal 1234567890.123456789012345678901234567890 gives False
#> 2 is_subnormal Infinity gives False
#> 2 is_subnormal -NaN12 gives False
#> 2 is_subnormal sNaN7 gives False
#> 2 is_zero 0 gives True
#> 2 is_zero -0E+3 gives True
#> 2 is_zero 1 gives False
#> 2 is_zero -1.50 gives False
#> 2 is_zero 2.4999 gives False
#> 2 is_zero 99999 gives False
#> 2 is_zero 1E-5 gives False
#> 2 is_zero 7E+4 gives False
#> 2 is_zero 101 gives False
#> 2 is_zero 1234567890.123456789012345678901234567890 gives False
#> 2 is_zero Infinity gives False
#> 2 is_zero -NaN12 gives False
#> 2 is_zero sNaN7 gives False
#> 2 ln 0 gives -Infinity
#> 2 ln -0E+3 gives -Infinity
#> 2 ln 1 gives 0
#> 2 ln -1.50 gives NaN/In
#> 2 ln 2.4999 gives 0.916250731074133731210173397751987664916586377/ItRd
#> 2 ln 99999 gives 11.5129154649202280867541239200883210365769235/ItRd
#> 2 ln 1E-5 gives -11.5129254649702284200899572734218210380055074/ItRd
#> 2 ln 7E+4 gives 11.1562505210314960411773185621806365600414907/ItRd
#> 2 ln 101 gives 4.61512051684125945088419826691298915689088259/ItRd
#> 2 ln 1234567890.123456789012345678901234567890 gives 20.9339868592620637172169248026479017506480417/ItRd
#> 2 ln Infinity gives Infinity
#> 2 ln -NaN12 gives -NaN12
#> 2 ln sNaN7 gives NaN7/In
#> 2 log10 0 gives -Infinity
#> 2 log10 -0E+3 gives -Infinity
#> 2 log10 1 gives 0
#> 2 log10 -1.50 gives NaN/In
#> 2 log10 2.4999 gives 0.397922636545316628749910070835471843108322144/ItRd
#> 2 log10 99999 gives 4.99999565703346609862064785135359168695879946/ItRd
#> 2 log10 1E-5 gives -5
#> 2 log10 7E+4 gives 4.84509804001425683071221625859263619348357240/ItRd
#> 2 log10 101 gives 2.00432137378264257427518817822293791321928936/ItRd
#> 2 log10 1234567890.123456789012345678901234567890 gives 9.09151497721269989571083027823432117437225800/ItRd
#> 2 log10 Infinity gives Infinity
#> 2 log10 -NaN12 gives -NaN12
#> 2 log10 sNaN7 gives NaN7/In
#> 2 logb 0 gives -Infinity/Do
#> 2 logb -0E+3 gives -Infinity/Do
#> 2 logb 1 gives 0
#> 2 logb -1.50 gives 0
#> 2 logb 2.4999 gives 0
#> 2 logb 99999 gives 4
#> 2 logb 1E-5 gives -5
#> 2 logb 7E+4 gives 4
#> 2 logb 101 gives 2
#> 2 logb 1234567890.123456789012345678901234567890 gives 9
#> 2 logb Infinity gives Infinity
#> 2 logb -NaN12 gives -NaN12
#> 2 logb sNaN7 gives NaN7/In
#> 2 logical_invert 0 gives 111111111111111111111111111111111111111111111
#> 2 logical_invert -0E+3 gives NaN/In
#> 2 logical_invert 1 gives 111111111111111111111111111111111111111111110
#> 2 logical_invert -1.50 gives NaN/In
#> 2 logical_invert 2.4999 gives NaN/In
#> 2 logical_invert 99999 gives NaN/In
#> 2 logical_invert 1E-5 gives NaN/In
#> 2 logical_invert 7E+4 gives NaN/In
#> 2 logical_invert 101 gives 111111111111111111111111111111111111111111010
#> 2 logical_invert 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_invert Infinity gives NaN/In
#> 2 logical_invert -NaN12 gives NaN/In
#> 2 logical_invert sNaN7 gives NaN/In
#> 2 minus 0 gives 0
#> 2 minus -0E+3 gives 0E+3
#> 2 minus 1 gives -1
#> 2 minus -1.50 gives 1.50
#> 2 minus 2.4999 gives -2.4999
#> 2 minus 99999 gives -99999
#> 2 minus 1E-5 gives -0.00001
#> 2 minus 7E+4 gives -7E+4
#> 2 minus 101 gives -101
#> 2 minus 1234567890.123456789012345678901234567890 gives -1234567890.123456789012345678901234567890
#> 2 minus Infinity gives -Infinity
#> 2 minus -NaN12 gives -NaN12
#> 2 minus sNaN7 gives NaN7/In
#> 2 next_minus 0 gives -1E-1000043
#> 2 next_minus -0E+3 gives -1E-1000043
#> 2 next_minus 1 gives 0.999999999999999999999999999999999999999999999
#> 2 next_minus -1.50 gives -1.50000000000000000000000000000000000000000001
#> 2 next_minus 2.4999 gives 2.49989999999999999999999999999999999999999999
#> 2 next_minus 99999 gives 99998.9999999999999999999999999999999999999999
#> 2 next_minus 1E-5 gives 0.00000999999999999999999999999999999999999999999999
#> 2 next_minus 7E+4 gives 69999.9999999999999999999999999999999999999999
#> 2 next_minus 101 gives 100.999999999999999999999999999999999999999999
#> 2 next_minus 1234567890.123456789012345678901234567890 gives 1234567890.12345678901234567890123456788999999
#> 2 next_minus Infinity gives 9.99999999999999999999999999999999999999999999E+999999
#> 2 next_minus -NaN12 gives -NaN12
#> 2 next_minus sNaN7 gives NaN7/In
#> 2 next_plus 0 gives 1E-1000043
#> 2 next_plus -0E+3 gives 1E-1000043
#> 2 next_plus 1 gives 1.00000000000000000000000000000000000000000001
#> 2 next_plus -1.50 gives -1.49999999999999999999999999999999999999999999
#> 2 next_plus 2.4999 gives 2.49990000000000000000000000000000000000000001
#> 2 next_plus 99999 gives 99999.0000000000000000000000000000000000000001
#> 2 next_plus 1E-5 gives 0.0000100000000000000000000000000000000000000000001
#> 2 next_plus 7E+4 gives 70000.0000000000000000000000000000000000000001
#> 2 next_plus 101 gives 101.000000000000000000000000000000000000000001
#> 2 next_plus 1234567890.123456789012345678901234567890 gives 1234567890.12345678901234567890123456789000001
#> 2 next_plus Infinity gives Infinity
#> 2 next_plus -NaN12 gives -NaN12
#> 2 next_plus sNaN7 gives NaN7/In
#> 2 normalize 0 gives 0
#> 2 normalize -0E+3 gives -0
#> 2 normalize 1 gives 1
#> 2 normalize -1.50 gives -1.5
#> 2 normalize 2.4999 gives 2.4999
#> 2 normalize 99999 gives 99999
#> 2 normalize 1E-5 gives 0.00001
#> 2 normalize 7E+4 gives 7E+4
#> 2 normalize 101 gives 101
#> 2 normalize 1234567890.123456789012345678901234567890 gives 1234567890.12345678901234567890123456789
#> 2 normalize Infinity gives Infinity
#> 2 normalize -NaN12 gives -NaN12
#> 2 normalize sNaN7 gives NaN7/In
#> 2 number_class 0 gives +Zero
#> 2 number_class -0E+3 gives -Zero
#> 2 number_class 1 gives +Normal
#> 2 number_class -1.50 gives -Normal
#> 2 number_class 2.4999 gives +Normal
#> 2 number_class 99999 gives +Normal
#> 2 number_class 1E-5 gives +Normal
#> 2 number_class 7E+4 gives +Normal
#> 2 number_class 101 gives +Normal
#> 2 number_class 1234567890.123456789012345678901234567890 gives +Normal
#> 2 number_class Infinity gives +Infinity
#> 2 number_class -NaN12 gives NaN
#> 2 number_class sNaN7 gives sNaN
#> 2 plus 0 gives 0
#> 2 plus -0E+3 gives 0E+3
#> 2 plus 1 gives 1
#> 2 plus -1.50 gives -1.50
#> 2 plus 2.4999 gives 2.4999
#> 2 plus 99999 gives 99999
#> 2 plus 1E-5 gives 0.00001
#> 2 plus 7E+4 gives 7E+4
#> 2 plus 101 gives 101
#> 2 plus 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 plus Infinity gives Infinity
#> 2 plus -NaN12 gives -NaN12
#> 2 plus sNaN7 gives NaN7/In
#> 2 sqrt 0 gives 0
#> 2 sqrt -0E+3 gives -0E+1
#> 2 sqrt 1 gives 1
#> 2 sqrt -1.50 gives NaN/In
#> 2 sqrt 2.4999 gives 1.58110720699135389147585020299239854904382059/ItRd
#> 2 sqrt 99999 gives 316.226184874054982170653977443338084878427822/ItRd
#> 2 sqrt 1E-5 gives 0.00316227766016837933199889354443271853371955514/ItRd
#> 2 sqrt 7E+4 gives 264.575131106459059050161575363926042571025918/ItRd
#> 2 sqrt 101 gives 10.0498756211208902702192649127595761869450235/ItRd
#> 2 sqrt 1234567890.123456789012345678901234567890 gives 35136.4182882014425311122238169988293917466520/ItRd
#> 2 sqrt Infinity gives Infinity
#> 2 sqrt -NaN12 gives -NaN12
#> 2 sqrt sNaN7 gives NaN7/In
#> 2 to_eng_string 0 gives 0
#> 2 to_eng_string -0E+3 gives -0E+3
#> 2 to_eng_string 1 gives 1
#> 2 to_eng_string -1.50 gives -1.50
#> 2 to_eng_string 2.4999 gives 2.4999
#> 2 to_eng_string 99999 gives 99999
#> 2 to_eng_string 1E-5 gives 0.00001
#> 2 to_eng_string 7E+4 gives 70E+3
#> 2 to_eng_string 101 gives 101
#> 2 to_eng_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 to_eng_string Infinity gives Infinity
#> 2 to_eng_string -NaN12 gives -NaN12
#> 2 to_eng_string sNaN7 gives sNaN7
#> 2 to_integral 0 gives 0
#> 2 to_integral -0E+3 gives -0E+3
#> 2 to_integral 1 gives 1
#> 2 to_integral -1.50 gives -1
#> 2 to_integral 2.4999 gives 3
#> 2 to_integral 99999 gives 99999
#> 2 to_integral 1E-5 gives 1
#> 2 to_integral 7E+4 gives 7E+4
#> 2 to_integral 101 gives 101
#> 2 to_integral 1234567890.123456789012345678901234567890 gives 1234567891
#> 2 to_integral Infinity gives Infinity
#> 2 to_integral -NaN12 gives -NaN12
#> 2 to_integral sNaN7 gives NaN7/In
#> 2 to_integral_exact 0 gives 0
#> 2 to_integral_exact -0E+3 gives -0E+3
#> 2 to_integral_exact 1 gives 1
#> 2 to_integral_exact -1.50 gives -1/ItRd
#> 2 to_integral_exact 2.4999 gives 3/ItRd
#> 2 to_integral_exact 99999 gives 99999
#> 2 to_integral_exact 1E-5 gives 1/ItRd
#> 2 to_integral_exact 7E+4 gives 7E+4
#> 2 to_integral_exact 101 gives 101
#> 2 to_integral_exact 1234567890.123456789012345678901234567890 gives 1234567891/ItRd
#> 2 to_integral_exact Infinity gives Infinity
#> 2 to_integral_exact -NaN12 gives -NaN12
#> 2 to_integral_exact sNaN7 gives NaN7/In
#> 2 to_integral_value 0 gives 0
#> 2 to_integral_value -0E+3 gives -0E+3
#> 2 to_integral_value 1 gives 1
#> 2 to_integral_value -1.50 gives -1
#> 2 to_integral_value 2.4999 gives 3
#> 2 to_integral_value 99999 gives 99999
#> 2 to_integral_value 1E-5 gives 1
#> 2 to_integral_value 7E+4 gives 7E+4
#> 2 to_integral_value 101 gives 101
#> 2 to_integral_value 1234567890.123456789012345678901234567890 gives 1234567891
#> 2 to_integral_value Infinity gives Infinity
#> 2 to_integral_value -NaN12 gives -NaN12
#> 2 to_integral_value sNaN7 gives NaN7/In
#> 2 to_sci_string 0 gives 0
#> 2 to_sci_string -0E+3 gives -0E+3
#> 2 to_sci_string 1 gives 1
#> 2 to_sci_string -1.50 gives -1.50
#> 2 to_sci_string 2.4999 gives 2.4999
#> 2 to_sci_string 99999 gives 99999
#> 2 to_sci_string 1E-5 gives 0.00001
#> 2 to_sci_string 7E+4 gives 7E+4
#> 2 to_sci_string 101 gives 101
#> 2 to_sci_string 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 to_sci_string Infinity gives Infinity
#> 2 to_sci_string -NaN12 gives -NaN12
#> 2 to_sci_string sNaN7 gives sNaN7
#> 2 add 1 0 gives 1
#> 2 add 1 -0E+3 gives 1
#> 2 add 1 1 gives 2
#> 2 add 1 -1.50 gives -0.50
#> 2 add 1 2.4999 gives 3.4999
#> 2 add 1 99999 gives 100000
#> 2 add 1 1E-5 gives 1.00001
#> 2 add 1 7E+4 gives 70001
#> 2 add 1 101 gives 102
#> 2 add 1 1234567890.123456789012345678901234567890 gives 1234567891.123456789012345678901234567890
#> 2 add 1 Infinity gives Infinity
#> 2 add 1 -NaN12 gives -NaN12
#> 2 add 1 sNaN7 gives NaN7/In
#> 2 add 99999 0 gives 99999
#> 2 add 99999 -0E+3 gives 99999
#> 2 add 99999 1 gives 100000
#> 2 add 99999 -1.50 gives 99997.50
#> 2 add 99999 2.4999 gives 100001.4999
#> 2 add 99999 99999 gives 199998
#> 2 add 99999 1E-5 gives 99999.00001
#> 2 add 99999 7E+4 gives 169999
#> 2 add 99999 101 gives 100100
#> 2 add 99999 1234567890.123456789012345678901234567890 gives 1234667889.123456789012345678901234567890
#> 2 add 99999 Infinity gives Infinity
#> 2 add 99999 -NaN12 gives -NaN12
#> 2 add 99999 sNaN7 gives NaN7/In
#> 2 add 101 0 gives 101
#> 2 add 101 -0E+3 gives 101
#> 2 add 101 1 gives 102
#> 2 add 101 -1.50 gives 99.50
#> 2 add 101 2.4999 gives 103.4999
#> 2 add 101 99999 gives 100100
#> 2 add 101 1E-5 gives 101.00001
#> 2 add 101 7E+4 gives 70101
#> 2 add 101 101 gives 202
#> 2 add 101 1234567890.123456789012345678901234567890 gives 1234567991.123456789012345678901234567890
#> 2 add 101 Infinity gives Infinity
#> 2 add 101 -NaN12 gives -NaN12
#> 2 add 101 sNaN7 gives NaN7/In
#> 2 add -NaN12 0 gives -NaN12
#> 2 add -NaN12 -0E+3 gives -NaN12
#> 2 add -NaN12 1 gives -NaN12
#> 2 add -NaN12 -1.50 gives -NaN12
#> 2 add -NaN12 2.4999 gives -NaN12
#> 2 add -NaN12 99999 gives -NaN12
#> 2 add -NaN12 1E-5 gives -NaN12
#> 2 add -NaN12 7E+4 gives -NaN12
#> 2 add -NaN12 101 gives -NaN12
#> 2 add -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 add -NaN12 Infinity gives -NaN12
#> 2 add -NaN12 -NaN12 gives -NaN12
#> 2 add -NaN12 sNaN7 gives NaN7/In
#> 2 compare 1 0 gives 1
#> 2 compare 1 -0E+3 gives 1
#> 2 compare 1 1 gives 0
#> 2 compare 1 -1.50 gives 1
#> 2 compare 1 2.4999 gives -1
#> 2 compare 1 99999 gives -1
#> 2 compare 1 1E-5 gives 1
#> 2 compare 1 7E+4 gives -1
#> 2 compare 1 101 gives -1
#> 2 compare 1 1234567890.123456789012345678901234567890 gives -1
#> 2 compare 1 Infinity gives -1
#> 2 compare 1 -NaN12 gives -NaN12
#> 2 compare 1 sNaN7 gives NaN7/In
#> 2 compare 99999 0 gives 1
#> 2 compare 99999 -0E+3 gives 1
#> 2 compare 99999 1 gives 1
#> 2 compare 99999 -1.50 gives 1
#> 2 compare 99999 2.4999 gives 1
#> 2 compare 99999 99999 gives 0
#> 2 compare 99999 1E-5 gives 1
#> 2 compare 99999 7E+4 gives 1
#> 2 compare 99999 101 gives 1
#> 2 compare 99999 1234567890.123456789012345678901234567890 gives -1
#> 2 compare 99999 Infinity gives -1
#> 2 compare 99999 -NaN12 gives -NaN12
#> 2 compare 99999 sNaN7 gives NaN7/In
#> 2 compare 101 0 gives 1
#> 2 compare 101 -0E+3 gives 1
#> 2 compare 101 1 gives 1
#> 2 compare 101 -1.50 gives 1
#> 2 compare 101 2.4999 gives 1
#> 2 compare 101 99999 gives -1
#> 2 compare 101 1E-5 gives 1
#> 2 compare 101 7E+4 gives -1
#> 2 compare 101 101 gives 0
#> 2 compare 101 1234567890.123456789012345678901234567890 gives -1
#> 2 compare 101 Infinity gives -1
#> 2 compare 101 -NaN12 gives -NaN12
#> 2 compare 101 sNaN7 gives NaN7/In
#> 2 compare -NaN12 0 gives -NaN12
#> 2 compare -NaN12 -0E+3 gives -NaN12
#> 2 compare -NaN12 1 gives -NaN12
#> 2 compare -NaN12 -1.50 gives -NaN12
#> 2 compare -NaN12 2.4999 gives -NaN12
#> 2 compare -NaN12 99999 gives -NaN12
#> 2 compare -NaN12 1E-5 gives -NaN12
#> 2 compare -NaN12 7E+4 gives -NaN12
#> 2 compare -NaN12 101 gives -NaN12
#> 2 compare -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 compare -NaN12 Infinity gives -NaN12
#> 2 compare -NaN12 -NaN12 gives -NaN12
#> 2 compare -NaN12 sNaN7 gives NaN7/In
#> 2 compare_signal 1 0 gives 1
#> 2 compare_signal 1 -0E+3 gives 1
#> 2 compare_signal 1 1 gives 0
#> 2 compare_signal 1 -1.50 gives 1
#> 2 compare_signal 1 2.4999 gives -1
#> 2 compare_signal 1 99999 gives -1
#> 2 compare_signal 1 1E-5 gives 1
#> 2 compare_signal 1 7E+4 gives -1
#> 2 compare_signal 1 101 gives -1
#> 2 compare_signal 1 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_signal 1 Infinity gives -1
#> 2 compare_signal 1 -NaN12 gives -NaN12/In
#> 2 compare_signal 1 sNaN7 gives NaN7/In
#> 2 compare_signal 99999 0 gives 1
#> 2 compare_signal 99999 -0E+3 gives 1
#> 2 compare_signal 99999 1 gives 1
#> 2 compare_signal 99999 -1.50 gives 1
#> 2 compare_signal 99999 2.4999 gives 1
#> 2 compare_signal 99999 99999 gives 0
#> 2 compare_signal 99999 1E-5 gives 1
#> 2 compare_signal 99999 7E+4 gives 1
#> 2 compare_signal 99999 101 gives 1
#> 2 compare_signal 99999 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_signal 99999 Infinity gives -1
#> 2 compare_signal 99999 -NaN12 gives -NaN12/In
#> 2 compare_signal 99999 sNaN7 gives NaN7/In
#> 2 compare_signal 101 0 gives 1
#> 2 compare_signal 101 -0E+3 gives 1
#> 2 compare_signal 101 1 gives 1
#> 2 compare_signal 101 -1.50 gives 1
#> 2 compare_signal 101 2.4999 gives 1
#> 2 compare_signal 101 99999 gives -1
#> 2 compare_signal 101 1E-5 gives 1
#> 2 compare_signal 101 7E+4 gives -1
#> 2 compare_signal 101 101 gives 0
#> 2 compare_signal 101 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_signal 101 Infinity gives -1
#> 2 compare_signal 101 -NaN12 gives -NaN12/In
#> 2 compare_signal 101 sNaN7 gives NaN7/In
#> 2 compare_signal -NaN12 0 gives -NaN12/In
#> 2 compare_signal -NaN12 -0E+3 gives -NaN12/In
#> 2 compare_signal -NaN12 1 gives -NaN12/In
#> 2 compare_signal -NaN12 -1.50 gives -NaN12/In
#> 2 compare_signal -NaN12 2.4999 gives -NaN12/In
#> 2 compare_signal -NaN12 99999 gives -NaN12/In
#> 2 compare_signal -NaN12 1E-5 gives -NaN12/In
#> 2 compare_signal -NaN12 7E+4 gives -NaN12/In
#> 2 compare_signal -NaN12 101 gives -NaN12/In
#> 2 compare_signal -NaN12 1234567890.123456789012345678901234567890 gives -NaN12/In
#> 2 compare_signal -NaN12 Infinity gives -NaN12/In
#> 2 compare_signal -NaN12 -NaN12 gives -NaN12/In
#> 2 compare_signal -NaN12 sNaN7 gives NaN7/In
#> 2 compare_total 1 0 gives 1
#> 2 compare_total 1 -0E+3 gives 1
#> 2 compare_total 1 1 gives 0
#> 2 compare_total 1 -1.50 gives 1
#> 2 compare_total 1 2.4999 gives -1
#> 2 compare_total 1 99999 gives -1
#> 2 compare_total 1 1E-5 gives 1
#> 2 compare_total 1 7E+4 gives -1
#> 2 compare_total 1 101 gives -1
#> 2 compare_total 1 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total 1 Infinity gives -1
#> 2 compare_total 1 -NaN12 gives 1
#> 2 compare_total 1 sNaN7 gives -1
#> 2 compare_total 99999 0 gives 1
#> 2 compare_total 99999 -0E+3 gives 1
#> 2 compare_total 99999 1 gives 1
#> 2 compare_total 99999 -1.50 gives 1
#> 2 compare_total 99999 2.4999 gives 1
#> 2 compare_total 99999 99999 gives 0
#> 2 compare_total 99999 1E-5 gives 1
#> 2 compare_total 99999 7E+4 gives 1
#> 2 compare_total 99999 101 gives 1
#> 2 compare_total 99999 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total 99999 Infinity gives -1
#> 2 compare_total 99999 -NaN12 gives 1
#> 2 compare_total 99999 sNaN7 gives -1
#> 2 compare_total 101 0 gives 1
#> 2 compare_total 101 -0E+3 gives 1
#> 2 compare_total 101 1 gives 1
#> 2 compare_total 101 -1.50 gives 1
#> 2 compare_total 101 2.4999 gives 1
#> 2 compare_total 101 99999 gives -1
#> 2 compare_total 101 1E-5 gives 1
#> 2 compare_total 101 7E+4 gives -1
#> 2 compare_total 101 101 gives 0
#> 2 compare_total 101 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total 101 Infinity gives -1
#> 2 compare_total 101 -NaN12 gives 1
#> 2 compare_total 101 sNaN7 gives -1
#> 2 compare_total -NaN12 0 gives -1
#> 2 compare_total -NaN12 -0E+3 gives -1
#> 2 compare_total -NaN12 1 gives -1
#> 2 compare_total -NaN12 -1.50 gives -1
#> 2 compare_total -NaN12 2.4999 gives -1
#> 2 compare_total -NaN12 99999 gives -1
#> 2 compare_total -NaN12 1E-5 gives -1
#> 2 compare_total -NaN12 7E+4 gives -1
#> 2 compare_total -NaN12 101 gives -1
#> 2 compare_total -NaN12 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total -NaN12 Infinity gives -1
#> 2 compare_total -NaN12 -NaN12 gives 0
#> 2 compare_total -NaN12 sNaN7 gives -1
#> 2 compare_total_mag 1 0 gives 1
#> 2 compare_total_mag 1 -0E+3 gives 1
#> 2 compare_total_mag 1 1 gives 0
#> 2 compare_total_mag 1 -1.50 gives -1
#> 2 compare_total_mag 1 2.4999 gives -1
#> 2 compare_total_mag 1 99999 gives -1
#> 2 compare_total_mag 1 1E-5 gives 1
#> 2 compare_total_mag 1 7E+4 gives -1
#> 2 compare_total_mag 1 101 gives -1
#> 2 compare_total_mag 1 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total_mag 1 Infinity gives -1
#> 2 compare_total_mag 1 -NaN12 gives -1
#> 2 compare_total_mag 1 sNaN7 gives -1
#> 2 compare_total_mag 99999 0 gives 1
#> 2 compare_total_mag 99999 -0E+3 gives 1
#> 2 compare_total_mag 99999 1 gives 1
#> 2 compare_total_mag 99999 -1.50 gives 1
#> 2 compare_total_mag 99999 2.4999 gives 1
#> 2 compare_total_mag 99999 99999 gives 0
#> 2 compare_total_mag 99999 1E-5 gives 1
#> 2 compare_total_mag 99999 7E+4 gives 1
#> 2 compare_total_mag 99999 101 gives 1
#> 2 compare_total_mag 99999 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total_mag 99999 Infinity gives -1
#> 2 compare_total_mag 99999 -NaN12 gives -1
#> 2 compare_total_mag 99999 sNaN7 gives -1
#> 2 compare_total_mag 101 0 gives 1
#> 2 compare_total_mag 101 -0E+3 gives 1
#> 2 compare_total_mag 101 1 gives 1
#> 2 compare_total_mag 101 -1.50 gives 1
#> 2 compare_total_mag 101 2.4999 gives 1
#> 2 compare_total_mag 101 99999 gives -1
#> 2 compare_total_mag 101 1E-5 gives 1
#> 2 compare_total_mag 101 7E+4 gives -1
#> 2 compare_total_mag 101 101 gives 0
#> 2 compare_total_mag 101 1234567890.123456789012345678901234567890 gives -1
#> 2 compare_total_mag 101 Infinity gives -1
#> 2 compare_total_mag 101 -NaN12 gives -1
#> 2 compare_total_mag 101 sNaN7 gives -1
#> 2 compare_total_mag -NaN12 0 gives 1
#> 2 compare_total_mag -NaN12 -0E+3 gives 1
#> 2 compare_total_mag -NaN12 1 gives 1
#> 2 compare_total_mag -NaN12 -1.50 gives 1
#> 2 compare_total_mag -NaN12 2.4999 gives 1
#> 2 compare_total_mag -NaN12 99999 gives 1
#> 2 compare_total_mag -NaN12 1E-5 gives 1
#> 2 compare_total_mag -NaN12 7E+4 gives 1
#> 2 compare_total_mag -NaN12 101 gives 1
#> 2 compare_total_mag -NaN12 1234567890.123456789012345678901234567890 gives 1
#> 2 compare_total_mag -NaN12 Infinity gives 1
#> 2 compare_total_mag -NaN12 -NaN12 gives 0
#> 2 compare_total_mag -NaN12 sNaN7 gives 1
#> 2 copy_sign 1 0 gives 1
#> 2 copy_sign 1 -0E+3 gives -1
#> 2 copy_sign 1 1 gives 1
#> 2 copy_sign 1 -1.50 gives -1
#> 2 copy_sign 1 2.4999 gives 1
#> 2 copy_sign 1 99999 gives 1
#> 2 copy_sign 1 1E-5 gives 1
#> 2 copy_sign 1 7E+4 gives 1
#> 2 copy_sign 1 101 gives 1
#> 2 copy_sign 1 1234567890.123456789012345678901234567890 gives 1
#> 2 copy_sign 1 Infinity gives 1
#> 2 copy_sign 1 -NaN12 gives -1
#> 2 copy_sign 1 sNaN7 gives 1
#> 2 copy_sign 99999 0 gives 99999
#> 2 copy_sign 99999 -0E+3 gives -99999
#> 2 copy_sign 99999 1 gives 99999
#> 2 copy_sign 99999 -1.50 gives -99999
#> 2 copy_sign 99999 2.4999 gives 99999
#> 2 copy_sign 99999 99999 gives 99999
#> 2 copy_sign 99999 1E-5 gives 99999
#> 2 copy_sign 99999 7E+4 gives 99999
#> 2 copy_sign 99999 101 gives 99999
#> 2 copy_sign 99999 1234567890.123456789012345678901234567890 gives 99999
#> 2 copy_sign 99999 Infinity gives 99999
#> 2 copy_sign 99999 -NaN12 gives -99999
#> 2 copy_sign 99999 sNaN7 gives 99999
#> 2 copy_sign 101 0 gives 101
#> 2 copy_sign 101 -0E+3 gives -101
#> 2 copy_sign 101 1 gives 101
#> 2 copy_sign 101 -1.50 gives -101
#> 2 copy_sign 101 2.4999 gives 101
#> 2 copy_sign 101 99999 gives 101
#> 2 copy_sign 101 1E-5 gives 101
#> 2 copy_sign 101 7E+4 gives 101
#> 2 copy_sign 101 101 gives 101
#> 2 copy_sign 101 1234567890.123456789012345678901234567890 gives 101
#> 2 copy_sign 101 Infinity gives 101
#> 2 copy_sign 101 -NaN12 gives -101
#> 2 copy_sign 101 sNaN7 gives 101
#> 2 copy_sign -NaN12 0 gives NaN12
#> 2 copy_sign -NaN12 -0E+3 gives -NaN12
#> 2 copy_sign -NaN12 1 gives NaN12
#> 2 copy_sign -NaN12 -1.50 gives -NaN12
#> 2 copy_sign -NaN12 2.4999 gives NaN12
#> 2 copy_sign -NaN12 99999 gives NaN12
#> 2 copy_sign -NaN12 1E-5 gives NaN12
#> 2 copy_sign -NaN12 7E+4 gives NaN12
#> 2 copy_sign -NaN12 101 gives NaN12
#> 2 copy_sign -NaN12 1234567890.123456789012345678901234567890 gives NaN12
#> 2 copy_sign -NaN12 Infinity gives NaN12
#> 2 copy_sign -NaN12 -NaN12 gives -NaN12
#> 2 copy_sign -NaN12 sNaN7 gives NaN12
#> 2 divide 1 0 gives Infinity/Do
#> 2 divide 1 -0E+3 gives -Infinity/Do
#> 2 divide 1 1 gives 1
#> 2 divide 1 -1.50 gives -0.666666666666666666666666666666666666666666666/ItRd
#> 2 divide 1 2.4999 gives 0.400016000640025601024040961638465538621544862/ItRd
#> 2 divide 1 99999 gives 0.0000100001000010000100001000010000100001000010001/ItRd
#> 2 divide 1 1E-5 gives 1E+5
#> 2 divide 1 7E+4 gives 0.0000142857142857142857142857142857142857142857143/ItRd
#> 2 divide 1 101 gives 0.00990099009900990099009900990099009900990099010/ItRd
#> 2 divide 1 1234567890.123456789012345678901234567890 gives 8.10000007290000066339000603684905493532720992E-10/ItRd
#> 2 divide 1 Infinity gives 0E-1000043/Cd
#> 2 divide 1 -NaN12 gives -NaN12
#> 2 divide 1 sNaN7 gives NaN7/In
#> 2 divide 99999 0 gives Infinity/Do
#> 2 divide 99999 -0E+3 gives -Infinity/Do
#> 2 divide 99999 1 gives 99999
#> 2 divide 99999 -1.50 gives -66666
#> 2 divide 99999 2.4999 gives 40001.2000480019200768030721228849153966158647/ItRd
#> 2 divide 99999 99999 gives 1
#> 2 divide 99999 1E-5 gives 9.9999E+9
#> 2 divide 99999 7E+4 gives 1.42855714285714285714285714285714285714285715/ItRd
#> 2 divide 99999 101 gives 990.089108910891089108910891089108910891089109/ItRd
#> 2 divide 99999 1234567890.123456789012345678901234567890 gives 0.0000809991907289927166338337213678868644477785664/ItRd
#> 2 divide 99999 Infinity gives 0E-1000043/Cd
#> 2 divide 99999 -NaN12 gives -NaN12
#> 2 divide 99999 sNaN7 gives NaN7/In
#> 2 divide 101 0 gives Infinity/Do
#> 2 divide 101 -0E+3 gives -Infinity/Do
#> 2 divide 101 1 gives 101
#> 2 divide 101 -1.50 gives -67.3333333333333333333333333333333333333333333/ItRd
#> 2 divide 101 2.4999 gives 40.4016160646425857034281371254850194007760311/ItRd
#> 2 divide 101 99999 gives 0.00101001010010100101001010010100101001010010101/ItRd
#> 2 divide 101 1E-5 gives 1.01E+7
#> 2 divide 101 7E+4 gives 0.00144285714285714285714285714285714285714285715/ItRd
#> 2 divide 101 101 gives 1
#> 2 divide 101 1234567890.123456789012345678901234567890 gives 8.18100007362900067002390609721754548468048202E-8/ItRd
#> 2 divide 101 Infinity gives 0E-1000043/Cd
#> 2 divide 101 -NaN12 gives -NaN12
#> 2 divide 101 sNaN7 gives NaN7/In
#> 2 divide -NaN12 0 gives -NaN12
#> 2 divide -NaN12 -0E+3 gives -NaN12
#> 2 divide -NaN12 1 gives -NaN12
#> 2 divide -NaN12 -1.50 gives -NaN12
#> 2 divide -NaN12 2.4999 gives -NaN12
#> 2 divide -NaN12 99999 gives -NaN12
#> 2 divide -NaN12 1E-5 gives -NaN12
#> 2 divide -NaN12 7E+4 gives -NaN12
#> 2 divide -NaN12 101 gives -NaN12
#> 2 divide -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 divide -NaN12 Infinity gives -NaN12
#> 2 divide -NaN12 -NaN12 gives -NaN12
#> 2 divide -NaN12 sNaN7 gives NaN7/In
#> 2 divide_int 1 0 gives Infinity/Do
#> 2 divide_int 1 -0E+3 gives -Infinity/Do
#> 2 divide_int 1 1 gives 1
#> 2 divide_int 1 -1.50 gives -0
#> 2 divide_int 1 2.4999 gives 0
#> 2 divide_int 1 99999 gives 0
#> 2 divide_int 1 1E-5 gives 100000
#> 2 divide_int 1 7E+4 gives 0
#> 2 divide_int 1 101 gives 0
#> 2 divide_int 1 1234567890.123456789012345678901234567890 gives 0
#> 2 divide_int 1 Infinity gives 0
#> 2 divide_int 1 -NaN12 gives -NaN12
#> 2 divide_int 1 sNaN7 gives NaN7/In
#> 2 divide_int 99999 0 gives Infinity/Do
#> 2 divide_int 99999 -0E+3 gives -Infinity/Do
#> 2 divide_int 99999 1 gives 99999
#> 2 divide_int 99999 -1.50 gives -66666
#> 2 divide_int 99999 2.4999 gives 40001
#> 2 divide_int 99999 99999 gives 1
#> 2 divide_int 99999 1E-5 gives 9999900000
#> 2 divide_int 99999 7E+4 gives 1
#> 2 divide_int 99999 101 gives 990
#> 2 divide_int 99999 1234567890.123456789012345678901234567890 gives 0
#> 2 divide_int 99999 Infinity gives 0
#> 2 divide_int 99999 -NaN12 gives -NaN12
#> 2 divide_int 99999 sNaN7 gives NaN7/In
#> 2 divide_int 101 0 gives Infinity/Do
#> 2 divide_int 101 -0E+3 gives -Infinity/Do
#> 2 divide_int 101 1 gives 101
#> 2 divide_int 101 -1.50 gives -67
#> 2 divide_int 101 2.4999 gives 40
#> 2 divide_int 101 99999 gives 0
#> 2 divide_int 101 1E-5 gives 10100000
#> 2 divide_int 101 7E+4 gives 0
#> 2 divide_int 101 101 gives 1
#> 2 divide_int 101 1234567890.123456789012345678901234567890 gives 0
#> 2 divide_int 101 Infinity gives 0
#> 2 divide_int 101 -NaN12 gives -NaN12
#> 2 divide_int 101 sNaN7 gives NaN7/In
#> 2 divide_int -NaN12 0 gives -NaN12
#> 2 divide_int -NaN12 -0E+3 gives -NaN12
#> 2 divide_int -NaN12 1 gives -NaN12
#> 2 divide_int -NaN12 -1.50 gives -NaN12
#> 2 divide_int -NaN12 2.4999 gives -NaN12
#> 2 divide_int -NaN12 99999 gives -NaN12
#> 2 divide_int -NaN12 1E-5 gives -NaN12
#> 2 divide_int -NaN12 7E+4 gives -NaN12
#> 2 divide_int -NaN12 101 gives -NaN12
#> 2 divide_int -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 divide_int -NaN12 Infinity gives -NaN12
#> 2 divide_int -NaN12 -NaN12 gives -NaN12
#> 2 divide_int -NaN12 sNaN7 gives NaN7/In
#> 2 divmod 1 0 gives Infinity NaN/InDo
#> 2 divmod 1 -0E+3 gives -Infinity NaN/InDo
#> 2 divmod 1 1 gives 1 0/
#> 2 divmod 1 -1.50 gives -0 1.00/
#> 2 divmod 1 2.4999 gives 0 1.0000/
#> 2 divmod 1 99999 gives 0 1/
#> 2 divmod 1 1E-5 gives 100000 0.00000/
#> 2 divmod 1 7E+4 gives 0 1/
#> 2 divmod 1 101 gives 0 1/
#> 2 divmod 1 1234567890.123456789012345678901234567890 gives 0 1.000000000000000000000000000000/
#> 2 divmod 1 Infinity gives 0 1/
#> 2 divmod 1 -NaN12 gives -NaN12 -NaN12/
#> 2 divmod 1 sNaN7 gives NaN7 NaN7/In
#> 2 divmod 99999 0 gives Infinity NaN/InDo
#> 2 divmod 99999 -0E+3 gives -Infinity NaN/InDo
#> 2 divmod 99999 1 gives 99999 0/
#> 2 divmod 99999 -1.50 gives -66666 0.00/
#> 2 divmod 99999 2.4999 gives 40001 0.5001/
#> 2 divmod 99999 99999 gives 1 0/
#> 2 divmod 99999 1E-5 gives 9999900000 0.00000/
#> 2 divmod 99999 7E+4 gives 1 29999/
#> 2 divmod 99999 101 gives 990 9/
#> 2 divmod 99999 1234567890.123456789012345678901234567890 gives 0 99999.000000000000000000000000000000/
#> 2 divmod 99999 Infinity gives 0 99999/
#> 2 divmod 99999 -NaN12 gives -NaN12 -NaN12/
#> 2 divmod 99999 sNaN7 gives NaN7 NaN7/In
#> 2 divmod 101 0 gives Infinity NaN/InDo
#> 2 divmod 101 -0E+3 gives -Infinity NaN/InDo
#> 2 divmod 101 1 gives 101 0/
#> 2 divmod 101 -1.50 gives -67 0.50/
#> 2 divmod 101 2.4999 gives 40 1.0040/
#> 2 divmod 101 99999 gives 0 101/
#> 2 divmod 101 1E-5 gives 10100000 0.00000/
#> 2 divmod 101 7E+4 gives 0 101/
#> 2 divmod 101 101 gives 1 0/
#> 2 divmod 101 1234567890.123456789012345678901234567890 gives 0 101.000000000000000000000000000000/
#> 2 divmod 101 Infinity gives 0 101/
#> 2 divmod 101 -NaN12 gives -NaN12 -NaN12/
#> 2 divmod 101 sNaN7 gives NaN7 NaN7/In
#> 2 divmod -NaN12 0 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 -0E+3 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 1 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 -1.50 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 2.4999 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 99999 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 1E-5 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 7E+4 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 101 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 1234567890.123456789012345678901234567890 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 Infinity gives -NaN12 -NaN12/
#> 2 divmod -NaN12 -NaN12 gives -NaN12 -NaN12/
#> 2 divmod -NaN12 sNaN7 gives NaN7 NaN7/In
#> 2 logical_and 1 0 gives 0
#> 2 logical_and 1 -0E+3 gives NaN/In
#> 2 logical_and 1 1 gives 1
#> 2 logical_and 1 -1.50 gives NaN/In
#> 2 logical_and 1 2.4999 gives NaN/In
#> 2 logical_and 1 99999 gives NaN/In
#> 2 logical_and 1 1E-5 gives NaN/In
#> 2 logical_and 1 7E+4 gives NaN/In
#> 2 logical_and 1 101 gives 1
#> 2 logical_and 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_and 1 Infinity gives NaN/In
#> 2 logical_and 1 -NaN12 gives NaN/In
#> 2 logical_and 1 sNaN7 gives NaN/In
#> 2 logical_and 99999 0 gives NaN/In
#> 2 logical_and 99999 -0E+3 gives NaN/In
#> 2 logical_and 99999 1 gives NaN/In
#> 2 logical_and 99999 -1.50 gives NaN/In
#> 2 logical_and 99999 2.4999 gives NaN/In
#> 2 logical_and 99999 99999 gives NaN/In
#> 2 logical_and 99999 1E-5 gives NaN/In
#> 2 logical_and 99999 7E+4 gives NaN/In
#> 2 logical_and 99999 101 gives NaN/In
#> 2 logical_and 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_and 99999 Infinity gives NaN/In
#> 2 logical_and 99999 -NaN12 gives NaN/In
#> 2 logical_and 99999 sNaN7 gives NaN/In
#> 2 logical_and 101 0 gives 0
#> 2 logical_and 101 -0E+3 gives NaN/In
#> 2 logical_and 101 1 gives 1
#> 2 logical_and 101 -1.50 gives NaN/In
#> 2 logical_and 101 2.4999 gives NaN/In
#> 2 logical_and 101 99999 gives NaN/In
#> 2 logical_and 101 1E-5 gives NaN/In
#> 2 logical_and 101 7E+4 gives NaN/In
#> 2 logical_and 101 101 gives 101
#> 2 logical_and 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_and 101 Infinity gives NaN/In
#> 2 logical_and 101 -NaN12 gives NaN/In
#> 2 logical_and 101 sNaN7 gives NaN/In
#> 2 logical_and -NaN12 0 gives NaN/In
#> 2 logical_and -NaN12 -0E+3 gives NaN/In
#> 2 logical_and -NaN12 1 gives NaN/In
#> 2 logical_and -NaN12 -1.50 gives NaN/In
#> 2 logical_and -NaN12 2.4999 gives NaN/In
#> 2 logical_and -NaN12 99999 gives NaN/In
#> 2 logical_and -NaN12 1E-5 gives NaN/In
#> 2 logical_and -NaN12 7E+4 gives NaN/In
#> 2 logical_and -NaN12 101 gives NaN/In
#> 2 logical_and -NaN12 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_and -NaN12 Infinity gives NaN/In
#> 2 logical_and -NaN12 -NaN12 gives NaN/In
#> 2 logical_and -NaN12 sNaN7 gives NaN/In
#> 2 logical_or 1 0 gives 1
#> 2 logical_or 1 -0E+3 gives NaN/In
#> 2 logical_or 1 1 gives 1
#> 2 logical_or 1 -1.50 gives NaN/In
#> 2 logical_or 1 2.4999 gives NaN/In
#> 2 logical_or 1 99999 gives NaN/In
#> 2 logical_or 1 1E-5 gives NaN/In
#> 2 logical_or 1 7E+4 gives NaN/In
#> 2 logical_or 1 101 gives 101
#> 2 logical_or 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_or 1 Infinity gives NaN/In
#> 2 logical_or 1 -NaN12 gives NaN/In
#> 2 logical_or 1 sNaN7 gives NaN/In
#> 2 logical_or 99999 0 gives NaN/In
#> 2 logical_or 99999 -0E+3 gives NaN/In
#> 2 logical_or 99999 1 gives NaN/In
#> 2 logical_or 99999 -1.50 gives NaN/In
#> 2 logical_or 99999 2.4999 gives NaN/In
#> 2 logical_or 99999 99999 gives NaN/In
#> 2 logical_or 99999 1E-5 gives NaN/In
#> 2 logical_or 99999 7E+4 gives NaN/In
#> 2 logical_or 99999 101 gives NaN/In
#> 2 logical_or 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_or 99999 Infinity gives NaN/In
#> 2 logical_or 99999 -NaN12 gives NaN/In
#> 2 logical_or 99999 sNaN7 gives NaN/In
#> 2 logical_or 101 0 gives 101
#> 2 logical_or 101 -0E+3 gives NaN/In
#> 2 logical_or 101 1 gives 101
#> 2 logical_or 101 -1.50 gives NaN/In
#> 2 logical_or 101 2.4999 gives NaN/In
#> 2 logical_or 101 99999 gives NaN/In
#> 2 logical_or 101 1E-5 gives NaN/In
#> 2 logical_or 101 7E+4 gives NaN/In
#> 2 logical_or 101 101 gives 101
#> 2 logical_or 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_or 101 Infinity gives NaN/In
#> 2 logical_or 101 -NaN12 gives NaN/In
#> 2 logical_or 101 sNaN7 gives NaN/In
#> 2 logical_or -NaN12 0 gives NaN/In
#> 2 logical_or -NaN12 -0E+3 gives NaN/In
#> 2 logical_or -NaN12 1 gives NaN/In
#> 2 logical_or -NaN12 -1.50 gives NaN/In
#> 2 logical_or -NaN12 2.4999 gives NaN/In
#> 2 logical_or -NaN12 99999 gives NaN/In
#> 2 logical_or -NaN12 1E-5 gives NaN/In
#> 2 logical_or -NaN12 7E+4 gives NaN/In
#> 2 logical_or -NaN12 101 gives NaN/In
#> 2 logical_or -NaN12 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_or -NaN12 Infinity gives NaN/In
#> 2 logical_or -NaN12 -NaN12 gives NaN/In
#> 2 logical_or -NaN12 sNaN7 gives NaN/In
#> 2 logical_xor 1 0 gives 1
#> 2 logical_xor 1 -0E+3 gives NaN/In
#> 2 logical_xor 1 1 gives 0
#> 2 logical_xor 1 -1.50 gives NaN/In
#> 2 logical_xor 1 2.4999 gives NaN/In
#> 2 logical_xor 1 99999 gives NaN/In
#> 2 logical_xor 1 1E-5 gives NaN/In
#> 2 logical_xor 1 7E+4 gives NaN/In
#> 2 logical_xor 1 101 gives 100
#> 2 logical_xor 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_xor 1 Infinity gives NaN/In
#> 2 logical_xor 1 -NaN12 gives NaN/In
#> 2 logical_xor 1 sNaN7 gives NaN/In
#> 2 logical_xor 99999 0 gives NaN/In
#> 2 logical_xor 99999 -0E+3 gives NaN/In
#> 2 logical_xor 99999 1 gives NaN/In
#> 2 logical_xor 99999 -1.50 gives NaN/In
#> 2 logical_xor 99999 2.4999 gives NaN/In
#> 2 logical_xor 99999 99999 gives NaN/In
#> 2 logical_xor 99999 1E-5 gives NaN/In
#> 2 logical_xor 99999 7E+4 gives NaN/In
#> 2 logical_xor 99999 101 gives NaN/In
#> 2 logical_xor 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_xor 99999 Infinity gives NaN/In
#> 2 logical_xor 99999 -NaN12 gives NaN/In
#> 2 logical_xor 99999 sNaN7 gives NaN/In
#> 2 logical_xor 101 0 gives 101
#> 2 logical_xor 101 -0E+3 gives NaN/In
#> 2 logical_xor 101 1 gives 100
#> 2 logical_xor 101 -1.50 gives NaN/In
#> 2 logical_xor 101 2.4999 gives NaN/In
#> 2 logical_xor 101 99999 gives NaN/In
#> 2 logical_xor 101 1E-5 gives NaN/In
#> 2 logical_xor 101 7E+4 gives NaN/In
#> 2 logical_xor 101 101 gives 0
#> 2 logical_xor 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_xor 101 Infinity gives NaN/In
#> 2 logical_xor 101 -NaN12 gives NaN/In
#> 2 logical_xor 101 sNaN7 gives NaN/In
#> 2 logical_xor -NaN12 0 gives NaN/In
#> 2 logical_xor -NaN12 -0E+3 gives NaN/In
#> 2 logical_xor -NaN12 1 gives NaN/In
#> 2 logical_xor -NaN12 -1.50 gives NaN/In
#> 2 logical_xor -NaN12 2.4999 gives NaN/In
#> 2 logical_xor -NaN12 99999 gives NaN/In
#> 2 logical_xor -NaN12 1E-5 gives NaN/In
#> 2 logical_xor -NaN12 7E+4 gives NaN/In
#> 2 logical_xor -NaN12 101 gives NaN/In
#> 2 logical_xor -NaN12 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 logical_xor -NaN12 Infinity gives NaN/In
#> 2 logical_xor -NaN12 -NaN12 gives NaN/In
#> 2 logical_xor -NaN12 sNaN7 gives NaN/In
#> 2 max 1 0 gives 1
#> 2 max 1 -0E+3 gives 1
#> 2 max 1 1 gives 1
#> 2 max 1 -1.50 gives 1
#> 2 max 1 2.4999 gives 2.4999
#> 2 max 1 99999 gives 99999
#> 2 max 1 1E-5 gives 1
#> 2 max 1 7E+4 gives 7E+4
#> 2 max 1 101 gives 101
#> 2 max 1 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max 1 Infinity gives Infinity
#> 2 max 1 -NaN12 gives 1
#> 2 max 1 sNaN7 gives NaN7/In
#> 2 max 99999 0 gives 99999
#> 2 max 99999 -0E+3 gives 99999
#> 2 max 99999 1 gives 99999
#> 2 max 99999 -1.50 gives 99999
#> 2 max 99999 2.4999 gives 99999
#> 2 max 99999 99999 gives 99999
#> 2 max 99999 1E-5 gives 99999
#> 2 max 99999 7E+4 gives 99999
#> 2 max 99999 101 gives 99999
#> 2 max 99999 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max 99999 Infinity gives Infinity
#> 2 max 99999 -NaN12 gives 99999
#> 2 max 99999 sNaN7 gives NaN7/In
#> 2 max 101 0 gives 101
#> 2 max 101 -0E+3 gives 101
#> 2 max 101 1 gives 101
#> 2 max 101 -1.50 gives 101
#> 2 max 101 2.4999 gives 101
#> 2 max 101 99999 gives 99999
#> 2 max 101 1E-5 gives 101
#> 2 max 101 7E+4 gives 7E+4
#> 2 max 101 101 gives 101
#> 2 max 101 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max 101 Infinity gives Infinity
#> 2 max 101 -NaN12 gives 101
#> 2 max 101 sNaN7 gives NaN7/In
#> 2 max -NaN12 0 gives 0
#> 2 max -NaN12 -0E+3 gives -0E+3
#> 2 max -NaN12 1 gives 1
#> 2 max -NaN12 -1.50 gives -1.50
#> 2 max -NaN12 2.4999 gives 2.4999
#> 2 max -NaN12 99999 gives 99999
#> 2 max -NaN12 1E-5 gives 0.00001
#> 2 max -NaN12 7E+4 gives 7E+4
#> 2 max -NaN12 101 gives 101
#> 2 max -NaN12 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max -NaN12 Infinity gives Infinity
#> 2 max -NaN12 -NaN12 gives -NaN12
#> 2 max -NaN12 sNaN7 gives NaN7/In
#> 2 max_mag 1 0 gives 1
#> 2 max_mag 1 -0E+3 gives 1
#> 2 max_mag 1 1 gives 1
#> 2 max_mag 1 -1.50 gives -1.50
#> 2 max_mag 1 2.4999 gives 2.4999
#> 2 max_mag 1 99999 gives 99999
#> 2 max_mag 1 1E-5 gives 1
#> 2 max_mag 1 7E+4 gives 7E+4
#> 2 max_mag 1 101 gives 101
#> 2 max_mag 1 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max_mag 1 Infinity gives Infinity
#> 2 max_mag 1 -NaN12 gives 1
#> 2 max_mag 1 sNaN7 gives NaN7/In
#> 2 max_mag 99999 0 gives 99999
#> 2 max_mag 99999 -0E+3 gives 99999
#> 2 max_mag 99999 1 gives 99999
#> 2 max_mag 99999 -1.50 gives 99999
#> 2 max_mag 99999 2.4999 gives 99999
#> 2 max_mag 99999 99999 gives 99999
#> 2 max_mag 99999 1E-5 gives 99999
#> 2 max_mag 99999 7E+4 gives 99999
#> 2 max_mag 99999 101 gives 99999
#> 2 max_mag 99999 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max_mag 99999 Infinity gives Infinity
#> 2 max_mag 99999 -NaN12 gives 99999
#> 2 max_mag 99999 sNaN7 gives NaN7/In
#> 2 max_mag 101 0 gives 101
#> 2 max_mag 101 -0E+3 gives 101
#> 2 max_mag 101 1 gives 101
#> 2 max_mag 101 -1.50 gives 101
#> 2 max_mag 101 2.4999 gives 101
#> 2 max_mag 101 99999 gives 99999
#> 2 max_mag 101 1E-5 gives 101
#> 2 max_mag 101 7E+4 gives 7E+4
#> 2 max_mag 101 101 gives 101
#> 2 max_mag 101 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max_mag 101 Infinity gives Infinity
#> 2 max_mag 101 -NaN12 gives 101
#> 2 max_mag 101 sNaN7 gives NaN7/In
#> 2 max_mag -NaN12 0 gives 0
#> 2 max_mag -NaN12 -0E+3 gives -0E+3
#> 2 max_mag -NaN12 1 gives 1
#> 2 max_mag -NaN12 -1.50 gives -1.50
#> 2 max_mag -NaN12 2.4999 gives 2.4999
#> 2 max_mag -NaN12 99999 gives 99999
#> 2 max_mag -NaN12 1E-5 gives 0.00001
#> 2 max_mag -NaN12 7E+4 gives 7E+4
#> 2 max_mag -NaN12 101 gives 101
#> 2 max_mag -NaN12 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 max_mag -NaN12 Infinity gives Infinity
#> 2 max_mag -NaN12 -NaN12 gives -NaN12
#> 2 max_mag -NaN12 sNaN7 gives NaN7/In
#> 2 min 1 0 gives 0
#> 2 min 1 -0E+3 gives -0E+3
#> 2 min 1 1 gives 1
#> 2 min 1 -1.50 gives -1.50
#> 2 min 1 2.4999 gives 1
#> 2 min 1 99999 gives 1
#> 2 min 1 1E-5 gives 0.00001
#> 2 min 1 7E+4 gives 1
#> 2 min 1 101 gives 1
#> 2 min 1 1234567890.123456789012345678901234567890 gives 1
#> 2 min 1 Infinity gives 1
#> 2 min 1 -NaN12 gives 1
#> 2 min 1 sNaN7 gives NaN7/In
#> 2 min 99999 0 gives 0
#> 2 min 99999 -0E+3 gives -0E+3
#> 2 min 99999 1 gives 1
#> 2 min 99999 -1.50 gives -1.50
#> 2 min 99999 2.4999 gives 2.4999
#> 2 min 99999 99999 gives 99999
#> 2 min 99999 1E-5 gives 0.00001
#> 2 min 99999 7E+4 gives 7E+4
#> 2 min 99999 101 gives 101
#> 2 min 99999 1234567890.123456789012345678901234567890 gives 99999
#> 2 min 99999 Infinity gives 99999
#> 2 min 99999 -NaN12 gives 99999
#> 2 min 99999 sNaN7 gives NaN7/In
#> 2 min 101 0 gives 0
#> 2 min 101 -0E+3 gives -0E+3
#> 2 min 101 1 gives 1
#> 2 min 101 -1.50 gives -1.50
#> 2 min 101 2.4999 gives 2.4999
#> 2 min 101 99999 gives 101
#> 2 min 101 1E-5 gives 0.00001
#> 2 min 101 7E+4 gives 101
#> 2 min 101 101 gives 101
#> 2 min 101 1234567890.123456789012345678901234567890 gives 101
#> 2 min 101 Infinity gives 101
#> 2 min 101 -NaN12 gives 101
#> 2 min 101 sNaN7 gives NaN7/In
#> 2 min -NaN12 0 gives 0
#> 2 min -NaN12 -0E+3 gives -0E+3
#> 2 min -NaN12 1 gives 1
#> 2 min -NaN12 -1.50 gives -1.50
#> 2 min -NaN12 2.4999 gives 2.4999
#> 2 min -NaN12 99999 gives 99999
#> 2 min -NaN12 1E-5 gives 0.00001
#> 2 min -NaN12 7E+4 gives 7E+4
#> 2 min -NaN12 101 gives 101
#> 2 min -NaN12 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 min -NaN12 Infinity gives Infinity
#> 2 min -NaN12 -NaN12 gives -NaN12
#> 2 min -NaN12 sNaN7 gives NaN7/In
#> 2 min_mag 1 0 gives 0
#> 2 min_mag 1 -0E+3 gives -0E+3
#> 2 min_mag 1 1 gives 1
#> 2 min_mag 1 -1.50 gives 1
#> 2 min_mag 1 2.4999 gives 1
#> 2 min_mag 1 99999 gives 1
#> 2 min_mag 1 1E-5 gives 0.00001
#> 2 min_mag 1 7E+4 gives 1
#> 2 min_mag 1 101 gives 1
#> 2 min_mag 1 1234567890.123456789012345678901234567890 gives 1
#> 2 min_mag 1 Infinity gives 1
#> 2 min_mag 1 -NaN12 gives 1
#> 2 min_mag 1 sNaN7 gives NaN7/In
#> 2 min_mag 99999 0 gives 0
#> 2 min_mag 99999 -0E+3 gives -0E+3
#> 2 min_mag 99999 1 gives 1
#> 2 min_mag 99999 -1.50 gives -1.50
#> 2 min_mag 99999 2.4999 gives 2.4999
#> 2 min_mag 99999 99999 gives 99999
#> 2 min_mag 99999 1E-5 gives 0.00001
#> 2 min_mag 99999 7E+4 gives 7E+4
#> 2 min_mag 99999 101 gives 101
#> 2 min_mag 99999 1234567890.123456789012345678901234567890 gives 99999
#> 2 min_mag 99999 Infinity gives 99999
#> 2 min_mag 99999 -NaN12 gives 99999
#> 2 min_mag 99999 sNaN7 gives NaN7/In
#> 2 min_mag 101 0 gives 0
#> 2 min_mag 101 -0E+3 gives -0E+3
#> 2 min_mag 101 1 gives 1
#> 2 min_mag 101 -1.50 gives -1.50
#> 2 min_mag 101 2.4999 gives 2.4999
#> 2 min_mag 101 99999 gives 101
#> 2 min_mag 101 1E-5 gives 0.00001
#> 2 min_mag 101 7E+4 gives 101
#> 2 min_mag 101 101 gives 101
#> 2 min_mag 101 1234567890.123456789012345678901234567890 gives 101
#> 2 min_mag 101 Infinity gives 101
#> 2 min_mag 101 -NaN12 gives 101
#> 2 min_mag 101 sNaN7 gives NaN7/In
#> 2 min_mag -NaN12 0 gives 0
#> 2 min_mag -NaN12 -0E+3 gives -0E+3
#> 2 min_mag -NaN12 1 gives 1
#> 2 min_mag -NaN12 -1.50 gives -1.50
#> 2 min_mag -NaN12 2.4999 gives 2.4999
#> 2 min_mag -NaN12 99999 gives 99999
#> 2 min_mag -NaN12 1E-5 gives 0.00001
#> 2 min_mag -NaN12 7E+4 gives 7E+4
#> 2 min_mag -NaN12 101 gives 101
#> 2 min_mag -NaN12 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 min_mag -NaN12 Infinity gives Infinity
#> 2 min_mag -NaN12 -NaN12 gives -NaN12
#> 2 min_mag -NaN12 sNaN7 gives NaN7/In
#> 2 multiply 1 0 gives 0
#> 2 multiply 1 -0E+3 gives -0E+3
#> 2 multiply 1 1 gives 1
#> 2 multiply 1 -1.50 gives -1.50
#> 2 multiply 1 2.4999 gives 2.4999
#> 2 multiply 1 99999 gives 99999
#> 2 multiply 1 1E-5 gives 0.00001
#> 2 multiply 1 7E+4 gives 7E+4
#> 2 multiply 1 101 gives 101
#> 2 multiply 1 1234567890.123456789012345678901234567890 gives 1234567890.123456789012345678901234567890
#> 2 multiply 1 Infinity gives Infinity
#> 2 multiply 1 -NaN12 gives -NaN12
#> 2 multiply 1 sNaN7 gives NaN7/In
#> 2 multiply 99999 0 gives 0
#> 2 multiply 99999 -0E+3 gives -0E+3
#> 2 multiply 99999 1 gives 99999
#> 2 multiply 99999 -1.50 gives -149998.50
#> 2 multiply 99999 2.4999 gives 249987.5001
#> 2 multiply 99999 99999 gives 9999800001
#> 2 multiply 99999 1E-5 gives 0.99999
#> 2 multiply 99999 7E+4 gives 6.99993E+9
#> 2 multiply 99999 101 gives 10099899
#> 2 multiply 99999 1234567890.123456789012345678901234567890 gives 123455554444455.555444445555544444555554432110
#> 2 multiply 99999 Infinity gives Infinity
#> 2 multiply 99999 -NaN12 gives -NaN12
#> 2 multiply 99999 sNaN7 gives NaN7/In
#> 2 multiply 101 0 gives 0
#> 2 multiply 101 -0E+3 gives -0E+3
#> 2 multiply 101 1 gives 101
#> 2 multiply 101 -1.50 gives -151.50
#> 2 multiply 101 2.4999 gives 252.4899
#> 2 multiply 101 99999 gives 10099899
#> 2 multiply 101 1E-5 gives 0.00101
#> 2 multiply 101 7E+4 gives 7.07E+6
#> 2 multiply 101 101 gives 10201
#> 2 multiply 101 1234567890.123456789012345678901234567890 gives 124691356902.469135690246913569024691356890
#> 2 multiply 101 Infinity gives Infinity
#> 2 multiply 101 -NaN12 gives -NaN12
#> 2 multiply 101 sNaN7 gives NaN7/In
#> 2 multiply -NaN12 0 gives -NaN12
#> 2 multiply -NaN12 -0E+3 gives -NaN12
#> 2 multiply -NaN12 1 gives -NaN12
#> 2 multiply -NaN12 -1.50 gives -NaN12
#> 2 multiply -NaN12 2.4999 gives -NaN12
#> 2 multiply -NaN12 99999 gives -NaN12
#> 2 multiply -NaN12 1E-5 gives -NaN12
#> 2 multiply -NaN12 7E+4 gives -NaN12
#> 2 multiply -NaN12 101 gives -NaN12
#> 2 multiply -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 multiply -NaN12 Infinity gives -NaN12
#> 2 multiply -NaN12 -NaN12 gives -NaN12
#> 2 multiply -NaN12 sNaN7 gives NaN7/In
#> 2 next_toward 1 0 gives 0.999999999999999999999999999999999999999999999
#> 2 next_toward 1 -0E+3 gives 0.999999999999999999999999999999999999999999999
#> 2 next_toward 1 1 gives 1
#> 2 next_toward 1 -1.50 gives 0.999999999999999999999999999999999999999999999
#> 2 next_toward 1 2.4999 gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 99999 gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 1E-5 gives 0.999999999999999999999999999999999999999999999
#> 2 next_toward 1 7E+4 gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 101 gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 1234567890.123456789012345678901234567890 gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 Infinity gives 1.00000000000000000000000000000000000000000001
#> 2 next_toward 1 -NaN12 gives -NaN12
#> 2 next_toward 1 sNaN7 gives NaN7/In
#> 2 next_toward 99999 0 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 -0E+3 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 1 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 -1.50 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 2.4999 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 99999 gives 99999
#> 2 next_toward 99999 1E-5 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 7E+4 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 101 gives 99998.9999999999999999999999999999999999999999
#> 2 next_toward 99999 1234567890.123456789012345678901234567890 gives 99999.0000000000000000000000000000000000000001
#> 2 next_toward 99999 Infinity gives 99999.0000000000000000000000000000000000000001
#> 2 next_toward 99999 -NaN12 gives -NaN12
#> 2 next_toward 99999 sNaN7 gives NaN7/In
#> 2 next_toward 101 0 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 -0E+3 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 1 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 -1.50 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 2.4999 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 99999 gives 101.000000000000000000000000000000000000000001
#> 2 next_toward 101 1E-5 gives 100.999999999999999999999999999999999999999999
#> 2 next_toward 101 7E+4 gives 101.000000000000000000000000000000000000000001
#> 2 next_toward 101 101 gives 101
#> 2 next_toward 101 1234567890.123456789012345678901234567890 gives 101.000000000000000000000000000000000000000001
#> 2 next_toward 101 Infinity gives 101.000000000000000000000000000000000000000001
#> 2 next_toward 101 -NaN12 gives -NaN12
#> 2 next_toward 101 sNaN7 gives NaN7/In
#> 2 next_toward -NaN12 0 gives -NaN12
#> 2 next_toward -NaN12 -0E+3 gives -NaN12
#> 2 next_toward -NaN12 1 gives -NaN12
#> 2 next_toward -NaN12 -1.50 gives -NaN12
#> 2 next_toward -NaN12 2.4999 gives -NaN12
#> 2 next_toward -NaN12 99999 gives -NaN12
#> 2 next_toward -NaN12 1E-5 gives -NaN12
#> 2 next_toward -NaN12 7E+4 gives -NaN12
#> 2 next_toward -NaN12 101 gives -NaN12
#> 2 next_toward -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 next_toward -NaN12 Infinity gives -NaN12
#> 2 next_toward -NaN12 -NaN12 gives -NaN12
#> 2 next_toward -NaN12 sNaN7 gives NaN7/In
#> 2 power 1 0 gives 1
#> 2 power 1 -0E+3 gives 1
#> 2 power 1 1 gives 1
#> 2 power 1 -1.50 gives 1.00000000000000000000000000000000000000000000/ItRd
#> 2 power 1 2.4999 gives 1.00000000000000000000000000000000000000000000/ItRd
#> 2 power 1 99999 gives 1
#> 2 power 1 1E-5 gives 1.00000000000000000000000000000000000000000000/ItRd
#> 2 power 1 7E+4 gives 1
#> 2 power 1 101 gives 1
#> 2 power 1 1234567890.123456789012345678901234567890 gives 1.00000000000000000000000000000000000000000000/ItRd
#> 2 power 1 Infinity gives 1.00000000000000000000000000000000000000000000/ItRd
#> 2 power 1 -NaN12 gives -NaN12
#> 2 power 1 sNaN7 gives NaN7/In
#> 2 power 99999 0 gives 1
#> 2 power 99999 -0E+3 gives 1
#> 2 power 99999 1 gives 99999
#> 2 power 99999 -1.50 gives 3.16232509492621583653064880375639109623056373E-8/ItRd
#> 2 power 99999 2.4999 gives 3158560086198.08056770678158629761866177069813/ItRd
#> 2 power 99999 99999 gives 3.67881280579378064819168577503806084214763805E+499994/ItRd
#> 2 power 99999 1E-5 gives 1.00011513578226466888261961257258431991156816/ItRd
#> 2 power 99999 7E+4 gives 4.96583565734300789438620203663205040293900987E+349999/ItRd
#> 2 power 99999 101 gives 9.98990504833390821330392667944075457382406820E+504/ItRd
#> 2 power 99999 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 2 power 99999 Infinity gives Infinity
#> 2 power 99999 -NaN12 gives -NaN12
#> 2 power 99999 sNaN7 gives NaN7/In
#> 2 power 101 0 gives 1
#> 2 power 101 -0E+3 gives 1
#> 2 power 101 1 gives 101
#> 2 power 101 -1.50 gives 0.000985185336841573401648785894790665247225274333/ItRd
#> 2 power 101 2.4999 gives 102471.478474232489887187692376022359225719007/ItRd
#> 2 power 101 99999 gives 1.35849139072795294515116311314698820506915059E+200430/ItRd
#> 2 power 101 1E-5 gives 1.00004615227015166520015309597422318964992727/ItRd
#> 2 power 101 7E+4 gives 3.13447481700193197211200370824740266394210451E+140302/ItRd
#> 2 power 101 101 gives 2.73186196771574135419986665791560614201471777E+202/ItRd
#> 2 power 101 1234567890.123456789012345678901234567890 gives Infinity/ItOwRd
#> 2 power 101 Infinity gives Infinity
#> 2 power 101 -NaN12 gives -NaN12
#> 2 power 101 sNaN7 gives NaN7/In
#> 2 power -NaN12 0 gives -NaN12
#> 2 power -NaN12 -0E+3 gives -NaN12
#> 2 power -NaN12 1 gives -NaN12
#> 2 power -NaN12 -1.50 gives -NaN12
#> 2 power -NaN12 2.4999 gives -NaN12
#> 2 power -NaN12 99999 gives -NaN12
#> 2 power -NaN12 1E-5 gives -NaN12
#> 2 power -NaN12 7E+4 gives -NaN12
#> 2 power -NaN12 101 gives -NaN12
#> 2 power -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 power -NaN12 Infinity gives -NaN12
#> 2 power -NaN12 -NaN12 gives -NaN12
#> 2 power -NaN12 sNaN7 gives NaN7/In
#> 2 quantize 1 0 gives 1
#> 2 quantize 1 -0E+3 gives 1E+3/ItRd
#> 2 quantize 1 1 gives 1
#> 2 quantize 1 -1.50 gives 1.00
#> 2 quantize 1 2.4999 gives 1.0000
#> 2 quantize 1 99999 gives 1
#> 2 quantize 1 1E-5 gives 1.00000
#> 2 quantize 1 7E+4 gives 1E+4/ItRd
#> 2 quantize 1 101 gives 1
#> 2 quantize 1 1234567890.123456789012345678901234567890 gives 1.000000000000000000000000000000
#> 2 quantize 1 Infinity gives NaN/In
#> 2 quantize 1 -NaN12 gives -NaN12
#> 2 quantize 1 sNaN7 gives NaN7/In
#> 2 quantize 99999 0 gives 99999
#> 2 quantize 99999 -0E+3 gives 1.00E+5/ItRd
#> 2 quantize 99999 1 gives 99999
#> 2 quantize 99999 -1.50 gives 99999.00
#> 2 quantize 99999 2.4999 gives 99999.0000
#> 2 quantize 99999 99999 gives 99999
#> 2 quantize 99999 1E-5 gives 99999.00000
#> 2 quantize 99999 7E+4 gives 1.0E+5/ItRd
#> 2 quantize 99999 101 gives 99999
#> 2 quantize 99999 1234567890.123456789012345678901234567890 gives 99999.000000000000000000000000000000
#> 2 quantize 99999 Infinity gives NaN/In
#> 2 quantize 99999 -NaN12 gives -NaN12
#> 2 quantize 99999 sNaN7 gives NaN7/In
#> 2 quantize 101 0 gives 101
#> 2 quantize 101 -0E+3 gives 1E+3/ItRd
#> 2 quantize 101 1 gives 101
#> 2 quantize 101 -1.50 gives 101.00
#> 2 quantize 101 2.4999 gives 101.0000
#> 2 quantize 101 99999 gives 101
#> 2 quantize 101 1E-5 gives 101.00000
#> 2 quantize 101 7E+4 gives 1E+4/ItRd
#> 2 quantize 101 101 gives 101
#> 2 quantize 101 1234567890.123456789012345678901234567890 gives 101.000000000000000000000000000000
#> 2 quantize 101 Infinity gives NaN/In
#> 2 quantize 101 -NaN12 gives -NaN12
#> 2 quantize 101 sNaN7 gives NaN7/In
#> 2 quantize -NaN12 0 gives -NaN12
#> 2 quantize -NaN12 -0E+3 gives -NaN12
#> 2 quantize -NaN12 1 gives -NaN12
#> 2 quantize -NaN12 -1.50 gives -NaN12
#> 2 quantize -NaN12 2.4999 gives -NaN12
#> 2 quantize -NaN12 99999 gives -NaN12
#> 2 quantize -NaN12 1E-5 gives -NaN12
#> 2 quantize -NaN12 7E+4 gives -NaN12
#> 2 quantize -NaN12 101 gives -NaN12
#> 2 quantize -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 quantize -NaN12 Infinity gives -NaN12
#> 2 quantize -NaN12 -NaN12 gives -NaN12
#> 2 quantize -NaN12 sNaN7 gives NaN7/In
#> 2 remainder 1 0 gives NaN/In
#> 2 remainder 1 -0E+3 gives NaN/In
#> 2 remainder 1 1 gives 0
#> 2 remainder 1 -1.50 gives 1.00
#> 2 remainder 1 2.4999 gives 1.0000
#> 2 remainder 1 99999 gives 1
#> 2 remainder 1 1E-5 gives 0.00000
#> 2 remainder 1 7E+4 gives 1
#> 2 remainder 1 101 gives 1
#> 2 remainder 1 1234567890.123456789012345678901234567890 gives 1.000000000000000000000000000000
#> 2 remainder 1 Infinity gives 1
#> 2 remainder 1 -NaN12 gives -NaN12
#> 2 remainder 1 sNaN7 gives NaN7/In
#> 2 remainder 99999 0 gives NaN/In
#> 2 remainder 99999 -0E+3 gives NaN/In
#> 2 remainder 99999 1 gives 0
#> 2 remainder 99999 -1.50 gives 0.00
#> 2 remainder 99999 2.4999 gives 0.5001
#> 2 remainder 99999 99999 gives 0
#> 2 remainder 99999 1E-5 gives 0.00000
#> 2 remainder 99999 7E+4 gives 29999
#> 2 remainder 99999 101 gives 9
#> 2 remainder 99999 1234567890.123456789012345678901234567890 gives 99999.000000000000000000000000000000
#> 2 remainder 99999 Infinity gives 99999
#> 2 remainder 99999 -NaN12 gives -NaN12
#> 2 remainder 99999 sNaN7 gives NaN7/In
#> 2 remainder 101 0 gives NaN/In
#> 2 remainder 101 -0E+3 gives NaN/In
#> 2 remainder 101 1 gives 0
#> 2 remainder 101 -1.50 gives 0.50
#> 2 remainder 101 2.4999 gives 1.0040
#> 2 remainder 101 99999 gives 101
#> 2 remainder 101 1E-5 gives 0.00000
#> 2 remainder 101 7E+4 gives 101
#> 2 remainder 101 101 gives 0
#> 2 remainder 101 1234567890.123456789012345678901234567890 gives 101.000000000000000000000000000000
#> 2 remainder 101 Infinity gives 101
#> 2 remainder 101 -NaN12 gives -NaN12
#> 2 remainder 101 sNaN7 gives NaN7/In
#> 2 remainder -NaN12 0 gives -NaN12
#> 2 remainder -NaN12 -0E+3 gives -NaN12
#> 2 remainder -NaN12 1 gives -NaN12
#> 2 remainder -NaN12 -1.50 gives -NaN12
#> 2 remainder -NaN12 2.4999 gives -NaN12
#> 2 remainder -NaN12 99999 gives -NaN12
#> 2 remainder -NaN12 1E-5 gives -NaN12
#> 2 remainder -NaN12 7E+4 gives -NaN12
#> 2 remainder -NaN12 101 gives -NaN12
#> 2 remainder -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 remainder -NaN12 Infinity gives -NaN12
#> 2 remainder -NaN12 -NaN12 gives -NaN12
#> 2 remainder -NaN12 sNaN7 gives NaN7/In
#> 2 remainder_near 1 0 gives NaN/In
#> 2 remainder_near 1 -0E+3 gives NaN/In
#> 2 remainder_near 1 1 gives 0
#> 2 remainder_near 1 -1.50 gives -0.50
#> 2 remainder_near 1 2.4999 gives 1.0000
#> 2 remainder_near 1 99999 gives 1
#> 2 remainder_near 1 1E-5 gives 0.00000
#> 2 remainder_near 1 7E+4 gives 1
#> 2 remainder_near 1 101 gives 1
#> 2 remainder_near 1 1234567890.123456789012345678901234567890 gives 1.000000000000000000000000000000
#> 2 remainder_near 1 Infinity gives 1
#> 2 remainder_near 1 -NaN12 gives -NaN12
#> 2 remainder_near 1 sNaN7 gives NaN7/In
#> 2 remainder_near 99999 0 gives NaN/In
#> 2 remainder_near 99999 -0E+3 gives NaN/In
#> 2 remainder_near 99999 1 gives 0
#> 2 remainder_near 99999 -1.50 gives 0.00
#> 2 remainder_near 99999 2.4999 gives 0.5001
#> 2 remainder_near 99999 99999 gives 0
#> 2 remainder_near 99999 1E-5 gives 0.00000
#> 2 remainder_near 99999 7E+4 gives 29999
#> 2 remainder_near 99999 101 gives 9
#> 2 remainder_near 99999 1234567890.123456789012345678901234567890 gives 99999.000000000000000000000000000000
#> 2 remainder_near 99999 Infinity gives 99999
#> 2 remainder_near 99999 -NaN12 gives -NaN12
#> 2 remainder_near 99999 sNaN7 gives NaN7/In
#> 2 remainder_near 101 0 gives NaN/In
#> 2 remainder_near 101 -0E+3 gives NaN/In
#> 2 remainder_near 101 1 gives 0
#> 2 remainder_near 101 -1.50 gives 0.50
#> 2 remainder_near 101 2.4999 gives 1.0040
#> 2 remainder_near 101 99999 gives 101
#> 2 remainder_near 101 1E-5 gives 0.00000
#> 2 remainder_near 101 7E+4 gives 101
#> 2 remainder_near 101 101 gives 0
#> 2 remainder_near 101 1234567890.123456789012345678901234567890 gives 101.000000000000000000000000000000
#> 2 remainder_near 101 Infinity gives 101
#> 2 remainder_near 101 -NaN12 gives -NaN12
#> 2 remainder_near 101 sNaN7 gives NaN7/In
#> 2 remainder_near -NaN12 0 gives -NaN12
#> 2 remainder_near -NaN12 -0E+3 gives -NaN12
#> 2 remainder_near -NaN12 1 gives -NaN12
#> 2 remainder_near -NaN12 -1.50 gives -NaN12
#> 2 remainder_near -NaN12 2.4999 gives -NaN12
#> 2 remainder_near -NaN12 99999 gives -NaN12
#> 2 remainder_near -NaN12 1E-5 gives -NaN12
#> 2 remainder_near -NaN12 7E+4 gives -NaN12
#> 2 remainder_near -NaN12 101 gives -NaN12
#> 2 remainder_near -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 remainder_near -NaN12 Infinity gives -NaN12
#> 2 remainder_near -NaN12 -NaN12 gives -NaN12
#> 2 remainder_near -NaN12 sNaN7 gives NaN7/In
#> 2 rotate 1 0 gives 1
#> 2 rotate 1 -0E+3 gives NaN/In
#> 2 rotate 1 1 gives 10
#> 2 rotate 1 -1.50 gives NaN/In
#> 2 rotate 1 2.4999 gives NaN/In
#> 2 rotate 1 99999 gives NaN/In
#> 2 rotate 1 1E-5 gives NaN/In
#> 2 rotate 1 7E+4 gives NaN/In
#> 2 rotate 1 101 gives NaN/In
#> 2 rotate 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 rotate 1 Infinity gives NaN/In
#> 2 rotate 1 -NaN12 gives -NaN12
#> 2 rotate 1 sNaN7 gives NaN7/In
#> 2 rotate 99999 0 gives 99999
#> 2 rotate 99999 -0E+3 gives NaN/In
#> 2 rotate 99999 1 gives 999990
#> 2 rotate 99999 -1.50 gives NaN/In
#> 2 rotate 99999 2.4999 gives NaN/In
#> 2 rotate 99999 99999 gives NaN/In
#> 2 rotate 99999 1E-5 gives NaN/In
#> 2 rotate 99999 7E+4 gives NaN/In
#> 2 rotate 99999 101 gives NaN/In
#> 2 rotate 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 rotate 99999 Infinity gives NaN/In
#> 2 rotate 99999 -NaN12 gives -NaN12
#> 2 rotate 99999 sNaN7 gives NaN7/In
#> 2 rotate 101 0 gives 101
#> 2 rotate 101 -0E+3 gives NaN/In
#> 2 rotate 101 1 gives 1010
#> 2 rotate 101 -1.50 gives NaN/In
#> 2 rotate 101 2.4999 gives NaN/In
#> 2 rotate 101 99999 gives NaN/In
#> 2 rotate 101 1E-5 gives NaN/In
#> 2 rotate 101 7E+4 gives NaN/In
#> 2 rotate 101 101 gives NaN/In
#> 2 rotate 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 rotate 101 Infinity gives NaN/In
#> 2 rotate 101 -NaN12 gives -NaN12
#> 2 rotate 101 sNaN7 gives NaN7/In
#> 2 rotate -NaN12 0 gives -NaN12
#> 2 rotate -NaN12 -0E+3 gives -NaN12
#> 2 rotate -NaN12 1 gives -NaN12
#> 2 rotate -NaN12 -1.50 gives -NaN12
#> 2 rotate -NaN12 2.4999 gives -NaN12
#> 2 rotate -NaN12 99999 gives -NaN12
#> 2 rotate -NaN12 1E-5 gives -NaN12
#> 2 rotate -NaN12 7E+4 gives -NaN12
#> 2 rotate -NaN12 101 gives -NaN12
#> 2 rotate -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 rotate -NaN12 Infinity gives -NaN12
#> 2 rotate -NaN12 -NaN12 gives -NaN12
#> 2 rotate -NaN12 sNaN7 gives NaN7/In
#> 2 same_quantum 1 0 gives True
#> 2 same_quantum 1 -0E+3 gives False
#> 2 same_quantum 1 1 gives True
#> 2 same_quantum 1 -1.50 gives False
#> 2 same_quantum 1 2.4999 gives False
#> 2 same_quantum 1 99999 gives True
#> 2 same_quantum 1 1E-5 gives False
#> 2 same_quantum 1 7E+4 gives False
#> 2 same_quantum 1 101 gives True
#> 2 same_quantum 1 1234567890.123456789012345678901234567890 gives False
#> 2 same_quantum 1 Infinity gives False
#> 2 same_quantum 1 -NaN12 gives False
#> 2 same_quantum 1 sNaN7 gives False
#> 2 same_quantum 99999 0 gives True
#> 2 same_quantum 99999 -0E+3 gives False
#> 2 same_quantum 99999 1 gives True
#> 2 same_quantum 99999 -1.50 gives False
#> 2 same_quantum 99999 2.4999 gives False
#> 2 same_quantum 99999 99999 gives True
#> 2 same_quantum 99999 1E-5 gives False
#> 2 same_quantum 99999 7E+4 gives False
#> 2 same_quantum 99999 101 gives True
#> 2 same_quantum 99999 1234567890.123456789012345678901234567890 gives False
#> 2 same_quantum 99999 Infinity gives False
#> 2 same_quantum 99999 -NaN12 gives False
#> 2 same_quantum 99999 sNaN7 gives False
#> 2 same_quantum 101 0 gives True
#> 2 same_quantum 101 -0E+3 gives False
#> 2 same_quantum 101 1 gives True
#> 2 same_quantum 101 -1.50 gives False
#> 2 same_quantum 101 2.4999 gives False
#> 2 same_quantum 101 99999 gives True
#> 2 same_quantum 101 1E-5 gives False
#> 2 same_quantum 101 7E+4 gives False
#> 2 same_quantum 101 101 gives True
#> 2 same_quantum 101 1234567890.123456789012345678901234567890 gives False
#> 2 same_quantum 101 Infinity gives False
#> 2 same_quantum 101 -NaN12 gives False
#> 2 same_quantum 101 sNaN7 gives False
#> 2 same_quantum -NaN12 0 gives False
#> 2 same_quantum -NaN12 -0E+3 gives False
#> 2 same_quantum -NaN12 1 gives False
#> 2 same_quantum -NaN12 -1.50 gives False
#> 2 same_quantum -NaN12 2.4999 gives False
#> 2 same_quantum -NaN12 99999 gives False
#> 2 same_quantum -NaN12 1E-5 gives False
#> 2 same_quantum -NaN12 7E+4 gives False
#> 2 same_quantum -NaN12 101 gives False
#> 2 same_quantum -NaN12 1234567890.123456789012345678901234567890 gives False
#> 2 same_quantum -NaN12 Infinity gives False
#> 2 same_quantum -NaN12 -NaN12 gives True
#> 2 same_quantum -NaN12 sNaN7 gives True
#> 2 scaleb 1 0 gives 1
#> 2 scaleb 1 -0E+3 gives NaN/In
#> 2 scaleb 1 1 gives 1E+1
#> 2 scaleb 1 -1.50 gives NaN/In
#> 2 scaleb 1 2.4999 gives NaN/In
#> 2 scaleb 1 99999 gives 1E+99999
#> 2 scaleb 1 1E-5 gives NaN/In
#> 2 scaleb 1 7E+4 gives NaN/In
#> 2 scaleb 1 101 gives 1E+101
#> 2 scaleb 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 scaleb 1 Infinity gives NaN/In
#> 2 scaleb 1 -NaN12 gives -NaN12
#> 2 scaleb 1 sNaN7 gives NaN7/In
#> 2 scaleb 99999 0 gives 99999
#> 2 scaleb 99999 -0E+3 gives NaN/In
#> 2 scaleb 99999 1 gives 9.9999E+5
#> 2 scaleb 99999 -1.50 gives NaN/In
#> 2 scaleb 99999 2.4999 gives NaN/In
#> 2 scaleb 99999 99999 gives 9.9999E+100003
#> 2 scaleb 99999 1E-5 gives NaN/In
#> 2 scaleb 99999 7E+4 gives NaN/In
#> 2 scaleb 99999 101 gives 9.9999E+105
#> 2 scaleb 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 scaleb 99999 Infinity gives NaN/In
#> 2 scaleb 99999 -NaN12 gives -NaN12
#> 2 scaleb 99999 sNaN7 gives NaN7/In
#> 2 scaleb 101 0 gives 101
#> 2 scaleb 101 -0E+3 gives NaN/In
#> 2 scaleb 101 1 gives 1.01E+3
#> 2 scaleb 101 -1.50 gives NaN/In
#> 2 scaleb 101 2.4999 gives NaN/In
#> 2 scaleb 101 99999 gives 1.01E+100001
#> 2 scaleb 101 1E-5 gives NaN/In
#> 2 scaleb 101 7E+4 gives NaN/In
#> 2 scaleb 101 101 gives 1.01E+103
#> 2 scaleb 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 scaleb 101 Infinity gives NaN/In
#> 2 scaleb 101 -NaN12 gives -NaN12
#> 2 scaleb 101 sNaN7 gives NaN7/In
#> 2 scaleb -NaN12 0 gives -NaN12
#> 2 scaleb -NaN12 -0E+3 gives -NaN12
#> 2 scaleb -NaN12 1 gives -NaN12
#> 2 scaleb -NaN12 -1.50 gives -NaN12
#> 2 scaleb -NaN12 2.4999 gives -NaN12
#> 2 scaleb -NaN12 99999 gives -NaN12
#> 2 scaleb -NaN12 1E-5 gives -NaN12
#> 2 scaleb -NaN12 7E+4 gives -NaN12
#> 2 scaleb -NaN12 101 gives -NaN12
#> 2 scaleb -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 scaleb -NaN12 Infinity gives -NaN12
#> 2 scaleb -NaN12 -NaN12 gives -NaN12
#> 2 scaleb -NaN12 sNaN7 gives NaN7/In
#> 2 shift 1 0 gives 1
#> 2 shift 1 -0E+3 gives NaN/In
#> 2 shift 1 1 gives 10
#> 2 shift 1 -1.50 gives NaN/In
#> 2 shift 1 2.4999 gives NaN/In
#> 2 shift 1 99999 gives NaN/In
#> 2 shift 1 1E-5 gives NaN/In
#> 2 shift 1 7E+4 gives NaN/In
#> 2 shift 1 101 gives NaN/In
#> 2 shift 1 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 shift 1 Infinity gives NaN/In
#> 2 shift 1 -NaN12 gives -NaN12
#> 2 shift 1 sNaN7 gives NaN7/In
#> 2 shift 99999 0 gives 99999
#> 2 shift 99999 -0E+3 gives NaN/In
#> 2 shift 99999 1 gives 999990
#> 2 shift 99999 -1.50 gives NaN/In
#> 2 shift 99999 2.4999 gives NaN/In
#> 2 shift 99999 99999 gives NaN/In
#> 2 shift 99999 1E-5 gives NaN/In
#> 2 shift 99999 7E+4 gives NaN/In
#> 2 shift 99999 101 gives NaN/In
#> 2 shift 99999 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 shift 99999 Infinity gives NaN/In
#> 2 shift 99999 -NaN12 gives -NaN12
#> 2 shift 99999 sNaN7 gives NaN7/In
#> 2 shift 101 0 gives 101
#> 2 shift 101 -0E+3 gives NaN/In
#> 2 shift 101 1 gives 1010
#> 2 shift 101 -1.50 gives NaN/In
#> 2 shift 101 2.4999 gives NaN/In
#> 2 shift 101 99999 gives NaN/In
#> 2 shift 101 1E-5 gives NaN/In
#> 2 shift 101 7E+4 gives NaN/In
#> 2 shift 101 101 gives NaN/In
#> 2 shift 101 1234567890.123456789012345678901234567890 gives NaN/In
#> 2 shift 101 Infinity gives NaN/In
#> 2 shift 101 -NaN12 gives -NaN12
#> 2 shift 101 sNaN7 gives NaN7/In
#> 2 shift -NaN12 0 gives -NaN12
#> 2 shift -NaN12 -0E+3 gives -NaN12
#> 2 shift -NaN12 1 gives -NaN12
#> 2 shift -NaN12 -1.50 gives -NaN12
#> 2 shift -NaN12 2.4999 gives -NaN12
#> 2 shift -NaN12 99999 gives -NaN12
#> 2 shift -NaN12 1E-5 gives -NaN12
#> 2 shift -NaN12 7E+4 gives -NaN12
#> 2 shift -NaN12 101 gives -NaN12
#> 2 shift -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 shift -NaN12 Infinity gives -NaN12
#> 2 shift -NaN12 -NaN12 gives -NaN12
#> 2 shift -NaN12 sNaN7 gives NaN7/In
#> 2 subtract 1 0 gives 1
#> 2 subtract 1 -0E+3 gives 1
#> 2 subtract 1 1 gives 0
#> 2 subtract 1 -1.50 gives 2.50
#> 2 subtract 1 2.4999 gives -1.4999
#> 2 subtract 1 99999 gives -99998
#> 2 subtract 1 1E-5 gives 0.99999
#> 2 subtract 1 7E+4 gives -69999
#> 2 subtract 1 101 gives -100
#> 2 subtract 1 1234567890.123456789012345678901234567890 gives -1234567889.123456789012345678901234567890
#> 2 subtract 1 Infinity gives -Infinity
#> 2 subtract 1 -NaN12 gives -NaN12
#> 2 subtract 1 sNaN7 gives NaN7/In
#> 2 subtract 99999 0 gives 99999
#> 2 subtract 99999 -0E+3 gives 99999
#> 2 subtract 99999 1 gives 99998
#> 2 subtract 99999 -1.50 gives 100000.50
#> 2 subtract 99999 2.4999 gives 99996.5001
#> 2 subtract 99999 99999 gives 0
#> 2 subtract 99999 1E-5 gives 99998.99999
#> 2 subtract 99999 7E+4 gives 29999
#> 2 subtract 99999 101 gives 99898
#> 2 subtract 99999 1234567890.123456789012345678901234567890 gives -1234467891.123456789012345678901234567890
#> 2 subtract 99999 Infinity gives -Infinity
#> 2 subtract 99999 -NaN12 gives -NaN12
#> 2 subtract 99999 sNaN7 gives NaN7/In
#> 2 subtract 101 0 gives 101
#> 2 subtract 101 -0E+3 gives 101
#> 2 subtract 101 1 gives 100
#> 2 subtract 101 -1.50 gives 102.50
#> 2 subtract 101 2.4999 gives 98.5001
#> 2 subtract 101 99999 gives -99898
#> 2 subtract 101 1E-5 gives 100.99999
#> 2 subtract 101 7E+4 gives -69899
#> 2 subtract 101 101 gives 0
#> 2 subtract 101 1234567890.123456789012345678901234567890 gives -1234567789.123456789012345678901234567890
#> 2 subtract 101 Infinity gives -Infinity
#> 2 subtract 101 -NaN12 gives -NaN12
#> 2 subtract 101 sNaN7 gives NaN7/In
#> 2 subtract -NaN12 0 gives -NaN12
#> 2 subtract -NaN12 -0E+3 gives -NaN12
#> 2 subtract -NaN12 1 gives -NaN12
#> 2 subtract -NaN12 -1.50 gives -NaN12
#> 2 subtract -NaN12 2.4999 gives -NaN12
#> 2 subtract -NaN12 99999 gives -NaN12
#> 2 subtract -NaN12 1E-5 gives -NaN12
#> 2 subtract -NaN12 7E+4 gives -NaN12
#> 2 subtract -NaN12 101 gives -NaN12
#> 2 subtract -NaN12 1234567890.123456789012345678901234567890 gives -NaN12
#> 2 subtract -NaN12 Infinity gives -NaN12
#> 2 subtract -NaN12 -NaN12 gives -NaN12
#> 2 subtract -NaN12 sNaN7 gives NaN7/In
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
