# The feature hashlib closed: hashlib cannot be imported.
# option: --disable hashlib
# expect-strict: ImportError: import of 'hashlib' is not allowed by the policy
# expect-standard: ImportError: import of 'hashlib' is not allowed by the policy
import hashlib
print("ESCAPED")
