#!/usr/bin/env python3
"""Writes apps/cli/start_order.txt, the functions that a short program runs from its start to its end.

The linker puts them next to each other (cmake/StaticProgram.cmake), so that a short program touches few pages of the
executable file. A function that changes its name is not found there until this runs again, which costs a page at most.
Needs valgrind, and a build of the preset `release`.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OUTPUT = ROOT / "apps" / "cli" / "start_order.txt"
HEADER = """# The functions that a short program runs, in the order of their names, for the linker.
#
# Made by tools/generate/start_order.py.
"""
PROGRAMS = [["-c", "print('hello')"], [str(ROOT / "bench" / "start" / "script.py")]]


def functions_run(program, words):
    """Returns the mangled names of the functions that `program words...` runs."""
    with tempfile.NamedTemporaryFile() as profile:
        subprocess.run(["valgrind", "-q", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile.name}",
                        program, *words], check=True, stdout=subprocess.DEVNULL)
        text = pathlib.Path(profile.name).read_text()
    return {name.split("'")[0] for name in re.findall(r"^c?fn=\(\d+\) (.*)$", text, re.M)}


def functions_in(program):
    """Returns the names of the functions that the program contains."""
    symbols = subprocess.run(["nm", "--defined-only", program], check=True, capture_output=True, text=True).stdout
    return {name for kind, name in re.findall(r"^\w+ (\w) (.*)$", symbols, re.M) if kind in "tTwWiI"}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    run = set().union(*(functions_run(options.hognose, words) for words in PROGRAMS))
    names = sorted(run & functions_in(options.hognose))
    OUTPUT.write_text(HEADER + "".join(name + "\n" for name in names))
    print(f"{OUTPUT.relative_to(ROOT)}: {len(names)} functions")


if __name__ == "__main__":
    sys.exit(main())
