#!/usr/bin/env python3
"""Writes cmake/engine.proftext, how often the engine's functions and branches run, for the compiler.

Builds the engine with counters (build/counts), and runs the scripts of tests/conformance, the programs of bench/micro
and bench/library, and the examples. Each folder of tests and each program weighs the same. The programs that figures
are published of (bench/programs, pyperformance) are not among them. Functions that hardly run are left out: they are
compiled as without counts. Needs the package llvm-19. With --check, it fails if too many of the functions in the file
have changed since, so that the compiler does not use their counts.
"""

import argparse
import collections
import concurrent.futures
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / "build" / "counts"
OUTPUT = ROOT / "cmake" / "engine.proftext"
PROFDATA = "llvm-profdata-19"
RUN = ["run", "--seccomp", "off", "--policy", "standard", "--allow-import", "*", "--max-steps", "0", "--max-time", "60",
       "--max-memory", "2048"]
HEADER = """# How often functions and branches of the engine ran, for the compiler (cmake/ProfileGuided.cmake).
# Made by tools/generate/counts.py.
:ir
"""
SHARE = 10_000_000  # the sum of the counts of one program or folder
KEPT = 0.999        # of all executions, in the functions that are listed
DIGITS = 2          # of a count
VALID = 0.9         # of the listed functions must be as they were


def build(jobs):
    subprocess.run(["cmake", "-S", ROOT, "-B", BUILD, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-19", "-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=lld", "-DHOGNOSE_PGO=make",
                    "-DHOGNOSE_TESTS=OFF", "-DHOGNOSE_BENCHMARKS=OFF"], check=True, stdout=subprocess.DEVNULL)
    # The program that bakes images would write its counts into the current folder.
    subprocess.run(["cmake", "--build", BUILD, "--target", "hognose", "-j", str(jobs)], check=True,
                   env={**os.environ, "LLVM_PROFILE_FILE": os.devnull})


def groups():
    """The programs, in groups of the same weight."""
    for folder in sorted((ROOT / "tests" / "conformance").iterdir()):
        if folder.is_dir():
            yield sorted(folder.glob("*.py"))
    for folder in ("micro", "library"):
        yield from ([path] for path in sorted((ROOT / "bench" / folder).glob("*.py")))
    yield sorted((ROOT / "examples").glob("*.py"))


def count(group):
    """{function: (its hash, its counts)} of the runs of a group."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LLVM_PROFILE_FILE": f"{folder}/%m.profraw"}
        for path in group:
            # Some end with an error on purpose. What they print is for the tests.
            subprocess.run([BUILD / "hognose", *RUN, path.name], cwd=path.parent, env=environment, check=False,
                           stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        text = subprocess.run([PROFDATA, "merge", "-text", "-o", "-", *pathlib.Path(folder).iterdir()], check=True,
                              capture_output=True, text=True).stdout
    return read(text)


def read(text):
    counts = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if line and line[0] not in "#:"]
        if lines:
            counts[lines[0]] = lines[1], [int(line) for line in lines[3:3 + int(lines[2])]]
    return counts


def rounded(value):
    """With few digits, so that less of the file changes when it is made again."""
    return 0 if value == 0 else max(1, int(float(f"{value:.{DIGITS - 1}e}")))


def listed(sums):
    """The functions that belong in the list, without those that run least."""
    peaks = sorted(((max(counts), sum(counts), name) for name, counts in sums.items()), reverse=True)
    left = KEPT * sum(total for _, total, _ in peaks)
    names = []
    for _, total, (name, _) in peaks:
        if left <= 0:
            break
        left -= total
        names.append(name)
    return set(names)


def check():
    # All functions are in what one run writes, those that it does not call with counts of zero.
    present = count([ROOT / "bench" / "start" / "script.py"])
    kept = read(OUTPUT.read_text())
    valid = sum(present.get(name, (None,))[0] == identity for name, (identity, _) in kept.items())
    print(f"{OUTPUT.relative_to(ROOT)}: {valid} of {len(kept)} functions are as they were when they were counted")
    return 0 if valid >= VALID * len(kept) else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="write nothing")
    options = parser.parse_args()
    build(options.jobs)
    if options.check:
        return check()
    sums = collections.defaultdict(list)
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for of_group in pool.map(count, groups()):
            share = SHARE / max(1, sum(sum(counts) for _, counts in of_group.values()))
            for name, (identity, counts) in of_group.items():
                known = sums[name, identity] or [0.0] * len(counts)
                sums[name, identity] = [old + share * new for old, new in zip(known, counts)]
    kept = listed(sums)
    text = HEADER
    for (name, identity), counts in sorted(sums.items()):
        if name in kept:
            lines = [name, identity, len(counts), *(rounded(value) for value in counts)]
            text += "".join(f"{line}\n" for line in lines) + "\n"
    OUTPUT.write_text(text)
    print(f"{OUTPUT.relative_to(ROOT)}: {len(kept)} of {len(sums)} functions")


if __name__ == "__main__":
    sys.exit(main())
