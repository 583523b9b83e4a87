#!/usr/bin/env python3
"""Runs CPython's own tests, from Debian's libpython3.11-testsuite, as guests of `hognose run`.

tests/cpython/files.txt lists the test modules, one a line: names below `test`, or full names for those of
`unittest.test`. The result is the number of individual tests that passed, failed and were skipped, per file
and in total, as a table and as JSON. The exit code is 0 if exactly the tests failed that
tests/cpython/expected_failures.txt names. Its lines are `module.Class.test: reason`, or `module: reason` for
a file that cannot be loaded. A new failure and an expected failure that did not happen are both reported and
both make the exit code 1.

The tests import modules that the library lacks (test.support, subprocess, ...). tests/cpython/support
replaces them: it does what is possible without an operating system and skips the test otherwise. The tests get
the files that they read, and a folder to write in. Each test module runs in its own process with bounded time
and memory. A test that does not finish (a limit, a crash) counts as failed, and the file runs again without
it. A crash is also reported separately and always makes the exit code 1. `--resume` reuses the results of
files that an earlier run with the same binary finished. The tests are those of CPython 3.11 but Hognose
implements 3.14. The reasons say where that is the cause.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
OURS = ROOT / "tests" / "cpython"
SUITE = pathlib.Path("/usr/lib/python3.11/test")
RESTARTS = 12
# What guests import of CPython's library beyond the tests: helpers of tests, and a table that tests of pickle read.
HELPERS = {"test/support/os_helper.py": "test/support/os_helper.py",
           "test/support/threading_helper.py": "test/support/threading_helper.py",
           "_compat_pickle.py": "names_of_python2.py", "_threading_local.py": "threading_local_of_python.py"}
# The files that tests read, by patterns below the suite.
DATA = ("*.txt", "*.xml", "*.tar", "*.zip", "*.types", "*.html", "*.pck", "cfgparser.*", "xmltestdata/**/*",
        "ziptestdata/*", "test_email/data/*", "data/*", "*.tar.xz", "bad_coding*.py", "inspect_fodder*.py",
        *(f"test_{name}.py" for name in "argparse bytes compile exceptions fileio grammar inspect io os patma shutil "
                                        "structseq tokenize zipfile".split()),
        "decimaltestdata/*")
# The start of the reason for a failure that is the test's fault, because the suite is older than the language.
OF_THE_SUITE = "CPython 3.14 fails it too"
# Exit codes of hognose that are not a crash: the end of the program, and a limit.
ORDERLY = (0, 1, 3)


def lines_of(path):
    for line in path.read_text().splitlines():
        line = line.strip()
        if line and not line.startswith("#"):
            yield line


def read_expected():
    expected = {}
    for line in lines_of(OURS / "expected_failures.txt"):
        name, _, reason = line.partition(": ")
        if not reason:
            sys.exit(f"expected_failures.txt: no reason in {line!r}")
        if name in expected:
            sys.exit(f"expected_failures.txt: {name} is there twice")
        expected[name] = reason
    return expected


def copy_modules(source, target):
    """Copies the modules of a folder. Each sub-folder becomes a package, as it is for CPython."""
    target.mkdir(exist_ok=True)
    for file in source.glob("*.py"):
        if not (target / file.name).exists():
            # A link would lead out of --module-path, which is not followed.
            shutil.copyfile(file, target / file.name)
    if source != SUITE:
        (target / "__init__.py").touch()
        for below in source.iterdir():
            if below.is_dir() and below.name != "__pycache__":
                copy_modules(below, target / below.name)


def copy_data(target):
    """Copies the files that tests read, each to its place below the folder `test`."""
    shutil.rmtree(target, ignore_errors=True)
    for pattern in DATA:
        for file in SUITE.glob(pattern):
            if file.is_file():
                place = target / "test" / file.relative_to(SUITE)
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, place)
    for name in ("linecache.py", "abc.py"):
        shutil.copyfile(SUITE.parent / name, target / "test" / name)


def make_path(folder):
    """Makes the folder that guests import from: the suite's modules, overridden by tests/cpython/support."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(OURS / "support", folder)
    for name, place in HELPERS.items():
        shutil.copyfile(SUITE.parent / name, folder / place)
    copy_modules(SUITE, folder / "test")
    for source in SUITE.iterdir():
        if source.is_dir() and source.name.startswith("test_"):
            copy_modules(source, folder / "test" / source.name)
    # The tests of unittest itself are in a package of unittest.
    (folder / "unittest").mkdir(exist_ok=True)
    copy_modules(SUITE.parent / "unittest" / "test", folder / "unittest" / "test")
    return folder


def command(arguments, path, environment):
    # A test finds its data beside its module, so the files are in the folder that the modules come from.
    return [str(arguments.hognose), "run", "--policy", "standard", "--enable", "files", "--module-path", str(path),
            "--working-folder", str(path), "--files", str(path.parent / "data"), "--max-time", str(arguments.seconds),
            "--max-memory", "1024", "--max-output", str(64 << 20), "--env-json", environment, str(OURS / "run_file.py")]


def run_once(arguments, path, module, skip):
    """Returns the events that the guest wrote, the exit status, and the end of its stderr."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as environment:
        json.dump({"MODULE": module, "SKIP": sorted(skip)}, environment)
        environment.flush()
        try:
            process = subprocess.run(command(arguments, path, environment.name),
                                     capture_output=True, timeout=arguments.seconds * 3 + 30)
            status = process.returncode
            out, err = process.stdout, process.stderr
        except subprocess.TimeoutExpired as expired:
            status, out, err = "hangs", expired.stdout or b"", expired.stderr or b""
    events = []
    for line in out.decode("utf-8", "replace").split("\n"):
        if line.startswith("\x1e"):
            try:
                events.append(json.loads(line[1:]))
            except ValueError:
                pass  # cut off by the end of the process
    return events, status, err.decode("utf-8", "replace").strip()[-300:]


def run_module(arguments, work, name):
    """Returns the outcomes of a module's tests, {test: [outcome, text]}, and of the module itself."""
    module = name if name.startswith("unittest.") else "test." + name
    tests = {}
    crashes = []
    whole = ["errored", "gave nothing"]
    for _ in range(RESTARTS):
        events, status, err = run_once(arguments, work / "path", module, set(tests))
        running = None
        ended = False
        for event in events:
            if "start" in event:
                running = event["start"]
            elif "module" in event:
                ended = True
                whole = [event["module"], event["text"]]
            else:
                running = None
                before = tests.get(event["id"])
                if before is None or before[0] != "failed":
                    tests[event["id"]] = [event["outcome"], event["text"]]
        last_line = err.splitlines()[-1] if err else ""
        if status not in ORDERLY:
            crashes.append(f"{running or module}: status {status} {last_line}")
        if ended:
            break
        reason = f"did not end (status {status}): {last_line}"
        if running is None or running in tests:
            whole = ["errored" if not tests else "cut", reason]
            break
        tests[running] = ["failed", reason]
    # Drop the package that all tests share. "setUpClass (test.…)" is a name too.
    shown = {test.replace("(test.", "(").removeprefix("test."): result
             for test, result in tests.items()}
    return {"name": name, "module": whole, "tests": shown, "crashes": crashes}


def fingerprint(hognose):
    digest = hashlib.sha256(hognose.read_bytes())
    for file in sorted(OURS.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()


def run_all(arguments, names):
    work = ROOT / "build" / "cpython_tests"
    work.mkdir(parents=True, exist_ok=True)
    store = work / "results.json"
    mark = fingerprint(arguments.hognose)
    known = {}
    if arguments.resume and store.exists():
        stored = json.loads(store.read_text())
        if stored["fingerprint"] == mark:
            known = stored["files"]
    make_path(work / "path")
    copy_data(work / "data")
    results = {name: known[name] for name in names if name in known}
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        todo = [name for name in names if name not in results]
        for result in pool.map(lambda name: run_module(arguments, work, name), todo):
            results[result["name"]] = result
            print(table_row(result), flush=True)
            store.write_text(json.dumps({"fingerprint": mark, "files": results}))
    return [results[name] for name in names]


def count(result):
    numbers = {"passed": 0, "failed": 0, "skipped": 0}
    for outcome, _ in result["tests"].values():
        numbers[outcome] += 1
    return numbers


def table_row(result):
    numbers = count(result)
    note = "" if result["module"][0] == "done" else f"{result['module'][0]}: {result['module'][1]}"
    return (f"| {result['name']} | {numbers['passed']} | {numbers['failed']} | {numbers['skipped']} "
            f"| {note[:150]} |")


def compare(results, expected):
    """Returns complaints about unexpected failures and about expected failures that did not happen."""
    failed = {}
    passed = set()
    for result in results:
        outcome, text = result["module"]
        if outcome in ("errored", "cut"):
            failed[result["name"]] = text
        for test, (outcome, text) in result["tests"].items():
            if outcome == "failed":
                failed[test] = text
            else:
                passed.add(test)
    complaints = [f"new failure: {name}: {text}" for name, text in failed.items()
                  if name not in expected]
    ran = {result["name"] for result in results}
    for name in expected:
        is_ours = name in ran or any(name.startswith(each + ".") or f"({each}." in name
                                     or name.endswith(f"({each})") for each in ran)
        if is_ours and name not in failed:
            what = "passes" if name in passed else "is gone"
            complaints.append(f"unexpected: {name} {what}")
    return complaints


def share(passed, failed):
    return 100.0 * passed / (passed + failed) if passed + failed else 0.0


def write_summary(results, arguments, expected):
    total = {"passed": 0, "failed": 0, "skipped": 0}
    of_the_suite = 0
    for result in results:
        for key, number in count(result).items():
            total[key] += number
        of_the_suite += sum(outcome == "failed" and expected.get(test, "").startswith(OF_THE_SUITE)
                            for test, (outcome, _) in result["tests"].items())
    states = [result["module"][0] for result in results]
    text = (f"{len(results)} files ({states.count('errored')} do not load, "
            f"{states.count('skipped')} skipped as a whole), "
            f"{total['passed']} tests passed, {total['failed']} failed, {total['skipped']} skipped: "
            f"{share(total['passed'], total['failed']):.2f}% of those that ran passed; "
            f"{share(total['passed'], total['failed'] - of_the_suite):.2f}% without the "
            f"{of_the_suite} that CPython 3.14 fails too")
    if arguments.markdown:
        rows = ["| file | passed | failed | skipped | note |", "|---|---|---|---|---|"]
        rows += [table_row(result) for result in results]
        arguments.markdown.write_text("\n".join([text, "", *rows]) + "\n")
    if arguments.json:
        arguments.json.write_text(json.dumps({"total": total, "files": results}, indent=1))
    print(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="modules below `test` (default: all of files.txt)")
    parser.add_argument("--hognose", type=pathlib.Path, default=ROOT / "build/release/hognose")
    parser.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--seconds", type=float, default=60, help="wall time of a process")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--markdown", type=pathlib.Path, help="write the table here")
    parser.add_argument("--json", type=pathlib.Path, help="write all results here")
    parser.add_argument("--show", action="store_true", help="print every failure with its text")
    arguments = parser.parse_args()
    if not SUITE.is_dir():
        sys.exit(f"{SUITE} is not there: install libpython3.11-testsuite")
    names = arguments.names or list(lines_of(OURS / "files.txt"))
    results = run_all(arguments, names)
    expected = read_expected()
    complaints = compare(results, expected)
    if arguments.show:
        for result in results:
            for test, (outcome, text) in result["tests"].items():
                if outcome == "failed":
                    print(f"{test}: {text}")
    for complaint in complaints:
        print(complaint)
    crashes = [crash for result in results for crash in result["crashes"]]
    for crash in crashes:
        print(f"CRASH: {crash}")
    write_summary(results, arguments, expected)
    sys.exit(1 if complaints or crashes else 0)


if __name__ == "__main__":
    main()
