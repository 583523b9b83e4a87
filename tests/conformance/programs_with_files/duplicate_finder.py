# option: --policy standard --enable files
# Finds files of the same content in a tree, and replaces them by links.
import os
import tempfile

START = os.getcwd()
os.chdir(tempfile.mkdtemp())

import filecmp
import hashlib
from collections import defaultdict
from pathlib import Path

for number in range(20):
    path = Path(f"tree/{number % 4}/{number % 2}/file{number}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(bytes([number % 3]) * (1000 + number % 2))
groups = defaultdict(list)
for root, folders, names in os.walk("tree"):
    folders.sort()
    for name in sorted(names):
        path = Path(root, name)
        groups[path.stat().st_size, hashlib.md5(path.read_bytes()).hexdigest()].append(path)
saved = 0
for (size, _), paths in sorted(groups.items()):
    first, *others = paths
    for other in others:
        assert filecmp.cmp(first, other, shallow=False)
        other.unlink()
        other.symlink_to(os.path.relpath(first, other.parent))
        saved += size
    print(size, len(paths), first.as_posix())
print(saved, sum(path.is_symlink() for path in Path("tree").rglob("*")), all(path.exists() for path in Path("tree").rglob("*")))

os.chdir(START)

#> 1000 3 tree/0/0/file8
#> 1000 4 tree/0/0/file0
#> 1000 3 tree/0/0/file16
#> 1001 3 tree/1/1/file9
#> 1001 3 tree/1/1/file17
#> 1001 4 tree/1/1/file1
#> 14007 14 True
