# A file that was removed counts until it is closed.
# option: --policy standard --enable files --max-file-bytes 1000000
# expect: ok
# output: 11 ENOSPC
# output: room again
import errno
import os
held = []
try:
    for i in range(100):
        file = open("x", "wb", buffering=0)
        held.append(file)
        file.write(bytes(100_000))
        os.remove("x")
except OSError as error:
    print(len(held), errno.errorcode[error.errno])
for file in held:
    file.close()
with open("x", "wb") as file:
    file.write(bytes(900_000))
print("room again")
