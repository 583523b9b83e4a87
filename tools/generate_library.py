#!/usr/bin/env python3
"""Prints docs/library.md: every module that a guest may import, where its code comes from, and why.

Receives nothing but the tables src/library/modules.def, src/policy/modules.def and
src/policy/features.def; ends with status 1 if a module of the policy does not exist.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXT = r'"((?:[^"\\]|\\.)*)"'

INTRODUCTION = """# The library

Made by `tools/generate_library.py` of the tables in `src/library/modules.def` and `src/policy/`.

A module is native (C++ in `src/library/`), Python (`src/library/python/`) or stdlib (the source of CPython
3.11's standard library as Debian installs it, put into the binary when it is built). Many are native and
Python: the native functions are there before the Python source runs, in the same namespace. Python
sources are compiled once per process, when they are first imported; a run only executes them.

Under `strict` a guest may import what `--allow-import` names or a feature opens; `*` means every module
below. Under `standard` it may import all of them. A name allows the modules inside of a package too.

## What built-in modules may do that guests may not

- Instructions of a built-in module written in Python may read guarded names (`__mro__`, `__globals__`, …). The
  right belongs to the instruction: natives that such code calls, `getattr` among them, look at an attribute as
  a guest would, because they may act for a guest.
- They run with builtins and modules of their own: what a guest puts into `builtins` or `sys.modules`
  is not what they find. Imports between them go past the policy.
- Guests see of them what they offer: a module that the policy does not open is absent wherever a
  guest meets it (as an attribute, by `import *`, in `sys.modules`), and outside `standard` so are names
  that begin with one underscore.
"""


def rows(path, pattern):
    return re.findall(pattern, (ROOT / path).read_text(), re.M)


def main():
    kinds = {}
    documentation = {}
    for name, text in rows("src/library/modules.def", rf"^MODULE\({TEXT},\s*\w+,\s*{TEXT}\)"):
        kinds.setdefault(name, []).append("native")
        documentation[name] = text
    for origin, name in rows("src/library/modules.def", rf"^(PYTHON|STDLIB)_(?:MODULE|PACKAGE)\({TEXT}"):
        kinds.setdefault(name, []).append("Python" if origin == "PYTHON" else "stdlib")
    features = dict((module, feature) for feature, module in
                    rows("src/policy/features.def", rf"^FEATURE_MODULE\({TEXT},\s*{TEXT}\)"))
    policy = rows("src/policy/modules.def", rf"^POLICY_MODULE\({TEXT},\s*(\w+),\s*{TEXT}\)")
    missing = [name for name, _, _ in policy if name not in kinds]
    print(INTRODUCTION)
    print("## The modules\n")
    print("| module | code | opened by feature | why it may be opened |")
    print("|---|---|---|---|")
    for name, _, reason in sorted(policy):
        if name not in missing:
            feature = f"`{features[name]}`" if name in features else ""
            print(f"| `{name}` | {' and '.join(kinds[name])} | {feature} | {reason} |")
    private = sorted(set(kinds) - {name for name, _, _ in policy})
    print("\n## For built-in modules only\n")
    print("No policy opens these: " + ", ".join(f"`{name}`" for name in private) + ".")
    for name in missing:
        print(f"src/policy/modules.def: there is no module {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
