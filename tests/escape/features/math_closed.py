# The feature math closed: math cannot be imported.
# option: --disable math
# expect-strict: ImportError: import of 'math' is not allowed by the policy
# expect-standard: ImportError: import of 'math' is not allowed by the policy
import math
print("ESCAPED")
