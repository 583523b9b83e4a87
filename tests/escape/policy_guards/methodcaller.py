# By operator.methodcaller.
# policy: {"guarded": {"add": ["append", "upper"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'list' object has no attribute 'append' (blocked by policy 'standard': it is guarded by the host)
import operator
operator.methodcaller("append", 1)([])
print("ESCAPED")
