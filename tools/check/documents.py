#!/usr/bin/env python3
"""Compares each generated document with what its generator prints now, and rewrites stale ones with `--fix`.

Prints the names of stale documents and ends with status 1 if one is stale. A new generated document needs one line
in DOCUMENTS.
"""

import argparse
import pathlib
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT
HOGNOSE = str(ROOT / "build" / "release" / "hognose")

DOCUMENTS = {
    **{f"src/library/{room.name}/exports.def": [sys.executable, "tools/generate/exports.py", room.name]
       for room in tables.rooms() if (room / "exports.def").exists()},
    "docs/exports.md": [HOGNOSE, "policy", "--exports"],
    "docs/differences.md": [sys.executable, "tools/generate/differences.py"],
    "docs/language.md": [sys.executable, "tools/generate/language.py"],
    "docs/library.md": [sys.executable, "tools/generate/library.py"],
    "docs/policy.md": [HOGNOSE, "policy", "--markdown"],
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="rewrite stale documents")
    options = parser.parse_args()
    stale = failed = 0
    for name, command in DOCUMENTS.items():
        path = ROOT / name
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE)
        if done.returncode != 0:  # the command has printed the error
            failed += 1
            continue
        text = done.stdout
        if path.exists() and path.read_bytes() == text:
            continue
        stale += 1
        print(f"{name}: {'rewritten' if options.fix else 'stale; run tools/check/documents.py --fix'}")
        if options.fix:
            path.write_bytes(text)
    print(f"{len(DOCUMENTS)} documents, {stale} stale, {failed} cannot be made")
    return 0 if failed == 0 and (options.fix or stale == 0) else 1


if __name__ == "__main__":
    sys.exit(main())
