# A write far behind the end of a file is a file of that size: too large.
# option: --policy standard --enable files
# expect: ok
# output: EFBIG
# output: EFBIG
# output: EFBIG
# output: EFBIG
# output: ENOSPC
# output: 0
import os
import errno
for place in (2 ** 62, 2 ** 63 - 1, 2 ** 40, 2 ** 31, 10 ** 9):
    with open("x", "wb", buffering=0) as file:
        try:
            file.seek(place)
            file.write(b"x")
            print("written")
        except OSError as error:
            print(errno.errorcode[error.errno])
print(os.path.getsize("x"))
