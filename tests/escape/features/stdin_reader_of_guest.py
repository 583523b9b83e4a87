# input() calls readline of the guest's sys.stdin; a result that is not text is rejected.
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
