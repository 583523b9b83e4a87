# A module-level __getattr__ put into a module of the library.
# option: --allow-import=math
# expect-strict: AttributeError: '__getattr__'
# expect-standard: contained
import math

math.__getattr__ = lambda name: name
print("contained" if math.nothing == "nothing" else "ESCAPED")
