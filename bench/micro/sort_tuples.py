# Sorting tuples.
# tags: algorithms


def main():
    pairs = [((i * 7919) % 1009, str(i % 97), i) for i in range(12000)]
    for _ in range(2):
        ordered = sorted(pairs)
        ordered.sort(reverse=True)
    print(ordered[0], ordered[-1])


main()
