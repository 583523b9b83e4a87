# Backtracking with lists of flags.
# tags: lists, calls


def solve(row, size, columns, up, down):
    if row == size:
        return 1
    count = 0
    for column in range(size):
        if not columns[column] and not up[row + column] and not down[row - column + size]:
            columns[column] = up[row + column] = down[row - column + size] = True
            count += solve(row + 1, size, columns, up, down)
            columns[column] = up[row + column] = down[row - column + size] = False
    return count


def main():
    size = 9
    total = 0
    for _ in range(75):
        total += solve(0, size, [False] * size, [False] * (2 * size), [False] * (2 * size + 1))
    print(total)


main()
