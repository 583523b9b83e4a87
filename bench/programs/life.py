# The game of life on sets of tuples.
# tags: sets


def step(cells):
    counts = {}
    for x, y in cells:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    key = (x + dx, y + dy)
                    counts[key] = counts.get(key, 0) + 1
    return {key for key, n in counts.items() if n == 3 or (n == 2 and key in cells)}


def main():
    cells = {(i * 7 % 41, i * i % 37) for i in range(500)}
    for _ in range(700):
        cells = step(cells)
    print(len(cells), sum(x * 31 + y for x, y in cells))


main()
