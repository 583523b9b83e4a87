# Raw streams under buffers and text close, detach, resize and use again the streams that call them.
# option: --enable files --allow-import io --max-time 60
# expect-strict: contained
# expect-standard: contained
import io

active = None


class Raw(io.RawIOBase):
    def __init__(self, action, kind):
        self.action, self.kind, self.calls = action, kind, 0

    def act(self, target):
        self.calls += 1
        if self.calls < 20:
            self.action(target)

    def readable(self):
        return True

    writable = seekable = readable

    def readinto(self, target):
        self.act(target)
        if self.kind == "too much":
            return len(target) + 1
        target[:1] = b"x"
        return 1 if self.calls < 50 else 0

    def write(self, data):
        self.act(data)
        return len(data) + 5 if self.kind == "too much" else len(data) if self.kind == "all" else 1

    def seek(self, place, whence=0):
        self.act(None)
        return 5

    def tell(self):
        self.act(None)
        return 5

    def truncate(self, size=None):
        self.act(None)
        return 3

    def close(self):
        if self.calls < 20:
            self.act(None)
        super().close()


ACTIONS = (lambda target: None, lambda target: active.close(), lambda target: active.detach(),
           lambda target: active.flush(),
           lambda target: active.read(3), lambda target: active.write(DATA), lambda target: active.seek(0),
           lambda target: active.__init__(io.BytesIO()), lambda target: target.release(),
           lambda target: active.truncate(2),
           lambda target: active.__del__(), lambda target: setattr(active, "raw", None),
           lambda target: active.readline(),
           lambda target: active.reconfigure(encoding="utf-16"), lambda target: next(active), lambda target: 1 / 0)
tried = 0
for make in (io.BufferedReader, io.BufferedWriter, io.BufferedRandom, io.TextIOWrapper,
             lambda raw: io.TextIOWrapper(io.BufferedRandom(raw), newline="\r"),
             lambda raw: io.BufferedRWPair(raw, raw),
             lambda raw: io.TextIOWrapper(io.BufferedReader(raw, 1), encoding="utf-16", errors="replace")):
    DATA = "text" if "Text" in str(make) else b"bytes"
    for action in ACTIONS:
        for kind in ("one", "all", "too much"):
            try:
                active = make(Raw(action, kind))
            except Exception:
                continue
            for use in (lambda: active.read(3), lambda: active.readline(2), lambda: active.write("text"),
                        lambda: active.write(b"y" * 10000), lambda: active.flush(), lambda: active.seek(2),
                        lambda: active.tell(),
                        lambda: active.peek(4), lambda: active.readinto(bytearray(9000)), lambda: active.truncate(),
                        lambda: active.writelines([b"a", "b", 5]), lambda: active.close()):
                tried += 1
                try:
                    use()
                except Exception:
                    pass
print("contained" if tried > 3000 else f"ESCAPED {tried}")
