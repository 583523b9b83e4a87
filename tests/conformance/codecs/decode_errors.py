# Every error handler on malformed bytes.
def show(data, encoding, handler):
    try:
        result = data.decode(encoding, handler)
    except UnicodeDecodeError as error:
        result = f"{error} | {error.encoding} {error.start} {error.end} {error.reason} {error.object == data}"
    except (LookupError, TypeError) as error:
        result = repr(error)
    print(data, encoding, handler, ascii(result))


handlers = ["strict", "ignore", "replace", "backslashreplace", "surrogateescape", "surrogatepass",
            "xmlcharrefreplace", "other"]
for data in (b"ab\xff\xfec", b"\xe2\x82", b"\xe2\x82\xac\xf0\x9f\x98\x80", b"\xed\xa0\x80x", b"\xc0\x80",
             b"\xf5\x80", b"\xf0\x9f\x98a", b"\xe2a", b"\xe0\x80\x80", b"\x80", b"\xf4\x90\x80\x80"):
    for handler in handlers:
        show(data, "utf-8", handler)
    show(data, "ascii", "strict")
    show(data, "ascii", "surrogateescape")
    show(data, "latin-1", "strict")
for data in (b"\x00\xd8", b"\x00\xd8a\x00", b"a\x00b", b"\x00\xdca\x00", b"\xff\xfe\x00\xd8", b"\xfe\xff\x00a",
             b"\xff\xfea\x00", b"\x80\xdc\xff", b""):
    for handler in handlers:
        show(data, "utf-16", handler)
    show(data, "utf-16-be", "replace")
for data in (b"\x00\xd8\x00\x00", b"a\x00\x00\x00b", b"\xff\xff\xff\xff", b"\x00\x00\x11\x00",
             b"\xff\xfe\x00\x00\x00\xd8\x00\x00", b"\x00\x00\xfe\xff\x00\x00\x00a", b"abc"):
    for handler in handlers:
        show(data, "utf-32", handler)
    show(data, "utf-32-be", "ignore")

#> b'ab\xff\xfec' utf-8 strict "'utf-8' codec can't decode byte 0xff in position 2: invalid start byte | utf-8 2 3 invalid start byte True"
#> b'ab\xff\xfec' utf-8 ignore 'abc'
#> b'ab\xff\xfec' utf-8 replace 'ab\ufffd\ufffdc'
#> b'ab\xff\xfec' utf-8 backslashreplace 'ab\\xff\\xfec'
#> b'ab\xff\xfec' utf-8 surrogateescape 'ab\udcff\udcfec'
#> b'ab\xff\xfec' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xff in position 2: invalid start byte | utf-8 2 3 invalid start byte True"
#> b'ab\xff\xfec' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'ab\xff\xfec' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'ab\xff\xfec' ascii strict "'ascii' codec can't decode byte 0xff in position 2: ordinal not in range(128) | ascii 2 3 ordinal not in range(128) True"
#> b'ab\xff\xfec' ascii surrogateescape 'ab\udcff\udcfec'
#> b'ab\xff\xfec' latin-1 strict 'ab\xff\xfec'
#> b'\xe2\x82' utf-8 strict "'utf-8' codec can't decode bytes in position 0-1: unexpected end of data | utf-8 0 2 unexpected end of data True"
#> b'\xe2\x82' utf-8 ignore ''
#> b'\xe2\x82' utf-8 replace '\ufffd'
#> b'\xe2\x82' utf-8 backslashreplace '\\xe2\\x82'
#> b'\xe2\x82' utf-8 surrogateescape '\udce2\udc82'
#> b'\xe2\x82' utf-8 surrogatepass "'utf-8' codec can't decode bytes in position 0-1: unexpected end of data | utf-8 0 2 unexpected end of data True"
#> b'\xe2\x82' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xe2\x82' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xe2\x82' ascii strict "'ascii' codec can't decode byte 0xe2 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xe2\x82' ascii surrogateescape '\udce2\udc82'
#> b'\xe2\x82' latin-1 strict '\xe2\x82'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 strict '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 ignore '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 replace '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 backslashreplace '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 surrogateescape '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 surrogatepass '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 xmlcharrefreplace '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' utf-8 other '\u20ac\U0001f600'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' ascii strict "'ascii' codec can't decode byte 0xe2 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' ascii surrogateescape '\udce2\udc82\udcac\udcf0\udc9f\udc98\udc80'
#> b'\xe2\x82\xac\xf0\x9f\x98\x80' latin-1 strict '\xe2\x82\xac\xf0\x9f\x98\x80'
#> b'\xed\xa0\x80x' utf-8 strict "'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xed\xa0\x80x' utf-8 ignore 'x'
#> b'\xed\xa0\x80x' utf-8 replace '\ufffd\ufffd\ufffdx'
#> b'\xed\xa0\x80x' utf-8 backslashreplace '\\xed\\xa0\\x80x'
#> b'\xed\xa0\x80x' utf-8 surrogateescape '\udced\udca0\udc80x'
#> b'\xed\xa0\x80x' utf-8 surrogatepass '\ud800x'
#> b'\xed\xa0\x80x' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xed\xa0\x80x' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xed\xa0\x80x' ascii strict "'ascii' codec can't decode byte 0xed in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xed\xa0\x80x' ascii surrogateescape '\udced\udca0\udc80x'
#> b'\xed\xa0\x80x' latin-1 strict '\xed\xa0\x80x'
#> b'\xc0\x80' utf-8 strict "'utf-8' codec can't decode byte 0xc0 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\xc0\x80' utf-8 ignore ''
#> b'\xc0\x80' utf-8 replace '\ufffd\ufffd'
#> b'\xc0\x80' utf-8 backslashreplace '\\xc0\\x80'
#> b'\xc0\x80' utf-8 surrogateescape '\udcc0\udc80'
#> b'\xc0\x80' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xc0 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\xc0\x80' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xc0\x80' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xc0\x80' ascii strict "'ascii' codec can't decode byte 0xc0 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xc0\x80' ascii surrogateescape '\udcc0\udc80'
#> b'\xc0\x80' latin-1 strict '\xc0\x80'
#> b'\xf5\x80' utf-8 strict "'utf-8' codec can't decode byte 0xf5 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\xf5\x80' utf-8 ignore ''
#> b'\xf5\x80' utf-8 replace '\ufffd\ufffd'
#> b'\xf5\x80' utf-8 backslashreplace '\\xf5\\x80'
#> b'\xf5\x80' utf-8 surrogateescape '\udcf5\udc80'
#> b'\xf5\x80' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xf5 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\xf5\x80' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xf5\x80' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xf5\x80' ascii strict "'ascii' codec can't decode byte 0xf5 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xf5\x80' ascii surrogateescape '\udcf5\udc80'
#> b'\xf5\x80' latin-1 strict '\xf5\x80'
#> b'\xf0\x9f\x98a' utf-8 strict "'utf-8' codec can't decode bytes in position 0-2: invalid continuation byte | utf-8 0 3 invalid continuation byte True"
#> b'\xf0\x9f\x98a' utf-8 ignore 'a'
#> b'\xf0\x9f\x98a' utf-8 replace '\ufffda'
#> b'\xf0\x9f\x98a' utf-8 backslashreplace '\\xf0\\x9f\\x98a'
#> b'\xf0\x9f\x98a' utf-8 surrogateescape '\udcf0\udc9f\udc98a'
#> b'\xf0\x9f\x98a' utf-8 surrogatepass "'utf-8' codec can't decode bytes in position 0-2: invalid continuation byte | utf-8 0 3 invalid continuation byte True"
#> b'\xf0\x9f\x98a' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xf0\x9f\x98a' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xf0\x9f\x98a' ascii strict "'ascii' codec can't decode byte 0xf0 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xf0\x9f\x98a' ascii surrogateescape '\udcf0\udc9f\udc98a'
#> b'\xf0\x9f\x98a' latin-1 strict '\xf0\x9f\x98a'
#> b'\xe2a' utf-8 strict "'utf-8' codec can't decode byte 0xe2 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xe2a' utf-8 ignore 'a'
#> b'\xe2a' utf-8 replace '\ufffda'
#> b'\xe2a' utf-8 backslashreplace '\\xe2a'
#> b'\xe2a' utf-8 surrogateescape '\udce2a'
#> b'\xe2a' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xe2 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xe2a' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xe2a' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xe2a' ascii strict "'ascii' codec can't decode byte 0xe2 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xe2a' ascii surrogateescape '\udce2a'
#> b'\xe2a' latin-1 strict '\xe2a'
#> b'\xe0\x80\x80' utf-8 strict "'utf-8' codec can't decode byte 0xe0 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xe0\x80\x80' utf-8 ignore ''
#> b'\xe0\x80\x80' utf-8 replace '\ufffd\ufffd\ufffd'
#> b'\xe0\x80\x80' utf-8 backslashreplace '\\xe0\\x80\\x80'
#> b'\xe0\x80\x80' utf-8 surrogateescape '\udce0\udc80\udc80'
#> b'\xe0\x80\x80' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xe0 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xe0\x80\x80' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xe0\x80\x80' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xe0\x80\x80' ascii strict "'ascii' codec can't decode byte 0xe0 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xe0\x80\x80' ascii surrogateescape '\udce0\udc80\udc80'
#> b'\xe0\x80\x80' latin-1 strict '\xe0\x80\x80'
#> b'\x80' utf-8 strict "'utf-8' codec can't decode byte 0x80 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\x80' utf-8 ignore ''
#> b'\x80' utf-8 replace '\ufffd'
#> b'\x80' utf-8 backslashreplace '\\x80'
#> b'\x80' utf-8 surrogateescape '\udc80'
#> b'\x80' utf-8 surrogatepass "'utf-8' codec can't decode byte 0x80 in position 0: invalid start byte | utf-8 0 1 invalid start byte True"
#> b'\x80' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x80' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x80' ascii strict "'ascii' codec can't decode byte 0x80 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\x80' ascii surrogateescape '\udc80'
#> b'\x80' latin-1 strict '\x80'
#> b'\xf4\x90\x80\x80' utf-8 strict "'utf-8' codec can't decode byte 0xf4 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xf4\x90\x80\x80' utf-8 ignore ''
#> b'\xf4\x90\x80\x80' utf-8 replace '\ufffd\ufffd\ufffd\ufffd'
#> b'\xf4\x90\x80\x80' utf-8 backslashreplace '\\xf4\\x90\\x80\\x80'
#> b'\xf4\x90\x80\x80' utf-8 surrogateescape '\udcf4\udc90\udc80\udc80'
#> b'\xf4\x90\x80\x80' utf-8 surrogatepass "'utf-8' codec can't decode byte 0xf4 in position 0: invalid continuation byte | utf-8 0 1 invalid continuation byte True"
#> b'\xf4\x90\x80\x80' utf-8 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xf4\x90\x80\x80' utf-8 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xf4\x90\x80\x80' ascii strict "'ascii' codec can't decode byte 0xf4 in position 0: ordinal not in range(128) | ascii 0 1 ordinal not in range(128) True"
#> b'\xf4\x90\x80\x80' ascii surrogateescape '\udcf4\udc90\udc80\udc80'
#> b'\xf4\x90\x80\x80' latin-1 strict '\xf4\x90\x80\x80'
#> b'\x00\xd8' utf-16 strict "'utf-16-le' codec can't decode bytes in position 0-1: unexpected end of data | utf-16-le 0 2 unexpected end of data True"
#> b'\x00\xd8' utf-16 ignore ''
#> b'\x00\xd8' utf-16 replace '\ufffd'
#> b'\x00\xd8' utf-16 backslashreplace '\\x00\\xd8'
#> b'\x00\xd8' utf-16 surrogateescape "'utf-16-le' codec can't decode bytes in position 0-1: unexpected end of data | utf-16-le 0 2 unexpected end of data True"
#> b'\x00\xd8' utf-16 surrogatepass '\ud800'
#> b'\x00\xd8' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x00\xd8' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x00\xd8' utf-16-be replace '\xd8'
#> b'\x00\xd8a\x00' utf-16 strict "'utf-16-le' codec can't decode bytes in position 0-1: illegal UTF-16 surrogate | utf-16-le 0 2 illegal UTF-16 surrogate True"
#> b'\x00\xd8a\x00' utf-16 ignore 'a'
#> b'\x00\xd8a\x00' utf-16 replace '\ufffda'
#> b'\x00\xd8a\x00' utf-16 backslashreplace '\\x00\\xd8a'
#> b'\x00\xd8a\x00' utf-16 surrogateescape "'utf-16-le' codec can't decode bytes in position 0-1: illegal UTF-16 surrogate | utf-16-le 0 2 illegal UTF-16 surrogate True"
#> b'\x00\xd8a\x00' utf-16 surrogatepass '\ud800a'
#> b'\x00\xd8a\x00' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x00\xd8a\x00' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x00\xd8a\x00' utf-16-be replace '\xd8\u6100'
#> b'a\x00b' utf-16 strict "'utf-16-le' codec can't decode byte 0x62 in position 2: truncated data | utf-16-le 2 3 truncated data True"
#> b'a\x00b' utf-16 ignore 'a'
#> b'a\x00b' utf-16 replace 'a\ufffd'
#> b'a\x00b' utf-16 backslashreplace 'a\\x62'
#> b'a\x00b' utf-16 surrogateescape "'utf-16-le' codec can't decode byte 0x62 in position 2: truncated data | utf-16-le 2 3 truncated data True"
#> b'a\x00b' utf-16 surrogatepass "'utf-16-le' codec can't decode byte 0x62 in position 2: truncated data | utf-16-le 2 3 truncated data True"
#> b'a\x00b' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'a\x00b' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'a\x00b' utf-16-be replace '\u6100\ufffd'
#> b'\x00\xdca\x00' utf-16 strict "'utf-16-le' codec can't decode bytes in position 0-1: illegal encoding | utf-16-le 0 2 illegal encoding True"
#> b'\x00\xdca\x00' utf-16 ignore 'a'
#> b'\x00\xdca\x00' utf-16 replace '\ufffda'
#> b'\x00\xdca\x00' utf-16 backslashreplace '\\x00\\xdca'
#> b'\x00\xdca\x00' utf-16 surrogateescape "'utf-16-le' codec can't decode bytes in position 0-1: illegal encoding | utf-16-le 0 2 illegal encoding True"
#> b'\x00\xdca\x00' utf-16 surrogatepass '\udc00a'
#> b'\x00\xdca\x00' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x00\xdca\x00' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x00\xdca\x00' utf-16-be replace '\xdc\u6100'
#> b'\xff\xfe\x00\xd8' utf-16 strict "'utf-16-le' codec can't decode bytes in position 2-3: unexpected end of data | utf-16-le 2 4 unexpected end of data True"
#> b'\xff\xfe\x00\xd8' utf-16 ignore ''
#> b'\xff\xfe\x00\xd8' utf-16 replace '\ufffd'
#> b'\xff\xfe\x00\xd8' utf-16 backslashreplace '\\x00\\xd8'
#> b'\xff\xfe\x00\xd8' utf-16 surrogateescape "'utf-16-le' codec can't decode bytes in position 2-3: unexpected end of data | utf-16-le 2 4 unexpected end of data True"
#> b'\xff\xfe\x00\xd8' utf-16 surrogatepass '\ud800'
#> b'\xff\xfe\x00\xd8' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xff\xfe\x00\xd8' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xff\xfe\x00\xd8' utf-16-be replace '\ufffe\xd8'
#> b'\xfe\xff\x00a' utf-16 strict 'a'
#> b'\xfe\xff\x00a' utf-16 ignore 'a'
#> b'\xfe\xff\x00a' utf-16 replace 'a'
#> b'\xfe\xff\x00a' utf-16 backslashreplace 'a'
#> b'\xfe\xff\x00a' utf-16 surrogateescape 'a'
#> b'\xfe\xff\x00a' utf-16 surrogatepass 'a'
#> b'\xfe\xff\x00a' utf-16 xmlcharrefreplace 'a'
#> b'\xfe\xff\x00a' utf-16 other 'a'
#> b'\xfe\xff\x00a' utf-16-be replace '\ufeffa'
#> b'\xff\xfea\x00' utf-16 strict 'a'
#> b'\xff\xfea\x00' utf-16 ignore 'a'
#> b'\xff\xfea\x00' utf-16 replace 'a'
#> b'\xff\xfea\x00' utf-16 backslashreplace 'a'
#> b'\xff\xfea\x00' utf-16 surrogateescape 'a'
#> b'\xff\xfea\x00' utf-16 surrogatepass 'a'
#> b'\xff\xfea\x00' utf-16 xmlcharrefreplace 'a'
#> b'\xff\xfea\x00' utf-16 other 'a'
#> b'\xff\xfea\x00' utf-16-be replace '\ufffe\u6100'
#> b'\x80\xdc\xff' utf-16 strict "'utf-16-le' codec can't decode bytes in position 0-1: illegal encoding | utf-16-le 0 2 illegal encoding True"
#> b'\x80\xdc\xff' utf-16 ignore ''
#> b'\x80\xdc\xff' utf-16 replace '\ufffd\ufffd'
#> b'\x80\xdc\xff' utf-16 backslashreplace '\\x80\\xdc\\xff'
#> b'\x80\xdc\xff' utf-16 surrogateescape '\udc80\udcdc\udcff'
#> b'\x80\xdc\xff' utf-16 surrogatepass "'utf-16-le' codec can't decode byte 0xff in position 2: truncated data | utf-16-le 2 3 truncated data True"
#> b'\x80\xdc\xff' utf-16 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x80\xdc\xff' utf-16 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x80\xdc\xff' utf-16-be replace '\u80dc\ufffd'
#> b'' utf-16 strict ''
#> b'' utf-16 ignore ''
#> b'' utf-16 replace ''
#> b'' utf-16 backslashreplace ''
#> b'' utf-16 surrogateescape ''
#> b'' utf-16 surrogatepass ''
#> b'' utf-16 xmlcharrefreplace ''
#> b'' utf-16 other ''
#> b'' utf-16-be replace ''
#> b'\x00\xd8\x00\x00' utf-32 strict "'utf-32-le' codec can't decode bytes in position 0-3: code point in surrogate code point range(0xd800, 0xe000) | utf-32-le 0 4 code point in surrogate code point range(0xd800, 0xe000) True"
#> b'\x00\xd8\x00\x00' utf-32 ignore ''
#> b'\x00\xd8\x00\x00' utf-32 replace '\ufffd'
#> b'\x00\xd8\x00\x00' utf-32 backslashreplace '\\x00\\xd8\\x00\\x00'
#> b'\x00\xd8\x00\x00' utf-32 surrogateescape "'utf-32-le' codec can't decode bytes in position 0-3: code point in surrogate code point range(0xd800, 0xe000) | utf-32-le 0 4 code point in surrogate code point range(0xd800, 0xe000) True"
#> b'\x00\xd8\x00\x00' utf-32 surrogatepass '\ud800'
#> b'\x00\xd8\x00\x00' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x00\xd8\x00\x00' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x00\xd8\x00\x00' utf-32-be ignore ''
#> b'a\x00\x00\x00b' utf-32 strict "'utf-32-le' codec can't decode byte 0x62 in position 4: truncated data | utf-32-le 4 5 truncated data True"
#> b'a\x00\x00\x00b' utf-32 ignore 'a'
#> b'a\x00\x00\x00b' utf-32 replace 'a\ufffd'
#> b'a\x00\x00\x00b' utf-32 backslashreplace 'a\\x62'
#> b'a\x00\x00\x00b' utf-32 surrogateescape "'utf-32-le' codec can't decode byte 0x62 in position 4: truncated data | utf-32-le 4 5 truncated data True"
#> b'a\x00\x00\x00b' utf-32 surrogatepass "'utf-32-le' codec can't decode byte 0x62 in position 4: truncated data | utf-32-le 4 5 truncated data True"
#> b'a\x00\x00\x00b' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'a\x00\x00\x00b' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'a\x00\x00\x00b' utf-32-be ignore ''
#> b'\xff\xff\xff\xff' utf-32 strict "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000) | utf-32-le 0 4 code point not in range(0x110000) True"
#> b'\xff\xff\xff\xff' utf-32 ignore ''
#> b'\xff\xff\xff\xff' utf-32 replace '\ufffd'
#> b'\xff\xff\xff\xff' utf-32 backslashreplace '\\xff\\xff\\xff\\xff'
#> b'\xff\xff\xff\xff' utf-32 surrogateescape '\udcff\udcff\udcff\udcff'
#> b'\xff\xff\xff\xff' utf-32 surrogatepass "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000) | utf-32-le 0 4 code point not in range(0x110000) True"
#> b'\xff\xff\xff\xff' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xff\xff\xff\xff' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xff\xff\xff\xff' utf-32-be ignore ''
#> b'\x00\x00\x11\x00' utf-32 strict "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000) | utf-32-le 0 4 code point not in range(0x110000) True"
#> b'\x00\x00\x11\x00' utf-32 ignore ''
#> b'\x00\x00\x11\x00' utf-32 replace '\ufffd'
#> b'\x00\x00\x11\x00' utf-32 backslashreplace '\\x00\\x00\\x11\\x00'
#> b'\x00\x00\x11\x00' utf-32 surrogateescape "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000) | utf-32-le 0 4 code point not in range(0x110000) True"
#> b'\x00\x00\x11\x00' utf-32 surrogatepass "'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000) | utf-32-le 0 4 code point not in range(0x110000) True"
#> b'\x00\x00\x11\x00' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\x00\x00\x11\x00' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'\x00\x00\x11\x00' utf-32-be ignore '\u1100'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 strict "'utf-32-le' codec can't decode bytes in position 4-7: code point in surrogate code point range(0xd800, 0xe000) | utf-32-le 4 8 code point in surrogate code point range(0xd800, 0xe000) True"
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 ignore ''
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 replace '\ufffd'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 backslashreplace '\\x00\\xd8\\x00\\x00'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 surrogateescape "'utf-32-le' codec can't decode bytes in position 4-7: code point in surrogate code point range(0xd800, 0xe000) | utf-32-le 4 8 code point in surrogate code point range(0xd800, 0xe000) True"
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 surrogatepass '\ud800'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'\xff\xfe\x00\x00\x00\xd8\x00\x00' utf-32-be ignore ''
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 strict 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 ignore 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 replace 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 backslashreplace 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 surrogateescape 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 surrogatepass 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 xmlcharrefreplace 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32 other 'a'
#> b'\x00\x00\xfe\xff\x00\x00\x00a' utf-32-be ignore '\ufeffa'
#> b'abc' utf-32 strict "'utf-32-le' codec can't decode bytes in position 0-2: truncated data | utf-32-le 0 3 truncated data True"
#> b'abc' utf-32 ignore ''
#> b'abc' utf-32 replace '\ufffd'
#> b'abc' utf-32 backslashreplace '\\x61\\x62\\x63'
#> b'abc' utf-32 surrogateescape "'utf-32-le' codec can't decode bytes in position 0-2: truncated data | utf-32-le 0 3 truncated data True"
#> b'abc' utf-32 surrogatepass "'utf-32-le' codec can't decode bytes in position 0-2: truncated data | utf-32-le 0 3 truncated data True"
#> b'abc' utf-32 xmlcharrefreplace 'TypeError("don\'t know how to handle UnicodeDecodeError in error callback")'
#> b'abc' utf-32 other 'LookupError("unknown error handler name \'other\'")'
#> b'abc' utf-32-be ignore ''
