# The feature stderr opens sys.stderr.
# option: --enable stderr --allow-import sys
# expect-strict: contained
# expect-standard: contained
import sys

assert sys.stderr.write("text") == 4
print("contained")
