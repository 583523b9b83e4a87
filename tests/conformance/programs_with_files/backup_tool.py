# option: --policy standard --enable files
"""Incremental backups into zip and tar archives with a manifest, restore and verification."""
import hashlib
import io
import json
import os
import tarfile
import tempfile
import zipfile
from datetime import datetime, timezone
from pathlib import Path, PurePosixPath

CHUNK = 1000


def digest(path):
    sha = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(CHUNK):
            sha.update(block)
    return sha.hexdigest()


class Backup:
    def __init__(self, source, target):
        self.source, self.target = Path(source), Path(target)
        self.target.mkdir(parents=True, exist_ok=True)
        self.manifest_path = self.target / "manifest.json"
        self.manifest = json.loads(self.manifest_path.read_text()) if self.manifest_path.exists() else {"runs": []}

    def known(self):
        files = {}
        for run in self.manifest["runs"]:
            files.update(run["files"])
            for name in run["deleted"]:
                del files[name]
        return files

    def run(self, stamp):
        known, now = self.known(), {}
        for path in sorted(self.source.rglob("*")):
            if path.is_file():
                now[path.relative_to(self.source).as_posix()] = digest(path)
        changed = {name: sha for name, sha in now.items() if known.get(name) != sha}
        deleted = sorted(known.keys() - now.keys())
        number = len(self.manifest["runs"]) + 1
        archive = self.target / f"backup-{number:03}.zip"
        if changed:
            with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
                out.comment = f"run {number}".encode()
                for name in changed:
                    info = zipfile.ZipInfo(name, date_time=stamp.timetuple()[:6])
                    info.compress_type = zipfile.ZIP_DEFLATED
                    info.external_attr = 0o640 << 16
                    out.writestr(info, (self.source / name).read_bytes())
        self.manifest["runs"].append({"time": stamp.isoformat(), "files": changed, "deleted": deleted})
        self.manifest_path.write_text(json.dumps(self.manifest, indent=1, sort_keys=True))
        return len(changed), len(deleted)

    def restore(self, folder, run=None):
        folder = Path(folder)
        runs = self.manifest["runs"][:run]
        for number, each in enumerate(runs, start=1):
            if each["files"]:
                with zipfile.ZipFile(self.target / f"backup-{number:03}.zip") as archive:
                    bad = archive.testzip()
                    if bad:
                        raise OSError(f"{bad} is damaged")
                    archive.extractall(folder)
            for name in each["deleted"]:
                (folder / name).unlink()
        return {path.relative_to(folder).as_posix(): digest(path) for path in folder.rglob("*") if path.is_file()}


def pack_tar(folder, stamp):
    def clean(info):
        if PurePosixPath(info.name).name.startswith("."):
            return None
        info.uid = info.gid = 0
        info.mode &= 0o755
        info.uname = info.gname = "root"
        info.mtime = int(stamp.timestamp())
        return info

    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz", format=tarfile.PAX_FORMAT) as tar:
        tar.add(folder, arcname="data", filter=clean)
        extra = tarfile.TarInfo("data/größe.txt")
        text = "ünï".encode()
        extra.size = len(text)
        tar.addfile(extra, io.BytesIO(text))
        link = tarfile.TarInfo("data/latest")
        link.type, link.linkname = tarfile.SYMTYPE, "a.txt"
        tar.addfile(link)
    return buffer


def main():
    stamp = datetime(2024, 3, 1, 12, 30, 44, tzinfo=timezone.utc)
    with tempfile.TemporaryDirectory() as base:
        source = Path(base, "source")
        (source / "sub" / "deep").mkdir(parents=True)
        (source / "a.txt").write_text("alpha\n" * 500)
        (source / "sub" / "b.bin").write_bytes(bytes(range(256)) * 10)
        (source / "sub" / "deep" / "c").touch()
        (source / ".hidden").write_text("x")
        target = Path(base, "target")
        print(Backup(source, target).run(stamp), Backup(source, target).run(stamp))
        (source / "a.txt").open("a").write("omega\n")
        (source / "sub" / "b.bin").rename(source / "sub" / "renamed.bin")
        print(Backup(source, target).run(stamp.replace(day=2)))
        print(sorted(os.listdir(target)))
        with zipfile.ZipFile(target / "backup-001.zip") as archive:
            for info in archive.infolist():
                print(f"{info.filename:<14}{info.file_size:>6} {info.date_time} {info.external_attr >> 16:o}")
                print(f"{'':<14}{info.CRC:08x}")
            print(archive.comment, archive.getinfo("a.txt").compress_size < 60)
        backup = Backup(source, target)
        for run in (1, 2, None):
            files = backup.restore(Path(base, f"restored-{run}"), run)
            print(run, sorted(files), files == backup.known() if run is None else len(files))
        damaged = (target / "backup-003.zip").read_bytes().replace(b"sub/renamed.bin", b"sub/renamed.bin", 1)
        (target / "backup-003.zip").write_bytes(damaged[:40] + b"\xff\xff" + damaged[42:])
        try:
            backup.restore(Path(base, "broken"))
        except Exception as error:
            print(type(error).__name__)

        buffer = pack_tar(source, stamp)
        buffer.seek(0)
        with tarfile.open(fileobj=buffer, mode="r:*") as tar:
            for member in tar:
                print(f"{member.name:<28}{member.type!r:>6}{member.size:>6} {member.mode:04o} {member.uname}")
            print(tar.extractfile("data/latest").read(6), tar.getmember("data/größe.txt").isreg())
            tar.extractall(base, filter="data")
        print(Path(base, "data", "latest").read_text() == (source / "a.txt").read_text())
        print(Path(base, "data/größe.txt").read_text("utf-8"))
        evil = io.BytesIO()
        with tarfile.open(fileobj=evil, mode="w") as tar:
            tar.addfile(tarfile.TarInfo("../../escape"), io.BytesIO())
        evil.seek(0)
        with tarfile.open(fileobj=evil) as tar:
            try:
                tar.extractall(base, filter="data")
            except tarfile.FilterError as error:
                print(type(error).__name__)


main()

#> (4, 0) (0, 0)
#> (2, 1)
#> ['backup-001.zip', 'backup-003.zip', 'manifest.json']
#> .hidden            1 (2024, 3, 1, 12, 30, 44) 640
#>               8cdc1683
#> a.txt           3000 (2024, 3, 1, 12, 30, 44) 640
#>               f26533cb
#> sub/b.bin       2560 (2024, 3, 1, 12, 30, 44) 640
#>               c3b82b6c
#> sub/deep/c         0 (2024, 3, 1, 12, 30, 44) 640
#>               00000000
#> b'run 1' True
#> 1 ['.hidden', 'a.txt', 'sub/b.bin', 'sub/deep/c'] 4
#> 2 ['.hidden', 'a.txt', 'sub/b.bin', 'sub/deep/c'] 4
#> None ['.hidden', 'a.txt', 'sub/deep/c', 'sub/renamed.bin'] True
#> error
#> data                          b'5'     0 0755 root
#> data/a.txt                    b'0'  3006 0644 root
#> data/sub                      b'5'     0 0755 root
#> data/sub/deep                 b'5'     0 0755 root
#> data/sub/deep/c               b'0'     0 0644 root
#> data/sub/renamed.bin          b'0'  2560 0644 root
#> data/größe.txt                b'0'     5 0644 
#> data/latest                   b'2'     0 0644 
#> b'alpha\n' True
#> True
#> ünï
#> OutsideDestinationError
