# Operators and protocols that guest classes define.
# tags: classes


class Vector:
    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __rmul__(self, factor):
        return Vector(factor * self.x, factor * self.y)

    def __eq__(self, other):
        return self.x == other.x and self.y == other.y

    def __lt__(self, other):
        return self.x < other.x

    def __getitem__(self, index):
        return self.x if index == 0 else self.y

    def __len__(self):
        return 2

    def __contains__(self, value):
        return value == self.x or value == self.y


def main():
    step = Vector(1, 2)
    place = Vector(0, 0)
    total = 0
    for i in range(12000):
        place = place + step
        if place == step:
            total += 1
        if step < place:
            total += len(place)
        total += place[0] + place[1]
        if i in place:
            total += 5
        total += (2 * place).x
    print(total)


main()
