# A class of the program gets the layout of every other type, so its instances are taken for what they are not.
import collections, re, datetime, decimal, random, functools, itertools, io, json, array
layout, contents = attempts(range(256), [0, 1, 2, 3])
class C: pass
x = C()
x.a = x.b = x.c = x.d = x.e = x.f = 1
shape = r4(id(x))
for i in range(1, 16):
    try: w8(id(x) + 8 * i, [0, 0xFFFFFFFFFFFFFFFF, ref(id(x)), 0x7FFFFFFF7FFFFFFF][contents])
    except ValueError: pass
w1(shape + 8, layout)
use(x)
for taker in (lambda: json.dumps(x), lambda: re.match(x, "a"), lambda: re.match("a", x), lambda: datetime.timedelta(1) + x,
              lambda: decimal.Decimal(1) + x, lambda: isinstance(x, x), lambda: [].sort(key=x), lambda: functools.reduce(x, [1, 2]),
              lambda: list(itertools.chain(x)), lambda: array.array("b", x), lambda: exec(x), lambda: eval(x), lambda: "".join(x),
              lambda: {**x}, lambda: print(x, file=x), lambda: type("D", (x,), {}), lambda: super(x, x), lambda: sum([x, x])):
    try: taker()
    except Exception: pass
x
