# chr() and ord()
print(chr(65), chr(0) == "\0", ord("a"), ord("é"), ord("€"), ord("😀"), ascii(chr(0x10FFFF)), ascii(chr(0xD800)),
      chr(233), chr(0x20AC), chr(True) == "\x01", ord(b"a"), ord(b"\xff"),
      len(chr(0x10000)), [chr(c) for c in range(97, 103)], "".join(map(chr, (72, 105))), [ord(c) for c in "Aé€"],
      ord("\ud800"), chr(ord("x") + 1))
print(all(ord(chr(i)) == i for i in range(0, 0x110000, 97)))


class Index:
    def __index__(self):
        return 66


print(chr(Index()))
for bad in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr("a"), lambda: chr(1.5), lambda: chr(),
            lambda: ord(""), lambda: ord("ab"), lambda: ord(5), lambda: ord(b""), lambda: ord(b"ab"),
            lambda: ord(None), lambda: chr(10 ** 30), lambda: chr(-(10 ** 30)), lambda: ord("a", "b"),
            lambda: chr(None), lambda: ord(["a"])):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> A True 97 233 8364 128512 '\U0010ffff' '\ud800' é € True 97 255 1 ['a', 'b', 'c', 'd', 'e', 'f'] Hi [65, 233, 8364] 55296 y
#> True
#> B
#> ValueError chr() arg not in range(0x110000)
#> ValueError chr() arg not in range(0x110000)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError chr() takes exactly one argument (0 given)
#> TypeError ord() expected a character, but string of length 0 found
#> TypeError ord() expected a character, but string of length 2 found
#> TypeError ord() expected string of length 1, but int found
#> TypeError ord() expected a character, but string of length 0 found
#> TypeError ord() expected a character, but string of length 2 found
#> TypeError ord() expected string of length 1, but NoneType found
#> ValueError chr() arg not in range(0x110000)
#> ValueError chr() arg not in range(0x110000)
#> TypeError ord() takes exactly one argument (2 given)
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError ord() expected string of length 1, but list found
