# The feature codecs closed: codecs cannot be imported.
# option: --disable codecs
# expect-strict: ImportError: import of 'codecs' is not allowed by the policy
# expect-standard: ImportError: import of 'codecs' is not allowed by the policy
import codecs
print("ESCAPED")
