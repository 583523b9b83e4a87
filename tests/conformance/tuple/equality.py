# == and != of tuples: which items are compared, and in which order.


class Noted:
    def __init__(self, name, answer=True):
        self.name, self.answer = name, answer

    def __eq__(self, other):
        print("compared", self.name, other.name if isinstance(other, Noted) else other)
        return self.answer

    __hash__ = None


a, b, no = Noted("a"), Noted("b"), Noted("no", False)
nan = float("nan")
for left, right in [
    ((1, 2), (1, 2)), ((1, 2), (1, 3)), ((1, 2), (1, 2, 3)), ((), ()), ((), (1,)),
    ((1,), (1.0,)), ((True,), (1,)), ((0.0,), (-0.0,)), ((nan,), (nan,)), ((nan,), (float("nan"),)),
    (("x", b"y"), ("x", b"y")), (("x", b"y"), ("x", "y")), ((b"y" * 999,), (b"y" * 999,)), ((b"y",), (bytearray(b"y"),)),
    ((a,), (a,)), ((a,), (b,)), ((a, 1), (b, 2)), ((1, a), (2, b)), ((a, no), (b, b)), ((no, a), (b, b)),
    ((a,), (b, 1)), ((a, 1), (b,)), (((a,),), ((b, 1),)), (((a,), 1), ((b,), 2)), ((1, (2, (3, a))), (1, (2, (4, b)))),
    ((1, (2, a)), (1, (2, b))), ((None, ...), (None, ...)), ((1 << 70,), (1 << 70,)), ((1 << 70,), (1 << 71,)),
    (tuple(range(20)), tuple(range(20))), (tuple(range(20)), (*range(19), 20)), (("x",) * 9, ("x",) * 8 + ("y",)),
]:
    print(left == right, left != right)

#> True False
#> False True
#> False True
#> True False
#> False True
#> True False
#> True False
#> True False
#> True False
#> False True
#> True False
#> False True
#> True False
#> True False
#> True False
#> compared a b
#> compared a b
#> True False
#> compared a b
#> compared a b
#> False True
#> False True
#> compared a b
#> compared no b
#> compared a b
#> compared no b
#> False True
#> compared no b
#> compared no b
#> False True
#> compared a b
#> compared a b
#> False True
#> compared a b
#> compared a b
#> False True
#> compared a b
#> compared a b
#> False True
#> compared a b
#> compared a b
#> False True
#> False True
#> compared a b
#> compared a b
#> True False
#> True False
#> True False
#> False True
#> True False
#> False True
#> False True
