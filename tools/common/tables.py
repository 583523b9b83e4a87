"""Reads the tables of the engine: the .def files of src/policy and of the rooms of src/library.

A row is `MACRO(argument, ...)` at the start of a line. Arguments are strings, whose pieces in C++ style are
joined, or identifiers.
"""

import os
import pathlib
import re
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
POLICY = ROOT / "src" / "policy"
LIBRARY = ROOT / "src" / "library"
# CPython's standard library, in the version that the build takes modules from (cmake/CPythonLibrary.cmake).
STDLIB = pathlib.Path(os.environ.get("PYODIDE_HOME", ROOT / "tools/node_modules/pyodide")) / "python_stdlib.zip"

STRING = r'"(?:[^"\\]|\\.)*"'
ARGUMENT = rf"(?:{STRING}(?:\s*{STRING})*|\w+)"


def rooms():
    """The folders of the library that have modules, by name."""
    return [path.parent for path in sorted(LIBRARY.glob("*/modules.def"))]


def read_rows(path, macro):
    """The arguments of the rows `macro(...)` in the file, as tuples of text."""
    text = path.read_text("utf-8")
    found = re.findall(rf"^{macro}\(({ARGUMENT}(?:,\s*{ARGUMENT})*)\)", text, re.M)
    starts = len(re.findall(rf"^{macro}\(", text, re.M))
    if len(found) != starts:
        raise SystemExit(f"{path}: {starts - len(found)} rows {macro} cannot be read")
    return [tuple("".join(part[1:-1] for part in re.findall(STRING, argument)) if argument[0] == '"' else argument
                  for argument in re.findall(ARGUMENT, row)) for row in found]


def library_rows(macro):
    """The arguments of the rows `macro(...)` in the tables of all rooms."""
    return [row for room in rooms() for row in read_rows(room / "modules.def", macro)]


def policy_rows(table, macro):
    """The arguments of the rows `macro(...)` in src/policy/TABLE.def; table "library" means the rooms."""
    return library_rows(macro) if table == "library" else read_rows(POLICY / f"{table}.def", macro)


def python_sources():
    """{module: (path of its source, whether it is CPython's)} of the built-in modules with a Python source.

    The paths of CPython's sources are in an archive (zipfile.Path).
    """
    sources = {}
    if not STDLIB.exists():
        raise SystemExit(f"{STDLIB} is missing: run tools/setup.sh")
    stdlib = zipfile.Path(STDLIB)
    for room in rooms():
        for origin, folder in (("PYTHON", room), ("STDLIB", stdlib)):
            for kind, end in (("MODULE", ".py"), ("PACKAGE", "/__init__.py")):
                for module, in read_rows(room / "modules.def", f"{origin}_{kind}"):
                    sources[module] = folder / (module.replace(".", "/") + end), origin == "STDLIB"
    return sources
