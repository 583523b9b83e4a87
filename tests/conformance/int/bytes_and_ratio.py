# int: bytes and ratio.
# option: --policy standard
class I(int):
    def __add__(self, o): return 'sub'
    def __repr__(self): return f'I({int(self)})'
class Ix:
    def __index__(self): return 10
class BadIx:
    def __index__(self): return 'x'
class Trunc:
    def __trunc__(self): return 5
class IntBad:
    def __int__(self): return 1.5
class IntSub:
    def __int__(self): return True


for line in r"""
(258).to_bytes(2)
(258).to_bytes(4, 'little')
(258).to_bytes(2, byteorder='big')
(-2).to_bytes(2, 'big', signed=True)
(0).to_bytes(0)
(0).to_bytes()
(256).to_bytes()
(-1).to_bytes(1)
(128).to_bytes(1, signed=True)
(-129).to_bytes(1, signed=True)
(1).to_bytes(-1)
(1).to_bytes(2, 'middle')
(1).to_bytes(2, 5)
(1).to_bytes('2')
int.from_bytes(b'\x01\x02')
int.from_bytes(b'\x01\x02', 'little')
int.from_bytes(b'\xff', signed=True)
int.from_bytes([1, 2, 3])
int.from_bytes(b'')
int.from_bytes(bytearray(b'\xff\xff'), 'little', signed=True)
int.from_bytes(range(3))
int.from_bytes([256])
int.from_bytes('ab')
int.from_bytes(5)
int.from_bytes(b'a', 'x')
I.from_bytes(b'\x05'), type(I.from_bytes(b'\x05'))
(10**30).to_bytes(13, 'big')
int.from_bytes((10**30).to_bytes(13, 'big')) == 10**30
int.from_bytes((-10**30).to_bytes(13, 'little', signed=True), 'little', signed=True) == -10**30
(5).as_integer_ratio()
(5).is_integer()
(5).numerator
(5).denominator
(-5).conjugate()
(5).__ceil__()
(5).__floor__()
(5).__trunc__()
(0).bit_length()
(255).bit_length()
(256).bit_length()
(-256).bit_length()
(2**100).bit_length()
(255).bit_count()
(-255).bit_count()
(2**100 - 1).bit_count()
round(12345, -2)
round(15, -1)
round(25, -1)
round(-15, -1)
round(12345, 2)
round(12345, -10)
round(10**30 + 5, -1)
round(5, None)
round(5, 'x')
round(5, 1.0)
I(3) + 1
1 + I(3)
I(3) * 2
-I(3)
+I(3)
abs(I(-3))
I(3)
type(I(3) - 1)
[I(1)]
f'{I(5)}'
str(I(6))
'%d %r' % (I(1), I(2))
int(Ix())
int(BadIx())
int(Trunc())
int(IntBad())
int('0b101', 0)
int('0o17', 0)
int('0xFf', 0)
int('0b1', 2)
int('z', 36)
int(' -12 ')
int('1_000')
int('٣')
int(b'12')
int(bytearray(b'7'), 8)
int('012', 0)
int('0_0', 0), int('-0x1F', 16), int('+0b11', 0)
int('0b12', 0)
int('12', 2)
int('', 10)
int('1', 1)
int('1', 37)
int('1', -1)
int(5, 10)
int(5.5, 10)
int('5', 'a')
int('5', Ix()), int('1', base=3)
int(base=3)
int(x='5')
int('1__2')
int('_1')
int('1 2')
int('é')
int(b'\xff')
int(None)
int([])
int(1, 2, 3)
int('9' * 5000)
str(10 ** 5000)
10 ** 5000 == int(hex(10 ** 5000), 16), len(hex(10 ** 5000))
divmod(-7, 2), -7 // 2, -7 % 2, 7 // -2, 7 % -2, divmod(-10**20, 7), -1 >> 100, -1 << 3, 1 << 0
1 << -1
1 >> -1
pow(3, -1, 7), pow(2, 10, 1000), pow(-2, 3, 5), pow(2, 3, -5), pow(5, 0, 1)
pow(2, -1, 4)
pow(2, 3, 0)
pow(2, 1.5, 3)
hash(-1), hash(-2), hash(5), hash(0), hash(True)
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> (258).to_bytes(2) -> b'\x01\x02'
#> (258).to_bytes(4, 'little') -> b'\x02\x01\x00\x00'
#> (258).to_bytes(2, byteorder='big') -> b'\x01\x02'
#> (-2).to_bytes(2, 'big', signed=True) -> b'\xff\xfe'
#> (0).to_bytes(0) -> b''
#> (0).to_bytes() -> b'\x00'
#> (256).to_bytes() !! OverflowError int too big to convert
#> (-1).to_bytes(1) !! OverflowError can't convert negative int to unsigned
#> (128).to_bytes(1, signed=True) !! OverflowError int too big to convert
#> (-129).to_bytes(1, signed=True) !! OverflowError int too big to convert
#> (1).to_bytes(-1) !! ValueError length argument must be non-negative
#> (1).to_bytes(2, 'middle') !! ValueError byteorder must be either 'little' or 'big'
#> (1).to_bytes(2, 5) !! TypeError to_bytes() argument 'byteorder' must be str, not int
#> (1).to_bytes('2') !! TypeError 'str' object cannot be interpreted as an integer
#> int.from_bytes(b'\x01\x02') -> 258
#> int.from_bytes(b'\x01\x02', 'little') -> 513
#> int.from_bytes(b'\xff', signed=True) -> -1
#> int.from_bytes([1, 2, 3]) -> 66051
#> int.from_bytes(b'') -> 0
#> int.from_bytes(bytearray(b'\xff\xff'), 'little', signed=True) -> -1
#> int.from_bytes(range(3)) -> 258
#> int.from_bytes([256]) !! ValueError bytes must be in range(0, 256)
#> int.from_bytes('ab') !! TypeError cannot convert 'str' object to bytes
#> int.from_bytes(5) !! TypeError cannot convert 'int' object to bytes
#> int.from_bytes(b'a', 'x') !! ValueError byteorder must be either 'little' or 'big'
#> I.from_bytes(b'\x05'), type(I.from_bytes(b'\x05')) -> (I(5), <class '__main__.I'>)
#> (10**30).to_bytes(13, 'big') -> b'\x0c\x9f,\x9c\xd0Ft\xed\xea@\x00\x00\x00'
#> int.from_bytes((10**30).to_bytes(13, 'big')) == 10**30 -> True
#> int.from_bytes((-10**30).to_bytes(13, 'little', signed=True), 'little', signed=True) == -10**30 -> True
#> (5).as_integer_ratio() -> (5, 1)
#> (5).is_integer() -> True
#> (5).numerator -> 5
#> (5).denominator -> 1
#> (-5).conjugate() -> -5
#> (5).__ceil__() -> 5
#> (5).__floor__() -> 5
#> (5).__trunc__() -> 5
#> (0).bit_length() -> 0
#> (255).bit_length() -> 8
#> (256).bit_length() -> 9
#> (-256).bit_length() -> 9
#> (2**100).bit_length() -> 101
#> (255).bit_count() -> 8
#> (-255).bit_count() -> 8
#> (2**100 - 1).bit_count() -> 100
#> round(12345, -2) -> 12300
#> round(15, -1) -> 20
#> round(25, -1) -> 20
#> round(-15, -1) -> -20
#> round(12345, 2) -> 12345
#> round(12345, -10) -> 0
#> round(10**30 + 5, -1) -> 1000000000000000000000000000000
#> round(5, None) -> 5
#> round(5, 'x') !! TypeError 'str' object cannot be interpreted as an integer
#> round(5, 1.0) !! TypeError 'float' object cannot be interpreted as an integer
#> I(3) + 1 -> 'sub'
#> 1 + I(3) -> 4
#> I(3) * 2 -> 6
#> -I(3) -> -3
#> +I(3) -> 3
#> abs(I(-3)) -> 3
#> I(3) -> I(3)
#> type(I(3) - 1) -> <class 'int'>
#> [I(1)] -> [I(1)]
#> f'{I(5)}' -> 'I(5)'
#> str(I(6)) -> 'I(6)'
#> '%d %r' % (I(1), I(2)) -> '1 I(2)'
#> int(Ix()) -> 10
#> int(BadIx()) !! TypeError __index__ returned non-int (type str)
#> int(Trunc()) !! TypeError int() argument must be a string, a bytes-like object or a real number, not 'Trunc'
#> int(IntBad()) !! TypeError __int__ returned non-int (type float)
#> int('0b101', 0) -> 5
#> int('0o17', 0) -> 15
#> int('0xFf', 0) -> 255
#> int('0b1', 2) -> 1
#> int('z', 36) -> 35
#> int(' -12 ') -> -12
#> int('1_000') -> 1000
#> int('٣') -> 3
#> int(b'12') -> 12
#> int(bytearray(b'7'), 8) -> 7
#> int('012', 0) !! ValueError invalid literal for int() with base 0: '012'
#> int('0_0', 0), int('-0x1F', 16), int('+0b11', 0) -> (0, -31, 3)
#> int('0b12', 0) !! ValueError invalid literal for int() with base 0: '0b12'
#> int('12', 2) !! ValueError invalid literal for int() with base 2: '12'
#> int('', 10) !! ValueError invalid literal for int() with base 10: ''
#> int('1', 1) !! ValueError int() base must be >= 2 and <= 36, or 0
#> int('1', 37) !! ValueError int() base must be >= 2 and <= 36, or 0
#> int('1', -1) !! ValueError int() base must be >= 2 and <= 36, or 0
#> int(5, 10) !! TypeError int() can't convert non-string with explicit base
#> int(5.5, 10) !! TypeError int() can't convert non-string with explicit base
#> int('5', 'a') !! TypeError 'str' object cannot be interpreted as an integer
#> int('5', Ix()), int('1', base=3) -> (5, 1)
#> int(base=3) !! TypeError int() missing string argument
#> int(x='5') !! TypeError int() got an unexpected keyword argument 'x'
#> int('1__2') !! ValueError invalid literal for int() with base 10: '1__2'
#> int('_1') !! ValueError invalid literal for int() with base 10: '_1'
#> int('1 2') !! ValueError invalid literal for int() with base 10: '1 2'
#> int('é') !! ValueError invalid literal for int() with base 10: 'é'
#> int(b'\xff') !! ValueError invalid literal for int() with base 10: b'\xff'
#> int(None) !! TypeError int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
#> int([]) !! TypeError int() argument must be a string, a bytes-like object or a real number, not 'list'
#> int(1, 2, 3) !! TypeError int expected at most 2 arguments, got 3
#> int('9' * 5000) !! ValueError Exceeds the limit (4300 digits) for integer string conversion: value has 5000 digits; use sys.set_int_max_str_digits() to increase the limit
#> str(10 ** 5000) !! ValueError Exceeds the limit (4300 digits) for integer string conversion; use sys.set_int_max_str_digits() to increase the limit
#> 10 ** 5000 == int(hex(10 ** 5000), 16), len(hex(10 ** 5000)) -> (True, 4155)
#> divmod(-7, 2), -7 // 2, -7 % 2, 7 // -2, 7 % -2, divmod(-10**20, 7), -1 >> 100, -1 << 3, 1 << 0 -> ((-4, 1), -4, 1, -4, -1, (-14285714285714285715, 5), -1, -8, 1)
#> 1 << -1 !! ValueError negative shift count
#> 1 >> -1 !! ValueError negative shift count
#> pow(3, -1, 7), pow(2, 10, 1000), pow(-2, 3, 5), pow(2, 3, -5), pow(5, 0, 1) -> (5, 24, 2, -2, 0)
#> pow(2, -1, 4) !! ValueError base is not invertible for the given modulus
#> pow(2, 3, 0) !! ValueError pow() 3rd argument cannot be 0
#> pow(2, 1.5, 3) !! TypeError pow() 3rd argument not allowed unless all arguments are integers
#> hash(-1), hash(-2), hash(5), hash(0), hash(True) -> (-2, -2, 5, 0, 1)
