# Dict entries under tuples of small ints.
# tags: containers


def main():
    grid = {}
    for x in range(60):
        for y in range(60):
            grid[x, y] = x * y
    total = 0
    for _ in range(8):
        for x in range(60):
            for y in range(60):
                total += grid[x, y]
                if (x + 1, y) in grid:
                    total += grid.get((x, y + 1), 0)
    print(total)


main()
