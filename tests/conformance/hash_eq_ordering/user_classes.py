# Equality and hashing of user classes: defaults, inheritance, eq without hash, symmetric comparisons.
class Default:
    pass


class Eq:
    def __init__(self, v):
        self.v = v

    def __eq__(self, o):
        return isinstance(o, Eq) and self.v == o.v


class EqHash(Eq):
    def __hash__(self):
        return hash(self.v)


class Inherits(EqHash):
    pass


class Breaks(EqHash):
    def __eq__(self, o):
        return super().__eq__(o)


class Restored(EqHash):
    def __eq__(self, o):
        return super().__eq__(o)

    __hash__ = EqHash.__hash__


a, b = Default(), Default()
print(a == a, a == b, len({a, b, a}), Eq(1) == Eq(1), Eq(1) != Eq(2), len({EqHash(1), EqHash(1), Inherits(1)}),
      EqHash(1) == Inherits(1), Restored(2) in {EqHash(2)}, [Eq(1), Eq(2)].index(Eq(2)),
      Eq(3) in [Eq(3)], [Eq(1)] == [Eq(1)], (Eq(1),) != (Eq(2),), {"k": Eq(1)} == {"k": Eq(1)})
for k in (Eq, Breaks):
    try:
        {k(1)}
    except TypeError as error:
        print(error, k.__hash__)


class Mod:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return self.n % 3

    def __eq__(self, o):
        return self.n == o.n

    def __repr__(self):
        return f"M{self.n}"


s = {Mod(i): i for i in range(12)}
print([s[Mod(i)] for i in range(12)], len(s), Mod(5) in s, list(s)[:4])
del s[Mod(4)], s[Mod(7)]
s[Mod(4)] = "again"
print(len(s), list(s)[-1], s[Mod(10)], Mod(7) in s)


class Reverse:
    def __init__(self, v):
        self.v = v

    def __lt__(self, o):
        return self.v > o.v

    def __repr__(self):
        return f"R{self.v}"


print(sorted(map(Reverse, [1, 3, 2])), max(map(Reverse, [1, 3, 2])),
      sorted([(1, Reverse(1)), (1, Reverse(2)), (0, Reverse(0))]), min([Reverse(1)], [Reverse(2)]))


class Always:
    def __eq__(self, o):
        return True

    def __ne__(self, o):
        return True

    def __hash__(self):
        return 0


x = Always()
print(f"{x == 1 = }")
print(f"{x != 1 = }")
print(f"{1 == x = }")
print(f"{1 != x = }")
print(f"{x in [] = }")
print(f"{x in [0] = }")
print(f"{[x].count(5) = }")
print(f"{ {x: 1}.get(0) = }")
print(f"{(x,) == (5,) = }")
print(f"{[x] != [5] = }")

#> True False 2 True True 1 True True 1 True True True True
#> cannot use 'Eq' as a set element (unhashable type: 'Eq') None
#> cannot use 'Breaks' as a set element (unhashable type: 'Breaks') None
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] 12 True [M0, M1, M2, M3]
#> 11 M4 10 False
#> [R3, R2, R1] R1 [(0, R0), (1, R2), (1, R1)] [R2]
#> x == 1 = True
#> x != 1 = True
#> 1 == x = True
#> 1 != x = True
#> x in [] = False
#> x in [0] = True
#> [x].count(5) = 1
#>  {x: 1}.get(0) = 1
#> (x,) == (5,) = True
#> [x] != [5] = False
