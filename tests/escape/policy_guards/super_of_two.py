# By super() with two arguments.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'super' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'super' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
super(bool, True).real
print("ESCAPED")
