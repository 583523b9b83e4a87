# float: hex and ratio.
# option: --policy standard
class F(float): pass


for line in r"""
(0.1).hex()
(1.0).hex()
(-0.0).hex()
(1e308).hex()
(5e-324).hex()
float('inf').hex()
float('nan').hex()
(255.5).hex()
float.fromhex('0x1.8p1')
float.fromhex('1.8')
float.fromhex('-0xAp-2')
float.fromhex(' inf ')
float.fromhex('-nan')
float.fromhex('0x.8')
float.fromhex('1p-1074')
float.fromhex('0x1.')
float.fromhex('1P+3')
float.fromhex('')
float.fromhex('0x')
float.fromhex('1.8p')
float.fromhex('0x1p99999')
float.fromhex('g')
float.fromhex('1 2')
float.fromhex(5)
float.fromhex('0x1p-99999'), float.fromhex('0x1.fffffffffffff8p0'), float.fromhex('0x1.fffffffffffff7p0')
float.fromhex('0x1.fffffffffffff8p1023')
type(F.fromhex('0x1')), type(F(1) + 1), type(F(1).conjugate()), type(+F(1)), type(F.from_number(1))
(0.5).as_integer_ratio()
(0.1).as_integer_ratio()
(-2.0).as_integer_ratio()
(1e20).as_integer_ratio()
(0.0).as_integer_ratio()
(5e-324).as_integer_ratio()[0]
float('inf').as_integer_ratio()
float('nan').as_integer_ratio()
(1.0).is_integer()
(1.5).is_integer()
float('inf').is_integer()
float('nan').is_integer()
(1e300).is_integer()
(-0.0).is_integer()
(1.5).real
(1.5).imag
(1.5).conjugate()
(1.5).__trunc__()
(-1.5).__floor__()
(-1.5).__ceil__()
(2.5).__round__()
(2.675).__round__(2)
float.from_number(3), float.from_number(True), float.from_number(2.5)
float.from_number('1')
float.from_number(1j)
(1.5).__getnewargs__()
float.__getformat__('double')
(1.0).__eq__(1)
(1.0).__eq__('1')
(1.0).__lt__('1')
(2.0).__rpow__(3)
(1.0).__radd__(2)
(7.5).__rdivmod__(20)
float.__getformat__('x')
(1.5).__round__('x')
(1.5).hex(1)
hash(1.0), hash(float('inf')), hash(float('-inf')), hash(-1.0), hash(1e300) == hash(int(1e300)), hash(0.1) == hash(0.1)
int(1e20), int(-1.9), int(1.9999999999999999), int(2**53 + 0.0), int(1e16 + 1)
int(float('inf'))
int(float('nan'))
round(float('inf'))
round(float('nan'), 2), round(float('inf'), 1), round(1e308, -308), round(5e-324, 400), round(1.5e300, 5)
round(1.7976931348623157e308, -308)
float('1_000.5')
float('  -1.5e-3\n')
float('+.5')
float('5.')
float('1e400')
float('-1e400')
float('1e-400')
float('Infinity')
float('-iNf')
float('NAN')
float('１２.５')
float('1__0')
float('_1')
float('1e')
float('0x10')
float('1 2')
float('')
float('a' * 50)
float('1\0')
float(b'1.5'), float(bytearray(b'2')), float(b'x')
float([])
float(1j)
float(10**400)
float(10**308), float(2**1024 - 2**970 - 1) if 1 else 0
1.0 // 0
1.0 % 0
divmod(1.0, 0)
0.0 ** -1
(-8.0) ** (1/3)
(-8) ** 0.5
(-0.0) ** 3
0.0 ** 0
float('nan') ** 0
1 ** float('nan')
(-1) ** float('inf')
2.0 ** -1074
-7.5 // 2
-7.5 % 2
7.5 % -2
divmod(-7.5, 2)
-0.0 % 5
0.0 % -5
5 % float('inf')
-5 % float('inf')
-5 // float('inf')
1e300 // 1e-300
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> (0.1).hex() -> '0x1.999999999999ap-4'
#> (1.0).hex() -> '0x1.0000000000000p+0'
#> (-0.0).hex() -> '-0x0.0p+0'
#> (1e308).hex() -> '0x1.1ccf385ebc8a0p+1023'
#> (5e-324).hex() -> '0x0.0000000000001p-1022'
#> float('inf').hex() -> 'inf'
#> float('nan').hex() -> 'nan'
#> (255.5).hex() -> '0x1.ff00000000000p+7'
#> float.fromhex('0x1.8p1') -> 3.0
#> float.fromhex('1.8') -> 1.5
#> float.fromhex('-0xAp-2') -> -2.5
#> float.fromhex(' inf ') -> inf
#> float.fromhex('-nan') -> nan
#> float.fromhex('0x.8') -> 0.5
#> float.fromhex('1p-1074') -> 5e-324
#> float.fromhex('0x1.') -> 1.0
#> float.fromhex('1P+3') -> 8.0
#> float.fromhex('') !! ValueError invalid hexadecimal floating-point string
#> float.fromhex('0x') !! ValueError invalid hexadecimal floating-point string
#> float.fromhex('1.8p') !! ValueError invalid hexadecimal floating-point string
#> float.fromhex('0x1p99999') !! OverflowError hexadecimal value too large to represent as a float
#> float.fromhex('g') !! ValueError invalid hexadecimal floating-point string
#> float.fromhex('1 2') !! ValueError invalid hexadecimal floating-point string
#> float.fromhex(5) !! TypeError bad argument type for built-in operation
#> float.fromhex('0x1p-99999'), float.fromhex('0x1.fffffffffffff8p0'), float.fromhex('0x1.fffffffffffff7p0') -> (0.0, 2.0, 1.9999999999999998)
#> float.fromhex('0x1.fffffffffffff8p1023') !! OverflowError hexadecimal value too large to represent as a float
#> type(F.fromhex('0x1')), type(F(1) + 1), type(F(1).conjugate()), type(+F(1)), type(F.from_number(1)) -> (<class '__main__.F'>, <class 'float'>, <class 'float'>, <class 'float'>, <class '__main__.F'>)
#> (0.5).as_integer_ratio() -> (1, 2)
#> (0.1).as_integer_ratio() -> (3602879701896397, 36028797018963968)
#> (-2.0).as_integer_ratio() -> (-2, 1)
#> (1e20).as_integer_ratio() -> (100000000000000000000, 1)
#> (0.0).as_integer_ratio() -> (0, 1)
#> (5e-324).as_integer_ratio()[0] -> 1
#> float('inf').as_integer_ratio() !! OverflowError cannot convert Infinity to integer ratio
#> float('nan').as_integer_ratio() !! ValueError cannot convert NaN to integer ratio
#> (1.0).is_integer() -> True
#> (1.5).is_integer() -> False
#> float('inf').is_integer() -> False
#> float('nan').is_integer() -> False
#> (1e300).is_integer() -> True
#> (-0.0).is_integer() -> True
#> (1.5).real -> 1.5
#> (1.5).imag -> 0.0
#> (1.5).conjugate() -> 1.5
#> (1.5).__trunc__() -> 1
#> (-1.5).__floor__() -> -2
#> (-1.5).__ceil__() -> -1
#> (2.5).__round__() -> 2
#> (2.675).__round__(2) -> 2.67
#> float.from_number(3), float.from_number(True), float.from_number(2.5) -> (3.0, 1.0, 2.5)
#> float.from_number('1') !! TypeError must be real number, not str
#> float.from_number(1j) !! TypeError must be real number, not complex
#> (1.5).__getnewargs__() -> (1.5,)
#> float.__getformat__('double') -> 'IEEE, little-endian'
#> (1.0).__eq__(1) -> True
#> (1.0).__eq__('1') -> NotImplemented
#> (1.0).__lt__('1') -> NotImplemented
#> (2.0).__rpow__(3) -> 9.0
#> (1.0).__radd__(2) -> 3.0
#> (7.5).__rdivmod__(20) -> (2.0, 5.0)
#> float.__getformat__('x') !! ValueError __getformat__() argument 1 must be 'double' or 'float'
#> (1.5).__round__('x') !! TypeError 'str' object cannot be interpreted as an integer
#> (1.5).hex(1) !! TypeError float.hex() takes no arguments (1 given)
#> hash(1.0), hash(float('inf')), hash(float('-inf')), hash(-1.0), hash(1e300) == hash(int(1e300)), hash(0.1) == hash(0.1) -> (1, 314159, -314159, -2, True, True)
#> int(1e20), int(-1.9), int(1.9999999999999999), int(2**53 + 0.0), int(1e16 + 1) -> (100000000000000000000, -1, 2, 9007199254740992, 10000000000000000)
#> int(float('inf')) !! OverflowError cannot convert float infinity to integer
#> int(float('nan')) !! ValueError cannot convert float NaN to integer
#> round(float('inf')) !! OverflowError cannot convert float infinity to integer
#> round(float('nan'), 2), round(float('inf'), 1), round(1e308, -308), round(5e-324, 400), round(1.5e300, 5) -> (nan, inf, 1e+308, 5e-324, 1.5e+300)
#> round(1.7976931348623157e308, -308) !! OverflowError rounded value too large to represent
#> float('1_000.5') -> 1000.5
#> float('  -1.5e-3\n') -> -0.0015
#> float('+.5') -> 0.5
#> float('5.') -> 5.0
#> float('1e400') -> inf
#> float('-1e400') -> -inf
#> float('1e-400') -> 0.0
#> float('Infinity') -> inf
#> float('-iNf') -> -inf
#> float('NAN') -> nan
#> float('１２.５') -> 12.5
#> float('1__0') !! ValueError could not convert string to float: '1__0'
#> float('_1') !! ValueError could not convert string to float: '_1'
#> float('1e') !! ValueError could not convert string to float: '1e'
#> float('0x10') !! ValueError could not convert string to float: '0x10'
#> float('1 2') !! ValueError could not convert string to float: '1 2'
#> float('') !! ValueError could not convert string to float: ''
#> float('a' * 50) !! ValueError could not convert string to float: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
#> float('1\0') !! ValueError could not convert string to float: '1\x00'
#> float(b'1.5'), float(bytearray(b'2')), float(b'x') !! ValueError could not convert string to float: b'x'
#> float([]) !! TypeError float() argument must be a string or a real number, not 'list'
#> float(1j) !! TypeError float() argument must be a string or a real number, not 'complex'
#> float(10**400) !! OverflowError int too large to convert to float
#> float(10**308), float(2**1024 - 2**970 - 1) if 1 else 0 -> (1e+308, 1.7976931348623157e+308)
#> 1.0 // 0 !! ZeroDivisionError division by zero
#> 1.0 % 0 !! ZeroDivisionError division by zero
#> divmod(1.0, 0) !! ZeroDivisionError division by zero
#> 0.0 ** -1 !! ZeroDivisionError zero to a negative power
#> (-8.0) ** (1/3) -> (1.0000000000000002+1.7320508075688772j)
#> (-8) ** 0.5 -> (1.7319121124709868e-16+2.8284271247461903j)
#> (-0.0) ** 3 -> -0.0
#> 0.0 ** 0 -> 1.0
#> float('nan') ** 0 -> 1.0
#> 1 ** float('nan') -> 1.0
#> (-1) ** float('inf') -> 1.0
#> 2.0 ** -1074 -> 5e-324
#> -7.5 // 2 -> -4.0
#> -7.5 % 2 -> 0.5
#> 7.5 % -2 -> -0.5
#> divmod(-7.5, 2) -> (-4.0, 0.5)
#> -0.0 % 5 -> 0.0
#> 0.0 % -5 -> -0.0
#> 5 % float('inf') -> 5.0
#> -5 % float('inf') -> inf
#> -5 // float('inf') -> -1.0
#> 1e300 // 1e-300 -> inf
