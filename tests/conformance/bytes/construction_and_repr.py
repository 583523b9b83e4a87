# bytes literals and the bytes() constructor.
print(b"", b"abc", b"\x00\xff\t\n\r\\'", b'"', b"'", b"\"'", br"\n", b"\101\x41", b"a" b"b", b"""tri
ple""")
print(bytes(), bytes(3), bytes([1, 2, 255]), bytes(range(5)), bytes("é", "utf-8"), bytes("ab", encoding="ascii"),
      bytes(b"copy"), bytes((65, 66)), bytes(x for x in (1, 2)), bytes({67: 1}), bytes("é", "ascii", "ignore"))


class Custom:
    def __bytes__(self):
        return b"custom"


class Index:
    def __index__(self):
        return 2


class Wrong:
    def __bytes__(self):
        return "text"


print(bytes(Custom()), bytes(Index()), bytes([Index(), True]), bytes.fromhex("00ff 41"), bytes.fromhex(""),
      bytes.fromhex(" a1B2\n"), b"\x00\xffAZ".hex(), b"abcdef".hex("-"), b"abcdef".hex(":", 2), b"abcde".hex("_", -2))
for bad in (lambda: bytes("abc"), lambda: bytes(-1), lambda: bytes([256]), lambda: bytes([-1]), lambda: bytes(["a"]),
            lambda: bytes(1.5), lambda: bytes(None), lambda: bytes(Wrong()), lambda: bytes(1, "ascii"),
            lambda: bytes.fromhex("a"), lambda: bytes.fromhex("zz"), lambda: bytes("a", 5), lambda: bytes([1.5]),
            lambda: bytes(encoding="utf-8"), lambda: bytes("é", "ascii"), lambda: bytes.fromhex("0é"),
            lambda: b"a".hex("ab"), lambda: bytes([10 ** 30])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(str(b"ab"), repr(b"ab"), f"{b'ab'}", "%s" % b"ab", [b"x"], bytes([i for i in range(128)]))

#> b'' b'abc' b"\x00\xff\t\n\r\\'" b'"' b"'" b'"\'' b'\\n' b'AA' b'ab' b'tri\nple'
#> b'' b'\x00\x00\x00' b'\x01\x02\xff' b'\x00\x01\x02\x03\x04' b'\xc3\xa9' b'ab' b'copy' b'AB' b'\x01\x02' b'C' b''
#> b'custom' b'\x00\x00' b'\x02\x01' b'\x00\xffA' b'' b'\xa1\xb2' 00ff415a 61-62-63-64-65-66 6162:6364:6566 6162_6364_65
#> TypeError string argument without an encoding
#> ValueError negative count
#> ValueError bytes must be in range(0, 256)
#> ValueError bytes must be in range(0, 256)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError cannot convert 'float' object to bytes
#> TypeError cannot convert 'NoneType' object to bytes
#> TypeError __bytes__ returned non-bytes (type str)
#> TypeError encoding without a string argument
#> ValueError fromhex() arg must contain an even number of hexadecimal digits
#> ValueError non-hexadecimal number found in fromhex() arg at position 0
#> TypeError bytes() argument 'encoding' must be str, not int
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError encoding without a string argument
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> ValueError non-hexadecimal number found in fromhex() arg at position 1
#> ValueError sep must be length 1.
#> ValueError bytes must be in range(0, 256)
#> b'ab' b'ab' b'ab' b'ab' [b'x'] b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f'
