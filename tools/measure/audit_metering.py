#!/usr/bin/env python3
"""Looks for natives that charge too little fuel for their work.

A sandboxed program lists the built-in functions and types and the contents of the modules. For each callable, the
tool finds the arguments that it accepts by trying small ones. It then calls it with big ones in a process of its
own and compares the fuel of the call with its CPU time. Both are differences from the same program without the
call, and the time is the least of several pairs of runs. A call of LONG_MS or more must charge at least
STEPS_PER_MS for each millisecond. One that does not is repeated with arguments four times as big. It is a suspect
if it then takes at least twice as long and still charges too little.

With --record each callable gets a line in tests/limits/natives.txt: `pays` (it charges fuel for large arguments),
`constant` (it charges almost none), or `not called` with the reason. Without --record the audit must agree with this
table. A callable that is not called without a reason fails. native_arguments.py has the arguments that the tool does
not find by trying.

    tools/measure/audit_metering.py [NAME...] [--size N] [--sample K] [--record]

NAME is a prefix ("str.", "zlib."). --sample K takes one callable in K. Prints one line for each suspect and each
difference from the table, and a total. The exit code is 1 if there are any.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import native_arguments

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
OPTIONS = ["--policy", "standard", "--enable", "files", "--allow-import", "*", "--max-time", "120", "--max-cpu-time", "20",
           "--max-memory", "1024", "--max-output", "0", "--json"]
# An iteration of an empty loop costs one step and about 10 ns. Natives may charge less for their time, but a slice
# of fuel must end within 10 ms, so that a time limit is noticed.
STEPS_PER_MS = 400
LONG_MS = 0.4
# A busy machine slows some runs by more than a call takes, but never all of them. The time of a call is therefore
# the least of this many differences, each between two consecutive runs. The run with the call comes first in
# every second pair.
ROUNDS = 6
# A difference below this fraction of the time without the call counts as 0.
NOISE = 0.05
# The start of a line that shows how a callable refused a call, and the calls that print one.
REFUSAL = "refused:"
SHOWN_REFUSALS = ((), ("given",), ("instance",), ("instance", "one"))
# A callable is called this many times with objects of its class, and this many times with the common values.
MOST_CALLS = 14
NO_REASON = "not called, and no reason is known"
# Binding the arguments and a native's fixed charge cost less than this.
CONSTANT_STEPS = 100
TABLE = ROOT / "tests" / "limits" / "natives.txt"

# The kinds of arguments to try. n is their size.
ARGUMENTS = {
    "text": "'ab' * (n // 2)",
    "words": "'ab ' * (n // 3)",
    "wide": "'\\u4e2d\\xe9' * (n // 2)",
    "digits": "'7' * min(n, 4000)",
    "bytes": "b'ab' * (n // 2)",
    "bytearray": "bytearray(b'ab' * (n // 2))",
    "list": "list(range(n))",
    "down": "list(range(n, 0, -1))",
    "strings": "['ab'] * n",
    "pairs": "[(i, i) for i in range(n // 4)]",
    "tuple": "tuple(range(n))",
    "dict": "dict.fromkeys(range(n // 4))",
    "set": "set(range(n // 4))",
    "range": "range(n)",
    "iterator": "iter(range(n))",
    "huge": "1 << n",
    "size": "n",
    "floats": "[float(i) for i in range(n)]",
    "one": "1",
    "minus": "-1",
    "float": "1.5",
    "letter": "'a'",
    "byte": "b'a'",
    "empty": "''",
    "function": "lambda *a: a[0] if a else None",
    "type": "str",
    "nothing": "None",
}
FIRST = list(ARGUMENTS)
SECOND = ["text", "bytes", "list", "set", "dict", "huge", "size", "one", "letter", "byte", "function"]
SMALL = {"one", "letter", "byte", "nothing", "empty", "minus", "float", "type"}
THIRD = ["size", "one", "letter", "byte", "text"]

RECEIVERS = {
    "str": ["text", "words", "wide"], "bytes": ["bytes"], "bytearray": ["bytearray"], "list": ["list", "down"],
    "tuple": ["tuple"], "dict": ["dict"], "set": ["set"], "frozenset": ["set"], "int": ["huge"],
    "range": ["range"], "memoryview": ["bytes"], "float": ["float"], "complex": ["float"],
    "slice": ["size"], "bool": ["one"], "object": ["list"], "type": ["type"],
}
# Suspects that are accounted for elsewhere.
EXPLAINED = {"weakref.ref": "the collection at the end of the run finds the object dead"}
# Types whose receiver is made by passing the argument to the type.
WRAPPED = {"frozenset", "memoryview", "complex", "slice", "bool"}

# Callables that end or pause a run on purpose, ask for input, or run their argument.
LEFT_OUT = {"exit", "quit", "input", "help", "breakpoint", "eval", "exec", "compile", "open",
            "sys.exit", "time.sleep", "sys.setrecursionlimit"}
MODULES = ("array base64 binascii bisect cmath codecs collections copy csv datetime fractions functools hashlib "
           "heapq hmac html io itertools json math operator random re reprlib secrets shlex statistics string "
           "struct textwrap time typing unicodedata urllib.parse uuid zlib difflib decimal calendar enum keyword "
           "contextlib types weakref traceback gzip warnings").split()

LISTING = """
import builtins
found = []
def walk(prefix, holder, depth):
    for name in sorted(dir(holder)):
        if name.startswith('__') and name.endswith('__') and name in ('__class__', '__doc__', '__init_subclass__',
                '__subclasshook__', '__new__', '__init__', '__getattribute__', '__setattr__', '__delattr__',
                '__reduce__', '__reduce_ex__', '__builtins__', '__loader__', '__spec__'):
            continue
        if name.startswith('_') and not name.startswith('__'):
            continue
        try:
            value = getattr(holder, name)
        except BaseException:
            continue
        if not callable(value):
            continue
        if isinstance(value, type) and issubclass(value, BaseException):
            continue
        found.append((prefix + name, depth))
        if depth == 0 and isinstance(value, type):
            walk(prefix + name + '.', value, 1)
"""


def run(source):
    with tempfile.NamedTemporaryFile("w", suffix=".py", delete=False) as file:
        file.write(source)
    try:
        done = subprocess.run([HOGNOSE, "run", *OPTIONS, file.name], capture_output=True, text=True, timeout=150)
        return json.loads(done.stdout)
    except (subprocess.TimeoutExpired, ValueError) as error:
        return {"status": f"no outcome: {error}", "output": "", "steps": 0, "cpu_ms": 0.0}
    finally:
        os.unlink(file.name)


def names():
    source = LISTING + "walk('', builtins, 0)\n"
    for module in MODULES:
        source += (f"try:\n    import {module} as module\nexcept ImportError:\n    pass\n"
                   f"else:\n    walk({module + '.'!r}, module, 0)\n")
    source += "for name, depth in found: print(name, depth)\n"
    outcome = run(source)
    if outcome["status"] != "ok":
        sys.exit(f"the listing ended with {outcome['status']}: {outcome.get('error')}")
    listed = [line.split() for line in outcome["output"].splitlines()]
    return [name for name, _ in listed if name not in LEFT_OUT]


def head(name):
    """Returns the import statement that the name needs, and the expression for it."""
    for module in sorted(MODULES, key=len, reverse=True):
        if name.startswith(module + "."):
            return f"import {module}\n", name
    return "", name


def receiver_of(name):
    """Returns the expression of the object on which a method is called, or None."""
    owner = native_arguments.owner_of(name)
    if native_arguments.instance_of(name) is None and owner in RECEIVERS:
        return argument(name, 0, RECEIVERS[owner][0])
    return native_arguments.instance_of(name)


def choices(name):
    """Yields lists of argument kinds to try. For a method the first argument is the receiver."""
    if native_arguments.given_to(name, receiver_of(name)) is not None:
        yield ("given",)
    if native_arguments.error_of(name):
        return
    owner = native_arguments.owner_of(name)
    if native_arguments.instance_of(name) is not None:
        yield from lists_of_kinds(["instance"], ["instance"])
    if owner in RECEIVERS:
        yield from lists_of_kinds(RECEIVERS[owner], RECEIVERS[owner])
    else:
        yield ()
        yield from lists_of_kinds(FIRST, ["text", "bytes", "list", "letter"])


def lists_of_kinds(firsts, firsts_of_three):
    for first in firsts:
        yield (first,)
        for second in SECOND:
            yield (first, second)
    for first in firsts_of_three:
        for second in ("letter", "byte", "list", "one"):
            for third in THIRD:
                yield (first, second, third)


def argument(name, position, kind):
    """The expression of an argument; of all arguments, packed, if they are given."""
    if kind == "given":
        return f"pack({native_arguments.given_to(name, receiver_of(name))})"
    if kind == "instance":
        return native_arguments.instance_of(name)
    owner = native_arguments.owner_of(name)
    wraps = position == 0 and owner in WRAPPED
    return f"{owner}({ARGUMENTS[kind]})" if wraps else ARGUMENTS[kind]


def setup(name, texts):
    """Returns the imports that the texts need and, if they use it, the prelude."""
    text = " ".join(texts)
    mentioned = [module for module in [*MODULES, "collections.abc", "sys"] if re.search(rf"\b{module}[.,]", text)]
    prelude = native_arguments.PRELUDE if native_arguments.NAMES_OF_PRELUDE.search(text) else ""
    return head(name)[0] + "".join(f"import {module}\n" for module in mentioned) + prelude


def call(name, kinds):
    """Returns the call with the arguments a0, a1, ..."""
    expression = head(name)[1]
    if kinds == ("given",):
        return f"{expression}(*a0[0], **a0[1])"
    return f"{expression}({', '.join(f'a{i}' for i in range(len(kinds)))})"


def attempt(name, kinds):
    """Returns the call with the arguments in place."""
    if kinds == ("given",):
        return f"{head(name)[1]}({native_arguments.given_to(name, receiver_of(name))})"
    return f"{head(name)[1]}({', '.join(argument(name, i, kind) for i, kind in enumerate(kinds))})"


def accepted(name):
    """Returns the choices that the callable accepts, those with big arguments first, and how it refuses others."""
    tried = list(choices(name))
    attempts = [attempt(name, kinds) for kinds in tried]
    source = setup(name, attempts) + "n = 12\n"
    expected = native_arguments.error_of(name)
    for number, kinds in enumerate(tried):
        shows_refusal = kinds in SHOWN_REFUSALS
        source += (f"try:\n    {attempts[number]}\n    print(chr(10) + '{number}')\n"
                   f"except BaseException as error:\n"
                   f"    if type(error).__name__ == {expected!r}: print(chr(10) + '{number}')\n"
                   + (f"    else: print('{REFUSAL}', type(error).__name__ + ': ' + str(error))\n" if shows_refusal
                      else ""))
    outcome = run(source)
    lines = outcome["output"].splitlines()
    numbers = [int(line) for line in lines if line.isdigit()]
    refusals = [line.removeprefix(REFUSAL).strip() for line in lines if line.startswith(REFUSAL)]
    if outcome["status"] not in ("ok", "error"):
        refusals.append(f"the trial ends with {outcome['status']}")
    kept = [tried[number] for number in numbers if number < len(tried)]
    kept.sort(key=lambda kinds: (-sum(kind not in SMALL for kind in kinds[:2]), len(kinds)))
    own = [kinds for kinds in kept if kinds[:1] in (("given",), ("instance",))]
    return own[:MOST_CALLS] + [kinds for kinds in kept if kinds not in own][:MOST_CALLS], refusals


def reason(name, refusals):
    """Returns why the callable is not called, or an empty text if there is no reason."""
    told = [text for beginning, text in native_arguments.REASONS.items() if name.startswith(beginning)]
    told += [refusal for refusal in refusals if native_arguments.REFUSALS.fullmatch(refusal)]
    return told[0].partition(" without an implementation")[0].rstrip(":") if told else ""


def suspicion(name, kinds, size, small):
    """Returns the steps and milliseconds of a suspicious call, or None. `small` is its measurement at `size`."""
    if not is_suspect(*small):
        return None
    big = measure(name, kinds, 4 * size)
    return big if big and is_suspect(*big) and big[1] >= 2 * small[1] else None


def measure(name, kinds, size):
    """Returns the steps and milliseconds of the call alone, or None if a run failed."""
    values = [argument(name, i, kind) for i, kind in enumerate(kinds)]
    before = setup(name, values) + f"n = {size}\n" + "".join(f"a{i} = {value}\n" for i, value in enumerate(values))
    called = f"try:\n    {call(name, kinds)}\nexcept Exception:\n    pass\n"
    fastest, cheapest = float("inf"), float("inf")
    for number in range(ROUNDS):
        programs = [before, before + called]
        outcomes = {program: run(program) for program in (programs if number % 2 else reversed(programs))}
        without, with_call = (outcomes[program] for program in programs)
        if without["status"] != "ok" or with_call["status"] != "ok":
            return None
        steps = with_call["steps"] - without["steps"]
        fastest = min(fastest, without["cpu_ms"])
        cheapest = min(cheapest, with_call["cpu_ms"] - without["cpu_ms"])
        cpu_ms = cheapest if cheapest >= NOISE * fastest else 0.0
        if not is_suspect(steps, cpu_ms):
            break
    return steps, cpu_ms


def is_suspect(steps, cpu_ms):
    return cpu_ms >= LONG_MS and steps < STEPS_PER_MS * cpu_ms


def audit(name, size):
    """Returns (name, its state in the table, suspicious calls)."""
    kept, refusals = accepted(name)
    measured = [(kinds, measure(name, kinds, size)) for kinds in kept]
    measured = [(kinds, result) for kinds, result in measured if result]
    suspects = [(kinds, suspicion(name, kinds, size, result)) for kinds, result in measured]
    if not measured:
        told = reason(name, refusals if not kept else ["every call ends the run"])
        return name, f"not called: {told}" if told else NO_REASON, []
    state = "constant"
    if any(steps > CONSTANT_STEPS for _, (steps, _) in measured):
        state = "pays"
    return name, state, [(kinds, result) for kinds, result in suspects if result and name not in EXPLAINED]


def read_table():
    lines = TABLE.read_text("utf-8").splitlines() if TABLE.exists() else []
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def main():
    global HOGNOSE
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--hognose", default=str(ROOT / "build/release/hognose"))
    parser.add_argument("--size", type=int, default=1 << 17)
    parser.add_argument("--sample", type=int, default=1)
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    HOGNOSE = options.hognose
    chosen = [name for name in names() if not options.names or any(map(name.startswith, options.names))]
    chosen = [name for name in chosen
              if int(hashlib.sha256(name.encode()).hexdigest()[:8], 16) % options.sample == 0]
    failed = set()
    table, seen = read_table(), {}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, state, suspects in pool.map(lambda name: audit(name, options.size), chosen):
            seen[name] = state
            for kinds, (steps, milliseconds) in suspects:
                failed.add(name)
                print(f"FAIL {name}({', '.join(kinds)}): {steps} steps for {milliseconds:.2f} ms", flush=True)
            if state == NO_REASON:
                failed.add(name)
                print(f"FAIL {name}: {state}", flush=True)
            elif table and not options.record and table.get(name) != state:
                failed.add(name)
                print(f"FAIL {name}: {state}, but {TABLE.name} says {table.get(name)}", flush=True)
    if options.record:
        if options.names or options.sample > 1:
            seen = table | seen
        states = collections.Counter(state.partition(":")[0] for state in seen.values())
        TABLE.write_text("# Whether each callable charges fuel; written by tools/measure/audit_metering.py --record. "
                         + ", ".join(f"{state}: {states[state]}" for state in sorted(states)) + ".\n"
                         + "".join(f"{name}: {seen[name]}\n" for name in sorted(seen)), "utf-8")
    print(f"{len(chosen) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed or not chosen else 0


if __name__ == "__main__":
    sys.exit(main())
