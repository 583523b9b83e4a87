#!/usr/bin/env python3
"""Measures how long natives run without polling the limits, for every native that a guest can reach.

    tools/measure/native_pauses.py [NAME...] [--most MS] [--sample K] [--derive]

--derive generates the table, so that no native is forgotten. It lists all callables as
tools/measure/audit_metering.py does, finds the kinds of arguments that each accepts by trying small ones, and writes
tests/pauses/natives.txt: a line for each callable, with up to CHOICES lists of kinds, or nothing if none was found.
A callable without a line fails, and so does a line without a callable.

Each callable is then called with each of its lists and arguments as large as SIZES says. Many calls share a process,
whose longest pause `hognose run --debug-figures` reports. If it exceeds --most, the group is split until the call is
found, and the best of up to three runs counts. The exit code is 1 if a pause exceeds --most or the table is out of
date.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import subprocess
import sys

import audit_metering

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "tests" / "pauses" / "natives.txt"
OPTIONS = ["--policy", "standard", "--enable", "files", "--allow-import", "*", "--max-output", "0", "--max-time", "0", "--max-memory", "1500",
           "--json", "--debug-figures"]
CHOICES = 4
# Callables in one process, and the CPU time for a single call. A call that takes longer has polled in the meantime.
GROUP = 12
SECONDS = 3
ROUNDS = 3
TRIED_AT_ONCE = 20

# The `n` of the expressions in audit_metering: about 50 MB of bytes or text, or 30 MB of items.
LARGE = 1 << 25
SIZES = {"text": LARGE, "words": LARGE, "wide": LARGE, "bytes": LARGE, "bytearray": LARGE, "list": 1 << 22, "down": 1 << 22,
         "strings": 1 << 22, "pairs": 1 << 22, "tuple": 1 << 22, "dict": 1 << 22, "set": 1 << 22, "floats": 1 << 22,
         "iterator": 1 << 22, "range": LARGE, "huge": 1 << 22, "size": LARGE, "instance": 1 << 20, "given": 1 << 20}
SMALL = {"one", "letter", "byte", "nothing", "empty", "minus", "float", "type", "function", "digits"}


def tried(names):
    """Returns {name: lists of kinds that it accepts}, those with the most large arguments first."""
    source, rows = "n = 12\n", []
    for name in names:
        tried_kinds = list(audit_metering.choices(name))
        attempts = [audit_metering.attempt(name, kinds) for kinds in tried_kinds]
        source += audit_metering.setup(name, attempts)
        for kinds, attempt in zip(tried_kinds, attempts):
            source += f"try:\n    {attempt}\n    print({len(rows)})\nexcept BaseException:\n    pass\n"
            rows.append((name, kinds))
    outcome = audit_metering.run(source)
    if outcome["status"] not in ("ok", "error") and len(names) > 1:
        return {name: kinds for single in names for name, kinds in tried([single]).items()}
    found = {name: [] for name in names}
    for line in outcome["output"].splitlines():
        if line.isdigit() and int(line) < len(rows):
            name, kinds = rows[int(line)]
            found[name].append(kinds)
    for name, lists in found.items():
        # Lists with the most large arguments come first, and among those, one for each first argument.
        lists.sort(key=lambda kinds: (-sum(kind not in SMALL for kind in kinds), len(kinds)))
        firsts = {kinds[:1]: kinds for kinds in reversed(lists)}
        best = [kinds for kinds in lists if firsts.get(kinds[:1]) == kinds]
        best += [kinds for kinds in lists if kinds not in best]
        found[name] = [kinds for kinds in best if any(kind not in SMALL for kind in kinds)][:CHOICES]
    return found


def derive(names, jobs):
    groups = [names[i:i + TRIED_AT_ONCE] for i in range(0, len(names), TRIED_AT_ONCE)]
    found = {}
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        for part in pool.map(tried, groups):
            found.update(part)
    return found


def read_table():
    lines = [line for line in TABLE.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = dict(line.split(":", 1) for line in lines)
    return {name: [tuple(kinds.split()) for kinds in text.split(";") if kinds.strip()] for name, text in rows.items()}


def write_table(found):
    with_arguments = sum(bool(lists) for lists in found.values())
    TABLE.write_text(
        "# The kinds of large arguments that each callable accepts, written by native_pauses.py --derive.\n"
        f"# {with_arguments} of {len(found)} accept some.\n"
        + "".join(f"{name}:{' ' if lists else ''}{'; '.join(' '.join(kinds) for kinds in lists)}\n"
                  for name, lists in sorted(found.items())), "utf-8")


def call(name, kinds):
    values = [audit_metering.argument(name, i, kind) for i, kind in enumerate(kinds)]
    source = audit_metering.setup(name, values) + "try:\n"
    for i, (kind, value) in enumerate(zip(kinds, values)):
        source += f"    n = {SIZES.get(kind, 1)}\n    a{i} = {value}\n"
    return source + (f"    {audit_metering.call(name, kinds)}\nexcept Exception:\n    pass\n"
                     + "".join(f"a{i} = None\n" for i in range(len(kinds))))


def pause_of(calls):
    """Returns the longest pause in milliseconds, or None if the run ended before the last call."""
    source = "".join(call(*row) for row in calls) + "pass\n"
    done = subprocess.run([HOGNOSE, "run", *OPTIONS, "--max-cpu-time", str(SECONDS * max(1, len(calls) // 4)), "-"],
                          input=source.encode(), capture_output=True)
    try:
        outcome = json.loads(done.stdout.decode("utf-8", "replace"))
    except ValueError:
        return float("inf")
    is_whole = outcome["status"] in ("ok", "error") or len(calls) == 1
    return outcome["longest_pause_ms"] if is_whole else None


def measure(calls, most):
    """Returns [(call, milliseconds)] for the calls with a pause beyond `most`."""
    pause = pause_of(calls)
    if pause is not None and pause <= most:
        return []
    if len(calls) > 1:
        half = len(calls) // 2
        return measure(calls[:half], most) + measure(calls[half:], most)
    for _ in range(ROUNDS - 1):
        pause = min(pause, pause_of(calls))
        if pause <= most:
            return []
    return [(calls[0], pause)]


def main():
    global HOGNOSE
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="prefixes of names")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--most", type=float, default=10, help="the longest pause allowed, in milliseconds")
    parser.add_argument("--sample", type=int, default=1, help="one callable in K")
    parser.add_argument("--derive", action="store_true", help="write the table, or the rows of NAMES")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    HOGNOSE = audit_metering.HOGNOSE = options.hognose
    names = audit_metering.names()
    if options.derive:
        wanted = [name for name in names if not options.names or any(map(name.startswith, options.names))]
        kept = {name: lists for name, lists in read_table().items() if name in names} if options.names else {}
        write_table(kept | derive(wanted, options.jobs))
    table = read_table()
    failed = 0
    for name in sorted(set(names) ^ set(table)):
        failed += 1
        print(f"FAIL {name}: {'not in ' + TABLE.name if name in names else 'in ' + TABLE.name + ' only'}")
    chosen = [name for name in names if name in table
              and (not options.names or any(map(name.startswith, options.names)))
              and int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % options.sample == 0]
    calls = [(name, kinds) for name in chosen for kinds in table[name]]
    groups = [calls[i:i + GROUP] for i in range(0, len(calls), GROUP)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for late in pool.map(lambda group: measure(group, options.most), groups):
            for (name, kinds), pause in late:
                failed += 1
                print(f"FAIL {name}({', '.join(kinds)}): {pause:.2f} ms", flush=True)
    print(f"{len(chosen)} callables")
    print(f"{len(calls) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
