# bin(), oct(), hex()
class Index:
    def __init__(self, v):
        self.v = v

    def __index__(self):
        return self.v


for value in (0, 1, -1, 5, -5, 255, -256, 2 ** 31, -(2 ** 31), 2 ** 64 - 1, 2 ** 64, -(2 ** 100), True, False,
              Index(10), Index(-3)):
    print(bin(value), oct(value), hex(value))
for bad in (lambda: bin(1.0), lambda: hex("ff"), lambda: oct(None), lambda: bin(), lambda: hex(1, 2),
            lambda: bin(Index("x")), lambda: hex(Index(1.5)), lambda: oct(x=8), lambda: hex([1])):
    try:
        print(bad())
    except TypeError as error:
        print(error)
print(int(bin(37), 2), int(oct(37), 8), int(hex(37), 16), hex(10 ** 20), bin(2 ** 10 - 1).count("1"), hex(-255)[3:],
      bin(10)[2:].zfill(8))

#> 0b0 0o0 0x0
#> 0b1 0o1 0x1
#> -0b1 -0o1 -0x1
#> 0b101 0o5 0x5
#> -0b101 -0o5 -0x5
#> 0b11111111 0o377 0xff
#> -0b100000000 -0o400 -0x100
#> 0b10000000000000000000000000000000 0o20000000000 0x80000000
#> -0b10000000000000000000000000000000 -0o20000000000 -0x80000000
#> 0b1111111111111111111111111111111111111111111111111111111111111111 0o1777777777777777777777 0xffffffffffffffff
#> 0b10000000000000000000000000000000000000000000000000000000000000000 0o2000000000000000000000 0x10000000000000000
#> -0b10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000 -0o2000000000000000000000000000000000 -0x10000000000000000000000000
#> 0b1 0o1 0x1
#> 0b0 0o0 0x0
#> 0b1010 0o12 0xa
#> -0b11 -0o3 -0x3
#> 'float' object cannot be interpreted as an integer
#> 'str' object cannot be interpreted as an integer
#> 'NoneType' object cannot be interpreted as an integer
#> bin() takes exactly one argument (0 given)
#> hex() takes exactly one argument (2 given)
#> __index__ returned non-int (type str)
#> __index__ returned non-int (type float)
#> oct() takes no keyword arguments
#> 'list' object cannot be interpreted as an integer
#> 37 37 37 0x56bc75e2d63100000 10 ff 00001010
