# A tree of the largest depth can be walked and removed.
# option: --policy standard --enable files
# expect: ok
# output: 180
# output: []
import os
import shutil
path = "/".join(["d"] * 180)
os.makedirs(path)
open(path + "/f", "w").close()
print(sum(1 for _ in os.walk("d")))
shutil.rmtree("d")
print(os.listdir())
