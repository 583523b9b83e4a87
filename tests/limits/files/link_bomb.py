# Links that name each other many times do not multiply work.
# option: --policy standard --enable files
# expect: ok
# output: ELOOP
import errno
import os
os.mkdir("d")
os.symlink("d/../" * 700 + "d", "a")
for i in range(30):
    os.symlink("a/../" * 700 + "a", "b") if i == 0 else None
try:
    os.stat("b/../" * 600 + "b")
except OSError as error:
    print(errno.errorcode[error.errno])
