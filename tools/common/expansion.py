"""Expands a script whose text is not written out: a template, or a source that a header generates.

`# for-each: TABLE` in a file NAME.template makes one case of each row of the table: $field stands for a field of the
row. The case of the row ROW is the script NAME/ROW.py.

`# generate: EXPRESSION` in the header of a script stands for the text that the Python expression gives. The text
replaces that line. It is for sources that are too long to read.

The expanded scripts are written to build/cases, so that every tool runs them as files.
"""

import os
import pathlib
import string
import tempfile

from common import guarded_names

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "build" / "cases"
TABLES = {"guarded-names": guarded_names.cases}
GENERATE, FOR_EACH = "# generate: ", "# for-each: "


def expand(path):
    """[(name below the root, text)] of the scripts that a file stands for; [] if it is a script as it is."""
    text = path.read_bytes().decode("utf-8")
    name = path.relative_to(ROOT)
    if path.suffix == ".template":
        return [(str(name.with_suffix("") / f"{row}.py"), filled) for row, filled in fill(path, text)]
    lines = header(text)
    if not any(line.startswith(GENERATE) for line in lines):
        return []
    return [(str(name), generate(path, lines) + text.removeprefix("".join(lines)))]


def header(text):
    """The lines of comment that the text opens with."""
    lines = []
    for line in text.splitlines(keepends=True):
        if not line.startswith("#"):
            break
        lines.append(line)
    return lines


def fill(path, text):
    tables = [line.removeprefix(FOR_EACH).strip() for line in header(text) if line.startswith(FOR_EACH)]
    if len(tables) != 1 or tables[0] not in TABLES:
        raise ValueError(f"{path}: one header `{FOR_EACH}TABLE` is needed, TABLE is one of {', '.join(TABLES)}")
    text = text.replace(f"{FOR_EACH}{tables[0]}\n", "", 1)
    for row, fields in TABLES[tables[0]]().items():
        try:
            yield row, string.Template(text).substitute(fields)
        except (KeyError, ValueError) as error:
            raise ValueError(f"{path}: row {row}: {type(error).__name__} {error}") from None


def generate(path, lines):
    made = ""
    for line in lines:
        if not line.startswith(GENERATE):
            made += line
            continue
        try:
            made += eval(line.removeprefix(GENERATE), {})  # text of this repository
        except Exception as error:
            raise ValueError(f"{path}: {line.strip()}: {type(error).__name__} {error}") from None
    return made


def write(name, text):
    """The file of an expanded script."""
    path = FOLDER / name
    data = text.encode("utf-8")
    if path.exists() and path.read_bytes() == data:
        return path
    path.parent.mkdir(parents=True, exist_ok=True)
    # Another process may read the file now.
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    os.replace(file.name, path)
    return path
