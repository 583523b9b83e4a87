#!/usr/bin/env python3
"""Checks that each place where the library's Python code uses a guarded name is on a reviewed list.

A module with rows TRUSTED_NAMES in the tables of the library may read (or write) some guarded names by its own
attribute instructions. Each such instruction is a place where a program could borrow the right (a confused
deputy). This tool finds them in the source of the built-in modules and compares them with
tests/policy/deputies.txt:

    module | function | name | load or store | holder | why no program can borrow it

The function is the qualified name (`<module>` for the top level, `<lambda>` for lambdas). A line covers
all equal uses in one function, and `2 load` means that there are two. The holder `none` means that the name is not
guarded on that object. The check fails for

- a use without a line, and a line without a use or without a reason;
- a right of a module whose source is CPython's, except those in KEPT;
- a holder that trusted_names.def does not grant, and a row of trusted_names.def that no use needs.

`--list` prints the uses as lines without reasons.
"""

import argparse
import ast
import collections
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT
# CPython's text is not ours to review at every update, so it has a guest's rights. These were granted before that rule.
KEPT = {("ipaddress", "__reduce__")}
TABLE = ROOT / "tests" / "policy" / "deputies.txt"


def read_rights():
    """Returns {(module, name): {holder, ...}} from the rows TRUSTED_NAMES."""
    rights = collections.defaultdict(set)
    for module, names, holder, _ in tables.library_rows("TRUSTED_NAMES"):
        for name in names.split():
            rights[module, name].add(holder)
    return rights


class Uses(ast.NodeVisitor):
    """Counts the attribute instructions on the given names, by function."""

    def __init__(self, names):
        self.names = names
        self.path = []
        self.found = collections.Counter()

    def visit_scope(self, node):
        self.path.append(getattr(node, "name", "<lambda>"))
        self.generic_visit(node)
        self.path.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = visit_scope

    def visit_Attribute(self, node):
        if node.attr in self.names:
            kind = "load" if isinstance(node.ctx, ast.Load) else "store"
            self.found[".".join(self.path) or "<module>", node.attr, kind] += 1
        self.generic_visit(node)

    def visit_AugAssign(self, node):
        if isinstance(node.target, ast.Attribute) and node.target.attr in self.names:
            self.found[".".join(self.path) or "<module>", node.target.attr, "load"] += 1
        self.generic_visit(node)


def find_uses(rights):
    """Returns {(module, function, name, kind): count} of all uses that a right covers."""
    sources = tables.python_sources()
    uses = {}
    for module in sorted({module for module, _ in rights}):
        if module not in sources:
            raise SystemExit(f"TRUSTED_NAMES: {module} has no Python source")
        names = {name for each, name in rights if each == module}
        visitor = Uses(names)
        visitor.visit(ast.parse(sources[module][0].read_text("utf-8")))
        for (function, name, kind), count in visitor.found.items():
            uses[module, function, name, kind] = count
    return uses


def read_table():
    """Returns the reviewed list as [(line number, key, count, holder, reason)]."""
    lines = []
    for number, line in enumerate(TABLE.read_text("utf-8").splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 6:
            raise SystemExit(f"{TABLE.name}:{number}: six columns are expected")
        module, function, name, kind, holder, reason = parts
        count, _, kind = kind.rpartition(" ")
        lines.append((number, (module, function, name, kind), int(count or 1), holder, reason))
    return lines


def check():
    rights = read_rights()
    uses = find_uses(rights)
    problems = []
    seen = set()
    needed = set()
    for number, key, count, holder, reason in read_table():
        where = f"{TABLE.relative_to(ROOT)}:{number}"
        if key in seen:
            problems.append(f"{where}: a second line for {' '.join(key)}")
        seen.add(key)
        if key not in uses:
            problems.append(f"{where}: no use is left of {' '.join(key)}")
            continue
        if uses[key] != count:
            problems.append(f"{where}: {' '.join(key)} occurs {uses[key]} times, but {count} were reviewed")
        module, _, name, _ = key
        for each in holder.split("/") if holder != "none" else []:
            if each not in rights[module, name]:
                problems.append(f"{where}: {module} has no right to {name} on {each}")
            needed.add((module, name, each))
        if len(reason) < 10:
            problems.append(f"{where}: the reason why no program can borrow it is missing")
    for key in sorted(set(uses) - seen):
        problems.append(f"no line in {TABLE.relative_to(ROOT)}: {' | '.join(key)}")
    sources = tables.python_sources()
    for module, name in sorted(rights.keys() - KEPT):
        if sources[module][1]:
            problems.append(f"TRUSTED_NAMES: {module} is CPython's and gets no right to {name}")
    for (module, name), holders in sorted(rights.items()):
        for holder in sorted(holders):
            if (module, name, holder) not in needed:
                problems.append(f"TRUSTED_NAMES: no use needs {name} on {holder} in {module}")
    return uses, problems


def main():
    parser = argparse.ArgumentParser(description="Check the uses of rights to guarded names.")
    parser.add_argument("--list", action="store_true", help="print the uses, without reasons")
    options = parser.parse_args()
    if options.list:
        rights = read_rights()
        for (module, function, name, kind), count in sorted(find_uses(rights).items()):
            times = kind if count == 1 else f"{count} {kind}"
            holders = "/".join(sorted(rights[module, name]))
            print(f"{module} | {function} | {name} | {times} | {holders} |")
        return 0
    uses, problems = check()
    for problem in problems:
        print(problem)
    print(f"check_deputies: {sum(uses.values())} uses of rights, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
