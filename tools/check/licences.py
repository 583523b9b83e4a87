#!/usr/bin/env python3
"""Checks that REUSE.toml, LICENSES and NOTICE state the licence of every file and dependency.

Ends with status 1 and reports

- a file that no row of REUSE.toml covers, and a row that covers no file;
- a licence whose text is not in LICENSES, and a text that nothing refers to;
- a linked library, or a module taken from CPython, that NOTICE does not name.
"""

import pathlib
import re
import subprocess
import sys
import tomllib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT

# Name in find_package() -> name in NOTICE. None: not part of the library or the applications.
LINKED = {"Boost": "Boost", "CLI11": "CLI11", "GMP": "GMP", "GTest": None, "ZLIB": "zlib",
          "benchmark": None, "nlohmann_json": "JSON for Modern C++"}


def pattern(path):
    """Returns a regular expression for a path of REUSE.toml, where * stays within a folder and ** does not."""
    parts = re.split(r"(\*\*|\*)", path)
    return re.compile("".join({"**": ".*", "*": "[^/]*"}.get(part) or re.escape(part) for part in parts))


def check_files(rows, files):
    used = set()
    left = set(files)
    for row in rows:
        paths = row["path"] if isinstance(row["path"], list) else [row["path"]]
        for path in paths:
            matches = {name for name in files if pattern(path).fullmatch(name)}
            if not matches:
                yield f"REUSE.toml: {path} names no file"
            left -= matches
        if not row.get("SPDX-FileCopyrightText"):
            yield f"REUSE.toml: {paths[0]} has no copyright"
        used.update(row["SPDX-License-Identifier"].split(" AND "))
    for name in sorted(left):
        yield f"{name}: no licence in REUSE.toml"
    yield from check_texts(used)


def check_texts(used):
    notice = (ROOT / "NOTICE").read_text("utf-8")
    texts = {path.stem for path in (ROOT / "LICENSES").iterdir()}
    for name in sorted(used - texts):
        yield f"LICENSES: no text of {name}, which REUSE.toml names"
    for name in sorted(texts - used):
        if not re.search(rf"\b{re.escape(name)}\b", notice):
            yield f"LICENSES/{name}.txt: neither REUSE.toml nor NOTICE names it"


def check_notice():
    notice = (ROOT / "NOTICE").read_text("utf-8")
    cmake = (ROOT / "CMakeLists.txt").read_text("utf-8")
    for package in sorted(set(re.findall(r"find_package\((\w+)", cmake))):
        if package not in LINKED:
            yield f"CMakeLists.txt: {package} has no row in tools/check/licences.py"
        elif LINKED[package] and not re.search(rf"^{re.escape(LINKED[package])},", notice, re.M):
            yield f"NOTICE: nothing about {LINKED[package]}"
    for name, (_, is_cpythons) in tables.python_sources().items():
        if is_cpythons and not re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.]\w)", notice):
            yield f"NOTICE: nothing about the module {name}, which is CPython's"


def main():
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    files = [name for name in listed.split("\n") if name and not name.startswith("LICENSES/")]
    rows = tomllib.loads((ROOT / "REUSE.toml").read_text("utf-8"))["annotations"]
    problems = [*check_files(rows, files), *check_notice()]
    for problem in problems:
        print(problem)
    print(f"licences: {len(files)} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
