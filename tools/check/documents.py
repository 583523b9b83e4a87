#!/usr/bin/env python3
"""Checks the documents: generated pages and drawings are up to date, examples, links, paths and lines are right.

A generated page must equal what its generator prints now; a new one is one line of GENERATED. `--fix` rewrites it,
and builds again where the page is compiled in, since the pages after it are printed by what was built.
So must a generated part of a page, which is between `<!-- hognose WORDS -->` and `<!-- end -->`.
A drawing of docs/drawings must carry the hash of its source (tools/generate/drawings.py). In pages written by hand,
lines have at most 120 columns, links lead to files and headings that exist, paths in backticks exist, and commands in
console blocks print what the block shows. (tools/check/embedding.py checks the programs of examples/embed.)
"""

import argparse
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402
from generate import drawings  # noqa: E402

ROOT = tables.ROOT
BINARIES = "build/release/"
HOGNOSE = str(ROOT / BINARIES / "hognose")
COLUMNS = 120

GENERATED = {
    **{f"src/library/{room.name}/exports.def": [sys.executable, "tools/generate/exports.py", room.name]
       for room in tables.rooms() if (room / "exports.def").exists()},
    "docs/exports.md": [HOGNOSE, "policy", "--exports"],
    "docs/differences.md": [sys.executable, "tools/generate/differences.py"],
    "docs/language.md": [sys.executable, "tools/generate/language.py"],
    "docs/library.md": [sys.executable, "tools/generate/library.py"],
    "docs/trend.md": [sys.executable, "tools/measure/trend.py"],
    "docs/policy.md": [HOGNOSE, "policy", "--markdown"],
}

PART = re.compile(r"^<!-- hognose (.*) -->\n(.*?)^<!-- end -->\n", re.M | re.S)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
# A path of the repository in backticks. Patterns and placeholders (`<name>.py`, `*_open.py`) are not paths.
PATH = re.compile(r"`((?:apps|bench|cmake|docs|examples|include|src|tests|tools)/[\w./-]*)`")


def check_generated(fix):
    """Compares each generated page with what its generator prints. Returns the problems."""
    problems = []
    for name, command in GENERATED.items():
        path = ROOT / name
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE)
        if done.returncode != 0:
            problems.append(f"{name}: its generator failed")
        elif not path.exists() or path.read_bytes() != done.stdout:
            if fix:
                path.write_bytes(done.stdout)
                print(f"{name}: rewritten")
                if path.suffix == ".def":
                    subprocess.run(["cmake", "--build", "--preset", "release", "--target", "hognose"],
                                   cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
            else:
                problems.append(f"{name}: stale; run tools/check/documents.py --fix")
    return problems


def check_parts(path, fix):
    """Compares the generated parts of a page with what `hognose` prints. Returns the problems."""

    def print_part(match):
        done = subprocess.run([HOGNOSE, *shlex.split(match[1])], stdout=subprocess.PIPE, text=True, check=True)
        return f"<!-- hognose {match[1]} -->\n{done.stdout}<!-- end -->\n"

    text = path.read_text("utf-8")
    made = PART.sub(print_part, text)
    if made == text:
        return []
    if not fix:
        return [f"{path.relative_to(ROOT)}: a generated part is stale; run tools/check/documents.py --fix"]
    path.write_text(made, "utf-8")
    print(f"{path.relative_to(ROOT)}: rewritten")
    return []


def pages():
    """The pages written by hand."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
    return sorted(path for path in found if str(path.relative_to(ROOT)) not in GENERATED)


def lines_of(path):
    """Pairs of a line and the kind of code block it is in (None: no block)."""
    block = None
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("```"):
            block = None if block is not None else line[3:]
            yield line, "fence"
        else:
            yield line, block


def blocks_of(path):
    """Triples of the line, the kind and the text of each code block."""
    text = path.read_text("utf-8")
    for match in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        yield text.count("\n", 0, match.start()) + 1, match.group(1), match.group(2)


def anchors(path):
    """The names under which the headings of a page can be linked."""
    headings = [line.lstrip("#").strip() for line, block in lines_of(path) if block is None and line.startswith("#")]
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def check_links(path, line):
    for target, anchor in LINK.findall(line):
        if "://" in target:
            continue
        file = (path.parent / target).resolve() if target else path
        if not file.exists():
            yield f"links to {target}, which does not exist"
        elif anchor and file.suffix == ".md" and anchor not in anchors(file):
            yield f"links to the heading #{anchor}, which {file.name} does not have"
    for name in PATH.findall(line):
        # `src/library/regex` may name a folder; `src/x.y` and `src/x` must exist as they are written.
        if not (ROOT / name.rstrip(".")).exists():
            yield f"names {name}, which does not exist"


def check_page(path):
    """Problems of one page. Rows of tables and verbatim output may be longer than a line."""
    for number, (line, block) in enumerate(lines_of(path), 1):
        place = f"{path.relative_to(ROOT)}:{number}"
        if len(line) > COLUMNS and not line.startswith("|") and block != "console":
            yield f"{place}: {len(line)} columns, {COLUMNS} are allowed"
        if block is None:
            yield from (f"{place}: {problem}" for problem in check_links(path, line))


# Figures of a JSON outcome that differ from run to run, or from build to build.
VARIES = re.compile(r'("(?:time_ms|cpu_ms|memory_mb|steps)": )[0-9.]+')


def check_examples(path):
    """Runs the commands of build/release/ in console blocks and compares what they print.

    `$ cat FILE` shows a file that the following commands use. Any other file of a command is the Python block before.
    """
    program = ""
    with tempfile.TemporaryDirectory() as folder:
        for number, kind, text in blocks_of(path):
            if kind == "python":
                program = text
            if kind != "console":
                continue
            for part in re.split(r"^(?=\$ )", text, flags=re.M)[1:]:
                command, _, expected = part[2:].partition("\n")
                words = shlex.split(command)
                file = pathlib.Path(folder) / words[-1]
                if words[0] == "cat":
                    file.write_text(expected, "utf-8")
                elif words[0].startswith(BINARIES):
                    if words[-1].endswith(".py") and not file.exists():
                        file.write_text(program, "utf-8")
                    done = subprocess.run([ROOT / words[0], *words[1:]], cwd=folder, stdout=subprocess.PIPE,
                                          stderr=subprocess.STDOUT, text=True, errors="backslashreplace")
                    if VARIES.sub(r"\1?", done.stdout) != VARIES.sub(r"\1?", expected):
                        yield f"{path.relative_to(ROOT)}:{number}: `{command}` prints\n{done.stdout}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fix", action="store_true", help="rewrite stale generated pages")
    options = parser.parse_args()
    problems = check_generated(options.fix)
    problems += [f"docs/drawings/{name}: does not belong to its source; run tools/generate/drawings.py"
                 for name in drawings.stale()]
    written = pages()
    for path in written:
        problems += check_parts(path, options.fix)
        problems += check_page(path)
        problems += check_examples(path)
    for problem in problems:
        print(problem)
    print(f"{len(GENERATED)} generated pages, {len(written)} written by hand, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
