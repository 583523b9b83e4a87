# Generators in loops: one value a turn.
# tags: generators


def numbers(n):
    i = 0
    while i < n:
        yield i
        i += 1


def doubled(source):
    for x in source:
        yield x + x


def main():
    total = 0
    for x in numbers(60000):
        total += x
    for x in doubled(numbers(40000)):
        total += x
    print(total, sum(x * x for x in range(40000)), any(x > 39000 for x in range(40000)))


main()
