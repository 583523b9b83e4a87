# option: --policy standard --enable files
"""Conway's Life: patterns in RLE and plaintext files, generations written as PBM images, cycles found."""
import itertools
import os
import re
import tempfile
from collections import Counter
from pathlib import Path

RLE = {
    "glider.rle": "#N Glider\n#C moves by one cell\nx = 3, y = 3, rule = B3/S23\nbob$2bo$3o!\n",
    "pulsar.rle": "x = 13, y = 13\n2b3o3b3o2b2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2b2$2b3o3b3o2b$o4bobo4bo$\n"
                  "o4bobo4bo$o4bobo4bo2$2b3o3b3o!\n",
    "rpentomino.rle": "x=3, y=3, rule=B3/S23\nb2o$2o$bo!",
    "highlife.rle": "x = 5, y = 5, rule = B36/S23\n2b3o$bo2bo$o3bo$o2bo$3o!\n",
    "broken.rle": "x = 3, y = 1\nb2o",
}
PLAIN = "!Name: Blinker and block\n!\n.O...\n.O.OO\n.O.OO\n"


def read_rle(text):
    cells, rule, x, y = set(), "B3/S23", 0, 0
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    if match := re.search(r"rule\s*=\s*(B\d+/S\d+)", lines[0], re.I):
        rule = match[1]
    body = "".join(lines[1:])
    if "!" not in body:
        raise ValueError("no end mark")
    for count, tag in re.findall(r"(\d*)([bo$])", body.partition("!")[0]):
        count = int(count or 1)
        if tag == "$":
            x, y = 0, y + count
        else:
            if tag == "o":
                cells.update((x + i, y) for i in range(count))
            x += count
    return frozenset(cells), rule


def read_plain(text):
    rows = [line for line in text.splitlines() if not line.startswith("!")]
    return frozenset((x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "O"), "B3/S23"


def write_rle(cells, rule):
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    width, height = max(x for x, _ in cells) - left + 1, max(y for _, y in cells) - top + 1
    rows = ["".join("o" if (x + left, y + top) in cells else "b" for x in range(width)).rstrip("b")
            for y in range(height)]
    body = re.sub(r"(.)\1+", lambda m: f"{len(m[0])}{m[1]}", "$".join(rows))
    return f"x = {width}, y = {height}, rule = {rule}\n{body}!\n"


def step(cells, rule):
    born, stays = (set(map(int, part[1:])) for part in rule.split("/"))
    counts = Counter((x + dx, y + dy) for x, y in cells for dx,
                     dy in itertools.product((-1, 0, 1), repeat=2) if dx or dy)
    return frozenset(cell for cell, count in counts.items() if count in (stays if cell in cells else born)) | (
        cells - counts.keys() if 0 in stays else frozenset())


def normal(cells):
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return frozenset((x - left, y - top) for x, y in cells), (left, top)


def period(cells, rule, most):
    """Return (generations, way) until the pattern comes back, perhaps somewhere else."""
    first, place = normal(cells)
    for number in range(1, most + 1):
        cells = step(cells, rule)
        if not cells:
            return number, None
        shape, where = normal(cells)
        if shape == first:
            return number, (where[0] - place[0], where[1] - place[1])
    return None, None


def write_pbm(path, cells, width, height):
    with path.open("wb") as file:
        file.write(b"P4\n%d %d\n" % (width, height))
        for y in range(height):
            bits = "".join("1" if (x, y) in cells else "0" for x in range(width)).ljust(-(-width // 8) * 8, "0")
            file.write(int(bits, 2).to_bytes(len(bits) // 8, "big"))


def read_pbm(path):
    magic, size, data = path.read_bytes().split(b"\n", 2)
    assert magic == b"P4"
    width, height = map(int, size.split())
    row = -(-width // 8)
    return {(x, y) for y in range(height) for x in range(width) if data[y * row + x // 8] >> (7 - x % 8) & 1}


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    for file_name, text in (RLE | {"blinker.cells": PLAIN}).items():
        (folder / file_name).write_text(text)
    patterns = {}
    for path in sorted(folder.iterdir()):
        try:
            patterns[path.stem] = {".rle": read_rle, ".cells": read_plain}[path.suffix](path.read_text())
        except ValueError as error:
            print(path.name, error)
    for title, (cells, rule) in patterns.items():
        print(f"{title:<11}{rule:<8}{len(cells):>3} cells, comes back: {period(cells, rule, 30)}")
    cells, rule = patterns["glider"]
    for number in range(5):
        path = folder / f"glider-{number}.pbm"
        write_pbm(path, cells, 10, 6)
        cells = step(cells, rule)
    last = read_pbm(folder / "glider-4.pbm")
    print(sorted(last), (folder / "glider-0.pbm").read_bytes()[8:],
          [p.stat().st_size for p in sorted(folder.glob("*.pbm"))])
    for y in range(5):
        print("".join("#" if (x, y) in last else "." for x in range(6)))
    cells, rule = patterns["rpentomino"]
    sizes = [len(cells)]
    for _ in range(100):
        cells = step(cells, rule)
        sizes.append(len(cells))
    print(sizes[:12], max(sizes), sizes[-1])
    (folder / "after.rle").write_text(write_rle(cells, rule))
    print(normal(read_rle((folder / "after.rle").read_text())[0])[0] == normal(cells)[0])
    print(write_rle(*patterns["pulsar"]), end="")

#> broken.rle no end mark
#> blinker    B3/S23    7 cells, comes back: (None, None)
#> glider     B3/S23    5 cells, comes back: (4, (1, 1))
#> highlife   B36/S23  12 cells, comes back: (None, None)
#> pulsar     B3/S23   48 cells, comes back: (3, (0, 0))
#> rpentomino B3/S23    5 cells, comes back: (None, None)
#> [(1, 3), (2, 1), (2, 3), (3, 2), (3, 3)] b'@\x00 \x00\xe0\x00\x00\x00\x00\x00\x00\x00' [20, 20, 20, 20, 20]
#> ......
#> ..#...
#> ...#..
#> .###..
#> ......
#> [5, 6, 7, 9, 8, 9, 12, 11, 18, 11, 11, 10] 121 121
#> True
#> x = 13, y = 13, rule = B3/S23
#> 2b3o3b3o2$o4bobo4bo$o4bobo4bo$o4bobo4bo$2b3o3b3o2$2b3o3b3o$o4bobo4bo$o4bobo4bo$o4bobo4bo2$2b3o3b3o!
