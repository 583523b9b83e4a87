# A property list that refers to its parts many times is small; what is made of it in whole is memory of the run.
# option: --allow-import plistlib,struct --max-memory 64
# expect: error:MemoryError
# output: 10
import plistlib
import struct

objects = [b"\xaa" + bytes([number + 1] * 10) for number in range(30)] + [b"\x51x"]
data, offsets = b"bplist00", []
for one in objects:
    offsets.append(len(data))
    data += one
data += b"".join(struct.pack(">H", place) for place in offsets) + struct.pack(">6xBBQQQ", 2, 1, len(objects), 0,
                                                                              len(data))
made = plistlib.loads(data)
print(len(made))
plistlib.dumps(made, fmt=plistlib.FMT_XML)
