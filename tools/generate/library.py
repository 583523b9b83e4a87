#!/usr/bin/env python3
"""Prints docs/library.md: every module that a guest may import, its origin, the reason why it may be opened, and
how its public names compare with those of CPython 3.14.

Reads the tables of the library's rooms (src/library/ROOM/modules.def), the names of CPython
(tests/library/cpython_3_14.json, which `--record` writes by running CPython 3.14) and the reasons for those
that are absent (tests/library/absent.txt). Ends with status 1 if a module of the policy
does not exist, if a name is absent without a reason, or if one with a reason is there.
"""

import fnmatch
import json
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

ROOT = tables.ROOT
HOGNOSE = ROOT / "build" / "release" / "hognose"
NAMES = ROOT / "tests" / "library"
RECORDED = NAMES / "cpython_3_14.json"

INTRODUCTION = """# The library

Made by `tools/generate/library.py` from the tables `src/library/ROOM/modules.def`.

A module is native (C++ in `src/library/`), Python (in the same folders), or stdlib (the unmodified source of
CPython 3.14's standard library, which the build puts into the binary). Many modules are native and Python: the
native functions are there before the Python source runs, in the same namespace. The build imports each module once.
A run that imports it gets a copy of what that has left behind.

Under `strict`, a guest may import what `--allow-import` names or what a feature opens. `*` means every module below.
Under `standard`, a guest may import all of them. A name also allows the modules inside a package.

## What built-in modules may do that guests may not

- Instructions of a built-in module that is written in Python may read guarded names (`__mro__`, `__globals__`, …). The
  right belongs to the instruction. Natives that such code calls, including `getattr`, look up an attribute as a guest
  would, because they may act for a guest.
- Modules that are CPython's own text have no right to guarded names, except that ipaddress reads `__reduce__` of a
  class of its own.
- Built-in modules run with builtins and modules of their own. They do not see what a guest puts into `builtins` or
  `sys.modules`. The policy does not restrict imports between them.
- Guests see of these modules only what they offer. A module that the policy does not open is absent wherever a guest
  meets it (as an attribute, by `import *`, in `sys.modules`). So are names that begin with one underscore, except under
  `standard`.
"""


def script_of_names(modules):
    return f"MODULES = {sorted(modules)}\n" + (NAMES / "names.py").read_text()


def names_here(modules):
    """Returns {module: {name: [members]}} as a guest of this build sees them."""
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(script_of_names(modules))
        file.flush()
        command = [HOGNOSE, "run", "--policy", "standard", "--enable", "files", "--max-steps", "0", file.name]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout)


def record(modules):
    request = json.dumps([{"name": "names.py", "source": script_of_names(modules),
                           "modules": {}}])
    command = ["node", ROOT / "tools" / "oracle.mjs"]
    done = subprocess.run(command, input=request, stdout=subprocess.PIPE, check=True, text=True,
                          env=os.environ)
    answer = json.loads(done.stdout)[0]
    if answer["stderr"]:
        sys.exit(answer["stderr"])
    names = json.loads(answer["stdout"])
    lines = [f"{json.dumps(name)}: {json.dumps(names[name])}" for name in sorted(names)]
    RECORDED.write_text("{\n" + ",\n".join(lines) + "\n}\n")


class Reasons:
    """The rows of absent.txt. Records which of them were needed."""

    def __init__(self):
        self.rows = []
        for line in (NAMES / "absent.txt").read_text().splitlines():
            if line and not line.startswith("#"):
                module, patterns, reason = [part.strip() for part in line.split("|")]
                self.rows.append((module, patterns.split(), reason))
        self.used = set()

    def find(self, module, name):
        for row, (of, patterns, reason) in enumerate(self.rows):
            for pattern in patterns:
                if of == module and fnmatch.fnmatchcase(name, pattern):
                    self.used.add((row, pattern))
                    return reason
        return None

    def unused(self):
        return [f"{module} | {pattern}" for row, (module, patterns, _) in enumerate(self.rows)
                for pattern in patterns if (row, pattern) not in self.used]


def code(names):
    return ", ".join(f"`{name}`" for name in names)


def absences(module, wanted, here, reasons, problems):
    """Returns [(names, reason)] for absent names and, as Class.member, absent members of classes."""
    grouped = {}
    for name, members in wanted.items():
        missing = ([name] if name not in here else
                   [f"{name}.{member}" for member in members if member not in here[name]])
        for each in missing:
            reason = reasons.find(module, each)
            if reason is None:
                problems.append(f"tests/library/absent.txt: no reason why {module} lacks {each}")
            grouped.setdefault(reason, []).append(each)
    return [(names, reason) for reason, names in grouped.items()]


def print_names(modules, problems):
    recorded = json.loads(RECORDED.read_text())
    present = names_here(modules)
    reasons = Reasons()
    counts = {"same": 0, "differs": 0, "absent": 0}
    sections = []
    for module in sorted(modules):
        if module not in recorded:
            continue
        wanted, here = recorded[module], present.get(module, {})
        missing = absences(module, wanted, here, reasons, problems)
        lacking = {name.partition(".")[0] for names, _ in missing for name in names if "." in name}
        same = [name for name in wanted if name in here and name not in lacking]
        counts["same"] += len(same)
        counts["differs"] += len(lacking)
        counts["absent"] += sum(name not in here for name in wanted)
        lines = [f"### {module}\n", f"Same ({len(same)}): {code(same)}." if same else "Same: none."]
        for what, dotted in (("Absent", False), ("Differs: lacks", True)):
            for names, reason in missing:
                chosen = [name for name in names if ("." in name) == dotted]
                if chosen:
                    lines.append(f"\n{what} {code(chosen)}: {reason}.")
        sections.append("\n".join(lines))
    problems += [f"tests/library/absent.txt: not absent: {row}" for row in reasons.unused()]
    print("\n## The public names of CPython 3.14\n")
    print("These are the names in `__all__`, and the names without a leading underscore that a module defines itself.")
    print("[differences.md](differences.md) lists the known differences of behaviour. " +
          f"{counts['same']} names are the same, {counts['differs']} lack a member, {counts['absent']} are absent.\n")
    print("\n\n".join(sections))


def main():
    kinds = {name: ["native"] for name, _, _ in tables.library_rows("NATIVE")}
    for name, (_, is_cpythons) in tables.python_sources().items():
        kinds.setdefault(name, []).append("stdlib" if is_cpythons else "Python")
    features = {module: feature for feature, module in tables.library_rows("FEATURE_MODULE")}
    policy = tables.library_rows("MODULE")
    missing = [name for name, _, _ in policy if name not in kinds]
    if sys.argv[1:] == ["--record"]:
        record([name for name, _, _ in policy])
        return 0
    print(INTRODUCTION)
    print("## The modules\n")
    print("| module | code | feature that opens it | why it may be opened |")
    print("|---|---|---|---|")
    for name, _, reason in sorted(policy):
        if name not in missing:
            feature = f"`{features[name]}`" if name in features else ""
            print(f"| `{name}` | {' and '.join(kinds[name])} | {feature} | {reason} |")
    private = sorted(set(kinds) - {name for name, _, _ in policy})
    print("\n## For built-in modules only\n")
    print("No policy opens these: " + ", ".join(f"`{name}`" for name in private) + ".")
    problems = [f"MODULE: there is no module {name}" for name in missing]
    print_names([name for name, _, _ in policy if name not in missing], problems)
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
