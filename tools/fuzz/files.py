#!/usr/bin/env python3
"""Compares the run's file system with a real one, on random operations.

    tools/fuzz/files.py [--programs N] [--operations N] [--seed N] [--hognose PATH]

Each program is a list of operations on a few names: folders, files, links, descriptors, streams. CPython executes it
in a temporary folder, Hognose in its file system in memory. Each operation prints its result, or the type, the number
and the file names of its error, and the whole tree is printed at the end. Both must print the same. Permissions are
left out, because whoever executes CPython may be root. Programs that differ are written to build/fuzz/finds.
"""

import argparse
import difflib
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OPTIONS = ["--policy", "standard", "--enable", "files", "--max-time", "120", "--max-output", "0"]

PRELUDE = '''\
import os

descriptors = {}
streams = {}


def attempt(number, function):
    try:
        result = function()
    except OSError as error:
        result = (type(error).__name__, error.errno, error.filename, error.filename2)
    except Exception as error:
        result = (type(error).__name__, str(error))
    print(number, result)


def facts(path, follow=True):
    status = os.stat(path, follow_symlinks=follow)
    is_folder = status.st_mode & 0o170000 == 0o040000
    return oct(status.st_mode), status.st_nlink, None if is_folder else status.st_size


def scan(path):
    entries = sorted(os.scandir(path), key=lambda entry: entry.name)
    return [(entry.name, entry.is_dir(), entry.is_file(), entry.is_symlink()) for entry in entries]


def open_descriptor(key, path, flags):
    if key in descriptors:
        os.close(descriptors.pop(key))
    descriptors[key] = os.open(path, flags, 0o644)


def seek_descriptor(key, position, whence):
    # Each kind of file system has its own positions in folders.
    if os.fstat(descriptors[key]).st_mode & 0o170000 == 0o040000:
        return "a folder"
    return os.lseek(descriptors[key], position, whence)


def open_stream(key, path, mode, **options):
    if key in streams:
        streams.pop(key).close()
    streams[key] = open(path, mode, **options)


def show(path):
    for name in sorted(os.listdir(path)):
        inner = path + "/" + name
        if os.path.islink(inner):
            print(inner, "->", os.readlink(inner))
        elif os.path.isdir(inner):
            print(inner, facts(inner))
            show(inner)
        else:
            print(inner, facts(inner), open(inner, "rb").read())


'''
EPILOGUE = '''\
for key in sorted(streams):
    attempt(f"close {key}", streams[key].close)
for key in sorted(descriptors):
    attempt(f"close {key}", lambda: os.close(descriptors[key]))
os.chdir(HOME)
show(".")
'''
NAMES = ["a", "b", "c", "d", "e"]
FLAGS = ["os.O_RDONLY", "os.O_WRONLY", "os.O_RDWR"]
MORE_FLAGS = ["os.O_CREAT", "os.O_EXCL", "os.O_TRUNC", "os.O_APPEND", "os.O_DIRECTORY", "os.O_NOFOLLOW"]
# Text that is read after it was written, without a seek() between, is where CPython has no rule.
MODES = ["r", "w", "a", "x", "r", "rb", "wb", "ab", "rb+", "wb+", "ab+", "xb"]
TEXTS = ["one\\n", "two\\r\\nthree\\r", "é日🐍", "x" * 70, "", "\\n\\n", "no end"]


def random_path(chance):
    parts = [chance.choice(NAMES + [".", ".."] if chance.random() < 0.2 else NAMES)
             for _ in range(chance.choice([1, 1, 1, 2, 2, 3]))]
    path = "/".join(parts)
    # No more ".." than names before: nothing leaves the temporary folder.
    depth = 0
    for part in parts:
        depth += {"..": -1, ".": 0}.get(part, 1)
        if depth < 0:
            return random_path(chance)
    if chance.random() < 0.1:
        path += "/"
    if chance.random() < 0.02:
        path = chance.choice(["", "x" * 255, "x" * 256, "a//b", "a/./b", "é"])
    return repr(path)


def random_operation(chance):
    path, other = random_path(chance), random_path(chance)
    key = chance.choice("pqr")
    text = chance.choice(TEXTS)
    flags = " | ".join([chance.choice(FLAGS)] + chance.sample(MORE_FLAGS, chance.choice([0, 1, 1, 2])))
    if "O_CREAT" in flags and "O_DIRECTORY" in flags:  # Linux changed what that means
        flags = "os.O_RDONLY"
    mode = chance.choice(MODES)
    options = chance.choice(["", "", ", buffering=1", ", buffering=3"]) if "b" not in mode else chance.choice(
        ["", ", buffering=0", ", buffering=5"])
    if "b" not in mode:
        options += chance.choice(["", "", ", newline=''", ", newline='\\r\\n'", ", encoding='utf-16-le'"])
        options += "" if "encoding" in options else ", encoding='utf-8'"
    number = chance.choice([0, 0, 1, 2, 5, 9, 100, 5000])
    data = f"'{text}'" if chance.random() < 0.5 else f"'{text}'.encode()"
    link = chance.choice([path, repr(chance.choice(NAMES)), repr("../" + chance.choice(NAMES))])
    if "'../" in link and chance.random() < 0.9:
        link = repr(chance.choice(NAMES))
    return chance.choice([
        f"os.mkdir({path})", f"os.mkdir({path})", f"os.makedirs({path}, exist_ok={chance.random() < 0.5})",
        f"os.rmdir({path})", f"os.unlink({path})", f"os.rename({path}, {other})", f"os.rename({path}, {other})",
        f"os.replace({path}, {other})", f"os.link({path}, {other})", f"os.symlink({link}, {other})",
        f"os.readlink({path})", f"sorted(os.listdir({path}))", f"facts({path})", f"facts({path}, False)",
        f"os.path.exists({path})", f"os.path.isdir({path})", f"os.path.samefile({path}, {other})",
        f"os.truncate({path}, {number})",
        f"scan({path})",
        f"open_descriptor('{key}', {path}, {flags})", f"open_descriptor('{key}', {path}, os.O_RDWR | os.O_CREAT)",
        f"os.read(descriptors['{key}'], {number})", f"os.write(descriptors['{key}'], '{text}'.encode())",
        f"seek_descriptor('{key}', {number}, {chance.choice([0, 0, 1, 2, 9])})",
        f"os.ftruncate(descriptors['{key}'], {number})", f"os.close(descriptors.pop('{key}'))",
        f"os.pread(descriptors['{key}'], {number}, {number})", f"os.pwrite(descriptors['{key}'], b'pw', {number})",
        f"open_stream('{key}', {path}, '{mode}'{options})", f"open_stream('{key}', {path}, '{mode}'{options})",
        f"streams['{key}'].read({chance.choice(['', '1', '3', '100'])})", f"streams['{key}'].readline()",
        f"streams['{key}'].write({data})", f"streams['{key}'].write({data})", f"streams['{key}'].flush()",
        f"streams['{key}'].seek({chance.choice([0, 0, 0, number])})", f"streams['{key}'].seek(0, 2)",
        f"streams['{key}'].truncate({chance.choice(['', '0', str(number)])})", f"streams.pop('{key}').close()",
        f"list(streams['{key}'])", f"streams['{key}'].closed",
    ])


def make_program(seed, operations):
    chance = random.Random(seed)
    lines = [f"attempt({i}, lambda: {random_operation(chance)})" for i in range(operations)]
    return PRELUDE + "HOME = os.getcwd()\n" + "\n".join(lines) + "\n" + EPILOGUE


def output_of(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, timeout=300)
    return (done.stdout + done.stderr).decode("utf-8", "surrogateescape").splitlines()


def compare(hognose, seed, operations):
    """The differences of the two outputs, as lines."""
    with tempfile.TemporaryDirectory() as scratch, tempfile.TemporaryDirectory() as source:
        program = pathlib.Path(source) / "program.py"
        program.write_text(make_program(seed, operations), "utf-8", "surrogatepass")
        os.chmod(scratch, 0o755)  # as what a run's working folder is in
        folder = pathlib.Path(scratch) / "folder"
        folder.mkdir()
        expected = output_of([sys.executable, "-X", "utf8", "-W", "ignore", str(program)], folder)
        found = output_of([hognose, "run", *OPTIONS, "--working-folder", str(folder), str(program)], source)
        return list(difflib.unified_diff(expected, found, "CPython", "Hognose", lineterm="", n=0))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--operations", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    finds = ROOT / "build" / "fuzz" / "finds"
    differing = 0
    for seed in range(options.seed, options.seed + options.programs):
        difference = compare(options.hognose, seed, options.operations)
        if not difference:
            continue
        differing += 1
        finds.mkdir(parents=True, exist_ok=True)
        (finds / f"files_{seed}.py").write_text(make_program(seed, options.operations), "utf-8", "surrogatepass")
        print(f"seed {seed}:", *difference[:12], sep="\n  ")
    print(f"{options.programs} programs of {options.operations} operations, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
