# In a field of string.Formatter.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
import string
string.Formatter().format("{0.real}", 1)
print("ESCAPED")
