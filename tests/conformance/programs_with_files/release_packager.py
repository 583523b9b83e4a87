# option: --policy standard --enable files
"""Pack a release into a zip with a manifest of sums and a keyed signature, verify and unpack it."""
import fnmatch
import hashlib
import hmac
import io
import json
import os
import tempfile
import zipfile
from pathlib import Path, PurePosixPath

KEY = b"a key that only we have"
IGNORED = ["*.pyc", "__pycache__/*", ".*", "build/*"]


class VerificationError(Exception):
    """A list of what is wrong."""


def wanted(root):
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and not any(fnmatch.fnmatch(name, pattern) for pattern in IGNORED):
            yield path, name


def digest(data):
    return hashlib.sha256(data).hexdigest()


def sign(text):
    return hmac.new(KEY, text.encode(), "sha256").hexdigest()


def pack(root, target, version):
    manifest = {"version": version, "files": {}}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.comment = f"release {version}".encode()
        for path, name in wanted(root):
            data = path.read_bytes()
            info = zipfile.ZipInfo(f"app/{name}", (2024, 2, 29, 12, 30, 58))
            info.external_attr = (0o755 if name.endswith(".sh") else 0o644) << 16
            info.compress_type = zipfile.ZIP_STORED if len(data) < 30 else zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
            manifest["files"][name] = {"size": len(data), "sha256": digest(data)}
        text = json.dumps(manifest, indent=1, sort_keys=True)
        archive.writestr("MANIFEST.json", text)
        archive.writestr("MANIFEST.sig", sign(text))
    return manifest


def verify(path):
    problems = []
    try:
        archive = zipfile.ZipFile(path)
    except zipfile.BadZipFile as error:
        raise VerificationError([str(error)]) from None
    with archive:
        names = archive.namelist()
        try:
            text = archive.read("MANIFEST.json").decode()
            if not hmac.compare_digest(sign(text), archive.read("MANIFEST.sig").decode()):
                problems.append("bad signature")
        except KeyError as error:
            raise VerificationError([error.args[0]]) from None
        listed = json.loads(text)["files"]
        for name in names:
            if name.startswith("MANIFEST"):
                continue
            parts = PurePosixPath(name)
            if parts.is_absolute() or ".." in parts.parts or parts.parts[0] != "app":
                problems.append(f"unsafe name {name}")
                continue
            row = listed.pop(parts.relative_to("app").as_posix(), None)
            try:
                data = archive.read(name)
            except zipfile.BadZipFile as error:
                problems.append(str(error))
                continue
            if row is None:
                problems.append(f"{name} is not in the manifest")
            elif row != {"size": len(data), "sha256": digest(data)}:
                problems.append(f"{name} was changed")
        problems += [f"{name} is missing" for name in listed]
    if problems:
        raise VerificationError(problems)
    return len(names)


def tampered(path, change):
    source = zipfile.ZipFile(io.BytesIO(path.read_bytes()))
    result = path.with_name("tampered.zip")
    with source, zipfile.ZipFile(result, "w") as target:
        for info in source.infolist():
            for name, data in change(info.filename, source.read(info)):
                target.writestr(name, data)
    return result


with tempfile.TemporaryDirectory() as folder:
    root = Path(folder, "project")
    for name, text in {"main.py": "import lib\n" * 20, "lib/__init__.py": "", "lib/core.py": "x = 1\n" * 50,
                       "run.sh": "#!/bin/sh\n",
                       "lib/__pycache__/core.pyc": "junk", ".hidden": "secret", "build/out": "junk",
                       "docs/ünïcode.md": "# Docs\n"}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    release = Path(folder, "app-1.0.zip")
    manifest = pack(root, release, "1.0")
    print(json.dumps({name: row["size"] for name, row in manifest["files"].items()}, ensure_ascii=False))
    print("verified", verify(release))
    with zipfile.ZipFile(release) as archive:
        print(archive.comment.decode(), len(archive.infolist()))
        for info in archive.infolist()[:-2]:
            mode = f"{info.external_attr >> 16:o}"
            print(f"{info.filename:<22}{info.file_size:>5}{info.compress_type:>3} {mode} {info.date_time[:3]}")
        archive.extractall(Path(folder, "unpacked"),
                           [name for name in archive.namelist() if name.startswith("app/lib")])
        with archive.open("app/main.py") as member:
            print(member.readline(), len(member.read()), member.seek(0), member.peek(6)[:6])
        tree = zipfile.Path(archive, "app/")
        print(sorted(item.name for item in tree.iterdir()), (tree / "lib" / "core.py").read_text()[:5])
    print(sorted(p.relative_to(folder).as_posix() for p in Path(folder, "unpacked").rglob("*.py")))
    changes = {
        "changed": lambda name, data: [(name, data + b"#" if name == "app/run.sh" else data)],
        "removed": lambda name, data: [] if name == "app/main.py" else [(name, data)],
        "added": lambda name, data: [(name, data)]
        + ([("app/extra", b""), ("../up", b"")] if name == "MANIFEST.sig" else []),
        "resigned": lambda name, data: [(name, data.replace(b'"1.0"', b'"1.1"'))],
        "unsigned": lambda name, data: [] if name.endswith(".sig") else [(name, data)],
    }
    for name, change in changes.items():
        try:
            print(name, verify(tampered(release, change)))
        except VerificationError as error:
            print(name, error.args[0])
    data = bytearray(release.read_bytes())
    data[data.index(b"app/run.sh") + 12] ^= 1
    for name, broken in {"bit": data, "cut": data[:-30], "empty": b""}.items():
        release.write_bytes(broken)
        try:
            print(name, verify(release))
        except VerificationError as error:
            print(name, error.args[0])

#> {"docs/ünïcode.md": 7, "lib/__init__.py": 0, "lib/core.py": 300, "main.py": 220, "run.sh": 10}
#> verified 7
#> release 1.0 7
#> app/docs/ünïcode.md       7  0 644 (2024, 2, 29)
#> app/lib/__init__.py       0  0 644 (2024, 2, 29)
#> app/lib/core.py         300  8 644 (2024, 2, 29)
#> app/main.py             220  8 644 (2024, 2, 29)
#> app/run.sh               10  0 755 (2024, 2, 29)
#> b'import lib\n' 209 0 b'import'
#> ['docs', 'lib', 'main.py', 'run.sh'] x = 1
#> ['unpacked/app/lib/__init__.py', 'unpacked/app/lib/core.py']
#> changed ['app/run.sh was changed']
#> removed ['main.py is missing']
#> added ['app/extra is not in the manifest', 'unsafe name ../up']
#> resigned ['bad signature']
#> unsigned ["There is no item named 'MANIFEST.sig' in the archive"]
#> bit ["Bad CRC-32 for file 'app/run.sh'"]
#> cut ['File is not a zip file']
#> empty ['File is not a zip file']
