# The feature random closed: random cannot be imported.
# option: --disable random
# expect-strict: ImportError: import of 'random' is not allowed by the policy
# expect-standard: ImportError: import of 'random' is not allowed by the policy
import random
print("ESCAPED")
