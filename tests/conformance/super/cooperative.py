# super with explicit arguments, in class methods, unbound super, multiple inheritance of built-ins.
class Base:
    def ping(self):
        return ["Base"]

    @classmethod
    def make(cls, *args):
        return cls.__name__, args

    @staticmethod
    def tool():
        return "tool"


class L(Base):
    def ping(self):
        return ["L"] + super().ping()

    @classmethod
    def make(cls, *args):
        return super().make("L", *args)


class R(Base):
    def ping(self):
        return ["R"] + super(R, self).ping()

    @classmethod
    def make(cls, *args):
        return super(R, cls).make("R", *args)


class Both(L, R):
    def ping(self):
        return ["Both"] + super().ping() + [super().tool()]


b = Both()
print(b.ping(), Both.make(1), super(L, b).ping(), super(R, b).ping(), super(Both, Both).make(),
      super(L, Both).make(), L.ping(b))
unbound = super(L)
print(unbound.__get__(b, Both).ping(), super(Both, b).__thisclass__ is Both, super(Both, b).__self__ is b,
      super(Both, b).__self_class__ is Both)


class Counter(dict):
    def __setitem__(self, k, v):
        super().__setitem__(k, v * 2)

    def __missing__(self, k):
        return "missing"

    def __contains__(self, k):
        return k == "always" or super().__contains__(k)

    def update_all(self, **kw):
        for k, v in kw.items():
            self[k] = v
        return super().copy()


c = Counter(a=1)
c["b"] = 5
print(c, c["zz"], "always" in c, "b" in c, c.update_all(x=10), type(super(Counter, c)).__name__,
      super(Counter, c).__len__(), super(Counter, c).__repr__())


class Seq(list):
    def __getitem__(self, i):
        return f"<{super().__getitem__(i)}>"

    def __iter__(self):
        for x in super().__iter__():
            yield x * 10

    def __eq__(self, other):
        return super().__eq__(other) and "equal"

    def __add__(self, other):
        return Seq(super().__add__(other))


s = Seq([1, 2])
print(s[0], list(s), s == [1, 2], s == [1], type(s + [3]).__name__, len(s + [3]), [x for x in s + [3]])


class Meth:
    def __repr__(self):
        return "R" + super().__repr__()[:10]

    def __eq__(self, other):
        return super().__eq__(other)

    def __hash__(self):
        return super().__hash__()


m = Meth()
print(m, m == m, m == 5, (m == 5) is NotImplemented, m.__eq__(5), hash(m) == hash(m), {m: 1}[m])

#> ['Both', 'L', 'R', 'Base', 'tool'] ('Both', ('R', 'L', 1)) ['R', 'Base'] ['Base'] ('Both', ('R', 'L')) ('Both', ('R',)) ['L', 'R', 'Base']
#> ['R', 'Base'] True True True
#> {'a': 1, 'b': 10, 'x': 20} missing True True {'a': 1, 'b': 10, 'x': 20} super 3 {'a': 1, 'b': 10, 'x': 20}
#> <1> [10, 20] equal False Seq 3 [10, 20, 30]
#> R<__main__. True False False NotImplemented True 1
