# Private names cannot be deleted either.
# option: --allow-import=functools
# expect-strict: AttributeError: blocked by policy
# expect-standard: contained
import functools

del functools._find_impl
print("contained")
