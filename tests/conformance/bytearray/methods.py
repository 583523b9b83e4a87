# The methods that bytearray shares with bytes: results are bytearrays, arguments any bytes-like.
def attempt(label, function):
    try:
        result = function()
        print(label, repr(result), type(result).__name__)
    except Exception as error:
        print(label, type(error).__name__, error)


b = bytearray(b"Hello, World")
attempt("capitalize", lambda: b.capitalize())
attempt("center", lambda: (b.center(20), b.center(5), b.center(15, b"*"), b.center(15, bytearray(b"-"))))
attempt("center bad", lambda: b.center(20, "x"))
attempt("center long", lambda: b.center(20, bytearray(b"xy")))
attempt("count", lambda: (b.count(b"l"), b.count(108), b.count(bytearray(b"l"), 4), b.count(b"")))
attempt("decode", lambda: (b.decode(), bytearray(b"\xff").decode("latin-1"),
    bytearray(b"\xff").decode("ascii", "replace")))
attempt("decode bad", lambda: bytearray(b"\xff").decode())
attempt("endswith", lambda: (b.endswith(b"ld"), b.endswith((b"x", bytearray(b"d"))), b.startswith(memoryview(b"He"))))
attempt("endswith bad", lambda: b.endswith("d"))
attempt("expandtabs", lambda: (bytearray(b"a\tb").expandtabs(), bytearray(b"a\tb").expandtabs(2)))
attempt("find", lambda: (b.find(b"o"), b.rfind(b"o"), b.find(111, 5), b.find(b"zz")))
attempt("index", lambda: (b.index(b"W"), b.rindex(b"l")))
attempt("index bad", lambda: b.index(b"z"))
attempt("find bad", lambda: b.find("o"))
attempt("fromhex", lambda: (bytearray.fromhex("00 ff"), bytearray.fromhex(b"41")))
attempt("fromhex bad", lambda: bytearray.fromhex("0"))
attempt("hex", lambda: (b.hex(), b.hex("-"), b.hex(":", 4)))
for name in ("isalnum", "isalpha", "isascii", "isdigit", "islower", "isspace", "istitle", "isupper"):
    attempt(name, lambda: getattr(b, name)())
attempt("ljust", lambda: (b.ljust(14, b"."), b.rjust(14, b"."), bytearray(b"-42").zfill(6), b.ljust(1)))
attempt("lower", lambda: (b.lower(), b.upper(), b.swapcase(), b.title()))
attempt("strip", lambda: (bytearray(b"  a ").strip(), bytearray(b"xax").lstrip(b"x"),
    bytearray(b"xax").rstrip(bytearray(b"x"))))
attempt("maketrans", lambda: type(bytearray.maketrans(b"ab", b"xy")).__name__)
attempt("translate", lambda: (b.translate(bytearray.maketrans(b"lo", b"01")), b.translate(None, b"l")))
attempt("translate bad", lambda: b.translate(b"short"))
attempt("partition", lambda: (b.partition(b", "), b.rpartition(b"o"), b.partition(b"#"), b.rpartition(b"#")))
attempt("partition bad", lambda: b.partition(b""))
attempt("partition fresh", lambda: (b.partition(b"#")[0] is b, type(b.partition(bytearray(b","))[1]).__name__))
attempt("remove", lambda: (b.removeprefix(b"Hello"), b.removesuffix(b"ld"), b.removeprefix(b"x"),
    b.removeprefix(b"x") is b))
attempt("replace", lambda: (b.replace(b"l", b"L"), b.replace(b"l", b"", 1), b.replace(b"", b"."),
    b.replace(b"x", b"y") is b))
attempt("replace bad", lambda: b.replace("l", b"L"))
attempt("split", lambda: (b.split(b","), b.split(), b.rsplit(b"o", 1), bytearray(b"a b  c").split(None, 1)))
attempt("split types", lambda: {type(part).__name__ for part in b.split(b"o")})
attempt("split bad", lambda: b.split(b""))
attempt("splitlines", lambda: (bytearray(b"a\nb\r\nc").splitlines(), bytearray(b"a\nb").splitlines(True)))
attempt("copy of strip", lambda: (bytearray(b"a").strip() is b, b.lower() is b))
attempt("slices", lambda: (type(b[1:3]).__name__, b[:] is b, b[:] == b))

# bytes methods take bytearrays and memoryviews.
x = b"a-b-c"
attempt("bytes split", lambda: x.split(bytearray(b"-")))
attempt("bytes find", lambda: x.find(memoryview(b"b")))
attempt("bytes replace", lambda: x.replace(bytearray(b"-"), memoryview(b"+")))
attempt("bytes strip", lambda: x.strip(bytearray(b"ac")))
attempt("bytes add", lambda: x + bytearray(b"!"))
attempt("bytes mod", lambda: b"%b %s" % (bytearray(b"x"), memoryview(b"y")))
attempt("bytes c", lambda: b"%c" % bytearray(b"x"))
attempt("bytes center", lambda: x.center(9, bytearray(b"*")))
attempt("bytes join", lambda: bytearray(b"-").join((b"a", bytearray(b"b"))))
attempt("bytes partition", lambda: x.partition(bytearray(b"-")))
attempt("noncontiguous", lambda: x.find(memoryview(b"abcd")[::2]))
attempt("noncontiguous join", lambda: b"".join([memoryview(b"abcd")[::2]]))
attempt("maketrans mixed", lambda: bytes.maketrans(bytearray(b"a"), memoryview(b"b"))[97])


class Sub(bytearray):
    def __init__(self, *args):
        super().__init__(*args)
        self.note = "n"


s = Sub(b"ab c")
attempt("sub", lambda: (type(s.upper()).__name__, type(s[:2]).__name__, type(s + b"x").__name__,
                        type(s.copy()).__name__, s.note, type(s.split()[0]).__name__))
attempt("sub fromhex", lambda: Sub.fromhex("4142"))
s += b"!"
print(s, type(s).__name__, s.__dict__ if False else s.note)
match s:
    case bytearray(inner):
        print("match", inner is s)

#> capitalize bytearray(b'Hello, world') bytearray
#> center (bytearray(b'    Hello, World    '), bytearray(b'Hello, World'), bytearray(b'**Hello, World*'), bytearray(b'--Hello, World-')) tuple
#> center bad TypeError center() argument 2 must be a byte string of length 1, not str
#> center long TypeError center(): argument 2 must be a byte string of length 1, not a bytearray object of length 2
#> count (3, 3, 1, 13) tuple
#> decode ('Hello, World', 'ÿ', '�') tuple
#> decode bad UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> endswith (True, True, True) tuple
#> endswith bad TypeError endswith first arg must be bytes or a tuple of bytes, not str
#> expandtabs (bytearray(b'a       b'), bytearray(b'a b')) tuple
#> find (4, 8, 8, -1) tuple
#> index (7, 10) tuple
#> index bad ValueError subsection not found
#> find bad TypeError argument should be integer or bytes-like object, not 'str'
#> fromhex (bytearray(b'\x00\xff'), bytearray(b'A')) tuple
#> fromhex bad ValueError fromhex() arg must contain an even number of hexadecimal digits
#> hex ('48656c6c6f2c20576f726c64', '48-65-6c-6c-6f-2c-20-57-6f-72-6c-64', '48656c6c:6f2c2057:6f726c64') tuple
#> isalnum False bool
#> isalpha False bool
#> isascii True bool
#> isdigit False bool
#> islower False bool
#> isspace False bool
#> istitle True bool
#> isupper False bool
#> ljust (bytearray(b'Hello, World..'), bytearray(b'..Hello, World'), bytearray(b'-00042'), bytearray(b'Hello, World')) tuple
#> lower (bytearray(b'hello, world'), bytearray(b'HELLO, WORLD'), bytearray(b'hELLO, wORLD'), bytearray(b'Hello, World')) tuple
#> strip (bytearray(b'a'), bytearray(b'ax'), bytearray(b'xa')) tuple
#> maketrans 'bytes' str
#> translate (bytearray(b'He001, W1r0d'), bytearray(b'Heo, Word')) tuple
#> translate bad ValueError translation table must be 256 characters long
#> partition ((bytearray(b'Hello'), bytearray(b', '), bytearray(b'World')), (bytearray(b'Hello, W'), bytearray(b'o'), bytearray(b'rld')), (bytearray(b'Hello, World'), bytearray(b''), bytearray(b'')), (bytearray(b''), bytearray(b''), bytearray(b'Hello, World'))) tuple
#> partition bad ValueError empty separator
#> partition fresh (False, 'bytearray') tuple
#> remove (bytearray(b', World'), bytearray(b'Hello, Wor'), bytearray(b'Hello, World'), False) tuple
#> replace (bytearray(b'HeLLo, WorLd'), bytearray(b'Helo, World'), bytearray(b'.H.e.l.l.o.,. .W.o.r.l.d.'), False) tuple
#> replace bad TypeError a bytes-like object is required, not 'str'
#> split ([bytearray(b'Hello'), bytearray(b' World')], [bytearray(b'Hello,'), bytearray(b'World')], [bytearray(b'Hello, W'), bytearray(b'rld')], [bytearray(b'a'), bytearray(b'b  c')]) tuple
#> split types {'bytearray'} set
#> split bad ValueError empty separator
#> splitlines ([bytearray(b'a'), bytearray(b'b'), bytearray(b'c')], [bytearray(b'a\n'), bytearray(b'b')]) tuple
#> copy of strip (False, False) tuple
#> slices ('bytearray', False, True) tuple
#> bytes split [b'a', b'b', b'c'] list
#> bytes find 2 int
#> bytes replace b'a+b+c' bytes
#> bytes strip b'-b-' bytes
#> bytes add b'a-b-c!' bytes
#> bytes mod b'x y' bytes
#> bytes c b'x' bytes
#> bytes center b'**a-b-c**' bytes
#> bytes join bytearray(b'a-b') bytearray
#> bytes partition (b'a', bytearray(b'-'), b'b-c') tuple
#> noncontiguous BufferError memoryview: underlying buffer is not C-contiguous
#> noncontiguous join TypeError sequence item 0: expected a bytes-like object, memoryview found
#> maketrans mixed 98 int
#> sub ('bytearray', 'bytearray', 'bytearray', 'bytearray', 'n', 'bytearray') tuple
#> sub fromhex Sub(b'AB') Sub
#> Sub(b'ab c!') Sub n
#> match True
