# bytes() with arguments of every kind.
class Index:
    def __init__(self, value):
        self.value = value

    def __index__(self):
        if self.value is None:
            raise ValueError("no index")
        return self.value


class Iterable:
    def __init__(self, items, hint=None):
        self.items = items
        self.hint = hint

    def __iter__(self):
        if isinstance(self.items, Exception):
            raise self.items
        return iter(self.items)

    def __length_hint__(self):
        if isinstance(self.hint, Exception):
            raise self.hint
        return self.hint if self.hint is not None else NotImplemented


class Items:
    def __getitem__(self, index):
        if index > 2:
            raise IndexError
        return index


def numbers():
    yield 1
    yield 300
    print("not reached")


class Grow:
    def __index__(self):
        if len(growing) < 6:
            growing.append(Grow())
        return 7


class Shrink:
    def __index__(self):
        shrinking.clear()
        return 1


growing = [1, Grow()]
shrinking = [Shrink(), 2, 3]
print(bytes(Items()), bytes(Index(3)), bytes(growing), bytes(shrinking), bytes(Iterable([1, 2])),
      bytes(Iterable([1], 10 ** 9)), bytes({3: 4}), bytes(True), bytes(source=(1, 2)), bytes(map(ord, "ab")),
      bytes([Index(5), True]))
for bad in (lambda: bytes(numbers()), lambda: bytes(Iterable([1, 2, 300])),
            lambda: bytes(Iterable([1], ValueError("hint"))), lambda: bytes(Iterable([1], -1)),
            lambda: bytes(Iterable(KeyError("iter"))), lambda: bytes(Iterable(TypeError("iter"))),
            lambda: bytes(Index(None)), lambda: bytes(Index(-3)), lambda: bytes((1, "a")), lambda: bytes([1, None]),
            lambda: bytes([2 ** 80]), lambda: bytes(2 ** 70), lambda: bytes(object()),
            lambda: bytes("a", errors="strict"), lambda: bytes(errors="strict"), lambda: bytes(1, errors="x"),
            lambda: bytes([1], "ascii"), lambda: bytes(1, 2, 3, 4), lambda: bytes(x=1),
            lambda: bytes("a", encoding=None), lambda: bytes.fromhex(5), lambda: bytes.fromhex("a bc"),
            lambda: bytes.fromhex(" a "), lambda: bytes.fromhex("xab\u1234"), lambda: bytes.fromhex(b"abc\xff"),
            lambda: b"ab".hex("", 1), lambda: b"ab".hex(5), lambda: b"ab".hex("\u1234"), lambda: b"ab".hex(b"\x80"),
            lambda: b"ab".hex(":", "x"), lambda: b"ab".hex(":", 2 ** 40)):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
print(bytes.fromhex(b"41 42"), bytes.fromhex("  ab\n\tCD\x0b\x0c\r "), b"abcdefg".hex(":", 3),
      b"abcdefg".hex(":", -3), b"abc".hex(":", 0), b"abc".hex(bytes_per_sep=2), b"abc".hex(b"-", 7), b"".hex(":"))
print(bytes.maketrans(b"abc", b"xyz")[95:105], bytes.maketrans(b"aa", b"xy")[97:98], b"x".maketrans(b"a", b"b")[97],
      b"hello".translate(bytes.maketrans(b"l", b"L"), b"o"), b"hello".translate(None, delete=b"lo"),
      b"hello".translate(None, b""))

#> b'\x00\x01\x02' b'\x00\x00\x00' b'\x01\x07\x07\x07\x07\x07' b'\x01' b'\x01\x02' b'\x01' b'\x03' b'\x00' b'\x01\x02' b'ab' b'\x05\x01'
#> ValueError bytes must be in range(0, 256)
#> ValueError bytes must be in range(0, 256)
#> ValueError hint
#> ValueError __length_hint__() should return >= 0
#> KeyError 'iter'
#> TypeError cannot convert 'Iterable' object to bytes
#> ValueError no index
#> ValueError negative count
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> ValueError bytes must be in range(0, 256)
#> OverflowError cannot fit 'int' into an index-sized integer
#> TypeError cannot convert 'object' object to bytes
#> TypeError string argument without an encoding
#> TypeError errors without a string argument
#> TypeError errors without a string argument
#> TypeError encoding without a string argument
#> TypeError bytes() takes at most 3 arguments (4 given)
#> TypeError bytes() got an unexpected keyword argument 'x'
#> TypeError bytes() argument 'encoding' must be str, not None
#> TypeError fromhex() argument must be str or bytes-like, not int
#> ValueError non-hexadecimal number found in fromhex() arg at position 1
#> ValueError non-hexadecimal number found in fromhex() arg at position 2
#> ValueError non-hexadecimal number found in fromhex() arg at position 3
#> ValueError non-hexadecimal number found in fromhex() arg at position 3
#> ValueError sep must be length 1.
#> TypeError object of type 'int' has no len()
#> ValueError sep must be ASCII.
#> ValueError sep must be ASCII.
#> TypeError 'str' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C int
#> b'AB' b'\xab\xcd' 61:626364:656667 616263:646566:67 616263 616263 616263 
#> b'_`xyzdefgh' b'y' 98 b'heLL' b'he' b'hello'
