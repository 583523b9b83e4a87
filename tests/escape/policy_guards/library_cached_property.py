# As the name of a cached_property.
# policy: {"guarded": {"add": ["secret"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'Own' object has no attribute 'secret' (blocked by policy 'standard': it is guarded by the host)
import functools
class Own:
    secret = functools.cached_property(lambda self: print("ESCAPED"))
Own().secret
