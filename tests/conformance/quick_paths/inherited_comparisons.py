# Comparisons and hashes that classes inherit from built-in types, also while they are sorted and changed.
# option: --policy standard
import collections

Point = collections.namedtuple('Point', 'x y')


class Pair(tuple):
    pass


class Text(str):
    pass


class Items(list):
    pass


class Plain:
    pass


class Number(int):
    pass


class Mixin:
    pass


class Mixed(Mixin, tuple):
    pass


def compare(a, b):
    results = [a == b, a != b]
    for test in (lambda: a < b, lambda: a <= b, lambda: a > b, lambda: a >= b, lambda: hash(a) == hash(b)):
        try:
            results.append(test())
        except TypeError as error:
            results.append(str(error))
    return results


plain = Plain()
for a, b in ((Point(1, 2), Point(1, 3)), (Point(1, 2), (1, 2)), ((1, 2), Point(1, 2)), (Pair('ab'), Pair('ab')),
             (Text('a'), 'a'), (Text('a'), Text('b')), (Items([1]), [1]), (plain, plain), (plain, Plain()),
             (Number(3), 3), (Number(3), 4.5), (Mixed('ab'), ('a', 'b')), (Mixed('ab'), Pair('ab'))):
    print(compare(a, b))

# Classes that get comparisons later, and lose them.
pair, other = Pair((1, 2)), Pair((1, 2))
print(pair == other, hash(pair) == hash(other))
Mixin.__eq__ = lambda self, other: 'mixin'
print(Mixed('ab') == (), ('a', 'b') == Mixed('ab'))
del Mixin.__eq__
print(Mixed('ab') == (), ('a', 'b') == Mixed('ab'))
Pair.__eq__ = lambda self, other: 'pair'
print(pair == other, (1, 2) == pair, pair != other)
Pair.__hash__ = lambda self: 5
print(hash(pair), {pair: 1}[other])
del Pair.__eq__, Pair.__hash__
print(pair == other, hash(pair) == hash((1, 2)))
Plain.__hash__ = None
try:
    hash(plain)
except TypeError as error:
    print(error)
Plain.__lt__ = lambda self, other: 'less'
print(plain < plain, plain < 3)


class Derived(Pair):
    def __eq__(self, other):
        return 'derived'


print(pair == Derived((1, 2)), Derived((1, 2)) == pair)
try:
    hash(Derived())
except TypeError as error:
    print(error)


class Borrowing(list):
    __eq__ = object.__eq__
    __hash__ = object.__hash__


borrowing = Borrowing()
print(borrowing == [], borrowing == borrowing, isinstance(hash(borrowing), int))


class Meta(type):
    def mro(cls):
        return [cls, object, tuple] if cls.__name__ == 'Odd' else super().mro()


class Odd(tuple, metaclass=Meta):
    pass


odd = tuple.__new__(Odd, (1, 2))
print(odd == (1, 2), odd == tuple.__new__(Odd, (1, 2)), odd == odd)

# Sorting.
points = [Point(i * 7 % 10, i * 3 % 4) for i in range(20)]
print([tuple(point) for point in sorted(points)])
print(sorted(points, reverse=True)[0], max(points), min(points))


class Awkward:
    def __init__(self, number):
        self.number = number

    def __lt__(self, other):
        if self.number == 3:
            Point.__lt__ = lambda a, b: b.y < a.y
        return self.number < other.number


points = [Point(Awkward(i * 7 % 10), i) for i in range(10)]
points.sort()
print([point.y for point in points])
points.sort()
print([point.y for point in points])
del Point.__lt__


class Renamed(Point):
    def __lt__(self, other):
        return self.y > other.y


print([point.y for point in sorted([Renamed(1, i) for i in range(5)])])
print([point.y for point in sorted([Renamed(1, 1), Point(1, 0), Renamed(1, 2)])])
try:
    sorted([Point(1, 2), Point('a', 2)])
except TypeError as error:
    print(error)
print(sorted([Point(float('nan'), 1), Point(1.0, 2), Point(0.5, 1)])[1:])

#> [False, True, True, True, False, False, False]
#> [True, False, False, True, False, True, True]
#> [True, False, False, True, False, True, True]
#> [True, False, False, True, False, True, True]
#> [True, False, False, True, False, True, True]
#> [False, True, True, True, False, False, False]
#> [True, False, False, True, False, True, "unhashable type: 'Items'"]
#> [True, False, "'<' not supported between instances of 'Plain' and 'Plain'", "'<=' not supported between instances of 'Plain' and 'Plain'", "'>' not supported between instances of 'Plain' and 'Plain'", "'>=' not supported between instances of 'Plain' and 'Plain'", True]
#> [False, True, "'<' not supported between instances of 'Plain' and 'Plain'", "'<=' not supported between instances of 'Plain' and 'Plain'", "'>' not supported between instances of 'Plain' and 'Plain'", "'>=' not supported between instances of 'Plain' and 'Plain'", False]
#> [True, False, False, True, False, True, True]
#> [False, True, True, True, False, False, False]
#> [True, False, False, True, False, True, True]
#> [True, False, False, True, False, True, True]
#> True True
#> mixin mixin
#> False True
#> pair pair False
#> 5 1
#> True True
#> unhashable type: 'Plain'
#> less less
#> derived derived
#> unhashable type: 'Derived'
#> True True True
#> True False True
#> [(0, 0), (0, 2), (1, 1), (1, 3), (2, 0), (2, 2), (3, 1), (3, 3), (4, 0), (4, 2), (5, 1), (5, 3), (6, 0), (6, 2), (7, 1), (7, 3), (8, 0), (8, 2), (9, 1), (9, 3)]
#> Point(x=9, y=3) Point(x=9, y=3) Point(x=0, y=0)
#> [9, 0, 3, 6, 2, 5, 8, 1, 4, 7]
#> [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]
#> [4, 3, 2, 1, 0]
#> [2, 0, 1]
#> '<' not supported between instances of 'str' and 'int'
#> [Point(x=nan, y=1), Point(x=1.0, y=2)]
