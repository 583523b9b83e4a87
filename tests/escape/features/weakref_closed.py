# The feature weakref closed: weakref cannot be imported.
# option: --disable weakref
# expect-strict: ImportError: import of 'weakref' is not allowed by the policy
# expect-standard: ImportError: import of 'weakref' is not allowed by the policy
import weakref
print("ESCAPED")
