#!/usr/bin/env python3
"""Checks the layout that .clang-format describes, or applies it with --fix.

Covers every C++ file of the repository, or the files and folders in the arguments. Tables (.def) keep
their hand-made columns, and generated files keep their generator's layout. Ends with status 1 if a file differs.
"""

import argparse
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDERS = ("src", "include", "apps", "bindings", "tests", "bench", "tools")
FORMAT = "clang-format-19"
BATCH = 40


def wanted_files(paths):
    for root in [pathlib.Path(p).resolve() for p in paths] or [ROOT / f for f in FOLDERS]:
        files = [root] if root.is_file() else sorted(root.rglob("*"))
        for path in files:
            parts = path.relative_to(ROOT).parts
            if path.suffix in (".h", ".cpp") and not any(
                    "generated" in part or part == "node_modules" for part in parts):
                yield str(path.relative_to(ROOT))


def main():
    parser = argparse.ArgumentParser(description="Check the layout of the C++ files.")
    parser.add_argument("paths", nargs="*", help="files or folders (default: all)")
    parser.add_argument("--fix", action="store_true", help="rewrite the files that differ")
    arguments = parser.parse_args()
    files = list(wanted_files(arguments.paths))
    mode = ["-i"] if arguments.fix else ["--dry-run", "-Werror", "--ferror-limit=1"]
    failed = 0
    for start in range(0, len(files), BATCH):
        failed |= subprocess.run([FORMAT, *mode, *files[start:start + BATCH]], cwd=ROOT).returncode
    print(f"check_format: {len(files)} files" + (", some differ (make format)" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
