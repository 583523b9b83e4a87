# What programs do with sys.stdout beyond print().
# option: --policy standard
import contextlib
import io
import sys

sys.stdout.writelines(["one\n", "two\n"])
sys.stdout.writelines(f"{number}\n" for number in range(2))
print(sys.stdout.buffer.write("bytes: é\n".encode()))
sys.stdout.buffer.flush()
sys.stdout.buffer.writelines([b"a", b"b", b"\n"])
print("text")
print(sys.stdout.buffer is sys.stdout.buffer, sys.stdout.buffer.writable())
print(sys.stdout.reconfigure(encoding="utf-8", errors="replace", line_buffering=True))
print(sys.stdout.closed, sys.stdout.newlines, sys.stdout.writable())

plain = sys.stdout
sys.stdout = io.TextIOWrapper(plain.buffer, encoding="utf-8", newline="\n")
print("through a wrapper: ü")
sys.stdout.detach()
sys.stdout = plain
print("back")

for wrong in (lambda: sys.stdout.writelines([1]), lambda: sys.stdout.writelines(1),
              lambda: sys.stdout.buffer.write("x"),
              lambda: sys.stdout.reconfigure(encoding="no such encoding")):
    try:
        wrong()
    except (TypeError, LookupError, io.UnsupportedOperation, OSError) as error:
        print(str(error))

with contextlib.redirect_stdout(io.StringIO()) as caught:
    sys.stdout.writelines(["x", "y"])
print(caught.getvalue())

#> one
#> two
#> 0
#> 1
#> bytes: é
#> 10
#> ab
#> text
#> True True
#> None
#> False None True
#> through a wrapper: ü
#> back
#> write() argument must be str, not int
#> 'int' object is not iterable
#> a bytes-like object is required, not 'str'
#> unknown encoding: no such encoding
#> xy
