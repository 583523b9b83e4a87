"""Compares the output of a program under Hognose line by line with its output under two CPythons.

Finds the differences between Hognose and CPython 3.14 that have no explanation. These are the explanations:

- CPython 3.14 may be a 32-bit build (pyodide), which has its own hashes, set orders and sizes. A line may therefore
  equal that of an older, 64-bit CPython at the same place, or differ in the order of a set.
- A row of known_differences.txt matches.
- Generators that are closed at the end of the run print after all other output, which CPython's harness does not
  capture.
"""

import collections
import difflib
import pathlib
import re

Result = collections.namedtuple("Result", "status output kind message")
LIMITS = ("timeout", "memory_error", "step_limit", "output_limit", "crash")
MOST_LINES = 2000  # the most lines to align after the first difference
KNOWN = pathlib.Path(__file__).parent / "known_differences.txt"


def comparable(result):
    return re.sub(r"0x[0-9a-f]{6,}", "0x", result.output + f"\nuncaught {result.kind} {result.message}")


def limited(result):
    return ((result.status in LIMITS and result.status != "crash") or "RecursionError" in result.output
            or result.kind in ("RecursionError", "MemoryError") or "MemoryError" in result.output)


def read_known():
    """Returns pairs of patterns for a line of CPython and one of Hognose. A single pattern may match either line."""
    lines = KNOWN.read_text("utf-8").splitlines()
    rows = [line.rsplit(" | ", 1)[0].partition(" => ") for line in lines if line and not line.startswith("#")]
    return [(re.compile(left), re.compile(right) if arrow else None) for left, arrow, right in rows]


def is_known(known, theirs, ours):
    return any(left.search(theirs) and right.search(ours) if right else left.search(theirs) or left.search(ours)
               for left, right in known)


SET_OR_DICT = re.compile(r"\{[^{}]*\}")
HASHED_OTHERWISE = re.compile(r"[-('\"j.]|\d{10}|nan|inf")  # on 32 bits: all but small non-negative integers


def in_set_order(line):
    """Returns the line with those sets sorted whose order may differ on a 32-bit machine."""
    def ordered(match):
        text = match[0][1:-1]
        return "{" + "".join(sorted(text)) + "}" if HASHED_OTHERWISE.search(text) and ": " not in text else match[0]

    return SET_OR_DICT.sub(ordered, line)


NUMBER = re.compile(r"(-?\d+)")
HASH_32, HASH_64 = re.compile(r"-?\d{8,10}"), re.compile(r"-?\d{15,19}")


def is_of_32_bits(theirs, ours):
    """Returns whether a 32-bit build explains the difference: the order of sets or the values of hashes."""
    if in_set_order(theirs) == in_set_order(ours):
        return True
    left, right = NUMBER.split(theirs), NUMBER.split(ours)
    return len(left) == len(right) and all(a == b or HASH_32.fullmatch(a) and HASH_64.fullmatch(b) for a,
        b in zip(left, right))


def opcodes(left, right):
    """Returns difflib's opcodes, computed only between the common start and the common end because difflib is slow."""
    shorter = min(len(left), len(right))
    start = next((n for n in range(shorter) if left[n] != right[n]), shorter)
    end = next((n for n in range(shorter - start) if left[-1 - n] != right[-1 - n]), shorter - start)
    middle = [lines[start:min(len(lines) - end, start + MOST_LINES)] for lines in (left, right)]
    inner = difflib.SequenceMatcher(None, *middle, autojunk=False).get_opcodes()
    return ([("equal", 0, start, 0, start)] + [(tag, *(n + start for n in places)) for tag, *places in inner]
            + [("equal", len(left) - end, len(left), len(right) - end, len(right))])


def matched_lines(left, right):
    """Returns {index in `left`: index of the equal line in `right`} by an alignment of both."""
    found = {}
    for tag, i, j, k, _ in opcodes(left, right):
        if tag == "equal":
            found.update((n, n - i + k) for n in range(i, j))
    return found


def unexplained(ours, newest, older, known):
    """Returns the first lines (CPython's, Hognose's) of each unexplained difference from the newest CPython."""
    if ours.status == "crash":
        return [("crash", ours.kind)]
    left, right, other = (comparable(result).split("\n") for result in (ours, newest, older))
    as_older = matched_lines(left, other)
    end = newest.output.count("\n")

    def is_older_run(first, last):
        lines = [as_older.get(n) for n in range(max(first, 0), min(last, len(left)))]
        return None not in lines and all(b == a + 1 for a, b in zip(lines, lines[1:]))

    found = []
    for tag, i, j, k, l in opcodes(left, right):
        if tag == "equal" or is_older_run(i - 1, j + 1):
            continue
        if j - i == l - k:
            pairs = [(right[k + n], left[i + n]) for n in range(j - i) if i + n not in as_older]
            found += [pair for pair in pairs if not (is_known(known, *pair) or is_of_32_bits(*pair))]
        elif i < j and all(any(row.search(line) for row, right in known if not right) for line in left[i:j]):
            continue  # a known error replaced the rest of CPython's output
        elif not (k == l and left[i:i + end - k] == right[k:end] and left[-len(right) + end:] == right[end:]):
            found.append((right[k] if k < l else "", left[i] if i < j else ""))
    return found


def signature(pair):
    """Returns the difference without the parts that are specific to one program."""
    return tuple(re.sub(r"'[^']*'|\d+", "_", line)[:110] for line in pair)
