# The feature future closed: __future__ cannot be imported.
# option: --disable future
# expect-strict: ImportError: import of '__future__' is not allowed by the policy
# expect-standard: ImportError: import of '__future__' is not allowed by the policy
import __future__
print("ESCAPED")
