# Method calls that change one attribute.
# tags: attributes


class Counter:
    def __init__(self):
        self.total = 0

    def add(self, amount):
        self.total += amount

    def get(self):
        return self.total


def main():
    counter = Counter()
    for i in range(5000000):
        counter.add(1)
        if i & 1023 == 0:
            counter.add(counter.get() & 7)
    print(counter.get())


main()
