#!/usr/bin/env python3
"""Prints how many attacks tests/escape has for each mechanism, and how many runs they make.

A mechanism is a folder, an attack is a script or a case of a template, and a run is an expectation in its header.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402


def main():
    attacks, runs = {}, {}
    for _, script in scripts.find_scripts([], ["escape"]):
        mechanism = script.source.parent.name
        attacks[mechanism] = attacks.get(mechanism, 0) + 1
        expectations = sum(name.startswith("expect-") for name in script.fields)
        runs[mechanism] = runs.get(mechanism, 0) + expectations
    for mechanism in sorted(attacks):
        print(f"{mechanism:28} {attacks[mechanism]:5} {runs[mechanism]:5}")
    print(f"{'in all':28} {sum(attacks.values()):5} {sum(runs.values()):5}")


if __name__ == "__main__":
    main()
