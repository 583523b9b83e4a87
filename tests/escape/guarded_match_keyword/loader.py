# A class pattern that binds __loader__.
# option: --allow-import=math
# expect-strict: contained
# expect-standard: SystemError: matched
import math

victim = math

match victim:
    case object(__loader__=found):
        raise SystemError("matched")
print("contained")
