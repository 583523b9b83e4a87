# Guest code that allocates inside callbacks of native code: keys, hashes, comparisons, conversions.
class Item:
    def __init__(self, n):
        self.n = n
        self.junk = [n] * 3

    def __lt__(self, other):
        waste = [str(self.n), {other.n: [self.n]}]
        return self.n < other.n and bool(waste)

    def __eq__(self, other):
        waste = tuple([self.n, other] for _ in range(3))
        return isinstance(other, Item) and self.n == other.n and len(waste) == 3

    def __hash__(self):
        return hash(str([self.n % 7]) and self.n % 7)

    def __repr__(self):
        return "".join(["I", str(self.n)] + [""] * 2)

    def __add__(self, other):
        return Item(self.n + (other.n if isinstance(other, Item) else other))

    __radd__ = __add__

    def __format__(self, spec):
        return f"<{self.n:{spec}}>"

    def __index__(self):
        return [self.n][0]


items = [Item(i * 37 % 50) for i in range(50)]
print(sorted(items)[:5], max(items), min(items, key=lambda i: [-i.n]),
      sum(items), [items.index(Item(n)) for n in (3, 30)], Item(7) in items, items.count(Item(9)))
table = {item: [item.n] for item in items}
print(len(table), table[Item(11)], sum(v[0] for v in table.values()), len({Item(i % 5) for i in range(40)}),
      str(table)[:40])
for item in list(table)[::2]:
    del table[item]
for n in range(60):
    table.setdefault(Item(n), []).append(str(n) + "x")
print(len(table), table[Item(4)], table[Item(55)])
print(" ".join(f"{i:03d}" for i in items[:4]), "{:>4}|{!r}".format(items[0], items[1]),
      "%s %r" % (items[2], items[3]), list(map(lambda a, b: a + b, items[:3], items[3:6])),
      list(zip(items[:2], (str(i) * 2 for i in items))), [range(100)[i] for i in items[:5]], "abc" * Item(2),
      list(filter(lambda i: [i.n] > [46], items)))
print(sorted(items, key=lambda i: (str(i.n % 3), [i.n]))[:6],
      dict(sorted(((repr(i), i) for i in items), key=lambda p: p[1])[:3]),
      ",".join(str(i) for i in sorted(set(items), reverse=True))[:30])
items.sort(key=lambda i: [i.n % 4, str(i)], reverse=True)
print(items[:6], any(i == Item(49) for i in items),
      all(i < Item(50) for i in items), [a for a, b in zip(items, items[1:]) if a < b][:4])

#> [I0, I1, I2, I3, I4] I49 I49 I1225 [19, 40] True 1
#> 50 [11] 1225 5 {I0: [0], I37: [37], I24: [24], I11: [11
#> 60 ['4x'] ['55x']
#> <000> <037> <024> <011> <   0>|I37 I24 I11 [I11, I85, I59] [(I0, 'I0I0'), (I37, 'I37I37')] [0, 37, 24, 11, 48] abcabc [I48, I49, I47]
#> [I0, I3, I6, I9, I12, I15] {'I0': I0, 'I1': I1, 'I2': I2} I49,I48,I47,I46,I45,I44,I43,I4
#> [I7, I47, I43, I39, I35, I31] True True [I7, I3, I6, I2]
