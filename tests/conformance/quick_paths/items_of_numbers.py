# Items of bytes, bytearrays and arrays, and items counted from the end.
# option: --policy standard
from array import array


def attempt(function, *arguments):
    try:
        return function(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def get(sequence, index):
    return sequence[index]


def put(sequence, index, value):
    sequence[index] = value
    return sequence


SEQUENCES = [
    b"", b"\x00\x7f\xff", bytearray(b"abc"), array("b", [-128, 0, 127]), array("B", [0, 255]),
    array("h", [-2**15, 2**15 - 1]), array("H", [0, 2**16 - 1]), array("i", [-2**31, 2**31 - 1]),
    array("I", [0, 2**32 - 1]), array("l", [-2**31, 2**31 - 1]), array("L", [0, 2**32 - 1]),
    array("q", [-2**49 - 1, -2**49, 2**49 - 1, 2**49]), array("Q", [0, 2**63]),
    array("f", [1.5, -0.0, float("inf")]), array("d", [1e308, -1e-308, float("nan")]),
    array("w", "aé\U0001f600"), [1, 2, 3], (1, 2, 3), "a\xe9b", "a\u0394",
]
for sequence in SEQUENCES:
    length = len(sequence)
    print(type(sequence).__name__, [attempt(get, sequence, i) for i in range(-length - 1, length + 1)])
    print(attempt(get, sequence, True), attempt(get, sequence, 1.0), attempt(get, sequence, 2**70),
          attempt(get, sequence, -2**70), attempt(get, sequence, "1"), attempt(get, sequence, None))
print(b"abc"[-1], b"abc"[-3], attempt(lambda: b"abc"[-4]), attempt(lambda: b"abc"[3]))
print([1, 2][-1], (1, 2)[-2], attempt(lambda: [1, 2][-3]), attempt(lambda: (1, 2)[-3]))

VALUES = [0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, 65535, 65536, 2**31 - 1, 2**31,
          2**32 - 1, 2**32, 2**49, 2**63 - 1, 2**63, 2**64, True, 1.5, -0.0, 1e300, float("nan"), "x", None]
# The texts of the errors depend on the size of a C long.
for code in "bBhHiIqQfdw":
    start = "ab" if code == "w" else [0, 0]
    print(code, [str(attempt(put, array(code, start), -1, value)).split(":")[0] for value in VALUES])
print([attempt(put, bytearray(2), 1, value) for value in VALUES])
for sequence in (bytearray(2), array("d", [0.0, 0.0]), [0, 0]):
    print([attempt(put, sequence, index, 1) for index in (-3, -2, -1, 0, 1, 2, 2**70, 1.0, "x")])
print(attempt(put, b"ab", 0, 1), attempt(put, (1, 2), -1, 1), attempt(put, "ab", 0, "x"))


# Subclasses and indices with methods of their own.
class Backwards(list):
    def __getitem__(self, index):
        return super().__getitem__(-1 - index)

    def __setitem__(self, index, value):
        super().__setitem__(-1 - index, value)


class Numbers(array):
    def __getitem__(self, index):
        return ("own", index)


class Index:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        print("index", self.number)
        return self.number


class Int(int):
    def __index__(self):
        raise RuntimeError


backwards = Backwards([1, 2, 3])
put(backwards, -1, 9)
print(backwards, get(backwards, 0), get(backwards, -1))
print(get(Numbers("i", [1, 2]), -1), get(bytearray(b"ab"), Index(-1)), get(b"ab", Int(1)), get([1, 2], Int(-1)))
print(put(bytearray(b"ab"), Index(-1), Index(65)), put(array("i", [1, 2]), Int(-1), Int(7)))


# A value that changes the sequence while it is converted.
class Shrinking:
    def __init__(self, store):
        self.store = store

    def __index__(self):
        del self.store[:]
        return 1

    __float__ = __index__


store = bytearray(b"ab")
print(attempt(put, store, -1, Shrinking(store)), store)

# Bytes in front of the sequence that are not in use, and sequences that a view holds.
store = bytearray(b"abcdef")
del store[:2]
view = memoryview(store)
print(store[-4], store[0], put(store, -1, 33), view.tolist())
numbers = array("i", [1, 2, 3])
view = memoryview(numbers)
print(put(numbers, -1, 7), view.tolist(), attempt(numbers.append, 1))
total = 0
for i in range(-3, 3):
    total += numbers[i]
print(total)

#> bytes ['IndexError: index out of range', 'IndexError: index out of range']
#> IndexError: index out of range TypeError: byte indices must be integers or slices, not float IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: byte indices must be integers or slices, not str TypeError: byte indices must be integers or slices, not NoneType
#> bytes ['IndexError: index out of range', 0, 127, 255, 0, 127, 255, 'IndexError: index out of range']
#> 127 TypeError: byte indices must be integers or slices, not float IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: byte indices must be integers or slices, not str TypeError: byte indices must be integers or slices, not NoneType
#> bytearray ['IndexError: bytearray index out of range', 97, 98, 99, 97, 98, 99, 'IndexError: bytearray index out of range']
#> 98 TypeError: bytearray indices must be integers or slices, not float IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: bytearray indices must be integers or slices, not str TypeError: bytearray indices must be integers or slices, not NoneType
#> array ['IndexError: array index out of range', -128, 0, 127, -128, 0, 127, 'IndexError: array index out of range']
#> 0 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 0, 255, 0, 255, 'IndexError: array index out of range']
#> 255 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', -32768, 32767, -32768, 32767, 'IndexError: array index out of range']
#> 32767 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 0, 65535, 0, 65535, 'IndexError: array index out of range']
#> 65535 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', -2147483648, 2147483647, -2147483648, 2147483647, 'IndexError: array index out of range']
#> 2147483647 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 0, 4294967295, 0, 4294967295, 'IndexError: array index out of range']
#> 4294967295 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', -2147483648, 2147483647, -2147483648, 2147483647, 'IndexError: array index out of range']
#> 2147483647 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 0, 4294967295, 0, 4294967295, 'IndexError: array index out of range']
#> 4294967295 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', -562949953421313, -562949953421312, 562949953421311, 562949953421312, -562949953421313, -562949953421312, 562949953421311, 562949953421312, 'IndexError: array index out of range']
#> -562949953421312 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 0, 9223372036854775808, 0, 9223372036854775808, 'IndexError: array index out of range']
#> 9223372036854775808 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 1.5, -0.0, inf, 1.5, -0.0, inf, 'IndexError: array index out of range']
#> -0.0 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 1e+308, -1e-308, nan, 1e+308, -1e-308, nan, 'IndexError: array index out of range']
#> -1e-308 TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> array ['IndexError: array index out of range', 'a', 'é', '😀', 'a', 'é', '😀', 'IndexError: array index out of range']
#> é TypeError: array indices must be integers IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: array indices must be integers TypeError: array indices must be integers
#> list ['IndexError: list index out of range', 1, 2, 3, 1, 2, 3, 'IndexError: list index out of range']
#> 2 TypeError: list indices must be integers or slices, not float IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: list indices must be integers or slices, not str TypeError: list indices must be integers or slices, not NoneType
#> tuple ['IndexError: tuple index out of range', 1, 2, 3, 1, 2, 3, 'IndexError: tuple index out of range']
#> 2 TypeError: tuple indices must be integers or slices, not float IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: tuple indices must be integers or slices, not str TypeError: tuple indices must be integers or slices, not NoneType
#> str ['IndexError: string index out of range', 'a', 'é', 'b', 'a', 'é', 'b', 'IndexError: string index out of range']
#> é TypeError: string indices must be integers, not 'float' IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: string indices must be integers, not 'str' TypeError: string indices must be integers, not 'NoneType'
#> str ['IndexError: string index out of range', 'a', 'Δ', 'a', 'Δ', 'IndexError: string index out of range']
#> Δ TypeError: string indices must be integers, not 'float' IndexError: cannot fit 'int' into an index-sized integer IndexError: cannot fit 'int' into an index-sized integer TypeError: string indices must be integers, not 'str' TypeError: string indices must be integers, not 'NoneType'
#> 99 97 IndexError: index out of range IndexError: index out of range
#> 2 1 IndexError: list index out of range IndexError: tuple index out of range
#> b ["array('b', [0, 0])", "array('b', [0, 1])", "array('b', [0, -1])", "array('b', [0, 127])", 'OverflowError', "array('b', [0, -128])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('b', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> B ["array('B', [0, 0])", "array('B', [0, 1])", 'OverflowError', "array('B', [0, 127])", "array('B', [0, 128])", 'OverflowError', 'OverflowError', "array('B', [0, 255])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('B', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> h ["array('h', [0, 0])", "array('h', [0, 1])", "array('h', [0, -1])", "array('h', [0, 127])", "array('h', [0, 128])", "array('h', [0, -128])", "array('h', [0, -129])", "array('h', [0, 255])", "array('h', [0, 256])", "array('h', [0, 32767])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('h', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> H ["array('H', [0, 0])", "array('H', [0, 1])", 'OverflowError', "array('H', [0, 127])", "array('H', [0, 128])", 'OverflowError', 'OverflowError', "array('H', [0, 255])", "array('H', [0, 256])", "array('H', [0, 32767])", "array('H', [0, 32768])", "array('H', [0, 65535])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('H', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> i ["array('i', [0, 0])", "array('i', [0, 1])", "array('i', [0, -1])", "array('i', [0, 127])", "array('i', [0, 128])", "array('i', [0, -128])", "array('i', [0, -129])", "array('i', [0, 255])", "array('i', [0, 256])", "array('i', [0, 32767])", "array('i', [0, 32768])", "array('i', [0, 65535])", "array('i', [0, 65536])", "array('i', [0, 2147483647])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('i', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> I ["array('I', [0, 0])", "array('I', [0, 1])", 'OverflowError', "array('I', [0, 127])", "array('I', [0, 128])", 'OverflowError', 'OverflowError', "array('I', [0, 255])", "array('I', [0, 256])", "array('I', [0, 32767])", "array('I', [0, 32768])", "array('I', [0, 65535])", "array('I', [0, 65536])", "array('I', [0, 2147483647])", "array('I', [0, 2147483648])", "array('I', [0, 4294967295])", 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', 'OverflowError', "array('I', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> q ["array('q', [0, 0])", "array('q', [0, 1])", "array('q', [0, -1])", "array('q', [0, 127])", "array('q', [0, 128])", "array('q', [0, -128])", "array('q', [0, -129])", "array('q', [0, 255])", "array('q', [0, 256])", "array('q', [0, 32767])", "array('q', [0, 32768])", "array('q', [0, 65535])", "array('q', [0, 65536])", "array('q', [0, 2147483647])", "array('q', [0, 2147483648])", "array('q', [0, 4294967295])", "array('q', [0, 4294967296])", "array('q', [0, 562949953421312])", "array('q', [0, 9223372036854775807])", 'OverflowError', 'OverflowError', "array('q', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> Q ["array('Q', [0, 0])", "array('Q', [0, 1])", 'OverflowError', "array('Q', [0, 127])", "array('Q', [0, 128])", 'OverflowError', 'OverflowError', "array('Q', [0, 255])", "array('Q', [0, 256])", "array('Q', [0, 32767])", "array('Q', [0, 32768])", "array('Q', [0, 65535])", "array('Q', [0, 65536])", "array('Q', [0, 2147483647])", "array('Q', [0, 2147483648])", "array('Q', [0, 4294967295])", "array('Q', [0, 4294967296])", "array('Q', [0, 562949953421312])", "array('Q', [0, 9223372036854775807])", "array('Q', [0, 9223372036854775808])", 'OverflowError', "array('Q', [0, 1])", 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError']
#> f ["array('f', [0.0, 0.0])", "array('f', [0.0, 1.0])", "array('f', [0.0, -1.0])", "array('f', [0.0, 127.0])", "array('f', [0.0, 128.0])", "array('f', [0.0, -128.0])", "array('f', [0.0, -129.0])", "array('f', [0.0, 255.0])", "array('f', [0.0, 256.0])", "array('f', [0.0, 32767.0])", "array('f', [0.0, 32768.0])", "array('f', [0.0, 65535.0])", "array('f', [0.0, 65536.0])", "array('f', [0.0, 2147483648.0])", "array('f', [0.0, 2147483648.0])", "array('f', [0.0, 4294967296.0])", "array('f', [0.0, 4294967296.0])", "array('f', [0.0, 562949953421312.0])", "array('f', [0.0, 9.223372036854776e+18])", "array('f', [0.0, 9.223372036854776e+18])", "array('f', [0.0, 1.8446744073709552e+19])", "array('f', [0.0, 1.0])", "array('f', [0.0, 1.5])", "array('f', [0.0, -0.0])", "array('f', [0.0, inf])", "array('f', [0.0, nan])", 'TypeError', 'TypeError']
#> d ["array('d', [0.0, 0.0])", "array('d', [0.0, 1.0])", "array('d', [0.0, -1.0])", "array('d', [0.0, 127.0])", "array('d', [0.0, 128.0])", "array('d', [0.0, -128.0])", "array('d', [0.0, -129.0])", "array('d', [0.0, 255.0])", "array('d', [0.0, 256.0])", "array('d', [0.0, 32767.0])", "array('d', [0.0, 32768.0])", "array('d', [0.0, 65535.0])", "array('d', [0.0, 65536.0])", "array('d', [0.0, 2147483647.0])", "array('d', [0.0, 2147483648.0])", "array('d', [0.0, 4294967295.0])", "array('d', [0.0, 4294967296.0])", "array('d', [0.0, 562949953421312.0])", "array('d', [0.0, 9.223372036854776e+18])", "array('d', [0.0, 9.223372036854776e+18])", "array('d', [0.0, 1.8446744073709552e+19])", "array('d', [0.0, 1.0])", "array('d', [0.0, 1.5])", "array('d', [0.0, -0.0])", "array('d', [0.0, 1e+300])", "array('d', [0.0, nan])", 'TypeError', 'TypeError']
#> w ['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError', "array('w', 'ax')", 'TypeError']
#> [bytearray(b'\x00\x00'), bytearray(b'\x00\x01'), 'ValueError: byte must be in range(0, 256)', bytearray(b'\x00\x7f'), bytearray(b'\x00\x80'), 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', bytearray(b'\x00\xff'), 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', 'ValueError: byte must be in range(0, 256)', bytearray(b'\x00\x01'), "TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer", "TypeError: 'str' object cannot be interpreted as an integer", "TypeError: 'NoneType' object cannot be interpreted as an integer"]
#> ['IndexError: bytearray index out of range', bytearray(b'\x01\x01'), bytearray(b'\x01\x01'), bytearray(b'\x01\x01'), bytearray(b'\x01\x01'), 'IndexError: bytearray index out of range', "IndexError: cannot fit 'int' into an index-sized integer", 'TypeError: bytearray indices must be integers or slices, not float', 'TypeError: bytearray indices must be integers or slices, not str']
#> ['IndexError: array assignment index out of range', array('d', [1.0, 1.0]), array('d', [1.0, 1.0]), array('d', [1.0, 1.0]), array('d', [1.0, 1.0]), 'IndexError: array assignment index out of range', "IndexError: cannot fit 'int' into an index-sized integer", 'TypeError: array indices must be integers', 'TypeError: array indices must be integers']
#> ['IndexError: list assignment index out of range', [1, 1], [1, 1], [1, 1], [1, 1], 'IndexError: list assignment index out of range', "IndexError: cannot fit 'int' into an index-sized integer", 'TypeError: list indices must be integers or slices, not float', 'TypeError: list indices must be integers or slices, not str']
#> TypeError: 'bytes' object does not support item assignment TypeError: 'tuple' object does not support item assignment TypeError: 'str' object does not support item assignment
#> [9, 2, 3] 3 9
#> index -1
#> ('own', -1) 98 98 2
#> index -1
#> index 65
#> bytearray(b'aA') array('i', [1, 7])
#> IndexError: bytearray index out of range bytearray(b'')
#> 99 99 bytearray(b'cde!') [99, 100, 101, 33]
#> array('i', [1, 2, 7]) [1, 2, 7] BufferError: cannot resize an array that is exporting buffers
#> 20
