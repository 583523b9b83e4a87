# Buffered streams over raw ones that are odd: that take little, return nonsense, or were never made.
# option: --policy standard --enable files
import io


class Raw(io.RawIOBase):
    def __init__(self, parts=(), room=None):
        self.parts, self.room, self.written, self.place = list(parts), room, b"", 0

    def readable(self):
        return True

    writable = seekable = readable

    def readinto(self, buffer):
        part = self.parts.pop(0) if self.parts else b""
        if part is None:
            return None
        buffer[:len(part)] = part
        return len(part)

    def write(self, data):
        if self.room is None:
            taken = len(data)
        elif self.room == 0:
            return None
        else:
            taken = min(self.room, len(data))
            self.room -= taken
        self.written += bytes(data[:taken])
        return taken

    def seek(self, offset, whence=0):
        return self.place

    def tell(self):
        return self.place


def attempt(function):
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)


# A raw stream that does not block: what fits stays in the buffer.
raw = Raw(room=3)
stream = io.BufferedWriter(raw, 8)
attempt(lambda: stream.write(b"abcd"))
attempt(lambda: stream.write(b"efghi"))
try:
    stream.write(b"0123456789")
except BlockingIOError as error:
    print(error.characters_written, raw.written)
try:
    stream.flush()
except BlockingIOError as error:
    print(error.characters_written)
raw.room = None
attempt(lambda: stream.write(b"z"))
stream.flush()
print(raw.written)

# readinto1() does one read at most.
stream = io.BufferedReader(Raw([b"abc", b"de", b"fgh", b"jkl", None, b"m"]), 5)
room = bytearray(2)
print(stream.peek(), stream.readinto1(room), room, stream.readinto1(room), stream.readinto1(room), room)
room = bytearray(10)
print(stream.peek(), stream.readinto1(room), room)
print(stream.readinto1(room), stream.readinto1(room), stream.readinto1(room))

# Places that no stream has.
for kind in (io.BufferedReader, io.BufferedWriter, io.BufferedRandom):
    raw = Raw()
    stream = kind(raw)
    raw.place = -1
    attempt(stream.tell)
    attempt(lambda: stream.seek(0))
    raw.place = 0

# Streams that were not made, or not made well.
for kind in (io.BufferedReader, io.BufferedWriter, io.BufferedRandom, io.TextIOWrapper):
    attempt(lambda: kind.__new__(kind).flush())
stream = io.BufferedReader(io.BytesIO(b"abc"))
attempt(lambda: stream.__init__(io.BytesIO(b"abc"), buffer_size=0))
attempt(lambda: stream.read(1))
stream.__init__(io.BytesIO(b"def"))
print(stream.read(), stream.detach().getvalue())
attempt(stream.read)


# A subclass's flush() is part of its close().
class Logged(io.FileIO):
    def flush(self):
        print("flush")
        super().flush()


class OwnRead(io.BytesIO):
    def read(self, size=-1):
        print("read", size)
        return super().read(size)


with open("logged", "w"):
    pass
Logged("logged").close()
room = bytearray(2)
print(OwnRead(b"abc").readinto(room), room)

#> 4
#> 5
#> 2 b'abc'
#> 0
#> 1
#> b'abcdefghi01z'
#> b'abc' 2 bytearray(b'de') 1 2 bytearray(b'de')
#> b'fgh' 6 bytearray(b'fghjkl\x00\x00\x00\x00')
#> None 1 0
#> OSError Raw stream returned invalid position -1
#> OSError Raw stream returned invalid position -1
#> OSError Raw stream returned invalid position -1
#> OSError Raw stream returned invalid position -1
#> OSError Raw stream returned invalid position -1
#> OSError Raw stream returned invalid position -1
#> ValueError I/O operation on uninitialized object
#> ValueError I/O operation on uninitialized object
#> ValueError I/O operation on uninitialized object
#> ValueError I/O operation on uninitialized object
#> ValueError buffer size must be strictly positive
#> ValueError I/O operation on uninitialized object
#> b'def' b'def'
#> ValueError raw stream has been detached
#> flush
#> 2 bytearray(b'ab')
