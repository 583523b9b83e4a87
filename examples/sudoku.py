# A sudoku solver: constraint propagation, then search on the cell with the fewest choices.

ROWS, COLUMNS = "ABCDEFGHI", "123456789"


def cross(first, second):
    return [a + b for a in first for b in second]


SQUARES = cross(ROWS, COLUMNS)
UNITS = ([cross(ROWS, c) for c in COLUMNS] + [cross(r, COLUMNS) for r in ROWS]
         + [cross(r, c) for r in ("ABC", "DEF", "GHI") for c in ("123", "456", "789")])
UNITS_OF = {s: [u for u in UNITS if s in u] for s in SQUARES}
PEERS = {s: {p for u in UNITS_OF[s] for p in u} - {s} for s in SQUARES}


class Contradiction(Exception):
    pass


class Solver:
    def __init__(self):
        self.assignments = 0
        self.guesses = 0

    def parse(self, text):
        digits = [c if c in COLUMNS else "." for c in text if c in COLUMNS or c in "0."]
        if len(digits) != 81:
            raise ValueError(f"a grid has 81 cells, not {len(digits)}")
        values = {s: COLUMNS for s in SQUARES}
        for square, digit in zip(SQUARES, digits):
            if digit != ".":
                self.assign(values, square, digit)
        return values

    def assign(self, values, square, digit):
        self.assignments += 1
        for other in values[square].replace(digit, ""):
            self.eliminate(values, square, other)

    def eliminate(self, values, square, digit):
        if digit not in values[square]:
            return
        values[square] = values[square].replace(digit, "")
        remaining = values[square]
        if not remaining:
            raise Contradiction(square)
        if len(remaining) == 1:
            for peer in sorted(PEERS[square]):
                self.eliminate(values, peer, remaining)
        for unit in UNITS_OF[square]:
            places = [s for s in unit if digit in values[s]]
            if not places:
                raise Contradiction(f"{digit} has no place in the unit of {square}")
            if len(places) == 1 and len(values[places[0]]) > 1:
                self.assign(values, places[0], digit)

    def search(self, values):
        open_squares = [s for s in SQUARES if len(values[s]) > 1]
        if not open_squares:
            return values
        square = min(open_squares, key=lambda s: (len(values[s]), s))
        for digit in values[square]:
            self.guesses += 1
            attempt = values.copy()
            try:
                self.assign(attempt, square, digit)
                return self.search(attempt)
            except Contradiction:
                continue
        raise Contradiction("no digit fits " + square)

    def solve(self, text):
        return self.search(self.parse(text))


def show(values):
    lines = []
    for number, row in enumerate(ROWS):
        if number in (3, 6):
            lines.append("------+-------+------")
        cells = [values[row + c] if len(values[row + c]) == 1 else "." for c in COLUMNS]
        lines.append(" | ".join(" ".join(cells[i:i + 3]) for i in (0, 3, 6)))
    return "\n".join(lines)


def check(values):
    return all(sorted(values[s] for s in unit) == list(COLUMNS) for unit in UNITS)


PUZZLES = {
    "easy": "003020600900305001001806400008102900700000008006708200002609500800203009005010300",
    "medium": "2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3",
    "hard": "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "wrong": "55" + "." * 79,
    "short": "123",
}

for name, text in PUZZLES.items():
    solver = Solver()
    print(f"{name}:")
    try:
        solution = solver.solve(text)
    except Contradiction as problem:
        print("  no solution:", problem)
    except ValueError as problem:
        print("  not a puzzle:", problem)
    else:
        print(show(solution))
        print(f"  right: {check(solution)}, {solver.assignments} assignments, {solver.guesses} guesses")
