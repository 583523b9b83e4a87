# Reading lines, pieces and everything in turn, at the borders of the chunks that streams read.
# option: --allow-import io
import io


def outcome(action, *arguments):
    try:
        return action(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def short(value):
    text = repr(value)
    return text if len(text) < 60 else f"{text[:20]}...{text[-20:]} ({len(value)})"


# --- line ends, with a chunk that ends between CR and LF
LINES = ("a" * 8190 + "\r\n" + "b\rc\nd\r\n" + "e" * 5000 + "\r" + "f" * 9000 + "\n\r\n" + "end").encode()
for newline in (None, "", "\n", "\r", "\r\n"):
    for first in (0, 1, 8191, 8192, 8193):
        stream = io.TextIOWrapper(io.BytesIO(LINES), "ascii", newline=newline)
        print(repr(newline), first, len(stream.read(first)), [len(line) for line in stream])
for newline in (None, "", "\n", "\r", "\r\n"):
    stream = io.StringIO(LINES.decode(), newline)
    print(repr(newline), [len(line) for line in stream], stream.newlines)
    stream.seek(8191)
    print([short(stream.readline(size)) for size in (0, 1, 2, -1, None, 3, 2 ** 30)])

# --- lines and pieces in turn
for make in (lambda: io.StringIO("one\ntwo\nthree\nfour"), lambda: io.BytesIO(b"one\ntwo\nthree\nfour"),
             lambda: io.TextIOWrapper(io.BytesIO(b"one\ntwo\nthree\nfour")),
             lambda: io.BufferedReader(io.BytesIO(b"one\ntwo\nthree\nfour"), 5)):
    stream = make()
    print(type(stream).__name__, stream.read(1), stream.readline(), next(stream), stream.read(2),
          stream.readline(1), stream.readline(5), stream.readline(), stream.read(3), stream.read(), stream.read(),
          stream.readline(), outcome(next, stream), stream.read(0))
    print([outcome(stream.read, size) for size in ("1", 1.0, 10 ** 30, -5, True)])
    print([outcome(stream.readline, size) for size in ("1", 1.0, -5, True)])
    stream.close()
    print([outcome(action) for action in (stream.read, stream.readline, lambda: next(stream), lambda: stream.read(0))])

# --- beyond the end
stream = io.BytesIO(b"ab")
stream.seek(5)
print(stream.read(), stream.read(1), stream.readline(), stream.tell(), stream.write(b"x"), stream.getvalue())
stream = io.StringIO("ab")
stream.seek(5)
print(repr(stream.read()), repr(stream.read(1)), repr(stream.readline()), stream.tell(), stream.write("x"),
      repr(stream.getvalue()))
stream.seek(1)
print(stream.write("yz"), stream.tell(), repr(stream.getvalue()), stream.truncate(2), repr(stream.getvalue()),
      stream.write("!"), repr(stream.getvalue()))

# --- what cannot be written
print([outcome(io.StringIO().write, data) for data in (b"x", None, 5)])
print([outcome(io.BytesIO().write, data) for data in ("x", None, 5, bytearray(b"ab"), memoryview(b"abc"))])
print([outcome(io.TextIOWrapper(io.BytesIO()).write, data) for data in (b"x", None, 5)])
print([outcome(io.BufferedWriter(io.BytesIO()).write, data) for data in ("x", None, 5, bytearray(b"ab"))])


# --- a subclass reads its own lines
class Text(io.TextIOWrapper):
    def readline(self, size=-1):
        return "own" if self.read(1) else ""


class Memory(io.StringIO):
    def readline(self, size=-1):
        return "own" if self.read(1) else ""


class Bytes(io.BytesIO):
    def readline(self, size=-1):
        return b"own" if self.read(1) else b""


class Buffered(io.BufferedReader):
    def readline(self, size=-1):
        return b"own" if self.read(1) else b""


for stream in (Text(io.BytesIO(b"a\nb")), Memory("a\nb"), Bytes(b"a\nb"), Buffered(io.BytesIO(b"a\nb"))):
    print(type(stream).__name__, list(stream))


class Wrong(io.StringIO):
    def readline(self, size=-1):
        return 5


print(outcome(list, Wrong("abc")))

# --- the streams below close, or are taken away
raw = io.BytesIO(b"one\ntwo\nthree\n")
text = io.TextIOWrapper(raw)
print(next(text))
raw.close()
print(outcome(next, text), outcome(text.readline), outcome(text.read, 1), outcome(text.write, "x"))
text = io.TextIOWrapper(io.BytesIO(b"one\ntwo\nthree\n"))
print(next(text), text.detach().tell(), outcome(next, text), outcome(text.readline), outcome(text.write, "x"))

# --- tell() and next()
text = io.TextIOWrapper(io.BytesIO(b"one\ntwo\nthree\nfour\n"))
print(text.readline(), text.tell(), next(text), outcome(text.tell))
text.flush()
print(text.readline(), outcome(text.tell), next(text), outcome(text.tell), list(text), outcome(text.tell))

# --- reading and writing in turn
for buffer in (io.BytesIO(b"0123456789" * 3), io.BufferedRandom(io.BytesIO(b"0123456789" * 3))):
    text = io.TextIOWrapper(buffer)
    print(text.read(3), text.seek(text.tell()), text.write("AB"), text.tell(), text.read(2), text.seek(0),
          text.write("x"), text.write("y" * 3), text.seek(0), text.read())
random = io.BufferedRandom(io.BytesIO(b"line one\nline two\n"), 4)
print(random.readline(), random.write(b"LINE"), random.tell(), random.readline(), random.seek(0), random.write(b"x"),
      random.read(3), random.seek(0), random.read())

# --- names of the methods
for cls in (io.StringIO, io.BytesIO, io.TextIOWrapper, io.BufferedReader):
    print(cls.read.__name__, cls.readline.__name__, cls.write.__name__ if cls is not io.BufferedReader else "")
print(hasattr(io.IOBase, "read"), hasattr(io.IOBase, "write"))

#> None 0 0 [8191, 2, 2, 2, 5001, 9001, 1, 3]
#> None 1 1 [8190, 2, 2, 2, 5001, 9001, 1, 3]
#> None 8191 8191 [2, 2, 2, 5001, 9001, 1, 3]
#> None 8192 8192 [1, 2, 2, 5001, 9001, 1, 3]
#> None 8193 8193 [2, 2, 5001, 9001, 1, 3]
#> '' 0 0 [8192, 2, 2, 3, 5001, 9001, 2, 3]
#> '' 1 1 [8191, 2, 2, 3, 5001, 9001, 2, 3]
#> '' 8191 8191 [1, 2, 2, 3, 5001, 9001, 2, 3]
#> '' 8192 8192 [2, 2, 3, 5001, 9001, 2, 3]
#> '' 8193 8193 [1, 2, 3, 5001, 9001, 2, 3]
#> '\n' 0 0 [8192, 4, 3, 14002, 2, 3]
#> '\n' 1 1 [8191, 4, 3, 14002, 2, 3]
#> '\n' 8191 8191 [1, 4, 3, 14002, 2, 3]
#> '\n' 8192 8192 [4, 3, 14002, 2, 3]
#> '\n' 8193 8193 [3, 3, 14002, 2, 3]
#> '\r' 0 0 [8191, 3, 4, 5002, 9002, 4]
#> '\r' 1 1 [8190, 3, 4, 5002, 9002, 4]
#> '\r' 8191 8191 [3, 4, 5002, 9002, 4]
#> '\r' 8192 8192 [2, 4, 5002, 9002, 4]
#> '\r' 8193 8193 [1, 4, 5002, 9002, 4]
#> '\r\n' 0 0 [8192, 7, 14004, 3]
#> '\r\n' 1 1 [8191, 7, 14004, 3]
#> '\r\n' 8191 8191 [8, 14004, 3]
#> '\r\n' 8192 8192 [7, 14004, 3]
#> '\r\n' 8193 8193 [6, 14004, 3]
#> None [8191, 2, 2, 2, 5001, 9001, 1, 3] ('\r', '\n', '\r\n')
#> ["''", "'b'", "'\\n'", "'c\\n'", "'d\\n'", "'eee'", "'eeeeeeeeeeeeeeeeeee...eeeeeeeeeeeeeeeee\\n' (4998)"]
#> '' [8192, 2, 2, 3, 5001, 9001, 2, 3] ('\r', '\n', '\r\n')
#> ["''", "'\\n'", "'b\\r'", "'c\\n'", "'d\\r\\n'", "'eee'", "'eeeeeeeeeeeeeeeeeee...eeeeeeeeeeeeeeeee\\r' (4998)"]
#> '\n' [8192, 4, 3, 14002, 2, 3] None
#> ["''", "'\\n'", "'b\\r'", "'c\\n'", "'d\\r\\n'", "'eee'", "'eeeeeeeeeeeeeeeeeee...fffffffffffffffff\\n' (13999)"]
#> '\r' [8191, 1, 2, 2, 2, 1, 5001, 9001, 1, 1, 3] None
#> ["''", "'\\r'", "'b\\r'", "'c\\r'", "'d\\r'", "'\\r'", "'eeeeeeeeeeeeeeeeeee...eeeeeeeeeeeeeeeee\\r' (5001)"]
#> '\r\n' [8193, 5, 4, 14003, 3, 3] None
#> ["''", "'\\r'", "'\\nb'", "'\\rc\\r\\n'", "'d\\r\\r\\n'", "'eee'", "'eeeeeeeeeeeeeeeeeee...fffffffffffffff\\r\\n' (14000)"]
#> StringIO o ne
#>  two
#>  th r ee
#>  four     StopIteration:  
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", "OverflowError: cannot fit 'int' into an index-sized integer", '', '']
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", '', '']
#> ['ValueError: I/O operation on closed file', 'ValueError: I/O operation on closed file', 'ValueError: I/O operation on closed file', 'ValueError: I/O operation on closed file']
#> BytesIO b'o' b'ne\n' b'two\n' b'th' b'r' b'ee\n' b'four' b'' b'' b'' b'' StopIteration:  b''
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", "OverflowError: cannot fit 'int' into an index-sized integer", b'', b'']
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", b'', b'']
#> ['ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.']
#> TextIOWrapper o ne
#>  two
#>  th r ee
#>  four     StopIteration:  
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", "OverflowError: cannot fit 'int' into an index-sized integer", '', '']
#> ["TypeError: 'str' object cannot be interpreted as an integer", "TypeError: 'float' object cannot be interpreted as an integer", '', '']
#> ['ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.', 'ValueError: I/O operation on closed file.']
#> BufferedReader b'o' b'ne\n' b'two\n' b'th' b'r' b'ee\n' b'four' b'' b'' b'' b'' StopIteration:  b''
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", "OverflowError: cannot fit 'int' into an index-sized integer", 'ValueError: read length must be non-negative or -1', b'']
#> ["TypeError: argument should be integer or None, not 'str'", "TypeError: argument should be integer or None, not 'float'", b'', b'']
#> ['ValueError: read of closed file', 'ValueError: readline of closed file', 'ValueError: readline of closed file', 'ValueError: read of closed file']
#> b'' b'' b'' 5 1 b'ab\x00\x00\x00x'
#> '' '' '' 5 1 'ab\x00\x00\x00x'
#> 2 3 'ayz\x00\x00x' 2 'ay' 1 'ay\x00!'
#> ["TypeError: string argument expected, got 'bytes'", "TypeError: string argument expected, got 'NoneType'", "TypeError: string argument expected, got 'int'"]
#> ["TypeError: a bytes-like object is required, not 'str'", "TypeError: a bytes-like object is required, not 'NoneType'", "TypeError: a bytes-like object is required, not 'int'", 2, 3]
#> ['TypeError: write() argument must be str, not bytes', 'TypeError: write() argument must be str, not None', 'TypeError: write() argument must be str, not int']
#> ["TypeError: a bytes-like object is required, not 'str'", "TypeError: a bytes-like object is required, not 'NoneType'", "TypeError: a bytes-like object is required, not 'int'", 2]
#> Text ['own', 'own', 'own']
#> Memory ['own', 'own', 'own']
#> Bytes [b'a\n', b'b']
#> Buffered [b'own', b'own', b'own']
#> OSError: readline() should have returned a str object, not 'int'
#> one
#>
#> ValueError: I/O operation on closed file. ValueError: I/O operation on closed file. ValueError: I/O operation on closed file. ValueError: I/O operation on closed file.
#> one
#>  14 ValueError: underlying buffer has been detached ValueError: underlying buffer has been detached ValueError: underlying buffer has been detached
#> one
#>  4 two
#>  OSError: telling position disabled by next() call
#> three
#>  14 four
#>  OSError: telling position disabled by next() call [] 19
#> 012 3 2 5 56 0 1 3 0 xyyyB5678901234567890123456789
#> 012 3 2 5 56 0 1 3 0 xyyyB5678901234567890123456789
#> b'line one\n' 4 13 b' two\n' 0 1 b'ine' 0 b'xine one\nLINE two\n'
#> read readline write
#> read readline write
#> read readline write
#> read readline 
#> False False
