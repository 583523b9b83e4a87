# vars() of a module, opened by the feature: the guarded __dict__ stays guarded.
# option: --allow-import=math --enable introspection
# expect-strict: TypeError: vars() argument must have __dict__ attribute
# expect-standard: contained
import math

print("contained" if "__loader__" in vars(math) and not vars(math)["__loader__"] else "ESCAPED")
