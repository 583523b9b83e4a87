# Copying files that are copies of each other ends.
# option: --policy standard --enable files --max-memory 60 --max-file-bytes 1000000000
# expect: memory_error
# output: same
import shutil
open("a", "wb").write(bytes(1_000_000))
try:
    shutil.copyfile("a", "a")
except shutil.SameFileError:
    print("same")
with open("a", "rb") as source, open("a", "ab") as target:
    shutil.copyfileobj(source, target, 100_000)
