# Unary operators and conversions: neg, pos, invert, abs, int, float, index, round, bool, complex-free.
class U:
    def __neg__(self):
        return "neg"

    def __pos__(self):
        return "pos"

    def __invert__(self):
        return "invert"

    def __abs__(self):
        return "abs"

    def __int__(self):
        return 7

    def __float__(self):
        return 7.5

    def __index__(self):
        return 3

    def __round__(self, n=None):
        return f"round {n}"

    def __trunc__(self):
        return "trunc"

    def __divmod__(self, other):
        return "divmod", other

    def __rdivmod__(self, other):
        return "rdivmod", other

    def __pow__(self, other, mod=None):
        return "pow", other, mod

    def __len__(self):
        return 9

    def __hash__(self):
        return 11

    def __bytes__(self):
        return b"bytes"


u = U()
print(-u, +u, ~u, abs(u), int(u), float(u), round(u), round(u, 2), divmod(u, 1), divmod(1, u), pow(u, 2),
      pow(u, 2, 5), u ** 3, len(u), hash(u), bool(u), bytes(u), bin(u), oct(u), hex(u), [0, 1, 2, 3][u],
      "abcdef"[u:], list(range(u)), "x" * u, [1] * u, chr(u).encode(), not u, - - 5, -+-5, ~-1)


class IndexOnly:
    def __index__(self):
        return 2


i = IndexOnly()
print(int(i), float(i), [5, 6, 7][i], (5, 6, 7)[i], b"abc"[i], "abc"[:i], range(10)[i], bin(i), hex(i),
      round(5.678, i), 2 * [i][0].__index__(), "ab" * i, bytes(i), [1, 2, 3, 4][::i], int("11", i),
      pow(2, 3) if i else 0, "%d" % i, chr(i + 0 if False else 65), slice(i).indices(5))


class Bad:
    def __index__(self):
        return "x"

    def __len__(self):
        return 2.5

    def __neg__(self):
        raise ValueError("neg failed")

    def __float__(self):
        return 1

    def __hash__(self):
        return 1.5


b = Bad()
for bad in (lambda: [1][b], lambda: len(b), lambda: -b, lambda: +b, lambda: ~b, lambda: float(b), lambda: hash(b),
            lambda: int(b), lambda: abs(b), lambda: range(b), lambda: bin(b), lambda: hex("a"), lambda: oct(1.5),
            lambda: round(b), lambda: divmod(b, 1), lambda: bool(b), lambda: "a" * b, lambda: b[0], lambda: -None,
            lambda: +[], lambda: ~"x"):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)

#> neg pos invert abs 7 7.5 round None round 2 ('divmod', 1) ('rdivmod', 1) ('pow', 2, None) ('pow', 2, 5) ('pow', 3, None) 9 11 True b'bytes' 0b11 0o3 0x3 3 def [0, 1, 2] xxx [1, 1, 1] b'\x03' False 5 5 0
#> 2 2.0 7 7 99 ab 2 0b10 0x2 5.68 4 abab b'\x00\x00' [1, 3] 3 8 2 A (0, 2, 1)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError neg failed
#> TypeError bad operand type for unary +: 'Bad'
#> TypeError bad operand type for unary ~: 'Bad'
#> TypeError Bad.__float__ returned non-float (type int)
#> TypeError __hash__ method should return an integer
#> TypeError __index__ returned non-int (type str)
#> TypeError bad operand type for abs(): 'Bad'
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError type Bad doesn't define __round__ method
#> TypeError unsupported operand type(s) for divmod(): 'Bad' and 'int'
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError __index__ returned non-int (type str)
#> TypeError 'Bad' object is not subscriptable
#> TypeError bad operand type for unary -: 'NoneType'
#> TypeError bad operand type for unary +: 'list'
#> TypeError bad operand type for unary ~: 'str'
