#!/usr/bin/env python3
"""Compares modules of the library with CPython on random cases.

An area is a script of tests/fuzz/library. It generates its cases from a seed and prints a line for each
result. Each batch runs under Hognose and under a python3, whose `random` produces the same numbers, and the
lines are compared. Prints the lines that differ and the number of results of each area. The exit code is 1 if
a difference is unexplained.

Most areas do not print the messages of errors, because Debian's CPython is older than the one whose messages
Hognose uses. tests/fuzz/library/changes.txt lists what else CPython has changed since, with reasons. With
--oracle, a command that runs a file under CPython 3.14, Hognose's line in place of a listed change must also
be what that CPython prints, unless it lacks the module.

    tools/fuzz/library.py --area struct --cases 2000 --batches 10 --seed 1 --oracle 'node oracle.mjs'
"""

import argparse
import collections
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "tests" / "fuzz" / "library"
PRELUDE = FOLDER / "prelude.py"
CHANGES = FOLDER / "changes.txt"
AREAS = sorted(path.stem for path in FOLDER.glob("*.py") if path != PRELUDE)
HOGNOSE_LIMITS = ["--max-time", "300", "--max-memory", "2000", "--max-output", str(1 << 30)]

Change = collections.namedtuple("Change", "area theirs ours since reason")


def read_changes():
    """Reads the rows `AREA: REGEX => REGEX | SINCE: reason`. The first pattern is for the line of python3, the second
    for that of Hognose."""
    changes = []
    for line in CHANGES.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            row, _, reason = line.rpartition(" | ")
            area, patterns = row.split(": ", 1)
            theirs, ours = patterns.split(" => ")
            changes.append(Change(area, re.compile(theirs), re.compile(ours), reason.partition(":")[0], reason))
    return changes


def run(command, script):
    done = subprocess.run([*command, str(script)], capture_output=True, timeout=900, env={**os.environ, "TZ": "UTC"})
    errors = done.stderr.decode("utf-8", "replace")
    if errors:
        print(f"{command[0]}: {errors[-500:]}")
    return done.stdout.decode("utf-8", "replace").split("\n")


class Area:
    def __init__(self, name, options, changes):
        self.name, self.options = name, options
        self.changes = [change for change in changes if change.area == name]
        self.results = self.confirmed = 0
        self.finds = []
        self.known = collections.Counter()

    def batch(self, seed):
        source = "".join(path.read_text("utf-8") for path in (PRELUDE, FOLDER / f"{self.name}.py"))
        source = source.replace("@SEED@", str(seed)).replace("@CASES@", str(self.options.cases))
        with tempfile.TemporaryDirectory() as folder:
            script = pathlib.Path(folder) / f"cases_of_{self.name}.py"
            script.write_text(source, "utf-8")
            theirs = run([self.options.python, "-X", "utf8", "-W", "ignore"], script)
            ours = run([self.options.hognose, "run", "--policy", "standard", *HOGNOSE_LIMITS], script)
            different = [place for place, (a, b) in enumerate(zip(theirs, ours)) if a != b]
            newest = run(shlex.split(self.options.oracle), script) if different and self.options.oracle else None
        self.results += len(theirs) - 1
        if len(theirs) != len(ours):
            self.finds.append((seed, f"{len(theirs)} lines", f"{len(ours)} lines", newest and f"{len(newest)} lines"))
        for place in different:
            self.explain(seed, theirs[place], ours[place], newest and (newest[place] if place < len(newest) else ""))

    def explain(self, seed, theirs, ours, newest):
        change = next((change for change in self.changes if change.theirs.search(theirs) and change.ours.search(ours)), None)
        if newest is not None and newest.endswith("-> 'ModuleNotFoundError'"):
            newest = None
        if change is None or (change.since != "always" and newest not in (None, ours)):
            self.finds.append((seed, theirs, ours, newest))
            return
        self.known[change.reason] += 1
        self.confirmed += newest == ours

    def report(self):
        for seed, theirs, ours, newest in self.finds[:self.options.show]:
            print(f"{self.name}, seed {seed}:\n  python3 {theirs}\n  Hognose {ours}")
            if newest:
                print("  oracle  as Hognose" if newest == ours else "  oracle  as python3" if newest == theirs else f"  oracle  {newest}")
        for reason, count in self.known.most_common():
            print(f"{self.name}: {count} known: {reason}")
        print(f"{self.name}: {self.results} results, {len(self.finds)} finds, {self.known.total()} known ({self.confirmed} confirmed)", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--area", choices=[*AREAS, "all"], default="all")
    parser.add_argument("--cases", type=int, default=2000, help="cases in a batch, most of which print several results")
    parser.add_argument("--batches", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, help="the most finds to print for each area")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--python", default="/usr/bin/python3")
    parser.add_argument("--oracle", default="", help="a command that runs a file under CPython 3.14")
    options = parser.parse_args()
    finds = 0
    changes = read_changes()
    for name in AREAS if options.area == "all" else [options.area]:
        area = Area(name, options, changes)
        for seed in range(options.seed, options.seed + options.batches):
            area.batch(seed)
        area.report()
        finds += len(area.finds)
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
