# An item packed into a bytearray resizes it.
# option: --allow-import=struct
# expect-strict: BufferError: | struct.error: | error: | contained
# expect-standard: BufferError: | error: | contained
import struct

b = bytearray(100)


class V:
    def __index__(self):
        b.clear()
        return 1


struct.pack_into("ii", b, 90, 1, V())
print("contained")
