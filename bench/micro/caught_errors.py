# Exceptions that are caught and dropped.
# tags: exceptions


def main():
    table = {}
    items = [1, 2]
    total = 0
    for i in range(8000):
        try:
            table[i]
        except KeyError:
            total += 1
        try:
            items[i + 2]
        except IndexError:
            total += 2
        try:
            int("x")
        except ValueError:
            total += 3
        try:
            items.missing
        except AttributeError:
            total += 4
    print(total)


main()
