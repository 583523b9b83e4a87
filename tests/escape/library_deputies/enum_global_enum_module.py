# global_enum exports members to the module that the class claims to be in.
# option: --allow-import=enum,math
# expect-strict: contained
# expect-standard: contained
import enum
import math


class E(enum.IntEnum):
    __module__ = "json"
    dumps = 1


enum.global_enum(E)
print("contained" if math.pi > 3 else "ESCAPED")
