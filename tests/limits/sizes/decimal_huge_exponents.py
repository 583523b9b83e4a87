# expect: ok
# max-seconds: 5
# output: OK
# The largest exponents and precisions: operations that would need that many digits fail at once.
# option: --allow-import decimal
from decimal import *

context = getcontext()
context.prec, context.Emax, context.Emin = MAX_PREC, MAX_EMAX, MIN_EMIN
D = Decimal
far, near, one = D("1e999999999999"), D("1e-999999999999"), D(1)
ATTEMPTS = [
    lambda: far + 1, lambda: far - near, lambda: one / 3, lambda: far // 7, lambda: far % 7,
    lambda: far.remainder_near(7),
    lambda: D(2).sqrt(), lambda: D(2).exp(), lambda: D(2).ln(), lambda: D(3).log10(), lambda: D(2) ** D("0.5"),
    lambda: D(3) ** -5,
    lambda: int(far), lambda: round(far), lambda: far.as_integer_ratio(), lambda: near.as_integer_ratio(),
    lambda: context.fma(far, 1, 1),
    lambda: format(far, "f"), lambda: format(one, ".999999999999f"), lambda: format(one, ".9999999999999e"),
    lambda: format(one, "9999999999999"),
    lambda: format(one, "099999999999,"), lambda: format(one, "_099999999999"), lambda: one.logical_invert(),
    lambda: one.next_plus(), lambda: one.next_minus(),
    lambda: one.shift(10**15), lambda: one.rotate(-5), lambda: round(one, 10**15), lambda: pow(D(3), far, 7),
    lambda: D("1e999999").scaleb(5) + D("1e-999999999999"),
    lambda: f"{one:>{10**12}}", lambda: context.exp(near), lambda: D("1." + "0" * 50 + "1") ** far,
]
for number, attempt in enumerate(ATTEMPTS):
    try:
        attempt()
    except (MemoryError, ArithmeticError, ValueError):
        continue
    print("went through:", number)
assert far > 1 and near < 1 and far != near and hash(far) != hash(near) and far * near == 1
assert str(far) == "1E+999999999999" and far.adjusted() == 999999999999 and float(far) > 1e308 and float(near) == 0
assert far.normalize() == far and far.to_integral_value() == far and pow(far, 2, 7) in range(7)
print("OK")
