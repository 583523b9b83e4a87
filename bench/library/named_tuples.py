# Named tuples: instances, fields, _replace(), _asdict(), unpacking, sorting.
# tags: collections
import collections
import typing

Point = collections.namedtuple("Point", "x y z", defaults=[0])


class Entry(typing.NamedTuple):
    name: str
    size: int = 0


def main():
    total = 0
    for i in range(80000):
        point = Point(i, 2)
        total += point.x + point.y + point.z
        x, y, _ = point
        total += x - y
    for i in range(10000):
        point = point._replace(x=i)
        total += point._asdict()["x"]
    entries = [Entry(str(i * 7919 % 5000), i) for i in range(20000)]
    entries.sort()
    for entry in entries:
        total += entry.size
    print(total, entries[0], Point._make([1, 2, 3]))


main()
