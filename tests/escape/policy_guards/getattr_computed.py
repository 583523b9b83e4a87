# By getattr with a computed name.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
getattr(1, "".join(["re", "al"]))
print("ESCAPED")
