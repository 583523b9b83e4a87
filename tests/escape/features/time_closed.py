# The feature time closed: time cannot be imported.
# option: --disable time
# expect-strict: ImportError: import of 'time' is not allowed by the policy
# expect-standard: ImportError: import of 'time' is not allowed by the policy
import time
print("ESCAPED")
