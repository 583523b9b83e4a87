# option: --policy standard --enable files
# TextIOWrapper and the encodings that it takes, refuses and changes to.
import codecs
import io


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


for encoding in ("hex", "rot13", "base64", "no such"):
    attempt(lambda: io.TextIOWrapper(io.BytesIO(), encoding=encoding))

# No byte order mark within a file.
raw = io.BytesIO()
text = io.TextIOWrapper(raw, encoding="ascii", newline="\n")
text.write("abc\n")
text.reconfigure(encoding="utf-8-sig")
text.write("dé\n")
text.flush()
print(raw.getvalue())
raw = io.BytesIO()
text = io.TextIOWrapper(raw, encoding="ascii")
text.reconfigure(encoding="utf-16-le")
text.write("x")
text.reconfigure(encoding="locale")
text.write("é")
text.flush()
print(raw.getvalue(), text.encoding.lower())

# A large text does not wait behind a small one.
class Noted(io.BytesIO):
    def write(self, data):
        print("write", len(data))
        return super().write(data)


text = io.TextIOWrapper(Noted(), encoding="ascii")
text.write("small")
text.write("x" * 9000)
text.write("y")
text.flush()


# An encoder that returns no bytes.
def search(name):
    if name == "odd":
        class Encoder(codecs.IncrementalEncoder):
            def encode(self, text, final=False):
                return text.upper()
        return codecs.CodecInfo(lambda text, errors="strict": (text, len(text)), None, incrementalencoder=Encoder,
                                incrementaldecoder=codecs.IncrementalDecoder, name="odd")


codecs.register(search)
attempt(lambda: io.TextIOWrapper(io.BytesIO(), encoding="odd").write("x"))

# Bytes may come as any buffer.
class Viewed(io.BytesIO):
    def read(self, size=-1):
        return memoryview(super().read(size))

    read1 = read


print(io.TextIOWrapper(Viewed(b"one\ntwo\n"), encoding="ascii").read())
print(io.TextIOWrapper(Viewed(b"one\ntwo\n"), encoding="ascii").readline())

#> LookupError 'hex' is not a text encoding
#> LookupError 'rot13' is not a text encoding
#> LookupError 'base64' is not a text encoding
#> LookupError unknown encoding: no such
#> b'abc\nd\xc3\xa9\n'
#> b'x\x00\xc3\xa9' utf-8
#> write 5
#> write 9000
#> write 1
#> TypeError encoder should return a bytes object, not 'str'
#> one
#> two
#>
#> one
#>
