#!/usr/bin/env python3
"""Compares the module re with CPython's on random patterns and texts.

Receives a number of batches and a first seed; each batch is one program that makes its own patterns
and prints what every search answers, run under Hognose and under python3. Reports the first line
that differs in each batch and ends with status 1 if there was one. python3 may be older than 3.14:
the generator avoids what has changed since (\\z, \\B on empty texts, texts of errors).
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent

PROGRAM = r'''
import re

SEED = @SEED@
COUNT = @COUNT@
BYTES = @BYTES@

class Random:
    def __init__(self, seed):
        self.state = (seed * 2654435761 + 12345) % 2**64
    def below(self, n):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % n
    def pick(self, items):
        return items[self.below(len(items))]

rng = Random(SEED)
LETTERS = "aabbcABC01_ -." + ("" if BYTES else "\u00e9\u00c9\u017fsSkK\u212a\u03c3\u03c2\u0130i")
TEXT = "aaabbcABC01_ \n-." + ("" if BYTES else "\u00e9\u00c9\u017fsSkK\u212a\u03c3\u03c2\u0130i\u0660\u2003\U00010400\U00010428")
ESCAPES = ["\\d", "\\D", "\\w", "\\W", "\\s", "\\S", "\\.", "\\n", "\\x61", "\\-"]
if not BYTES:
    ESCAPES += ["\\u0041", "\\U00010400"]
ASSERTIONS = ["^", "$", "\\b", "\\B", "\\A", "\\Z"]

class Maker:
    def __init__(self):
        self.groups = 0
        self.open = []
        self.closed = []

    def literal(self):
        c = rng.pick(LETTERS)
        return "\\" + c if c in ".-" else c

    def char_set(self):
        parts = []
        for i in range(1 + rng.below(3)):
            kind = rng.below(6)
            if kind == 0:
                parts.append(rng.pick(["a-c", "A-C", "0-1", "a-z", "A-z", "b-b"] + ([] if BYTES else ["\u00e0-\u00ff", "\u0400-\u04ff", "k-\u2130", "a-\U00010430"])))
            elif kind == 1:
                parts.append(rng.pick(["\\d", "\\w", "\\s", "\\D", "\\W", "\\S"]))
            else:
                parts.append(self.literal().replace("\\.", "."))
        return "[" + rng.pick(["", "", "^"]) + "".join(parts) + "]"

    def atom(self, depth):
        kind = rng.below(22)
        if kind < 7 or depth <= 0:
            return self.literal()
        if kind < 9:
            return self.char_set()
        if kind < 11:
            return rng.pick(ESCAPES)
        if kind == 11:
            return "."
        if kind < 15:
            self.groups += 1
            number = self.groups
            head = "(?P<g%d>" % number if rng.below(5) == 0 else "("
            body = self.choice(depth - 1)
            self.closed.append(number)
            return head + body + ")"
        if kind == 15:
            return "(?:" + self.choice(depth - 1) + ")"
        if kind == 16:
            return "(?>" + self.choice(depth - 1) + ")"
        if kind == 17:
            return rng.pick(["(?=", "(?!"]) + self.choice(depth - 1) + ")"
        if kind == 18:
            before = self.closed
            text = "".join(self.literal() for i in range(1 + rng.below(2)))
            if rng.below(3) == 0:
                text = self.choice(0)
            return rng.pick(["(?<=", "(?<!"]) + text + ")"
        if kind == 19 and self.closed:
            number = rng.pick(self.closed)
            return rng.pick(["\\%d" % number, "\\%d" % number, "(?:\\%d)" % number])
        if kind == 20 and self.closed:
            # Not a group that is still open: there sre looks at an end left over from before.
            number = rng.pick(self.closed)
            yes = self.sequence(depth - 1)
            no = "|" + self.sequence(depth - 1) if rng.below(2) else ""
            return "(?(%d)%s%s)" % (number, yes, no)
        if kind == 21:
            return "(?" + rng.pick(["i", "s", "m", "-i", "i-s", "a", "x"]) + ":" + self.choice(depth - 1) + ")"
        return self.literal()

    def piece(self, depth):
        if rng.below(9) == 0:
            return rng.pick(ASSERTIONS)
        text = self.atom(depth)
        if rng.below(5) < 2:
            text += rng.pick(["*", "+", "?", "*", "+", "?", "{2}", "{1,2}", "{0,1}", "{,2}", "{2,}", "{0}", "{1}", "{0,3}"])
            text += rng.pick(["", "", "", "?", "+"])
        return text

    def sequence(self, depth):
        return "".join(self.piece(depth) for i in range(rng.pick([0, 1, 1, 2, 2, 3, 4])))

    def choice(self, depth):
        count = rng.pick([1, 1, 1, 2, 2, 3])
        return "|".join(self.sequence(depth) for i in range(count))

def show(m):
    if m is None:
        return None
    return (m.span(), m.regs, m.groups(), m.lastindex, m.lastgroup)

def attempt(f):
    try:
        return f()
    except (IndexError, re.error, RecursionError) as e:
        return name_of(e)

def name_of(e):
    return "error" if isinstance(e, re.error) else type(e).__name__

for case in range(COUNT):
    maker = Maker()
    pattern = maker.choice(3)
    flags = 0
    for flag in (re.I, re.M, re.S, re.X, re.A):
        if rng.below(5) == 0:
            flags |= int(flag)
    text = "".join(rng.pick(TEXT) for i in range(rng.below(9)))
    if rng.below(4) == 0:
        text = text.replace("\u0660", "0").encode("ascii", "ignore").decode()
    if BYTES:
        pattern = pattern.encode("latin-1")
        text = text.encode("latin-1")
    line = "%d %a %d %a" % (case, pattern, flags, text)
    try:
        p = re.compile(pattern, flags)
    except (re.error, OverflowError, ValueError, RecursionError) as e:
        print(line, name_of(e), str(e).encode("ascii", "backslashreplace").decode())
        continue
    if not text and b"\\B" in pattern if BYTES else not text and "\\B" in pattern:
        continue
    results = [show(p.search(text)), show(p.match(text)), show(p.fullmatch(text))]
    start = rng.below(4)
    end = rng.below(9)
    if not (end <= start and (b"\\B" in pattern if BYTES else "\\B" in pattern)):
        results.append(show(p.search(text, start, end)))
    results.append([show(m) for m in p.finditer(text)])
    results.append(p.findall(text))
    results.append(p.split(text))
    results.append(p.sub(b"<\\g<0>>" if BYTES else "<\\g<0>>", text))
    if p.groups:
        results.append(attempt(lambda: p.subn(b"[\\1]" if BYTES else "[\\1]", text, 2)))
    print(line, ascii(results))
'''


def run(command, path, seconds):
    try:
        done = subprocess.run([*command, str(path)], capture_output=True, timeout=seconds, text=True,
                              env={**os.environ, "PYTHONWARNINGS": "ignore"})
    except subprocess.TimeoutExpired:
        return ["timeout"]
    return done.stdout.splitlines() + ([f"exit code {done.returncode}"] if done.returncode else [])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--python", default="python3")
    parser.add_argument("--batches", type=int, default=10)
    parser.add_argument("--count", type=int, default=2000, help="patterns in a batch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mode", help="a debug mode of the command line, such as collect")
    options = parser.parse_args()
    hognose = [options.hognose, "run", "--policy", "standard", "--max-output", "1000000000", "--max-time", "100"]
    failures = 0
    for batch in range(options.batches):
        seed = options.seed + batch
        program = (PROGRAM.replace("@SEED@", str(seed)).replace("@COUNT@", str(options.count))
                   .replace("@BYTES@", str(seed % 4 == 3)))
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "batch.py"
            path.write_text(program)
            expected = run([options.python], path, 120)
            actual = run(hognose, path, 120)
        if expected == actual:
            continue
        failures += 1
        for theirs, ours in zip(expected + ["(end)"], actual + ["(end)"]):
            if theirs != ours:
                print(f"seed {seed}:\n  python:  {theirs}\n  hognose: {ours}", flush=True)
                break
    print(f"{options.batches} batches of {options.count} patterns, {failures} with a difference")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
