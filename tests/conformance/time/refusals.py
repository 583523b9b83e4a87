# option: --policy standard
# Years that C cannot count are refused, and errors of formats hide what led to them.
import time

for year in 2 ** 31 - 1, 2 ** 31, 1900 - 2 ** 31, 1899 - 2 ** 31, -2 ** 31:
    try:
        print(time.asctime((year, 1, 1, 0, 0, 0, 0, 0, 0)))
    except OverflowError:
        print("OverflowError", year)
for text, pattern in ("", "%D"), ("19", "%Y %"), ("x", "%Y"), ("19x", "%y"):
    try:
        time.strptime(text, pattern)
    except ValueError as error:
        print(error, error.__suppress_context__)

#> Mon Jan  1 00:00:00 2147483647
#> OverflowError 2147483648
#> Mon Jan  1 00:00:00 -2147481748
#> OverflowError -2147481749
#> OverflowError -2147483648
#> 'D' is a bad directive in format '%D' True
#> stray % in format '%Y %' True
#> time data 'x' does not match format '%Y' False
#> unconverted data remains: x False
