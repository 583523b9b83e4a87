# Index, slice, iteration, comparison and operators of bytes.
data = b"hello world"
print(data[0], data[-1], data[1:4], data[::-1], data[::2], data[100:], data[:], list(b"abc"), len(data),
      data[slice(2, 5)], data[-5:])
print(f"{b"a" + b"b" = }")
print(f"{b"ab" * 3 = }")
print(f"{2 * b"x" = }")
print(f"{b"a" * 0 = }")
print(f"{b"a" < b"b" = }")
print(f"{b"a" == b"a" = }")
print(f"{b"a" == "a" = }")
print(f"{b"a" != "a" = }")
print(f"{b"abc" < b"abd" = }")
print(f"{b"" < b"a" = }")
print(f"{b"\xff" > b"z" = }")
print(f"{104 in data = }")
print(f"{b"wor" in data = }")
print(f"{b"" in b"" = }")
print(f"{0 in data = }")
print(f"{hash(b"a") == hash(b"a") = }")
print({b"k": 1}[b"k"], sorted([b"b", b"a", b"\xff", b""]), max(data), min(b"cab"), sum(b"\x01\x02"), bool(b""),
      bool(b"\x00"), b"a".__add__(b"b"), list(reversed(b"abc")), tuple(b"\x00\x01"), b"abc".index(98))
x = b"a"
y = x
x += b"b"
x *= 2
print(x, y, type(x))
for bad in (lambda: data[11], lambda: data["a"], lambda: data[1.0], lambda: data[::0], lambda: b"a" + "b",
            lambda: b"a" + 1, lambda: b"a" * "b", lambda: "a" in b"a", lambda: 256 in b"a", lambda: -1 in b"a",
            lambda: b"a" < "b", lambda: b"a" < 1, lambda: hash([b"a"]), lambda: 1.5 in b"a", lambda: b"a" - b"b",
            lambda: data[None]):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
try:
    data[0] = 1
except TypeError as error:
    print(error)
try:
    del data[0]
except TypeError as error:
    print(error)

#> 104 100 b'ell' b'dlrow olleh' b'hlowrd' b'' b'hello world' [97, 98, 99] 11 b'llo' b'world'
#> b"a" + b"b" = b'ab'
#> b"ab" * 3 = b'ababab'
#> 2 * b"x" = b'xx'
#> b"a" * 0 = b''
#> b"a" < b"b" = True
#> b"a" == b"a" = True
#> b"a" == "a" = False
#> b"a" != "a" = True
#> b"abc" < b"abd" = True
#> b"" < b"a" = True
#> b"\xff" > b"z" = True
#> 104 in data = True
#> b"wor" in data = True
#> b"" in b"" = True
#> 0 in data = False
#> hash(b"a") == hash(b"a") = True
#> 1 [b'', b'a', b'b', b'\xff'] 119 97 3 False True b'ab' [99, 98, 97] (0, 1) 1
#> b'abab' b'a' <class 'bytes'>
#> IndexError index out of range
#> TypeError byte indices must be integers or slices, not str
#> TypeError byte indices must be integers or slices, not float
#> ValueError slice step cannot be zero
#> TypeError can't concat str to bytes
#> TypeError can't concat int to bytes
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError a bytes-like object is required, not 'str'
#> ValueError byte must be in range(0, 256)
#> ValueError byte must be in range(0, 256)
#> TypeError '<' not supported between instances of 'bytes' and 'str'
#> TypeError '<' not supported between instances of 'bytes' and 'int'
#> TypeError unhashable type: 'list'
#> TypeError a bytes-like object is required, not 'float'
#> TypeError unsupported operand type(s) for -: 'bytes' and 'bytes'
#> TypeError byte indices must be integers or slices, not NoneType
#> 'bytes' object does not support item assignment
#> 'bytes' object doesn't support item deletion
