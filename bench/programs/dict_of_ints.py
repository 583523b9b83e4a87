# A dictionary with int keys: insertion, lookup, update, deletion.
# tags: dicts


def main():
    table = {}
    for i in range(200000):
        table[i * 7] = i
    total = 0
    for _ in range(28):
        for i in range(200000):
            total += table[i * 7]
    for i in range(0, 200000, 2):
        del table[i * 7]
    for key in table:
        total += key
    for i in range(400000):
        total += table.get(i, 1)
    print(total, len(table))


main()
