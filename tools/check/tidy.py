#!/usr/bin/env python3
"""Runs clang-tidy with .clang-tidy over every source file of src/ and apps/ that is part of a build.

Uses the compile commands of a preset (default: release). When a file passes, the build folder records a hash of
everything that clang-tidy reads: the command, .clang-tidy, and every file of this repository that the source
includes. Later runs check only files whose hash changed. Ends with status 1 if any file has a finding.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CHECKED = ("src", "apps")
TIDY = "clang-tidy-19"


def inside(path):
    """Returns the path relative to the root of the repository, or None if it is outside."""
    try:
        return path.relative_to(ROOT)
    except ValueError:
        return None


def is_checked(path):
    name = inside(path)
    return name and name.parts[0] in CHECKED and not any("generated" in p for p in name.parts)


def included_files(build):
    """Returns {object file: files of the repository it was built from}, as recorded by ninja."""
    text = subprocess.run(["ninja", "-C", str(build), "-t", "deps"], capture_output=True, text=True).stdout
    found, files = {}, None
    for line in text.splitlines():
        if line.startswith("    "):
            path = (build / line.strip()).resolve()
            if files is not None and inside(path):
                files.append(path)
        elif ": #deps" in line:
            files = found.setdefault(line.split(": #deps")[0], [])
    return found


def digest(command, files):
    state = hashlib.sha256()
    state.update((ROOT / ".clang-tidy").read_bytes())
    state.update(command.encode())
    for path in sorted(set(files)):
        state.update(str(path).encode() + b"\0")
        state.update(path.read_bytes() if path.exists() else b"")
    return state.hexdigest()


def check(path, build):
    done = subprocess.run([TIDY, "--quiet", "-p", str(build), str(path)], capture_output=True, text=True)
    if done.returncode == 0:
        return ""
    return done.stdout or done.stderr


def main():
    parser = argparse.ArgumentParser(description="Run clang-tidy over src/ and apps/.")
    parser.add_argument("paths", nargs="*", help="files or folders (default: all)")
    parser.add_argument("--preset", default="release")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    build = ROOT / "build" / arguments.preset
    commands = json.loads((build / "compile_commands.json").read_text())
    wanted = [pathlib.Path(p).resolve() for p in arguments.paths]
    includes = included_files(build)

    passed = build / "tidy-passed"
    passed.mkdir(exist_ok=True)
    todo = {}
    count = 0
    for entry in commands:
        path = pathlib.Path(entry["file"])
        if not is_checked(path) or (wanted and not any(path.is_relative_to(w) for w in wanted)):
            continue
        count += 1
        words = shlex.split(entry["command"])
        known = includes.get(words[words.index("-o") + 1])
        stamp = passed / digest(entry["command"], known + [path]) if known else None
        if stamp is None or not stamp.exists():
            todo[path] = stamp

    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for (path, stamp), text in zip(todo.items(), pool.map(lambda p: check(p, build), todo)):
            if text:
                failed += 1
                print(text.rstrip(), flush=True)
            elif stamp:
                stamp.touch()
    print(f"check_tidy: {count} files, {len(todo)} checked, {failed} with findings")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
