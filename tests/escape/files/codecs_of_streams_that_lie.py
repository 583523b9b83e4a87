# Codecs and error handlers of text streams return what they should not.
# option: --enable files --allow-import codecs --max-time 60
# expect-strict: contained
# expect-standard: contained
import codecs


class Decoder(codecs.IncrementalDecoder):
    def decode(self, data, final=False):
        return RETURNED.pop() if RETURNED else ""

    def getstate(self):
        return RETURNED.pop() if RETURNED else (b"", 0)

    def setstate(self, state):
        pass


def search(name):
    if name == "liar":
        return codecs.CodecInfo(lambda text, errors="": (RETURNED.pop() if RETURNED else b"x", 5),
                                lambda data, errors="": ("x", 5), incrementaldecoder=Decoder, name="liar")


RETURNED = []
tried = 0
codecs.register(search)
codecs.register_error("evil", lambda error: RETURNED.pop() if RETURNED else ("?", error.end))
with open("x", "wb") as file:
    file.write(b"line\n\xff\xfe\r\nmore\r" * 50)
for liar in (5, None, b"bytes", ("x", -1), ("x", 10**9), (b"", 2**70), ("", -10**9), ("\ud800", 3), (5, 5, 5), [],
             "text" * 5000):
    for encoding, errors in (("liar", "strict"), ("ascii", "evil"), ("utf-8", "evil"), ("utf-16-le", "evil"),
                             ("utf-7", "evil")):
        for mode, use in (("r", lambda file: file.readlines()),
                          ("r", lambda file: (file.readline(), file.tell(), file.seek(3))),
                          ("r", lambda file: [file.read(1) for _ in range(20)]),
                          ("a", lambda file: file.write("é\ud800" * 50)),
                          ("r+", lambda file: (file.read(5), file.write("ü"), file.seek(0), file.truncate()))):
            tried += 1
            RETURNED[:] = [liar] * 30
            try:
                with open("x", mode, encoding=encoding, errors=errors, newline=None) as file:
                    use(file)
            except Exception:
                pass
print("contained" if tried == 275 else f"ESCAPED {tried}")
