# truncate() to a size that does not fit is an error, and changes nothing.
# option: --policy standard --enable files
# expect: ok
# output: EFBIG 3
# output: EFBIG 3
# output: EFBIG 3
# output: ENOSPC 3
import errno
import os
open("x", "wb").write(b"abc")
for size in (2 ** 62, 2 ** 63 - 1, 2 ** 31, 10 ** 9):
    try:
        os.truncate("x", size)
    except OSError as error:
        print(errno.errorcode[error.errno], os.path.getsize("x"))
