# The feature datetime opens the module datetime.
# option: --enable datetime
# expect-strict: contained
# expect-standard: contained
import datetime

assert datetime.date(2026, 1, 1).year == 2026
print("contained")
