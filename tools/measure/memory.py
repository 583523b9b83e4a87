#!/usr/bin/env python3
"""Measures whether runs use memory that the memory limit does not count.

    tools/measure/memory.py [NAME...] [--most MB] [--all]

Runs the hostile programs of tests/limits, with their own options, and those of tests/pauses, each in a process of
its own. The peak of resident memory, less that of an empty program, is compared with the peak that the run
reports. A program fails if it exceeds the reported peak by more than --most megabytes. Prints the failures (all
programs with --all), the largest differences and a total. The exit code is 1 if a program fails.
"""

import argparse
import concurrent.futures
import os
import re
import statistics
import subprocess
import sys
import tempfile

import pauses
import stops

SHOWN = 5
# Not judged: memory that is freed within a run stays resident until the run ends.
EXPLAINED = {"bytearray_grows": "each buffer is twice as long as the previous one and takes new pages",
             "library_deque_growth": "its buffers do the same",
             "zlib_bomb": "the buffers of decompressed data do the same",
             "re_back_reference_wide": "a freed string is too short for the next one, which takes new pages",
             "generic_classes": "malloc keeps the compiler's scratch memory (MALLOC_MMAP_THRESHOLD_=65536 shows it)"}

EXPLAINED |= dict.fromkeys(
    ("file_write", "file_write_text", "file_read", "file_read_text", "file_long_line", "file_readinto",
     "file_seek_tell_text", "file_copy", "tar_read"),
    "the copy of a file for the host takes new pages after those of the program were freed")

# The figures are at the end of the outcome, which may be long.
FIGURES_BYTES = 4096
FIGURES = re.compile(rb'"memory_mb": ([0-9.]+), .*"resident_mb": ([0-9.]+)')


def run(hognose, options, source, directory=None):
    """Returns (peak of resident memory, peak that the run reports), in megabytes."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as said:
        given.write(source)
        given.seek(0)
        subprocess.run([hognose, "run", "--json", "--debug-figures", *options, "-"], stdin=given, stdout=said,
                       stderr=subprocess.DEVNULL, cwd=directory)
        said.seek(max(0, said.seek(0, os.SEEK_END) - FIGURES_BYTES))
        figures = FIGURES.search(said.read())
        if figures is None:
            sys.exit(f"no outcome of {source[:200]!r}")
        return float(figures[2]), float(figures[1])


def programs():
    """Yields (name, options, source, working folder)."""
    for script in stops.hostile_programs():
        options = stops.options_of(script) + ["--max-cpu-time", "5", "--max-time", "60"]
        yield script.path.stem, options, script.text.encode("utf-8"), script.path.parent
    for name, source, _ in pauses.operations():
        yield name, [*pauses.LIMITS, "--max-cpu-time", "5"], source.encode(), None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="prefixes of names")
    parser.add_argument("--hognose", default=str(stops.ROOT / "build/release/hognose"))
    parser.add_argument("--most", type=float, default=16, help="the most megabytes beyond the reported peak")
    parser.add_argument("--all", action="store_true", help="print every program")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    chosen = [row for row in programs() if not arguments.names or any(map(row[0].startswith, arguments.names))]
    resident, reported = run(arguments.hognose, [], b"pass\n")
    base = resident - reported

    def measure(row):
        return row[0], *run(arguments.hognose, *row[1:])

    beyond, failed = {}, 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, resident, reported in pool.map(measure, chosen):
            beyond[name] = resident - base - reported
            is_over = beyond[name] > arguments.most and name not in EXPLAINED
            failed += is_over
            if is_over or arguments.all:
                print(f"{'FAIL' if is_over else 'ok  '} {name}: {resident - base:.1f} MB resident, "
                      f"{reported:.1f} MB reported", flush=True)
    if beyond:
        for name in sorted(beyond, key=beyond.get)[-SHOWN:]:
            print(f"{beyond[name]:9.1f} MB  {name}")
        print(f"resident beyond the report: median {statistics.median(beyond.values()):.1f} MB, "
              f"worst {max(beyond.values()):.1f} MB")
    print(f"{len(chosen) - failed} passed, {failed} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
