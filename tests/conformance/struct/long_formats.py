# Formats of many runs, blanks and digits, and long texts.
# option: --policy standard
import struct

for size in (262143, 262144, 262145):
    print(size, struct.calcsize(" " * size + "h"), struct.calcsize("0" * size + "3h"), struct.calcsize("bx" * size),
          struct.unpack("x" * size + "b", bytes(size) + b"\5"))
    packed = struct.pack("bx" * size, *[number % 100 for number in range(size)])
    print(len(packed), packed[-4:],
          struct.unpack("bx" * size, packed) == tuple(number % 100 for number in range(size)))
for size in (1048575, 1048576, 1048577):
    text = bytes(range(256)) * 5000
    room = bytearray(size + 3)
    struct.pack_into(f"{size}s", room, 2, text)
    print(struct.pack(f"{size}s", text) == text[:size], room[2:-1] == text[:size], room[:3], room[-2:],
          struct.unpack(f"{size}s", text[:size])[0] == text[:size])
for text in ("b" * 300000 + "!", "1" * 300000 + "b", "b" * 300000 + "3"):
    try:
        struct.calcsize(text)
    except struct.error as error:
        print(error)

#> 262143 2 6 524286 (5,)
#> 524286 b')\x00*\x00' True
#> 262144 2 6 524288 (5,)
#> 524288 b'*\x00+\x00' True
#> 262145 2 6 524290 (5,)
#> 524290 b'+\x00,\x00' True
#> True True bytearray(b'\x00\x00\x00') bytearray(b'\xfe\x00') True
#> True True bytearray(b'\x00\x00\x00') bytearray(b'\xff\x00') True
#> True True bytearray(b'\x00\x00\x00') bytearray(b'\x00\x00') True
#> bad char in struct format
#> total struct size too long
#> repeat count given without format specifier
