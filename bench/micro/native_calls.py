# Calls of the most common built-in functions and methods.
# tags: calls


def main():
    items = list(range(50))
    total = 0
    out = []
    for i in range(30000):
        total += len(items) + abs(-i) + min(i, 7) + max(i, 9)
        if isinstance(i, int):
            total += ord("a") + len(chr(98))
        out.append(i)
    print(total, len(out))


main()
