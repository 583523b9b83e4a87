# Property lists whose trailers, offsets, sizes and references lie, that contain themselves, that are deep, and whose
# dates, numbers and identifiers are none; objects that lie are written.
# option: --allow-import plistlib,io,struct,datetime
# expect-strict: contained
# expect-standard: contained
import datetime
import io
import plistlib
import struct


class Lies(dict):
    def items(self):
        return [(1, 2), ("a", self), (None, None)]

    def __len__(self):
        return 2**40

    def __iter__(self):
        return iter(["a"])

    def __getitem__(self, key):
        return self


class Number(int):
    def to_bytes(self, *arguments, **keywords):
        return "text"

    def __lt__(self, other):
        return True

    __ge__ = __le__ = __gt__ = __lt__


class Text(str):
    def encode(self, *arguments):
        return 5

    def replace(self, *arguments):
        return "</string><plist>"


class Pairs:
    def __init__(self):
        self.count = 0

    def __setitem__(self, key, value):
        self.count += 1
        raise KeyError if self.count > 3 else StopIteration


def attempt(action):
    global tried
    tried += 1
    try:
        return action()
    except Exception:
        return None


tried = 0
good = plistlib.dumps({"a": [1, 2.5, "x", b"y", True, datetime.datetime(2024, 1, 1)], "b": {"c": "é" * 20},
                       "u": plistlib.UID(5)},
                      fmt=plistlib.FMT_BINARY)
for place in range(8, len(good)):
    for value in (0, 0x0F, 0x1F, 0x33, 0x4F, 0x80, 0xA1, 0xD1, 0xFF):
        data = bytearray(good)
        data[place] = value
        made = attempt(lambda: plistlib.loads(bytes(data)))
        if made is not None:
            attempt(lambda: repr(made)[:100])


def binary(objects, offset_size=1, reference_size=1, count=None, top=0, table=None):
    data, offsets = b"bplist00", []
    for one in objects:
        offsets.append(len(data))
        data += one
    places = b"".join(place.to_bytes(offset_size or 1, "big") for place in offsets)
    return data + places + struct.pack(">6xBBQQQ", offset_size, reference_size,
                                       len(objects) if count is None else count, top,
                                       len(data) if table is None else table)


for data in (binary([b"\xa1\x00"]), binary([b"\xa2\x00\x00"]), binary([b"\xd1\x00\x00"]),
             binary([b"\xa1\x01", b"\xa1\x00"]),
             binary([b"\xaf\x14\x7f\xff\xff\xff"]), binary([b"\x4f\x13" + b"\x7f" + b"\xff" * 7]),
             binary([b"\x5f\x13" + b"\xff" * 8]),
             binary([b"\x6f\x12\xff\xff\xff\xff"]), binary([b"\x1f" + b"\xff" * 20]),
             binary([b"\x33" + b"\x7f\xf8" + b"\0" * 6]),
             binary([b"\x33" + b"\x7f\xef" + b"\xff" * 6]), binary([b"\x8f" + b"\xff" * 16]), binary([b"\x00"], 0),
             binary([b"\x00"], 1, 0),
             binary([b"\x00"], count=2**63), binary([b"\x00"], top=2**63), binary([b"\x00"], table=2**63),
             binary([b"\x00"], table=0),
             binary([b"\xd1\x01\x01", b"\xa0"]), binary([b"\xd1\x01\x01", b"\xd1\x01\x01"]), binary([b"\x61\xd8\x00"]),
             binary([]),
             binary([b"\xa1" + bytes([n + 1]) for n in range(250)] + [b"\x00"], 2),
             binary([b"\xaa" + bytes([n + 1] * 10) for n in range(200)] + [b"\x00"], 2)):
    attempt(lambda: plistlib.loads(data) is None)
    attempt(lambda: plistlib.loads(data, dict_type=Pairs))
HEAD = '<?xml version="1.0"?><plist version="1.0">'
for body in ("<dict><key>a</key></dict>", "<dict><string>a</string></dict>", "<key>a</key>",
             "<array><key>a</key></array>", "<integer>0x</integer>",
             "<integer>" + "9" * 5000 + "</integer>", "<real>nan</real>", "<real>1e999</real>",
             "<date>2024-99-01T00:00:00Z</date>", "<date>x</date>",
             "<date>" + "1" * 3000 + "-01-01T00:00:00Z</date>", "<data>!!!</data>", "<data>" + "A" * 5 + "</data>",
             "<dict><key>a</key><dict>",
             "</plist>", "<true>x</true>", "<array>" * 3000 + "</array>" * 3000, "<none/>",
             "<dict><key/><key/><true/></dict>"):
    for kind in (dict, Pairs, lambda: [], lambda: None, Lies):
        attempt(lambda: plistlib.loads((HEAD + body + "</plist>").encode(), dict_type=kind))
for head in ("<!DOCTYPE plist [<!ENTITY a 'x'>]>", "<!DOCTYPE plist SYSTEM 'file:///etc/passwd'>",
             "<!DOCTYPE plist [<!ENTITY % a SYSTEM 'x'>%a;]>"):
    made = attempt(lambda: plistlib.loads(("<?xml version='1.0'?>" + head + "<plist><string>&a;</string></plist>"
                                           ).encode()))
    if made:
        print("ESCAPED", made)
itself = []
itself.append(itself)
for value in (itself, Lies(), Number(2**70), Number(5), Text("x"), [Lies()], {5: 1}, {Text("k"): 1},
              plistlib.UID(2**64 - 1), None, object(),
              2**64, -2**63 - 1, float("nan"), b"x" * 10**5, "\ud800", "\0", datetime.datetime.max, memoryview(b"x"),
              [[]] * 1000):
    for form in plistlib.FMT_XML, plistlib.FMT_BINARY:
        for more in ({}, {"sort_keys": False, "skipkeys": True}, {"aware_datetime": True}):
            attempt(lambda: plistlib.dumps(value, fmt=form, **more))
    attempt(lambda: plistlib.UID(value))
print("contained" if tried > 2000 else f"ESCAPED {tried}")
