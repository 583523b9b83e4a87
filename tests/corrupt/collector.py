# The collector meets cells without a shape, references to anything, cycles of what cannot be, and damaged weak tables.
import gc, weakref
word, kind, field = attempts(WIDE, ["list", "dict", "function", "class", "instance", "generator", "weak", "free", "shape", "text"], list(range(0, 72, 4)))
class C:
    def __del__(self): pass
def g():
    try: yield 1
    finally: pass
keep = [C() for i in range(20)]
gen = g(); next(gen)
weak = weakref.WeakValueDictionary({i: c for i, c in enumerate(keep)})
r = weakref.ref(keep[0], lambda w: None)
free = [bytes(100) for i in range(50)]
place = id(free[7]); del free[3:]
thing = {"list": keep, "dict": {1: keep}, "function": g, "class": C, "instance": keep[3], "generator": gen, "weak": r, "shape": None, "free": None, "text": "abc" * 30}[kind]
at = r4(id(keep[1])) if kind == "shape" else place if kind == "free" else id(thing)
try: (w8 if word >> 32 else w4)(at + field, word)
except ValueError: raise SystemExit
for turn in range(3):
    try: gc.collect()
    except Exception: pass
    more = [[C(), {}, "x" * 50, bytes(5000)] for i in range(30)]
    keep[turn + 4] = None
print(list(weak.items())[:1])
