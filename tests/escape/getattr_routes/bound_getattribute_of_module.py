# The bound __getattribute__ of a module.
# option: --allow-import=math
# expect-strict: AttributeError: '__loader__'
# expect-standard: contained
import math

print("contained" if math.__getattribute__("__loader__") is None else "ESCAPED")
