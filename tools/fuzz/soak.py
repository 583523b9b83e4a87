#!/usr/bin/env python3
"""Runs the programs of all tests repeatedly on several threads and ends them in every possible way.

It writes the list of all scripts with their options, runs tool_soak on it (tools/fuzz/soak.cpp states what is
checked) and passes its output through. The exit code is 0 if there were no failures and resident memory grew
by at most --growth MiB between a tenth of the time and the end.

    tools/fuzz/soak.py [--seconds 300] [--threads 2] [--seed 1] [--preset release] [PATH...]
"""

import argparse
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

RESIDENT = re.compile(r"^resident after a tenth of the time (\d+) KiB, at the end (\d+) KiB$", re.M)


def options_of(suite, script):
    """Returns the lists of command-line options with which tools/test.py runs the script."""
    if suite == "examples":
        return [[]]
    words = scripts.absolute_options(script.options(), script.source.parent)
    if suite != "escape":
        return [words]
    return [words + ["--policy", policy] + script.options("option-" + policy) for policy in ("strict", "standard")]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", help="scripts or folders (default: all)")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", default="release")
    parser.add_argument("--growth", type=int, default=16, help="the most growth of resident memory, in MiB")
    arguments = parser.parse_args()
    command = ["cmake", "--build", "--preset", arguments.preset, "--target", "tool_soak"]
    subprocess.run(command, cwd=scripts.ROOT, check=True)
    build = scripts.ROOT / "build" / arguments.preset
    listing = build / "soak_programs.txt"
    lines = ["\t".join([str(script.path), *words])
             for suite, script in scripts.find_scripts(arguments.paths, scripts.SUITES)
             for words in options_of(suite, script)]
    listing.write_text("\n".join(lines) + "\n", "utf-8")
    command = [str(build / "tool_soak"), str(listing), str(arguments.seconds), str(arguments.threads),
               str(arguments.seed)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, errors="backslashreplace")
    text = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        text += line
    found = RESIDENT.search(text)
    if process.wait() != 0 or not found:
        print(f"failed with exit code {process.returncode}")
        return 1
    grown = (int(found[2]) - int(found[1])) // 1024
    if grown > arguments.growth:
        print(f"resident memory grew by {grown} MiB")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
