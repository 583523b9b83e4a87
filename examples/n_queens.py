# The queens problem solved three ways, with boards drawn and symmetries counted.


def by_sets(size):
    """Yields solutions as tuples of columns, one a row, by backtracking with sets."""
    columns, rising, falling, chosen = set(), set(), set(), []

    def place(row):
        if row == size:
            yield tuple(chosen)
            return
        for column in range(size):
            if column in columns or row + column in rising or row - column in falling:
                continue
            columns.add(column)
            rising.add(row + column)
            falling.add(row - column)
            chosen.append(column)
            yield from place(row + 1)
            chosen.pop()
            columns.remove(column)
            rising.remove(row + column)
            falling.remove(row - column)

    yield from place(0)


def by_bits(size):
    """Counts solutions with bit masks."""
    full = (1 << size) - 1

    def count(columns, left, right):
        if columns == full:
            return 1
        total = 0
        free = full & ~(columns | left | right)
        while free:
            bit = free & -free
            free ^= bit
            total += count(columns | bit, (left | bit) << 1, (right | bit) >> 1)
        return total

    return count(0, 0, 0)


def by_repair(size, seed=1):
    """Finds one solution by moving the queen with the most conflicts (min-conflicts)."""
    state = seed

    def random(limit):
        nonlocal state
        state = (state * 1103515245 + 12345) % 2147483648
        return (state >> 8) % limit

    board = [random(size) for _ in range(size)]
    for step in range(10000):
        conflicts = [sum(1 for r in range(size) if r != row and (board[r] == board[row] or abs(board[r] - board[row]) == abs(r - row)))
                     for row in range(size)]
        worst = max(conflicts)
        if worst == 0:
            return step, tuple(board)
        rows = [row for row, n in enumerate(conflicts) if n == worst]
        row = rows[random(len(rows))]
        costs = []
        for column in range(size):
            costs.append(sum(1 for r in range(size) if r != row and (board[r] == column or abs(board[r] - column) == abs(r - row))))
        best = min(costs)
        choices = [column for column, cost in enumerate(costs) if cost == best]
        board[row] = choices[random(len(choices))]
    return None


def symmetries(solution):
    size = len(solution)
    result = set()
    for _ in range(4):
        rotated = [0] * size
        for row, column in enumerate(solution):
            rotated[column] = size - 1 - row
        solution = tuple(rotated)
        result.add(solution)
        result.add(tuple(reversed(solution)))
    return result


def fundamental(solutions):
    seen, kept = set(), []
    for solution in solutions:
        if solution not in seen:
            kept.append(solution)
            seen |= symmetries(solution)
    return kept


def draw(solution):
    size = len(solution)
    border = "+" + "---+" * size
    print(border)
    for column in solution:
        print("|" + "|".join(" Q " if c == column else "   " for c in range(size)) + "|")
        print(border)


def is_solution(board):
    size = len(board)
    return (len(set(board)) == size and len({r + c for r, c in enumerate(board)}) == size
            and len({r - c for r, c in enumerate(board)}) == size)


for size in range(1, 9):
    solutions = list(by_sets(size))
    assert len(solutions) == by_bits(size)
    assert all(map(is_solution, solutions))
    print(f"{size}: {len(solutions):>3} solutions, {len(fundamental(solutions)):>2} up to symmetry")
print("9:", by_bits(9), "solutions")
draw(next(by_sets(6)))
print(*list(by_sets(5)), sep="\n")
steps, board = by_repair(16)
print("repaired a board of 16 in", steps, "steps:", board, is_solution(board))
