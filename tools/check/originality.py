#!/usr/bin/env python3
"""Measures how much of the library is CPython's text, so that no more of it gets in and what there is only shrinks.

Compares with the Python files of every CPython library of this machine: the one that the build takes modules from,
that of the running Python, and those of the distribution, of /usr/local and of pyenv.

- Code: the share of the tokens of a Python file of src/library that are in runs of TOKENS or more that CPython has, too.
  Comments and docstrings do not count, and a string is one token, whatever its text. Nor does what the interface
  dictates: the list `__all__`, and the parameters of a function, which are one token.
- Prose: the passages of WORDS or more words of our docstrings and comments, in Python and in C++, and of the strings
  in C++, that are in a docstring or comment of CPython, too. Strings in C++ that are the docstrings of natives begin
  with a signature, which does not count.

A file of at least SMALL tokens with a share above LIMIT, and a file with such passages, need a row in
tests/library/adapted.txt: `file | share of code in per cent | passages`. Ends with status 1 for a file that exceeds its
row, for a row whose file is gone, and if the share of all files together is above TOTAL. `--fix` lowers and removes
rows, but adds none.
"""

import argparse
import builtins
import hashlib
import importlib
import pathlib
import pkgutil
import re
import sys
import sysconfig
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT
TABLE = ROOT / "tests" / "library" / "adapted.txt"

TOKENS = 20
WORDS = 8
SMALL = 200
LIMIT = 10.0
TOTAL = 4.0

# Tests, programs and tables of CPython that the library has no counterpart of.
LEFT_OUT = {"__pycache__", "test", "tests", "idlelib", "idle_test", "lib2to3", "tkinter", "turtledemo", "ensurepip",
            "distutils", "encodings", "pydoc_data", "site-packages", "dist-packages", "msilib", "curses"}

STRING = r"""[A-Za-z]{0,2}(?:\"\"\"(?:[^\\]|\\.)*?\"\"\"|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
# A string that fills its lines is a docstring.
DOCUMENT = re.compile(rf"^[ \t]*({STRING})[ \t]*$|#([^\n]*)|{STRING}", re.S | re.M)
TOKEN = re.compile(r"\w+|\*\*=?|//=?|<<=?|>>=?|->|:=|\.\.\.|[-+*/%&|^=<>!@]=|[^\s\\]")
CPP = re.compile(r'((?:^[ \t]*//[^\n]*\n)+)|//([^\n]*)|((?:"(?:[^"\\\n]|\\.)*"\s*)+)', re.M)
SIGNATURE = re.compile(r"^\s*[\w.]+\(.*?\)(?: -> [^\n]*?)?(?:\\n|$)")


def libraries():
    """Yields the text of each Python file of CPython, once if several libraries have it."""
    folders = {pathlib.Path(sysconfig.get_paths()["stdlib"]), *pathlib.Path("/usr/lib").glob("python3.[0-9]*"),
               *pathlib.Path("/usr/local/lib").glob("python3.[0-9]*"),
               *pathlib.Path.home().glob(".pyenv/versions/3.1[1-9]*/lib/python3.1[0-9]")}
    seen = set()

    def is_new(data):
        digest = hashlib.sha1(data).digest()
        return not (digest in seen or seen.add(digest))

    for folder in sorted(folders):
        for path in sorted(folder.rglob("*.py")):
            if not LEFT_OUT.intersection(path.relative_to(folder).parts) and is_new(data := path.read_bytes()):
                yield data.decode("utf-8", "replace")
    with zipfile.ZipFile(tables.STDLIB) as archive:
        for name in archive.namelist():
            if name.endswith(".py") and not LEFT_OUT.intersection(name.split("/")) and is_new(data := archive.read(name)):
                yield data.decode("utf-8", "replace")


def native_documents():
    """Yields the docstrings of the native modules of the Python that runs this."""
    modules = [builtins]
    for name in sorted(set(sys.builtin_module_names) | {each.name for each in pkgutil.iter_modules(
            [sysconfig.get_config_var("DESTSHARED") or ""])}):
        try:
            modules.append(importlib.import_module(name))
        except ImportError:
            continue
    for module in modules:
        holders = [module, *(value for value in vars(module).values() if isinstance(value, type))]
        for value in holders + [value for holder in holders for value in vars(holder).values()]:
            if isinstance(text := getattr(value, "__doc__", None), str):
                yield text


def divide(text):
    """Returns the tokens of Python code, and its docstrings and comments."""
    prose = []

    def replace(match):
        if match[1] is not None or match[2] is not None:
            prose.append((match.start(), match[1] or match[2], match[1] is None))
            return " "
        return " STRING "

    return list(without_interface(TOKEN.findall(DOCUMENT.sub(replace, text)))), join_comments(text, prose)


def without_interface(tokens):
    """Yields the tokens without lists of exported names and without the parameters of functions."""
    depth = 0  # of the brackets that are left out
    for i, token in enumerate(tokens):
        if depth == 0 and token in ("(", "[") and i >= 2:
            is_list = token == "[" and tokens[i - 2:i] in (["__all__", "="], ["__all__", "+="])
            if is_list or (token == "(" and tokens[i - 2] == "def"):
                yield "INTERFACE"
                depth = 1
                continue
        if depth == 0:
            yield token
        else:
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))


def join_comments(text, prose):
    """Returns [(line number, text)] in which the comments of adjacent lines are one."""
    joined, last, line, counted = [], -2, 1, 0
    for start, part, is_comment in prose:
        line += text.count("\n", counted, start)
        counted = start
        if is_comment and line == last + 1:
            joined[-1] = joined[-1][0], joined[-1][1] + " " + part
        else:
            joined.append((line, part))
        last = line if is_comment else -2
    return joined


def cpp_prose(text):
    """Yields (line number, text) of each block of comments and each string."""
    for match in CPP.finditer(text):
        part = match[1] or match[2] or ""
        if match[3]:
            part = "".join(re.findall(r'"((?:[^"\\\n]|\\.)*)"', match[3]))
            part = re.sub(r"\\[nt]", " ", SIGNATURE.sub("", part))
        yield text.count("\n", 0, match.start()) + 1, part


def words_of(text):
    return re.findall(r"\w+", text.lower())


class Known:
    """The runs of `length` items of our files that CPython has, too."""

    def __init__(self, length):
        self.length = length
        # Every run of this length covers one of the pieces that start at a multiple of `step`.
        self.step = length // 2
        self.piece = length - self.step + 1
        self.pieces = set()
        self.runs = set()

    def add_ours(self, items):
        self.pieces.update(zip(*(items[i:] for i in range(self.piece))))

    def add_theirs(self, items):
        done = 0
        for i in range(0, len(items) - self.piece + 1, self.step):
            if tuple(items[i:i + self.piece]) in self.pieces:
                for first in range(max(done, i - self.step + 1), min(i + 1, len(items) - self.length + 1)):
                    self.runs.add(tuple(items[first:first + self.length]))
                done = i + 1

    def find(self, items):
        """Yields (first, end) of each stretch of which all runs are known."""
        start = end = 0
        for i in range(len(items) - self.length + 1):
            if tuple(items[i:i + self.length]) in self.runs:
                if i > end or not end:
                    if end:
                        yield start, end
                    start = i
                end = i + self.length
        if end:
            yield start, end


def measure():
    """Returns {file: (tokens, how many of them are CPython's, [passage])}."""
    code, prose = Known(TOKENS), Known(WORDS)
    ours = {}
    for path in sorted([*(ROOT / "src" / "library").rglob("*.py"), *(ROOT / "src").rglob("*.cpp"),
                        *(ROOT / "src").rglob("*.h")]):
        text = path.read_text("utf-8")
        tokens, parts = divide(text) if path.suffix == ".py" else ([], cpp_prose(text))
        parts = [(line, words_of(part)) for line, part in parts]
        ours[str(path.relative_to(ROOT))] = tokens, parts
        code.add_ours(tokens)
        for _, words in parts:
            prose.add_ours(words)
    for text in libraries():
        tokens, parts = divide(text)
        code.add_theirs(tokens)
        for _, part in parts:
            prose.add_theirs(words_of(part))
    for text in native_documents():
        prose.add_theirs(words_of(text))
    return {name: (len(tokens), sum(end - start for start, end in code.find(tokens)),
                   [f"{name}:{line}: {' '.join(words[start:end])}"
                    for line, words in parts for start, end in prose.find(words)])
            for name, (tokens, parts) in ours.items()}


def read_table():
    rows = {}
    for line in TABLE.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            name, share, passages = (part.strip() for part in line.split("|"))
            rows[name] = float(share), int(passages)
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="lower the rows of the table")
    parser.add_argument("--passages", action="store_true", help="print the passages of files with a row, too")
    options = parser.parse_args()
    rows = read_table()
    problems, kept, total, same, above = [], {}, 0, 0, 0
    for name, (tokens, copied, passages) in measure().items():
        total += tokens
        same += copied
        share = round(100 * copied / tokens, 1) if tokens >= SMALL else 0.0
        share = share if share > LIMIT else 0.0
        above += share > 0
        allowed_share, allowed_passages = rows.pop(name, (0.0, 0))
        if share > allowed_share:
            problems.append(f"{name}: {share} % of the code is that of CPython, not at most {allowed_share or LIMIT} %")
        if len(passages) > allowed_passages:
            problems.append(f"{name}: {len(passages)} passages are those of CPython, not {allowed_passages}")
        if options.passages or len(passages) > allowed_passages:
            print(*passages, sep="\n", end="\n" if passages else "")
        row = min(share, allowed_share), min(len(passages), allowed_passages)
        if any(row):
            kept[name] = row
    problems += [f"{TABLE.name}: there is no {name}" for name in rows if not options.fix]
    if options.fix:
        heading = [line for line in TABLE.read_text("utf-8").splitlines() if line.startswith("#")]
        TABLE.write_text("\n".join(heading + [f"{name} | {share} | {count}" for name, (share, count) in kept.items()])
                         + "\n", "utf-8")
    if 100 * same > TOTAL * total:
        problems.append(f"more than {TOTAL:.0f} % of all code is that of CPython")
    for problem in problems:
        print(problem)
    print(f"originality: {100 * same / max(total, 1):.1f} % of {total} tokens are CPython's, {above} files are above "
          f"{LIMIT:.0f} %, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
