# option: --policy standard --enable files
# gzip on the run's own files and on streams: modes, several members, seeking, damaged data.
import gzip
import io
import os
import tempfile
import zlib

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        text = error.strerror if isinstance(error, OSError) and error.strerror else error
        return f"{type(error).__name__}: {text}"


text = "".join(f"line {number} {number * number}\n" for number in range(5000))
with gzip.open("a.gz", "wt") as file:
    file.write(text)
with gzip.open("a.gz", "rt") as file:
    print(file.read() == text)
with gzip.open("a.gz") as file:
    print(sum(1 for line in file), file.tell())
    print(file.seek(7), file.read(5), file.seek(100_000), file.read(4), file.tell())
    print(file.peek(3)[:3], file.read1(3), file.mode, file.name)
with gzip.open("a.gz", "ab") as file:
    file.write(b"more")
print(gzip.decompress(open("a.gz", "rb").read()).endswith(b"24990001\nmore"))
with gzip.GzipFile("b.gz", "wb", mtime=0) as file:
    print(file.write(b"x" * 1000), file.tell(), file.writable(), file.readable())
print(len(open("b.gz", "rb").read()) < 100, open("b.gz", "rb").read(10))

packed = gzip.compress(b"hello", mtime=0)
print(gzip.decompress(packed + packed), gzip.decompress(packed + b"\0\0"))
for data in (b"", b"abc", packed[:5], packed[:-1], packed[:-8] + b"\0" * 8, packed + b"junk"):
    print(attempt(gzip.decompress, data), attempt(lambda: gzip.GzipFile(fileobj=io.BytesIO(data)).read()))
print(attempt(gzip.open, "missing.gz"), attempt(gzip.open, "a.gz", "q"), attempt(gzip.open, "a.gz", "rb", 9, "utf-8"))
with gzip.open("a.gz") as file:
    print(attempt(file.write, b"x"))
print(attempt(file.read))

# A decompressor in pieces of bounded size.
data = zlib.compress(text.encode())
expander = zlib._ZlibDecompressor()
parts = [expander.decompress(data[:500], 1000)]
rest = data[500:]
while not expander.eof:
    piece, rest = (rest[:700], rest[700:]) if expander.needs_input else (b"", rest)
    parts.append(expander.decompress(piece, 1000))
print(b"".join(parts) == text.encode(), max(map(len, parts)), expander.unused_data, attempt(expander.decompress, b""))
os.chdir(HOME)

#> True
#> 5000 89264
#> 7 b'0\nlin' 89264 b'' 89264
#> b'' b'' rb a.gz
#> True
#> 1000 1000 True False
#> True b'\x1f\x8b\x08\x08\x00\x00\x00\x00\x02\xff'
#> b'hellohello' b'hello'
#> b'' b''
#> BadGzipFile: Not a gzipped file (b'ab') BadGzipFile: Not a gzipped file (b'ab')
#> EOFError: Compressed file ended before the end-of-stream marker was reached EOFError: Compressed file ended before the end-of-stream marker was reached
#> EOFError: Compressed file ended before the end-of-stream marker was reached EOFError: Compressed file ended before the end-of-stream marker was reached
#> BadGzipFile: CRC check failed BadGzipFile: CRC check failed 0x0 != 0x3610a686
#> BadGzipFile: Not a gzipped file (b'ju') BadGzipFile: Not a gzipped file (b'ju')
#> FileNotFoundError: No such file or directory ValueError: invalid mode: 'qb' ValueError: Argument 'encoding' not supported in binary mode
#> OSError: write() on read-only GzipFile object
#> ValueError: I/O operation on closed file
#> True 1000 b'' EOFError: End of stream already reached
