# The library has no right to the name either: functions that use it for the guest fail.
# policy: {"guarded": {"add": ["append", "upper"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'standard': it is guarded by the host)
import string
string.Formatter().format("{0}", 1)
print("ESCAPED")
