#!/usr/bin/env python3
"""Runs programs that change and drop objects of the library between imports.

Each program imports up to twenty modules. After each import it gives functions, classes and objects of the
modules new attributes, defaults, bases and hooks, deletes some of their names, collects, fills the free
memory, and looks at everything that it can reach. What it has put into an object of the library must still
be there when another module brings the object back. A program that finds something else, and a run that ends
in any other way than a program may, are failures.

    tools/fuzz/imports.py --first 0 --count 300 [--hognose PATH] [-- OPTION...]

OPTIONs go to `hognose run`, such as --debug-collect=always or --debug-wait 97 --debug-park 100 --seccomp off.
The last line printed is `N passed, N failed`.
"""

import argparse
import json
import pathlib
import random
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ENDS = ("ok", "error", "step_limit", "memory_limit", "memory_error", "timeout")
SECONDS = 120  # more than the limits allow
LIMITS = ["--max-steps", "200000000", "--max-cpu-time", "30", "--max-time", "60", "--max-memory", "200"]

MODULES = """
abc annotationlib argparse array ast asyncio base64 bisect calendar cmath cmd codecs collections collections.abc
colorsys concurrent.futures configparser contextlib contextvars copy copyreg csv dataclasses datetime decimal difflib
email.message enum fnmatch fractions functools graphlib hashlib heapq hmac html html.parser importlib
importlib.resources inspect io ipaddress itertools json keyword linecache logging logging.handlers math mimetypes
numbers operator optparse pathlib pickle pkgutil plistlib pprint queue random re reprlib sched secrets selectors shelve
shlex statistics string struct tempfile textwrap threading time timeit token tokenize tomllib traceback types typing
unicodedata unittest unittest.mock urllib.parse uuid warnings weakref xml.etree.ElementTree xml.dom.minidom xml.sax
zipfile zlib zoneinfo
""".split()

# The start of each program, which runs in Hognose. `seed` is defined before it.
PRELUDE = '''
import gc, importlib, random, sys, types

choices = random.Random(seed)
FUNCTION, MODULE = types.FunctionType, types.ModuleType
UNTOUCHED = ("__main__", "builtins", "gc", "importlib", "random", "sys", "types")
kept = []
expected = {}


def fresh():
    kind, number = choices.randrange(5), choices.randrange(999)
    if kind == 0: return ["v%d" % number, [1, 2]]
    if kind == 1: return {"k": ("t",) * 3, "n": number + 0.5}
    if kind == 2: return "text%d" % number * 3
    if kind == 3: return {number, "x", (2,)}
    return (1, [number])


def expect(thing, name):
    # Only objects of module images keep their id for the whole run.
    if 0x7E000000 <= id(thing) < 0x80000000:
        expected[id(thing)] = name, repr(vars(thing)[name])


def change_function(function):
    way = choices.randrange(5)
    if way == 0: function.__defaults__ = (fresh(), fresh())
    elif way == 1: function.__kwdefaults__ = {"a": fresh()}
    elif way == 2: function.__doc__ = fresh()
    elif way == 3: function.__annotations__ = {"r": fresh()}
    function.added = fresh()
    expect(function, "added")


def change_class(cls):
    for i in range(choices.randrange(1, 9)):
        setattr(cls, "added%d" % i, fresh())
    expect(cls, "added0")
    way = choices.randrange(6)
    if way == 0: cls.__getattr__ = lambda self, name: name
    elif way == 1: cls.__len__ = lambda self: 1
    elif way == 2: cls.__doc__ = fresh()
    elif way == 3: cls.__bases__ = (type("Base", cls.__bases__[:1], {}),) + cls.__bases__[1:]


def change(thing):
    try:
        if isinstance(thing, FUNCTION): change_function(thing)
        elif isinstance(thing, type): change_class(thing)
        elif type(thing) is list: thing.append(fresh())
        elif type(thing) is dict: thing["k%d" % choices.randrange(50)] = fresh()
        elif type(thing) is set: thing.add("s")
        else:
            for i in range(choices.randrange(1, 9)):
                setattr(thing, "other%d" % i, fresh())  # of typing: sets it in a class
    except Exception:
        pass


def change_module(module):
    if getattr(module, "__name__", "sys") in UNTOUCHED: return
    try:
        members = [(name, value) for name, value in vars(module).items() if not name.startswith("__")]
    except ImportError:  # what it imports was changed
        return
    choices.shuffle(members)
    for _, value in members[:choices.choice([1, 8, 40])]:
        change(value)
        if isinstance(value, type):
            for method in [each for each in vars(value).values() if isinstance(each, FUNCTION)][:4]:
                change(method)
    for name, _ in members[:choices.choice([0, 8, 30, 1000])]:
        try: delattr(module, name)
        except Exception: pass


def change_others():
    for module in list(sys.modules.values()):
        if isinstance(module, MODULE) and choices.random() < 0.5: change_module(module)


def overwrite_the_stack(depth):
    a = b = c = d = e = f = depth
    return 0 if depth == 0 else overwrite_the_stack(depth - 1) + a + b + c + d + e + f


def collect():
    global kept
    overwrite_the_stack(60)
    gc.collect()
    gc.collect()
    kept = [fresh() for _ in range(400)] + [{"added": i, "added0": i} for i in range(300)]
    kept += ["abcdefgh" * choices.randrange(1, 20) for _ in range(300)]


def look_at(thing, depth=0, seen=None):
    seen = set() if seen is None else seen
    if id(thing) in seen or depth > 5: return
    seen.add(id(thing))
    if id(thing) in expected:
        name, text = expected[id(thing)]
        found = repr(vars(thing).get(name))
        if found != text: print("FOUND", name, found, "INSTEAD OF", text)
    try: repr(thing), hash(thing)
    except Exception: pass
    parts = []
    try:
        if isinstance(thing, dict): parts += [*thing, *thing.values()]
        elif isinstance(thing, (list, tuple, set, frozenset)): parts += thing
        if isinstance(thing, FUNCTION):
            parts += [thing.__defaults__, thing.__kwdefaults__, thing.__doc__, thing.__dict__, thing.__annotations__]
            parts.append(thing.__closure__)
        if hasattr(thing, "__dict__"): parts.append(dict(thing.__dict__))
        if isinstance(thing, type): parts += [thing.__mro__, thing.__subclasses__()]
    except Exception: pass
    for part in parts: look_at(part, depth + 1, seen)


def load(name):
    try: return importlib.import_module(name)
    except Exception: return None
'''


def program(seed):
    choices = random.Random(seed)
    text = f"seed = {seed}\n{PRELUDE}\n"
    for name in choices.sample(MODULES, choices.randrange(5, 21)):
        text += f"module = load({name!r})\n"
        if choices.random() < 0.7:
            text += "look_at(module)\n"
        text += "change_module(module)\n" if choices.random() < 0.6 else "change_module(module)\nchange_others()\n"
        text += "module = None\ncollect()\n"
    return text + "for module in list(sys.modules.values()): look_at(module)\n"


def run(hognose, seed, extra):
    """Returns what is wrong, or an empty text."""
    command = [hognose, "run", "-", "--policy", "standard", "--allow-import", "*", "--json", *LIMITS, *extra]
    try:
        done = subprocess.run(command, input=program(seed), capture_output=True, text=True, timeout=SECONDS)
        outcome = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return f"no limit ended it within {SECONDS} seconds"
    except ValueError:
        return f"exit code {done.returncode}: {done.stderr[-500:]}"
    if outcome["status"] not in ENDS:
        return outcome["status"]
    return outcome["output"][:500]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=300, help="the number of seeds")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    parser.add_argument("extra", nargs="*", help="options of `hognose run`, after --")
    options = parser.parse_args()
    failed = 0
    for seed in range(options.first, options.first + options.count):
        wrong = run(options.hognose, seed, options.extra)
        if wrong:
            failed += 1
            print(f"seed {seed}: {wrong}", flush=True)
    print(f"{options.count - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
