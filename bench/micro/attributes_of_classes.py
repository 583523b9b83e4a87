# Attributes that are read of classes, of modules and by properties, and of objects of several shapes.
# tags: attributes
import math


class Limits:
    low = 1
    high = 9
    unit = math.pi

    def __init__(self, size):
        self.size = size

    @property
    def doubled(self):
        return self.size * 2


class Wide(Limits):
    low = 0

    def __init__(self, size):
        self.extra = size
        self.size = size + 1


def main():
    total = 0
    objects = [Limits(1), Wide(2), Limits(3), Wide(4)]
    for i in range(20000):
        item = objects[i & 3]
        total += Limits.low + Limits.high + item.low + item.size
        total += item.doubled
        total += math.pi + math.floor(item.unit)
    print(total)


main()
