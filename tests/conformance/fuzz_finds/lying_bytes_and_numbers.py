# Objects whose methods change what is searched or assigned; text that is a number; names of codecs.
class Index:
    def __init__(self, value, harm):
        self.value, self.harm = value, harm

    def __index__(self):
        print("index", end=" ")
        self.harm()
        return self.value


def attempt(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def with_store(use, harm=lambda store: store.clear()):
    store = bytearray(b"abcabc")
    index = Index(0, lambda: harm(store))
    attempt(lambda: use(store, index))
    print(bytes(store))


def assign(store, index, value):
    store[index:] = value


for name in ("find", "rfind", "index", "rindex", "count", "startswith", "endswith"):
    with_store(lambda store, index: getattr(store, name)(b"a", index))
    with_store(lambda store, index: getattr(store, name)(b"c", 0, index))
    with_store(lambda store, index: getattr(store, name)(b"a", index, -1), lambda store: store.extend(b"za"))
for value in (b"xy", bytearray(b"xy"), [1, 2], memoryview(b"xy"), 5, "text"):
    with_store(lambda store, index: assign(store, index, value), lambda store: None)
    with_store(lambda store, index: assign(store, index, value))


class Text(str):
    def __index__(self):
        return 5


class Number(str):
    def __float__(self):
        return 5.5

    def __int__(self):
        return 6

    def __complex__(self):
        return 6j


class Bytes(bytes):
    def __float__(self):
        return 5.5

    def __index__(self):
        return 6


for value in (Text("1"), Number("1"), Bytes(b"1")):
    for use in (float, int, complex, lambda text: int(text, 10)):
        attempt(lambda: use(value))

for bad in ("a\0", "\ud800", "utf-8\0", "x\ud800\0"):
    for use in (lambda: bytes(5, bad), lambda: bytes("a", "utf8", bad), lambda: bytes(b"a", errors=bad),
                lambda: str(5, bad), lambda: str(b"a", "utf8", bad),
                lambda: bytearray(5, bad), lambda: b"".decode(bad), lambda: b"".decode("utf8", bad),
                lambda: "".encode("utf8", bad)):
        attempt(use)

print(hash(""), hash(b""), hash(str()), bool(hash(complex("nan"))), bool(hash(complex(1, float("nan")))))
nan = complex("nan")
print({nan: 1}[nan], hash(nan) == hash(nan))
attempt(lambda: max(default=1))
attempt(lambda: min(a=1, b=2))
attempt(lambda: max(1, a=1))
attempt(lambda: max())

#> index -1
#> b''
#> index -1
#> b''
#> index 0
#> b'abcabcza'
#> index -1
#> b''
#> index -1
#> b''
#> index 3
#> b'abcabcza'
#> index ValueError subsection not found
#> b''
#> index ValueError subsection not found
#> b''
#> index 0
#> b'abcabcza'
#> index ValueError subsection not found
#> b''
#> index ValueError subsection not found
#> b''
#> index 3
#> b'abcabcza'
#> index 0
#> b''
#> index 0
#> b''
#> index 2
#> b'abcabcza'
#> index False
#> b''
#> index False
#> b''
#> index True
#> b'abcabcza'
#> index False
#> b''
#> index False
#> b''
#> index False
#> b'abcabcza'
#> index index None
#> b'xy'
#> index index None
#> b'xy'
#> index None
#> b'xy'
#> index None
#> b'xy'
#> index index None
#> b'\x01\x02'
#> index index None
#> b'\x01\x02'
#> index index None
#> b'xy'
#> index index None
#> b'xy'
#> index TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b'abcabc'
#> index TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b''
#> index TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b'abcabc'
#> index TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> b''
#> 5.0
#> 5
#> (1+0j)
#> 1
#> 5.5
#> 6
#> (1+0j)
#> 1
#> 5.5
#> 6
#> (5.5+0j)
#> 1
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> 0 0 0 True True
#> 1 True
#> TypeError max expected at least 1 argument, got 0
#> TypeError min expected at least 1 argument, got 0
#> TypeError max() got an unexpected keyword argument 'a'
#> TypeError max expected at least 1 argument, got 0
