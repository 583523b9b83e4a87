# A raw stream that returns more than it was asked for, or nonsense, breaks nothing.
# option: --enable files --allow-import io
# expect-strict: contained
# expect-standard: contained
import io
class Raw(io.RawIOBase):
    def __init__(self, answer): self.answer = answer
    def readable(self): return True
    def writable(self): return True
    def seekable(self): return True
    def read(self, size=-1): return self.answer
    def write(self, data): return self.answer
    def seek(self, offset, whence=0): return self.answer
    def tell(self): return self.answer
    def truncate(self, size=None): return self.answer
for answer in (-1, 10 ** 30, None, "text", b"x" * 1000, [1], 1.5, object()):
    for action in (lambda: io.BufferedReader(Raw(answer)).read(3), lambda: io.BufferedReader(Raw(answer)).readline(2),
                   lambda: io.BufferedRandom(Raw(answer)).tell(), lambda: io.TextIOWrapper(Raw(answer)).read(3),
                   lambda: io.TextIOWrapper(Raw(answer)).tell()):
        try:
            action()
        except Exception:
            pass
    writer = io.BufferedWriter(Raw(answer))
    try:
        writer.write(b"abc")
        writer.flush()
    except Exception:
        writer._waiting.clear()
print("contained")
