# An error handler that clears, grows and releases the data being decoded: the original data is decoded.
# option: --allow-import=codecs
# expect-strict: contained
# expect-standard: contained
import codecs


def decode(data, change, encoding):
    def handler(error):
        try:
            change()
        except BufferError:
            pass
        return "!", error.end

    codecs.register_error("changing", handler)
    return str(data, encoding, "changing")


for encoding in ("ascii", "utf-8", "utf-7", "utf-16-le", "utf-32-le", "cp1252", "unicode-escape"):
    for size in (1, 50, 500):
        data = bytearray(b"\xff\\x\x81" * size)
        decode(data, data.clear, encoding)
        data = bytearray(b"\xff\\x\x81" * size)
        decode(data, lambda: data.extend(bytes(10)), encoding)
        data = bytearray(b"\xff\\x\x81" * size)
        view = memoryview(data)
        decode(view, view.release, encoding)
text = bytearray(b"ab\xffcd")
if decode(text, text.clear, "ascii") not in ("ab!cd", "ab!"):
    print("ESCAPED")
print("contained")
