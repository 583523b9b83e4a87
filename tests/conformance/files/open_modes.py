# option: --policy standard --enable files
# Each mode of open(): what it creates, truncates, allows, and how it fails.
import os
import tempfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        name = type(error).__name__
        return f"{name}: {error.strerror if isinstance(error, OSError) and error.strerror else error}"


print(attempt(open, "missing"))
print(attempt(open, "missing", "r+"))
with open("a", "w") as file:
    print(file.write("one\ntwo\n"), file.mode, file.name, file.closed)
print(file.closed)
print(open("a").read())
print(attempt(open, "a", "x"))
with open("a", "a") as file:
    print(file.tell())
    file.write("three\n")
    print(file.tell())
with open("a", "r+") as file:
    file.write("ONE")
    file.seek(0)
    print(file.read())
with open("a", "w+") as file:
    print(repr(file.read()))
    file.write("new")
    file.seek(0)
    print(file.read())
with open("b", "x") as file:
    file.write("made")
print(open("b").read())
with open("a", "rb") as file:
    print(file.read(), file.mode, type(file).__name__)
for mode in ("wb", "ab", "xb", "rb+", "wb+", "ab+"):
    with open("c", mode) as file:
        print(mode, type(file).__name__, file.mode, file.raw.mode, file.readable(), file.writable(),
              file.seekable(), file.tell())
    if mode == "ab":
        os.remove("c")
with open("a", "rb", buffering=0) as file:
    print(type(file).__name__, file.read(2), file.readall())
for mode in ("", "rw", "z", "rt+b", "r+r", "U", "+", "wx", "br"):
    print(mode, attempt(lambda: open("a", mode).close()))
print(attempt(open, "a", "r", 0))
print(attempt(open, "a", "rb", -1, "utf-8"))
print(attempt(open, "a", "rb", errors="strict"))
print(attempt(open, "a", "rb", newline=""))
print(attempt(open, "a", newline="x"))
print(attempt(open, "a", encoding="no-such"))
print(attempt(open, "a", 3))
print(attempt(open, 1.5))
print(attempt(open, None))
print(attempt(open, -1))
print(attempt(open, "a\0b"))
print(attempt(open, "a", closefd=False))
print(attempt(open, "."))
print(attempt(open, ".", "w"))
print(attempt(open, "a/b"))
print(attempt(open, ""))
with open("a") as file:
    print(attempt(file.write, "x"))
with open("a", "w") as file:
    print(attempt(file.read))
    print(attempt(file.write, b"x"))
with open("a", "rb") as file:
    print(attempt(file.write, b"x"))
with open("a", "wb") as file:
    print(attempt(file.read))
    print(attempt(file.write, "x"))
for function in (file.read, file.write, file.seek, file.tell, file.flush, file.readline):
    arguments = [b"x"] if function.__name__ == "write" else [0] if function.__name__ == "seek" else []
    print(function.__name__, attempt(function, *arguments))
file = open("a")
file.close()
file.close()
for function in (file.read, file.readline, file.tell, file.flush, file.__enter__, file.__iter__):
    print(attempt(function))


def opener(path, flags):
    print("opener", path, flags & os.O_ACCMODE if hasattr(os, "O_ACCMODE") else flags & 3)
    return os.open(path, flags)


with open("a", "w", opener=opener) as file:
    file.write("by an opener")
print(open("a", opener=opener).read())
print(attempt(open, "a", opener=lambda path, flags: -2))
print(attempt(open, "a", opener=lambda path, flags: "x"))
descriptor = os.open("a", os.O_RDONLY)
with open(descriptor, closefd=False) as file:
    print(file.read(), file.name == descriptor)
print(os.close(descriptor))
print(attempt(os.close, descriptor))
os.chdir(HOME)

#> FileNotFoundError: No such file or directory
#> FileNotFoundError: No such file or directory
#> 8 w a False
#> True
#> one
#> two
#>
#> FileExistsError: File exists
#> 8
#> 14
#> ONE
#> two
#> three
#>
#> ''
#> new
#> made
#> b'new' rb BufferedReader
#> wb BufferedWriter wb wb False True True 0
#> ab BufferedWriter ab ab False True True 0
#> xb BufferedWriter xb xb False True True 0
#> rb+ BufferedRandom rb+ rb+ True True True 0
#> wb+ BufferedRandom rb+ rb+ True True True 0
#> ab+ BufferedRandom ab+ ab+ True True True 0
#> FileIO b'ne' b'w'
#>  ValueError: Must have exactly one of create/read/write/append mode and at most one plus
#> rw ValueError: must have exactly one of create/read/write/append mode
#> z ValueError: invalid mode: 'z'
#> rt+b ValueError: can't have text and binary mode at once
#> r+r ValueError: invalid mode: 'r+r'
#> U ValueError: invalid mode: 'U'
#> + ValueError: Must have exactly one of create/read/write/append mode and at most one plus
#> wx ValueError: must have exactly one of create/read/write/append mode
#> br None
#> ValueError: can't have unbuffered text I/O
#> ValueError: binary mode doesn't take an encoding argument
#> ValueError: binary mode doesn't take an errors argument
#> ValueError: binary mode doesn't take a newline argument
#> ValueError: illegal newline value: x
#> LookupError: unknown encoding: no-such
#> TypeError: open() argument 'mode' must be str, not int
#> TypeError: expected str, bytes or os.PathLike object, not float
#> TypeError: expected str, bytes or os.PathLike object, not NoneType
#> ValueError: negative file descriptor
#> ValueError: embedded null byte
#> ValueError: Cannot use closefd=False with file name
#> IsADirectoryError: Is a directory
#> IsADirectoryError: Is a directory
#> NotADirectoryError: Not a directory
#> FileNotFoundError: No such file or directory
#> UnsupportedOperation: not writable
#> UnsupportedOperation: not readable
#> TypeError: write() argument must be str, not bytes
#> UnsupportedOperation: write
#> UnsupportedOperation: read
#> TypeError: a bytes-like object is required, not 'str'
#> read UnsupportedOperation: read
#> write ValueError: write to closed file
#> seek ValueError: seek of closed file
#> tell ValueError: I/O operation on closed file
#> flush ValueError: flush of closed file
#> readline UnsupportedOperation: read
#> ValueError: I/O operation on closed file.
#> ValueError: I/O operation on closed file.
#> ValueError: I/O operation on closed file.
#> ValueError: I/O operation on closed file.
#> ValueError: I/O operation on closed file.
#> ValueError: I/O operation on closed file.
#> opener a 1
#> opener a 0
#> by an opener
#> ValueError: opener returned -2
#> TypeError: expected integer from opener
#> by an opener True
#> None
#> OSError: Bad file descriptor
