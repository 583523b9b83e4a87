#!/usr/bin/env python3
"""Measures how late a time limit stops the hostile programs of tests/limits.

Each runs with a short --max-cpu-time in place of its own time limit, because CPU time does not depend on other work
on the machine. For the programs that it stops, prints the time beyond the limit: the slowest ten by name, the median
and the worst. The exit code is 1 if one is later than --most.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

ROOT = scripts.ROOT


def hostile_programs():
    return [script for _, script in scripts.find_scripts([], ["limits"])]


def options_of(script):
    """Returns the options of the script's header without its time limit."""
    words = script.options()
    return [word for i, word in enumerate(words)
            if word != "--max-time" and (i == 0 or words[i - 1] != "--max-time")]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--seconds", type=float, default=0.2, help="the CPU time limit")
    parser.add_argument("--most", type=float, default=10, help="the longest delay of a stop allowed, in milliseconds")
    parser.add_argument("--rounds", type=int, default=3, help="runs of each program, of which the best counts")
    arguments = parser.parse_args()
    late = {}
    programs = hostile_programs()
    for script in programs:
        command = [arguments.hognose, "run", "--json", *options_of(script), "--max-cpu-time", str(arguments.seconds),
                   "--max-time", "60", script.path.name]
        for _ in range(arguments.rounds):
            done = subprocess.run(command, cwd=script.path.parent, stdin=subprocess.DEVNULL, capture_output=True)
            outcome = json.loads(done.stdout.decode("utf-8", "replace"))
            if outcome["status"] != "timeout":
                late.pop(script.name, None)
                break
            overshoot = outcome["cpu_ms"] - arguments.seconds * 1e3
            late[script.name] = min(overshoot, late.get(script.name, overshoot))
            if overshoot < arguments.most / 10:
                break
    if not late:
        sys.exit("no program was stopped by time")
    for name, overshoot in sorted(late.items(), key=lambda item: -item[1])[:10]:
        print(f"{overshoot:9.3f} ms  {name}")
    print(f"{len(late)} of {len(programs)} programs stopped at {arguments.seconds} s: "
          f"median {statistics.median(late.values()):.3f} ms late, worst {max(late.values()):.3f} ms")
    return 1 if max(late.values()) > arguments.most else 0


if __name__ == "__main__":
    sys.exit(main())
