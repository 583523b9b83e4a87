# Deleting.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'type' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'type' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
class Own:
    real = 1
del Own.real
print("ESCAPED")
