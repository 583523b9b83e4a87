# expect-strict: contained
# expect-standard: contained
# option: --allow-import io
# The native core of a stream takes nothing for granted: whatever a program puts there, in every combination, and
# streams that are below themselves.
import io


def poke(function, *arguments):
    try:
        return function(*arguments)
    except Exception:
        return None


class Text(str):
    pass


class Index:
    def __init__(self, stream):
        self.stream = stream

    def __index__(self):
        self.stream._held = None
        self.stream._place = 2 ** 40
        self.stream._waiting = None
        return 3


MAKERS = (lambda: io.StringIO("some text\nmore\r\n\u20ac"), lambda: io.BytesIO(b"some bytes\nmore"),
          lambda: io.TextIOWrapper(io.BytesIO(b"some\nbytes\r\nmore")),
          lambda: io.BufferedReader(io.BytesIO(b"some\nbytes\nmore"), 4),
          lambda: io.BufferedRandom(io.BytesIO(b"some\nbytes\nmore"), 4),
          lambda: io.BufferedWriter(io.BytesIO(b"some\nbytes\nmore"), 4))
NAMES = ("_held", "_place", "_waiting", "_room", "_below", "_line_end", "_is_open", "_is_whole", "_iterates")
VALUES = (None, True, False, 0, 3, 4, 5, -1, 2 ** 31 - 1, 2 ** 32, 2 ** 63 - 1, 2 ** 70, "text\nline", "\ud800\n" * 9,
          "\U0001f600\n", Text("x\n"), b"bytes\nline", bytearray(b"x\n" * 9), memoryview(b"x"), [1], object())


def use(stream):
    for _ in range(2):
        poke(next, stream)
        poke(stream.readline)
        poke(stream.readline, 2)
        poke(stream.read, 1)
        poke(stream.read)
        for data in ("x\n", b"x\n", "\u20ac", bytearray(b"y"), 5, Text("z"), "long" * 9, b"long" * 9):
            poke(stream.write, data)
        poke(stream.seek, 0)
        poke(stream.tell)
        poke(stream.flush)
        poke(stream._watch, True)
        poke(stream._watch, False)


for make in MAKERS:
    for name in NAMES:
        for value in VALUES:
            stream = make()
            poke(next, stream)
            poke(setattr, stream, name, value)
            use(stream)
    for held in VALUES[12:]:
        for place in (0, 1, 2 ** 31 - 1, 2 ** 63 - 1):
            for line_end in range(5):
                stream = make()
                poke(setattr, stream, "_held", held)
                poke(setattr, stream, "_waiting", held)
                stream._place = place
                stream._line_end = line_end
                stream._room = 2 ** 31 - 1
                stream._is_whole = stream._iterates = stream._is_open = True
                use(stream)
    stream = make()
    stream._below = stream
    use(stream)
    other = make()
    stream._below, other._below = other, stream
    use(stream)
    stream = make()
    poke(stream.read, Index(stream))
    poke(stream.readline, Index(stream))
    poke(delattr, stream, "_held")

# The bytes that wait are written into themselves, and cannot grow while they are seen.
writer = io.BufferedWriter(io.BytesIO(), 100)
writer.write(b"abc")
poke(writer.write, writer._waiting)
view = memoryview(writer._waiting)
poke(writer.write, b"more")
poke(writer.flush)
view.release()
# The core of a stream that __init__ never saw.
for cls in (io.StringIO, io.BytesIO, io.TextIOWrapper, io.BufferedReader, io.BufferedWriter, io.FileIO, io.IOBase):
    stream = cls.__new__(cls)
    use(stream) if hasattr(stream, "read") and hasattr(stream, "write") else poke(stream.readline)
for method in (io.StringIO.read, io.BytesIO.write, io.IOBase.readline):
    for value in VALUES:
        poke(method, value)
        poke(method, value, value)
print("contained")
