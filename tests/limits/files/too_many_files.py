# Files, folders and links have a limit together.
# option: --policy standard --enable files --max-files 100
# expect: ok
# output: 95 ENOSPC
import errno
import os
made = 0
try:
    while True:
        if made % 3 == 0:
            os.mkdir(f"d{made}")
        elif made % 3 == 1:
            os.symlink("x", f"l{made}")
        else:
            open(f"f{made}", "w").close()
        made += 1
except OSError as error:
    print(made, errno.errorcode[error.errno])
