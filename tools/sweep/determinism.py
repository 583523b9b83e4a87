#!/usr/bin/env python3
"""Checks that a program behaves the same everywhere (H4): output, steps, peak memory, outcome.

Runs each script (default: all of tests and examples) in three processes that differ in environment, stack and
address space layout, which must not matter, and in a fourth under observers. All outcomes must agree except in times.
--also adds a process of another build. Its peak memory may differ: what compilers leave in the frames of natives that
call guest code differs, and keeps other cells alive. That build may be for another machine and run under an emulator,
so it gets ten times the time. If a time limit ends one of the runs, the script is not compared but counted. Prints a
line for each difference and `N passed, N failed`.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import shlex
import shutil
import subprocess
import sys
import tempfile
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

SUITES = ("conformance", "differences", "limits", "escape", "examples")
COMPARED = ("status", "output", "stderr", "error", "return_value", "memory_mb", "steps", "host_calls")
SAME_IN_ALL_BUILDS = tuple(name for name in COMPARED if name != "memory_mb")
SAMPLED_PART = 8
# Seconds for a script that sets no time limit, and the factor for the other build.
MAX_TIME = 100
PATIENCE = 10


def environments():
    """Returns (words before the command, environment) for each process."""
    plain = {"PATH": os.environ.get("PATH", "")}
    crowded = {**plain, "LANG": "tr_TR.UTF-8", "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "7",
               **{f"FILLER_{i}": "x" * 1000 for i in range(40)}}
    # setarch -R disables address randomization, and -L selects the legacy memory layout.
    fixed, old = (["setarch", "-R"], ["setarch", "-L"]) if shutil.which("setarch") else ([], [])
    return [([], plain), (fixed, crowded), (old, {**plain, "TZ": "America/Lima"})]


def outcome_of(words, hognose, options, path, environment, patience=1):
    command = [*words, hognose, "run", "--json", *options, path.name]
    if not any(word.startswith("--max-time") for word in options):
        command[-1:-1] = ["--max-time", str(MAX_TIME * patience)]
    done = subprocess.run(command, cwd=path.parent, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, timeout=2 * MAX_TIME * patience)
    if done.returncode not in (0, 1, 3):
        raise scripts.BadScript(f"exit code {done.returncode}: {done.stderr[-500:]!r}")
    return json.loads(done.stdout)


def check(hognose, suite, script, watched, also):
    """Returns a text that describes the differences, empty if there are none, or None if time ended a run."""
    options, path = [] if suite == "examples" else script.options(), script.path
    text = ""
    try:
        outcomes = [outcome_of(words, hognose, options, path, environment)
                    for words, environment in environments()]
        if watched:
            with tempfile.TemporaryDirectory() as folder:
                files = [word for name in ("audit", "coverage", "profile")
                         for word in ("--" + name, str(pathlib.Path(folder, name)))]
                # --trace writes to the stderr of the process, which is not compared.
                more = [*options, *files, "--trace", "--watch-library"]
                outcomes.append(outcome_of([], hognose, more, path, None))
        if also:
            outcomes.append(outcome_of(also[:-1], also[-1], options, path, None, PATIENCE))
    except (scripts.BadScript, ValueError, subprocess.TimeoutExpired) as problem:
        return f"{problem}\n"
    if any(outcome["status"] == "timeout" for outcome in outcomes):
        return None
    for number, other in enumerate(outcomes[1:], 2):
        for name in SAME_IN_ALL_BUILDS if also and number == len(outcomes) else COMPARED:
            if other[name] != outcomes[0][name]:
                text += (f"{name} of process {number}: {str(other[name])[:300]}\n"
                         f"{name} of process 1: {str(outcomes[0][name])[:300]}\n")
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="scripts or folders (default: all)")
    parser.add_argument("--sampled", action="store_true", help=f"one script in {SAMPLED_PART}")
    parser.add_argument("--hognose", default=str(scripts.ROOT / "build" / "release" / "hognose"))
    parser.add_argument("--also", type=shlex.split, default=[], metavar="COMMAND",
                        help="another build, such as 'qemu-aarch64 -L /usr/aarch64-linux-gnu build/aarch64/hognose'")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    if arguments.also:
        # Scripts run in their own folders.
        arguments.also[-1] = os.path.abspath(arguments.also[-1])
    found = scripts.find_scripts(arguments.paths, SUITES)
    if arguments.sampled:
        found = [item for item in found
                 if zlib.crc32(item[1].name.encode()) % SAMPLED_PART == 0]
    passed = failed = timed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        jobs = {pool.submit(check, arguments.hognose, suite, script, suite != "limits", arguments.also): script
                for suite, script in found}
        for job in concurrent.futures.as_completed(jobs):
            text = job.result()
            if text:
                failed += 1
                print(f"FAIL {jobs[job].name}: {text}", end="", flush=True)
            else:
                passed += 1
                timed += text is None
    print(f"{timed} of them ended by a limit of time")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
