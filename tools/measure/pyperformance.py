#!/usr/bin/env python3
"""Measures the benchmarks of pyperformance that need neither processes nor packages, under hognose and python3.

The benchmarks are those of an installed pyperformance (`pip install pyperformance`, any folder with --folder).
`bench/pyperformance/pyperf.py` stands in for pyperf, which starts processes. Each benchmark runs as often as python3
takes --seconds for. What both spend on starting, on preparing the benchmark and on its first loop is measured, too,
and taken off.
"""

import argparse
import importlib.util
import math
import os
import pathlib
import statistics
import sys
import time
import tomllib

from bench import LIMITS, ROOT, Failure, geometric_mean, run, version_of

STAND_IN = ROOT / "bench" / "pyperformance"
# Why a benchmark without requirements is not measured.
LEFT_OUT = {
    "2to3": "starts processes", "hg_startup": "starts processes", "python_startup": "starts processes",
    "python_startup_no_site": "starts processes",
    "asyncio_tcp": "opens sockets", "asyncio_tcp_ssl": "opens sockets",
    "concurrent_imap": "starts processes and threads",
    "sqlite_synth": "needs sqlite3",
    "gc_collect": "asserts what only a collector that counts references finds",
    "pickle": "measures the C library's pickle", "pickle_dict": "measures the C library's pickle",
    "pickle_list": "measures the C library's pickle", "unpickle": "measures the C library's pickle",
    "unpickle_list": "measures the C library's pickle",
}


def find_folder():
    found = importlib.util.find_spec("pyperformance")
    if found is None:
        raise Failure("pyperformance is not installed: pip install pyperformance, or name its folder with --folder")
    return pathlib.Path(found.origin).parent


def benchmarks_of(folder):
    """Yields (name, script, options) of those that depend on nothing but pyperf."""
    for place in sorted((folder / "data-files" / "benchmarks").glob("bm_*")):
        main = tomllib.loads((place / "pyproject.toml").read_text("utf-8"))
        if (place / "requirements.txt").exists() or main["project"].get("dependencies", []) != ["pyperf"]:
            continue
        for path in sorted(place.glob("*.toml")):
            table = tomllib.loads(path.read_text("utf-8"))["tool"]["pyperformance"]
            yield table["name"], place / "run_benchmark.py", table.get("extra_opts", [])


class Benchmark:
    def __init__(self, name, script, options):
        self.name, self.script, self.options = name, script, options

    def seconds(self, program, is_ours, loops):
        """CPU seconds of the process and its peak memory (MB)."""
        words = [*self.options, "--loops", str(loops)]
        if is_ours:
            place = str(self.script.parent)
            command = [program, "run", *LIMITS, "--policy", "standard", "--module-path", str(STAND_IN),
                       "--module-path", place, "--files", place, "--working-folder", place, str(self.script), "--",
                       *words]
        else:
            command = [program, str(self.script), *words]
        _, seconds, memory = run(command)
        return seconds, memory

    def measure(self, hognose, python, rounds, least):
        loops = 1
        while (taken := self.seconds(python, False, 1 + loops)[0] - self.seconds(python, False, 1)[0]) < least:
            loops = math.ceil(loops * min(20, max(2, 1.1 * least / max(taken, 1e-3))))
        times, memory = {}, {}
        for program in (hognose, python):
            times[program] = []
        for _ in range(rounds):
            for program in (hognose, python):
                taken, memory[program] = self.seconds(program, program == hognose, 1 + loops)
                times[program].append(taken - self.seconds(program, program == hognose, 1)[0])
        ours, theirs = statistics.median(times[hognose]), statistics.median(times[python])
        return {"name": self.name, "loops": loops, "hognose_ms": ours * 1e3, "python_ms": theirs * 1e3,
                "quotient": ours / theirs, "hognose_mb": memory[hognose], "python_mb": memory[python]}


def main():
    parser = argparse.ArgumentParser(description="Measure pyperformance's benchmarks side by side with python3.")
    parser.add_argument("names", nargs="*", help="benchmarks (default: all)")
    parser.add_argument("--folder", type=pathlib.Path, help="the folder of the package pyperformance")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--python", default="/usr/bin/python3")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each benchmark in python3 (default: %(default)s)")
    arguments = parser.parse_args()
    try:
        found = list(benchmarks_of(arguments.folder or find_folder()))
    except Failure as failure:
        parser.error(str(failure))
    os.environ["PYTHONPATH"] = str(STAND_IN)
    print(f"CPU ms, medians of {arguments.rounds}; {version_of(arguments.python)}; "
          f"load {os.getloadavg()[0]:.1f}; {time.strftime('%Y-%m-%d %H:%M')}")
    print(f"{'benchmark':<26} {'loops':>6} {'python ms':>9} {'hognose':>9} {'quotient':>8}   {'MB':>5} {'MB':>5}")
    rows, failures = [], 0
    for name, script, options in found:
        if arguments.names and name not in arguments.names:
            continue
        if name in LEFT_OUT:
            print(f"{name:<26} left out: {LEFT_OUT[name]}")
            continue
        try:
            row = Benchmark(name, script, options).measure(arguments.hognose, arguments.python, arguments.rounds,
                                                           arguments.seconds)
        except Failure as failure:
            failures += 1
            print(f"{name:<26} FAILED: {failure}", flush=True)
            continue
        rows.append(row)
        print(f"{name:<26} {row['loops']:>6} {row['python_ms']:>9.0f} {row['hognose_ms']:>9.0f} "
              f"{row['quotient']:>8.2f}   {row['python_mb']:>5.0f} {row['hognose_mb']:>5.0f}", flush=True)
    if rows:
        print(f"{'geometric mean':<26} {geometric_mean([row['quotient'] for row in rows]):>35.2f}   "
              f"memory {geometric_mean([row['hognose_mb'] / row['python_mb'] for row in rows]):.2f}   "
              f"({len(rows)} benchmarks, {failures} failed)")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
