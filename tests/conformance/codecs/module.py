# option: --policy standard
# The module codecs: functions, incremental coders, byte order marks.
import codecs


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


print(codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM, codecs.BOM_UTF32_BE)
print(codecs.encode("é", "utf-8"), codecs.decode(b"\xc3\xa9"), codecs.encode("Hello", "rot13"),
      codecs.decode("Uryyb", "rot_13"), codecs.encode(b"ab", "hex"), codecs.decode(b"6162", "hex"),
      codecs.encode(b"abc", "base64"), codecs.decode(b"YWJj\n", "base64_codec"))
for name in ("utf-8", "UTF8", "latin-1", "ascii", "utf-16", "utf_32_le", "utf-8-sig"):
    info = codecs.lookup(name)
    print(info.name, info.encode("a"), info.decode(info.encode("a")[0]))
print(codecs.getencoder("ascii")("a?"), codecs.getdecoder("utf-8")(b"a"))
d = codecs.getincrementaldecoder("utf-8")()
print([d.decode(bytes([b])) for b in "é€😀x".encode()], d.decode(b"", True))
d = codecs.getincrementaldecoder("utf-8")("replace")
print(repr(d.decode(b"a\xe2\x82")), repr(d.decode(b"b")), repr(d.decode(b"\xff\xc3")), repr(d.decode(b"", True)))
d = codecs.getincrementaldecoder("utf-16")()
data = "hé😀".encode("utf-16")
print("".join(d.decode(data[i:i + 1]) for i in range(len(data))) + d.decode(b"", final=True))
e = codecs.getincrementalencoder("utf-16")()
print(e.encode("a"), e.encode("b"))
e = codecs.getincrementalencoder("utf-8-sig")()
print(e.encode("a"), e.encode("b"))
d = codecs.getincrementaldecoder("utf-8-sig")()
print(repr(d.decode(b"\xef")), repr(d.decode(b"\xbb\xbfa")), repr(d.decode(b"b", True)))
print(list(codecs.iterdecode([b"\xc3", b"\xa9x"], "utf-8")), list(codecs.iterencode(["a", "é"], "utf-8")))
d = codecs.getincrementaldecoder("utf-8")()
attempt("strict", lambda: d.decode(b"a\xff"))
attempt("cut", lambda: codecs.getincrementaldecoder("utf-8")().decode(b"\xc3", True))
attempt("unknown", lambda: codecs.lookup("nonsense"))
attempt("unknown2", lambda: codecs.encode("a", "nonsense"))
attempt("ascii", lambda: codecs.encode("é", "ascii"))
attempt("ignore", lambda: codecs.encode("é", "ascii", "ignore"))
attempt("bytes", lambda: codecs.decode("a", "utf-8"))

#> b'\xef\xbb\xbf' b'\xff\xfe' b'\xff\xfe' b'\x00\x00\xfe\xff'
#> b'\xc3\xa9' é Uryyb Hello b'6162' b'ab' b'YWJj\n' b'abc'
#> utf-8 (b'a', 1) ('a', 1)
#> utf-8 (b'a', 1) ('a', 1)
#> iso8859-1 (b'a', 1) ('a', 1)
#> ascii (b'a', 1) ('a', 1)
#> utf-16 (b'\xff\xfea\x00', 1) ('a', 4)
#> utf-32-le (b'a\x00\x00\x00', 1) ('a', 4)
#> utf-8-sig (b'\xef\xbb\xbfa', 1) ('a', 4)
#> (b'a?', 2) ('a', 1)
#> ['', 'é', '', '', '€', '', '', '', '😀', 'x'] 
#> 'a' '�b' '�' '�'
#> hé😀
#> b'\xff\xfea\x00' b'b\x00'
#> b'\xef\xbb\xbfa' b'b'
#> '' 'a' 'b'
#> ['éx'] [b'a', b'\xc3\xa9']
#> strict UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 1: invalid start byte
#> cut UnicodeDecodeError 'utf-8' codec can't decode byte 0xc3 in position 0: unexpected end of data
#> unknown LookupError unknown encoding: nonsense
#> unknown2 LookupError unknown encoding: nonsense
#> ascii UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> ignore b''
#> bytes TypeError a bytes-like object is required, not 'str'
