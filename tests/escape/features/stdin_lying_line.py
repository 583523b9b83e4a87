# A str subclass as the line: input() takes its characters and does not call its methods.
# option: --enable stdin --allow-import sys
# expect-strict: contained
# expect-standard: contained
import sys


class Line(str):
    def __len__(self):
        return 1 << 40

    def __getitem__(self, index):
        return "\n"


class Reader:
    def readline(self):
        return Line("ab\n")


sys.stdin = Reader()
print("contained" if input() == "ab" else "ESCAPED")
