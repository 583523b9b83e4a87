#!/usr/bin/env python3
"""Checks that the scripts of tests/conformance use as much fuel as tests/fuel.tsv says.

Fuel counts work, and the same program always uses the same, so a change of it shows what no clock does: work that a
change saves, or a fast path that no longer applies. Differences of less than TOLERANCE are no news; builds by other
compilers differ by less. Prints the other scripts with the fuel before and after, and `N passed, N failed`.

    tools/check/fuel.py --fix    writes the rows of scripts that are new, gone or different; say why in the commit
"""

import argparse
import concurrent.futures
import csv
import os
import pathlib
import subprocess
import sys

TOOLS = pathlib.Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TOOLS), str(TOOLS / "sweep")]
import determinism  # noqa: E402
import test as scripts  # noqa: E402

TABLE = scripts.ROOT / "tests" / "fuel.tsv"
COLUMNS = ("script", "fuel")
TOLERANCE = 0.01
# Units that are no news even in a short script.
FREE = 100


def read_table():
    if not TABLE.exists():
        return {}
    with TABLE.open(encoding="utf-8", newline="") as file:
        return {row["script"]: int(row["fuel"]) for row in csv.DictReader(file, delimiter="\t")}


def write_table(fuel):
    with TABLE.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, delimiter="\t", lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(sorted(fuel.items()))


def fuel_of(hognose, script):
    return determinism.outcome_of([], hognose, script.options(), script.path, None)["steps"]


def measure(hognose, found, jobs):
    """Returns the fuel by script, and the problems of scripts that gave none."""
    fuel, broken = {}, {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        running = {pool.submit(fuel_of, hognose, script): script.name for _, script in found}
        for job in concurrent.futures.as_completed(running):
            try:
                fuel[running[job]] = job.result()
            except (scripts.BadScript, ValueError, subprocess.TimeoutExpired) as problem:
                broken[running[job]] = problem
    return fuel, broken


def differs(before, now):
    return before is None or now is None or abs(now - before) > max(FREE, TOLERANCE * before)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="write the table instead")
    parser.add_argument("--hognose", default=str(scripts.ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    found = scripts.find_scripts([], ("conformance",))
    now, broken = measure(arguments.hognose, found, arguments.jobs)
    before = read_table()
    different = sorted(name for name in (before.keys() | now.keys()) - broken.keys()
                       if differs(before.get(name), now.get(name)))
    for name in different:
        print(f"{name}: {before.get(name, 'no row')} -> {now.get(name, 'no script')}")
    for name, problem in sorted(broken.items()):
        print(f"FAIL {name}: {problem}")
    if arguments.fix and not broken:
        kept = {name: before[name] for name in now if name not in different}
        write_table(now | kept)
        return 0
    if different:
        print("If that is as it should be: tools/check/fuel.py --fix")
    print(f"{len(now.keys() - set(different))} passed, {len(different) + len(broken)} failed")
    return 1 if different or broken or not now else 0


if __name__ == "__main__":
    sys.exit(main())
