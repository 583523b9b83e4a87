#!/usr/bin/env python3
"""Overwrites words of the cage at random while the scripts of the tests run: whatever a bug of the engine could do to
the memory of a guest must stay in the cage (H1).

Builds tools/fuzz/corrupt.cpp with the corruptor (src/heap/corruptor.h) and runs every script with many seeds. A run
may end in any way: with another result, an exception, a limit or an internal_error. These are finds:

- the process dies: an access outside the cage and its guards, an abort, a jump elsewhere, a damaged table of the host
- a run takes `HANG` seconds of the processor although its limit is 2 seconds
- the next run in the process gives another result

The programs of tests/corrupt/ know the inside of the cage and write to it themselves (inside.py).

A find is printed with the command that repeats it. Prints `N passed, N failed` at the end.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

SUITES = ("conformance", "differences", "limits", "escape", "examples")
FIGURES = re.compile(r"^runs (\d+) writes (\d+) internal_errors (\d+)$", re.M)
HANG = 10


def build():
    for command in (["cmake", "--preset", "corrupt"],
                    ["cmake", "--build", "--preset", "corrupt", "--target", "tool_corrupt"]):
        done = subprocess.run(command, cwd=scripts.ROOT, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(done.stdout[-3000:] + done.stderr[-3000:] + "\n0 passed, 1 failed")
    return str(scripts.ROOT / "build" / "corrupt" / "tool_corrupt")


def options_of(suite, script):
    if suite == "corrupt":
        return ["--policy", "standard", "--allow-import", "*"]
    return [] if suite in ("examples", "escape") else script.options()


def attacks():
    files = sorted((scripts.ROOT / "tests" / "corrupt").glob("*.py"))
    return [("corrupt", scripts.Script(file)) for file in files if file.name != "inside.py"]


def last_seed(errors):
    seeds = re.findall(rb"^at (\d+)$", errors or b"", re.M)
    return int(seeds[-1]) if seeds else -1


def processor_seconds(process):
    try:
        fields = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def watched(command, folder):
    """Runs the tool. Returns (its output, its errors, its status, or None if a run hangs)."""
    with tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=errors)
        size, since = None, 0
        while True:
            try:
                output, status = process.communicate(timeout=1)[0], process.returncode
                break
            except subprocess.TimeoutExpired:
                now = processor_seconds(process)
                if os.fstat(errors.fileno()).st_size != size:
                    size, since = os.fstat(errors.fileno()).st_size, now
                if now - since > HANG:
                    process.kill()
                    process.communicate()
                    output, status = b"", None
                    break
        errors.seek(0)
        return output, errors.read(), status


def corrupt(command, script, options, first, seconds):
    """Runs the tool until `seconds` have passed, beyond each find. Returns (figures, finds)."""
    figures, finds = [0, 0, 0], []
    end = time.monotonic() + seconds
    while time.monotonic() < end and len(finds) < 20:
        left = f"{max(end - time.monotonic(), 0.2):.1f}"
        words = [script.path.name, *options]
        output, errors, status = watched([*command, str(first), "0", left, *words], script.path.parent)
        match = FIGURES.search(output.decode("utf-8", "replace"))
        if match:
            figures = [a + int(b) for a, b in zip(figures, match.groups())]
        if status == 0:
            break
        seed = last_seed(errors)
        how = "hangs" if status is None else f"status {status}"
        finds.append(f"{how}: cd {script.path.parent} && {' '.join(command)} {seed} 1 60 {' '.join(words)}")
        figures[0] += max(seed - first, 0)
        first = seed + 1
    return figures, finds


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="scripts or folders (default: all)")
    parser.add_argument("--seconds", type=float, default=10, help="for each script")
    parser.add_argument("--attacks", action="store_true", help="the programs of tests/corrupt only")
    parser.add_argument("--sample", type=int, help="the number of scripts to take")
    parser.add_argument("--seed", type=int, default=1, help="the first seed, which also chooses the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    program = build()
    found = attacks() if arguments.attacks else scripts.find_scripts(arguments.paths, SUITES)
    if arguments.sample is not None:
        found = random.Random(arguments.seed).sample(found, min(arguments.sample, len(found)))
    if not arguments.paths and not arguments.attacks:
        found += attacks()
    passed = failed = 0
    totals = [0, 0, 0]
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        jobs = {}
        for suite, script in found:
            command = [program, "attack"] if suite == "corrupt" else [program]
            jobs[pool.submit(corrupt, command, script, options_of(suite, script), arguments.seed, arguments.seconds)] = script
        for job in concurrent.futures.as_completed(jobs):
            figures, finds = job.result()
            totals = [a + b for a, b in zip(totals, figures)]
            passed, failed = passed + (not finds), failed + bool(finds)
            for find in finds:
                print(f"FAIL {jobs[job].name}: {find}", flush=True)
    print("{} runs, {} words overwritten, {} ended by internal_error".format(*totals))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
