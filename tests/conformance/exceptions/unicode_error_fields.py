# The fields of the Unicode errors and their messages, also after guests changed them.
def show(label, function):
    try:
        result = function()
        print(label, "=>", repr(result))
    except BaseException as error:
        print(label, "!!", type(error).__name__, error)


def assign(target, name, value):
    setattr(target, name, value)
    return getattr(target, name)


def delete(target, name):
    delattr(target, name)
    return getattr(target, name)


def fields(kind, arguments):
    def get():
        e = kind(*arguments)
        return e.args, e.encoding, e.object, e.start, e.end, e.reason, str(e), repr(e)
    return get


for arguments in ((), ("a", "b", 1, 2, "c"), ("a", b"b", 0, 1, "c"), (1, b"b", 1, 2, "c"), ("a", b"b", "1", 2,
    "c"), ("a", b"b", 1, 2, 5),
                  ("a", 5, 1, 2, "c"), ("a", "bcd", 1, 2, "c"), ("a", b"bcd", -1, 2, "c"), ("a", b"bcd", 1, 9, "c"),
                  ("a", b"bcd", 2, 3, "c"), ("a", b"bcd", 3, 4, "c"), ("a", b"bcd", True, 2, "c"), ("a", "bcd", 2, 1,
                      "c")):
    show("decode", fields(UnicodeDecodeError, arguments))
    show("encode", fields(UnicodeEncodeError, arguments))
    show("translate", fields(UnicodeTranslateError, arguments[1:]))
show("keyword", lambda: UnicodeDecodeError("a", b"b", 1, 2, reason="c"))
for name in ("encoding", "object", "start", "end", "reason"):
    for error in (UnicodeEncodeError("a", "bcd", 1, 2, "r"), UnicodeDecodeError("a", b"bcd", 1, 2, "r"),
                  UnicodeTranslateError("bcd", 1, 2, "r")):
        for value in (5, "q", b"wxyz"):
            show("assign", lambda: assign(error, name, value))
            show("str", lambda: str(error))
        show("delete", lambda: delete(error, name))
        show("str", lambda: str(error))
for character in ("\xff", "\u1234", "\U00012345", "\ud800"):
    print(str(UnicodeEncodeError("ascii", character, 0, 1, "r")), str(UnicodeTranslateError(character, 0, 1, "r")))
bare = UnicodeEncodeError.__new__(UnicodeEncodeError)
show("bare", lambda: (str(bare), bare.encoding, bare.object, bare.start, bare.end, bare.reason, repr(bare)))
for text in ("a\xffb", "\ud800", "日本"):
    for encoding in ("ascii", "latin-1", "utf-8"):
        show(encoding, lambda: text.encode(encoding))
for data in (b"\xff", b"a\xe2\x28\xa1", b"\xf0\x9f"):
    show("utf-8", lambda: data.decode())
    show("ascii", lambda: data.decode("ascii"))

#> decode !! TypeError function takes exactly 5 arguments (0 given)
#> encode !! TypeError function takes exactly 5 arguments (0 given)
#> translate !! TypeError function takes exactly 4 arguments (0 given)
#> decode !! TypeError a bytes-like object is required, not 'str'
#> encode => (('a', 'b', 1, 2, 'c'), 'a', 'b', 1, 2, 'c', "'a' codec can't encode characters in position 1-1: c", "UnicodeEncodeError('a', 'b', 1, 2, 'c')")
#> translate => (('b', 1, 2, 'c'), None, 'b', 1, 2, 'c', "can't translate characters in position 1-1: c", "UnicodeTranslateError('b', 1, 2, 'c')")
#> decode => (('a', b'b', 0, 1, 'c'), 'a', b'b', 0, 1, 'c', "'a' codec can't decode byte 0x62 in position 0: c", "UnicodeDecodeError('a', b'b', 0, 1, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode !! TypeError argument 1 must be str, not int
#> encode !! TypeError argument 1 must be str, not int
#> translate !! TypeError argument 1 must be str, not bytes
#> decode !! TypeError 'str' object cannot be interpreted as an integer
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode !! TypeError argument 5 must be str, not int
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode !! TypeError a bytes-like object is required, not 'int'
#> encode !! TypeError argument 2 must be str, not int
#> translate !! TypeError argument 1 must be str, not int
#> decode !! TypeError a bytes-like object is required, not 'str'
#> encode => (('a', 'bcd', 1, 2, 'c'), 'a', 'bcd', 1, 2, 'c', "'a' codec can't encode character '\\x63' in position 1: c", "UnicodeEncodeError('a', 'bcd', 1, 2, 'c')")
#> translate => (('bcd', 1, 2, 'c'), None, 'bcd', 1, 2, 'c', "can't translate character '\\x63' in position 1: c", "UnicodeTranslateError('bcd', 1, 2, 'c')")
#> decode => (('a', b'bcd', -1, 2, 'c'), 'a', b'bcd', -1, 2, 'c', "'a' codec can't decode bytes in position -1-1: c", "UnicodeDecodeError('a', b'bcd', -1, 2, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode => (('a', b'bcd', 1, 9, 'c'), 'a', b'bcd', 1, 9, 'c', "'a' codec can't decode bytes in position 1-8: c", "UnicodeDecodeError('a', b'bcd', 1, 9, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode => (('a', b'bcd', 2, 3, 'c'), 'a', b'bcd', 2, 3, 'c', "'a' codec can't decode byte 0x64 in position 2: c", "UnicodeDecodeError('a', b'bcd', 2, 3, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode => (('a', b'bcd', 3, 4, 'c'), 'a', b'bcd', 3, 4, 'c', "'a' codec can't decode bytes in position 3-3: c", "UnicodeDecodeError('a', b'bcd', 3, 4, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode => (('a', b'bcd', True, 2, 'c'), 'a', b'bcd', 1, 2, 'c', "'a' codec can't decode byte 0x63 in position 1: c", "UnicodeDecodeError('a', b'bcd', True, 2, 'c')")
#> encode !! TypeError argument 2 must be str, not bytes
#> translate !! TypeError argument 1 must be str, not bytes
#> decode !! TypeError a bytes-like object is required, not 'str'
#> encode => (('a', 'bcd', 2, 1, 'c'), 'a', 'bcd', 2, 1, 'c', "'a' codec can't encode characters in position 2-0: c", "UnicodeEncodeError('a', 'bcd', 2, 1, 'c')")
#> translate => (('bcd', 2, 1, 'c'), None, 'bcd', 2, 1, 'c', "can't translate characters in position 2-0: c", "UnicodeTranslateError('bcd', 2, 1, 'c')")
#> keyword !! TypeError UnicodeDecodeError() takes no keyword arguments
#> assign => 5
#> str => "'5' codec can't encode character '\\x63' in position 1: r"
#> assign => 'q'
#> str => "'q' codec can't encode character '\\x63' in position 1: r"
#> assign => b'wxyz'
#> str => "'b'wxyz'' codec can't encode character '\\x63' in position 1: r"
#> delete => None
#> str => "'<NULL>' codec can't encode character '\\x63' in position 1: r"
#> assign => 5
#> str => "'5' codec can't decode byte 0x63 in position 1: r"
#> assign => 'q'
#> str => "'q' codec can't decode byte 0x63 in position 1: r"
#> assign => b'wxyz'
#> str => "'b'wxyz'' codec can't decode byte 0x63 in position 1: r"
#> delete => None
#> str => "'<NULL>' codec can't decode byte 0x63 in position 1: r"
#> assign => 5
#> str => "can't translate character '\\x63' in position 1: r"
#> assign => 'q'
#> str => "can't translate character '\\x63' in position 1: r"
#> assign => b'wxyz'
#> str => "can't translate character '\\x63' in position 1: r"
#> delete => None
#> str => "can't translate character '\\x63' in position 1: r"
#> assign => 5
#> str !! TypeError UnicodeError 'object' attribute must be a string
#> assign => 'q'
#> str => "'a' codec can't encode characters in position 1-1: r"
#> assign => b'wxyz'
#> str !! TypeError UnicodeError 'object' attribute must be a string
#> delete => None
#> str => ''
#> assign => 5
#> str !! TypeError UnicodeError 'object' attribute must be a bytes
#> assign => 'q'
#> str !! TypeError UnicodeError 'object' attribute must be a bytes
#> assign => b'wxyz'
#> str => "'a' codec can't decode byte 0x78 in position 1: r"
#> delete => None
#> str => ''
#> assign => 5
#> str !! TypeError UnicodeError 'object' attribute must be a string
#> assign => 'q'
#> str => "can't translate characters in position 1-1: r"
#> assign => b'wxyz'
#> str !! TypeError UnicodeError 'object' attribute must be a string
#> delete => None
#> str => ''
#> assign => 5
#> str => "'a' codec can't encode characters in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't encode characters in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't encode characters in position 5-1: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "'a' codec can't encode characters in position 5-1: r"
#> assign => 5
#> str => "'a' codec can't decode bytes in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't decode bytes in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't decode bytes in position 5-1: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "'a' codec can't decode bytes in position 5-1: r"
#> assign => 5
#> str => "can't translate characters in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "can't translate characters in position 5-1: r"
#> assign !! TypeError an integer is required
#> str => "can't translate characters in position 5-1: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "can't translate characters in position 5-1: r"
#> assign => 5
#> str => "'a' codec can't encode characters in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't encode characters in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't encode characters in position 1-4: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "'a' codec can't encode characters in position 1-4: r"
#> assign => 5
#> str => "'a' codec can't decode bytes in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't decode bytes in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "'a' codec can't decode bytes in position 1-4: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "'a' codec can't decode bytes in position 1-4: r"
#> assign => 5
#> str => "can't translate characters in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "can't translate characters in position 1-4: r"
#> assign !! TypeError an integer is required
#> str => "can't translate characters in position 1-4: r"
#> delete !! TypeError can't delete numeric/char attribute
#> str => "can't translate characters in position 1-4: r"
#> assign => 5
#> str => "'a' codec can't encode character '\\x63' in position 1: 5"
#> assign => 'q'
#> str => "'a' codec can't encode character '\\x63' in position 1: q"
#> assign => b'wxyz'
#> str => "'a' codec can't encode character '\\x63' in position 1: b'wxyz'"
#> delete => None
#> str => "'a' codec can't encode character '\\x63' in position 1: <NULL>"
#> assign => 5
#> str => "'a' codec can't decode byte 0x63 in position 1: 5"
#> assign => 'q'
#> str => "'a' codec can't decode byte 0x63 in position 1: q"
#> assign => b'wxyz'
#> str => "'a' codec can't decode byte 0x63 in position 1: b'wxyz'"
#> delete => None
#> str => "'a' codec can't decode byte 0x63 in position 1: <NULL>"
#> assign => 5
#> str => "can't translate character '\\x63' in position 1: 5"
#> assign => 'q'
#> str => "can't translate character '\\x63' in position 1: q"
#> assign => b'wxyz'
#> str => "can't translate character '\\x63' in position 1: b'wxyz'"
#> delete => None
#> str => "can't translate character '\\x63' in position 1: <NULL>"
#> 'ascii' codec can't encode character '\xff' in position 0: r can't translate character '\xff' in position 0: r
#> 'ascii' codec can't encode character '\u1234' in position 0: r can't translate character '\u1234' in position 0: r
#> 'ascii' codec can't encode character '\U00012345' in position 0: r can't translate character '\U00012345' in position 0: r
#> 'ascii' codec can't encode character '\ud800' in position 0: r can't translate character '\ud800' in position 0: r
#> bare => ('', None, None, 0, 0, None, 'UnicodeEncodeError()')
#> ascii !! UnicodeEncodeError 'ascii' codec can't encode character '\xff' in position 1: ordinal not in range(128)
#> latin-1 => b'a\xffb'
#> utf-8 => b'a\xc3\xbfb'
#> ascii !! UnicodeEncodeError 'ascii' codec can't encode character '\ud800' in position 0: ordinal not in range(128)
#> latin-1 !! UnicodeEncodeError 'latin-1' codec can't encode character '\ud800' in position 0: ordinal not in range(256)
#> utf-8 !! UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> ascii !! UnicodeEncodeError 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> latin-1 !! UnicodeEncodeError 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> utf-8 => b'\xe6\x97\xa5\xe6\x9c\xac'
#> utf-8 !! UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> ascii !! UnicodeDecodeError 'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)
#> utf-8 !! UnicodeDecodeError 'utf-8' codec can't decode byte 0xe2 in position 1: invalid continuation byte
#> ascii !! UnicodeDecodeError 'ascii' codec can't decode byte 0xe2 in position 1: ordinal not in range(128)
#> utf-8 !! UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-1: unexpected end of data
#> ascii !! UnicodeDecodeError 'ascii' codec can't decode byte 0xf0 in position 0: ordinal not in range(128)
