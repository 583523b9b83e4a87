# Without stderr sys.stderr is None.
# option: --disable stderr --allow-import sys
# expect-strict: AttributeError: 'NoneType'
# expect-standard: AttributeError: 'NoneType'
import sys

sys.stderr.write("ESCAPED")
print("ESCAPED")
