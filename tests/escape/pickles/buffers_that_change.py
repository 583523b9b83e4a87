# Buffers of protocol 5, given and out of band, are resized, released and closed while a pickle is read or written; the
# numbers that announce sizes and frames lie.
# option: --allow-import pickle,io,array
# expect-strict: contained
# expect-standard: contained
import array
import io
import pickle

held = bytearray(b"x" * 100000)


class Stream:
    def __init__(self, data, mode):
        self.data, self.mode, self.calls = data, mode, 0
        self.inner = io.BytesIO(data)

    def act(self, target=None):
        self.calls += 1
        if self.mode == 1:
            held.clear()
        elif self.mode == 2:
            held.extend(b"y" * 1000)
        elif self.mode == 3 and isinstance(target, memoryview):
            target.release()
        elif self.mode == 4:
            self.inner.close()
        elif self.mode == 5 and self.calls < 20:
            self.inner.seek(0)
        elif self.mode == 6 and self.calls > 2:
            raise KeyboardInterrupt

    def read(self, size=-1):
        self.act()
        return self.inner.read(size)

    def readline(self):
        self.act()
        return self.inner.readline()

    def readinto(self, target):
        self.act(target)
        return self.inner.readinto(target) if self.mode != 7 else 10**6

    def write(self, data):
        self.act(data)
        return len(data) if self.mode != 8 else -1


class Buffers:
    def __init__(self, mode):
        self.mode = mode

    def __iter__(self):
        return self

    def __next__(self):
        if self.mode == 0:
            held.clear()
        return [bytearray(10), b"x", 5, None, memoryview(held), array.array("d", [1.0]), "text", held][self.mode]


def size(number, width):
    return number.to_bytes(width, "little")


tried = 0
DATA = [b"\x96" + size(50000, 8) + b"z" * 50000 + b".",
        b"\x80\x05\x95" + size(50010, 8) + b"\x96" + size(50000, 8) + b"z" * 50001 + b".",
        b"\x97\x98.", b"\x97\x97\x86.", b"(\x97]" + b"a\x97" * 50 + b"t."]
for width, opcode in ((8, b"\x96"), (8, b"\x8e"), (8, b"\x8d"), (4, b"B"), (4, b"X"), (4, b"\x8b"), (1, b"C"),
                      (1, b"\x8c"), (8, b"\x95"),
                      (4, b"j"), (4, b"r"), (4, b"T")):
    for number in (0, 1, 2**(8 * width - 1) - 1, 2**(8 * width - 1), 2**(8 * width) - 1):
        DATA.append(opcode + size(number, width) + b"abc.")
        DATA.append(b"\x80\x05\x95" + size(5, 8) + opcode + size(number, width) + b"abc.")
for data in DATA:
    for mode in range(9):
        held = bytearray(b"x" * 1000)
        for make in (lambda: pickle.load(Stream(data, mode)),
                     lambda: pickle.load(Stream(data, mode), buffers=Buffers(mode % 8)),
                     lambda: pickle.loads(data, buffers=[held, held])):
            tried += 1
            try:
                made = make()
                held.clear()
                repr(made)
                bytes(made)
            except (Exception, KeyboardInterrupt):
                pass
for mode in range(9):
    for value in (held, bytes(100000), [held, held], bytearray(b"y" * 70000), {"k": bytearray(b"z" * 70000)}):
        tried += 1
        for protocol in range(6):
            try:
                pickle.dump(value, Stream(b"", mode), protocol)
            except (Exception, KeyboardInterrupt):
                pass
print("contained" if tried == (5 + 12 * 5 * 2) * 27 + 45 else f"ESCAPED {tried}")
