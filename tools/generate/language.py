#!/usr/bin/env python3
"""Prints docs/language.md: the sections of the language reference and the scripts that cover each.

Reads tests/sections.txt and the headers of the scripts in tests/conformance, which may contain
`# reference: 6.3.4`. Ends with status 1 if a section has no script, a pattern matches no script, or a header
names a section that does not exist.
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SCRIPTS = ROOT / "tests" / "conformance"
SHOWN = 6  # scripts named in a row; the rest are counted


class Section:
    def __init__(self, line):
        number, title, patterns = (part.strip() for part in line.split("|"))
        self.number, self.title = number, title
        self.patterns = patterns.split()
        self.is_chapter = number.isdigit()
        self.scripts = set()


def read_sections():
    lines = (ROOT / "tests" / "sections.txt").read_text("utf-8").splitlines()
    return [Section(line) for line in lines if line.strip() and not line.startswith("#")]


def assign(sections):
    """Assigns scripts to sections and returns a list of problems."""
    wrong = []
    by_number = {section.number: section for section in sections}
    for section in sections:
        for pattern in section.patterns:
            found = sorted(SCRIPTS.glob(pattern))
            if not found:
                wrong.append(f"{section.number}: no script {pattern}")
            section.scripts.update(found)
    for path in sorted(SCRIPTS.rglob("*.py")):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                break
            if line.startswith("# reference: "):
                for number in line.removeprefix("# reference: ").split(","):
                    if number.strip() in by_number:
                        by_number[number.strip()].scripts.add(path)
                    else:
                        wrong.append(f"{path}: no section {number.strip()}")
    wrong += [f"{section.number} {section.title}: no script" for section in sections
              if not section.is_chapter and not section.scripts]
    return wrong


def row(section):
    names = sorted(str(path.relative_to(SCRIPTS)) for path in section.scripts)
    links = [f"[{name.removesuffix('.py')}](../tests/conformance/{name})" for name in names[:SHOWN]]
    if len(names) > SHOWN:
        links.append(f"and {len(names) - SHOWN} more")
    return f"| {section.number} | {section.title} | {', '.join(links)} |"


def main():
    sections = read_sections()
    wrong = assign(sections)
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 1
    covered = [section for section in sections if not section.is_chapter]
    scripts = set().union(*(section.scripts for section in covered))
    print("# The language, section by section\n")
    print("Made by `tools/generate/language.py` from `tests/sections.txt`. For each section of the reference of Python")
    print("3.14, this page lists the scripts in `tests/conformance` that cover it. CPython wrote their expected output.")
    print(f"There are {len(covered)} sections and {len(scripts)} scripts. [Differences](differences.md) lists where")
    print("Hognose differs.")
    for section in sections:
        if section.is_chapter:
            print(f"\n## {section.number} {section.title}\n\n| section | title | scripts |\n|---|---|---|")
        else:
            print(row(section))
    return 0


if __name__ == "__main__":
    sys.exit(main())
