# expandtabs and encode/decode in utf-8, ascii and latin-1.
for size in (8, 4, 1, 0, -3):
    print(size, repr("a\tbc\tdef\n\tx\r\ty\t".expandtabs(size)))
print(repr("\t".expandtabs()), repr("12345678\t9".expandtabs()), repr("é\té".expandtabs(4)),
      repr("a\tb".expandtabs(tabsize=2)), repr("".expandtabs()))
for text in ("abc", "é", "€uro", "😀", ""):
    print(text.encode(), text.encode("utf-8"), text.encode("UTF8"), text.encode(encoding="utf-8", errors="strict"),
          text.encode().decode(), len(text.encode()))
print("é".encode("latin-1"), "a".encode("ascii"), "é€".encode("ascii", "replace"), "é€".encode("ascii", "ignore"),
      "é€".encode("latin-1", "replace"), "é€😀".encode("ascii", "backslashreplace"),
      "é€".encode("ascii", "xmlcharrefreplace"))
for bad in (lambda: "é".encode("ascii"), lambda: "a€b".encode("latin-1"), lambda: "\ud800".encode(),
            lambda: "a".encode("no-such"), lambda: "a".encode(5), lambda: b"\xff".decode(),
            lambda: b"ab\xc3".decode(), lambda: b"\xe9".decode("ascii"), lambda: "éé€".encode("ascii")):
    try:
        print(bad())
    except (UnicodeError, LookupError, TypeError) as error:
        print(type(error).__name__, error)
print(b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode("utf-8", "ignore"), b"\xe9".decode("latin-1"),
      b"\xff".decode("ascii", "backslashreplace"), str(b"abc", "ascii"), str(b"\xc3\xa9", encoding="utf-8"))

#> 8 'a       bc      def\n        x\r        y       '
#> 4 'a   bc  def\n    x\r    y   '
#> 1 'a bc def\n x\r y '
#> 0 'abcdef\nx\ry'
#> -3 'abcdef\nx\ry'
#> '        ' '12345678        9' 'é   é' 'a b' ''
#> b'abc' b'abc' b'abc' b'abc' abc 3
#> b'\xc3\xa9' b'\xc3\xa9' b'\xc3\xa9' b'\xc3\xa9' é 2
#> b'\xe2\x82\xacuro' b'\xe2\x82\xacuro' b'\xe2\x82\xacuro' b'\xe2\x82\xacuro' €uro 6
#> b'\xf0\x9f\x98\x80' b'\xf0\x9f\x98\x80' b'\xf0\x9f\x98\x80' b'\xf0\x9f\x98\x80' 😀 4
#> b'' b'' b'' b''  0
#> b'\xe9' b'a' b'??' b'' b'\xe9?' b'\\xe9\\u20ac\\U0001f600' b'&#233;&#8364;'
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> UnicodeEncodeError 'latin-1' codec can't encode character '\u20ac' in position 1: ordinal not in range(256)
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> LookupError unknown encoding: no-such
#> TypeError encode() argument 'encoding' must be str, not int
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xc3 in position 2: unexpected end of data
#> UnicodeDecodeError 'ascii' codec can't decode byte 0xe9 in position 0: ordinal not in range(128)
#> UnicodeEncodeError 'ascii' codec can't encode characters in position 0-2: ordinal not in range(128)
#> a�b ab é \xff abc é
