#!/usr/bin/env python3
"""Measures for how long a run does not look at its limits: so late can a stop come.

    tools/measure_pauses.py [NAME...] [--most MS] [--all]

Each line of tests/pauses/operations.txt is one operation on much data and is run by itself, with the
default limit on memory; `hognose run --debug-pauses` tells the longest CPU time between two looks at the
limits. The best of three runs counts, because a busy machine only adds to it. Prints what is beyond --most
(all of it with --all) and a total; exit code 1 if something is, or ended otherwise than it should.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TABLE = ROOT / "tests" / "pauses" / "operations.txt"
OPTIONS = ["--json", "--policy", "standard", "--allow-import", "*", "--max-output", "0", "--max-time", "60",
           "--debug-pauses"]
ROUNDS = 3


def operations():
    for line in TABLE.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, setup, operation = (part.strip() for part in line.split(" | ", 2))
            # Without a result that would be converted for the host.
            yield name, "\n".join([setup, operation, "pass", ""]).replace("\\n", "\n")


def measure(hognose, name, source):
    """(name, milliseconds, what went wrong); an error that the operation raises is an end like another."""
    shortest = None
    for _ in range(ROUNDS):
        done = subprocess.run([hognose, "run", *OPTIONS, "-"], input=source.encode(), capture_output=True)
        try:
            outcome = json.loads(done.stdout.decode("utf-8", "replace"))
        except ValueError:
            return name, 0.0, f"no outcome: {done.stderr.decode('utf-8', 'replace')[:200]}"
        if outcome["status"] not in ("ok", "error"):
            return name, 0.0, outcome["status"]
        if outcome["error"] and outcome["error"]["type"] in ("NameError", "ImportError", "MemoryError", "AttributeError"):
            return name, 0.0, outcome["error"]["message"] or outcome["error"]["type"]
        pause = outcome["longest_pause_ms"]
        shortest = pause if shortest is None else min(shortest, pause)
        if shortest < 1:
            break
    return name, shortest, None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="beginnings of names")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--most", type=float, default=10, help="milliseconds that a pause may last")
    parser.add_argument("--all", action="store_true", help="print every operation")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    chosen = [(name, source) for name, source in operations()
              if not arguments.names or any(map(name.startswith, arguments.names))]
    pauses, failed = [], 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, pause, wrong in pool.map(lambda row: measure(arguments.hognose, *row), chosen):
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
