# bytes as a type in programs: checksums, hex dumps, parsing of binary records.
def adler(data):
    a, b = 1, 0
    for byte in data:
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


def crc(data):
    c = 0xFFFFFFFF
    for byte in data:
        c ^= byte
        for _ in range(8):
            c = c >> 1 ^ (0xEDB88320 if c & 1 else 0)
    return c ^ 0xFFFFFFFF


def dump(data, width=8):
    for at in range(0, len(data), width):
        part = data[at:at + width]
        yield f"{at:04x}  {part.hex(' '):<{width * 3}} {''.join(chr(b) if 32 <= b < 127 else '.' for b in part)}"


def pack(records):
    return b"".join(len(n.encode()).to_bytes(1, "big") + n.encode() + v.to_bytes(4, "little", signed=True) for n,
                    v in records)


def unpack(data):
    at = 0
    while at < len(data):
        size = data[at]
        name = data[at + 1:at + 1 + size].decode()
        value = int.from_bytes(data[at + 1 + size:at + 5 + size], "little", signed=True)
        at += 5 + size
        yield name, value


data = bytes(range(20)) + "héllo wörld".encode()
print(hex(adler(data)), hex(crc(b"123456789")), len(data))
print("\n".join(dump(data)))
packed = pack([("alpha", 1), ("β", -2), ("", 2 ** 31 - 1)])
print(packed, list(unpack(packed)))
print(bytes(a ^ b for a, b in zip(b"secret", b"key" * 2)), bytes([1, 2]) * 3, sum(data), max(data), data.count(b"l"),
      data.find(b"w"), bytes(reversed(b"abc")), b"a-b".split(b"-"), sorted(b"cab"), bytes(sorted(b"cab")),
      b"%s=%d" % (b"k", 5), [b"ab"[i:i + 1] for i in range(2)], b"AbC".swapcase(), int("ff", 16).to_bytes(2, "big"))

#> 0x3d07072c 0xcbf43926 33
#> 0000  00 01 02 03 04 05 06 07  ........
#> 0008  08 09 0a 0b 0c 0d 0e 0f  ........
#> 0010  10 11 12 13 68 c3 a9 6c  ....h..l
#> 0018  6c 6f 20 77 c3 b6 72 6c  lo w..rl
#> 0020  64                       d
#> b'\x05alpha\x01\x00\x00\x00\x02\xce\xb2\xfe\xff\xff\xff\x00\xff\xff\xff\x7f' [('alpha', 1), ('β', -2), ('', 2147483647)]
#> b'\x18\x00\x1a\x19\x00\r' b'\x01\x02\x01\x02\x01\x02' 1835 195 3 27 b'cba' [b'a', b'b'] [97, 98, 99] b'abc' b'k=5' [b'a', b'b'] b'aBc' b'\x00\xff'
