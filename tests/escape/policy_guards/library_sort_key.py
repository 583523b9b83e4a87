# As the key of sorted.
# policy: {"guarded": {"add": [{"name": "real", "reason": "reads the real part"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'strict': it reads the real part)
# expect-standard: AttributeError: 'int' object has no attribute 'real' (blocked by policy 'standard': it reads the real part)
import operator
sorted([2, 1], key=operator.attrgetter("real"))
print("ESCAPED")
