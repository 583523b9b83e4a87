# The feature gc closed: gc cannot be imported.
# option: --disable gc
# expect-strict: ImportError: import of 'gc' is not allowed by the policy
# expect-standard: ImportError: import of 'gc' is not allowed by the policy
import gc
print("ESCAPED")
