"""The common part of the tools that interrupt runs at many points (exhaust_stack, fail_allocations, fault_runs,
stop_at_steps).

Builds tools/sweep/sweep.cpp and runs it with one or more kinds of points on the given scripts (default: all of
tests/conformance, tests/differences, tests/limits and examples), on all processors. Prints a line for each script
with a problem, the figures and `N passed, N failed`.
"""

import argparse
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

SUITES = ("conformance", "differences", "limits", "examples")
FIGURES = re.compile(r"^points (\d+) runs (\d+) stopped (\d+) whole (\d+) raised (\d+) timed (\d+) problems (\d+)$", re.M)
# (points of each script, seconds for each script, n if one script in n is taken).
FULL, SAMPLED = (500, 60.0, 1), (6, 1.5, 30)


def build(preset):
    command = ["cmake", "--build", "--preset", preset, "--target", "tool_sweep"]
    done = subprocess.run(command, cwd=scripts.ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(done.stdout[-3000:] + done.stderr[-3000:] + "\n0 passed, 1 failed")
    return str(scripts.ROOT / "build" / preset / "tool_sweep")


def chosen(script, part):
    """Returns whether a sampled sweep takes the script. The choice is fixed and spread over all folders."""
    return zlib.crc32(script.name.encode()) % part == 0


def options_of(suite, script):
    words = [] if suite == "examples" else script.options()
    # A script without its own time limit may be slow under an observer.
    return words + ([] if any(word.startswith("--max-time") for word in words) else ["--max-time", "60"])


def sweep(program, kind, suite, script, samples, seconds):
    """Returns (figures or None, text of the problems)."""
    command = [program, kind, str(samples), str(seconds), script.path.name, *options_of(suite, script)]
    try:
        done = subprocess.run(command, cwd=script.path.parent, capture_output=True, timeout=seconds * 4 + 240)
    except subprocess.TimeoutExpired as error:
        return None, f"hangs, {last_point(error.stderr)}\n"
    output = done.stdout.decode("utf-8", "backslashreplace")
    match = FIGURES.search(output)
    if done.returncode not in (0, 1) or match is None:
        tail = done.stderr.decode("utf-8", "backslashreplace")[-1500:]
        return None, f"exit code {done.returncode}, {last_point(done.stderr)}\n{tail}\n"
    figures = [int(number) for number in match.groups()]
    if figures[0] != 0 and figures[1] == 0:
        return figures, "no run was ended\n"
    return figures, output[:match.start()] if figures[6] else ""


def last_point(errors):
    points = re.findall(rb"^at (\d+)$", errors or b"", re.M)
    return f"ended at {int(points[-1])}" if points else "in the first run"


def main(description, kinds, samples=None):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("paths", nargs="*", help="scripts or folders (default: all)")
    parser.add_argument("--sampled", action="store_true", help="a fixed sample of the scripts with few points each")
    parser.add_argument("--samples", type=int, help="the most points of each script")
    parser.add_argument("--seconds", type=float, help="about the most seconds for each script")
    parser.add_argument("--preset", default="release", help="the build to test")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    points, seconds, part = SAMPLED if arguments.sampled else FULL
    if samples is not None and not arguments.sampled:
        points = samples
    samples, seconds = arguments.samples or points, arguments.seconds or seconds
    program = build(arguments.preset)
    found = [item for item in scripts.find_scripts(arguments.paths, SUITES)
             if arguments.paths or chosen(item[1], part)]
    passed = failed = 0
    totals = [0] * 7
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        jobs = {pool.submit(sweep, program, kind, suite, script, samples, seconds): (kind, script)
                for kind in kinds for suite, script in found}
        for job in concurrent.futures.as_completed(jobs):
            kind, script = jobs[job]
            figures, text = job.result()
            totals = [a + b for a, b in zip(totals, figures or [0] * 7)]
            if text:
                failed += 1
                print(f"FAIL {script.name} [{kind}]: {text}", end="", flush=True)
            else:
                passed += 1
    print("{1} runs of {0} points: {2} stopped, {3} came to their own end, {4} raised MemoryError, "
          "{5} ended by a limit of time, {6} problems".format(*totals))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0
