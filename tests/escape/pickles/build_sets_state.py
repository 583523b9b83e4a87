# BUILD sets attributes of modules, classes, functions and natives only as far as the program itself could.
# option: --allow-import pickle,math,collections,threading,functools
# expect-strict: contained
# expect-standard: contained
import collections
import functools
import math
import pickle
import threading


class Shown:
    @property
    def __dict__(self):
        return shown


class Lent:
    def __getattribute__(self, name):
        return getattr(threading, "__dict__", {}) if name == "__dict__" else object.__getattribute__(self, name)


shown = {}
before = math.pi, collections.OrderedDict.keys, len.__name__, functools.partial, int
reached = []
for path in (b"math\npi", b"collections\nOrderedDict", b"threading\nenumerate", b"builtins\nlen", b"builtins\nint",
             b"functools\npartial", b"__main__\nShown\n)R", b"__main__\nLent\n)R"):
    head = b"c" + path + (b"" if path.endswith(b"R") else b"\n")
    for state in (b"(Vkeys\nK\x03db", b"N(Vkeys\nK\x03d\x86b", b"N(V__code__\nK\x03d\x86b",
                  b"N(V__name__\nK\x03d\x86b", b"K\x05b",
                  b"N(V__defaults__\n)d\x86b", b"N(V__class__\nc__main__\nLent\nd\x86b", b"(V__builtins__\n}db",
                  b"(tb", b"Nb"):
        try:
            pickle.loads(head + state + b".")
        except (AttributeError, TypeError, ValueError, ImportError, IndexError):
            pass
after = math.pi, collections.OrderedDict.keys, len.__name__, functools.partial, int
if before != after:
    reached.append(after)
print("contained" if not reached and len([1]) == 1 and int("7") == 7 else "ESCAPED", *reached)
