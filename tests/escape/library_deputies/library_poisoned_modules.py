# What a guest puts into sys.modules, builtins or a module is not used by built-in modules.
# option: --allow-import=*
# expect-strict: contained
# expect-standard: contained
import sys, builtins

taken = []


class Evil:
    def __getattr__(self, name):
        taken.append(name)
        return lambda *a, **k: taken.append(a)


for name in ("itertools", "operator", "keyword", "abc", "_abc", "collections.abc", "reprlib", "heapq"):
    sys.modules[name] = Evil()
names = ("len", "isinstance", "type", "tuple", "getattr", "map", "sorted", "globals")
real = {name: getattr(builtins, name) for name in names if hasattr(builtins, name)}
for name in real: setattr(builtins, name, lambda *a, **k: taken.append(a))
import collections, functools, contextlib
P = collections.namedtuple("P", "x y")
value = P(1, 2)._replace(x=3)
counts = collections.Counter("aab").most_common(1)
chain = collections.ChainMap({}, {1: 2})[1]
for name in real: setattr(builtins, name, real[name])
good = value == (3, 2) and counts == [("a", 2)] and chain == 2
print("contained" if good and not taken else "ESCAPED", *taken[:3], sep=" " if taken else "")
