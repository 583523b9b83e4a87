# The numbers in a class, in its shape and in the keys of the shape lie.
import copy, pickle
word, place, field, act = attempts(
    EDGES, ["type", "shape", "keys", "base"], list(range(4, 64, 4)),
    [lambda C, x: C(), lambda C, x: setattr(x, "n", 1), lambda C, x: x.a, lambda C, x: x.s, lambda C, x: setattr(x, "s", 3),
     lambda C, x: [setattr(x, "n%d" % i, i) for i in range(40)], lambda C, x: x.__dict__, lambda C, x: copy.copy(x),
     lambda C, x: type("E", (C,), {"__slots__": ("t",)})(), lambda C, x: isinstance(x, C), lambda C, x: C.mro(),
     lambda C, x: delattr(x, "a"), lambda C, x: setattr(x, "__class__", C), lambda C, x: dir(x), lambda C, x: repr(C),
     lambda C, x: vars(x).update(z=1), lambda C, x: C.method(x), lambda C, x: C.__subclasses__(), lambda C, x: C.__doc__,
     lambda C, x: setattr(C, "z", 1), lambda C, x: x.__reduce_ex__(2), lambda C, x: use(x), lambda C, x: use(C)])
class B: __slots__ = ("s", "t")
class C(B):
    def method(self): return self.a
x = C()
x.a, x.b, x.s = 1, 2, 3
shape = r4(id(x))
at = {"type": id(C), "shape": shape, "keys": r4(shape + 28), "base": id(B)}[place]
try: w4(at + field, word)
except ValueError: raise SystemExit
try: act(C, x)
except Exception: pass
x
