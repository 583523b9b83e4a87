# option: --policy standard
# Settings in sys that a program can read and change: limits, encodings, flags, exit.
import sys

for digits in (1, 639, -1, 0, 640, "x", 1.5):
    try:
        print(digits, sys.set_int_max_str_digits(digits), sys.get_int_max_str_digits())
    except (ValueError, TypeError) as error:
        print(digits, type(error).__name__, error)
try:
    str(10 ** 700)
except ValueError as error:
    print(error)
sys.set_int_max_str_digits(0)
print(len(str(10 ** 5000)), int("7" * 5000) % 1000)
sys.set_int_max_str_digits(maxdigits=4300)
for limit in (0, -1, 1, "x", 1 << 40, 200):
    try:
        print(limit, sys.setrecursionlimit(limit), sys.getrecursionlimit())
    except (ValueError, TypeError, OverflowError) as error:
        print(limit, type(error).__name__, error)
    except RecursionError as error:
        print(limit, "RecursionError", str(error)[:45])


def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)


print(deep(150))
try:
    deep(250)
except RecursionError as error:
    print(error)
sys.setrecursionlimit(900)
print(deep(250))
print(sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.getfilesystemencodeerrors())
print(sys.is_finalizing(), sys.float_repr_style, sys.warnoptions)
print(len(sys.flags), sys.flags.optimize, sys.flags.int_max_str_digits, type(sys.flags))
print(sys.implementation.version == sys.version_info, type(sys.implementation).__name__)

for status in (None, 0, 3, "text", (1, 2), (), ValueError("v")):
    try:
        sys.exit(status)
    except SystemExit as error:
        print(repr(error), error.code)
    except ValueError as error:
        print(repr(error))
try:
    sys.exit()
except SystemExit as error:
    print(repr(error), error.code)

#> 1 ValueError maxdigits must be >= 640 or 0 for unlimited
#> 639 ValueError maxdigits must be >= 640 or 0 for unlimited
#> -1 ValueError maxdigits must be >= 640 or 0 for unlimited
#> 0 None 0
#> 640 None 640
#> x TypeError 'str' object cannot be interpreted as an integer
#> 1.5 TypeError 'float' object cannot be interpreted as an integer
#> Exceeds the limit (640 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
#> 5001 777
#> 0 ValueError recursion limit must be greater or equal than 1
#> -1 ValueError recursion limit must be greater or equal than 1
#> 1 RecursionError cannot set the recursion limit to 1 at the re
#> x TypeError 'str' object cannot be interpreted as an integer
#> 1099511627776 OverflowError Python int too large to convert to C int
#> 200 None 200
#> 150
#> maximum recursion depth exceeded
#> 250
#> utf-8 utf-8 surrogateescape
#> False short []
#> 18 0 4300 <class 'sys.flags'>
#> True SimpleNamespace
#> SystemExit() None
#> SystemExit(0) 0
#> SystemExit(3) 3
#> SystemExit('text') text
#> SystemExit(1, 2) (1, 2)
#> SystemExit() None
#> SystemExit(ValueError('v')) v
#> SystemExit() None
