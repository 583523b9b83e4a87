# How copying and pickling reduce arrays: from protocol 3 on to their bytes.
# option: --policy standard
from array import array
import array as module

for code, items in (("b", [-1, 2]), ("B", [1, 255]), ("h", [-2]), ("H", [3]), ("i", [-4]), ("I", [5]),
                    ("q", [-6]), ("Q", [7]), ("f", [0.5]), ("d", [1.5]), ("w", "ab\u1234")):
    whole = array(code, items)
    print(whole.__reduce_ex__(2))
    maker, arguments, state = whole.__reduce_ex__(4)
    print(maker is module._array_reconstructor, arguments[1:], state, maker(*arguments) == whole)
try:
    array("b").__reduce_ex__("4")
except TypeError as error:
    print(error)

#> (<class 'array.array'>, ('b', [-1, 2]), None)
#> True ('b', 1, b'\xff\x02') None True
#> (<class 'array.array'>, ('B', [1, 255]), None)
#> True ('B', 0, b'\x01\xff') None True
#> (<class 'array.array'>, ('h', [-2]), None)
#> True ('h', 4, b'\xfe\xff') None True
#> (<class 'array.array'>, ('H', [3]), None)
#> True ('H', 2, b'\x03\x00') None True
#> (<class 'array.array'>, ('i', [-4]), None)
#> True ('i', 8, b'\xfc\xff\xff\xff') None True
#> (<class 'array.array'>, ('I', [5]), None)
#> True ('I', 6, b'\x05\x00\x00\x00') None True
#> (<class 'array.array'>, ('q', [-6]), None)
#> True ('q', 12, b'\xfa\xff\xff\xff\xff\xff\xff\xff') None True
#> (<class 'array.array'>, ('Q', [7]), None)
#> True ('Q', 10, b'\x07\x00\x00\x00\x00\x00\x00\x00') None True
#> (<class 'array.array'>, ('f', [0.5]), None)
#> True ('f', 14, b'\x00\x00\x00?') None True
#> (<class 'array.array'>, ('d', [1.5]), None)
#> True ('d', 16, b'\x00\x00\x00\x00\x00\x00\xf8?') None True
#> (<class 'array.array'>, ('w', ['a', 'b', 'ሴ']), None)
#> True ('w', 20, b'a\x00\x00\x00b\x00\x00\x004\x12\x00\x00') None True
#> __reduce_ex__ argument should be an integer
