# Without stdout sys.stdout is None, as in a process without one.
# option: --disable stdout --allow-import sys
# expect-strict: AttributeError: 'NoneType'
# expect-standard: AttributeError: 'NoneType'
# expect-bare: AttributeError: 'NoneType'
import sys

sys.stdout.write("ESCAPED")
