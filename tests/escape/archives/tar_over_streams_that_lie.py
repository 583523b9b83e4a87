# A tar archive is read from and written to streams that return too much, other types, and that use the archive again
# within their methods.
# option: --enable files --allow-import io,gzip,zlib
# expect-strict: contained
# expect-standard: contained
import gzip
import io
import os
import tarfile

plain = io.BytesIO()
with tarfile.open(fileobj=plain, mode="w") as made:
    for number in range(5):
        info = tarfile.TarInfo(f"f{number}")
        info.size = 2000
        made.addfile(info, io.BytesIO(b"x" * 2000))
DATA = plain.getvalue()


class Stream(io.BytesIO):
    def __init__(self, data, read=None, action=None):
        super().__init__(data)
        self.changed, self.action, self.calls = read, action, 0

    def read(self, size=-1):
        self.calls += 1
        if self.action is not None and 3 < self.calls < 40:
            try:
                self.action(opened)
            except (tarfile.TarError, OSError, ValueError, EOFError):
                pass
        data = super().read(size)
        return data if self.changed is None or self.calls > 60 else self.changed(data)

    def write(self, data):
        if self.action is not None and self.calls < 40:
            self.calls += 1
            self.action(opened)
        return super().write(data) if self.changed is None else self.changed(data)


READS = (lambda data: data + b"more", lambda data: data[:-1], lambda data: data * 3, lambda data: b"",
         lambda data: None,
         lambda data: "text", lambda data: bytearray(data), lambda data: memoryview(data), lambda data: 5,
         lambda data: data[:100] + b"\xff" * len(data[100:]), lambda data: b"../../tmp/up" + data[12:])
ACTIONS = (lambda archive: archive.next(), lambda archive: archive.close(), lambda archive: archive.getmembers(),
           lambda archive: archive.members.clear(), lambda archive: archive.fileobj.seek(0),
           lambda archive: archive.extract("f0", "out/er", filter="data"), lambda archive: archive.fileobj.close(),
           lambda archive: setattr(archive, "offset", 0), lambda archive: setattr(archive, "fileobj", None),
           lambda archive: archive.addfile(tarfile.TarInfo("again")))
tried = 0
opened = None
for data in (DATA, gzip.compress(DATA)):
    for mode in ("r", "r|", "r:gz", "r|gz", "r|*", "a"):
        for read, action in [(read, None) for read in READS] + [(None, action) for action in ACTIONS]:
            tried += 1
            try:
                with tarfile.open(fileobj=Stream(data, read, action), mode=mode) as opened:
                    opened.extractall("out/er", filter="data")
                    opened.extractfile("f1").read()
            except Exception:
                pass
for mode in ("w", "w|", "w:gz", "w|gz", "x"):
    for changed, action in [(read, None) for read in READS] + [(None, action) for action in ACTIONS]:
        tried += 1
        try:
            with tarfile.open(fileobj=Stream(b"", changed, action), mode=mode) as opened:
                info = tarfile.TarInfo("n" * 300)
                info.size = 5000
                opened.addfile(info, Stream(bytes(5000), changed, action))
        except Exception:
            pass
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/out/er") and not root.startswith("/dev")]
print("contained" if tried == 357 and not outside else f"ESCAPED {tried} {outside}")
