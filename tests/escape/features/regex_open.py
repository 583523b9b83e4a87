# The feature regex opens the module re.
# option: --enable regex
# expect-strict: contained
# expect-standard: contained
import re

assert re.match('a', 'a')
print("contained")
