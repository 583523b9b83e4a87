# option: --policy standard
# print and sys.stdout with other streams; copies of bytes-like objects; abstract classes.
import collections.abc
import contextlib
import copy
import io
import sys
from array import array


def attempt(label, function):
    try:
        print(label, repr(function()))
    except Exception as error:
        print(label, type(error).__name__, error)


stream = io.StringIO()
with contextlib.redirect_stdout(stream):
    print("captured", 1, sep="-")
    sys.stdout.write("w")
with contextlib.redirect_stderr(stream):
    print("e", file=sys.stderr)
print(repr(stream.getvalue()))
old = sys.stdout
sys.stdout = other = io.StringIO()
print("x")
sys.stdout = old
print(repr(other.getvalue()))


class Writer:
    text = ""

    def write(self, text):
        self.text += text


w = Writer()
print(1, 2, file=w, end="!")
print(w.text)
attempt("no write", lambda: print("a", file=5))
attempt("no flush", lambda: print("a", file=w, flush=True))
attempt("bytes", lambda: print("a", file=io.BytesIO()))
sys.stdout = None
print("nowhere")
sys.stdout = old

for x in (bytearray(b"a"), memoryview(b"a"), array("i", [1]), b"a"):
    print(type(x).__name__, [name for name in ("Sequence", "MutableSequence", "Buffer", "Hashable", "Reversible")
        if isinstance(x, getattr(collections.abc, name))])


class Sub(bytearray):
    pass


b = bytearray(b"abc")
s = Sub(b"q")
s.x = [1]
print(copy.copy(b), copy.deepcopy([b, b]), copy.copy(s), copy.copy(s).x is s.x, copy.deepcopy(s).x,
      type(copy.deepcopy(s)).__name__, copy.copy(array("i", [1])), copy.deepcopy({1: array("d", [2])}))
attempt("view", lambda: copy.copy(memoryview(b"a")))
print(b.__reduce__(), b.__reduce_ex__(4))
with memoryview(b) as m:
    n = b.__buffer__(0)
    n[0] = 90
    b.__release_buffer__(n)
    attempt("released", lambda: n[0])
b.append(1)
print(b, b"x".__buffer__(0).tobytes())

#> 'captured-1\nwe\n'
#> 'x\n'
#> 1 2!
#> no write AttributeError 'int' object has no attribute 'write'
#> no flush AttributeError 'Writer' object has no attribute 'flush'
#> bytes TypeError a bytes-like object is required, not 'str'
#> bytearray ['Sequence', 'MutableSequence', 'Buffer', 'Reversible']
#> memoryview ['Sequence', 'Buffer', 'Hashable', 'Reversible']
#> array ['Sequence', 'MutableSequence', 'Buffer', 'Reversible']
#> bytes ['Sequence', 'Buffer', 'Hashable', 'Reversible']
#> bytearray(b'abc') [bytearray(b'abc'), bytearray(b'abc')] Sub(b'q') True [1] Sub array('i', [1]) {1: array('d', [2.0])}
#> view TypeError cannot pickle memoryview objects
#> (<class 'bytearray'>, ('abc', 'latin-1'), None) (<class 'bytearray'>, (b'abc',), None)
#> released ValueError operation forbidden on released memoryview object
#> bytearray(b'Zbc\x01') b'x'
