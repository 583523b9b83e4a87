#!/usr/bin/env python3
"""Measures how much guards and idle observers slow down the programs of bench/programs.

Runs each program in several configurations and prints the CPU time of the whole process relative to that under
`strict`, which has guards and no observer. The table of programs uses the minima of all rounds. The geometric
means at the end are of the minima and of the medians. Each round runs all configurations and starts with another
one, so that a change of the machine's speed affects all equally.
"""

import argparse
import math
import pathlib
import statistics
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import bench  # noqa: E402
import test as scripts  # noqa: E402

BASE = "strict"


def ways(folder):
    """Returns {name: options}. The difference between `again` and `strict` is the noise of the measurement."""
    policy = folder / "policy.json"
    policy.write_text('{"version": %d, "profile": "strict", "guarded": {"add": ["unused_name"]}}'
                      % scripts.policy_version())
    return {
        BASE: ["--policy", "strict"],
        "again": ["--policy", "strict"],
        "standard: nothing guarded": ["--policy", "standard"],
        "a name guarded besides": ["--policy", str(policy)],
        "idle observer": ["--policy", "strict", "--audit", str(folder / "audit.jsonl")],
    }


def measure(path, hognose, options_of, rounds):
    times = {name: [] for name in options_of}
    names = list(options_of)
    for turn in range(rounds):
        first = turn % len(names)
        for name in names[first:] + names[:first]:
            _, seconds, _ = bench.run([hognose, "run", *bench.LIMITS, *options_of[name], str(path)])
            times[name].append(seconds)
    return times


def mean(ratios):
    return math.exp(statistics.fmean(map(math.log, ratios)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("programs", nargs="*", help="names in bench/programs, without .py")
    parser.add_argument("--hognose", default=str(bench.ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--rounds", type=int, default=7)
    options = parser.parse_args()
    paths = [bench.BENCH / "programs" / f"{name}.py" for name in options.programs]
    paths = paths or sorted((bench.BENCH / "programs").glob("*.py"))
    minima, medians = {}, {}
    with tempfile.TemporaryDirectory() as folder:
        options_of = ways(pathlib.Path(folder))
        for path in paths:
            times = measure(path, options.hognose, options_of, options.rounds)
            for name, values in times.items():
                minima.setdefault(name, []).append(min(values) / min(times[BASE]))
                medians.setdefault(name, []).append(statistics.median(values)
                                                    / statistics.median(times[BASE]))
            row = "  ".join(f"{minima[name][-1]:.3f}" for name in options_of)
            print(f"{path.stem:24} {min(times[BASE]):6.3f} s  {row}", flush=True)
    print(f"\n{len(paths)} programs, {options.rounds} rounds; CPU time in relation to {BASE}, geometric means")
    for name in minima:
        print(f"{name:28} of minima {mean(minima[name]):.4f}   of medians {mean(medians[name]):.4f}")


if __name__ == "__main__":
    main()
