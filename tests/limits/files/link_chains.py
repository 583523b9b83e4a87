# Links that lead to links have a limit; a chain below it works.
# option: --policy standard --enable files
# expect: ok
# output: reached
# output: ELOOP
import errno
import os
open("end", "w").write("reached")
os.symlink("end", "l0")
for i in range(1, 60):
    os.symlink(f"l{i - 1}", f"l{i}")
print(open("l39").read())
try:
    open("l40")
except OSError as error:
    print(errno.errorcode[error.errno])
