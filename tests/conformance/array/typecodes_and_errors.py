# array: typecodes and errors.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
from array import array, typecodes
print(typecodes)
for c in "bBhHiIqQfd": a = array(c, [1, 2, 3]); print(c, a, a.itemsize, a.typecode, a[1], a.tolist(), len(a),
    array(c))
for c, v in [("b", 128), ("b", -129), ("B", 256), ("B", -1), ("h", 40000), ("H", -1), ("H", 65536), ("I", -1), ("q",
    2**63), ("Q", -1), ("Q", 2**64), ("b", 1.5), ("b", "a"), ("d", "a"), ("f", None), ("f", 1e300), ("d", 10**400)]:
    t(lambda: array(c, [v]))
t(lambda: array("x"))
t(lambda: array())
t(lambda: array(5))
t(lambda: array("ii"))
t(lambda: array("i", 5))
t(lambda: array("i", "ab"))
t(lambda: array("i", [1], 2))
t(lambda: array("i", b"abc"))
print(array("i", b"\1\0\0\0\2\0\0\0"), array("w", "héllo"), array("i", array("b", [1])), array("w", array("w", "x")))
t(lambda: array("i", array("w", "x")))
a = array("i", range(6))
print(a[1:4], a[::-2], a[-1], a[10:], a + array("i", [9]), a * 2, 0 * a, 3 in a, a.index(3), a.count(2),
      a.buffer_info()[1])
t(lambda: a[9])
t(lambda: a["x"])
t(lambda: a.index(99))
t(lambda: a + [1])
t(lambda: a + array("d"))
t(lambda: a * "x")
t(lambda: a.index(2, 3))
print(a.index(2, 1, 4), a.index(5, -1))
a[1:3] = array("i", [7, 8, 9])
print(a)
a[::2] = array("i", [0] * 4)
print(a)
del a[0]
del a[::2]
print(a)
a += array("i", [4])
a *= 2
print(a)
t(lambda: a.__setitem__(slice(0, 2), [1]))
t(lambda: a.__setitem__(slice(None, None, 2), array("i", [1])))
t(lambda: a.__setitem__(0, "x"))
t(lambda: a.__setitem__(99, 1))
t(lambda: a.__setitem__(slice(0, 1), array("d", [1.0])))
t(lambda: a.__iadd__([1]))
t(lambda: a.__delitem__(99))
a = array("i", [3, 1, 2])
a.append(5)
a.extend([6, 7])
a.insert(0, 9)
a.insert(-1, 8)
a.insert(99, 0)
print(a, a.pop(), a.pop(0), a.pop(-2))
a.remove(1)
a.reverse()
print(a)
t(lambda: a.remove(99))
t(lambda: a.pop(99))
t(lambda: array("i").pop())
t(lambda: a.append("x"))
t(lambda: a.extend([1, "x"]))
print(a)
t(lambda: a.extend(array("d", [1])))
t(lambda: a.extend(5))
a.clear()
print(a)
b = array("h", [1, 256, -1])
print(b.tobytes(), bytes(b), b.byteswap(), b)
c = array("h")
c.frombytes(b"\1\0\2\0")
print(c)
t(lambda: c.frombytes(b"abc"))
t(lambda: c.frombytes("ab"))
c.fromlist([5, 6])
print(c)
t(lambda: c.fromlist([1, "x"]))
t(lambda: c.fromlist((1,)))
print(c)
u = array("w", "abc")
u.fromunicode("dé")
print(u, u.tounicode(), u[1])
t(lambda: c.tounicode())
t(lambda: c.fromunicode("a"))
t(lambda: u.append("xy"))
t(lambda: u.fromunicode(5))
print(f"{array("i", [1, 2]) == array("d", [1.0, 2.0]) = }")
print(f"{array("i", [1]) < array("i", [1, 2]) = }")
print(f"{array("i", [2]) > array("b", [1, 5]) = }")
print(f"{array("i") == [] = }")
print(f"{array("i", [1]) != array("i", [1]) = }")
t(lambda: hash(a))
t(lambda: array("i") < [])
t(lambda: array("d", [float("nan")]) == array("d", [float("nan")]))
m = memoryview(array("i", [1, 2, 3]))
print(m.format, m.itemsize, m[1], m.tolist())
x = array("i", [1])
m = memoryview(x)
t(lambda: x.append(2))
t(lambda: x.pop())
m.release()
x.append(2)
print(x, list(reversed(x)), sum(x), [*map(str, x)])
import copy
y = copy.copy(x)
y.append(1)
print(x, y, copy.deepcopy(y))
class Sub(array): pass
s = Sub("i", [1])
s.q = 1
print(s, type(s[:]).__name__, type(s + s).__name__)

#> bBuwhHiIlLqQfd
#> b array('b', [1, 2, 3]) 1 b 2 [1, 2, 3] 3 array('b')
#> B array('B', [1, 2, 3]) 1 B 2 [1, 2, 3] 3 array('B')
#> h array('h', [1, 2, 3]) 2 h 2 [1, 2, 3] 3 array('h')
#> H array('H', [1, 2, 3]) 2 H 2 [1, 2, 3] 3 array('H')
#> i array('i', [1, 2, 3]) 4 i 2 [1, 2, 3] 3 array('i')
#> I array('I', [1, 2, 3]) 4 I 2 [1, 2, 3] 3 array('I')
#> q array('q', [1, 2, 3]) 8 q 2 [1, 2, 3] 3 array('q')
#> Q array('Q', [1, 2, 3]) 8 Q 2 [1, 2, 3] 3 array('Q')
#> f array('f', [1.0, 2.0, 3.0]) 4 f 2.0 [1.0, 2.0, 3.0] 3 array('f')
#> d array('d', [1.0, 2.0, 3.0]) 8 d 2.0 [1.0, 2.0, 3.0] 3 array('d')
#> OverflowError signed char is greater than maximum
#> OverflowError signed char is less than minimum
#> OverflowError unsigned byte integer is greater than maximum
#> OverflowError unsigned byte integer is less than minimum
#> OverflowError signed short integer is greater than maximum
#> OverflowError unsigned short is less than minimum
#> OverflowError unsigned short is greater than maximum
#> OverflowError can't convert negative value to unsigned int
#> OverflowError int too big to convert
#> OverflowError can't convert negative int to unsigned
#> OverflowError int too big to convert
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError must be real number, not str
#> TypeError must be real number, not NoneType
#> array('f', [inf])
#> OverflowError int too large to convert to float
#> ValueError bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)
#> TypeError array() takes at least 1 argument (0 given)
#> TypeError array() argument 1 must be a unicode character, not int
#> TypeError array() argument 1 must be a unicode character, not a string of length 2
#> TypeError 'int' object is not iterable
#> TypeError cannot use a str to initialize an array with typecode 'i'
#> TypeError array() takes at most 2 arguments (3 given)
#> ValueError bytes length not a multiple of item size
#> array('i', [1, 2]) array('w', 'héllo') array('i', [1]) array('w', 'x')
#> TypeError cannot use a unicode array to initialize an array with typecode 'i'
#> array('i', [1, 2, 3]) array('i', [5, 3, 1]) 5 array('i') array('i', [0, 1, 2, 3, 4, 5, 9]) array('i', [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5]) array('i') True 3 1 6
#> IndexError array index out of range
#> TypeError array indices must be integers
#> ValueError array.index(x): x not in array
#> TypeError can only append array (not "list") to array
#> TypeError bad argument type for built-in operation
#> TypeError can't multiply sequence by non-int of type 'str'
#> ValueError array.index(x): x not in array
#> 2 5
#> array('i', [0, 7, 8, 9, 3, 4, 5])
#> array('i', [0, 7, 0, 9, 0, 4, 0])
#> array('i', [0, 0, 0])
#> array('i', [0, 0, 0, 4, 0, 0, 0, 4])
#> TypeError can only assign array (not "list") to array slice
#> ValueError attempt to assign array of size 1 to extended slice of size 4
#> TypeError 'str' object cannot be interpreted as an integer
#> IndexError array assignment index out of range
#> TypeError bad argument type for built-in operation
#> TypeError can only extend array with array (not "list")
#> IndexError array assignment index out of range
#> array('i', [3, 1, 2, 5, 6, 7]) 0 9 8
#> array('i', [7, 6, 5, 2, 3])
#> ValueError array.remove(x): x not in array
#> IndexError pop index out of range
#> IndexError pop from empty array
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [7, 6, 5, 2, 3, 1])
#> TypeError can only extend with array of same kind
#> TypeError 'int' object is not iterable
#> array('i')
#> b'\x01\x00\x00\x01\xff\xff' b'\x01\x00\x00\x01\xff\xff' None array('h', [256, 1, -1])
#> array('h', [1, 2])
#> ValueError bytes length not a multiple of item size
#> TypeError a bytes-like object is required, not 'str'
#> array('h', [1, 2, 5, 6])
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError arg must be list
#> array('h', [1, 2, 5, 6])
#> array('w', 'abcdé') abcdé b
#> ValueError tounicode() may only be called on unicode type arrays ('u' or 'w')
#> ValueError fromunicode() may only be called on unicode type arrays ('u' or 'w')
#> TypeError array item must be a unicode character, not a string of length 2
#> TypeError fromunicode() argument must be str, not int
#> array("i", [1, 2]) == array("d", [1.0, 2.0]) = True
#> array("i", [1]) < array("i", [1, 2]) = True
#> array("i", [2]) > array("b", [1, 5]) = True
#> array("i") == [] = False
#> array("i", [1]) != array("i", [1]) = False
#> TypeError unhashable type: 'array.array'
#> TypeError '<' not supported between instances of 'array.array' and 'list'
#> False
#> i 4 2 [1, 2, 3]
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> array('i', [1, 2]) [2, 1] 3 ['1', '2']
#> array('i', [1, 2]) array('i', [1, 2, 1]) array('i', [1, 2, 1])
#> Sub('i', [1]) array array
