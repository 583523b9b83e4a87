# There are at most 1024 descriptors.
# option: --policy standard --enable files
# expect: ok
# output: 1021 EMFILE
# output: True
import errno
import os
held = []
try:
    while True:
        held.append(os.open("/dev/null", os.O_RDONLY))
except OSError as error:
    print(len(held), errno.errorcode[error.errno])
os.close(held.pop())
print(os.open("/", os.O_RDONLY) == 1023)
