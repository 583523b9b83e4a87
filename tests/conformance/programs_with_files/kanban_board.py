# option: --policy standard --enable files
"""A kanban board in one plain-text file: parse, move cards under limits of work, burn-down, archive."""
import itertools
import os
import re
import shutil
import tempfile
import textwrap
from collections import OrderedDict
from dataclasses import dataclass, field
from datetime import date, timedelta
from enum import IntEnum, auto
from pathlib import Path
from typing import Self

TEXT = """\
# Website

## To do (max 4)
- [12] Write the imprint @ann #legal due:2024-03-05
- [13] Choose colours @bob
    light ones,
    not only grey

## Doing (max 2)
- [9] Move the server @cho #ops #urgent due:2024-02-28 est:5
- [11] Fix the menu @ann est:2

## Done
- [7] Buy the domain @cho done:2024-02-20 est:1
- [8] First draft @bob done:2024-02-23 est:3
"""


class Urgency(IntEnum):
    NONE = 0
    SOON = auto()
    LATE = auto()


class BoardError(ValueError):
    pass


@dataclass
class Card:
    number: int
    title: str
    people: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    due: date | None = None
    done: date | None = None
    estimate: int = 1
    notes: list[str] = field(default_factory=list)

    @classmethod
    def parse(cls, line) -> Self:
        match = re.fullmatch(r"- \[(\d+)\] (.+)", line)
        if not match:
            raise BoardError(f"no card: {line!r}")
        card = cls(int(match[1]), "")
        words = []
        for word in match[2].split():
            match word[0], *word.split(":", 1):
                case "@", *_:
                    card.people.append(word[1:])
                case "#", *_:
                    card.tags.append(word[1:])
                case _, ("due" | "done") as key, value:
                    setattr(card, key, date.fromisoformat(value))
                case _, "est", value:
                    card.estimate = int(value)
                case _:
                    words.append(word)
        card.title = " ".join(words)
        return card

    def __str__(self):
        parts = [f"- [{self.number}] {self.title}", *(f"@{name}" for name in self.people),
                 *(f"#{tag}" for tag in self.tags)]
        parts += [f"{key}:{value}" for key, value in (("due", self.due), ("done", self.done)) if value]
        if self.estimate != 1:
            parts.append(f"est:{self.estimate}")
        return "\n".join([" ".join(parts), *("    " + note for note in self.notes)])

    def urgency(self, today):
        if self.due is None or self.done:
            return Urgency.NONE
        return Urgency.LATE if self.due < today else Urgency.SOON if self.due - today <= timedelta(7) else Urgency.NONE


class Board:
    def __init__(self, path):
        self.path, self.columns, self.limits = path, OrderedDict(), {}
        column = card = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            try:
                if line.startswith("# "):
                    self.title = line[2:]
                elif match := re.fullmatch(r"## (.+?)(?: \(max (\d+)\))?", line):
                    column = self.columns.setdefault(match[1], [])
                    self.limits[match[1]] = int(match[2]) if match[2] else None
                elif line.startswith("    ") and card:
                    card.notes.append(line.strip())
                elif line:
                    column.append(card := Card.parse(line))
            except (ValueError, AttributeError) as error:
                raise BoardError(f"line {number}: {error}") from error

    def save(self):
        shutil.copyfile(self.path, self.path.with_suffix(".bak"))
        blocks = [f"# {self.title}\n"]
        for name, cards in self.columns.items():
            head = f"## {name}" + (f" (max {self.limits[name]})" if self.limits[name] else "")
            blocks.append("\n".join([head, *map(str, cards)]) + "\n")
        self.path.write_text("\n".join(blocks))

    def find(self, number):
        for name, cards in self.columns.items():
            for card in cards:
                if card.number == number:
                    return name, card
        raise BoardError(f"no card {number}")

    def move(self, number, target, today):
        source, card = self.find(number)
        if self.limits[target] and len(self.columns[target]) >= self.limits[target]:
            raise BoardError(f"{target} is full")
        self.columns[source].remove(card)
        self.columns[target].append(card)
        card.done = today if target == "Done" else None

    def add(self, text):
        number = 1 + max(card.number for cards in self.columns.values() for card in cards)
        self.columns["To do"].append(Card.parse(f"- [{number}] {text}"))
        return number

    def show(self, today, width=24):
        columns = []
        for name, cards in self.columns.items():
            lines = [f"{name} {len(cards)}{'/' + str(self.limits[name]) if self.limits[name] else ''}", "=" * width]
            for card in sorted(cards, key=lambda card: (-card.urgency(today), card.number)):
                lines += textwrap.wrap(f"{'!' * card.urgency(today)}{card.number} {card.title}", width,
                                       subsequent_indent="   ")
            columns.append(lines)
        for row in itertools.zip_longest(*columns, fillvalue=""):
            print(" | ".join(f"{cell:<{width}}" for cell in row).rstrip())

    def burn_down(self, start, days):
        cards = [card for cards in self.columns.values() for card in cards]
        for day in (start + timedelta(n) for n in range(days)):
            left = sum(card.estimate for card in cards if not card.done or card.done > day)
            yield f"{day:%d.%m.} {'#' * left} {left}"


with tempfile.TemporaryDirectory() as name:
    path = Path(name, "board.txt")
    path.write_text(TEXT)
    board = Board(path)
    today = date(2024, 3, 1)
    board.save()
    print(path.read_text() == TEXT, len(board.columns), board.find(9)[1].urgency(today).name)
    board.show(today)
    for action in (lambda: board.move(12, "Doing", today), lambda: board.move(11, "Done", today),
                   lambda: board.move(99, "Done", today),
                   lambda: print(board.add("Translate the whole text into three languages @bob est:8 due:2024-04-01")),
                   lambda: board.move(13, "Doing", today), lambda: board.move(8, "Later", today),
                   lambda: board.add("x due:soon")):
        try:
            action()
        except (BoardError, KeyError, ValueError) as error:
            print(type(error).__name__, error)
    board.save()
    print(path.read_text(), end="")
    Board(path).show(today, 18)
    print(*board.burn_down(date(2024, 2, 19), 12), sep="\n")
    print(path.with_suffix(".bak").read_text() == TEXT, Board(path).find(13)[1])
    for broken in ("- [1] too early\n", "## A\n* x\n", "## A\n- [1] x due:2024-13-01\n", "## A\n- [1] est:many\n"):
        path.write_text(broken)
        try:
            Board(path)
        except BoardError as error:
            print(error, "|", type(error.__cause__).__name__)

#> False 3 LATE
#> To do 2/4                | Doing 2/2                | Done 2
#> ======================== | ======================== | ========================
#> !12 Write the imprint    | !!9 Move the server      | 7 Buy the domain
#> 13 Choose colours        | 11 Fix the menu          | 8 First draft
#> BoardError Doing is full
#> BoardError no card 99
#> 14
#> KeyError 'Later'
#> ValueError Invalid isoformat string: 'soon'
#> # Website
#>
#> ## To do (max 4)
#> - [12] Write the imprint @ann #legal due:2024-03-05
#> - [14] Translate the whole text into three languages @bob due:2024-04-01 est:8
#>
#> ## Doing (max 2)
#> - [9] Move the server @cho #ops #urgent due:2024-02-28 est:5
#> - [13] Choose colours @bob
#>     light ones,
#>     not only grey
#>
#> ## Done
#> - [7] Buy the domain @cho done:2024-02-20
#> - [8] First draft @bob done:2024-02-23 est:3
#> - [11] Fix the menu @ann done:2024-03-01 est:2
#> To do 2/4          | Doing 2/2          | Done 3
#> ================== | ================== | ==================
#> !12 Write the      | !!9 Move the       | 7 Buy the domain
#>    imprint         |    server          | 8 First draft
#> 14 Translate the   | 13 Choose colours  | 11 Fix the menu
#>    whole text into |                    |
#>    three languages |                    |
#> 19.02. ##################### 21
#> 20.02. #################### 20
#> 21.02. #################### 20
#> 22.02. #################### 20
#> 23.02. ################# 17
#> 24.02. ################# 17
#> 25.02. ################# 17
#> 26.02. ################# 17
#> 27.02. ################# 17
#> 28.02. ################# 17
#> 29.02. ################# 17
#> 01.03. ############### 15
#> False - [13] Choose colours @bob
#>     light ones,
#>     not only grey
#> line 1: 'NoneType' object has no attribute 'append' | AttributeError
#> line 2: no card: '* x' | BoardError
#> line 2: month must be in 1..12, not 13 | ValueError
#> line 2: invalid literal for int() with base 10: 'many' | ValueError
