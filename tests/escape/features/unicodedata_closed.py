# The feature unicodedata closed: unicodedata cannot be imported.
# option: --disable unicodedata
# expect-strict: ImportError: import of 'unicodedata' is not allowed by the policy
# expect-standard: ImportError: import of 'unicodedata' is not allowed by the policy
import unicodedata
print("ESCAPED")
