# The type of sys.stderr cannot create a stream for stdout.
# option: --disable stdout --allow-import sys
# expect-strict: TypeError: cannot create
# expect-standard: TypeError: cannot create
import sys

type(sys.stderr)().write("ESCAPED")
