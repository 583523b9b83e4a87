"""What a program printed under Hognose, compared line by line with what it printed under two CPythons.

It receives the results of Hognose, of CPython 3.14 and of an older CPython at hand, and hands on the
differences that nothing explains. The CPython 3.14 may be a 32-bit build (pyodide), whose hashes,
set orders and sizes are its own: a line may therefore be what the older, 64-bit one prints at that
place, or show such a set in another order. The other explanations are the rows of known_differences.txt, and what generators print that
the end of the run closes, after all other output, which the harness of CPython does not show.
"""

import collections
import difflib
import pathlib
import re

Result = collections.namedtuple("Result", "status output kind message")
LIMITS = ("timeout", "memory_error", "step_limit", "output_limit", "crash")
MOST_LINES = 2000  # that are aligned behind the first difference
KNOWN = pathlib.Path(__file__).parent / "known_differences.txt"


def comparable(result):
    return re.sub(r"0x[0-9a-f]{6,}", "0x", result.output + f"\nuncaught {result.kind} {result.message}")


def limited(result):
    return ((result.status in LIMITS and result.status != "crash") or "RecursionError" in result.output
            or result.kind in ("RecursionError", "MemoryError") or "MemoryError" in result.output)


def read_known():
    """Pairs of patterns for a line of CPython and one of Hognose; one pattern alone may be either's."""
    lines = KNOWN.read_text("utf-8").splitlines()
    rows = [line.rsplit(" | ", 1)[0].partition(" => ") for line in lines if line and not line.startswith("#")]
    return [(re.compile(left), re.compile(right) if arrow else None) for left, arrow, right in rows]


def is_known(known, theirs, ours):
    return any(left.search(theirs) and right.search(ours) if right else left.search(theirs) or left.search(ours) for left, right in known)


SET_OR_DICT = re.compile(r"\{[^{}]*\}")
HASHED_OTHERWISE = re.compile(r"[-('\"j.]|\d{10}|nan|inf")  # on 32 bits: all but small numbers from 0


def in_set_order(line):
    """The line with its sets sorted, if the order of any of them may be another on a 32-bit machine."""
    def ordered(match):
        text = match[0][1:-1]
        return "{" + "".join(sorted(text)) + "}" if HASHED_OTHERWISE.search(text) and ": " not in text else match[0]

    return SET_OR_DICT.sub(ordered, line)


NUMBER = re.compile(r"(-?\d+)")
HASH_32, HASH_64 = re.compile(r"-?\d{8,10}"), re.compile(r"-?\d{15,19}")


def is_of_32_bits(theirs, ours):
    """Whether the lines differ as a 32-bit CPython makes them: in the order of sets or in the values of hashes."""
    if in_set_order(theirs) == in_set_order(ours):
        return True
    left, right = NUMBER.split(theirs), NUMBER.split(ours)
    return len(left) == len(right) and all(a == b or HASH_32.fullmatch(a) and HASH_64.fullmatch(b) for a, b in zip(left, right))


def opcodes(left, right):
    """Those of difflib, which is slow, for the lines between a common start and a common end."""
    shorter = min(len(left), len(right))
    start = next((n for n in range(shorter) if left[n] != right[n]), shorter)
    end = next((n for n in range(shorter - start) if left[-1 - n] != right[-1 - n]), shorter - start)
    middle = [lines[start:min(len(lines) - end, start + MOST_LINES)] for lines in (left, right)]
    inner = difflib.SequenceMatcher(None, *middle, autojunk=False).get_opcodes()
    return ([("equal", 0, start, 0, start)] + [(tag, *(n + start for n in places)) for tag, *places in inner]
            + [("equal", len(left) - end, len(left), len(right) - end, len(right))])


def matched_lines(left, right):
    """Line of `left`: the same line of `right`, where an alignment of both says so."""
    found = {}
    for tag, i, j, k, _ in opcodes(left, right):
        if tag == "equal":
            found.update((n, n - i + k) for n in range(i, j))
    return found


def unexplained(ours, newest, older, known):
    """The first lines (CPython's, Hognose's) of each difference from the newest CPython that nothing explains."""
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
            continue  # an error that is known took the place of what CPython went on to print
        elif not (k == l and left[i:i + end - k] == right[k:end] and left[-len(right) + end:] == right[end:]):
            found.append((right[k] if k < l else "", left[i] if i < j else ""))
    return found


def signature(pair):
    """A difference without what is particular to one program."""
    return tuple(re.sub(r"'[^']*'|\d+", "_", line)[:110] for line in pair)
