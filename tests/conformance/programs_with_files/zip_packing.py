# option: --policy standard --enable files
# Packs a folder, checks sums, lists and restores it, and finds a damaged member.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import hashlib
import zipfile
from pathlib import Path

for number in range(12):
    path = Path("data") / f"d{number % 3}" / f"f{number}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{number * line}\n" for line in range(200)))
sums = {}
with zipfile.ZipFile("pack.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
    for path in sorted(Path("data").rglob("*.txt")):
        sums[path.as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
        pack.write(path)
    pack.writestr("SUMS", "".join(f"{value}  {name}\n" for name, value in sums.items()))
with zipfile.ZipFile("pack.zip") as pack:
    print(len(pack.namelist()), pack.testzip(), sum(info.file_size for info in pack.infolist()))
    pack.extractall("copy")
same = all(hashlib.sha256(Path("copy", name).read_bytes()).hexdigest()[:12] == value for name, value in sums.items())
print(same, Path("copy/SUMS").read_text().splitlines()[0])
damaged = bytearray(Path("pack.zip").read_bytes())
damaged[60] ^= 0xFF
Path("bad.zip").write_bytes(damaged)
with zipfile.ZipFile("bad.zip") as pack:
    try:
        print(pack.testzip())
    except Exception as error:
        print(type(error).__name__)

os.chdir(START)

#> 13 None 9672
#> True b2a3ca01c7e1  data/d0/f0.txt
#> None
