# A finalizer that reads and writes files, while others are finalized, sees a whole tree.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
class Last:
    def __del__(self):
        with open("last", "a") as file:
            file.write("x")
        os.listdir("/")
for i in range(20):
    one = Last()
    one.me = one
    unclosed = open(f"f{i}", "w")
    unclosed.write("y")
del one, unclosed
print("contained")
