# option: --policy standard --enable files
"""A store like git: blobs, trees and commits by their hashes, packed; log, diff, checkout and check."""
import difflib
import hashlib
import os
import shutil
import stat
import tempfile
import zlib
from pathlib import Path


class Store:
    def __init__(self, work):
        self.work = Path(work)
        self.root = self.work / ".store"
        (self.root / "objects").mkdir(parents=True, exist_ok=True)

    def put(self, kind, data):
        raw = f"{kind} {len(data)}".encode() + b"\0" + data
        name = hashlib.sha1(raw).hexdigest()
        path = self.root / "objects" / name[:2] / name[2:]
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(zlib.compress(raw, 9))
            path.chmod(stat.S_IRUSR)
        return name

    def get(self, name):
        found = list((self.root / "objects" / name[:2]).glob(name[2:] + "*"))
        if len(found) != 1:
            raise KeyError(f"{name}: {len(found)} objects")
        raw = zlib.decompress(found[0].read_bytes())
        head, _, data = raw.partition(b"\0")
        kind, size = head.split()
        if int(size) != len(data) or not hashlib.sha1(raw).hexdigest().startswith(name):
            raise ValueError(f"{name} is damaged")
        return kind.decode(), data

    def write_tree(self, folder):
        rows = []
        for path in sorted(folder.iterdir()):
            if path.name == ".store":
                continue
            if path.is_dir():
                rows.append(f"tree {self.write_tree(path)} {path.name}")
            else:
                mode = "exec" if path.stat().st_mode & stat.S_IXUSR else "file"
                rows.append(f"{mode} {self.put('blob', path.read_bytes())} {path.name}")
        return self.put("tree", "\n".join(rows).encode())

    def commit(self, message, when):
        parent = self.head()
        text = f"tree {self.write_tree(self.work)}\n" + (f"parent {parent}\n" if parent else ""
                                                         ) + f"date {when}\n\n{message}"
        name = self.put("commit", text.encode())
        (self.root / "HEAD").write_text(name)
        return name

    def head(self):
        path = self.root / "HEAD"
        return path.read_text() if path.exists() else None

    def read_commit(self, name):
        head, _, message = self.get(name)[1].decode().partition("\n\n")
        return dict(line.split(" ", 1) for line in head.splitlines()) | {"message": message}

    def files(self, tree, prefix=""):
        for row in self.get(tree)[1].decode().splitlines():
            mode, name, path = row.split(" ", 2)
            if mode == "tree":
                yield from self.files(name, f"{prefix}{path}/")
            else:
                yield prefix + path, (mode, name)

    def log(self):
        name = self.head()
        while name:
            commit = self.read_commit(name)
            yield name, commit
            name = commit.get("parent")

    def diff(self, old, new):
        before, after = (dict(self.files(self.read_commit(name)["tree"])) for name in (old, new))
        for path in sorted(before.keys() | after.keys()):
            if before.get(path) == after.get(path):
                continue
            texts = [self.get(side[path][1])[1].decode().splitlines() if path in side else []
                     for side in (before, after)]
            names = [path if path in side else "nothing" for side in (before, after)]
            yield from difflib.unified_diff(*texts, *names, lineterm="")
            if path in before and path in after and before[path][0] != after[path][0]:
                yield f"mode of {path}: {before[path][0]} -> {after[path][0]}"

    def checkout(self, name):
        for path in self.work.iterdir():
            if path.name != ".store":
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        for path, (mode, blob) in self.files(self.read_commit(name)["tree"]):
            target = self.work / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(self.get(blob)[1])
            target.chmod(0o755 if mode == "exec" else 0o644)


with tempfile.TemporaryDirectory() as folder:
    work = Path(folder)
    store = Store(work)
    (work / "src").mkdir()
    (work / "src" / "main.py").write_text("print('one')\nprint('two')\n")
    (work / "README").write_text("A project.\n")
    first = store.commit("first", 1700000000)
    (work / "src" / "main.py").write_text("print('one')\nprint('three')\n")
    (work / "copy").write_text("A project.\n")
    (work / "src" / "main.py").chmod(0o755)
    second = store.commit("second\n\nwith a body", 1700000100)
    (work / "README").unlink()
    third = store.commit("third", 1700000200)
    for name, commit in store.log():
        print(name[:10], commit["date"], commit["message"].splitlines()[0])
    print(*store.diff(first, second), sep="\n")
    print(list(store.diff(second, third))[-1], list(store.diff(third, third)))
    store.checkout(first)
    print(sorted(path.relative_to(work).as_posix() for path in work.rglob("*") if ".store" not in path.parts))
    print((work / "src/main.py").read_text().split(), oct((work / "src/main.py").stat().st_mode))
    objects = sorted(path for path in store.root.rglob("*") if path.is_file() and path.name != "HEAD")
    kinds = [store.get(path.parent.name + path.name)[0] for path in objects]
    print(len(objects), {kind: kinds.count(kind) for kind in sorted(set(kinds))})
    print(store.get(first[:7])[0], hashlib.sha1(b"blob 0\0").hexdigest()[:8])
    victim = objects[3]
    victim.chmod(0o644)
    victim.write_bytes(zlib.compress(b"blob 3\0bad"))
    for path in objects:
        try:
            store.get(path.parent.name + path.name)
        except ValueError as error:
            print(str(error)[:8] == path.parent.name + path.name[:6], str(error)[-10:])

#> db4c2ee87a 1700000200 third
#> 876cd1ea0c 1700000100 second
#> 1a4e79ae62 1700000000 first
#> --- nothing
#> +++ copy
#> @@ -0,0 +1 @@
#> +A project.
#> --- src/main.py
#> +++ src/main.py
#> @@ -1,2 +1,2 @@
#>  print('one')
#> -print('two')
#> +print('three')
#> mode of src/main.py: file -> exec
#> -A project. []
#> ['README', 'src', 'src/main.py']
#> ["print('one')", "print('two')"] 0o100644
#> 11 {'blob': 3, 'commit': 3, 'tree': 5}
#> commit e69de29b
#> True is damaged
