# Error handlers that the program registers, for encoding and decoding.
# option: --policy standard
import codecs


def show(function, *arguments):
    try:
        print(repr(function(*arguments)))
    except Exception as error:
        print(type(error).__name__, error)


def dotted(error):
    return "." * (error.end - error.start), error.end


codecs.register_error("test.dotted", dotted)
print(codecs.lookup_error("test.dotted") is dotted)
for encoding in ("ascii", "latin-1", "utf-8", "utf-16-le", "utf-32-be", "cp1252"):
    show("a\u20ac\ud800\ud801z\u0416".encode, encoding, "test.dotted")
for data, encoding in ((b"a\xff\xfez", "ascii"), (b"a\xff\xfez\xe2\x82", "utf-8"), (b"a\0\0\xd8b\0c", "utf-16-le"),
                       (b"a\0\0\0\0\0\x11\0b", "utf-32-le"), (b"a\x81z", "cp1252"), (b"+AB-\xff", "utf-7"),
                       (rb"a\x1z\u12", "unicode-escape"), (rb"a\u12z", "raw-unicode-escape")):
    show(data.decode, encoding, "test.dotted")
    show(str, bytearray(data), encoding, "test.dotted")

# The arguments of a handler, which gets the same exception object each time.
seen = []


def telling(error):
    seen.append(error)
    print(error.encoding, error.object, error.start, error.end, error.reason)
    return "?", error.end


codecs.register_error("test.telling", telling)
show("\xe4b\xf6\xfc".encode, "ascii", "test.telling")
show(b"\xe4b\xf6\xfc".decode, "ascii", "test.telling")
print(len({id(error) for error in seen}))

# Results that are bytes, positions from the end, forward and backward.
codecs.register_error("test.bytes", lambda error: (b"\xff\xfe", error.end))
for encoding in ("ascii", "utf-8", "utf-16-be", "utf-32-le"):
    show("a\ud800b".encode, encoding, "test.bytes")
codecs.register_error("test.negative", lambda error: ("<>", -1))
show("a\u20acbcd".encode, "ascii", "test.negative")
show(b"a\xffbcd".decode, "ascii", "test.negative")
once = []


def again(error):
    once.append(1)
    return "x", error.start if len(once) < 3 else error.end


codecs.register_error("test.again", again)
show("\u20ac".encode, "latin-1", "test.again")

# Invalid results.
for answer in (None, "", ("",), ("", "1"), (1, 1), ("", 1.5), (b"", 1), ("", 99), ("", -99), ("", 1, 2), ["", 1],
               ("", 2 ** 70), ("\u20ac", 1)):
    codecs.register_error("test.answer", lambda error: answer)
    print(answer)
    show("\u20acab".encode, "ascii", "test.answer")
    show(b"\xffab".decode, "ascii", "test.answer")


def raising(error):
    raise KeyError("own")


codecs.register_error("test.raising", raising)
show("\u20ac".encode, "utf-7", "test.raising")
show("\u20ac".encode, "ascii", "test.raising")
show(b"\xff".decode, "utf-8", "test.raising")

# A handler that replaces the object of the exception.
def exchanging(error):
    error.object = b"xyz\xff"[len(error.object) % 2 * 3:]
    return "|", 0


codecs.register_error("test.exchanging", exchanging)


def emptying(error):
    error.object = b""
    return "|", 0


codecs.register_error("test.emptying", emptying)
for encoding, data in (("ascii", b"\xff"), ("utf-7", b"++"), ("utf-8", b"a\xff"), ("utf-16", b"\xff"),
                       ("utf-32", b"\xff"), ("unicode-escape", b"\\u123g"), ("raw-unicode-escape", b"\\u123g")):
    show(data.decode, encoding, "test.emptying")


def spoiling(error):
    error.object = 42
    return "|", 0


codecs.register_error("test.spoiling", spoiling)
show(b"\xff".decode, "ascii", "test.spoiling")

show(codecs.register_error, "x", 5)
show(codecs.register_error, 5, dotted)
show(codecs.lookup_error, "absent")
show("a".encode, "ascii", "absent")
show("\xe4".encode, "ascii", "absent")

#> True
#> b'a...z.'
#> b'a...z.'
#> b'a\xe2\x82\xac..z\xd0\x96'
#> b'a\x00\xac .\x00.\x00z\x00\x16\x04'
#> b'\x00\x00\x00a\x00\x00 \xac\x00\x00\x00.\x00\x00\x00.\x00\x00\x00z\x00\x00\x04\x16'
#> b'a\x80..z.'
#> 'a..z'
#> 'a..z'
#> 'a..z..'
#> 'a..z..'
#> 'a..b.'
#> 'a..b.'
#> 'a.....'
#> 'a.....'
#> 'a.z'
#> 'a.z'
#> '.....'
#> '.....'
#> 'a...z....'
#> 'a...z....'
#> 'a....z'
#> 'a....z'
#> ascii äböü 0 1 ordinal not in range(128)
#> ascii äböü 2 4 ordinal not in range(128)
#> b'?b?'
#> ascii b'\xe4b\xf6\xfc' 0 1 ordinal not in range(128)
#> ascii b'\xe4b\xf6\xfc' 2 3 ordinal not in range(128)
#> ascii b'\xe4b\xf6\xfc' 3 4 ordinal not in range(128)
#> '?b??'
#> 2
#> b'a\xff\xfeb'
#> b'a\xff\xfeb'
#> b'\x00a\xff\xfe\x00b'
#> UnicodeEncodeError 'utf-32-le' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> b'a<>d'
#> 'a<>d'
#> b'xxx'
#> None
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#>
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> ('',)
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> ('', '1')
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> (1, 1)
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> ('', 1.5)
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> (b'', 1)
#> b'ab'
#> TypeError decoding error handler must return (str, int) tuple
#> ('', 99)
#> IndexError position 99 from error handler out of bounds
#> IndexError position 99 from error handler out of bounds
#> ('', -99)
#> IndexError position -96 from error handler out of bounds
#> IndexError position -96 from error handler out of bounds
#> ('', 1, 2)
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> ['', 1]
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> ('', 1180591620717411303424)
#> OverflowError Python int too large to convert to C ssize_t
#> OverflowError Python int too large to convert to C ssize_t
#> ('€', 1)
#> UnicodeEncodeError 'ascii' codec can't encode character '\u20ac' in position 0: ordinal not in range(128)
#> '€ab'
#> b'+IKw-'
#> KeyError 'own'
#> KeyError 'own'
#> '|'
#> '|'
#> 'a|'
#> '|'
#> '|'
#> '|'
#> '|'
#> TypeError UnicodeError 'object' attribute must be a bytes
#> TypeError handler must be callable
#> TypeError register_error() argument 1 must be str, not int
#> LookupError unknown error handler name 'absent'
#> b'a'
#> LookupError unknown error handler name 'absent'
