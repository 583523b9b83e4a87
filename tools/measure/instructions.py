#!/usr/bin/env python3
"""Counts the instructions that hognose executes for the programs of bench/programs and bench/micro.

Instruction counts (callgrind) do not depend on what else the machine does, so they show a change of 1% where CPU
times need a quiet machine. With --against, each program also runs under another build, its output and fuel must be
the same, and the table ends with the geometric mean of the quotients.
"""

import argparse
import concurrent.futures
import json
import math
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
UNLIMITED = ["--max-time", "0", "--max-cpu-time", "0", "--max-steps", "0", "--max-memory", "2048",
             "--allow-import", "*", "--json"]


def count(hognose, path):
    """Returns (instructions, output, fuel)."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", hognose, "run", *UNLIMITED, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or found is None:
        raise SystemExit(f"{path.name}: exit code {done.returncode}\n{done.stderr[-2000:]}")
    outcome = json.loads(done.stdout)
    return int(found[1]), outcome["output"], outcome["steps"]


def main():
    parser = argparse.ArgumentParser(description="Count instructions with callgrind.")
    parser.add_argument("names", nargs="*", help="programs (default: all of the folder)")
    parser.add_argument("--folder", choices=("programs", "micro"), default="micro")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--against", help="another build of hognose")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args()
    names = [name.removesuffix(".py") for name in arguments.names]
    paths = [p for p in sorted((ROOT / "bench" / arguments.folder).glob("*.py")) if not names or p.stem in names]
    if not paths:
        parser.error("no such program")
    builds = [build for build in (arguments.against, arguments.hognose) if build is not None]
    quotients, different = [], 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = pool.map(lambda path: [count(build, path) for build in builds], paths)
        for path, counts in zip(paths, results):
            text = f"{path.stem:<22}" + "".join(f" {found[0] / 1e6:>10.1f}M" for found in counts)
            if len(counts) == 2:
                quotients.append(counts[1][0] / counts[0][0])
                text += f" {quotients[-1]:>7.3f}"
                if counts[0][1:] != counts[1][1:]:
                    different += 1
                    text += f"   DIFFERENT: fuel {counts[0][2]} and {counts[1][2]}"
            print(text, flush=True)
    if quotients:
        mean = math.exp(sum(math.log(value) for value in quotients) / len(quotients))
        print(f"{'geometric mean':<22} {'':>23} {mean:>7.3f}")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
