# Many short-lived instances with two attributes.
# tags: allocation


class Point:
    def __init__(self, x, y):
        self.x = x
        self.y = y


def main():
    total = 0
    for i in range(2400000):
        point = Point(i, i + 1)
        total += point.x + point.y
    print(total)


main()
