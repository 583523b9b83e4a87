#!/usr/bin/env python3
"""Measures the Python package beside exec(), RestrictedPython, asteval, Monty and Pyodide, and prints a table.

Run it with the interpreter of an environment that has the packages, as tools/test_package.py makes one:
build/venv-3.11/bin/python tools/measure/python_speed.py. It needs node and the packages of tools/ too. Each
figure is the best of --rounds, in which the ways take turns, so that a change of the machine's speed affects all of
them; in a round, that of the best of some short groups of calls, since a machine that interrupts often makes every long
group slower. Times are CPU times of the thread; those of Monty and Pyodide, which run in other processes, are of the
wall clock. A way that cannot do something has no figure.
"""

import argparse
import functools
import importlib.metadata
import json
import pathlib
import platform
import subprocess
import sys
import time

import asteval
import hognose
import pydantic_monty
import RestrictedPython

HERE = pathlib.Path(__file__).resolve().parent
GROUPS = 20
CALLS = 5_000
ROWS = 6_000
STATEMENTS = [f"x{i} = {i}\nx{i} + 1" for i in range(10)]


def data():
    return [{"id": i, "name": f"name {i}", "tags": ["a", "b", "c"], "score": i * 0.5} for i in range(ROWS)]


def per_call(function, count, clock=time.thread_time):
    """A measurement: seconds for a call, in the best of GROUPS groups of `count` calls."""
    def group():
        start = clock()
        for _ in range(count):
            function()
        return (clock() - start) / count
    return lambda: min(group() for _ in range(GROUPS))


def identity(n):
    return n


LOOP = f"for i in range({CALLS}):\n    {{}}\n"


def of_calls(run, clock=time.thread_time):
    """Seconds for one call of a host function: a loop with the call, less the same loop without it."""
    def measure():
        times = {"j = f(i)": [], "j = i": []}
        for body in [*times] * 3:
            start = clock()
            run(LOOP.format(body))
            times[body].append(clock() - start)
        return (min(times["j = f(i)"]) - min(times["j = i"])) / CALLS
    return measure


def with_exec():
    compiled = compile("1 + 1", "<string>", "exec")

    def cold():
        exec("1 + 1", {"__builtins__": {}})

    def warm():
        exec(compiled, {"__builtins__": {}})

    def feeds():
        names = {}
        for text in STATEMENTS:
            exec(text, names)
    return {"one": per_call(warm, 300), "cold": per_call(cold, 20), "feeds": per_call(feeds, 4),
            "call": of_calls(lambda text: exec(text, {"f": identity}))}


def with_restricted_python():
    compiled = RestrictedPython.compile_restricted("1 + 1", "<string>", "exec")

    def run(text):
        exec(RestrictedPython.compile_restricted(text, "<string>", "exec"),
             {**RestrictedPython.safe_globals, "f": identity, "_getiter_": iter})

    def feeds():
        names = dict(RestrictedPython.safe_globals)
        for text in STATEMENTS:
            exec(RestrictedPython.compile_restricted(text, "<string>", "exec"), names)
    return {"one": per_call(lambda: exec(compiled, dict(RestrictedPython.safe_globals)), 300),
            "cold": per_call(lambda: run("1 + 1"), 10), "feeds": per_call(feeds, 2), "call": of_calls(run)}


def with_asteval():
    interpreter = asteval.Interpreter(use_numpy=False, user_symbols={"f": identity})

    def feeds():
        fresh = asteval.Interpreter(use_numpy=False, minimal=True)
        for text in STATEMENTS:
            fresh(text)
    return {"one": per_call(lambda: interpreter("1 + 1"), 20),
            "cold": per_call(lambda: asteval.Interpreter(use_numpy=False, minimal=True)("1 + 1"), 4),
            "feeds": per_call(feeds, 2), "call": of_calls(interpreter)}


def with_hognose():
    sandbox = hognose.Sandbox(max_time_s=None)
    calling = hognose.Sandbox(max_time_s=None, functions={"f": identity})
    session = hognose.Session(max_time_s=None)
    values = data()
    session["x"] = values

    def feeds():
        fresh = hognose.Session()
        for text in STATEMENTS:
            fresh.run(text)
    return {"one": per_call(lambda: sandbox.run("1 + 1").return_value, 50),
            "cold": per_call(lambda: hognose.Sandbox().run("1 + 1").return_value, 20),
            "feeds": per_call(feeds, 4), "call": of_calls(lambda text: calling.run(text).unwrap()),
            "in": per_call(lambda: sandbox.run("None", {"x": values}), 1),
            "out": per_call(lambda: session["x"], 1)}


def with_monty(pool):
    session = pool.checkout(limits={"max_suspensions": 10**9}).__enter__()
    values = data()
    session.feed_run("x = y", inputs={"y": values})

    def feeds():
        with pool.checkout() as fresh:
            for text in STATEMENTS:
                fresh.feed_run(text)

    def cold():
        with pool.checkout() as fresh:
            fresh.feed_run("1 + 1")
    clock = time.perf_counter
    return {"one": per_call(lambda: session.feed_run("1 + 1"), 20, clock), "cold": per_call(cold, 4, clock),
            "feeds": per_call(feeds, 2, clock),
            "call": of_calls(lambda text: session.feed_run(text, external_lookup={"f": identity}), clock),
            "in": per_call(lambda: session.feed_run("None", inputs={"z": values}), 1, clock),
            "out": per_call(lambda: session.feed_run("x"), 1, clock)}


def with_pyodide(child):
    def ask(name):
        child.stdin.write(name + "\n")
        child.stdin.flush()
        return float(child.stdout.readline())
    return {name: functools.partial(ask, name) for name in LABELS}


def started_pyodide():
    child = subprocess.Popen(["node", HERE / "pyodide_speed.mjs", str(GROUPS)], stdin=subprocess.PIPE,
                             stdout=subprocess.PIPE, text=True)
    child.stdin.write(json.dumps([data(), STATEMENTS]) + "\n")
    return child


LABELS = {"one": ("`1 + 1`, again in the same sandbox", 1e6, "µs"), "cold": ("`1 + 1` in a new sandbox", 1e6, "µs"),
          "feeds": ("ten statements in a new session", 1e6, "µs"), "call": ("call of a host function", 1e6, "µs"),
          "in": ("nested data in", None, "MB/s"), "out": ("nested data out", None, "MB/s")}


def import_milliseconds(rounds):
    """The best time of a process that imports the package, less that of one that does not."""
    def run(code):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return time.perf_counter() - start
    return (min(run("import hognose") for _ in range(rounds)) - min(run("") for _ in range(rounds))) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rounds", type=int, default=7)
    arguments = parser.parse_args()
    size = len(json.dumps(data()))
    with pydantic_monty.Monty() as pool, started_pyodide() as child:
        ways = {"Hognose": with_hognose(), "exec": with_exec(), "RestrictedPython": with_restricted_python(),
                "asteval": with_asteval(), "Monty": with_monty(pool), "Pyodide": with_pyodide(child)}
        best = {}
        for _ in range(arguments.rounds):
            for way, measurements in ways.items():
                for name, measure in measurements.items():
                    best[way, name] = min(best.get((way, name), float("inf")), measure())
        child.stdin.close()
    versions = {way: importlib.metadata.version(package) for way, package in
                (("RestrictedPython", "RestrictedPython"), ("asteval", "asteval"), ("Monty", "pydantic-monty"))}
    lock = json.loads((HERE.parent / "package-lock.json").read_text())
    versions["Pyodide"] = lock["packages"]["node_modules/pyodide"]["version"]
    print(f"Python {platform.python_version()}; " + ", ".join(f"{way} {text}" for way, text in versions.items())
          + f"; {size / 1e6:.2f} MB as JSON\n")
    print("| | " + " | ".join(ways) + " |\n|---|" + "---|" * len(ways))
    for name, (label, scale, unit) in LABELS.items():
        cells = []
        for way in ways:
            seconds = best.get((way, name))
            if seconds is None:
                cells.append("")
            elif scale is None:
                cells.append(f"{size / seconds / 1e6:.0f} {unit}")
            else:
                cells.append(f"{float(f'{seconds * scale:.3g}'):g} {unit}")
        print(f"| {label} | " + " | ".join(cells) + " |")
    print(f"| import of the package | {import_milliseconds(arguments.rounds):.0f} ms |" + " |" * (len(ways) - 1))


if __name__ == "__main__":
    sys.exit(main())
