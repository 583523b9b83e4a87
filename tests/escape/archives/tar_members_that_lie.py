# Members of tar files are links to themselves, devices, huge, negative or sparse; the headers lie.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import shutil
import tarfile


def archive(*members, form=tarfile.GNU_FORMAT):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=form) as made:
        for name, content, changes in members:
            info = tarfile.TarInfo(name)
            info.size = len(content)
            for key, value in changes.items():
                setattr(info, key, value)
            made.addfile(info, io.BytesIO(content))
    return buffer.getvalue()


def attempt(data, filter):
    global tried
    tried += 1
    shutil.rmtree("out", True)
    os.mkdir("out")
    try:
        with tarfile.open(fileobj=io.BytesIO(data)) as read:
            read.extractall("out", filter=filter)
    except Exception:
        pass


tried = 0
LINK, SYMLINK = {"type": tarfile.LNKTYPE}, {"type": tarfile.SYMTYPE}
ARCHIVES = [archive(("h", b"", LINK | {"linkname": "../../etc"})), archive(("h", b"", LINK | {"linkname": "h"})),
            archive(("s", b"", SYMLINK | {"linkname": "/"}), ("s/tmp/up", b"x", {})),
            archive(("s", b"", SYMLINK | {"linkname": "s"}), ("s/x", b"x", {})),
            archive(("s", b"", SYMLINK | {"linkname": "../../tmp"}), ("s/up", b"x", {})),
            archive(("c", b"", {"type": tarfile.CHRTYPE, "devmajor": 1})),
            archive(("f", b"", {"type": tarfile.FIFOTYPE})),
            archive(("x/" * 500 + "f", b"x", {})), archive(("u", b"x", {"mode": 0o6777, "mtime": 2**33})),
            archive(("a", b"x", {"pax_headers": {"size": "-5", "path": "../../up"}}), form=tarfile.PAX_FORMAT),
            archive(("a", b"x", {"pax_headers": {"GNU.sparse.major": "1", "GNU.sparse.minor": "0",
                                                 "GNU.sparse.realsize": "9" * 15}}),
                    form=tarfile.PAX_FORMAT)]
plain = archive(("a", b"x" * 10, {}))
for offset, text in ((124, b"77777777777\0"), (124, b"\x80" + b"\xff" * 11), (124, b"\xff" * 12), (124, b"-1\0"),
                     (100, b"9999999\0"),
                     (156, b"S"), (156, b"x"), (156, b"L"), (156, b"g"), (257, b"ustar\0zz")):
    changed = bytearray(plain)
    changed[offset:offset + len(text)] = text
    checksum = sum(changed[:148]) + sum(changed[156:512]) + 256
    changed[148:156] = b"%06o\0 " % checksum
    ARCHIVES.append(bytes(changed))
for data in ARCHIVES:
    for filter in ("data", "tar"):
        attempt(data, filter)
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/out") and not root.startswith("/dev")]
print("contained" if tried == 42 and not outside else f"ESCAPED {tried} {outside}")
