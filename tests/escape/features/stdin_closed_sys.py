# Without stdin sys.stdin is None.
# option: --disable stdin --allow-import sys
# expect-strict: AttributeError: 'NoneType'
# expect-standard: AttributeError: 'NoneType'
import sys

sys.stdin.read()
print("ESCAPED")
