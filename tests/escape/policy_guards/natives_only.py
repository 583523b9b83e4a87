# A name that is guarded on natives only.
# policy: {"guarded": {"add": [{"name": "__name__", "on": "natives"}]}}
# option: --allow-import *
# expect-strict: AttributeError: 'builtin_function_or_method' object has no attribute '__name__' (blocked by policy 'strict': it is guarded by the host)
# expect-standard: AttributeError: 'builtin_function_or_method' object has no attribute '__name__' (blocked by policy 'standard': it is guarded by the host)
assert (lambda: 0).__name__ == "<lambda>"
len.__name__
print("ESCAPED")
