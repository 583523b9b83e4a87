#!/usr/bin/env python3
"""Differential fuzzer of tracebacks: compares the whole text printed for uncaught exceptions with CPython 3.14.

Each seed gives a program with random statements that fail, split over lines at random places. Prints the first
lines that differ. Addresses are replaced by 0x. Hashes and sizes may differ because the oracle's CPython is a
32-bit build.

    tools/fuzz/tracebacks.py --first 0 --count 1000 --oracle 'node run.mjs'
"""

import argparse
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import warnings

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "fuzz"))
from programs import Programs  # noqa: E402

BATCH = 300
NAME = "prog.py"
FRAME = """\
g1, g2, g3, g4 = 5, [1, 'a', 2.5], {{'a': 1, 1: 2}}, 'text'
def keep(x):
    return x
def rep(x): return repr(x)
def work(n):
    global g1
    {body}
class K:
    def m(self): return work(1)
try:
    K().m()
except ValueError as e:
    raise KeyError(1) from e
finally:
    work(2)
"""
# Runs under CPython and prints [seed, text] for each program.
DRIVER = """
import io, json, linecache, sys, traceback, warnings
warnings.simplefilter('ignore')
for seed, text in PROGRAMS:
    linecache.cache[NAME] = (len(text), None, text.splitlines(True), NAME)
    shown = ''
    saved, sys.stdout = sys.stdout, io.StringIO()
    try:
        exec(compile(text, NAME, 'exec'), {'__name__': '__main__'})
    except BaseException as e:
        e.__traceback__ = e.__traceback__.tb_next if e.__traceback__ else None
        shown = ''.join(traceback.format_exception(e))
    sys.stdout = saved
    print(json.dumps([seed, shown]))
"""


def broken(text, random):
    """Returns the statement with line breaks after some opening brackets and commas."""
    made, depth, quote, skip = [], 0, "", False
    for character in text:
        made.append(character)
        if skip:
            skip = False
        elif quote:
            skip = character == "\\"
            quote = "" if character == quote else quote
        elif character in "'\"":
            quote = character
        else:
            depth += (character in "([{") - (character in ")]}")
            if depth > 0 and character in "([," and random.random() < 0.12:
                made.append("\n        ")
    return "".join(made)


def program(seed):
    generator = Programs(seed)
    generator.names = [("g1", "int"), ("g2", "list"), ("g3", "dict"), ("g4", "str")]
    kind = generator.random.randrange(8)
    one, two = generator.make("any"), generator.make("any")
    lines = [
        [f"x = {one}"],
        [f"return {one}"],
        [f"for i in {one}:", f"    {two}"],
        [f"with {one} as w:", "    pass"],
        [f"a, (b, *c) = {one}"],
        [f"if {one} and not {two}:", f"    assert {one}, {two}"],
        [f"g2[{one}] = g3[{two}]"],
        [f"g1 += {one}", f"del g2[{two}]", f"raise {one} from {two}"],
    ][kind]
    lines = [line if "f'" in line else broken(line, generator.random) for line in lines]
    return FRAME.format(body="\n    ".join(lines))


def oracle_texts(command, programs, folder):
    texts = {}
    script = folder / "driver.py"
    for start in range(0, len(programs), BATCH):
        part = programs[start:start + BATCH]
        script.write_text(f"PROGRAMS = {part!r}\nNAME = {NAME!r}\n{DRIVER}", "utf-8")
        done = subprocess.run(shlex.split(command) + [str(script)], capture_output=True, text=True)
        for line in done.stdout.splitlines():
            if line.startswith("["):
                seed, text = json.loads(line)
                texts[seed] = text
    return texts


def hognose_text(hognose, text, folder):
    (folder / NAME).write_text(text, "utf-8")
    done = subprocess.run([hognose, "run", "--policy", "standard", NAME], cwd=folder,
                          capture_output=True)
    shown = done.stderr.decode("utf-8", "backslashreplace")
    return re.sub(rf"(?m)^{NAME}:\d+: \w*Warning.*\n  .*\n", "", shown)


def plain(text):
    text = text.encode("utf-8", "backslashreplace").decode()
    return re.sub("0x[0-9a-f]+", "0x", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=1000, help="the number of seeds")
    parser.add_argument("--oracle", required=True, help="command that runs a file under CPython 3.14")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    programs = []
    for seed in range(options.first, options.first + options.count):
        text = program(seed)
        try:
            compile(text, NAME, "exec")
        except (SyntaxError, ValueError):
            continue
        programs.append((seed, text))
    compared = different = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        expected = oracle_texts(options.oracle, programs, folder)
        for seed, text in programs:
            if seed not in expected:
                continue
            compared += 1
            want = plain(expected[seed]).split("\n")
            got = plain(hognose_text(options.hognose, text, folder)).split("\n")
            if want == got:
                continue
            different += 1
            at = next((i for i, (a, b) in enumerate(zip(want, got)) if a != b), min(len(want), len(got)) - 1)
            print(f"seed {seed}\n" + "\n".join(want[max(0, at - 2):at + 1]), "\n  Hognose:\n" + got[at])
    print(f"{compared} tracebacks compared, {different} differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
