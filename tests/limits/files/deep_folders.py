# Folders within each other have a limit, also by moving them.
# option: --policy standard --enable files --max-folder-depth 20
# expect: ok
# output: 19 ENAMETOOLONG 44
# output: ENAMETOOLONG True
import errno
import os
depth = 0
try:
    while True:
        os.mkdir("d")
        os.chdir("d")
        depth += 1
except OSError as error:
    print(depth, errno.errorcode[error.errno], len(os.getcwd()))
os.chdir("/guest")
os.makedirs("a/b/c")
os.makedirs("p/" + "q/" * 17)
try:
    os.rename("a", "p/" + "q/" * 17 + "a")
except OSError as error:
    print(errno.errorcode[error.errno], os.path.isdir("a/b/c"))
