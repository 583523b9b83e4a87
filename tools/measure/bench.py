#!/usr/bin/env python3
"""Measures the programs of bench/ under hognose and under python3, side by side in one run.

Prints a table with the median CPU time (user and system, of the whole process) of each program under both and
their ratio, then geometric means per tag (the header `# tags: a, b` of the programs) and over all. The two
commands alternate (A B A B ...), so that a change of the machine's speed affects both equally. Their outputs must
be equal.
"""

import argparse
import json
import math
import os
import pathlib
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BENCH = ROOT / "bench"
SETS = ["programs", "library"]  # folders of BENCH
LIMITS = ["--max-time", "600", "--max-memory", "2048", "--allow-import", "*"]


class Failure(Exception):
    pass


def tags_of(path):
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("# tags: "):
            return [tag.strip() for tag in line[len("# tags: "):].split(",")]
    raise Failure(f"{path}: no `# tags:` line")


def run(command):
    """Returns the output, CPU seconds and peak memory (MB) of one process.

    The kernel also counts the forked copy of this process, so the peak is never below about 16 MB.
    """
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    output, errors = process.stdout.read(), process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        text = errors.decode("utf-8", "backslashreplace")[-1000:]
        raise Failure(f"exit code {process.returncode}: {' '.join(command)}\n{text}")
    return output, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def measure(path, hognose, python, rounds):
    commands = {"hognose": [hognose, "run", *LIMITS, str(path)], "python": [python, str(path)]}
    times = {name: [] for name in commands}
    outputs, memory = {}, {}
    for _ in range(rounds):
        for name, command in commands.items():
            outputs[name], seconds, memory[name] = run(command)
            times[name].append(seconds)
    if outputs["hognose"] != outputs["python"]:
        raise Failure(f"{path.name}: prints {outputs['hognose'][:200]!r}, "
                      f"python prints {outputs['python'][:200]!r}")
    ours, theirs = statistics.median(times["hognose"]), statistics.median(times["python"])
    return {"name": path.stem, "tags": tags_of(path), "hognose_ms": ours * 1e3,
            "python_ms": theirs * 1e3, "ratio": theirs / ours,
            "hognose_mb": memory["hognose"], "python_mb": memory["python"]}


def geometric_mean(values):
    return math.exp(sum(math.log(value) for value in values) / len(values))


def means_by_tag(rows):
    tags = {}
    for row in rows:
        for tag in row["tags"]:
            tags.setdefault(tag, []).append(row["ratio"])
    return {tag: geometric_mean(ratios) for tag, ratios in tags.items()}


def line(row):
    return (f"{row['name']:<22} {row['python_ms']:>9.0f} {row['hognose_ms']:>9.0f} "
            f"{row['ratio']:>6.2f}x   {row['python_mb']:>5.0f} {row['hognose_mb']:>5.0f}   "
            f"{', '.join(row['tags'])}")


def version_of(python):
    return subprocess.run([python, "--version"], capture_output=True, text=True).stdout.strip()


def main():
    parser = argparse.ArgumentParser(description="Measure hognose and python3 side by side.")
    parser.add_argument("names", nargs="*", help="programs of the set (default: all)")
    parser.add_argument("--set", choices=SETS, default=SETS[0], help="the folder of bench/ (default: %(default)s)")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--python", default="/usr/bin/python3")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    arguments = parser.parse_args()
    names = [name.removesuffix(".py") for name in arguments.names]
    paths = [p for p in sorted((BENCH / arguments.set).glob("*.py")) if not names or p.stem in names]
    if not paths:
        parser.error("no such program")
    if not pathlib.Path(arguments.hognose).exists():
        parser.error(f"{arguments.hognose}: not built")
    show = (lambda text: None) if arguments.json else (lambda text: print(text, flush=True))
    show(f"CPU ms, medians of {arguments.rounds}; {version_of(arguments.python)}; "
         f"load {os.getloadavg()[0]:.1f}; {time.strftime('%Y-%m-%d %H:%M')}")
    show(f"{'program':<22} {'python ms':>9} {'hognose':>9} {'ratio':>7}   {'MB':>5} {'MB':>5}   tags")
    rows, failures = [], []
    for path in paths:
        try:
            row = measure(path, arguments.hognose, arguments.python, arguments.rounds)
        except Failure as failure:
            failures.append(str(failure))
            show(f"{path.stem:<22} FAILED\n{failure}")
            continue
        rows.append(row)
        show(line(row))
    means = means_by_tag(rows)
    overall = geometric_mean([row["ratio"] for row in rows]) if rows else None
    if arguments.json:
        print(json.dumps({"programs": rows, "tags": means, "overall": overall,
                          "failures": failures}, indent=2))
    elif rows:
        show("")
        for tag, mean in sorted(means.items()):
            show(f"{tag:<22} {mean:>27.2f}x   ({sum(tag in r['tags'] for r in rows)} programs)")
        show(f"{'all':<22} {overall:>27.2f}x   ({len(rows)} programs)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
