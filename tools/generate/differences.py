#!/usr/bin/env python3
"""Prints docs/differences.md: where Hognose differs from CPython, and why.

The page is made from the headers of the scripts in tests/differences. The first line of a header is the title.
Consecutive `# cpython:` lines are one text, and so are consecutive `# reason:` lines. A header without one of the
three is an error.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "tests" / "differences"
FIELDS = ("cpython", "reason", "option", "python", "stderr", "exit")  # see tools/test.py


def header(path):
    """Returns the title ("" if there is none) and the fields of a script's header."""
    title, fields = "", {}
    for line in path.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            break
        name, _, value = line[2:].partition(": ")
        if name in FIELDS:
            fields[name] = (fields.get(name, "") + " " + value).strip()
        elif not title and not fields:
            title = line[2:].rstrip(".")
    return title, fields


def main():
    print("# Differences from CPython\n")
    print("Made by `tools/generate/differences.py`. Each known difference is a script in `tests/differences`. The tests")
    print("check its output, so that no difference changes unnoticed. Two things are not listed here: what the policy")
    print("denies ([policy.md](policy.md)), and the limits of a run ([limits.md](limits.md)).")
    wrong = 0
    for path in sorted(FOLDER.glob("*.py")):
        title, fields = header(path)
        missing = [name for name in ("cpython", "reason") if not fields.get(name)] + ([] if title else ["title"])
        if missing:
            print(f"{path.relative_to(ROOT)}: the header lacks {', '.join(missing)}", file=sys.stderr)
            wrong += 1
            continue
        print(f"\n## {title}\n")
        print(f"CPython: {fields['cpython']}\n\nWhy: {fields['reason']}\n")
        print(f"Script: [{path.name}](../tests/differences/{path.name})")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
