#!/usr/bin/env python3
"""Tests the command line: exit codes, messages about bad input, JSON, limits, the system call filter.

Prints a line for each failed case and a last line `N passed, N failed`. A case is a row of CASES or a function of
CHECKS.
"""

import argparse
import json
import os
import pathlib
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# (name, source (bytes, or None for no file), options, exit code, part of stdout, part of stderr).
CASES = [
    ("hello", b"print('hello')", [], 0, "hello\n", ""),
    ("empty file", b"", [], 0, "", ""),
    ("uncaught exception", b"1/0", [], 1, "", "ZeroDivisionError: division by zero"),
    ("guest exit", b"raise SystemExit(0)", [], 1, "", "SystemExit: 0"),
    ("syntax error", b"x = (1,", [], 1, "", "SyntaxError: '(' was never closed"),
    ("not UTF-8", b'x = "\xff\xfe"\n', [], 1, "", "SyntaxError: Non-UTF-8 code starting with '\\xff'"),
    ("NUL byte", b"x = 1\0\n", [], 1, "", "SyntaxError: source code cannot contain null bytes"),
    ("1 MB line", b"x = " + b"1 + " * 260_000 + b"1\nprint(x)", [], 0, "260001\n", ""),
    ("1 MB string", b"x = '" + b"a" * 1_000_000 + b"'\nprint(len(x))", [], 0, "1000000\n", ""),
    ("nested parentheses", b"(" * 100_000 + b")" * 100_000, [], 1, "",
     "SyntaxError: too many nested parentheses"),
    ("too much source", b"#" * 2_000_000, [], 1, "",
     "SyntaxError: source code is too long: 2000000 bytes, the limit is 1048576"),
    ("missing file", None, [], 2, "", "No such file or directory"),
    ("unknown flag", b"", ["--frobnicate"], 2, "", "--frobnicate"),
    ("unknown policy", b"", ["--policy", "lax"], 2, "", "unknown policy 'lax'"),
    ("unknown feature", b"", ["--enable", "root"], 2, "", "unknown feature 'root'"),
    ("negative time", b"", ["--max-time", "-1"], 2, "", "--max-time"),
    ("endless loop", b"while True: pass", ["--max-time", "0.3"], 3, "", "timeout: time limit"),
    ("endless recursion", b"def f(): f()\nf()", [], 1, "",
     "RecursionError: maximum recursion depth exceeded"),
    ("endless list", b"x = []\nwhile True: x.append(1)", ["--max-memory", "32"], 3, "",
     "memory_error: memory limit of 32 MB reached"),
    ("huge string", b"'a' * 10**10", [], 1, "", "MemoryError"),
    ("fuel", b"while True: pass", ["--max-steps", "1000"], 3, "", "step_limit"),
    ("where a loop stopped", b"x = 1\nwhile True: pass", ["--max-steps", "100000"], 3, "", "(line 2)"),
    ("output", b"while True: print('x' * 100)", ["--max-output", "1000"], 3, "", "output_limit"),
    ("denied import", b"import math", [], 1, "", "ImportError"),
    ("allowed import", b"import math; print(math.pi)", ["--allow-import", "math"], 0, "3.14159", ""),
    ("a confined run", b"print([0] * 1000000 and 'grown')", ["--seccomp", "required"], 0, "grown",
     ""),
]


class Failure(Exception):
    pass


def expect(condition, message):
    if not condition:
        raise Failure(message)


class CommandLine:
    def __init__(self, hognose, folder):
        self.hognose = hognose
        self.folder = pathlib.Path(folder)

    def run(self, *words, input=None):
        return subprocess.run([self.hognose, *map(str, words)], input=input, capture_output=True,
                              timeout=60)

    def file(self, source, name="program.py"):
        path = self.folder / name
        path.write_bytes(source)
        return path


def check_case(cli, source, options, code, stdout, stderr):
    path = cli.folder / "missing.py" if source is None else cli.file(source)
    done = cli.run("run", *options, path)
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    expect(done.returncode == code, f"exit code {done.returncode}, not {code}; {err[-300:]}")
    expect(stdout in out, f"stdout lacks {stdout!r}: {out[-300:]!r}")
    expect(stderr in err, f"stderr lacks {stderr!r}: {err[-300:]!r}")


def directory(cli):
    done = cli.run("run", cli.folder)
    expect(done.returncode == 2 and b"is a directory" in done.stderr, done)


def standard_input(cli):
    done = cli.run("run", "-", input=b"print(6 * 7)")
    expect(done.returncode == 0 and done.stdout == b"42\n", done)


def name_that_is_no_text(cli):
    path = os.path.join(os.fsencode(cli.folder), b"n\xff.py")
    with open(path, "wb") as file:
        file.write(b"print(__file__[-5:])\n1/0\n")
    done = subprocess.run([cli.hognose, "run", path], capture_output=True, timeout=60)
    expect(done.returncode == 1 and done.stdout == b"n?.py\n", done)
    expect(b'n?.py", line 2, in <module>' in done.stderr, done)


def no_command(cli):
    expect(cli.run(input=b"print(1)").stdout == b"1\n", "without a command, the program is on stdin")
    expect(cli.run("frobnicate").returncode == 2, "exit code of an unknown command")
    expect(cli.run("--help").returncode == 0, "exit code of --help")
    expect(cli.run("--version").stdout == b"hognose 0.1.0\n", "--version prints the version")
    licences = cli.run("--licenses")
    expect(licences.returncode == 0, "exit code of --licenses")
    for words in (b"Copyright 2026 the Hognose authors", b"PYTHON SOFTWARE FOUNDATION LICENSE",
                  b"UNICODE LICENSE V3"):
        expect(words in licences.stdout, f"--licenses prints {words!r}")


def json_object(cli):
    source = b"print('out')\nimport sys\nx = [1, 2.5, 'a', None, {'k': (1, 2)}]\nx\n"
    done = cli.run("run", "--json", "--allow-import", "sys", cli.file(source))
    outcome = json.loads(done.stdout)
    expect(list(outcome)[0] == "status" and outcome["status"] == "ok", outcome)
    expect(outcome["output"] == "out\n" and outcome["error"] is None, outcome)
    expect(outcome["return_value"] == [1, 2.5, "a", None, {"k": [1, 2]}], outcome)
    expect(outcome["steps"] > 0 and outcome["memory_mb"] > 0, outcome)


def json_error(cli):
    done = cli.run("run", "--json", cli.file(b"class E(Exception): pass\nraise E('why')\n"))
    outcome = json.loads(done.stdout)
    expect(done.returncode == 1 and outcome["status"] == "error", outcome)
    expect(outcome["error"]["type"] == "E" and outcome["error"]["message"] == "why", outcome)
    expect(done.stderr == b"", "--json leaves stderr alone")


def input_of_the_program(cli):
    path = cli.file(b"name = input('? ')\nprint('hello', name)\nimport sys\nprint(sys.stdin.readlines())\n")
    done = cli.run("run", "--policy", "standard", "--seccomp", "required", path,
                   input=b"Ada\none\n\xfftwo")
    expect(done.returncode == 0, done)
    expect(done.stdout == "? hello Ada\n['one\\n', '\N{REPLACEMENT CHARACTER}two']\n".encode(), done)
    done = cli.run("run", "--policy", "standard", "--disable", "stdin", path, input=b"Ada\n")
    expect(done.returncode == 1 and b"name 'input' is not defined" in done.stderr, done)


def input_that_never_comes(cli):
    path = cli.file(b"input()")
    reader, writer = os.pipe()
    start = time.monotonic()
    done = subprocess.run([cli.hognose, "run", "--policy", "standard", "--max-time", "0.5", path],
                          stdin=reader, capture_output=True, timeout=60)
    seconds = time.monotonic() - start
    os.close(reader)
    os.close(writer)
    expect(done.returncode == 3 and b"timeout" in done.stderr, done)
    expect(seconds < 1, f"stopped after {seconds:.3f} s")


def endless_line_of_input(cli):
    done = cli.run("run", "--policy", "standard", "--max-memory", "16", cli.file(b"input()"),
                   input=b"a" * 40_000_000)
    expect(done.returncode == 3 and b"memory limit of 16 MB" in done.stderr, done.stderr)


def environment(cli):
    cli.file(b'{"name": "Ada", "numbers": [1, 2, 3]}', "env.json")
    done = cli.run("run", "--env-json", cli.folder / "env.json",
                   cli.file(b"print(name, sum(numbers))"))
    expect(done.stdout == b"Ada 6\n", done)


def environment_of_any_shape(cli):
    def run(text, program):
        return cli.run("run", "--env-json", cli.file(text, "env.json"), cli.file(program))

    def nested(levels):
        return b'{"x": ' + b"[" * levels + b"1" + b"]" * levels + b"}"

    done = run(nested(999), b"n = 0\nwhile type(x) is list:\n    x = x[0]\n    n += 1\nprint(n, x)")
    expect(done.stdout == b"999 1\n", done)
    for text in (nested(1000), nested(20_000), nested(2_000_000), b"[" * 5_000_000,
                 b'{"x":' * 1001 + b"1" + b"}" * 1001):
        done = run(text, b"print(x)")
        expect(done.returncode == 2 and b"env.json' is " in done.stderr, done)
        expect(b"nested deeper than 1000 levels" in done.stderr, done)
    for text in (b"", b"[1]", b"7", b'{"x": 1', b'{"x": NaN}', b'{"x": 1} 2', b'{"x": "\xff"}'):
        done = run(text, b"print(x)")
        expect(done.returncode == 2 and b"env.json' is not a JSON object" in done.stderr, done)
    done = run(b'{"z": 1, "x": {"b": -1, "a": 123456789012345678901234567890, "b": [2.5, true, null]}, "z": 3}',
               b"print(x, z)")
    expect(done.stdout == b"{'b': [2.5, True, None], 'a': 123456789012345678901234567890} 3\n", done)


def promptness(cli):
    path = cli.file(b"while True: pass")
    start = time.monotonic()
    done = cli.run("run", "--max-time", "1", path)
    seconds = time.monotonic() - start
    expect(done.returncode == 3 and seconds < 1.1, f"stopped after {seconds:.3f} s")


def same_fuel(cli):
    path = ROOT / "examples" / "report.py"
    steps = {json.loads(cli.run("run", "--json", path).stdout)["steps"] for _ in range(3)}
    expect(len(steps) == 1 and min(steps) > 1000, f"steps of three runs: {steps}")


def same_fuel_when_watched(cli):
    # Collections in generators that natives run: what they cost depends on what the frames hold.
    path = ROOT / "tests" / "conformance" / "programs_with_files" / "mbox_statistics.py"
    options = ["--policy", "standard", "--enable", "files"]
    steps = {json.loads(cli.run("run", "--json", *options, *watch, path).stdout)["steps"]
             for watch in ([], ["--coverage", cli.folder / "lines"], ["--profile", cli.folder / "stacks"])}
    expect(len(steps) == 1, f"steps of three runs: {steps}")


def policy(cli):
    for name in ("bare", "strict", "standard"):
        text = cli.run("policy", name).stdout.decode()
        expect(f"Profile {name}" in text and "__subclasses__" in text, text[:200])
    expect(cli.run("policy", "lax").returncode == 2, "exit code of an unknown profile")
    text = cli.run("explain", "__globals__").stdout.decode()
    expect("strict    guarded" in text and "standard  open" in text, text)
    text = cli.run("explain", "eval").stdout.decode()
    expect("strict    absent (opened by --enable eval)" in text, text)
    text = cli.run("explain", "open").stdout.decode()
    expect(text.startswith("open (builtin): opens a file of the run's own file system"), text)
    expect("standard  absent (opened by --enable files)" in text, text)
    text = cli.run("explain", "breakpoint").stdout.decode()
    expect(text.startswith("breakpoint (builtin of CPython): there is no debugger") and "strict    absent" in text,
           text)
    text = cli.run("explain", "math").stdout.decode()
    expect("  names: acos acosh " in text, text)
    expect("not in a table" in cli.run("explain", "frobnicate").stdout.decode(), "frobnicate")


def filter_is_there(cli):
    done = cli.run("run", "--seccomp", "required", "--debug-forbidden-call", cli.file(b"1"))
    expect(done.returncode == -signal.SIGSYS, f"a forbidden call ends with {done.returncode}")
    done = cli.run("run", "--no-seccomp", "--debug-forbidden-call", cli.file(b"1"))
    expect(done.returncode == 0, f"without the filter it ends with {done.returncode}")


# The limit is for the preset `release`, which orders functions (apps/cli/start_order.txt).
def a_short_program_is_small(cli):
    outcome = json.loads(cli.run("run", "--json", "--debug-figures", cli.file(b"print('hello')")).stdout)
    expect(outcome["resident_mb"] <= 6, f"{outcome['resident_mb']} MB resident")


def modules_under_the_filter(cli):
    (cli.folder / "modules").mkdir()
    cli.file(b"def answer(): return 42\n", "modules/helper.py")
    done = cli.run("run", "--seccomp", "required", "--module-path", cli.folder / "modules",
                   "--allow-import", "helper", cli.file(b"import helper\nprint(helper.answer())"))
    expect(done.stdout == b"42\n", done)


def modules_of_other_kinds(cli):
    """Anything but a regular file inside the folder counts as missing, and the command does not block on it."""
    folder = cli.folder / "modules"
    folder.mkdir()
    cli.file(b"where = 'inside'\n", "modules/plain.py")
    cli.file(b"where = 'outside'\n", "secret.py")
    (folder / "package").mkdir()
    cli.file(b"where = 'package'\n", "modules/package/__init__.py")
    os.mkfifo(folder / "fifo.py")
    (folder / "folder.py").mkdir()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(folder / "listening.py"))
    links = {"zeros": "/dev/zero", "terminal": "/dev/tty", "memory": "/proc/self/mem",
             "absolute": cli.folder / "secret.py",
             "above": "../secret.py", "within": "package/../plain.py", "around": "../modules/plain.py",
             "through": "package/../../secret.py", "loop": "loop.py", "dangling": "nothing.py",
             "fifo_link": "fifo.py"}
    for name, target in links.items():
        (folder / (name + ".py")).symlink_to(target)
    (folder / "outer").symlink_to(cli.folder)
    (folder / "inner").symlink_to("package")
    cli.file(b"#" * 3_000_000, "modules/long.py")
    with open(folder / "sparse.py", "wb") as file:
        file.truncate(1 << 40)
    names = sorted([*links, "plain", "package", "fifo", "folder", "listening", "inner", "outer.secret", "long",
                    "sparse"])
    program = (f"for name in {names}:\n    try:\n        print(name, __import__(name).where)\n"
               "    except Exception as error:\n        print(name, type(error).__name__)\n")
    start = time.monotonic()
    for confinement in ("required", "off"):
        done = cli.run("run", "--policy", "standard", "--seccomp", confinement, "--module-path", folder,
                       cli.file(program.encode()))
        expect(done.returncode == 0, done)
        seen = dict(line.split() for line in done.stdout.decode().splitlines())
        expected = dict.fromkeys(names, "ModuleNotFoundError") | {
            "plain": "inside", "package": "package", "within": "inside", "inner": "package", "long": "SyntaxError",
            "sparse": "SyntaxError"}
        wrong = {name: text for name, text in seen.items() if text != expected[name]}
        expect(seen.keys() == expected.keys() and not wrong, wrong)
    expect(time.monotonic() - start < 10, "something waited")
    done = cli.run("run", "--module-path", cli.folder / "nowhere", cli.file(b"1"))
    expect(done.returncode == 2 and b"can't open folder" in done.stderr, done)


def long_results(cli):
    """Writing the JSON of a long result needs far less memory than the JSON is long, and little time."""
    for source, length in ((b"'\\x00' * 25_000_000", 150_000_000), (b"b'\\xff' * 25_000_000", 125_000_000),
                           (b"{('a', '\\x00' * 10_000_000): 1}", 70_000_000)):
        command = [cli.hognose, "run", "--json", "--policy", "standard", str(cli.file(source))]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            count = 0
            while piece := process.stdout.read(1 << 20):
                count += len(piece)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        expect(process.returncode == 0 and length < count < length + 1000, f"{count} bytes")
        expect(usage.ru_maxrss < 150_000, f"{usage.ru_maxrss} KB")
    program = b"{(1, b'\"\\\\\\n\\xff', ('a\"\\\\\\n', 1.5)): 2, None: 3, frozenset([b'a']): {7: 8}}"
    outcome = json.loads(cli.run("run", "--json", cli.file(program)).stdout)
    expect(outcome["return_value"] == {json.dumps([1, '"\\x5c\\x0a\\xff', ['a"\\\n', 1.5]]): 2, "null": 3,
                                       '["a"]': {"7": 8}}, outcome)


def output_without_end(cli):
    """Output that is passed through is not kept in memory, however much there is and however it is written."""
    for source, length in ((b"for i in range(10_000): print('x' * 39_999)", 400_000_000),
                           (b"import sys\nfor i in range(4_000_000): sys.stderr.write('x' * 100)", 0),
                           (b"print('x' * 99_999_999)\nprint('\\u4e2d' * 33_333_333)", 200_000_000)):
        command = [cli.hognose, "run", "--policy", "standard", "--max-output", "0", str(cli.file(source))]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
            count = 0
            while piece := process.stdout.read(1 << 20):
                count += len(piece)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
        expect(process.returncode == 0 and count == length, f"{process.returncode}, {count} bytes")
        expect(usage.ru_maxrss < (60_000 if source.startswith((b"for", b"import")) else 400_000),
               f"{usage.ru_maxrss} KB")


def output_to_a_full_device(cli):
    for words in (["-c", "print(1)"], ["limits"], ["-c", "print('x' * 100_000)"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([cli.hognose, *words], stdout=full, stderr=subprocess.PIPE)
        expect(done.returncode == 2 and done.stderr == b"hognose: the output could not be written\n",
               f"{words}: {done.returncode}, {done.stderr}")


def hostile_names(cli):
    """Names that a guest chooses cannot start a line or move the cursor in the output of observers."""
    program = (b"evil = '\\n   1> forged (x:1)\\x1b[2J\\r\\x9b2J\\u202e\\u2028\\\\n;x 5'\n"
               b"def f():\n    yield 1\nf.__qualname__ = f.__name__ = evil\nlist(f())\n"
               b"exec(compile('def g():\\n    pass\\ng()', evil, 'exec'))\n"
               b"class C:\n    exec('def m(self):\\n    pass')\nC.__qualname__ = evil\nC().m()\n"
               b"try:\n    raise type(evil, (Exception,), {})(evil)\nexcept Exception:\n    pass\n")
    files = [cli.folder / name for name in ("audit", "profile", "coverage")]
    done = cli.run("run", "--policy", "standard", "--trace", "--audit", files[0], "--profile", files[1],
                   "--coverage", files[2], cli.file(program))
    expect(done.returncode == 0, done)
    shown = [done.stderr] + [path.read_bytes() for path in files]
    for text in shown:
        controls = {c for c in text.decode() if not c.isprintable() and c != "\n"}
        expect(not controls, f"{controls} in {text!r}")
    lines = done.stderr.decode().splitlines()
    odd = [line for line in lines if not re.match(r" *\d+ +(>|<|!|  line)|coverage: ", line)]
    expect(not odd and not any(line.startswith("   1> forged") for line in lines), odd)
    expect(r"! \n   1> forged (x:1)\x1b[2J\x0d\x9b2J\u202e\u2028\\n;x 5: \n" in done.stderr.decode(), lines)
    odd = [line for line in shown[2].decode().splitlines() if not re.fullmatch(r".* \d+", line) or "; x 5" in line]
    expect(not odd, odd)


def check(cli):
    expect(cli.run("check", cli.file(b"x = 1")).returncode == 0, "check of a good file")
    done = cli.run("check", cli.file(b"x = = 1"))
    expect(done.returncode == 1 and b"SyntaxError: invalid syntax" in done.stderr, done)
    bad = cli.file(b"import json\ndef f(x):\n    if x:\n        return x.__globals__\n    return eval('1')\n")
    done = cli.run("check", bad)
    expect(done.returncode == 1 and b":4:16: guarded_name: the attribute '__globals__'" in done.stdout, done)
    report = json.loads(cli.run("check", "--json", bad).stdout)
    found = [(finding["kind"], finding["name"], finding["line"]) for finding in report["findings"]]
    expect(found == [("import", "json", 1), ("guarded_name", "__globals__", 4), ("builtin", "eval", 5)], found)
    expect((report["nesting"], report["complexity"], report["total_complexity"]) == (2, 2, 3), report)
    done = cli.run("check", "--policy", "standard", "--json", bad)
    found = [finding["name"] for finding in json.loads(done.stdout)["findings"]]
    expect(found == [], found)
    for option, text in (("--max-nesting", b"blocks are nested too deeply: 2 levels, the limit is 1"),
                         ("--max-complexity", b"function 'f' is too complex: 2, the limit is 1")):
        for command in ("check", "run"):
            done = cli.run(command, option, "1", bad)
            expect(done.returncode == 1 and text in done.stderr, done)


def watching(cli):
    """All four observers at once, under the filter, change neither the output nor the steps."""
    (cli.folder / "modules").mkdir()
    cli.file(b"def answer():\n    return 42\ndef unused():\n    return 1\n", "modules/helper.py")
    program = cli.file(b"import helper\nprint(helper.answer())\ntry:\n    helper.answer.__globals__\n"
                       b"except AttributeError:\n    pass\nfor n in range(100):\n    helper.answer()\n")
    options = ["run", "--json", "--seccomp", "auto", "--module-path", cli.folder / "modules",
               "--allow-import", "helper"]
    alone = json.loads(cli.run(*options, program).stdout)
    names = ["audit", "coverage", "profile"]
    files = {name: cli.folder / (name + ".out") for name in names}
    options += [word for name in names for word in ("--" + name, files[name])]
    done = cli.run(*options, "--trace", program)
    watched = json.loads(done.stdout)
    for key in ("status", "output", "steps", "memory_mb"):
        expect(alone[key] == watched[key], f"{key}: {alone[key]} alone, {watched[key]} when watched")
    events = [json.loads(line) for line in files["audit"].read_text().splitlines()]
    seen = [(event["event"], event["name"], event["line"]) for event in events]
    expect(seen == [("import", "helper", 1), ("blocked", "__globals__", 4),
                    ("exception", "AttributeError", 4)], seen)
    expect(events[1]["rule"] == "guarded names" and events[1]["file"] == str(program), events[1])
    report = json.loads(files["coverage"].read_text())["files"]
    expect(report[str(program)]["missing"] == [], report)
    helper = report[str(cli.folder / "modules" / "helper.py")]
    expect(helper["executed"] == [1, 2, 3] and helper["missing"] == [4], helper)
    stacks = dict(line.rsplit(" ", 1) for line in files["profile"].read_text().splitlines())
    calls = [int(fuel) for stack, fuel in stacks.items() if stack.split(";")[-1].startswith("answer ")]
    expect(calls == [101], stacks)
    expect(sum(map(int, stacks.values())) <= watched["steps"], stacks)
    trace = done.stderr.decode()
    expect(trace.count("> answer (") == 101 and trace.count("< answer returns (") == 101, trace[-500:])
    expect("4 of 4" not in trace and "helper.py: 3 of 4 lines, 75.0%; not 4" in trace, trace[-500:])
    expect(cli.run("run", "--audit", cli.folder / "no" / "file", program).returncode == 2,
           "exit code of a file that cannot be written")


def an_audit_ends(cli):
    """The audit file stays bounded however many events a program causes, and says that it was cut off."""
    program = cli.file(b"while True:\n    try:\n        int.__base__\n    except AttributeError:\n        pass\n")
    audit = cli.folder / "audit.out"
    cli.run("run", "--max-time", "0", "--max-steps", "3000000", "--audit", audit, program)
    lines = audit.read_text().splitlines()
    expect(len(lines) == 100_002, f"{len(lines)} lines")
    expect(json.loads(lines[-1])["event"] == "truncated", lines[-1])
    expect(json.loads(lines[-2])["name"] == "step_limit", lines[-2])


CHECKS = [environment_of_any_shape, modules_of_other_kinds, long_results, output_without_end, output_to_a_full_device,
          hostile_names,
          watching, an_audit_ends, directory, standard_input, name_that_is_no_text, no_command, json_object,
          json_error, environment, input_of_the_program,
          input_that_never_comes, endless_line_of_input, promptness,
          same_fuel, same_fuel_when_watched, policy, filter_is_there, a_short_program_is_small,
          modules_under_the_filter, check]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    jobs = [(name, check_case, row) for name, *row in CASES]
    jobs += [(function.__name__, function, ()) for function in CHECKS]
    failed = 0
    for name, function, arguments in jobs:
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(CommandLine(os.path.abspath(options.hognose), folder), *arguments)
            except (Failure, ValueError, subprocess.TimeoutExpired) as problem:
                failed += 1
                print(f"FAIL {name}: {problem}")
    print(f"{len(jobs) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
