#!/usr/bin/env python3
"""Keeps how many instructions the programs of bench/micro take, commit by commit, in bench/trend.tsv.

    tools/measure/trend.py                 prints docs/trend.md from the table
    tools/measure/trend.py --add [COMMIT]  builds each commit (default: HEAD) in build/trend, counts, adds rows
    tools/measure/trend.py --add --hognose FILE COMMIT   the same with a build of the commit that exists

All commits run the programs of this tree, so the rows of one program compare. A program that a commit cannot run has
no row. Instructions are counted by callgrind, start and end of the process included: unlike times they do not depend
on what else the machine does, but they say nothing about caches and the system.
"""

import argparse
import csv
import math
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import instructions  # noqa: E402

ROOT = instructions.ROOT
TABLE = ROOT / "bench" / "trend.tsv"
BUILDS = ROOT / "build" / "trend"
COLUMNS = ("commit", "date", "program", "instructions")

INTRODUCTION = """# Trend of speed by commit

Made by `tools/measure/trend.py` from `bench/trend.tsv`. All commits run the same programs (`bench/micro`), and
callgrind counts their instructions. Each bar is the geometric mean of a commit's counts, relative to the first commit,
over the programs that both can run. Lower is better.
"""


def git(*words):
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def read_rows():
    if not TABLE.exists():
        return []
    with TABLE.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def write_rows(rows):
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, delimiter="\t", lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def build(commit):
    """Builds the command line of a commit in a work tree of its own, and returns the program."""
    tree = BUILDS / commit
    if not tree.exists():
        git("worktree", "add", "--detach", str(tree), commit)
    modules = tree / "tools" / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "tools" / "node_modules")
    for words in (["--preset", "release"], ["--build", "--preset", "release", "--target", "hognose"]):
        subprocess.run(["cmake", *words], cwd=tree, check=True)
    return tree / "build" / "release" / "hognose"


def count_all(hognose):
    """Returns the count of each program that this build can run."""
    counts = {}
    for path in sorted((ROOT / "bench" / "micro").glob("*.py")):
        try:
            counts[path.stem] = instructions.count(str(hognose), path)[0]
        except SystemExit as error:
            print(f"{path.stem}: not counted\n{error}", file=sys.stderr)
    return counts


def add(commit, hognose):
    commit = git("rev-parse", "--short=8", commit)
    counts = count_all(hognose or build(commit))
    date = git("show", "--no-patch", "--format=%cs", commit)
    added = [dict(zip(COLUMNS, (commit, date, name, number))) for name, number in counts.items()]
    rows = [row for row in read_rows() if row["commit"] != commit] + added
    place = {name: number for number, name in enumerate(git("log", "--reverse", "--abbrev=8", "--format=%h").split())}
    write_rows(sorted(rows, key=lambda row: (place[row["commit"]], row["program"])))


def by_commit(rows):
    """Returns {(commit, date): {program: instructions}} in the order of the table."""
    table = {}
    for row in rows:
        table.setdefault((row["commit"], row["date"]), {})[row["program"]] = int(row["instructions"])
    return table


def mean_against(first, counts):
    both = [math.log(counts[name] / first[name]) for name in counts if name in first]
    return math.exp(sum(both) / len(both))


def chart(means):
    """A bar for each commit, in text, so that the page needs no picture."""
    return "\n".join(f"{commit} {date}  {mean:5.3f}  {'#' * round(mean * 60)}" for (commit, date), mean in means)


def page(rows):
    table = by_commit(rows)
    first = next(iter(table.values()))
    programs = sorted({name for counts in table.values() for name in counts})
    means = [(key, mean_against(first, counts)) for key, counts in table.items()]
    parts = [INTRODUCTION, f"```text\n{chart(means)}\n```\n", "Millions of instructions, the latest commit last:\n"]
    lines = ["| program | " + " | ".join(commit for commit, _ in table) + " |", "|---" * (len(table) + 1) + "|"]
    for name in programs:
        cells = [f"{counts[name] / 1e6:.1f}" if name in counts else "" for counts in table.values()]
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return "\n".join([*parts, "\n".join(lines)])


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("commits", nargs="*", default=["HEAD"])
    parser.add_argument("--add", action="store_true", help="count the commits")
    parser.add_argument("--hognose", help="a build of the one commit")
    arguments = parser.parse_args()
    if arguments.hognose and len(arguments.commits) != 1:
        parser.error("--hognose is a build of one commit")
    if not arguments.add:
        print(page(read_rows()))
        return
    for commit in arguments.commits:
        add(commit, arguments.hognose)


if __name__ == "__main__":
    main()
