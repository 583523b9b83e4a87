# option: --policy standard --enable files
"""A board game whose states are pickled: undo, slots, an old version that is migrated, damaged saves."""
import copy
import enum
import io
import os
import pickle
import random
import tempfile
from collections import deque
from pathlib import Path

VERSION = 3


class Piece(enum.Enum):
    EMPTY = "."
    RED = "r"
    BLUE = "b"

    @property
    def other(self):
        return {Piece.RED: Piece.BLUE, Piece.BLUE: Piece.RED}[self]


class Board:
    """Connect four; cells are shared with nobody."""

    def __init__(self, width=7, height=6):
        self.width, self.height = width, height
        self.columns = [[] for _ in range(width)]
        self.listeners = []

    def __getstate__(self):
        state = self.__dict__.copy()
        del state["listeners"]
        state["version"] = VERSION
        return state

    def __setstate__(self, state):
        version = state.pop("version", 1)
        if version < 2:
            state["columns"] = [[Piece(cell) for cell in column] for column in state.pop("cells")]
        if version < 3:
            state["height"] = state.pop("rows")
        self.__dict__.update(state, listeners=[])

    def drop(self, column, piece):
        if not 0 <= column < self.width or len(self.columns[column]) == self.height:
            raise ValueError(f"column {column} is full or outside")
        self.columns[column].append(piece)
        for listener in self.listeners:
            listener(column, piece)
        return self.is_won(column, len(self.columns[column]) - 1)

    def at(self, x, y):
        return self.columns[x][y] if 0 <= x < self.width and 0 <= y < len(self.columns[x]) else Piece.EMPTY

    def is_won(self, x, y):
        piece = self.at(x, y)
        for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
            run = 1
            for sign in (1, -1):
                step = 1
                while self.at(x + sign * step * dx, y + sign * step * dy) is piece:
                    run, step = run + 1, step + 1
            if run >= 4:
                return True
        return False

    def __str__(self):
        return "\n".join("".join(self.at(x, y).value for x in range(self.width)) for y in reversed(range(self.height)))


class Game:
    def __init__(self, seed):
        self.board, self.turn, self.winner = Board(), Piece.RED, None
        self.random = random.Random(seed)
        self.undo = deque(maxlen=5)

    def play(self, column):
        self.undo.append((copy.deepcopy(self.board), self.turn))
        if self.board.drop(column, self.turn):
            self.winner = self.turn
        self.turn = self.turn.other

    def back(self):
        self.board, self.turn = self.undo.pop()
        self.winner = None

    def play_random(self):
        free = [x for x, column in enumerate(self.board.columns) if len(column) < self.board.height]
        self.play(self.random.choice(free))


class SafeUnpickler(pickle.Unpickler):
    ALLOWED = {("__main__", name) for name in ("Game", "Board", "Piece")} | {
        ("collections", "deque"), ("random", "Random"), ("builtins", "getattr")}

    def find_class(self, module, name):
        if (module, name) not in self.ALLOWED:
            raise pickle.UnpicklingError(f"{module}.{name} is not allowed")
        return super().find_class(module, name)


def save(game, path):
    temporary = path.with_suffix(".new")
    with temporary.open("wb") as file:
        pickle.Pickler(file, protocol=4).dump(game)
    temporary.replace(path)


def load(path):
    with path.open("rb") as file:
        return SafeUnpickler(file).load()


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    game = Game(11)
    seen = []
    game.board.listeners.append(lambda column, piece: seen.append(f"{piece.name[0]}{column}"))
    for _ in range(9):
        game.play_random()
    save(game, folder / "slot1.save")
    print(*seen)
    print(game.board)
    again = load(folder / "slot1.save")
    print(str(again.board) == str(game.board), again.turn is game.turn, len(again.undo), again.board.listeners)
    for _ in range(6):
        again.play_random()
        game.play_random()
    print(str(again.board) == str(game.board), again.random.random() == game.random.random())
    for _ in range(3):
        again.back()
    print(again.turn, sum(map(len, again.board.columns)))
    try:
        while True:
            again.back()
    except IndexError as error:
        print(error)
    rounds = 0
    while not game.winner and any(len(c) < game.board.height for c in game.board.columns):
        game.play_random()
        rounds += 1
    print("winner", game.winner, "after", rounds)
    old = Board.__new__(Board)
    state = {"width": 3, "rows": 2, "cells": [["r"], ["b", "r"], []]}
    old.__setstate__(dict(state))
    print(old, old.height, old.drop(2, Piece.BLUE))
    data = (folder / "slot1.save").read_bytes()
    for number, broken in enumerate((data[:50], b"", b"not a pickle", data[:-1] + b"0", pickle.dumps(print),
                                     pickle.dumps({"x": io.StringIO("y")}))):
        path = folder / f"broken{number}.save"
        path.write_bytes(broken)
        try:
            print(load(path))
        except (pickle.UnpicklingError, EOFError, KeyError) as error:
            print(number, type(error).__name__, str(error)[:40])
    try:
        game.play(99)
    except ValueError as error:
        print(error, len(game.undo))
    print(sorted(path.name for path in folder.iterdir()))

#> R3 B6 R4 B6 R6 B3 R3 B4 R6
#> .......
#> .......
#> ......r
#> ...r..r
#> ...bb.b
#> ...rr.b
#> True True 5 []
#> True True
#> Piece.RED 12
#> pop from an empty deque
#> winner Piece.RED after 20
#> .r.
#> rbb 2 False
#> 0 UnpicklingError pickle data was truncated
#> 1 EOFError Ran out of input
#> 2 UnpicklingError invalid load key, 'n'.
#> 3 EOFError Ran out of input
#> 4 UnpicklingError builtins.print is not allowed
#> 5 UnpicklingError _io.StringIO is not allowed
#> column 99 is full or outside 5
#> ['broken0.save', 'broken1.save', 'broken2.save', 'broken3.save', 'broken4.save', 'broken5.save', 'slot1.save']
