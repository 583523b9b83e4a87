# As the field of a named tuple: it cannot be read.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'standard': it is guarded by the host)
import collections
Own = collections.namedtuple("Own", "secret")
Own(1).secret
print("ESCAPED")
