# Each field of the directory of a zip file lies, and so do the methods of the file object it is read from.
# option: --enable files --allow-import io,struct
# expect-strict: contained
# expect-standard: contained
import io
import os
import struct
import zipfile

buffer = io.BytesIO()
with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
    archive.writestr("a", b"x" * 1000)
    archive.writestr("b", b"y" * 100)
good = buffer.getvalue()


class Reads(io.BytesIO):
    def __init__(self, **methods):
        super().__init__(good)
        self.__dict__.update(methods)


def attempt(file):
    global tried
    tried += 1
    try:
        with zipfile.ZipFile(file) as archive:
            for name in archive.namelist():
                sizes.append(len(archive.read(name)))
            archive.extractall("out")
            archive.testzip()
    except Exception:
        pass


tried = 0
sizes = []
for start, length in ((good.find(b"PK\x01\x02"), 46), (good.find(b"PK\x05\x06"), 22), (0, 30)):
    for offset in range(4, length - 1, 2):
        for value in (0, 1, 0x7FFF, 0xFFFF):
            changed = bytearray(good)
            struct.pack_into("<H", changed, start + offset, value)
            attempt(io.BytesIO(changed))
for methods in ({"tell": lambda: 2**62}, {"tell": lambda: -5}, {"read": lambda size=-1: b""},
                {"read": lambda size=-1: "text"},
                {"read": lambda size=-1: good * 3}, {"seek": lambda *a: None}, {"seekable": lambda: False},
                {"tell": lambda: None}):
    attempt(Reads(**methods))
outside = [os.path.join(root, name) for root, _, names in os.walk("/") for name in names
           if not root.startswith(os.getcwd() + "/out") and not root.startswith("/dev")]
print("contained" if tried == 180 and not outside and max(sizes) < 10**5 else f"ESCAPED {tried} {outside}")
