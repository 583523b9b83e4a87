#!/usr/bin/env python3
"""Compares the library's Python sources with those of CPython, so that no copied text gets in.

Reads the Python files of src/library and the standard library of Debian's libpython3.11-stdlib. Reports three
kinds of passages, and ends with status 1 if there is one: LINES equal lines of code in a row, equal docstrings, and
WORDS equal words in a row in a docstring or comment. Lines that an interface dictates do not count: signatures,
imports, lines that hold only string literals or names, and statements as plain as `return self`. A passage that has
to stay the same has a row in EXCEPTIONS.
"""

import argparse
import ast
import io
import pathlib
import re
import sys
import tokenize

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OURS = ROOT / "src" / "library"
THEIRS = pathlib.Path("/usr/lib/python3.11")

# Tests, programs and tables of CPython that the library has no counterpart of.
LEFT_OUT = {"__pycache__", "test", "tests", "idlelib", "lib2to3", "tkinter", "turtledemo", "ensurepip",
            "distutils", "encodings", "pydoc_data", "site-packages", "dist-packages", "msilib", "curses"}

LINES = 5           # this many equal lines of code in a row are a copy
WORDS = 8           # this many equal words of prose in a row are a copy
DOCSTRING_WORDS = 4  # a docstring of fewer words may be equal, as there are few ways to phrase it

# (file, the reported text (for code, the first line), the reason why it is the same).
EXCEPTIONS = [
    ("statistics.py",
     "the overlapping coefficient as a measure of agreement between probability distributions and "
     "point estimation of the overlap of two normal densities", "the title of a paper"),
]

# Lines that cannot count as copied: statements with only one spelling, and lines that the interface dictates.
TRIVIAL = re.compile(
    r"""(async\ )?def\ .*|class\ .*|@.*|import\ .*|from\ .*
      | (try|else|finally)\ ?:|except(\ [\w.]+|\ \([\w., ]+\))?(\ as\ \w+)?:|pass|break|continue|return
      | return\ (self|True|False|None|NotImplemented|result|value|default)|raise|raise\ [\w.]+(\(.*\))?(\ from\ \w+)?
      | if\ \w+\ is\ (not\ )?None:|__slots__\ =\ .*|self\.(\w+)\ =\ \w+|[^\w]*|(global|nonlocal)\ .*
      | [fbr]?"[^"]*"[,)\]:]*|[\w\ ,.=*:|\[\]/]+,|\w+(=\w+)?[)\]]+:?(\ ->.*)?
      | return\ self\.\w+\.(\w+)\([\w\ ,*]*\)""", re.X)

# Text that may be a docstring, found without parsing.
DOCUMENT = re.compile(r'''(?:"""|\'{3}|^\s+["\'])(.*?)(?:"""|\'{3}|["\']$)''', re.S | re.M)


def words_of(text):
    return re.findall(r"\w+", text.lower())


def code_lines(text):
    """Returns (line number, normalized line) for the lines that count."""
    found = []
    for number, line in enumerate(text.split("\n"), 1):
        line = " ".join(line.replace("'", '"').split())
        if "#" in line:
            line = re.sub(r"\s*#[^\"]*$", "", line)
        if len(line) > 3 and not TRIVIAL.fullmatch(line):
            found.append((number, line))
    return found


def parse(text):
    # The Python that runs this may not know t-strings.
    return ast.parse(re.sub(r"\bt(?=[\"'])", "f", text))


def docstrings(tree):
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant) \
                    and isinstance(first.value.value, str):
                yield first.lineno, first.value.value


def comments(text):
    """Yields (line number, text) of each block of comments."""
    start, block, last = 0, [], -1
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                if block:
                    yield start, " ".join(block)
                start, block = token.start[0], []
            last = token.start[0]
            block.append(token.string.lstrip("#"))
    if block:
        yield start, " ".join(block)


def runs(sequence, length, known):
    """Yields (first, end) of each maximal stretch in which every window of this length is in `known`."""
    start = end = 0
    for i in range(len(sequence) - length + 1):
        if tuple(sequence[i:i + length]) in known:
            if i > end:
                if end:
                    yield start, end
                start = i
            end = i + length
    if end:
        yield start, end


def sources(folder):
    for path in sorted(folder.rglob("*.py")):
        if not LEFT_OUT.intersection(path.relative_to(folder).parts):
            yield path, path.read_text(encoding="utf-8", errors="replace")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", type=pathlib.Path, help="only these (default: all)")
    options = parser.parse_args()
    if not (THEIRS / "statistics.py").exists():
        print(f"not checked: {THEIRS} is missing; install libpython3.11-stdlib")
        return 0

    code, prose, documents = set(), set(), set()
    for _, text in sources(THEIRS):
        lines = [line for _, line in code_lines(text)]
        code.update(zip(*(lines[i:] for i in range(LINES))))
        words = words_of(text)
        prose.update(zip(*(words[i:] for i in range(WORDS))))
        documents.update(tuple(words_of(document)) for document in DOCUMENT.findall(text))

    allowed = {(name, line) for name, line, _ in EXCEPTIONS}
    used, copies, files = set(), 0, 0
    for path, text in sources(OURS):
        if options.files and path not in [file.resolve() for file in options.files]:
            continue
        files += 1
        name = "/".join(path.relative_to(OURS).parts[1:])  # without the folder of src/library

        def report(number, what, key):
            nonlocal copies
            if (name, key) in allowed:
                used.add((name, key))
                return
            copies += 1
            print(f"{path.relative_to(ROOT)}:{number}: {what}: {key}")

        lines = code_lines(text)
        for start, end in runs([line for _, line in lines], LINES, code):
            report(lines[start][0], f"{end - start} lines of code are those of CPython", lines[start][1])
        tree = parse(text)
        for number, document in docstrings(tree):
            words = words_of(document)
            if len(words) >= DOCSTRING_WORDS and tuple(words) in documents:
                report(number, "the docstring is that of CPython", " ".join(words[:WORDS]))
            else:
                for start, end in runs(words, WORDS, prose):
                    report(number, f"{end - start} words are those of CPython", " ".join(words[start:end]))
        for number, comment in comments(text):
            words = words_of(comment)
            for start, end in runs(words, WORDS, prose):
                report(number, f"{end - start} words are those of CPython", " ".join(words[start:end]))

    stale = [] if options.files else sorted(allowed - used)
    for name, line in stale:
        print(f"EXCEPTIONS: remove this row, {name} no longer has this passage: {line}")
    print(f"{files} files, {copies} copied passages")
    return 1 if copies else 0


if __name__ == "__main__":
    sys.exit(main())
