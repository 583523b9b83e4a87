# A guarded method of a constant.
# policy: {"guarded": {"add": ["append", "upper"]}}
# option: --allow-import *
# expect-strict: AttributeError: 'str' object has no attribute 'upper' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'str' object has no attribute 'upper' (blocked by policy 'standard': it is guarded by the host)
print("ESCAPED" if "a".upper() == "A" else 0)
