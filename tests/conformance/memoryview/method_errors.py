# memoryview: method errors.
# option: --policy standard
b = bytearray(b'abcdef')
m = memoryview(b)


for line in r"""
m.format
m.itemsize
m.ndim
m.shape
m.strides
m.suboffsets
m.nbytes
m.readonly
m.c_contiguous
m.f_contiguous
m.contiguous
m.obj is b
len(m)
m[0], m[-1], m[1:3].tobytes(), m[::2].tolist(), m[::-1].tobytes(), m[::2].strides, m[::2].contiguous, m[...] is m
m[10]
m['a']
m[1.0]
m[0, 0]
m[0:1, 0:1]
m.__setitem__(0, 65), b, m.__setitem__(slice(1, 3), b'ZZ'), b
m.__setitem__(0, 256)
m.__setitem__(0, 'a')
m.__setitem__(0, b'a')
m.__setitem__(slice(0, 2), b'x')
m.__setitem__(slice(0, 2), 'xy')
m.__setitem__(slice(0, 2), memoryview(b'abcd').cast('H'))
m.__delitem__(0)
memoryview(b'ab').__setitem__(0, 1)
memoryview('a')
memoryview(5)
memoryview()
memoryview(b'a', b'b')
m == b
m == bytes(b)
m[:2] == b[:2]
m == 'x'
m != m[1:]
memoryview(b'ab') == bytearray(b'ab')
memoryview(b'a\0').cast('H') == memoryview(b'a\0').cast('H')
m < m
hash(m)
hash(memoryview(b'ab')) == hash(b'ab')
m.cast('H').tolist()
m.cast('B', [2, 3]).tolist()
m.cast('b').format
m.cast('c')[0]
m.cast('c').tolist()[:2]
m.cast('B', (3, 2)).shape
m.cast('B', (3, 2))[2, 1]
m.cast('Q')
m.cast('x')
m.cast('HH')
m.cast(5)
m.cast('B', [4, 2])
m.cast('B', 5)
m.cast('B', [-1, 6])
m[::2].cast('H')
m.cast('H').cast('b', [2, 3]).tolist()
m.cast('H').cast('I')
m.cast('B', [2, 3])[0]
m.hex()
m.hex(':')
m.hex(':', 2)
m.tobytes('C')
m.tobytes(order='F')
m.toreadonly().readonly
bytes(m)
bytearray(m[1:2])
list(m)[:2]
97 in m
b'a' in m
m.tobytes('X')
m.count(90), m.index(90), m.index(90, 2), list(reversed(m))[0]
m.index(300)
m.index('q')
b.append(1)
b.clear()
b.pop()
m[0:2].release(), m.__enter__() is m
(x := memoryview(b'ab'), x.release(), x.release())[1:]
x[0]
len(x)
x.tobytes()
x.format
repr(x).startswith('<released memory at'), x == x, x == b''
x.__enter__()
memoryview(x)
m + m
m * 2
type('M', (memoryview,), {})
setattr(m, 'format', 'b')
b''.join([m, b'-', m[:1]]), bytes().join((m,)), b'%s' % m, int.from_bytes(m[:2]), m[:3].tolist() + [1], sum(m[:1])
""".strip().splitlines():
    try:
        print(line, "->", repr(eval(line)))
    except Exception as error:
        print(line, "!!", type(error).__name__, error)

#> m.format -> 'B'
#> m.itemsize -> 1
#> m.ndim -> 1
#> m.shape -> (6,)
#> m.strides -> (1,)
#> m.suboffsets -> ()
#> m.nbytes -> 6
#> m.readonly -> False
#> m.c_contiguous -> True
#> m.f_contiguous -> True
#> m.contiguous -> True
#> m.obj is b -> True
#> len(m) -> 6
#> m[0], m[-1], m[1:3].tobytes(), m[::2].tolist(), m[::-1].tobytes(), m[::2].strides, m[::2].contiguous, m[...] is m !! TypeError memoryview: invalid slice key
#> m[10] !! IndexError index out of bounds on dimension 1
#> m['a'] !! TypeError memoryview: invalid slice key
#> m[1.0] !! TypeError memoryview: invalid slice key
#> m[0, 0] !! TypeError cannot index 1-dimension view with 2-element tuple
#> m[0:1, 0:1] !! NotImplementedError multi-dimensional slicing is not implemented
#> m.__setitem__(0, 65), b, m.__setitem__(slice(1, 3), b'ZZ'), b -> (None, bytearray(b'AZZdef'), None, bytearray(b'AZZdef'))
#> m.__setitem__(0, 256) !! ValueError memoryview: invalid value for format 'B'
#> m.__setitem__(0, 'a') !! TypeError memoryview: invalid type for format 'B'
#> m.__setitem__(0, b'a') !! TypeError memoryview: invalid type for format 'B'
#> m.__setitem__(slice(0, 2), b'x') !! ValueError memoryview assignment: lvalue and rvalue have different structures
#> m.__setitem__(slice(0, 2), 'xy') !! TypeError a bytes-like object is required, not 'str'
#> m.__setitem__(slice(0, 2), memoryview(b'abcd').cast('H')) !! ValueError memoryview assignment: lvalue and rvalue have different structures
#> m.__delitem__(0) !! TypeError cannot delete memory
#> memoryview(b'ab').__setitem__(0, 1) !! TypeError cannot modify read-only memory
#> memoryview('a') !! TypeError memoryview: a bytes-like object is required, not 'str'
#> memoryview(5) !! TypeError memoryview: a bytes-like object is required, not 'int'
#> memoryview() !! TypeError memoryview() missing required argument 'object' (pos 1)
#> memoryview(b'a', b'b') !! TypeError memoryview() takes at most 1 argument (2 given)
#> m == b -> True
#> m == bytes(b) -> True
#> m[:2] == b[:2] -> True
#> m == 'x' -> False
#> m != m[1:] -> True
#> memoryview(b'ab') == bytearray(b'ab') -> True
#> memoryview(b'a\0').cast('H') == memoryview(b'a\0').cast('H') -> True
#> m < m !! TypeError '<' not supported between instances of 'memoryview' and 'memoryview'
#> hash(m) !! ValueError cannot hash writable memoryview object
#> hash(memoryview(b'ab')) == hash(b'ab') -> True
#> m.cast('H').tolist() -> [23105, 25690, 26213]
#> m.cast('B', [2, 3]).tolist() -> [[65, 90, 90], [100, 101, 102]]
#> m.cast('b').format -> 'b'
#> m.cast('c')[0] -> b'A'
#> m.cast('c').tolist()[:2] -> [b'A', b'Z']
#> m.cast('B', (3, 2)).shape -> (3, 2)
#> m.cast('B', (3, 2))[2, 1] -> 102
#> m.cast('Q') !! TypeError memoryview: length is not a multiple of itemsize
#> m.cast('x') !! ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> m.cast('HH') !! ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> m.cast(5) !! TypeError cast() argument 'format' must be str, not int
#> m.cast('B', [4, 2]) !! TypeError memoryview: product(shape) * itemsize != buffer size
#> m.cast('B', 5) !! TypeError shape must be a list or a tuple
#> m.cast('B', [-1, 6]) !! ValueError memoryview.cast(): elements of shape must be integers > 0
#> m[::2].cast('H') !! TypeError memoryview: casts are restricted to C-contiguous views
#> m.cast('H').cast('b', [2, 3]).tolist() -> [[65, 90, 90], [100, 101, 102]]
#> m.cast('H').cast('I') !! TypeError memoryview: cannot cast between two non-byte formats
#> m.cast('B', [2, 3])[0] !! NotImplementedError multi-dimensional sub-views are not implemented
#> m.hex() -> '415a5a646566'
#> m.hex(':') -> '41:5a:5a:64:65:66'
#> m.hex(':', 2) -> '415a:5a64:6566'
#> m.tobytes('C') -> b'AZZdef'
#> m.tobytes(order='F') -> b'AZZdef'
#> m.toreadonly().readonly -> True
#> bytes(m) -> b'AZZdef'
#> bytearray(m[1:2]) -> bytearray(b'Z')
#> list(m)[:2] -> [65, 90]
#> 97 in m -> False
#> b'a' in m -> False
#> m.tobytes('X') !! ValueError order must be 'C', 'F' or 'A'
#> m.count(90), m.index(90), m.index(90, 2), list(reversed(m))[0] -> (2, 1, 2, 102)
#> m.index(300) !! ValueError memoryview.index(x): x not found
#> m.index('q') !! ValueError memoryview.index(x): x not found
#> b.append(1) !! BufferError Existing exports of data: object cannot be re-sized
#> b.clear() !! BufferError Existing exports of data: object cannot be re-sized
#> b.pop() !! BufferError Existing exports of data: object cannot be re-sized
#> m[0:2].release(), m.__enter__() is m -> (None, True)
#> (x := memoryview(b'ab'), x.release(), x.release())[1:] -> (None, None)
#> x[0] !! ValueError operation forbidden on released memoryview object
#> len(x) !! ValueError operation forbidden on released memoryview object
#> x.tobytes() !! ValueError operation forbidden on released memoryview object
#> x.format !! ValueError operation forbidden on released memoryview object
#> repr(x).startswith('<released memory at'), x == x, x == b'' -> (True, True, False)
#> x.__enter__() !! ValueError operation forbidden on released memoryview object
#> memoryview(x) !! ValueError operation forbidden on released memoryview object
#> m + m !! TypeError unsupported operand type(s) for +: 'memoryview' and 'memoryview'
#> m * 2 !! TypeError unsupported operand type(s) for *: 'memoryview' and 'int'
#> type('M', (memoryview,), {}) !! TypeError type 'memoryview' is not an acceptable base type
#> setattr(m, 'format', 'b') !! AttributeError attribute 'format' of 'memoryview' objects is not writable
#> b''.join([m, b'-', m[:1]]), bytes().join((m,)), b'%s' % m, int.from_bytes(m[:2]), m[:3].tolist() + [1], sum(m[:1]) -> (b'AZZdef-A', b'AZZdef', b'AZZdef', 16730, [65, 90, 90, 1], 65)
