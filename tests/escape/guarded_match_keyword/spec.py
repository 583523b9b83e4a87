# A class pattern that binds __spec__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: matched
import math

victim = math

match victim:
    case object(__spec__=found):
        raise SystemError("matched")
print("contained")
