# Functions that natives call for each item: key=, map, filter.
# tags: calls


def main():
    items = [(i * 7919) % 10007 for i in range(8000)]
    total = 0
    for _ in range(3):
        ordered = sorted(items, key=lambda x: -x)
        total += ordered[10]
        total += max(items, key=lambda x: x % 100)
        total += sum(map(lambda x: x + 1, items))
        total += len(list(filter(lambda x: x & 1, items)))
    print(total)


main()
