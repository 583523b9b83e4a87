#!/usr/bin/env python3
"""Checks at link level that no layer needs a symbol that only a higher layer defines.

tools/check/layers.py checks includes. But a header can declare what a higher layer defines, and the include looks
innocent. So this program reads the object files of a build. The only symbols that may point upward are the rows of
UPWARD. They are declared in src/objects/core/higher_layers.h and described in docs/architecture.md.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

from layers import ALLOWED as LAYERS, ROOT

HEADER = ROOT / "src/objects/core/higher_layers.h"
PAGE = ROOT / "docs/architecture.md"
SECTION = "## What lower layers take from higher ones"

# Name of the symbol, without arguments -> why it is not a virtual function of MachineServices.
UPWARD = {
    "GuestCalls::call": "every protocol calls guest functions; an indirect call would cost",
    "GuestCalls::call_with_keywords": "the same",
    "GuestCalls::resume_generator": "loops over generators; an indirect call would cost",
    "GuestCalls::throw_into_generator": "the counterpart of resume_generator",
    "GuestCalls::resume_in_place": "natives that take many items from a generator; an indirect call would cost",
    "GuestCalls::suspend_in_place": "the counterpart of resume_in_place",
    "send_to_iterator_calling": "each step of an await; an indirect call would cost",
    "throw_into_iterator_calling": "the counterpart of send_to_iterator_calling",
    "current_method": "each super() without arguments; an indirect call would cost",
    "kTypeSpecs": "a table: the types are defined in several layers",
}

DIRECTORY = re.compile(r"hognose_layer_(\w+)\.dir$")


def objects(build):
    """Yields (layer, object file) for each source that still exists."""
    for directory in sorted((build / "CMakeFiles").glob("hognose_layer_*.dir")):
        layer = DIRECTORY.search(directory.name)[1]
        if layer not in LAYERS:
            continue  # left over from an earlier name
        for path in sorted(directory.rglob("*.o")):
            source = path.relative_to(directory).with_suffix("")
            if (ROOT / source).exists() or (build / source).exists():
                yield layer, path


def symbols(paths):
    """Returns {object file: (needed names, defined names)}."""
    found = {path: (set(), set()) for path in paths}
    text = subprocess.run(["nm", "-A", "--format=posix", *map(str, paths)], capture_output=True, text=True,
                          check=True).stdout
    for line in text.splitlines():
        path, _, rest = line.partition(": ")
        words = rest.split()
        if len(words) < 2:
            continue
        name, kind = words[:2]
        found[pathlib.Path(path)][0 if kind in "Uwv" else 1].add(name)
    return found


def demangled(names):
    names = sorted(names)
    text = subprocess.run(["c++filt"], input="\n".join(names), capture_output=True, text=True, check=True).stdout
    return dict(zip(names, text.splitlines()))


def plain_name(symbol):
    """`hognose::GuestCalls::call(hognose::Value, ...)` -> `GuestCalls::call`"""
    return symbol.split("(")[0].removeprefix("hognose::")


def upward(build):
    """Returns {name: {(layer that needs it, layer that defines it)}} and the number of object files."""
    order = list(LAYERS)
    layer_of = {path: layer for layer, path in objects(build)}
    table = symbols(list(layer_of))
    lowest = {}
    for path, (_, defined) in table.items():
        rank = order.index(layer_of[path])
        for name in defined:
            lowest[name] = min(rank, lowest.get(name, rank))
    found = collections.defaultdict(set)
    for path, (needed, _) in table.items():
        rank = order.index(layer_of[path])
        for name in needed:
            if lowest.get(name, rank) > rank:
                found[name].add((layer_of[path], order[lowest[name]]))
    return found, len(table)


def main():
    parser = argparse.ArgumentParser(description="Check that no layer needs a symbol of a higher one.")
    parser.add_argument("--preset", default="release")
    arguments = parser.parse_args()
    found, count = upward(ROOT / "build" / arguments.preset)
    problems = [] if count else ["no object files: build the preset first"]
    names = demangled(found)
    used = set()
    for symbol, edges in sorted(found.items()):
        name = plain_name(names[symbol])
        used.add(name)
        if name not in UPWARD:
            problems += [f"src/{lower} needs {names[symbol]}, which src/{higher} defines"
                         for lower, higher in sorted(edges)]
    header, page = HEADER.read_text(), PAGE.read_text().partition(SECTION)[2].partition("\n## ")[0]
    for name in UPWARD:
        if count and name not in used:
            problems.append(f"the row {name} of UPWARD is not needed")
        if not re.search(r"\b" + name.split("::")[-1] + r"\b", header):
            problems.append(f"{HEADER.relative_to(ROOT)} does not declare {name}")
        if f"`{name}`" not in page:
            problems.append(f"{PAGE.relative_to(ROOT)} does not describe {name}")
    for problem in problems:
        print(problem)
    print(f"check_link_layers: {count} object files, {len(used)} symbols point upward, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
