# getattr(), hasattr() and setattr(), attributes that are there, that come from the class, and that are missing.
# tags: attributes


class Point:
    kind = "point"

    def __init__(self, x):
        self.x = x

    def double(self):
        return self.x * 2


def main():
    total = 0
    point = Point(3)
    for i in range(20000):
        for name in ("x", "kind", "missing"):
            if hasattr(point, name):
                total += 1
            getattr(point, name, None)
        total += getattr(point, "double")()
        setattr(point, "x", i % 5)
    print(total)


main()
