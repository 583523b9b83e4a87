# print(file=sys.stderr) without stderr: None means sys.stdout, as in CPython.
# option: --disable stderr --allow-import sys
# expect-strict: contained
# expect-standard: contained
import sys

print("contained", file=sys.stderr)
