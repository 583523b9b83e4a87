# Binary property lists whose sizes, counts and references lie, are nested deeply or contain themselves.
# option: --allow-import plistlib,struct
# expect: ok
# output: 6 True 10
import plistlib
import struct


def binary(objects, reference=1, count=None):
    body = b"bplist00"
    offsets = []
    for each in objects:
        offsets.append(len(body))
        body += each
    end = len(body)
    body += b"".join(struct.pack(">Q", offset) for offset in offsets)
    return body + struct.pack(">6xBBQQQ", 8, reference, count or len(objects), 0, end)


refused = 0
for data in (binary([b"\x5f\x13\x7f" + b"\xff" * 7]), binary([b"\xaf\x13\x00\x00\x00\x00\x7f\xff\xff\xff"]),
             binary([b"\x00"], count=2**62),
             binary([b"\xa1" + b"\xff" * 255], reference=255), b"bplist00" + b"\xaf\xff" * 100,
             binary([b"\xa1" + struct.pack(">H", number + 1) for number in range(5000)] + [b"\x08"], reference=2)):
    try:
        plistlib.loads(data)
    except (plistlib.InvalidFileException, RecursionError):
        refused += 1
cycle = plistlib.loads(binary([b"\xa1\x00"]))
shared = plistlib.loads(binary([b"\xaa" + bytes([number + 1]) * 10 for number in range(9)] + [b"\x08"]))
print(refused, cycle[0] is cycle, len(shared))
