# option: --policy standard --enable files
"""Solve Sudokus from files by constraint propagation and search; check, count solutions, write results."""
import os
import tempfile
from functools import cache
from pathlib import Path
from time import perf_counter

PUZZLES = {
    "easy.sdk": "53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n",
    "hard.sdk": "[Puzzle]\n# by Arto Inkala\n8 . . | . . . | . . .\n. . 3 | 6 . . | . . .\n"
                ". 7 . | . 9 . | 2 . .\n------+-------+------\n"
                ". 5 . | . . 7 | . . .\n. . . | . 4 5 | 7 . .\n. . . | 1 . . | . 3 .\n------+-------+------\n"
                ". . 1 | . . . | . 6 8\n. . 8 | 5 . . | . 1 .\n. 9 . | . . . | 4 . .\n",
    "line.sdk": "000000907000420180000705026100904000050000040000507009920108000034059000507000000",
    "two.sdk": "906070403000400200070023010500000100040208060003000005030700050007005000405010708",
    "clash.sdk": "55" + "." * 79,
    "short.sdk": "123\n",
}
ROWS = "ABCDEFGHI"
SQUARES = [row + column for row in ROWS for column in "123456789"]
UNITS = ([[row + column for column in "123456789"] for row in ROWS]
         + [[row + column for row in ROWS] for column in "123456789"]
         + [[row + column for row in rows for column in columns] for rows in ("ABC", "DEF", "GHI")
            for columns in ("123", "456", "789")])
PEERS = {square: {other for unit in UNITS if square in unit for other in unit} - {square} for square in SQUARES}
UNITS_OF = {square: [unit for unit in UNITS if square in unit] for square in SQUARES}


class Contradiction(Exception):
    pass


def read(path):
    text = "".join(line for line in path.read_text().splitlines() if line[:1] not in "[#-")
    digits = [char for char in text if char in "123456789.0"]
    if len(digits) != 81:
        raise ValueError(f"{len(digits)} squares")
    return "".join(digits).replace("0", ".")


def assign(values, square, digit):
    for other in values[square].replace(digit, ""):
        eliminate(values, square, other)
    return values


def eliminate(values, square, digit):
    if digit not in values[square]:
        return
    values[square] = values[square].replace(digit, "")
    if not values[square]:
        raise Contradiction(square)
    if len(values[square]) == 1:
        for peer in PEERS[square]:
            eliminate(values, peer, values[square])
    for unit in UNITS_OF[square]:
        places = [place for place in unit if digit in values[place]]
        if not places:
            raise Contradiction(f"no place for {digit}")
        if len(places) == 1:
            assign(values, places[0], digit)


def parse(puzzle):
    values = dict.fromkeys(SQUARES, "123456789")
    for square, digit in zip(SQUARES, puzzle):
        if digit != ".":
            if digit not in values[square]:
                raise Contradiction(f"{digit} at {square}")
            assign(values, square, digit)
    return values


def solutions(values, statistics):
    statistics["nodes"] += 1
    open_ones = [(len(digits), square) for square, digits in values.items() if len(digits) > 1]
    if not open_ones:
        yield "".join(values[square] for square in SQUARES)
        return
    _, square = min(open_ones)
    for digit in values[square]:
        try:
            yield from solutions(assign(values.copy(), square, digit), statistics)
        except Contradiction:
            statistics["dead ends"] += 1


def is_solution(grid, puzzle):
    places = dict(zip(SQUARES, grid))
    return all({places[square] for square in unit} == set("123456789") for unit in UNITS) and all(
        given in (".", digit) for given, digit in zip(puzzle, grid))


@cache
def picture(grid):
    rows = [grid[start:start + 9] for start in range(0, 81, 9)]
    lines = [" | ".join(" ".join(row[part:part + 3]) for part in (0, 3, 6)) for row in rows]
    return "\n".join(lines[:3] + ["-" * 6 + "+" + "-" * 7 + "+" + "-" * 6] + lines[3:6]
                     + ["-" * 6 + "+" + "-" * 7 + "+" + "-" * 6] + lines[6:])


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    for file_name, text in PUZZLES.items():
        (folder / file_name).write_text(text)
    start = perf_counter()
    for path in sorted(folder.glob("*.sdk")):
        statistics = {"nodes": 0, "dead ends": 0}
        try:
            puzzle = read(path)
            found = []
            for grid in solutions(parse(puzzle), statistics):
                found.append(grid)
                if len(found) == 3:
                    break
        except (ValueError, Contradiction) as error:
            print(f"{path.stem}: {type(error).__name__}: {error}")
            continue
        print(f"{path.stem}: {len(found)} solutions, {all(is_solution(grid, puzzle) for grid in found)}, "
              f"{81 - puzzle.count('.')} given, searched: {statistics['nodes'] > 1}")
        path.with_suffix(".out").write_text("\n\n".join(map(picture, found)) + "\n")
    print((folder / "hard.out").read_text(), end="")
    again = read(folder / "hard.out")
    print(again == next(solutions(parse(again), {"nodes": 0, "dead ends": 0})), perf_counter() >= start,
          picture.cache_info().currsize)
    first, second = (block for block in (folder / "two.out").read_text().split("\n\n")[:2])
    print([index for index, (a, b) in enumerate(zip(first, second)) if a != b][:4], len(list(folder.glob("*.out"))))

#> clash: Contradiction: 5 at A2
#> easy: 1 solutions, True, 30 given, searched: False
#> hard: 1 solutions, True, 21 given, searched: True
#> line: 1 solutions, True, 28 given, searched: False
#> short: ValueError: 3 squares
#> two: 2 solutions, True, 29 given, searched: True
#> 8 1 2 | 7 5 3 | 6 4 9
#> 9 4 3 | 6 8 2 | 1 7 5
#> 6 7 5 | 4 9 1 | 2 8 3
#> ------+-------+------
#> 1 5 4 | 2 3 7 | 8 9 6
#> 3 6 9 | 8 4 5 | 7 2 1
#> 2 8 7 | 1 6 9 | 5 3 4
#> ------+-------+------
#> 5 2 1 | 9 7 4 | 3 6 8
#> 4 3 8 | 5 2 6 | 9 1 7
#> 7 9 6 | 3 1 8 | 4 5 2
#> True True 5
#> [142, 144, 186, 188] 4
