# A class hierarchy: inherited methods, super, properties, several classes at one call.
# tags: attributes


class Shape:
    def __init__(self, name):
        self.name = name
        self.seen = 0

    def area(self):
        return 0

    def visit(self):
        self.seen += 1
        return self.area() + self.bonus

    @property
    def bonus(self):
        return 1


class Square(Shape):
    def __init__(self, side):
        super().__init__("square")
        self.side = side

    def area(self):
        return self.side * self.side


class Rectangle(Shape):
    def __init__(self, width, height):
        super().__init__("rectangle")
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height


class Cube(Square):
    def area(self):
        return 6 * super().area()


def main():
    shapes = []
    for i in range(40):
        shapes.append(Square(i))
        shapes.append(Rectangle(i, i + 1))
        shapes.append(Cube(i))
    total = 0
    for _ in range(13000):
        for shape in shapes:
            total += shape.visit()
    print(total, sum(shape.seen for shape in shapes))


main()
