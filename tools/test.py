#!/usr/bin/env python3
"""Runs the script tests and the examples through `hognose run` and compares with what CPython wrote.

It receives folders of plain Python scripts whose comments say what is expected and hands on one line
`N passed, N failed` and an exit code (0: all passed). Formats, one script a file:

tests/conformance/AREA/TOPIC.py   run by its base name from its own folder; header comments
    # option: --policy standard     more command-line options
    # python: 3.11                  the CPython that writes the expectation (default 3.14)
    # stderr: ignore                warnings are not compared
    # exit: 0                       stderr holds warnings only
  and at the end of the file what it prints: `#> line` (`#>` is an empty line, `#>|text` a last line
  without newline), then `#! line` for stderr, that is the traceback of an uncaught exception.
tests/differences/NAME.py         where Hognose differs from CPython: as above, but what is expected is what
    Hognose prints (`--record` writes it), and the header must hold `# cpython: what CPython does` and
    `# reason: why`; tools/generate/differences.py makes docs/differences.md of them.
tests/limits/NAME.py    `# expect: STATUS` or `error:TYPE`, compared with the outcome of `--json`;
    `# output: line` lists the exact output; `# max-seconds: S` bounds the wall time of the process
    (release build only, the best of three runs).
tests/escape/MECHANISM/NAME.py   `# expect-strict:` and `# expect-standard:` (and `# expect-bare:`, if the
    attack is worth a try there) hold `TYPE: part of message`, the status of a limit, or `contained`
    (ends ok, and `contained` is the last line printed); ESCAPED is never printed. `# option-PROFILE:`
    holds options of that run only. `# policy:` holds the JSON of a policy file, on one line or several,
    without version and profile: each run has that policy on its profile.
tests/escape/MECHANISM/NAME.template   one such script for each row of a table: tools/common/expansion.py
An expectation is one outcome: there are no alternatives, as every outcome is deterministic.
examples/NAME.py        stdout is examples/expected/NAME.txt.

In any script `# generate: EXPRESSION` stands for the text that the Python expression gives. What is not a file or
folder on the command line is a part of names: `guarded_names/dot/__mro__` chooses that case.

`--bless` rewrites the expectations of conformance scripts and examples by running CPython, never
Hognose; `--oracle VERSION` checks the existing expectations against that CPython instead of Hognose.
"""

import argparse
import concurrent.futures
import contextlib
import difflib
import functools
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from common import expansion  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOOLS = ROOT / "tools"
SUITES = ("conformance", "differences", "limits", "escape", "examples")
MODES = {"plain": [], "collect": ["--debug-collect=always"], "waits": ["--debug-wait", "7"],
         # A second engine needs a shared memory file, which the command line otherwise never makes.
         "parks": ["--debug-wait", "97", "--debug-park", "100", "--no-seccomp"]}
SECONDS = {"plain": 60, "collect": 900, "waits": 300, "parks": 300}  # of the processor
BUSY = 5  # a busy machine keeps a script waiting for this many times as long
ROUNDS = 3  # of a script that takes too long: a busy machine only adds to its time
LIMIT_STATUSES = ("timeout", "memory_error", "step_limit", "output_limit", "cancelled")
OUTCOME_FIELDS = ("status", "output", "stderr", "error", "return_value", "time_ms", "cpu_ms",
                  "memory_mb", "steps", "host_calls")


class BadScript(Exception):
    pass


class Script:
    """A script: its header fields, its body and the expectation at its end.

    Its name is its path below the root. An expanded script (tools/common/expansion.py) has a path below build/cases;
    `source` is the file that it was made of.
    """

    def __init__(self, source, name=None, text=None):
        self.source = source
        self.is_expanded = text is not None
        self.name = name or str(source.relative_to(ROOT))
        self.path = expansion.write(name, text) if self.is_expanded else source
        self.text = text if self.is_expanded else source.read_bytes().decode("utf-8")
        lines = self.text.split("\n")
        if lines[-1] == "":
            lines.pop()
        end = len(lines)
        while end > 0 and is_expectation(lines[end - 1]):
            end -= 1
        self.body = lines[:end]
        self.expected_stdout, self.expected_stderr = read_expectation(lines[end:])
        self.fields = {}
        for line in self.body:
            if not line.startswith("# ") or ": " not in line:
                if line.startswith("#"):
                    continue
                break
            name, _, value = line[2:].partition(": ")
            self.fields.setdefault(name, []).append(value)

    def field(self, name, default=None):
        values = self.fields.get(name)
        return default if values is None else values[0]

    def options(self, field="option"):
        words = [word for value in self.fields.get(field, []) for word in shlex.split(value)]
        return absolute_options(words, self.source.parent) if self.is_expanded else words

    def with_expectation(self, stdout, stderr):
        body = list(self.body)
        while body and body[-1] == "":
            body.pop()
        return "\n".join(body + [""] + write_expectation(self.source, stdout, stderr)) + "\n"


def absolute_options(words, folder):
    """The options of a script in the folder, for a run in any folder."""
    return [str((folder / word).resolve()) if option == "--module-path" else word
            for option, word in zip(["", *words], words)]


def read_scripts(source):
    """The scripts of a file: one, or those that it expands to."""
    try:
        expanded = expansion.expand(source)
    except ValueError as error:
        raise BadScript(str(error))
    return [Script(source, name, text) for name, text in expanded] or [Script(source)]


def is_expectation(line):
    return line.startswith("#>") or line == "#!" or line.startswith("#! ")


def read_expectation(lines):
    stdout, stderr = [], []
    for line in lines:
        if line.startswith("#>|"):
            stdout.append(line[3:])
        elif line.startswith("#>"):
            stdout.append(line[3:] + "\n")
        else:
            stderr.append(line[3:] + "\n")
    return "".join(stdout), "".join(stderr)


def write_expectation(path, stdout, stderr):
    for character in "\r\f\0":
        if character in stdout + stderr:
            raise BadScript(f"{path}: prints {character!r}, which a comment cannot hold")
    lines = []
    for line in split_lines(stdout):
        if line.endswith("\n"):
            lines.append("#> " + line[:-1] if line != "\n" else "#>")
        else:
            lines.append("#>|" + line)
    for line in split_lines(stderr):
        lines.append("#! " + line.rstrip("\n") if line != "\n" else "#!")
    return lines


def split_lines(text):
    """Splits at newlines only: str.splitlines also splits at form feeds, U+2028 and others."""
    parts = text.split("\n")
    lines = [part + "\n" for part in parts[:-1]]
    return lines + [parts[-1]] if parts[-1] else lines


def difference(expected, got, label):
    lines = difflib.unified_diff(split_lines(expected), split_lines(got), f"expected {label}",
                                 f"got {label}")
    return "".join(line if line.endswith("\n") else line + "\n" for line in lines)


class Runner:
    """Calls the command under test in one mode."""

    def __init__(self, hognose, mode, timed):
        self.hognose = hognose
        self.mode = mode
        self.timed = timed and mode == "plain"
        self.extra = []  # further options of every run
        self.environment = None

    def run(self, path, options):
        if "--max-time" not in options:
            # The profiles allow ten seconds, which a busy machine may take for anything.
            limits = ["--max-time", str(BUSY * SECONDS[self.mode]), "--max-cpu-time", str(SECONDS[self.mode])]
            options = [*limits, *options]
        command = [self.hognose, "run", *MODES[self.mode], *options, *self.extra, path.name]
        start = time.monotonic()
        try:
            done = subprocess.run(command, cwd=path.parent, stdin=subprocess.DEVNULL,
                                  capture_output=True, timeout=BUSY * SECONDS[self.mode], env=self.environment)
        except subprocess.TimeoutExpired:
            raise BadScript(f"no answer within {BUSY * SECONDS[self.mode]} s: {shlex.join(command)}")
        self.check_survival(done)
        return done, time.monotonic() - start

    def check_survival(self, done):
        """A crash, a sanitizer report or a usage error is never an expected result."""
        if done.returncode not in (0, 1, 3):
            tail = done.stderr.decode("utf-8", "backslashreplace")[-4000:]
            raise BadScript(f"exit code {done.returncode}\n{tail}")

    def run_json(self, path, options):
        done, seconds = self.run(path, [*options, "--json"])
        text = done.stdout.decode("utf-8", "backslashreplace")
        try:
            outcome = json.loads(text)
        except ValueError as error:
            raise BadScript(f"stdout is not one JSON object ({error}): {text[:500]!r}")
        missing = [name for name in OUTCOME_FIELDS if name not in outcome]
        if missing:
            raise BadScript(f"outcome lacks {', '.join(missing)}")
        status = outcome["status"]
        wanted = 0 if status == "ok" else 3 if status in LIMIT_STATUSES else 1
        if done.returncode != wanted:
            raise BadScript(f"status {status} but exit code {done.returncode}")
        return outcome, seconds


def outcome_name(outcome):
    if outcome["status"] == "error":
        return "error:" + outcome["error"]["type"]
    return outcome["status"]


def describe(outcome):
    error = outcome["error"]
    text = f"got {outcome_name(outcome)}"
    if error:
        text += f": {error['message'][:300]}"
    return text + f"\noutput: {outcome['output'][-500:]!r}\n"


def check_conformance(runner, script):
    done, _ = runner.run(script.path, script.options())
    text = difference(script.expected_stdout, done.stdout.decode("utf-8", "backslashreplace"),
                      "stdout")
    if script.field("stderr") != "ignore":
        text += difference(script.expected_stderr, done.stderr.decode("utf-8", "backslashreplace"),
                           "stderr")
    fails = script.expected_stderr and script.field("stderr") != "ignore"
    wanted = int(script.field("exit", "1" if fails else "0"))
    if not text and done.returncode != wanted:
        text = f"exit code {done.returncode}, expected {wanted}\n"
    return text


def check_difference(runner, script):
    for name in ("cpython", "reason"):
        if script.field(name) is None:
            raise BadScript(f"no `# {name}:` header")
    return check_conformance(runner, script)


def record(arguments):
    """Writes what Hognose prints into the expectations of tests/differences."""
    hognose = pathlib.Path(arguments.hognose or ROOT / "build" / arguments.preset / "hognose")
    runner = Runner(str(hognose.resolve()), "plain", False)
    found = find_scripts(arguments.paths, ["differences"])
    changed = 0
    for _, script in found:
        for _ in range(4):  # the expectation is part of the source, as in bless_with()
            done, _ = runner.run(script.path, script.options())
            if not rewrite(script, done.stdout.decode("utf-8", "backslashreplace"),
                           done.stderr.decode("utf-8", "backslashreplace")):
                break
            changed += 1
            script = reread(script)
    print(f"{len(found)} scripts, {changed} expectations written")
    return 0


def time_of_processor(runner, options, wanted):
    """The options with a limit on time of the processor in place of --max-time, unless that is what is tested. The
    script must do with that much; what else the machine does is not its fault."""
    if "timeout" in wanted or "--max-time" not in options:
        return options
    position = options.index("--max-time")
    most_cpu = options[position + 1] if runner.mode == "plain" else str(SECONDS[runner.mode])
    limits = ["--max-time", str(BUSY * SECONDS[runner.mode]), "--max-cpu-time", most_cpu]
    return [*options[:position], *limits, *options[position + 2:]]


def check_limit(runner, script):
    wanted = script.field("expect")
    if wanted is None:
        raise BadScript("no `# expect:` header")
    options = time_of_processor(runner, script.options(), wanted)
    most = float(script.field("max-seconds", "inf"))
    for _ in range(ROUNDS):
        outcome, seconds = runner.run_json(script.path, options)
        if not runner.timed or seconds <= most:
            break
    if outcome_name(outcome) != wanted:
        return f"expected {wanted}, {describe(outcome)}"
    if "output" in script.fields:
        lines = "".join(line + "\n" for line in script.fields["output"])
        if outcome["output"] != lines:
            return difference(lines, outcome["output"][:4000], "output")
    if runner.timed and seconds > most:
        return f"took {seconds:.2f} s, at most {most} s are allowed\n"
    return ""


def check_escape(runner, script, policy):
    wanted = script.field(f"expect-{policy}")
    if wanted is None:
        raise BadScript(f"no `# expect-{policy}:` header")
    with policy_of(script, policy) as name:
        options = ["--policy", name, *script.options(), *script.options(f"option-{policy}")]
        outcome, _ = runner.run_json(script.path, time_of_processor(runner, options, wanted))
    if "ESCAPED" in outcome["output"]:
        return f"ESCAPED: {describe(outcome)}"
    return "" if escape_matches(outcome, wanted) else f"expected {wanted}, {describe(outcome)}"


@contextlib.contextmanager
def policy_of(script, profile):
    """What --policy names: the profile, or a file with the script's policy on that profile."""
    if "policy" not in script.fields:
        yield profile
        return
    try:
        changes = json.loads(" ".join(script.fields["policy"]))
    except ValueError as error:
        raise BadScript(f"`# policy:` is no JSON: {error}")
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump({"version": policy_version(), "profile": profile, **changes}, file)
        file.flush()
        yield file.name


@functools.cache
def policy_version():
    text = (ROOT / "include" / "hognose" / "policy_table.h").read_text("utf-8")
    return int(re.search(r"kPolicyVersion = (\d+);", text)[1])


def escape_matches(outcome, wanted):
    if wanted == "contained":
        return outcome["status"] == "ok" and outcome["output"].splitlines()[-1:] == ["contained"]
    if wanted in LIMIT_STATUSES:
        return outcome["status"] == wanted
    kind, _, part = wanted.partition(":")
    return outcome_name(outcome) == "error:" + kind and part.strip() in outcome["error"]["message"]


def check_example(runner, script):
    done, _ = runner.run(script.path, [])
    text = difference(read_example_expectation(script.path),
                      done.stdout.decode("utf-8", "backslashreplace"), "stdout")
    return text + difference("", done.stderr.decode("utf-8", "backslashreplace"), "stderr")


def expected_of_example(path):
    return path.parent / "expected" / (path.stem + ".txt")


def read_example_expectation(path):
    target = expected_of_example(path)
    if not target.exists():
        raise BadScript(f"{target}: missing (write it with --bless)")
    return target.read_text("utf-8")


def rewrite(script, stdout, stderr):
    """Writes the expectation into the file of the script; returns whether it changed."""
    if script.source.suffix != ".py":
        raise BadScript(f"{script.source}: a template holds no expectation of its cases")
    old = script.source.read_bytes()
    new = Script(script.source).with_expectation(stdout, stderr).encode("utf-8")
    if new != old:
        script.source.write_bytes(new)
    return new != old


def reread(script):
    return next(again for again in read_scripts(script.source) if again.name == script.name)


def suite_of(path):
    parts = path.resolve().relative_to(ROOT).parts
    if parts[0] == "examples":
        return "examples"
    if parts[0] == "tests" and len(parts) > 1 and parts[1] in SUITES:
        return parts[1]
    raise BadScript(f"{path}: not in tests/{{{','.join(SUITES[:-1])}}} or examples")


def folder_of(suite):
    return ROOT / "examples" if suite == "examples" else ROOT / "tests" / suite


def find_scripts(paths, suites):
    """The scripts of the given files, folders and parts of names (or of the suites), as (suite, Script)."""
    roots = [pathlib.Path(path) for path in paths]
    words = [str(path) for path in roots if not path.exists()]
    roots = [path.resolve() for path in roots if path.exists()]
    found = [item for root in (roots if paths else map(folder_of, suites)) for item in scripts_below(root, suites)]
    if words:
        named = [item for suite in suites for item in scripts_below(folder_of(suite), suites)]
        for word in words:
            chosen = [item for item in named if word in item[1].name]
            if not chosen:
                raise BadScript(f"{word}: no such file or folder, and no script has a name with it")
            found += chosen
    return found


def scripts_below(root, suites):
    if root.is_file():
        files = [root]
    elif root == ROOT / "examples":
        files = sorted(root.glob("*.py"))
    else:
        files = sorted([*root.rglob("*.py"), *root.rglob("*.template")])
    return [(suite_of(file), script) for file in files if suite_of(file) in suites for script in read_scripts(file)]


def jobs_for(runner, suite, script):
    """The tests of a script, as (name, function without arguments that returns a failure text)."""
    checks = {"conformance": check_conformance, "differences": check_difference, "limits": check_limit,
              "examples": check_example}
    if suite in checks:
        return [(script.name, lambda: checks[suite](runner, script))]
    policies = ["strict", "standard"] + (["bare"] if script.field("expect-bare") else [])
    return [(f"{script.name} [{policy}]", lambda policy=policy: check_escape(runner, script, policy))
            for policy in policies]


def guarded(job):
    try:
        return job()
    except BadScript as error:
        return f"{error}\n"


def run_tests(arguments):
    hognose = pathlib.Path(arguments.hognose or ROOT / "build" / arguments.preset / "hognose")
    if not hognose.exists():
        raise BadScript(f"{hognose}: not built")
    runner = Runner(str(hognose.resolve()), arguments.mode, arguments.preset == "release")
    jobs = []
    for suite, script in find_scripts(arguments.paths, arguments.suite):
        jobs += jobs_for(runner, suite, script)
    failures = []
    known = known_failures()
    listed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for (name, _), text in zip(jobs, pool.map(lambda job: guarded(job[1]), jobs)):
            if name in known:
                # A listed test that passes is as wrong as one that fails without being listed.
                listed += 1
                if not text:
                    failures.append(name)
                    print(f"FAIL {name}\npasses, but tests/known_failures.txt lists it", flush=True)
                continue
            if text:
                failures.append(name)
                print(f"FAIL {name}\n{text}" if not arguments.quiet else f"FAIL {name}", flush=True)
    if listed:
        print(f"{listed} known failures (tests/known_failures.txt) are not counted")
    print(f"{len(jobs) - listed - len(failures)} passed, {len(failures)} failed")
    return 1 if failures or not jobs else 0


def known_failures():
    """Names of tests that are known to fail, each with its reason behind a `|`."""
    listing = ROOT / "tests" / "known_failures.txt"
    lines = listing.read_text(encoding="utf-8").splitlines() if listing.exists() else []
    rows = [line.split("|", 1) for line in lines if line.strip() and not line.startswith("#")]
    for row in rows:
        if len(row) != 2 or not row[1].strip():
            raise BadScript(f"{listing}: '{row[0]}' has no reason")
    return {row[0].strip() for row in rows}


def run_oracle(version, requests):
    """What CPython prints for [{"name", "source"}, ...]: one process for the whole batch."""
    if version == "3.14":
        command = ["node", str(TOOLS / "oracle.mjs")]
    else:
        command = ["/usr/bin/python3", "-X", "utf8", str(TOOLS / "oracle_driver.py")]
        check_version(command[0], version)
    done = subprocess.run(command, input=json.dumps(requests).encode(), capture_output=True)
    if done.returncode != 0:
        raise BadScript("the oracle failed:\n" + done.stderr.decode("utf-8", "replace")[-2000:])
    return json.loads(done.stdout)


def check_version(python, version):
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    got = subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()
    if got != version:
        raise BadScript(f"{python} is Python {got}, not {version}")


def oracle_results(items, version):
    requests = [{"name": script.path.name, "source": script.text, "modules": modules_of(suite, script)}
                for suite, script in items]
    return run_oracle(version, requests) if requests else []


def modules_of(suite, script):
    """The files below the --module-path folders of a script, by their names there."""
    options = [] if suite == "examples" else script.options()
    folders = [script.source.parent / folder for option, folder in zip(options, options[1:])
               if option == "--module-path"]
    return {str(file.relative_to(folder)): file.read_text("utf-8")
            for folder in folders for file in sorted(folder.rglob("*.py"))}


def find_oracle_scripts(arguments):
    return find_scripts(arguments.paths, [s for s in ("conformance", "examples") if s in arguments.suite])


def bless(arguments):
    found = find_oracle_scripts(arguments)
    by_version = {}
    for suite, script in found:
        version = "3.14" if suite == "examples" else script.field("python", "3.14")
        by_version.setdefault(version, []).append((suite, script))
    changed = 0
    for version, items in sorted(by_version.items()):
        changed += bless_with(version, items)
    print(f"{len(found)} scripts, {changed} expectations written")
    return 0


def bless_with(version, items):
    """The expectation is part of the source, so messages about its end may change: repeat."""
    written = set()
    for _ in range(4):
        moved = []
        for (suite, script), result in zip(items, oracle_results(items, version)):
            if write_result(suite, script, result):
                written.add(script.name)
                moved.append((suite, script))
        items = [(suite, reread(script)) for suite, script in moved if suite == "conformance"]
        if not items:
            return len(written)
    raise BadScript(f"no stable expectation: {', '.join(script.name for _, script in items)}")


def write_result(suite, script, result):
    if suite != "examples":
        return rewrite(script, result["stdout"], result["stderr"])
    if result["stderr"]:
        raise BadScript(f"{script.name}: an example must not fail\n{result['stderr']}")
    target, text = expected_of_example(script.path), result["stdout"]
    if target.exists() and target.read_bytes() == text.encode():
        return False
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(text.encode())
    return True


def compare_with_oracle(arguments):
    found = find_oracle_scripts(arguments)
    failures = 0
    for (suite, script), result in zip(found, oracle_results(found, arguments.oracle)):
        if suite == "examples":
            stdout, stderr = read_example_expectation(script.path), ""
        else:
            stdout, stderr = script.expected_stdout, script.expected_stderr
        text = difference(stdout, result["stdout"], "stdout")
        text += difference(stderr, result["stderr"], "stderr")
        if text:
            failures += 1
            print(f"FAIL {script.name}\n{text}")
    print(f"{len(found) - failures} passed, {failures} failed")
    return 1 if failures or not found else 0


def parse_arguments():
    parser = argparse.ArgumentParser(description="Run the script tests through hognose.")
    parser.add_argument("paths", nargs="*", help="files, folders or parts of names (default: all suites)")
    parser.add_argument("--hognose", help="the command to test (default build/PRESET/hognose)")
    parser.add_argument("--preset", default="release", help="the build to test")
    parser.add_argument("--mode", default="plain", choices=MODES, help="how the heap behaves")
    parser.add_argument("--suite", action="append", choices=SUITES, help="only this suite")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--quiet", action="store_true", help="names of failures only")
    parser.add_argument("--bless", action="store_true", help="let CPython write the expectations")
    parser.add_argument("--record", action="store_true",
                        help="rewrite the expectations of tests/differences by running Hognose")
    parser.add_argument("--oracle", metavar="VERSION", help="check the expectations with CPython")
    arguments = parser.parse_args()
    arguments.suite = arguments.suite or list(SUITES)
    return arguments


def main():
    arguments = parse_arguments()
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        if arguments.bless:
            return bless(arguments)
        if arguments.record:
            return record(arguments)
        if arguments.oracle:
            return compare_with_oracle(arguments)
        return run_tests(arguments)
    except BadScript as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
