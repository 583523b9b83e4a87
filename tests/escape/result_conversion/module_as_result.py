# A module as the result shows its name.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: contained
import math

print("contained")
math
