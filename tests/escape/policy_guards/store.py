# Storing.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'Own' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'Own' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
class Own:
    pass
Own().real = 1
print("ESCAPED")
