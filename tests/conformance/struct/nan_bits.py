# struct: the bits of a NaN made from text.
# option: --policy standard
import struct, math
print(struct.pack('<d', float('nan')), struct.pack('<d', math.nan))

#> b'\x00\x00\x00\x00\x00\x00\xf8\x7f' b'\x00\x00\x00\x00\x00\x00\xf8\x7f'
