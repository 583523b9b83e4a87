#!/usr/bin/env python3
"""Prints src/policy/exports.def: the names that guests find in each module that a policy may open.

Receives nothing but the built command; asks every module of src/policy/modules.def for its names, as
a guest under `strict` with every module allowed and as one under `standard`. The table is checked in,
so that a name more or less is a change that somebody has read (tools/check/documents.py compares).
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HOGNOSE = str(ROOT / "build" / "release" / "hognose")

HEAD = """\
// What guests find in the modules: one row each. EXPORTS(module, names, names under `standard` only)
//
// Made by tools/generate/exports.py of what guests see, and checked in to be read: a change of a module
// that shows guests a name more changes this table, or a test fails. Under `standard` guests also see the
// names that built-in modules use among themselves. Left out: the names that every module has
// (__doc__, __file__, __loader__, __name__, __package__, __path__, __spec__, __builtins__).
"""

EVERYWHERE = {"__doc__", "__file__", "__loader__", "__name__", "__package__", "__path__", "__spec__",
              "__builtins__"}

# Every name that dir() or the namespace lists and that can be read; one module after the other in a run of
# its own, since an import binds modules in their packages. The table of modules has them all: the name
# unittest.main means a class.
GUEST = """
import sys
import {module}
module = sys.modules[{module!r}]
names = set(dir(module))
try:
    names.update(module.__dict__)
except AttributeError:
    pass
sorted(name for name in names if hasattr(module, name))
"""


def names_of(module, options):
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(GUEST.format(module=module))
        file.flush()
        done = subprocess.run([HOGNOSE, "run", "--json", *options, file.name], capture_output=True, check=True)
    return set(json.loads(done.stdout)["return_value"]) - EVERYWHERE


def literal(names):
    text = " ".join(sorted(names))
    lines = textwrap.wrap(text, 88, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(f'        "{line}{" " if line is not lines[-1] else ""}"' for line in lines)


def main():
    text = (ROOT / "src" / "policy" / "modules.def").read_text()
    print(HEAD)
    for module in re.findall(r'^POLICY_MODULE\("([^"]+)"', text, re.M):
        strict = names_of(module, ["--policy", "strict", "--allow-import", "*"])
        standard = names_of(module, ["--policy", "standard"])
        if strict - standard:
            sys.exit(f"{module}: strict shows what standard does not: {sorted(strict - standard)}")
        print(f'EXPORTS("{module}",\n{literal(strict)},\n{literal(standard - strict)})')
    return 0


if __name__ == "__main__":
    sys.exit(main())
