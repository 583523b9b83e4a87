# input() calls readline of what the guest put at sys.stdin; what is no text is refused.
# option: --enable stdin --allow-import sys
# expect-strict: TypeError: object.readline() returned non-string
# expect-standard: TypeError: object.readline() returned non-string
import sys


class Reader:
    def readline(self):
        return b"bytes\n"


sys.stdin = Reader()
input()
print("ESCAPED")
