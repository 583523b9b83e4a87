# Sets with user-defined hashing, deduplication, and elements kept on collision.
class Card:
    def __init__(self, rank, suit):
        self.rank, self.suit = rank, suit

    def __eq__(self, other):
        return isinstance(other, Card) and (self.rank, self.suit) == (other.rank, other.suit)

    def __hash__(self):
        return hash((self.rank, 1))

    def __lt__(self, other):
        return (self.rank, self.suit) < (other.rank, other.suit)

    def __repr__(self):
        return f"{self.rank}{self.suit}"


hand = {Card(r, s) for r in (1, 2, 3) for s in "hd"} | {Card(1, "h")}
print(len(hand), sorted(hand), Card(2, "d") in hand, Card(9, "h") in hand)
hand -= {Card(1, "h"), Card(1, "d")}
print(sorted(hand), sorted(hand & {Card(2, "h"), Card(5, "h")}),
      hand == {Card(3, "d"), Card(2, "d"), Card(3, "h"), Card(2, "h")})


class First:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1


a, b = First("a"), First("b")
s = {a}
s.add(b)
print([x.n for x in s], [x.n for x in s & {b}], [x.n for x in {b} | s], [x.n for x in {b}.union([a])])
d = {a: 1}
d[b] = 2
print([k.n for k in d], list(d.values()))
x = {1}
x.add(1.0)
x.add(True)
print(x, {1.0} | {1}, {True, 1})
seen = set()
print([n for n in [3, 1, 3, 2, 1] if not (n in seen or seen.add(n))])

#> 6 [1d, 1h, 2d, 2h, 3d, 3h] True False
#> [2d, 2h, 3d, 3h] [2h] True
#> ['a'] ['b'] ['b'] ['b']
#> ['a'] [2]
#> {1} {1.0} {True}
#> [3, 1, 2]
