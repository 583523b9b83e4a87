# sys._getframe does not exist.
# option: --allow-import=sys
# expect-strict: AttributeError: '_getframe'
# expect-standard: AttributeError: '_getframe'
import sys

sys._getframe()
print("ESCAPED")
