# programs: sudoku.
# option: --policy standard
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
def peers(i):
    row, column = divmod(i, 9)
    return {j for j in range(81) if j != i
            and (j // 9 == row or j % 9 == column or (j // 27 == i // 27 and j % 9 // 3 == column // 3))}
PEERS = [peers(i) for i in range(81)]
tries = 0
def solve(cells):
    global tries
    tries += 1
    best, options = None, None
    for i, cell in enumerate(cells):
        if cell == ".":
            left = set("123456789") - {cells[j] for j in PEERS[i]}
            if options is None or len(left) < len(options):
                best, options = i, left
    if best is None:
        return cells
    for digit in sorted(options):
        if found := solve(cells[:best] + digit + cells[best + 1:]):
            return found
    return None
solution = solve(PUZZLE)
for row in range(9):
    print(" ".join(solution[row * 9:row * 9 + 9]))
print(tries, all(set(solution[i::9]) == set("123456789") for i in range(9)))

#> 5 3 4 6 7 8 9 1 2
#> 6 7 2 1 9 5 3 4 8
#> 1 9 8 3 4 2 5 6 7
#> 8 5 9 7 6 1 4 2 3
#> 4 2 6 8 5 3 7 9 1
#> 7 1 3 9 2 4 8 5 6
#> 9 6 1 5 3 7 2 8 4
#> 2 8 7 4 1 9 6 3 5
#> 3 4 5 2 8 6 1 7 9
#> 52 True
