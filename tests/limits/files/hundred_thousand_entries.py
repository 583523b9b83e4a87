# A folder with 10^5 entries works.
# option: --policy standard --enable files --max-time 60
# expect: ok
# output: 100000 99999
# output: []
import os
os.mkdir("d")
for i in range(100_000):
    os.symlink("x", f"d/{i}")
names = os.listdir("d")
print(len(names), names[99_999])
for name in names:
    os.remove("d/" + name)
os.rmdir("d")
print(os.listdir())
