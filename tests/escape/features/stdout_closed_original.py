# sys.__stdout__ is closed as well.
# option: --disable stdout --allow-import sys
# expect-strict: AttributeError: 'NoneType'
# expect-standard: AttributeError: 'NoneType'
import sys

sys.__stdout__.write("ESCAPED")
