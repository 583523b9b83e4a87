# writelines() takes lines without end until the files of the run are full; what was written before stays readable.
# option: --policy standard --enable files --max-file-bytes 1000000
# expect: ok
# output: ENOSPC True True
# output: closed True
import errno
import itertools
import os

file = open("x", "w", buffering=100)
try:
    file.writelines(itertools.repeat("line\n"))
except OSError as error:
    size = os.path.getsize("x")
    print(errno.errorcode[error.errno], 900_000 < size <= 1_000_000, open("x").read(10) == "line\nline\n")
try:
    file.close()
    print("closed", file.closed)
except OSError as error:
    print(errno.errorcode[error.errno], file.closed)
