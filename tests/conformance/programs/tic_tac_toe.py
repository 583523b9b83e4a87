# programs: tic tac toe.
# option: --policy standard
from functools import lru_cache
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
def winner(board):
    return next((board[a] for a, b, c in LINES if board[a] != "." and board[a] == board[b] == board[c]), None)
positions = 0
@lru_cache(None)
def value(board, player):
    global positions
    positions += 1
    won = winner(board)
    if won: return (1 if won == "X" else -1), None
    free = [i for i, c in enumerate(board) if c == "."]
    if not free: return 0, None
    results = [(value(board[:i] + player + board[i + 1:], "O" if player == "X" else "X")[0], -i) for i in free]
    best = max(results) if player == "X" else min((v, -i) for v, i in results)
    return best[0], abs(best[1])
print(value("." * 9, "X"), positions)
board, player = "." * 9, "X"
while winner(board) is None and "." in board:
    _, move = value(board, player)
    board = board[:move] + player + board[move + 1:]
    player = "O" if player == "X" else "X"
print(board[:3], board[3:6], board[6:], winner(board), sep="\n")
print(value("XX.OO....", "X"), value("OO.X..X..", "X"), value.cache_info().currsize == positions)

#> (0, 0) 5478
#> XXO
#> OOX
#> XOX
#> None
#> (1, 2) (-1, 2) True
