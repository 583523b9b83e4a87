# The feature regex closed: re cannot be imported.
# option: --disable regex
# expect-strict: ImportError: import of 're' is not allowed by the policy
# expect-standard: ImportError: import of 're' is not allowed by the policy
import re
print("ESCAPED")
