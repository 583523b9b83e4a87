# expect-strict: contained
# expect-standard: contained
# option: --allow-import array,struct
# __index__, __eq__ and iterators that change the bytes that a native is processing.
import struct
from array import array


class Evil:
    def __init__(self, act, value=1):
        self.act = act
        self.value = value

    def __index__(self):
        try:
            self.act()
        except BufferError:
            pass
        return self.value

    def __eq__(self, other):
        self.__index__()
        return False

    def __hash__(self):
        return 1


def poke(function):
    try:
        return function()
    except Exception:
        return None


for size in (0, 1, 5, 100, 9000, 70000):
    for action in ("clear", "grow", "shrink"):
        for make in (bytearray, lambda n: array("q", bytes(n - n % 8))):
            def act():
                if action == "clear":
                    b.clear() if isinstance(b, bytearray) else b.__delitem__(slice(None))
                elif action == "grow":
                    b.extend(range(100)) if len(b) < 200000 else None
                else:
                    del b[len(b) // 2:]

            for operation in (
                lambda: b.insert(Evil(act), 1), lambda: b.insert(0, Evil(act)), lambda: b.append(Evil(act)),
                lambda: b.__setitem__(Evil(act), 5), lambda: b.__setitem__(0, Evil(act)),
                lambda: b.__setitem__(slice(Evil(act), Evil(act, 50)), b),
                lambda: b[Evil(act)], lambda: b[Evil(act):Evil(act, 99):Evil(act, 3)],
                lambda: b.__delitem__(slice(Evil(act), None, 2)),
                lambda: b.extend([1, Evil(act), 3]), lambda: b.pop(Evil(act)), lambda: b.index(Evil(act)),
                lambda: b.find(b"x", Evil(act)),
                lambda: b.count(Evil(act)), lambda: b.remove(Evil(act)), lambda: Evil(act) in b,
                lambda: b * Evil(act, 3), lambda: b.__imul__(Evil(act, 3)),
                lambda: b.center(Evil(act, 99999)), lambda: b.split(b"x", Evil(act)),
                lambda: b.replace(b"\0", b"yy", Evil(act)), lambda: b.fromlist([1, Evil(act), 2]),
                lambda: struct.pack_into("ii", b, Evil(act, 0), 1, 2),
                lambda: struct.pack_into("ii", b, 0, 1, Evil(act)), lambda: struct.unpack_from("i", b, Evil(act)),
                lambda: b.join([b"a", b]), lambda: b % (Evil(act),), lambda: bytearray(b"%d") % Evil(act),
                lambda: b.hex("-", Evil(act)), lambda: b.expandtabs(Evil(act)),
            ):
                b = make(size)
                poke(operation)

            for operation in (
                lambda: m[Evil(m.release)], lambda: m.__setitem__(0, Evil(m.release)),
                lambda: m.__setitem__(Evil(m.release), 1), lambda: m[Evil(m.release):],
                lambda: m.__setitem__(slice(Evil(m.release), None), b"x"), lambda: m.cast("B", [Evil(m.release)]),
                lambda: m.index(Evil(m.release)), lambda: m.count(Evil(m.release)),
                lambda: m.index(1, Evil(m.release)), lambda: Evil(m.release) in m,
                lambda: m.hex(":", Evil(m.release)), lambda: m == Evil(m.release),
            ):
                b = make(size)
                m = memoryview(b)
                poke(operation)
                poke(lambda: m.release())
                poke(lambda: b.append(1))
print("contained")
