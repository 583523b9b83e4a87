# Random.setstate takes numbers only; a wild index reads nothing.
# option: --allow-import=random
# expect-strict: ValueError: invalid state
# expect-standard: ValueError: 
import random

random.setstate((3, (0,) * 624 + (2 ** 31,), None))
random.random()
print("ESCAPED")
