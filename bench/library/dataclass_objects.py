# Dataclasses: instances, comparison, replace(), asdict(), frozen and ordered ones.
# tags: dataclasses
import dataclasses


@dataclasses.dataclass
class Point:
    x: int
    y: int = 0
    tags: list = dataclasses.field(default_factory=list)


@dataclasses.dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int
    patch: int = 0


@dataclasses.dataclass(slots=True)
class Row:
    key: str
    count: int = 0


def main():
    total = 0
    for i in range(40000):
        point = Point(i, y=i + 1)
        total += point.x + point.y + len(point.tags)
    point = Point(1, 2)
    for i in range(10000):
        point = dataclasses.replace(point, x=i)
        total += point == Point(i, 2)
    versions = [Version(i % 7, i % 5, i % 3) for i in range(8000)]
    total += len(set(versions)) + sorted(versions)[0].major
    total += sum(a < b for a, b in zip(versions, versions[1:]))
    for i in range(2000):
        total += dataclasses.asdict(Point(i, 2, [1, 2]))["x"]
        total += len(dataclasses.fields(point))
    rows = [Row("a", i) for i in range(20000)]
    for row in rows:
        row.count += 1
    print(total, sum(row.count for row in rows), repr(versions[3]))


main()
