# By object.__getattribute__.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
object.__getattribute__(1, "real")
print("ESCAPED")
