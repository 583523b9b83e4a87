# option: --policy standard --enable files
# Text files: newlines, encodings, seek and tell, iteration.
import io
import os
import tempfile

HOME = os.getcwd()
os.chdir(tempfile.mkdtemp())


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


data = b"one\ntwo\r\nthree\rfour\n\nlast"
with open("lines", "wb") as file:
    file.write(data)
for newline in (None, "", "\n", "\r", "\r\n"):
    with open("lines", newline=newline) as file:
        print(repr(newline), list(file), file.newlines)
    with open("lines", newline=newline) as file:
        print([file.readline() for _ in range(4)], file.readline(2), repr(file.read(3)))
    with open("written", "w", newline=newline) as file:
        file.write("a\nb\r\nc")
    print(open("written", "rb").read())

text = "äöü 日本 🐍\nsecond line ß\nend"
for encoding in ("utf-8", "utf-16", "utf-16-le", "utf-32", "utf-8-sig", "latin-1", "ascii", "cp1252"):
    with open("text", "w", encoding=encoding, errors="replace") as file:
        file.write(text[:10])
        file.write(text[10:])
    raw = open("text", "rb").read()
    with open("text", encoding=encoding) as file:
        print(encoding, len(raw), file.read() == text)
    with open("text", "a", encoding=encoding, errors="replace") as file:
        file.write("!")
    with open("text", encoding=encoding) as file:
        print(file.read()[-4:])
with open("text", "w", encoding="ascii") as file:
    print(attempt(file.write, "ä"))
with open("text", "wb") as file:
    file.write(b"ok \xff\xfe bad")
print(attempt(open("text", encoding="utf-8").read))
for errors in ("replace", "ignore", "backslashreplace", "surrogateescape"):
    with open("text", errors=errors) as file:
        print(errors, ascii(file.read()))

with open("places", "w") as file:
    file.write("".join(f"line {i} é\n" for i in range(2000)))
with open("places") as file:
    for _ in range(5):
        file.readline()
    place = file.tell()
    print(place, file.readline())
    file.seek(place)
    print(file.readline())
    for _ in range(1500):
        line = file.readline()
    place = file.tell()
    print(place, line)
    rest = file.read()
    file.seek(place)
    print(file.read() == rest, len(rest))
    print(file.tell())
    file.seek(0, io.SEEK_END)
    print(file.tell(), repr(file.read()))
    file.seek(0)
    print(file.read(7), file.tell())
    print(attempt(file.seek, 1, 1))
    print(attempt(file.seek, -1, 2))
    print(attempt(file.seek, -1))
    print(attempt(file.seek, 0, 5))
    print(file.seek(0, 1))
    next(file)
    print(attempt(file.tell))
    for line in file:
        pass
    print(file.tell(), line)
with open("places", "r+") as file:
    file.read(4)
    file.seek(file.tell())
    file.write("ZZ")
    file.seek(0)
    print(file.readline())
    file.truncate(6)
    file.seek(0)
    print(file.read())
with open("places", "w") as file:
    file.writelines(["a\n", "b\n"])
    print(file.tell(), file.truncate(2), file.seek(0, 2))
print(open("places").readlines(), open("places").readlines(1))
with open("places", "w", buffering=1) as file:
    file.write("whole\npart")
    print(repr(open("places").read()))
print(open("places").read())
with open("places", "w") as file:
    print(file.line_buffering, file.write_through, file.encoding, file.errors)
    file.reconfigure(line_buffering=True)
    print(file.line_buffering)
    file.write("x\n")
    print(os.path.getsize("places"))
with open("places", "rb") as binary:
    wrapper = io.TextIOWrapper(binary, "ascii")
    print(wrapper.read(), wrapper.detach() is binary)
    print(attempt(wrapper.read))
with open("places", "w") as file:
    print("printed", 1, file=file)
with open("places") as file:
    print(file.buffer.read(3), file.buffer.raw.tell(), file.isatty())
os.chdir(HOME)

#> None ['one\n', 'two\n', 'three\n', 'four\n', '\n', 'last'] ('\r', '\n', '\r\n')
#> ['one\n', 'two\n', 'three\n', 'four\n'] 
#>  'las'
#> b'a\nb\r\nc'
#> '' ['one\n', 'two\r\n', 'three\r', 'four\n', '\n', 'last'] ('\r', '\n', '\r\n')
#> ['one\n', 'two\r\n', 'three\r', 'four\n'] 
#>  'las'
#> b'a\nb\r\nc'
#> '\n' ['one\n', 'two\r\n', 'three\rfour\n', '\n', 'last'] None
#> ['one\n', 'two\r\n', 'three\rfour\n', '\n'] la 'st'
#> b'a\nb\r\nc'
#> '\r' ['one\ntwo\r', '\nthree\r', 'four\n\nlast'] None
#> ['one\ntwo\r', '\nthree\r', 'four\n\nlast', '']  ''
#> b'a\rb\r\rc'
#> '\r\n' ['one\ntwo\r\n', 'three\rfour\n\nlast'] None
#> ['one\ntwo\r\n', 'three\rfour\n\nlast', '', '']  ''
#> b'a\r\nb\r\r\nc'
#> utf-8 37 True
#> end!
#> utf-16 56 True
#> end!
#> utf-16-le 54 True
#> end!
#> utf-32 108 True
#> end!
#> utf-8-sig 40 True
#> end!
#> latin-1 26 False
#> end!
#> ascii 26 False
#> end!
#> cp1252 26 False
#> end!
#> UnicodeEncodeError: 'ascii' codec can't encode character '\xe4' in position 0: ordinal not in range(128)
#> UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 3: invalid start byte
#> replace 'ok \ufffd\ufffd bad'
#> ignore 'ok  bad'
#> backslashreplace 'ok \\xff\\xfe bad'
#> surrogateescape 'ok \udcff\udcfe bad'
#> 50 line 5 é
#>
#> line 5 é
#>
#> 18468 line 1505 é
#>
#> True 5928
#> 24890
#> 24890 ''
#> line 0  7
#> UnsupportedOperation: can't do nonzero cur-relative seeks
#> UnsupportedOperation: can't do nonzero end-relative seeks
#> ValueError: negative seek position -1
#> ValueError: invalid whence (5, should be 0, 1 or 2)
#> 7
#> OSError: telling position disabled by next() call
#> 24890 line 1999 é
#>
#> lineZZ é
#>
#> lineZZ
#> 4 2 2
#> ['a\n'] ['a\n']
#> 'whole\npart'
#> whole
#> part
#> False False UTF-8 strict
#> True
#> 2
#> x
#>  True
#> ValueError: underlying buffer has been detached
#> b'pri' 10 False
