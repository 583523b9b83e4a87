# struct, array, memoryview: a NaN that is read keeps its sign.
# option: --policy standard
import array
import math
import struct

for code, data in (("<d", bytes(6) + b"\xf8\xff"), ("<d", bytes(6) + b"\xf8\x7f"), ("<f", b"\0\0\xc0\xff"), (">f",
    b"\x7f\xc0\0\0"), ("<e", b"\0\xfe"), ("<e", b"\0\x7e")):
    (number,) = struct.unpack(code, data)
    print(code, number, math.copysign(1, number), struct.pack(code, number) == data, struct.pack("<d", number)[-2:])
print(math.copysign(1, array.array("d", bytes(6) + b"\xf8\xff")[0]),
      math.copysign(1, memoryview(bytes(6) + b"\xf8\xff").cast("d")[0]))
number = array.array("d", bytes(6) + b"\xf8\xff").pop()
print(number is number, number == number, number in [number])

#> <d nan -1.0 True b'\xf8\xff'
#> <d nan 1.0 True b'\xf8\x7f'
#> <f nan -1.0 True b'\xf8\xff'
#> >f nan 1.0 True b'\xf8\x7f'
#> <e nan -1.0 True b'\xf8\xff'
#> <e nan 1.0 True b'\xf8\x7f'
#> -1.0 -1.0
#> True False True
