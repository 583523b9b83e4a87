# option: --policy standard --enable files
# Makes full and incremental backups of a folder in tar archives, and restores them.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import json
import shutil
import tarfile
from pathlib import Path

home = Path("home")


def write(name, text):
    path = home / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def backup(name, known):
    current = {}
    with tarfile.open(name, "w:gz") as archive:
        for path in sorted(home.rglob("*")):
            if path.is_file():
                key = path.relative_to(home).as_posix()
                current[key] = path.read_text()
                if known.get(key) != current[key]:
                    archive.add(path, key)
        return current


write("a.txt", "one"), write("sub/b.txt", "two"), write("sub/deep/c.txt", "three")
first = backup("full.tar.gz", {})
write("a.txt", "changed"), write("new.txt", "four")
second = backup("next.tar.gz", first)
Path("state.json").write_text(json.dumps(second, sort_keys=True))
for name in ("full.tar.gz", "next.tar.gz"):
    with tarfile.open(name) as archive:
        print(name, archive.getnames())
shutil.rmtree(home)
print(home.exists())
for name in ("full.tar.gz", "next.tar.gz"):
    with tarfile.open(name) as archive:
        archive.extractall(home, filter="data")
restored = {path.relative_to(home).as_posix(): path.read_text() for path in home.rglob("*") if path.is_file()}
print(restored == json.loads(Path("state.json").read_text()), sorted(restored))

os.chdir(START)

#> full.tar.gz ['a.txt', 'sub/b.txt', 'sub/deep/c.txt']
#> next.tar.gz ['a.txt', 'new.txt']
#> False
#> True ['a.txt', 'new.txt', 'sub/b.txt', 'sub/deep/c.txt']
