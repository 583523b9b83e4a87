#!/usr/bin/env python3
"""Tests tools/check/abi.py: what breaks programs that are built already is found, and what does not is only new.

Prints a line for each failed case and a last line `N passed, N failed`. A case is a row of EDITS: hognose.h is edited
and compared with the record.
"""

import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEADER = ROOT / "include" / "hognose.h"

BREAKS, IS_NEW = "breaks", "is new"
# (a piece of hognose.h, what replaces it, what that does, part of the message).
EDITS = [
    ("hognose_text hognose_version(void);", "hognose_text hognose_version(int part);", BREAKS,
     "function hognose_version: was hognose_text (void), is hognose_text (int)"),
    ("HOGNOSE_API hognose_text hognose_version(void);", "", BREAKS, "function hognose_version is gone"),
    ("bool hognose_call_cancelled(const hognose_call* call);", "int hognose_call_cancelled(const hognose_call* call);",
     BREAKS, "function hognose_call_cancelled: was _Bool (const hognose_call *), is int"),
    ("HOGNOSE_NONE = 0,", "HOGNOSE_NONE = 99,", BREAKS, "constant HOGNOSE_NONE: was 0 hognose_kind, is 99"),
    ("HOGNOSE_LINK = 33", "", BREAKS, "constant HOGNOSE_LINK is gone"),
    ("HOGNOSE_LINK = 33", "HOGNOSE_LINK = 33, HOGNOSE_MORE = 34", IS_NEW, "constant HOGNOSE_MORE is new"),
    ("  const char* data;\n  size_t size;  // bytes\n} hognose_text;",
     "  size_t size;\n  const char* data;\n} hognose_text;", BREAKS, "field hognose_text.data: was 0 const char *, is 8"),
    ("  size_t size;  // bytes\n} hognose_text;", "  size_t size;\n  size_t more;\n} hognose_text;", BREAKS,
     "field hognose_text.more is new within hognose_text"),
    ("  double waited_milliseconds;", "  double waited_milliseconds;\n  double more;", IS_NEW,
     "field hognose_usage.more is new"),
    ("  double cpu_milliseconds;", "  double more;\n  double cpu_milliseconds;", BREAKS, "field hognose_usage.more is new within"),
    ("  double cpu_milliseconds;", "  float cpu_milliseconds;", BREAKS, "field hognose_usage.cpu_milliseconds: was 16 double"),
    ("typedef void (*hognose_free_user)(void* user);", "typedef int (*hognose_free_user)(void* user);", BREAKS,
     "type hognose_free_user: was void (*)(void *), is int (*)(void *)"),
    ("#ifdef __cplusplus\n}\n#endif", "HOGNOSE_API void hognose_more(void);\n#ifdef __cplusplus\n}\n#endif", IS_NEW,
     "function hognose_more is new"),
    ("// ---- text and errors ----", "// ---- errors and text ----", None, ""),
]


def check(old, new, effect, message):
    text = HEADER.read_text()
    if text.count(old) < 1:
        return f"hognose.h lacks {old!r}"
    with tempfile.TemporaryDirectory() as folder:
        header = pathlib.Path(folder) / "hognose.h"
        header.write_text(text.replace(old, new, 1))
        done = subprocess.run([sys.executable, ROOT / "tools" / "check" / "abi.py", "--header", header],
                              capture_output=True, text=True)
    lines = done.stdout.splitlines()
    if effect is None:
        return "" if done.returncode == 0 and len(lines) == 1 else done.stdout
    found = [line for line in lines if message in line]
    if done.returncode != 1 or not found:
        return f"no {message!r} in {done.stdout}{done.stderr}"
    breaks = [line for line in lines[:-1] if not line.endswith("--record")]
    if effect == BREAKS:
        return "" if found[0] in breaks else f"not seen as a break: {found[0]}"
    return "" if not breaks else f"seen as a break: {breaks}"


def main():
    failed = 0
    for old, new, effect, message in EDITS:
        if problem := check(old, new, effect, message):
            failed += 1
            print(f"FAIL {new or old!r}: {problem}")
    print(f"{len(EDITS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
