# Hashes of tuples of tuples are remembered, and forgotten when memory is collected. See also
# tests/differences/hashes_of_tuples.py: a class that changes.
# option: --policy standard
import gc
from collections import namedtuple

Point = namedtuple('Point', 'x y z w')


class Plain(tuple):
    __slots__ = ()


plain = Plain((1, 2, 3, 4))
outer = (plain, 'k', (5, 6, 7))
first = hash(outer)
print(first == hash(outer), first == hash((Plain((1, 2, 3, 4)), 'k', (5, 6, 7))), first == hash(((1, 2, 3, 4), 'k', (5, 6, 7))))

# Lookups under new tuples, across collections.
records = {(Point(i, 1, Point(1, 2, 3, i % 7), 4), ('x', i % 5), 1.5, None, True): i for i in range(2000)}
print(len(records), sum(records[(Point(i, 1, Point(1, 2, 3, i % 7), 4), ('x', i % 5), 1.5, None, True)] for i in range(2000)))
for turn in range(20):
    nested = {((i, turn), (turn, i), (1, (2, (3, (4, (5, i)))))): i for i in range(200)}
    assert all(((i, turn), (turn, i), (1, (2, (3, (4, (5, i)))))) in nested for i in range(200))
    assert ((0, turn + 1), (turn, 0), (1, (2, (3, (4, (5, 0)))))) not in nested
    gc.collect()

# Named tuples equal plain ones, unless their class compares otherwise.
print({(Point(1, 2, 3, 4),): 1}[((1, 2, 3, 4),)], {((1, 2, 3, 4),): 2}[(Point(1, 2, 3, 4),)])


class Unequal(tuple):
    def __eq__(self, other):
        return False

    __hash__ = tuple.__hash__


print({(Unequal((1, 2)), 3): 1}.get(((1, 2), 3)), {((1, 2), 3): 1}.get((Unequal((1, 2)), 3)))
found = {(Plain((1, 2)), 3): 1}
print(found.get(((1, 2), 3)))
Plain.__eq__ = lambda self, other: False
print(found.get(((1, 2), 3)))

# What has no hash, numbers of several types, and a key of many levels.
try:
    hash(((1, 2, 3, []), 5))
except TypeError as error:
    print(error)
print(hash((1, 2, 3, 4, (1.0, True))) == hash((1.0, 2.0, 3, 4, (1, 1))))
deep = shallow = ()
for i in range(50):
    deep, shallow = (i, deep), (i, shallow)
print({deep: 'deep'}[shallow])

#> True True True
#> 2000 1999000
#> 1 2
#> None None
#> 1
#> None
#> unhashable type: 'list'
#> True
#> deep
