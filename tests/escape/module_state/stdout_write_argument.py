# The stream accepts only text, of any kind and from lying subclasses.
# option: --allow-import=sys
# expect-strict: TypeError: write() argument must be str
# expect-standard: TypeError: write() argument must be str
import sys

sys.stdout.write(b"ESCAPED")
