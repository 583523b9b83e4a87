#!/usr/bin/env python3
"""Draws docs/drawings/*.svg from the Graphviz sources beside them (docs/drawings/*.dot).

Drawing needs `dot` (Debian package graphviz; `tools/setup.sh drawings` installs it). The results are checked in, so
that the pages can be read everywhere. Each result names the hash of its source: stale() compares the two without
Graphviz, and tools/check/documents.py calls it.

    python3 tools/generate/drawings.py          # draws what is stale
    python3 tools/generate/drawings.py --all    # draws everything
"""

import argparse
import hashlib
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "docs" / "drawings"

# The sources use these colours only. A reader in dark mode sees the second one of each row.
COLOURS = {
    "#ffffff": "#0d1117",  # the background
    "#1f2328": "#e6edf3",  # text
    "#57606a": "#9ea7b3",  # labels of edges and groups
    "#6e7781": "#8b949e",  # edges, and frames of plain data
    "#d0d7de": "#363d46",  # frames of groups
    "#f3f4f6": "#21262d",  # plain data
    "#fff1d0": "#3a2b0e",  # guest memory
    "#b7791f": "#d9a441",
    "#e1edfb": "#11263f",  # the engine
    "#3a6ea5": "#6ea8e6",
    "#e3f4e4": "#12301a",  # the host
    "#3f8a4d": "#6cc07a",
    "#f8e1e0": "#3d1817",  # guards and refusals
    "#b04a4a": "#e5807d",
}


def source_hash(source):
    """The hash that the drawing of this file carries; it covers the colours, too."""
    return hashlib.sha256(source.read_bytes() + repr(COLOURS).encode()).hexdigest()


def style():
    rules = [f'[{attribute}="{light}"] {{ {attribute}: {dark} }}'
             for light, dark in COLOURS.items() for attribute in ("fill", "stroke")]
    return "<style>\n@media (prefers-color-scheme: dark) {\n" + "\n".join(rules) + "\n}\n</style>"


def draw(source):
    """The text of the drawing."""
    done = subprocess.run(["dot", "-Tsvg", str(source)], stdout=subprocess.PIPE, check=True, text=True)
    unknown = set(re.findall(r"#[0-9a-fA-F]{6}", done.stdout)) - set(COLOURS)
    if unknown:
        raise SystemExit(f"{source.name}: colours without a dark one: {', '.join(sorted(unknown))}")
    head, body = re.fullmatch(r".*?(<svg\b[^>]*>)(.*)", done.stdout, re.S).groups()
    lines = [f"<!-- Made by tools/generate/drawings.py. Source: {source.name} {source_hash(source)} -->", head, style(),
             *re.sub(r"<!--.*?-->\n", "", body, flags=re.S).strip().splitlines()]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def stale():
    """The names of drawings that do not belong to their source, and of those that lack one."""
    sources = {path.with_suffix(".svg").name: path for path in FOLDER.glob("*.dot")}
    wrong = [path.name for path in FOLDER.glob("*.svg") if path.name not in sources]
    for name, source in sources.items():
        drawing = FOLDER / name
        text = drawing.read_text("utf-8") if drawing.exists() else ""
        if f"Source: {source.name} {source_hash(source)} -->" not in text:
            wrong.append(name)
    return sorted(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--all", action="store_true", help="draw what is not stale, too")
    options = parser.parse_args()
    wanted = None if options.all else stale()
    for source in sorted(FOLDER.glob("*.dot")):
        drawing = source.with_suffix(".svg")
        if wanted is None or drawing.name in wanted:
            drawing.write_text(draw(source), "utf-8")
            print(drawing.relative_to(ROOT))
    left = stale()
    for name in left:
        print(f"{name}: no source draws it")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
