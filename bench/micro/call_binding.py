# Calls with defaults and keywords.
# tags: calls


def scale(x, factor=2, offset=1):
    return x * factor + offset


def keyed(x, *, factor=2):
    return x * factor


def main():
    total = 0
    for i in range(30000):
        total += scale(i) + scale(i, 3) + scale(i, offset=4) + keyed(i, factor=5)
    print(total)


main()
