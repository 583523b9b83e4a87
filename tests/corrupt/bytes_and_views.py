# bytes, bytearrays, arrays and memory views lie about their length, their start, their shape and their strides.
import array, base64, binascii, hashlib, struct, zlib
size, field, kind, act = attempts(
    WIDE[-1:] + EDGES, [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48, 56, 60, 64, 68, 72, 76], ["b", "a", "r", "m", "n"],
    [lambda b: b[-1], lambda b: bytes(b), lambda b: b[1:], lambda b: b.hex(), lambda b: b.find(b"zz"),
     lambda b: zlib.crc32(b), lambda b: zlib.compress(b), lambda b: hashlib.sha256(b).digest(), lambda b: base64.b64encode(b),
     lambda b: struct.unpack_from("<q", b, len(b) - 8), lambda b: int.from_bytes(b, "big"), lambda b: b.__setitem__(-1, 7),
     lambda b: b.__setitem__(slice(0, 2), b"xy"), lambda b: b.extend(b"q"), lambda b: b.tolist(), lambda b: b.cast("B"),
     lambda b: b.tobytes(), lambda b: memoryview(b)[-1], lambda b: b + b, lambda b: b == bytes(9), lambda b: hash(b),
     lambda b: b[::-2], lambda b: binascii.hexlify(b), lambda b: b.decode(), lambda b: b.pop(), lambda b: sum(b),
     lambda b: b.insert(2, 3), lambda b: b.byteswap(), lambda b: b.reverse(), lambda b: list(b), lambda b: print(b)])
store = bytearray(b"abcdefgh" * 3)
thing = {"b": lambda: bytes(store), "a": lambda: store, "r": lambda: array.array("i", [1, 2, 3, 4]),
         "m": lambda: memoryview(store), "n": lambda: memoryview(store).cast("B", (2, 3, 4))}[kind]()
w4(id(thing) + field, size & 0xFFFFFFFF)
try: act(thing)
except Exception: pass
