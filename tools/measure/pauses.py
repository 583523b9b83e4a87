#!/usr/bin/env python3
"""Measures the longest time between two polls of the limits, which is how late a stop can be.

    tools/measure/pauses.py [NAME...] [--most MS] [--sample K] [--all]

Each line of tests/pauses/operations.txt is one operation on much data. Each line of tests/pauses/sources.txt is a
program that is hard on the parser or the compiler, as large as the default source limit allows. Each runs by itself,
with the default memory limit and no source limit. `hognose run --debug-figures` reports the longest CPU time between
two polls. The best of up to three runs counts, because a busy machine only adds to it. --sample K takes one line in
K. Prints the pauses beyond
--most (all with --all) and a total. The exit code is 1 if there is one or if a run ended in an unexpected way.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLES = ROOT / "tests" / "pauses"
LIMITS = ["--policy", "standard", "--enable", "files", "--allow-import", "*", "--max-output", "0",
          "--max-time", "60", "--max-source", "0"]
ROUNDS = 3


def rows(table):
    lines = (TABLES / table).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def operations():
    """Yields (name, program, expected statuses). An operation may end with an exception."""
    for row in rows("operations.txt"):
        name, setup, operation = (part.strip() for part in row.split(" | ", 2))
        # The final `pass` leaves no result to convert for the host.
        yield name, "\n".join([setup, operation, "pass", ""]).replace("\\n", "\n"), ("ok", "error")
    for row in rows("sources.txt"):
        name, expression = row.split(" | ", 1)
        yield name, eval(expression), ("ok", "error", "memory_error", "output_limit")


def measure(hognose, most, name, source, ends):
    """Returns (name, milliseconds, problem or None)."""
    shortest = None
    for _ in range(ROUNDS):
        done = subprocess.run([hognose, "run", "--json", "--debug-figures", *LIMITS, "-"], input=source.encode(), capture_output=True)
        try:
            outcome = json.loads(done.stdout.decode("utf-8", "replace"))
        except ValueError:
            return name, 0.0, f"no outcome: {done.stderr.decode('utf-8', 'replace')[:200]}"
        if outcome["status"] not in ends:
            return name, 0.0, outcome["status"]
        if "memory_error" not in ends and outcome["error"] and outcome["error"]["type"] in ("NameError", "ImportError", "MemoryError", "AttributeError"):
            return name, 0.0, outcome["error"]["message"] or outcome["error"]["type"]
        pause = outcome["longest_pause_ms"]
        shortest = pause if shortest is None else min(shortest, pause)
        if shortest < most / 4:
            break
    return name, shortest, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="prefixes of names")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--most", type=float, default=10, help="the longest pause allowed, in milliseconds")
    parser.add_argument("--sample", type=int, default=1, help="one operation in K")
    parser.add_argument("--all", action="store_true", help="print every operation")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    named = [row for row in operations() if not arguments.names or any(map(row[0].startswith, arguments.names))]
    chosen = named[::arguments.sample]
    pauses, failed = [], 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, pause, wrong in pool.map(lambda row: measure(arguments.hognose, arguments.most, *row), chosen):
            if wrong is not None:
                failed += 1
                print(f"FAIL {name}: {wrong}")
                continue
            pauses.append(pause)
            is_late = pause > arguments.most
            failed += is_late
            if is_late or arguments.all:
                print(f"{'FAIL' if is_late else 'ok  '} {name}: {pause:.2f} ms")
    if pauses:
        print(f"longest pause: median {statistics.median(pauses):.3f} ms, worst {max(pauses):.3f} ms")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
