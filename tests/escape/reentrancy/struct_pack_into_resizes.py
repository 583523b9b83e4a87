# An item packed into a bytearray resizes it.
# option: --allow-import=struct
# expect-strict: error: pack_into requires a buffer of at least 98 bytes for packing 8 bytes at offset 90 (actual buffer size is 0)
# expect-standard: error: pack_into requires a buffer of at least 98 bytes for packing 8 bytes at offset 90 (actual buffer size is 0)
import struct

b = bytearray(100)


class V:
    def __index__(self):
        b.clear()
        return 1


struct.pack_into("ii", b, 90, 1, V())
print("contained")
