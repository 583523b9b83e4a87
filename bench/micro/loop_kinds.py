# Loops over enumerate, zip, dict views and reversed.
# tags: containers


def main():
    items = list(range(200))
    table = {i: i + 1 for i in range(200)}
    total = 0
    for _ in range(150):
        for i, x in enumerate(items):
            total += i * x
        for a, b in zip(items, items):
            total += a - b + 1
        for k, v in table.items():
            total += k + v
        for v in table.values():
            total += v
        for x in reversed(items):
            total += x
    print(total)


main()
