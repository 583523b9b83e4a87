# expect-strict: contained
# expect-standard: contained
# option: --allow-import hashlib,struct,io,zlib,csv,array
# Objects of modules written in Python have state that natives use; a guest may put anything there.
import csv
import hashlib
import io
import struct
import zlib


def poke(function):
    try:
        function()
    except Exception:
        pass


for junk in (None, 5, -1, 2 ** 70, "text", b"bytes", bytearray(3), bytearray(b"\xff" * 400), [1], object(),
             memoryview(b"x")):
    h = hashlib.sha256(b"a")
    h._state = junk
    poke(h.digest)
    poke(lambda: h.update(b"x" * 500))
    poke(h.copy)
    s = struct.Struct("i")
    s._format = junk
    poke(lambda: s.pack(1))
    poke(lambda: s.unpack(b"abcd"))
    it = struct.iter_unpack("i", bytes(8))
    it._place = it._size = junk
    poke(lambda: next(it))
    it._view = junk
    poke(lambda: next(it))
    core = ("_held", "_place", "_waiting", "_room", "_below", "_line_end", "_is_open", "_is_whole",
            "_iterates")
    for name in core + ("_newline", "_seen"):
        t = io.StringIO("some text\nmore")
        poke(lambda: setattr(t, name, junk))
        poke(lambda: t.write("x"))
        poke(t.readline)
        poke(lambda: next(t))
        poke(t.getvalue)
    for name in core:
        b = io.BytesIO(b"some bytes")
        poke(lambda: setattr(b, name, junk))
        poke(lambda: b.write(b"x"))
        poke(b.read)
        poke(lambda: next(b))
        poke(b.getbuffer)
        w = io.TextIOWrapper(io.BytesIO(b"some\nbytes"))
        poke(lambda: setattr(w, name, junk))
        poke(lambda: w.readline())
        poke(lambda: w.write("x"))
        poke(lambda: next(w))
        poke(w.flush)
    d = zlib.decompressobj()
    for name in ("_wbits", "_zdict", "_input", "_given"):
        setattr(d, name, junk)
        poke(lambda: d.decompress(zlib.compress(b"x" * 1000)))
    c = zlib.compressobj()
    for name in ("_parameters", "_data", "_points", "_given"):
        setattr(c, name, junk)
        poke(lambda: c.compress(b"x"))
        poke(c.flush)
    r = csv.reader(["a,b"])
    for name in ("delimiter", "quotechar", "quoting", "escapechar"):
        poke(lambda: setattr(r.dialect, name, junk))
        poke(lambda: next(r))

# Every byte of a digest's state, one at a time.
for i in range(0, len(hashlib.sha512()._state), 7):
    for value in (1, 255):
        for name in ("shake_128", "blake2s") if i % 2 else ("sha512", "md5"):
            h = hashlib.new(name, b"abc")
            h._state[i] = value
            poke(lambda: h.update(b"y" * 300))
            poke(lambda: h.digest(300) if name == "shake_128" else h.digest())
print("contained")
