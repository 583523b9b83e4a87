# As the member of an enum.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'EnumType' object has no attribute 'secret' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'EnumType' object has no attribute 'secret' (blocked by policy 'standard': it is guarded by the host)
import enum
class Own(enum.Enum):
    secret = 1
Own.secret
print("ESCAPED")
