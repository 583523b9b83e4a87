# Members of enums and flags: lookup by name and by value, iteration, comparison, algebra.
# tags: enum
import enum


class Color(enum.Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
    CYAN = 4


class Level(enum.IntEnum):
    LOW = 10
    MIDDLE = 20
    HIGH = 30


class Right(enum.Flag):
    READ = 1
    WRITE = 2
    RUN = 4
    OWN = READ | WRITE | RUN


def main():
    found = 0
    for i in range(40000):
        color = Color(i % 4 + 1)
        if color is Color.GREEN or color == Color.BLUE:
            found += color.value
        if Color["RED"].name == "RED":
            found += 1
        if Level.MIDDLE > 15:
            found += Level.HIGH
    for _ in range(3000):
        for color in Color:
            found += color.value
        found += len(Color) + (Color.CYAN in Color)
    granted = Right.READ
    for i in range(15000):
        granted = (granted | Right.WRITE) if i % 2 else (granted & ~Right.WRITE)
        if Right.WRITE in granted:
            found += 1
        if Right.OWN & granted:
            found += 1
    names = {color: color.name for color in Color}
    for i in range(30000):
        found += len(names[Color.RED])
    print(found, granted)


main()
