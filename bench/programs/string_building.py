# Building text: concatenation, join, str of ints, f-strings, percent formatting.
# tags: strings


def main():
    parts = []
    for i in range(500000):
        parts.append(str(i) + "xy")
    joined = ",".join(parts)
    grown = ""
    for i in range(500000):
        grown += "ab"
        if i % 1000 == 0:
            grown += "|"
    lines = []
    for i in range(500000):
        lines.append(f"{i}: {i * 2:>8} {'even' if i % 2 == 0 else 'odd'}")
    for i in range(100000):
        lines.append("%d/%s" % (i, "name"))
    print(len(joined), len(grown), sum(map(len, lines)), lines[-1])


main()
