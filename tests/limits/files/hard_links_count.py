# A file has at most 65535 names. Names are entries of folders, and so memory of the run, whatever they name.
# option: --policy standard --enable files --max-memory 48
# expect: memory_error
# output: 65534 EMLINK
import errno
import os

open("x", "w").close()
made = 0
try:
    while True:
        os.link("x", f"l{made}")
        made += 1
except OSError as error:
    print(made, errno.errorcode[error.errno], flush=True)
number = 0
while True:
    open(f"f{number}", "w").close()
    for link in range(60_000):
        os.link(f"f{number}", f"f{number}-{link}")
    number += 1
