# A zip archive is written to a stream whose methods close the archive, open members of it, write to it again, and lie
# about positions; members are read while others are written.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
import os
import zipfile


class Stream(io.BytesIO):
    action = None
    busy = False
    acted = 0

    def _act(self):
        if self.action is not None and not self.busy and self.acted < 30:
            self.busy = True
            self.acted += 1
            try:
                self.action()
            finally:
                self.busy = False

    def write(self, data):
        self._act()
        return super().write(data)

    def tell(self):
        self._act()
        return super().tell() if self.place is None else self.place

    def seek(self, *arguments):
        self._act()
        return super().seek(*arguments)

    def flush(self):
        self._act()

    place = None


def actions(stream, archive):
    yield archive.close
    yield stream.close
    yield lambda: archive.writestr("again", b"x")
    yield lambda: archive.open("member", "w").write(b"x")
    yield lambda: archive.mkdir("folder")
    yield lambda: archive.filelist.clear()
    yield lambda: archive.NameToInfo.clear()
    yield lambda: archive.filelist.append(zipfile.ZipInfo("../../up"))
    yield lambda: setattr(archive, "fp", None)
    yield lambda: setattr(archive, "mode", "r")
    yield lambda: stream.truncate(0)
    yield lambda: setattr(stream, "place", -1)
    yield lambda: setattr(stream, "place", 2**63)
    yield lambda: setattr(stream, "place", "text")
    yield lambda: archive.__exit__(None, None, None)
    yield lambda: archive.__del__()


tried = 0
for number in range(16):
    for method in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        for late in range(2):
            tried += 1
            stream = Stream()
            try:
                with zipfile.ZipFile(stream, "w", method) as archive:
                    if late:
                        archive.writestr("first", b"x" * 1000)
                    stream.action = list(actions(stream, archive))[number]
                    archive.writestr("second", b"y" * 1000)
                    with archive.open("third", "w", force_zip64=True) as member:
                        member.write(b"z" * 1000)
                stream.action = None
                with zipfile.ZipFile(io.BytesIO(stream.getvalue())) as archive:
                    archive.testzip()
                    archive.extractall("out/er")
            except Exception:
                pass
            stream.action = None
with zipfile.ZipFile("appended.zip", "w") as archive:
    archive.writestr("a", b"x" * 5000)
archive = zipfile.ZipFile("appended.zip", "a")
kept = []
for attempt in (lambda: kept.append(archive.open("a")), lambda: kept[0].read(10),
                lambda: kept.append(archive.open("b", "w")),
                lambda: archive.open("c", "w"), lambda: archive.read("a"), lambda: os.truncate("appended.zip", 10),
                lambda: kept[0].read(), lambda: os.remove("appended.zip"), lambda: archive.close(),
                lambda: kept[1].write(b"x" * 1000), lambda: kept[1].close(), lambda: archive.close(),
                lambda: kept[0].close()):
    tried += 1
    try:
        attempt()
    except (OSError, ValueError, EOFError, IndexError, zipfile.BadZipFile, KeyError):
        pass
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/out/er") and not root.startswith("/dev")]
print("contained" if tried == 77 and not outside else f"ESCAPED {tried} {outside}")
