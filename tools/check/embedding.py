#!/usr/bin/env python3
"""Checks embedding as a user would do it: install, find_package(Hognose), build, run, compare.

Installs the release build into a temporary folder, builds the programs of examples/embed/ against it, and runs each.
Every ```c, ```cpp and ```python block of the DOCUMENTS must be part of one of these programs, word for word except for
indentation. Every ```console block must show what a program prints. The same holds for the blocks of the README that
show such programs. The manual and the completions of the program must be installed, too. Reports each difference and
ends with status 1 if there was one.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / "examples" / "embed"
# Document -> whether all its blocks show these programs. In other documents only two kinds of block are checked:
# console blocks that run one of the programs, and code that defines host functions.
DOCUMENTS = {"docs/embedding.md": True, "docs/waiting.md": True, "docs/sessions.md": True,
             "docs/c.md": True, "README.md": False}
PROGRAM_FILES = ["bin/hognose", "share/man/man1/hognose.1", "share/bash-completion/completions/hognose",
                 "share/zsh/site-functions/_hognose", "share/fish/vendor_completions.d/hognose.fish"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)


def run(command, **options):
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          errors="backslashreplace", timeout=300, **options)
    if done.returncode != 0:
        sys.exit(f"check_embedding: {' '.join(map(str, command))} failed:\n{done.stdout}")
    return done.stdout


def build(folder):
    """Builds the programs against a fresh installation and returns the folder that holds them."""
    prefix, binary = folder / "installed", folder / "build"
    run(["cmake", "--install", "build/release", "--prefix", prefix])
    cache = (ROOT / "build/release/CMakeCache.txt").read_text()
    compilers = [f"-D{name}={value}" for name, value in re.findall(r"^(CMAKE_C(?:XX)?_COMPILER):\w+=(.+)$", cache, re.M)]
    launcher = ["-DCMAKE_CXX_COMPILER_LAUNCHER=ccache"] if run(["sh", "-c", "command -v ccache || true"]).strip() else []
    library_folder = next(prefix.glob("lib*/**/libhognose.a")).parent
    run(["cmake", "-S", PROGRAMS, "-B", binary, "-G", "Ninja", f"-DCMAKE_PREFIX_PATH={prefix}",
         *compilers, *launcher],
        env={**os.environ, "LDFLAGS": f"-Wl,-rpath,{library_folder}"})
    run(["cmake", "--build", binary])
    return binary


def missing(folder):
    """Returns which files of the program the installation lacks."""
    return [f"cmake --install does not install {name}" for name in PROGRAM_FILES
            if (path := folder / "installed" / name) and not (path.exists() and path.stat().st_size > 1000)]


def contains(program, block):
    """Returns whether the program contains the lines of the block in a row, up to a common indentation."""
    wanted = textwrap.dedent(block).rstrip("\n").split("\n")
    lines = program.split("\n")
    for start in range(len(lines) - len(wanted) + 1):
        part = lines[start:start + len(wanted)]
        if textwrap.dedent("\n".join(part)).rstrip("\n").split("\n") == wanted:
            return True
    return False


def main():
    problems, checked, shown = [], 0, set()
    sources = {path.stem: path.read_text() for path in sorted(PROGRAMS.glob("*.c*"))}
    with tempfile.TemporaryDirectory() as folder:
        binary = build(pathlib.Path(folder))
        output = {name: run([binary / name]) for name in sources}
        problems += missing(pathlib.Path(folder))
    for document, all_blocks in DOCUMENTS.items():
        text = (ROOT / document).read_text()
        for match in BLOCK.finditer(text):
            place = f"{document}:{text.count(chr(10), 0, match.start()) + 1}"
            kind, block = match.groups()
            if kind in ("c", "cpp", "python") and (all_blocks or "sandbox.define(" in block):
                checked += 1
                if not any(contains(source, block) for source in sources.values()):
                    problems.append(f"{place}: this block is in none of the programs of examples/embed/")
            elif kind == "console":
                command, _, expected = block.partition("\n")
                name = re.sub(r"^\$ (\S*/)?", "", command)
                if name not in sources:
                    if all_blocks:
                        problems.append(f"{place}: '{command}' is none of the programs")
                    continue
                checked += 1
                shown.add(name)
                if output[name] != expected:
                    problems.append(f"{place}: {name} prints\n{output[name]}")
    for name in sorted(set(sources) - shown):
        problems.append(f"docs: the output of {name} is not shown")
    for problem in problems:
        print(problem)
    print(f"check_embedding: {len(sources)} programs, {checked} blocks, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    os.environ.setdefault("CMAKE_BUILD_PARALLEL_LEVEL", "2")
    sys.exit(main())
