# User classes as keys: __hash__, __eq__ without __hash__, errors raised inside them.
class Key:
    def __init__(self, v):
        self.v = v

    def __hash__(self):
        return hash(self.v)

    def __eq__(self, other):
        return isinstance(other, Key) and other.v == self.v

    def __repr__(self):
        return f"Key({self.v!r})"


d = {Key(1): "one", Key("a"): "letter"}
print(d, d[Key(1)], Key(2) in d, d.get(1), {Key(1), Key(1), Key(2)} == {Key(2), Key(1)},
      d == {Key("a"): "letter", Key(1): "one"})


class NoHash:
    def __eq__(self, other):
        return True


class NoneHash:
    __hash__ = None


class BadHash:
    def __hash__(self):
        return "x"


class RaisingHash:
    def __hash__(self):
        raise ValueError("no hash today")


class RaisingEq:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError("no eq today")


class BigHash:
    def __hash__(self):
        return 10 ** 40


class MinusOne:
    def __hash__(self):
        return -1


for bad in (lambda: {NoHash(): 1}, lambda: hash(NoneHash()), lambda: {BadHash(): 1}, lambda: {RaisingHash()},
            lambda: {1: 2}[RaisingEq()], lambda: {RaisingEq(): 1, RaisingEq(): 2}, lambda: [1][NoHash()],
            lambda: {}.get(RaisingHash()), lambda: set([[]])):
    try:
        print(bad())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(isinstance(hash(BigHash()), int), hash(MinusOne()), len({BigHash(): 1}), hash(-1), hash(-2), NoHash.__hash__,
      hash(NoHash) == hash(NoHash))
x = Key([])
try:
    {x: 1}
except TypeError as error:
    print(error)
m = Key(5)
s = {m}
m.v = 6
print(m in s, Key(5) in s, list(s))

#> {Key(1): 'one', Key('a'): 'letter'} one False None True True
#> TypeError cannot use 'NoHash' as a dict key (unhashable type: 'NoHash')
#> TypeError unhashable type: 'NoneHash'
#> TypeError cannot use 'BadHash' as a dict key (__hash__ method should return an integer)
#> ValueError no hash today
#> ValueError no eq today
#> ValueError no eq today
#> TypeError list indices must be integers or slices, not NoHash
#> ValueError no hash today
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> True -2 1 -2 -2 None True
#> cannot use 'Key' as a dict key (unhashable type: 'list')
#> False False [Key(6)]
