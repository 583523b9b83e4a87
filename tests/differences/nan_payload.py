# A NaN that is unpacked keeps its sign, but no other bits.
# option: --policy standard
# cpython: A NaN that struct.unpack() or an array reads keeps all its bits, and packing it again gives the same bytes.
# reason: Values that are not floats are encoded in the bits of NaNs. IEEE 754 does not define the meaning of these bits, and arithmetic may change them.
import array
import struct

for data in (b"\x00\x00\x00\x00\x00\x00\xf8\x7f", b"\x00\x00\x00\x00\x00\x00\xf8\xff",
             b"\x01\x02\x03\x00\x00\x00\xf8\x7f", b"\x01\x02\x03\x00\x00\x00\xf8\xff"):
    (number,) = struct.unpack("<d", data)
    print(struct.pack("<d", number) == data, struct.pack("<d", number)[-1], struct.pack("<f", number)[-1],
          array.array("d", data)[0])

#> True 127 127 nan
#> True 255 255 nan
#> False 127 127 nan
#> False 255 255 nan
