"""What the test templates fill in for each guarded name.

The names are the rows of src/policy/guarded_names.def. tests/escape/guarded_names/objects.toml names, for each of them,
an object that has the attribute and the results that `standard` allows.
"""

import tomllib

from common import tables

OBJECTS = tables.ROOT / "tests" / "escape" / "guarded_names" / "objects.toml"


def rows():
    """Returns {name: (the kind of its holders, what reading it opens)}, in the order of the table."""
    return {name: (kind, opens) for name, kind, opens in tables.policy_rows("guarded_names", "GUARDED")}


def cases():
    """Returns {name: the fields of the templates in tests/escape/guarded_names}.

    A name has cases if the table guards it or if objects.toml lists it. So a new row gives cases that use the object
    of its kind, and a row that disappears leaves cases that fail.
    """
    table = tomllib.loads(OBJECTS.read_text("utf-8"))
    guarded, names = rows(), table["name"]
    found = {}
    for name in [*guarded, *(name for name in names if name not in guarded)]:
        kind, opens = guarded.get(name, ("Anything", "has no row in the table"))
        fields = dict(names[name] if name in names else table["kind"][kind])
        fields = {**table["default"], **table["object"][fields.pop("object")], **fields}
        fields |= {"name": name, "opens": opens}
        fields["codes"] = ", ".join(str(ord(character)) for character in name)
        found[name] = {field: text.strip().replace("NAME", name) for field, text in fields.items()}
    return found
