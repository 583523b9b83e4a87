#!/usr/bin/env python3
"""Checks the layers of src/, the shape of its files, and that no folder outgrows one page.

Receives nothing but the tree it stands in. Reports `file:line: what is wrong` for every violation
and ends with status 1 if there was one. The table ALLOWED is the whole truth about who may include whom.
"""

import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Folder of src/ -> the folders it may include besides itself. The order is the order of the layers:
# a folder may only name folders above it.
ALLOWED = {
    "base": [],
    "meter": ["base"],
    "policy": ["base"],
    "syntax": ["base", "meter"],
    "bytecode": ["base", "meter"],
    "compiler": ["base", "meter", "policy", "syntax", "bytecode"],
    "heap": ["base", "meter"],
    "objects": ["base", "meter", "policy", "bytecode", "heap"],
    "machine": ["base", "meter", "policy", "bytecode", "heap", "objects"],
    "library": ["base", "meter", "policy", "syntax", "bytecode", "compiler", "heap", "objects", "machine"],
    "embed": ["base", "meter", "policy", "syntax", "bytecode", "compiler", "heap", "objects", "machine",
              "library", "include"],
}

# Headers of the standard library that a header of src/ must not pull into every file.
HEAVY_IN_HEADERS = {"functional", "iostream", "map", "regex"}

# Headers through which native code reaches files, processes, threads or the network, and the one
# folder (or none) that may include each. The engine has no code for such things.
AUTHORITY = {
    "arpa/inet.h": [], "dirent.h": [], "dlfcn.h": [], "fcntl.h": ["heap"], "filesystem": [], "fstream": [],
    "future": [], "netdb.h": [], "netinet/in.h": [], "pthread.h": ["embed"], "semaphore": [], "spawn.h": [],
    "sys/ptrace.h": [], "sys/socket.h": [], "sys/stat.h": [], "sys/syscall.h": [], "sys/types.h": [],
    "sys/wait.h": [], "thread": [], "unistd.h": ["heap"], "sys/mman.h": ["heap"],
}

# What the root holds: everything else has a folder.
ROOT_ENTRIES = {"CMakeLists.txt", "CMakePresets.json", "CONTRIBUTING.md", "LICENSE", "LICENSES", "Makefile",
                "NOTICE", "README.md", "REUSE.toml", "apps", "bench", "bindings", "cmake", "docs", "examples", "include",
                "pyproject.toml", "src", "tests", "tools"}
# A folder with more files has folders of its own, but for scripts that one mechanism needs many of.
LARGEST_FOLDER = 48
LARGE_FOLDERS = ("tests/conformance", "tests/escape", "bench/programs")

LONGEST_FILE = 1000
# In C++ also what its reader must know. The docstring of a Python module may be one sentence.
OPENING_LINES = {".py": 1}
OPENING_LINES_ELSEWHERE = 2
REASON = "why this file is long"
REASON_WITHIN = 30

# Headers that the build writes (cmake/LibraryTables.cmake).
BUILT = {
    "library_rooms.def": ["policy"],
    "library_states.def": ["objects"],
    "library_services.def": ["policy"],
    "built_in_sources.def": ["library"],
}

# An array with a row for each type has no row for Guest, and for what damaged cells hold. The collector takes the trace
# functions as an array and checks the number itself.
TYPE_ARRAY = re.compile(r"\[kTypeCount\]|, kTypeCount>")
TYPE_ARRAYS = {"src/objects/core/type_id.h", "src/objects/core/trace.cpp"}

INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([^>]+)>)')


def is_generated(path):
    return any("generated" in part for part in path.parts)


def sources(folder):
    base = ROOT / folder
    if not base.is_dir():
        return []
    return sorted(p for p in base.rglob("*") if p.suffix in (".h", ".cpp", ".def", ".inc", ".py") and p.is_file())


def opening_comment_lines(lines, suffix):
    """How many lines of comment the file opens with."""
    if suffix == ".py":
        if lines and lines[0].startswith("#!"):
            lines = lines[1:]
        if lines and lines[0].lstrip("rR").startswith('"""'):
            for count, line in enumerate(lines, 1):
                if line.rstrip().endswith('"""') and (count > 1 or line.count('"""') == 2):
                    return count
        marker = "#"
    else:
        marker = "//"
    count = 0
    for line in lines:
        if not line.startswith(marker):
            break
        count += 1
    return count


def check_shape(path, lines):
    if is_generated(path.relative_to(ROOT)):
        return
    if opening_comment_lines(lines, path.suffix) < OPENING_LINES.get(path.suffix, OPENING_LINES_ELSEWHERE):
        yield 1, "a file opens with a comment: what it is for, and what its reader must know"
    if len(lines) > LONGEST_FILE:
        if not any(REASON in line.lower() for line in lines[:REASON_WITHIN]):
            yield LONGEST_FILE, f'{len(lines)} lines: split it, or say at the top "Why this file is long"'


def check_engine_include(path, folder, quoted, angled):
    if angled is not None:
        if path.suffix == ".h" and angled in HEAVY_IN_HEADERS:
            return f"<{angled}> is too heavy for a header"
        if folder not in AUTHORITY.get(angled, [folder]):
            return f"{folder} must not include <{angled}>: the engine reaches nothing outside"
        if angled.startswith("hognose/"):
            return f'write "{angled}", quoted'
        return None
    if quoted in BUILT:
        return None if folder in BUILT[quoted] else f"{folder} must not include {quoted}"
    target = quoted.split("/")[0] if "/" in quoted else None
    if target == "hognose":
        target = "include"
    elif target not in ALLOWED:
        return f'"{quoted}" is not written relative to src/'
    elif not (ROOT / "src" / quoted).exists():
        return f'"{quoted}" does not exist under src/'
    if target != folder and target not in ALLOWED[folder]:
        return f"{folder} must not include {target}"
    return None


def check_public_include(path, quoted, angled):
    """include/ stands alone; apps see include/ and their own files only."""
    if quoted is None:
        return None
    if quoted.startswith("hognose/"):
        return None
    if path.relative_to(ROOT).parts[0] == "apps" and (
            (path.parent / quoted).exists() or (ROOT / "apps" / quoted).exists()) and ".." not in quoted:
        return None
    return f'"{quoted}": only include/hognose may be included here'


def check_table():
    """The table itself: every folder is known, named upwards only, and built in the same order."""
    order = list(ALLOWED)
    for position, (folder, allowed) in enumerate(ALLOWED.items()):
        for name in allowed:
            if name != "include" and name not in order[:position]:
                yield f"tools/check/layers.py:1: {folder} may not name {name}: it is no layer above it"
    for path in sorted((ROOT / "src").iterdir()):
        if path.name not in ALLOWED:
            yield f"src/{path.name}:1: no layer of this name in tools/check/layers.py"
    cmake = (ROOT / "CMakeLists.txt").read_text()
    built = re.search(r"set\(HOGNOSE_LAYERS ([^)]*)\)", cmake)
    if not built or built.group(1).split() != order:
        yield "CMakeLists.txt:1: HOGNOSE_LAYERS differs from the table in tools/check/layers.py"


def check_folders():
    """What git keeps: the root is clean, and each folder can be taken in at a glance."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    files = [name for name in listed if name]
    for name in sorted({name.split("/")[0] for name in files} - ROOT_ENTRIES):
        if not name.startswith("."):
            yield f"{name}:1: not one of the entries of the root in tools/check/layers.py"
    for folder, count in sorted(collections.Counter(str(pathlib.PurePath(name).parent) for name in files).items()):
        if count > LARGEST_FOLDER and not folder.startswith(LARGE_FOLDERS):
            yield f"{folder}:1: {count} files, more than {LARGEST_FOLDER}: give it folders"


def main():
    problems = [*check_table(), *check_folders()]
    count = 0
    for top in ("src", "include", "apps"):
        for path in sources(top):
            count += 1
            name = path.relative_to(ROOT)
            lines = path.read_text(encoding="utf-8").split("\n")
            if lines[-1] == "":
                lines.pop()
            problems += (f"{name}:{line}: {text}" for line, text in check_shape(path, lines))
            if path.suffix == ".py" or (top == "src" and name.parts[1] not in ALLOWED):
                continue
            for number, line in enumerate(lines, 1):
                if TYPE_ARRAY.search(line) and str(name) not in TYPE_ARRAYS:
                    problems.append(f"{name}:{number}: a table of types is a TypeTable (objects/core/type_id.h)")
                match = INCLUDE.match(line)
                if not match:
                    continue
                if top == "src":
                    problem = check_engine_include(path, name.parts[1], *match.groups())
                else:
                    problem = check_public_include(path, *match.groups())
                if problem:
                    problems.append(f"{name}:{number}: {problem}")
    for problem in problems:
        print(problem)
    print(f"check_layers: {count} files, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
