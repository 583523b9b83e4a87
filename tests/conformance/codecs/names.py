# The names of encodings: how they are normalised, and which exist.
good = ["utf8", "UTF-8", "utf_8", "u8", "utf", "cp65001", "utf8_ucs2", "latin1", "LATIN 1", "iso-8859-1",
        "iso8859-1", "8859", "l1", "cp819", "csisolatin1", "ascii", "us-ascii", "646", "ANSI_X3.4-1968", "iso646-us",
        "iso_646.irv_1991", "utf16", "u16", "UTF-16LE", "utf-16-le", "utf-16be", "unicodebigunmarked", "utf32",
        "utf-32le", "UTF-32-BE", "utf-8-sig", "utf 8", "utf--8", " utf-8", "utf-8!", "utf-8\n"]
for name in good:
    data = "ab".encode(name)
    print(ascii(name), data, data.decode(name))
for name in ["foo", "", "-", "utf16le", "utf32le", "utf.8", "u-t-f-8", "utf8mb4", "\xfctf-8", "utf-8\0", "\ud800",
             "x" * 60]:
    for convert in (lambda: "ab".encode(name), lambda: b"ab".decode(name), lambda: bytes("ab", name),
                    lambda: str(b"ab", name)):
        try:
            print(convert())
        except (LookupError, ValueError) as error:
            print(type(error).__name__, ascii(str(error)))
for wrong in (lambda: "a".encode(1), lambda: "a".encode("utf8", None), lambda: b"a".decode(None),
              lambda: b"a".decode("utf8", 5), lambda: "a".encode("utf8", "strict", 1),
              lambda: "a".encode(codec="utf8"), lambda: str(b"a", 5), lambda: bytes("a", "ascii", 5)):
    try:
        print(wrong())
    except TypeError as error:
        print(error)
# The handler is looked up only if there is an error to handle.
print("ab".encode("ascii", "nonsense"), b"ab".decode("ascii", "nonsense"))
for wrong in (lambda: "\xe9".encode("ascii", "nonsense"), lambda: b"\xff".decode("utf8", ""),
              lambda: "\ud800".encode("utf8", "str\xe9")):
    try:
        print(wrong())
    except LookupError as error:
        print(ascii(error))
print("x".encode(encoding="utf-16-be", errors="strict"), b"x".decode(errors="ignore"),
      str(object=b"\xffx", errors="ignore"))

#> 'utf8' b'ab' ab
#> 'UTF-8' b'ab' ab
#> 'utf_8' b'ab' ab
#> 'u8' b'ab' ab
#> 'utf' b'ab' ab
#> 'cp65001' b'ab' ab
#> 'utf8_ucs2' b'ab' ab
#> 'latin1' b'ab' ab
#> 'LATIN 1' b'ab' ab
#> 'iso-8859-1' b'ab' ab
#> 'iso8859-1' b'ab' ab
#> '8859' b'ab' ab
#> 'l1' b'ab' ab
#> 'cp819' b'ab' ab
#> 'csisolatin1' b'ab' ab
#> 'ascii' b'ab' ab
#> 'us-ascii' b'ab' ab
#> '646' b'ab' ab
#> 'ANSI_X3.4-1968' b'ab' ab
#> 'iso646-us' b'ab' ab
#> 'iso_646.irv_1991' b'ab' ab
#> 'utf16' b'\xff\xfea\x00b\x00' ab
#> 'u16' b'\xff\xfea\x00b\x00' ab
#> 'UTF-16LE' b'a\x00b\x00' ab
#> 'utf-16-le' b'a\x00b\x00' ab
#> 'utf-16be' b'\x00a\x00b' ab
#> 'unicodebigunmarked' b'\x00a\x00b' ab
#> 'utf32' b'\xff\xfe\x00\x00a\x00\x00\x00b\x00\x00\x00' ab
#> 'utf-32le' b'a\x00\x00\x00b\x00\x00\x00' ab
#> 'UTF-32-BE' b'\x00\x00\x00a\x00\x00\x00b' ab
#> 'utf-8-sig' b'\xef\xbb\xbfab' ab
#> 'utf 8' b'ab' ab
#> 'utf--8' b'ab' ab
#> ' utf-8' b'ab' ab
#> 'utf-8!' b'ab' ab
#> 'utf-8\n' b'ab' ab
#> LookupError 'unknown encoding: foo'
#> LookupError 'unknown encoding: foo'
#> LookupError 'unknown encoding: foo'
#> LookupError 'unknown encoding: foo'
#> LookupError 'unknown encoding: '
#> LookupError 'unknown encoding: '
#> LookupError 'unknown encoding: '
#> LookupError 'unknown encoding: '
#> LookupError 'unknown encoding: -'
#> LookupError 'unknown encoding: -'
#> LookupError 'unknown encoding: -'
#> LookupError 'unknown encoding: -'
#> LookupError 'unknown encoding: utf16le'
#> LookupError 'unknown encoding: utf16le'
#> LookupError 'unknown encoding: utf16le'
#> LookupError 'unknown encoding: utf16le'
#> LookupError 'unknown encoding: utf32le'
#> LookupError 'unknown encoding: utf32le'
#> LookupError 'unknown encoding: utf32le'
#> LookupError 'unknown encoding: utf32le'
#> LookupError 'unknown encoding: utf.8'
#> LookupError 'unknown encoding: utf.8'
#> LookupError 'unknown encoding: utf.8'
#> LookupError 'unknown encoding: utf.8'
#> LookupError 'unknown encoding: u-t-f-8'
#> LookupError 'unknown encoding: u-t-f-8'
#> LookupError 'unknown encoding: u-t-f-8'
#> LookupError 'unknown encoding: u-t-f-8'
#> LookupError 'unknown encoding: utf8mb4'
#> LookupError 'unknown encoding: utf8mb4'
#> LookupError 'unknown encoding: utf8mb4'
#> LookupError 'unknown encoding: utf8mb4'
#> LookupError 'unknown encoding: \xfctf-8'
#> LookupError 'unknown encoding: \xfctf-8'
#> LookupError 'unknown encoding: \xfctf-8'
#> LookupError 'unknown encoding: \xfctf-8'
#> ValueError 'embedded null character'
#> ValueError 'embedded null character'
#> ValueError 'embedded null character'
#> ValueError 'embedded null character'
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> LookupError 'unknown encoding: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> LookupError 'unknown encoding: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> LookupError 'unknown encoding: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> LookupError 'unknown encoding: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> encode() argument 'encoding' must be str, not int
#> encode() argument 'errors' must be str, not None
#> decode() argument 'encoding' must be str, not None
#> decode() argument 'errors' must be str, not int
#> encode() takes at most 2 arguments (3 given)
#> encode() got an unexpected keyword argument 'codec'
#> str() argument 'encoding' must be str, not int
#> bytes() argument 'errors' must be str, not int
#> b'ab' ab
#> LookupError("unknown error handler name 'nonsense'")
#> LookupError("unknown error handler name ''")
#> LookupError("unknown error handler name 'str\xe9'")
#> b'\x00x' x x
