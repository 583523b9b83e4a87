# The bytes of all files together have a limit, and removing a file gives them back.
# option: --policy standard --enable files --max-file-bytes 1000000
# expect: ok
# output: 10 ENOSPC
# output: again
import errno
import os
count = 0
try:
    while True:
        with open(f"f{count}", "wb") as file:
            file.write(bytes(100_000))
        count += 1
except OSError as error:
    print(count, errno.errorcode[error.errno])
os.remove("f0")
with open("again", "wb") as file:
    file.write(bytes(100_000))
print("again")
