# What an attacker knows who may write any word of the cage. tools/fuzz/corrupt.py puts this before each program of the
# folder. `cage` reads and writes, and `attempt` is a large random number: a program makes one attempt in each run, because
# most end the run.
#
# Offsets of fields: src/objects/core/layouts.h. id() gives the offset of a cell.

def r2(at): return int.from_bytes(cage.read(at, 2), "little")
def r4(at): return int.from_bytes(cage.read(at, 4), "little")
def r8(at): return int.from_bytes(cage.read(at, 8), "little")
def w1(at, word): cage.write(at, (word & 0xFF).to_bytes(1, "little"))
def w2(at, word): cage.write(at, (word & 0xFFFF).to_bytes(2, "little"))
def w4(at, word): cage.write(at, (word & 0xFFFFFFFF).to_bytes(4, "little"))
def w8(at, word): cage.write(at, (word & 0xFFFFFFFFFFFFFFFF).to_bytes(8, "little"))
def ref(at): return 0xFFF9 << 48 | at

_box = [None]
def value(bits):
    "The value with these bits."
    w8(r4(id(_box) + 8) + 8, bits)
    return _box[0]

EDGES = [0, 1, 2, 7, 8, 0xFF, 0xFFFF, 0x10000, 0xFFFFFF, 0x0FFFFFFF, 0x10000000, 0x1FFFFFFF, 0x20000000, 0x3FFFFFFF,
         0x40000000, 0x7FFFFFF0, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xC0000000, 0xFFFF0000, 0xFFFFFFFE, 0xFFFFFFFF]
WIDE = EDGES + [1 << 32, (1 << 32) - 8, 1 << 33, 1 << 35, 1 << 47, (1 << 48) - 1, 1 << 63, (1 << 64) - 1]

def attempts(*parts):
    "One combination of the parts: that of this run."
    number, chosen = attempt, []
    for part in parts:
        number, place = divmod(number, len(part))
        chosen.append(part[place])
    return chosen

def use(thing):
    "Does to an object whatever can be done to any."
    import copy, operator
    for act in (repr, str, hash, len, iter, bool, int, float, abs, list, dict, tuple, set, sorted, sum, max, min, bytes,
                bytearray, memoryview, reversed, enumerate, callable, dir, type, id, round, operator.index, operator.neg,
                copy.copy, copy.deepcopy, ascii, format, next, operator.length_hint, lambda t: t(), lambda t: t(1),
                lambda t: t(1, 2), lambda t: t[0], lambda t: t[-1], lambda t: t[1:], lambda t: t["a"], lambda t: t + t,
                lambda t: t * 2, lambda t: t == t, lambda t: t < t, lambda t: t | t, lambda t: t in [t], lambda t: t.a,
                lambda t: setattr(t, "a", 1), lambda t: t.__class__, lambda t: t.__dict__, lambda t: isinstance(1, t),
                lambda t: t.send(None), lambda t: t.close(), lambda t: {t: 1}, lambda t: 1 in t, lambda t: [*t],
                lambda t: f"{t:5}", lambda t: "%s" % t, lambda t: t.append(1), lambda t: t.update(t), lambda t: t.pop()):
        try:
            act(thing)
        except Exception:
            pass
