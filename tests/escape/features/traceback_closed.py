# The feature traceback closed: traceback cannot be imported.
# option: --disable traceback
# expect-strict: ImportError: import of 'traceback' is not allowed by the policy
# expect-standard: ImportError: import of 'traceback' is not allowed by the policy
import traceback
print("ESCAPED")
