# Methods and attributes of int.
print((255).to_bytes(2, "big"), (255).to_bytes(2, "little"), (0).to_bytes(1, "big"), (0).to_bytes(0, "big"))
print((-1).to_bytes(3, "big", signed=True), (-129).to_bytes(2, "little", signed=True), (65).to_bytes())
print((10 ** 20).to_bytes(9, "big"), (2 ** 63).to_bytes(length=8, byteorder="big"))
print(int.from_bytes(b"\x01\x00", "big"), int.from_bytes(b"\x01\x00", "little"), int.from_bytes(b""))
print(int.from_bytes(b"\xff\xff", "big", signed=True), int.from_bytes(b"\x80", signed=True))
print(int.from_bytes([1, 2, 3], "big"), int.from_bytes((255, 0), "little"), int.from_bytes(b"\x01" * 20, "big"))
for value in (12345678901234567890, -7, 2 ** 63, -(2 ** 63)):
    data = value.to_bytes(16, "little", signed=True)
    print(data, int.from_bytes(data, "little", signed=True) == value)
print((5).real, (5).imag, (5).numerator, (5).denominator, (5).conjugate(), True.real, True.numerator)
print((6).as_integer_ratio(), (-3).as_integer_ratio(), True.as_integer_ratio(), (5).is_integer())
print((0).bit_length(), (1023).bit_length(), (1024).bit_length(), (-1024).bit_length(), (2 ** 100).bit_length())
for bad in (lambda: (256).to_bytes(1, "big"), lambda: (-1).to_bytes(1, "big"), lambda: (1).to_bytes(-1, "big"),
            lambda: (1).to_bytes(1, "middle"), lambda: int.from_bytes(b"a", "up"), lambda: int.from_bytes("ab", "big"),
            lambda: (128).to_bytes(1, "big", signed=True), lambda: int.from_bytes([256], "big"),
            lambda: (2 ** 100).to_bytes(12, "big"), lambda: int.from_bytes(5), lambda: (1).nothing):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> b'\x00\xff' b'\xff\x00' b'\x00' b''
#> b'\xff\xff\xff' b'\x7f\xff' b'A'
#> b'\x05k\xc7^-c\x10\x00\x00' b'\x80\x00\x00\x00\x00\x00\x00\x00'
#> 256 1 0
#> -1 -128
#> 66051 255 5731378969925109483151705226338364782964441345
#> b'\xd2\n\x1f\xeb\x8c\xa9T\xab\x00\x00\x00\x00\x00\x00\x00\x00' True
#> b'\xf9\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff' True
#> b'\x00\x00\x00\x00\x00\x00\x00\x80\x00\x00\x00\x00\x00\x00\x00\x00' True
#> b'\x00\x00\x00\x00\x00\x00\x00\x80\xff\xff\xff\xff\xff\xff\xff\xff' True
#> 5 0 5 1 5 1 1
#> (6, 1) (-3, 1) (1, 1) True
#> 0 10 11 11 101
#> OverflowError int too big to convert
#> OverflowError can't convert negative int to unsigned
#> ValueError length argument must be non-negative
#> ValueError byteorder must be either 'little' or 'big'
#> ValueError byteorder must be either 'little' or 'big'
#> TypeError cannot convert 'str' object to bytes
#> OverflowError int too big to convert
#> ValueError bytes must be in range(0, 256)
#> OverflowError int too big to convert
#> TypeError cannot convert 'int' object to bytes
#> AttributeError 'int' object has no attribute 'nothing'
