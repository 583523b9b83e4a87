# `in` for sets and dicts.
# tags: containers


def main():
    numbers = set(range(0, 4000, 3))
    words = {f"key{i}": i for i in range(500)}
    names = [f"key{i}" for i in range(0, 1000, 7)]
    found = 0
    for _ in range(20):
        for i in range(4000):
            if i in numbers:
                found += 1
        for name in names:
            if name in words:
                found += 1
            if name not in words:
                found += 2
    print(found)


main()
