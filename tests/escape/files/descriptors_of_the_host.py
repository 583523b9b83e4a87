# Descriptors are numbers of the run; those of the process are not among them.
# option: --enable files --allow-import sys
# expect-strict: contained
# expect-standard: contained
import os
reached = []
for number in range(3, 1100):
    for call in (os.fstat, os.dup, os.close, lambda fd: os.read(fd, 1)):
        try:
            call(number)
            reached.append(number)
        except OSError:
            pass
print("ESCAPED" if reached else "contained", *reached[:5])
