# Descriptors of the standard streams lead to the output of the run only.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
os.write(1, b"through 1\n")
copy = os.dup(1)
try:
    os.write(copy, b"through a copy\n")
except OSError:
    pass
try:
    os.read(1, 10)
except OSError:
    pass
os.write(1, b"\xff\xfe\n")
os.dup2(2, 5)
os.close(1)
try:
    os.write(1, b"closed")
    print("ESCAPED")
except OSError:
    print("contained")
