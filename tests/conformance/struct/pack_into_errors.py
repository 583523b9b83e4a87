# struct.pack_into() that fails: the items packed before the error stay in the buffer, with zeros after them.
# option: --policy standard
import struct

for format, *values in (('<hhh', 1, 2, 3), ('<hhh', 1, 2, 99999), ('<hhh', 'x', 2, 3), ('>3si', b'ab',
    2**31), ('<e2x', 1e9), ('<hh', 1)):
    buffer = bytearray(b'\xff' * 14)
    try:
        struct.pack_into(format, buffer, 1, *values)
    except (struct.error, OverflowError) as error:
        print(format, values, type(error).__name__)
    print(buffer)


class Shrinks:
    def __init__(self, buffer):
        self.buffer = buffer

    def __index__(self):
        self.buffer.clear()
        return 99999


buffer = bytearray(8)
try:
    struct.pack_into('<h', memoryview(buffer), 0, Shrinks(buffer))
except (struct.error, BufferError) as error:
    print(type(error).__name__)
print(buffer)

for value in (b'a', bytearray(b'a'), memoryview(b'a'), 'a', 97):
    try:
        print(struct.pack('c', value))
    except struct.error as error:
        print(error)

#> bytearray(b'\xff\x01\x00\x02\x00\x03\x00\xff\xff\xff\xff\xff\xff\xff')
#> <hhh [1, 2, 99999] error
#> bytearray(b'\xff\x01\x00\x02\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff')
#> <hhh ['x', 2, 3] error
#> bytearray(b'\xff\x00\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff')
#> >3si [b'ab', 2147483648] error
#> bytearray(b'\xffab\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff')
#> <e2x [1000000000.0] OverflowError
#> bytearray(b'\xff\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff\xff')
#> <hh [1] error
#> bytearray(b'\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff')
#> BufferError
#> bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00')
#> b'a'
#> char format requires a bytes object of length 1
#> char format requires a bytes object of length 1
#> char format requires a bytes object of length 1
#> char format requires a bytes object of length 1
