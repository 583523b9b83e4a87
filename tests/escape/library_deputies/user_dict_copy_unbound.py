# UserDict.__copy__ called with a module for self.
# option: --allow-import=collections,math
# expect-strict: AttributeError: '__dict__'
# expect-standard: KeyError: data
import collections
import math

collections.UserDict.__copy__(math)
print("ESCAPED")
