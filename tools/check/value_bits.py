#!/usr/bin/env python3
"""Checks that only known places make a guest value of raw bits.

`Value::from_bits` accepts any 64 bits, so a number of a guest that reached it would be a value of the guest's choice.
The table FILES has every file that calls it, how often, and why the bits cannot be a guest's. All other code goes
through the functions of src/heap/value.h that check or canonicalise. Prints the number of calls.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# file: (calls, why the bits are those of a value, or are not read as one)
FILES = {
    "src/heap/collector.cpp": (1, "a word of the native stack, only tested for being a reference"),
    "src/library/decimal/conversion.cpp": (1, "the high half of a decimal, which its constructor stored as a value"),
    "src/library/decimal/decimal.cpp": (1, "the high half of a decimal, which its constructor stored as a value"),
    "src/library/images/builder.cpp": (2, "values of the build's own run"),
    "src/library/images/image.cpp": (3, "values that the build stored in the binary"),
    "src/machine/attribute_cache.h": (1, "a word of a cache, outside the cage"),
    "src/machine/handlers/arithmetic.inc": (14, "results that were tested: small integers by their tag, doubles for NaN"),
    "src/machine/handlers/control.inc": (3, "a small integer plus a step, tested for the tag or below another small integer"),
    "src/machine/handlers/objects.inc": (4, "words of inline caches, outside the cage"),
    "src/machine/load.cpp": (1, "words of loaded code, outside the cage"),
    "src/machine/loaded_code.h": (1, "empty inline caches, outside the cage"),
    "src/machine/quick_cells.h": (1, "the hash in an entry of a dict, which is not read as a value"),
    "src/machine/quick_iterators.h": (2, "a small integer plus one, below a length or the largest small integer"),
    "src/machine/slow/attributes.cpp": (11, "words of inline caches, outside the cage"),
    "src/machine/slow/names.cpp": (4, "words of inline caches, outside the cage"),
    "src/machine/small_int.h": (16, "operands that were tested, read as integers"),
    "src/objects/attributes/method_cache.cpp": (1, "an entry of a cache, outside the cage"),
}


def main():
    found = {}
    for file in sorted((ROOT / "src").rglob("*")):
        name = str(file.relative_to(ROOT))
        if file.suffix not in (".cpp", ".h", ".inc") or name == "src/heap/value.h":
            continue
        calls = len(re.findall(r"\b(?:Value::)?from_bits\(", file.read_text()))
        if calls:
            found[name] = calls
    failures = [f"{name}: {found.get(name, 0)} calls of Value::from_bits, {FILES.get(name, (0, ''))[0]} in the table"
                for name in sorted(found.keys() | FILES.keys()) if found.get(name, 0) != FILES.get(name, (0, ""))[0]]
    print("\n".join([*failures, f"check_value_bits: {sum(found.values())} calls in {len(found)} files"]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
