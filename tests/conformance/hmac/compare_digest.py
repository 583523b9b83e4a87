# hmac.compare_digest: text and buffers of all kinds, and what cannot be compared.
# option: --policy standard
import array
from hmac import compare_digest


def attempt(label, a, b):
    try:
        print(label, compare_digest(a, b))
    except Exception as error:
        print(label, type(error).__name__, error)


class Text(str):
    def isascii(self):
        return True

    def encode(self, *arguments):
        return b"same"

    def __eq__(self, other):
        return True

    __hash__ = str.__hash__


class Data(bytes):
    def __eq__(self, other):
        return True

    __hash__ = bytes.__hash__


class Buffer:
    def __init__(self, error=None):
        self.error = error

    def __buffer__(self, flags):
        if self.error:
            raise self.error
        return memoryview(b"abc")


attempt("same text", "abc", "abc")
attempt("other text", "abc", "abd")
attempt("no text", "", "")
attempt("text of other length", "abc", "ab")
attempt("not ASCII", "abc", "\xe9")
attempt("own class of text", Text("abc"), "abd")
attempt("own class of text, not ASCII", Text("\xe9"), "abd")
attempt("same bytes", b"abc", bytearray(b"abc"))
attempt("view", memoryview(b"abc"), b"abc")
attempt("array", array.array("H", b"abcd"), b"abcd")
attempt("two dimensions", memoryview(b"abcd").cast("B", (2, 2)), b"abcd")
attempt("no bytes", b"", b"")
attempt("zeros of other lengths", b"\0", b"")
attempt("zeros", bytes(16), bytes(16))
attempt("leading zeros", b"\0abc", b"abc")
attempt("own class of bytes", Data(b"abc"), b"abd")
attempt("stride", memoryview(b"aXbXcX")[::2], b"abc")
attempt("text and bytes", "abc", b"abc")
attempt("bytes and text", b"abc", "\xe9")
attempt("number", b"abc", 5)
attempt("number first", 5, b"abc")
attempt("two numbers", 5, 6.0)
attempt("text and number", "5", None)
attempt("buffer", Buffer(), b"abc")
attempt("buffer that fails", b"abc", Buffer(TypeError("mine")))
digest = bytes(range(100, 132))
print([(place, bit) for place in range(32) for bit in range(8)
       if compare_digest(digest, digest[:place] + bytes([digest[place] ^ 1 << bit]) + digest[place + 1:])])

#> same text True
#> other text False
#> no text True
#> text of other length False
#> not ASCII TypeError comparing strings with non-ASCII characters is not supported
#> own class of text False
#> own class of text, not ASCII TypeError comparing strings with non-ASCII characters is not supported
#> same bytes True
#> view True
#> array True
#> two dimensions True
#> no bytes True
#> zeros of other lengths False
#> zeros True
#> leading zeros False
#> own class of bytes False
#> stride BufferError memoryview: underlying buffer is not C-contiguous
#> text and bytes TypeError a bytes-like object is required, not 'str'
#> bytes and text TypeError a bytes-like object is required, not 'str'
#> number TypeError a bytes-like object is required, not 'int'
#> number first TypeError a bytes-like object is required, not 'int'
#> two numbers TypeError unsupported operand types(s) or combination of types: 'int' and 'float'
#> text and number TypeError unsupported operand types(s) or combination of types: 'str' and 'NoneType'
#> buffer True
#> buffer that fails TypeError mine
#> []
