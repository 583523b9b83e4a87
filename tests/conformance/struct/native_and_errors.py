# struct: native and errors.
# option: --policy standard
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
import struct
from struct import pack, unpack, calcsize, Struct, pack_into, unpack_from, iter_unpack, error
for f in ("b", "B", "h", "H", "i", "I", "q", "Q", "<l", "<L", "?", "c", "f", "d", "e", "5s", "5p", "0s", "3x", "bhi",
          "<bhi", "!bhi", "=bhi", "@bq", "2i", "i0q", "hb0i", " i  h ", ""):
    print(f, calcsize(f))
for f, a in [("<b", (127,)), ("<b", (128,)), ("<b", (-129,)), ("<B", (256,)), ("<B", (-1,)), ("<h", (32768,)), (
    "<H", (-1,)), ("<i", (2**31,)), ("<I", (2**32,)), ("<q", (2**63,)), ("<Q", (-1,)), ("<f", (1e300,)), (
        "<e", (70000.0,)), ("<e", (1.5,)), ("<f", (0.1,)), ("<d", (0.1,)), ("<f", ("a",)), ("<i", (1.5,)), (
            "<i", ("a",)), ("<c", (b"ab",)), ("<c", ("a",)), ("<c", (b"a",)), ("<3s", (b"abcdef",)), (
                "<3s", (b"a",)), ("<3s", ("a",)), ("<4p", (b"abcdef",)), ("<4p", (b"a",)), ("<?", ([],)), (
                    "<?", ("x",)), ("<2h", (1,)), ("<2h", (1, 2,
                        3)), ("<x", ()), ("<x", (1,)), ("<z", (1,)), ("<", ()), (">I", (1,)), ("<n", (1,)), (
                            "3", (1,)), ("<1000000000000000000000s", (b"",)), ("<F", (1j,)), ("<D", (1 + 2j,))]:
    t(lambda: (f, a, pack(f, *a)))
t(lambda: unpack("<i", b"abc"))
t(lambda: unpack("<i", b"abcde"))
t(lambda: unpack("<i", "abcd"))
t(lambda: unpack("<i", 5))
print(unpack("<hhl", b"\1\0\2\0\3\0\0\0"), unpack(">3sx?", b"abc\0\1"), unpack("<e", b"\0\x3e"),
      unpack("<4p", b"\2abc"), unpack("<4p", b"\xffabc"), unpack("", b""), unpack("<2c", bytearray(b"ab")),
      unpack("<H", memoryview(b"\1\2")), unpack("0s", b""), unpack("<?", b"\5"))
b = bytearray(8)
pack_into("<H", b, 2, 0x4142)
pack_into("<B", b, -1, 9)
print(b)
t(lambda: pack_into("<I", b, 6, 1))
t(lambda: pack_into("<I", b, -2, 1))
t(lambda: pack_into("<I", b, -20, 1))
t(lambda: pack_into("<I", b"1234", 0, 1))
t(lambda: pack_into("<I", b))
t(lambda: pack_into("<I", b, "x", 1))
t(lambda: pack_into("<I", b, 0))
t(lambda: unpack_from("<I", b, 6))
t(lambda: unpack_from("<I", b, -2))
t(lambda: unpack_from("<I", b, 99))
t(lambda: unpack_from("<I", b, -99))
print(list(iter_unpack("<H", b"\1\0\2\0")), list(iter_unpack("<bc", b"\1a\2b")))
t(lambda: iter_unpack("<H", b"abc"))
t(lambda: iter_unpack("", b""))
t(lambda: iter_unpack("<H", 5))
i = iter_unpack("<H", bytes(6))
print(i.__length_hint__(), next(i), i.__length_hint__())
s = Struct("<ih")
print(s.format, s.size, s.pack(1, 2), s.unpack(s.pack(1, 2)), s.unpack_from(b"x" + s.pack(3, 4), 1),
      list(s.iter_unpack(bytes(12))), s)
s.pack_into(b, 0, 5, 6)
print(b)
t(lambda: Struct("z"))
t(lambda: Struct(5))
t(lambda: s.pack(1))
t(lambda: s.pack("a", 1))
print(Struct(b"<i").format, error.__name__, error.__mro__[1])
class Ix:
    def __index__(self): return 7
class Fl:
    def __float__(self): return 2.5
print(pack("<bd", Ix(), Fl()), pack("<?", Fl()), pack("<i", True))
t(lambda: pack("<i", Fl()))
t(lambda: pack())
t(lambda: pack(5))
t(lambda: calcsize("i" * 3 + "é"))
t(lambda: calcsize("99999999999999999999q"))

#> b 1
#> B 1
#> h 2
#> H 2
#> i 4
#> I 4
#> q 8
#> Q 8
#> <l 4
#> <L 4
#> ? 1
#> c 1
#> f 4
#> d 8
#> e 2
#> 5s 5
#> 5p 5
#> 0s 0
#> 3x 3
#> bhi 8
#> <bhi 7
#> !bhi 7
#> =bhi 7
#> @bq 16
#> 2i 8
#> i0q 8
#> hb0i 4
#>  i  h  6
#>  0
#> ('<b', (127,), b'\x7f')
#> error 'b' format requires -128 <= number <= 127
#> error 'b' format requires -128 <= number <= 127
#> error 'B' format requires 0 <= number <= 255
#> error 'B' format requires 0 <= number <= 255
#> error 'h' format requires -32768 <= number <= 32767
#> error 'H' format requires 0 <= number <= 65535
#> error 'i' format requires -2147483648 <= number <= 2147483647
#> error 'I' format requires 0 <= number <= 4294967295
#> error 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> error 'Q' format requires 0 <= number <= 18446744073709551615
#> OverflowError float too large to pack with f format
#> OverflowError float too large to pack with e format
#> ('<e', (1.5,), b'\x00>')
#> ('<f', (0.1,), b'\xcd\xcc\xcc=')
#> ('<d', (0.1,), b'\x9a\x99\x99\x99\x99\x99\xb9?')
#> error required argument is not a float
#> error required argument is not an integer
#> error required argument is not an integer
#> error char format requires a bytes object of length 1
#> error char format requires a bytes object of length 1
#> ('<c', (b'a',), b'a')
#> ('<3s', (b'abcdef',), b'abc')
#> ('<3s', (b'a',), b'a\x00\x00')
#> error argument for 's' must be a bytes object
#> ('<4p', (b'abcdef',), b'\x03abc')
#> ('<4p', (b'a',), b'\x01a\x00\x00')
#> ('<?', ([],), b'\x00')
#> ('<?', ('x',), b'\x01')
#> error pack expected 2 items for packing (got 1)
#> error pack expected 2 items for packing (got 3)
#> ('<x', (), b'\x00')
#> error pack expected 0 items for packing (got 1)
#> error bad char in struct format
#> ('<', (), b'')
#> ('>I', (1,), b'\x00\x00\x00\x01')
#> error bad char in struct format
#> error repeat count given without format specifier
#> error total struct size too long
#> ('<F', (1j,), b'\x00\x00\x00\x00\x00\x00\x80?')
#> ('<D', ((1+2j),), b'\x00\x00\x00\x00\x00\x00\xf0?\x00\x00\x00\x00\x00\x00\x00@')
#> error unpack requires a buffer of 4 bytes
#> error unpack requires a buffer of 4 bytes
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> (1, 2, 3) (b'abc', True) (1.5,) (b'ab',) (b'abc',) () (b'a', b'b') (513,) (b'',) (True,)
#> bytearray(b'\x00\x00BA\x00\x00\x00\t')
#> error pack_into requires a buffer of at least 10 bytes for packing 4 bytes at offset 6 (actual buffer size is 8)
#> error no space to pack 4 bytes at offset -2
#> error offset -20 out of range for 8-byte buffer
#> TypeError argument must be read-write bytes-like object, not bytes
#> error pack_into expected offset argument
#> TypeError 'str' object cannot be interpreted as an integer
#> error pack_into expected 1 items for packing (got 0)
#> error unpack_from requires a buffer of at least 10 bytes for unpacking 4 bytes at offset 6 (actual buffer size is 8)
#> error not enough data to unpack 4 bytes at offset -2
#> error unpack_from requires a buffer of at least 103 bytes for unpacking 4 bytes at offset 99 (actual buffer size is 8)
#> error offset -99 out of range for 8-byte buffer
#> [(1,), (2,)] [(1, b'a'), (2, b'b')]
#> error iterative unpacking requires a buffer of a multiple of 2 bytes
#> error cannot iteratively unpack with a struct of length 0
#> TypeError a bytes-like object is required, not 'int'
#> 3 (0,) 2
#> <ih 6 b'\x01\x00\x00\x00\x02\x00' (1, 2) (3, 4) [(0, 0), (0, 0)] Struct('<ih')
#> bytearray(b'\x05\x00\x00\x00\x06\x00\x00\t')
#> error bad char in struct format
#> TypeError Struct() argument 1 must be a str or bytes object, not int
#> error pack expected 2 items for packing (got 1)
#> error required argument is not an integer
#> <i error <class 'Exception'>
#> b'\x07\x00\x00\x00\x00\x00\x00\x04@' b'\x01' b'\x01\x00\x00\x00'
#> error required argument is not an integer
#> TypeError missing format argument
#> TypeError Struct() argument 1 must be a str or bytes object, not int
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 3: ordinal not in range(128)
#> error total struct size too long
