# The feature datetime closed: datetime cannot be imported.
# option: --disable datetime
# expect-strict: ImportError: import of 'datetime' is not allowed by the policy
# expect-standard: ImportError: import of 'datetime' is not allowed by the policy
import datetime
print("ESCAPED")
