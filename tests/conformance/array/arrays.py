# option: --allow-import array,copy
# array.array: type codes, items, slices, operators, methods, errors.
from array import array, typecodes, ArrayType


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


print(typecodes, ArrayType is array, array)
for code, items in [("b", [-128, 127]), ("B", [0, 255]), ("h", [-32768, 32767]), ("H", [65535]), ("i", [-2 ** 31,
    2 ** 31 - 1]), ("I", [2 ** 32 - 1]), ("q", [-2 ** 63]), ("Q", [2 ** 64 - 1]), ("f", [0.5, 3]), ("d", [0.1,
        1e300])]:
    a = array(code, items)
    print(a, a.typecode, a.itemsize, len(a), a.tobytes().hex(), a.tolist() == items)
print(array("i"), array("w"), array("w", "h\xe9\U0001f600"), array("w", "ab").tounicode(), array("w", ["x", "y"]))
for code, item in [("b", 128), ("b", -129), ("B", 256), ("B", -1), ("B", 40000), ("h", 40000), ("H", -1), ("H",
    70000), ("i", 2 ** 70), ("I", -1), ("q", 2 ** 63), ("Q", -1), ("Q", 2 ** 64), ("i", 1.5), ("i", "x"), ("f",
        "x"), ("d", None), ("w", 5), ("w", "ab"), ("w", b"a"), ("Q", 1.5), ("I", "x")]:
    attempt(f"{code} {item!r}", lambda: array(code, [item]))
for arguments in [(), ("x",), ("ii",), (5,), ("i", "abc"), ("i", 5), ("i", [1], 2), ("w", b"abc"), ("i",
    b"abc"), ("i", array("w", "a")), ("w", array("i", [1])), ("d", array("i", [1, 2])), ("i",
        b"\1\0\0\0"), ("i", (1, 2)), ("i", range(3)), ("w", array("w", "z")), ("b", bytearray(b"\1\2"))]:
    attempt(f"array{arguments!r}", lambda: array(*arguments))

a = array("i", range(10))
print(a[0], a[-1], a[2:5], a[::3], a[::-1], a[5:2], a[::-4])
attempt("range", lambda: a[10])
attempt("key", lambda: a["x"])
attempt("set range", lambda: a.__setitem__(10, 1))
a[0] = 100
a[-1] = -5
a[2:4] = array("i", [7, 8, 9])
a[::2] = array("i", [0] * 6)
del a[1], a[-2:]
del a[::3]
print(a)
attempt("slice of list", lambda: a.__setitem__(slice(0, 1), [1]))
attempt("slice of other", lambda: a.__setitem__(slice(0, 1), array("d", [1])))
attempt("slice size", lambda: a.__setitem__(slice(None, None, 2), array("i", [1])))
a[1:1] = a
print(a, a + a[:1], a * 2, 2 * a, a * 0, len(a * -1))
attempt("add list", lambda: a + [1])
attempt("add other", lambda: a + array("d"))
attempt("mul", lambda: a * 1.5)
b = a
b += array("i", [1])
b *= 2
print(a is b, len(a), 1 in a, 77 in a, a.count(1), a.index(1))
attempt("iadd list", lambda: b.__iadd__([1]))
attempt("iadd other", lambda: b.__iadd__(array("d")))
attempt("index missing", lambda: a.index(77))
attempt("index bounds", lambda: a.index(1, 5, 100))
attempt("remove missing", lambda: a.remove(77))

a = array("h", [3, 1, 2])
a.append(4)
a.extend([5, 6])
a.extend(array("h", [7]))
a.insert(0, 9)
a.insert(100, 10)
a.insert(-1, 11)
print(a, a.pop(), a.pop(0), a.pop(-2), a)
a.remove(1)
a.reverse()
print(a, sorted(a), sum(a), max(a), list(reversed(a)), [x for x in a])
a.byteswap()
print(a)
a.byteswap()
a.frombytes(b"\x01\x00\x02\x00")
a.fromlist([8, 9])
print(a, a.tobytes(), a.tolist(), bytes(a)[:4], a.buffer_info()[1])
attempt("frombytes", lambda: a.frombytes(b"\x01"))
attempt("frombytes str", lambda: a.frombytes("ab"))
attempt("fromlist", lambda: a.fromlist((1,)))
attempt("fromlist bad", lambda: a.fromlist([1, 2, "x"]))
attempt("fromunicode", lambda: a.fromunicode("x"))
attempt("tounicode", lambda: a.tounicode())
attempt("extend bad", lambda: a.extend([1, "x"]))
attempt("extend other", lambda: a.extend(array("d")))
attempt("extend int", lambda: a.extend(5))
attempt("append", lambda: a.append(10 ** 6))
attempt("pop", lambda: a.pop(99))
attempt("pop empty", lambda: array("i").pop())
print(a)
a.clear()
print(a, bool(a))

print(f"{array("i", [1, 2]) == array("i", [1, 2]) = }")
print(f"{array("i", [1, 2]) == array("d", [1.0, 2.0]) = }")
print(f"{array("i", [1]) < array("i", [2]) = }")
print(f"{array("i", [1, 2]) > array("i", [1]) = }")
print(f"{array("i") == [] = }")
print(f"{array("i", [1]) != array("i", [2]) = }")
print(f"{array("w", "a") < array("w", "b") = }")
attempt("order", lambda: array("i") < [])
attempt("hash", lambda: hash(array("i")))

a = array("i", [1, 2, 3, 4])
m = memoryview(a)
print(m.format, m.itemsize, m.shape, m.nbytes, m.tolist(), m[1:3].tolist(), m.obj is a, m == a, a == m)
m[0] = 50
attempt("view append", lambda: a.append(1))
attempt("view frombytes", lambda: a.frombytes(b"\0\0\0\0"))
a[1] = 60
a.reverse()
m.release()
a.append(1)
print(a, bytes(memoryview(a))[:8], b"".join([a[:1]]))
attempt("view w", lambda: memoryview(array("w", "ab")).tolist())
attempt("view w shape", lambda: (memoryview(array("w", "ab")).format, memoryview(array("w", "ab")).shape))

import copy


class Sub(array):
    def total(self):
        return sum(self)


s = Sub("d", [1, 2.5])
s.note = 1
print(s, s.total(), type(s[:1]).__name__, type(s + s).__name__, s.note,
      s.__reduce_ex__(2)[1] if False else s.tolist())
w = array("w", "abc")
w[1] = "X"
w.fromunicode("de")
print(w, "X" in w, w.index("d"), list(w), w + array("w", "!"), w.itemsize)
f = array("f", [1e40, 0.1])
print(f)
it = iter(array("i", [1, 2]))
print(type(it).__name__, next(it), list(it))

#> bBuwhHiIlLqQfd True <class 'array.array'>
#> array('b', [-128, 127]) b 1 2 807f True
#> array('B', [0, 255]) B 1 2 00ff True
#> array('h', [-32768, 32767]) h 2 2 0080ff7f True
#> array('H', [65535]) H 2 1 ffff True
#> array('i', [-2147483648, 2147483647]) i 4 2 00000080ffffff7f True
#> array('I', [4294967295]) I 4 1 ffffffff True
#> array('q', [-9223372036854775808]) q 8 1 0000000000000080 True
#> array('Q', [18446744073709551615]) Q 8 1 ffffffffffffffff True
#> array('f', [0.5, 3.0]) f 4 2 0000003f00004040 True
#> array('d', [0.1, 1e+300]) d 8 2 9a9999999999b93f9c7500883ce4377e True
#> array('i') array('w') array('w', 'hé😀') ab array('w', 'xy')
#> b 128 OverflowError signed char is greater than maximum
#> b -129 OverflowError signed char is less than minimum
#> B 256 OverflowError unsigned byte integer is greater than maximum
#> B -1 OverflowError unsigned byte integer is less than minimum
#> B 40000 OverflowError unsigned byte integer is greater than maximum
#> h 40000 OverflowError signed short integer is greater than maximum
#> H -1 OverflowError unsigned short is less than minimum
#> H 70000 OverflowError unsigned short is greater than maximum
#> i 1180591620717411303424 OverflowError Python int too large to convert to C long
#> I -1 OverflowError can't convert negative value to unsigned int
#> q 9223372036854775808 OverflowError int too big to convert
#> Q -1 OverflowError can't convert negative int to unsigned
#> Q 18446744073709551616 OverflowError int too big to convert
#> i 1.5 TypeError 'float' object cannot be interpreted as an integer
#> i 'x' TypeError 'str' object cannot be interpreted as an integer
#> f 'x' TypeError must be real number, not str
#> d None TypeError must be real number, not NoneType
#> w 5 TypeError array item must be a unicode character, not int
#> w 'ab' TypeError array item must be a unicode character, not a string of length 2
#> w b'a' TypeError array item must be a unicode character, not bytes
#> Q 1.5 TypeError 'float' object cannot be interpreted as an integer
#> I 'x' TypeError 'str' object cannot be interpreted as an integer
#> array() TypeError array() takes at least 1 argument (0 given)
#> array('x',) ValueError bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)
#> array('ii',) TypeError array() argument 1 must be a unicode character, not a string of length 2
#> array(5,) TypeError array() argument 1 must be a unicode character, not int
#> array('i', 'abc') TypeError cannot use a str to initialize an array with typecode 'i'
#> array('i', 5) TypeError 'int' object is not iterable
#> array('i', [1], 2) TypeError array() takes at most 2 arguments (3 given)
#> array('w', b'abc') ValueError bytes length not a multiple of item size
#> array('i', b'abc') ValueError bytes length not a multiple of item size
#> array('i', array('w', 'a')) TypeError cannot use a unicode array to initialize an array with typecode 'i'
#> array('w', array('i', [1])) TypeError array item must be a unicode character, not int
#> array('d', array('i', [1, 2])) array('d', [1.0, 2.0])
#> array('i', b'\x01\x00\x00\x00') array('i', [1])
#> array('i', (1, 2)) array('i', [1, 2])
#> array('i', range(0, 3)) array('i', [0, 1, 2])
#> array('w', array('w', 'z')) array('w', 'z')
#> array('b', bytearray(b'\x01\x02')) array('b', [1, 2])
#> 0 9 array('i', [2, 3, 4]) array('i', [0, 3, 6, 9]) array('i', [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]) array('i') array('i', [9, 5, 1])
#> range IndexError array index out of range
#> key TypeError array indices must be integers
#> set range IndexError array assignment index out of range
#> array('i', [0, 8, 4, 0, 0])
#> slice of list TypeError can only assign array (not "list") to array slice
#> slice of other TypeError bad argument type for built-in operation
#> slice size ValueError attempt to assign array of size 1 to extended slice of size 3
#> array('i', [0, 0, 8, 4, 0, 0, 8, 4, 0, 0]) array('i', [0, 0, 8, 4, 0, 0, 8, 4, 0, 0, 0]) array('i', [0, 0, 8, 4, 0, 0, 8, 4, 0, 0, 0, 0, 8, 4, 0, 0, 8, 4, 0, 0]) array('i', [0, 0, 8, 4, 0, 0, 8, 4, 0, 0, 0, 0, 8, 4, 0, 0, 8, 4, 0, 0]) array('i') 0
#> add list TypeError can only append array (not "list") to array
#> add other TypeError bad argument type for built-in operation
#> mul TypeError can't multiply sequence by non-int of type 'float'
#> True 22 True False 2 10
#> iadd list TypeError can only extend array with array (not "list")
#> iadd other TypeError can only extend with array of same kind
#> index missing ValueError array.index(x): x not in array
#> index bounds 10
#> remove missing ValueError array.remove(x): x not in array
#> array('h', [3, 1, 2, 4, 5, 6, 11]) 10 9 7 array('h', [3, 1, 2, 4, 5, 6, 11])
#> array('h', [11, 6, 5, 4, 2, 3]) [2, 3, 4, 5, 6, 11] 31 11 [3, 2, 4, 5, 6, 11] [11, 6, 5, 4, 2, 3]
#> array('h', [2816, 1536, 1280, 1024, 512, 768])
#> array('h', [11, 6, 5, 4, 2, 3, 1, 2, 8, 9]) b'\x0b\x00\x06\x00\x05\x00\x04\x00\x02\x00\x03\x00\x01\x00\x02\x00\x08\x00\t\x00' [11, 6, 5, 4, 2, 3, 1, 2, 8, 9] b'\x0b\x00\x06\x00' 10
#> frombytes ValueError bytes length not a multiple of item size
#> frombytes str TypeError a bytes-like object is required, not 'str'
#> fromlist TypeError arg must be list
#> fromlist bad TypeError 'str' object cannot be interpreted as an integer
#> fromunicode ValueError fromunicode() may only be called on unicode type arrays ('u' or 'w')
#> tounicode ValueError tounicode() may only be called on unicode type arrays ('u' or 'w')
#> extend bad TypeError 'str' object cannot be interpreted as an integer
#> extend other TypeError can only extend with array of same kind
#> extend int TypeError 'int' object is not iterable
#> append OverflowError signed short integer is greater than maximum
#> pop IndexError pop index out of range
#> pop empty IndexError pop from empty array
#> array('h', [11, 6, 5, 4, 2, 3, 1, 2, 8, 9, 1])
#> array('h') False
#> array("i", [1, 2]) == array("i", [1, 2]) = True
#> array("i", [1, 2]) == array("d", [1.0, 2.0]) = True
#> array("i", [1]) < array("i", [2]) = True
#> array("i", [1, 2]) > array("i", [1]) = True
#> array("i") == [] = False
#> array("i", [1]) != array("i", [2]) = True
#> array("w", "a") < array("w", "b") = True
#> order TypeError '<' not supported between instances of 'array.array' and 'list'
#> hash TypeError unhashable type: 'array.array'
#> i 4 (4,) 16 [1, 2, 3, 4] [2, 3] True True True
#> view append BufferError cannot resize an array that is exporting buffers
#> view frombytes BufferError cannot resize an array that is exporting buffers
#> array('i', [4, 3, 60, 50, 1]) b'\x04\x00\x00\x00\x03\x00\x00\x00' b'\x04\x00\x00\x00'
#> view w NotImplementedError memoryview: format w not supported
#> view w shape ('w', (2,))
#> Sub('d', [1.0, 2.5]) 3.5 array array 1 [1.0, 2.5]
#> array('w', 'aXcde') True 3 ['a', 'X', 'c', 'd', 'e'] array('w', 'aXcde!') 4
#> array('f', [inf, 0.10000000149011612])
#> arrayiterator 1 [2]
