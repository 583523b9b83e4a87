# The feature itertools closed: itertools cannot be imported.
# option: --disable itertools
# expect-strict: ImportError: import of 'itertools' is not allowed by the policy
# expect-standard: ImportError: import of 'itertools' is not allowed by the policy
import itertools
print("ESCAPED")
