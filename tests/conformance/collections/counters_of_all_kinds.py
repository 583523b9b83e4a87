# The algebra of Counters whose counts are small, large, fractions, negative and zero, with keys of all kinds.
# option: --policy standard
from collections import Counter
from fractions import Fraction


class Key:
    def __init__(self, name):
        self.name = name

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return f"Key({self.name!r})"


class Tally(Counter):
    def __getitem__(self, key):
        return super().get(key, 0) + 1


counters = [
    Counter(),
    Counter("abracadabra"),
    Counter(a=3, b=-1, z=0, r=1),
    Counter({1: 2, True + 1: 5, "a": 1, "long " * 20: 4}),
    Counter({1: 2.5, "a": Fraction(1, 3), (1, 2): 1}),
    Counter({"a": 2**70, "b": -(2**45), 1: 2**41}),
    Counter({Key("a"): 2, Key("b"): 1, "a": 1}),
    Tally(a=1, b=-5),
]
for left in counters:
    for right in counters:
        print(left + right, left - right, left | right, left & right, sep=" ; ")
        print([type(value).__name__ for value in (left + right, left - right, left | right, left & right)])

holed = Counter({i: i % 7 for i in range(60)})
for i in range(0, 60, 2):
    del holed[i]
print(sorted((holed + holed).items())[:5], sorted((holed - Counter(range(60))).items())[-5:])
print(holed & holed == +holed, holed - holed, len(holed | holed))

for wrong in (1, {}, [], None, "a"):
    for operation in ("__add__", "__sub__", "__or__", "__and__"):
        print(getattr(counters[1], operation)(wrong), end=" ")
print()

#> Counter() ; Counter() ; Counter() ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter() ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 3, 'r': 1}) ; Counter({'b': 1}) ; Counter({'a': 3, 'r': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter() ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter() ; Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'b': 35184372088832}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter() ; Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1}) ; Counter({'b': 5}) ; Counter({'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 10, 'b': 4, 'r': 4, 'c': 2, 'd': 2}) ; Counter() ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 8, 'r': 3, 'b': 1, 'c': 1, 'd': 1}) ; Counter({'b': 3, 'a': 2, 'r': 1, 'c': 1, 'd': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 3, 'r': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'b': 2, 'r': 2, 1: 2, 'c': 1, 'd': 1}) ; Counter({'a': 4, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'b': 2, 'r': 2, 1: 2, 'c': 1, 'd': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(16, 3), 1: 2.5, 'b': 2, 'r': 2, 'c': 1, 'd': 1, (1, 2): 1}) ; Counter({'a': Fraction(14, 3), 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 1: 2.5, 'b': 2, 'r': 2, 'c': 1, 'd': 1, (1, 2): 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303429, 1: 2199023255552, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'b': 35184372088834, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, 'b': 2, 'r': 2, Key('a'): 2, 'c': 1, 'd': 1, Key('b'): 1}) ; Counter({'a': 4, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, Key('a'): 2, 'c': 1, 'd': 1, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 7, 'r': 3, 'c': 2, 'd': 2}) ; Counter({'b': 6, 'a': 3, 'r': 1}) ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 2, 'r': 1, 'c': 1, 'd': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 3, 'r': 1}) ; Counter({'a': 3, 'r': 1}) ; Counter({'a': 3, 'r': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 8, 'r': 3, 'b': 1, 'c': 1, 'd': 1}) ; Counter() ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 3, 'r': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, 'r': 2}) ; Counter() ; Counter({'a': 3, 'r': 1}) ; Counter({'a': 3, 'r': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'a': 4, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'r': 1}) ; Counter({'a': 2, 'r': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': 3, 1: 2, 'r': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(10, 3), 1: 2.5, 'r': 1, (1, 2): 1}) ; Counter({'a': Fraction(8, 3), 'r': 1}) ; Counter({'a': 3, 1: 2.5, 'r': 1, (1, 2): 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303427, 1: 2199023255552, 'r': 1}) ; Counter({'b': 35184372088831, 'r': 1}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 'r': 1}) ; Counter({'a': 3})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 4, Key('a'): 2, 'r': 1, Key('b'): 1}) ; Counter({'a': 2, 'r': 1}) ; Counter({'a': 3, Key('a'): 2, 'r': 1, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 5, 'r': 2, 'z': 1}) ; Counter({'b': 3, 'a': 1}) ; Counter({'a': 3, 'z': 1, 'r': 1}) ; Counter({'a': 2, 'r': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2}) ; Counter({2: 5, 'a': 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'a': 4, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'r': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'b': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': 3, 1: 2, 'r': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 10, 'long long long long long long long long long long long long long long long long long long long long ': 8, 1: 4, 'a': 2}) ; Counter() ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 1: 4.5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': Fraction(4, 3), (1, 2): 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': Fraction(2, 3)}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2.5, 'a': 1, (1, 2): 1}) ; Counter({1: 2, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303425, 1: 2199023255554, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4}) ; Counter({'b': 35184372088832, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4}) ; Counter({1: 2, 'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 2, Key('a'): 2, Key('b'): 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, Key('a'): 2, 'a': 1, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 6, 'long long long long long long long long long long long long long long long long long long long long ': 5, 1: 3, 'a': 3}) ; Counter({'b': 5, 2: 4, 'long long long long long long long long long long long long long long long long long long long long ': 3, 1: 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 2}) ; Counter({1: 1, 2: 1, 'a': 1, 'long long long long long long long long long long long long long long long long long long long long ': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(16, 3), 1: 2.5, 'b': 2, 'r': 2, (1, 2): 1, 'c': 1, 'd': 1}) ; Counter({1: 2.5, (1, 2): 1}) ; Counter({'a': 5, 1: 2.5, 'b': 2, 'r': 2, (1, 2): 1, 'c': 1, 'd': 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(10, 3), 1: 2.5, (1, 2): 1, 'r': 1}) ; Counter({1: 2.5, (1, 2): 1, 'b': 1}) ; Counter({'a': 3, 1: 2.5, (1, 2): 1, 'r': 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 1: 4.5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': Fraction(4, 3), (1, 2): 1}) ; Counter({(1, 2): 1, 1: 0.5}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2.5, 'a': 1, (1, 2): 1}) ; Counter({1: 2, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 5.0, (1, 2): 2, 'a': Fraction(2, 3)}) ; Counter() ; Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)}) ; Counter({1: 2.5, (1, 2): 1, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(3541774862152233910273, 3), 1: 2199023255554.5, (1, 2): 1}) ; Counter({'b': 35184372088832, (1, 2): 1}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, (1, 2): 1}) ; Counter({1: 2.5, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 2.5, Key('a'): 2, 'a': Fraction(4, 3), (1, 2): 1, Key('b'): 1}) ; Counter({1: 2.5, (1, 2): 1}) ; Counter({1: 2.5, Key('a'): 2, 'a': 1, (1, 2): 1, Key('b'): 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 3.5, 'a': Fraction(7, 3), (1, 2): 2}) ; Counter({'b': 5, 1: 1.5}) ; Counter({1: 2.5, 'a': 2, (1, 2): 1}) ; Counter({1: 1, (1, 2): 1, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303429, 1: 2199023255552, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 1180591620717411303419, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 5})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303427, 1: 2199023255552, 'r': 1}) ; Counter({'a': 1180591620717411303421, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 'r': 1}) ; Counter({'a': 3})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303425, 1: 2199023255554, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4}) ; Counter({'a': 1180591620717411303423, 1: 2199023255550}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, 2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4}) ; Counter({1: 2, 'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': Fraction(3541774862152233910273, 3), 1: 2199023255554.5, (1, 2): 1}) ; Counter({'a': Fraction(3541774862152233910271, 3), 1: 2199023255549.5}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, (1, 2): 1}) ; Counter({1: 2.5, 'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 2361183241434822606848, 1: 4398046511104}) ; Counter() ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303425, 1: 2199023255552, Key('a'): 2, Key('b'): 1}) ; Counter({'a': 1180591620717411303423, 1: 2199023255552}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, Key('a'): 2, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303426, 1: 2199023255553}) ; Counter({'a': 1180591620717411303422, 1: 2199023255551}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'a': 2, 1: 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, Key('a'): 2, 'b': 2, 'r': 2, Key('b'): 1, 'c': 1, 'd': 1}) ; Counter({Key('a'): 2, Key('b'): 1}) ; Counter({'a': 5, Key('a'): 2, 'b': 2, 'r': 2, Key('b'): 1, 'c': 1, 'd': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 4, Key('a'): 2, Key('b'): 1, 'r': 1}) ; Counter({Key('a'): 2, Key('b'): 1, 'b': 1}) ; Counter({'a': 3, Key('a'): 2, Key('b'): 1, 'r': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, Key('a'): 2, 'a': 2, 1: 2, Key('b'): 1}) ; Counter({Key('a'): 2, Key('b'): 1}) ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, Key('a'): 2, 1: 2, Key('b'): 1, 'a': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 2.5, Key('a'): 2, 'a': Fraction(4, 3), Key('b'): 1, (1, 2): 1}) ; Counter({Key('a'): 2, Key('b'): 1, 'a': Fraction(2, 3)}) ; Counter({1: 2.5, Key('a'): 2, Key('b'): 1, 'a': 1, (1, 2): 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303425, 1: 2199023255552, Key('a'): 2, Key('b'): 1}) ; Counter({'b': 35184372088832, Key('a'): 2, Key('b'): 1}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552, Key('a'): 2, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({Key('a'): 4, Key('b'): 2, 'a': 2}) ; Counter() ; Counter({Key('a'): 2, Key('b'): 1, 'a': 1}) ; Counter({Key('a'): 2, Key('b'): 1, 'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({Key('a'): 3, 'a': 3, Key('b'): 2}) ; Counter({'b': 5, Key('a'): 1}) ; Counter({Key('a'): 2, 'a': 2, Key('b'): 1}) ; Counter({Key('a'): 1, Key('b'): 1, 'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1}) ; Counter({'a': 1}) ; Counter({'a': 1}) ; Counter()
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 6, 'r': 2, 'c': 1, 'd': 1}) ; Counter() ; Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 4, 'r': 1}) ; Counter() ; Counter({'a': 3, 'r': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 'a': 2, 1: 2}) ; Counter() ; Counter({2: 5, 'long long long long long long long long long long long long long long long long long long long long ': 4, 1: 2, 'a': 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({1: 2.5, 'a': Fraction(4, 3), (1, 2): 1}) ; Counter({'a': Fraction(2, 3)}) ; Counter({1: 2.5, 'a': 1, (1, 2): 1}) ; Counter({'a': Fraction(1, 3)})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 1180591620717411303425, 1: 2199023255552}) ; Counter({'b': 35184372088827}) ; Counter({'a': 1180591620717411303424, 1: 2199023255552}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 2, Key('a'): 2, Key('b'): 1}) ; Counter() ; Counter({Key('a'): 2, 'a': 1, Key('b'): 1}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> Counter({'a': 3}) ; Counter() ; Counter({'a': 2}) ; Counter({'a': 1})
#> ['Counter', 'Counter', 'Counter', 'Counter']
#> [(1, 2), (3, 6), (5, 10), (9, 4), (11, 8)] [(47, 4), (51, 1), (53, 3), (55, 5), (59, 2)]
#> True Counter() 26
#> NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented NotImplemented 
