# The feature random opens the module random.
# option: --enable random
# expect-strict: contained
# expect-standard: contained
import random

assert 0 <= random.random() < 1
print("contained")
