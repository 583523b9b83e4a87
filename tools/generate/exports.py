#!/usr/bin/env python3
"""Prints src/library/ROOM/exports.def: the names that programs find in each module of a room.

    tools/generate/exports.py ROOM

Imports every module that the room's modules.def lists, under `strict` with every module allowed and under
`standard`. The table is checked in, so that a reviewer sees each name that appears or disappears;
tools/check/documents.py fails if it is stale.
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import textwrap

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from common import tables  # noqa: E402

HOGNOSE = str(tables.ROOT / "build" / "release" / "hognose")

HEAD = """\
// The names that programs find in the modules of this room, for review: tools/generate/exports.py
// writes this table from what programs see. policy/library_tables.def explains it.
"""

# The names that every module has are left out.
EVERYWHERE = {"__doc__", "__file__", "__loader__", "__name__", "__package__", "__path__", "__spec__",
              "__builtins__"}

# Every name that dir() or the namespace lists and that can be read. Each module has a run of its own, because
# an import binds submodules in their packages. The module is taken from sys.modules, because an attribute of
# a package can be something else: unittest.main is a class.
GUEST = """
import sys
import {module}
module = sys.modules[{module!r}]
names = set(dir(module))
try:
    names.update(module.__dict__)
except AttributeError:
    pass
def is_there(name):
    # A name that would import a module that is absent is not there.
    try:
        return hasattr(module, name)
    except ImportError:
        return False
sorted(name for name in names if is_there(name))
"""


def names_of(module, options):
    with tempfile.NamedTemporaryFile("w", suffix=".py") as file:
        file.write(GUEST.format(module=module))
        file.flush()
        done = subprocess.run([HOGNOSE, "run", "--json", *options, file.name], capture_output=True)
    if done.returncode != 0 and "strict" in options:
        return set()  # the module needs names that strict guards, so its import fails
    done.check_returncode()
    return set(json.loads(done.stdout)["return_value"]) - EVERYWHERE


def literal(names):
    text = " ".join(sorted(names))
    lines = textwrap.wrap(text, 88, break_long_words=False, break_on_hyphens=False) or [""]
    return "\n".join(f'        "{line}{" " if line is not lines[-1] else ""}"' for line in lines)


def main():
    room = tables.LIBRARY / sys.argv[1]
    print(HEAD)
    for module, _, _ in tables.read_rows(room / "modules.def", "MODULE"):
        strict = names_of(module, ["--policy", "strict", "--enable", "files", "--allow-import", "*"])
        standard = names_of(module, ["--policy", "standard", "--enable", "files"])
        if strict - standard:
            sys.exit(f"{module}: strict shows names that standard does not: {sorted(strict - standard)}")
        print(f'EXPORTS("{module}",\n{literal(strict)},\n{literal(standard - strict)})')
    return 0


if __name__ == "__main__":
    sys.exit(main())
