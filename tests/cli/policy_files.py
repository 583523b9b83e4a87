#!/usr/bin/env python3
"""Tests policy files: every command accepts them, and an error message names each mistake and its place.

Prints a line for each failed case and a last line `N passed, N failed`. A case is a row of FAULTS or a function of
CHECKS.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from command_line import ROOT, CommandLine, Failure, expect  # noqa: E402

VERSION = int(re.search(r"kPolicyVersion = (\d+);",
                        (ROOT / "include" / "hognose" / "policy_table.h").read_text())[1])

# (name, text of the file (VERSION is replaced by the version), part of the message).
FAULTS = [
    ("no JSON", "{", "parse error at line 1, column 2"),
    ("a comment of another kind", '{"version": VERSION, # no\n"profile": "strict"}', "parse error at line 1"),
    ("a comment without an end", '{"version": VERSION, "profile": "strict"} /* no', "parse error at line 1"),
    ("half a comment", '{"version": VERSION, / "profile": "strict"}', "parse error at line 1"),
    ("after a comment", '{"version": VERSION, // "profile": "bare",\n"profile": "lax"}', "profile: unknown profile 'lax'"),
    ("key twice, between comments", '{"version": VERSION, "profile": "bare", /* no */ "profile": "strict"}',
     "profile: the key occurs twice"),
    ("a list", "[]", "expected an object"),
    ("deep", "[" * 10_000 + "]" * 10_000, "nested too deeply"),
    ("no version", '{"profile": "strict"}', "version: is missing"),
    ("text as version", '{"version": "VERSION", "profile": "strict"}', "version: expected an integer"),
    ("broken version", '{"version": VERSION.0, "profile": "strict"}', "version: expected an integer"),
    ("other version", '{"version": 1, "profile": "strict"}',
     "version: the file was written for version 1 of the policy's tables, this is version VERSION"),
    ("no profile", '{"version": VERSION}', "profile: is missing"),
    ("unknown profile", '{"version": VERSION, "profile": "lax"}', "profile: unknown profile 'lax'"),
    ("number as profile", '{"version": VERSION, "profile": 1}', "profile: expected a string"),
    ("unknown key", '{"version": VERSION, "profile": "strict", "builtin": {}}',
     "builtin: unknown key (builtins, features, guarded, host_modules, modules, name, profile, version)"),
    ("key twice", '{"version": VERSION, "profile": "strict", "profile": "standard"}',
     "profile: the key occurs twice"),
    ("inner key twice", '{"version": VERSION, "profile": "strict", "guarded": {"add": ["x", {"name": "y", "name": "z"}]}}',
     "guarded.add[1].name: the key occurs twice"),
    ("unknown inner key", '{"version": VERSION, "profile": "strict", "builtins": {"drop": []}}',
     "builtins.drop: unknown key (add, remove)"),
    ("list as changes", '{"version": VERSION, "profile": "strict", "modules": ["math"]}',
     "modules: expected an object"),
    ("text as list", '{"version": VERSION, "profile": "strict", "modules": {"add": "math"}}',
     "modules.add: expected a list"),
    ("null as name", '{"version": VERSION, "profile": "strict", "features": {"remove": ["eval", null]}}',
     "features.remove[1]: expected a string"),
    ("empty name", '{"version": VERSION, "profile": "strict", "name": ""}', "name: the text is empty"),
    ("unknown builtin", '{"version": VERSION, "profile": "strict", "builtins": {"remove": ["len", "getatr"]}}',
     "builtins.remove[1]: 'getatr' is not a builtin of the engine"),
    ("private module", '{"version": VERSION, "profile": "strict", "modules": {"add": ["_signature"]}}',
     "modules.add[0]: module '_signature' is internal to the library"),
    ("module of the host", '{"version": VERSION, "profile": "strict", "modules": {"add": ["mine"]}}',
     "modules.add[0]: 'mine' is not a module of the engine"),
    ("contradiction", '{"version": VERSION, "profile": "strict", "builtins": {"add": ["eval"], "remove": ["eval"]}}',
     "builtins.add[0]: builtin 'eval' was already removed"),
    ("feature and module", '{"version": VERSION, "profile": "strict", "features": {"add": ["regex"]}, "modules": {"remove": ["re"]}}',
     "modules.remove[0]: its feature 'regex' was already added"),
    ("unknown holder", '{"version": VERSION, "profile": "strict", "guarded": {"add": [{"name": "x", "on": "all"}]}}',
     "guarded.add[0].on: 'all' is not one of everything, namespaces, natives"),
    ("guard without name", '{"version": VERSION, "profile": "strict", "guarded": {"add": [{"on": "natives"}]}}',
     "guarded.add[0].name: is missing"),
    ("guard with a way around",
     '{"version": VERSION, "profile": "strict", "guarded": {"add": ["x"], "remove": ["__dict__"]}}',
     "guarded.add[0]: guarded name '__dict__' was already removed"),
]


def check_fault(cli, text, message):
    path = cli.file(text.replace("VERSION", str(VERSION)).encode(), "policy.json")
    program = cli.file(b"print(1)")
    message = f"{path}: " + message.replace("VERSION", str(VERSION))
    if "parse error" in message:
        message = message.partition("parse error")[2]
    for words in (("run", "--policy", path, program), ("check", "--policy", path, program),
                  ("policy", "--policy", path), ("policy", path), ("explain", "len", "--policy", path)):
        done = cli.run(*words)
        expect(done.returncode == 2, f"{words[0]}: exit code {done.returncode}")
        expect(message in done.stderr.decode() and not done.stdout, f"{words[0]}: {done}")


def write(cli, policy, name="policy.json"):
    return cli.file(json.dumps({"version": VERSION, "profile": "strict", **policy}).encode(), name)


POLICY = {"name": "lessons", "features": {"add": ["stdin"], "remove": ["exit"]},
          "builtins": {"add": ["vars"], "remove": ["getattr", "KeyError"]},
          "modules": {"add": ["json"]}, "host_modules": ["mine"],
          "guarded": {"add": ["real", {"name": "imag", "on": "natives", "reason": "reads a part"}],
                      "remove": ["__mro__"]}}


def run_under_a_file(cli):
    path = write(cli, POLICY)
    for source, part in (("getattr", "name 'getattr' is not defined"),
                         ("KeyError", "name 'KeyError' is not defined"),
                         ("exit()", "name 'exit' is not defined"),
                         ("import math", "(rule: imports, profile: lessons)"),
                         ("(1).real", "(blocked by policy 'lessons': it is guarded by the host)")):
        done = cli.run("run", "--policy", path, cli.file(source.encode()))
        expect(done.returncode == 1 and part in done.stderr.decode(), f"{source}: {done}")
    source = b"import json\nprint(len(int.__mro__), (1).imag, json.dumps(vars(Exception('a'))), input())\n"
    done = cli.run("run", "--policy", path, cli.file(source), input=b"typed\n")
    expect(done.stdout == b"2 0 {} typed\n", done)
    modules = cli.folder / "modules"
    modules.mkdir()
    (modules / "mine.py").write_text("value = 7")
    (modules / "other.py").write_text("value = 7")
    done = cli.run("run", "--policy", path, "--module-path", modules,
                   cli.file(b"import mine\nprint(mine.value)\nimport other\n"))
    expect(done.stdout == b"7\n" and b"import of 'other' is not allowed" in done.stderr, done)


def check_under_a_file(cli):
    source = b"getattr(1, 'real')\nimport json, math\nint.__mro__\n"
    done = cli.run("check", "--policy", write(cli, POLICY), "--json", cli.file(source))
    found = [(row["kind"], row["name"]) for row in json.loads(done.stdout)["findings"]]
    expect(found == [("builtin", "getattr"), ("guarded_name", "real"), ("import", "math")], found)


def show_a_file(cli):
    path = write(cli, POLICY)
    text = cli.run("policy", "--policy", path).stdout.decode()
    expect(text.startswith(f"Policy lessons of {path}, on profile strict, policy version {VERSION}\n"), text[:200])
    states = dict(re.findall(r"^  (\S+) +(open|absent|guarded) ", text, re.M))
    for name, state in (("stdin", "open"), ("exit", "absent"), ("vars", "open"), ("getattr", "absent"),
                        ("json", "open"), ("math", "absent"), ("real", "guarded"), ("__mro__", "open"),
                        ("__bases__", "guarded"), ("print", "open")):
        expect(states.get(name) == state, f"{name} is {states.get(name)}")
    expect("Exceptions\n  KeyError: absent\n" in text and "Modules of the host\n  mine\n" in text, text[-300:])
    expect(cli.run("policy", path).stdout.decode() == text, "the same without --policy")


def explain_under_a_file(cli):
    path = write(cli, POLICY)
    for name, part in (("getattr", "(builtin): attribute access, with its checks\n  absent\n"),
                       ("json", "(module): JSON text to data, and back\n  names: "), ("json", "\n  open\n"),
                       ("imag", "(guarded attribute): reads a part\n  guarded on: built-in functions")):
        text = cli.run("explain", name, "--policy", path).stdout.decode()
        expect(part in text, text)
    text = cli.run("explain", "getattr", "--policy", "standard").stdout.decode()
    expect(text.endswith("\n  open\n"), text)


def names_of_profiles_win(cli):
    """A file called `standard` is used only if it is given as a path."""
    write(cli, {"builtins": {"remove": ["len"]}}, "standard")
    program = cli.file(b"print(len([]))")
    old = os.getcwd()
    os.chdir(cli.folder)
    try:
        expect(cli.run("run", "--policy", "standard", program).stdout == b"0\n", "the profile")
        done = cli.run("run", "--policy", "./standard", program)
        expect(b"name 'len' is not defined" in done.stderr, done)
    finally:
        os.chdir(old)
    done = cli.run("run", "--policy", "strcit", program)
    expect(done.returncode == 2 and b"unknown policy 'strcit': not bare, strict or standard, and "
           b"can't open file 'strcit'" in done.stderr, done)
    expect(cli.run("run", "--policy", cli.folder, program).returncode == 2, "a folder")


def options_beside_a_file(cli):
    path = write(cli, {"features": {"remove": ["math"]}, "modules": {"remove": ["re"]}})
    program = cli.file(b"import re")
    done = cli.run("run", "--policy", path, "--enable", "math", program)
    expect(done.returncode == 2 and b"feature 'math' was already removed" in done.stderr, done)
    done = cli.run("run", "--policy", path, "--enable", "json", program)
    expect(done.returncode == 2 and b"unknown feature 'json'" in done.stderr, done)
    # No option opens what the file closes.
    for words in (("--allow-import", "re"), ("--allow-import", "*")):
        done = cli.run("run", "--policy", path, *words, program)
        expect(b"import of 're' is not allowed" in done.stderr, done)
    done = cli.run("run", "--policy", path, "--allow-import", "json", cli.file(b"import json; print(1)"))
    expect(done.stdout == b"1\n", done)


def comments(cli):
    text = ('// first\n{"version": %d, /* "features": {"add": ["eval"]}, */ "profile": "strict", "name": "a // b",\n'
            '// "builtins": {"remove": ["len"]},\n"builtins": {"remove": ["id"]}} // last' % VERSION)
    path = cli.file(text.encode(), "policy.json")
    expect(cli.run("policy", path).stdout.decode().startswith(f"Policy a // b of {path}, on profile strict"), "name")
    done = cli.run("run", "--policy", path, cli.file(b"print(len([]))\neval\n"))
    expect(done.stdout == b"0\n" and b"name 'eval' is not defined" in done.stderr, done)
    expect(b"name 'id' is not defined" in cli.run("run", "--policy", path, cli.file(b"id")).stderr, "id")


def states_of(text):
    """What `hognose policy` prints: (section, name) -> state."""
    states, section = {}, None
    for line in text.splitlines():
        if line.startswith("  ") and (words := line.split())[1:]:
            states[section, words[0]] = words[1] + (" request" if words[1:3] == ["on", "request"] else "")
        elif line:
            section = line
    return states


def begin_a_file(cli):
    """`hognose init` writes a file that says the same as its profile, and leaves what exists alone."""
    path = cli.folder / "policy.json"
    for profile in ("bare", "strict", "standard"):
        done = cli.run("init", "--profile", profile, path)
        expect(done.returncode == 0 and str(path).encode() in done.stdout and not done.stderr, done)
        text = path.read_text()
        data = json.loads("\n".join(line for line in text.splitlines() if not line.lstrip().startswith("//")))
        expect(data["profile"] == data["name"] == profile and data["version"] == VERSION, data)
        expect(list(data) == ["version", "profile", "name", "features", "builtins", "modules", "host_modules",
                              "guarded"], list(data))
        expect(max(map(len, text.splitlines())) <= 120, "long lines")
        words = {"open": "open", "absent": "absent", "guarded": "guarded", "on request": "absent"}
        of_profile = states_of(cli.run("policy", profile).stdout.decode())
        of_file = states_of(cli.run("policy", path).stdout.decode())
        differ = {key: (state, of_file.get(key)) for key, state in of_profile.items()
                  if words.get(state, state) != of_file.get(key) and key[0] not in ("Rights of the library",)}
        expect(not differ, differ)
        features = dict(re.findall(r"^  //   (\w+) +(open|closed) ", text, re.M))
        shown = {name: "open" if state == "open" else "closed" for (section, name), state in of_profile.items()
                 if section == "Features"}
        expect(features == shown, (features, shown))
        done = cli.run("init", "--profile", profile, path)
        expect(done.returncode == 2 and b"File exists" in done.stderr and path.read_text() == text, done)
        path.unlink()


def begin_with_changes(cli):
    words = ("--enable", "math,stdin", "--disable", "exit", "--allow-import", "json,mine", "--name", 'a "b" \N{EURO SIGN}')
    done = cli.run("init", *words, "-")
    expect(done.returncode == 2 and b"modules.add[1]: 'mine' is not a module of the engine" in done.stderr, done)
    words = [word.replace(",mine", "") for word in words]
    done = cli.run("init", *words, "-")
    path = cli.file(done.stdout, "policy.json")
    source = b"import math, json\nprint(math.floor(1.5), json.dumps(1), input())\nexit()"
    done = cli.run("run", "--policy", path, cli.file(source), input=b"x")
    expect(done.stdout == b"1 1 x\n" and b"name 'exit' is not defined" in done.stderr, done)
    expect('Policy a "b" \N{EURO SIGN} of' in cli.run("policy", path).stdout.decode(), "the name")
    for options, message in ((["--enable", "root"], b"unknown feature 'root'"), (["--profile", "lax"], b"--profile"),
                             (["--enable", "math", "--disable", "math"], b"already")):
        done = cli.run("init", *options, cli.folder / "new.json")
        expect(done.returncode == 2 and message in done.stderr, done)
        expect(not (cli.folder / "new.json").exists(), "no file is left")


def begin_where_it_must_not(cli):
    """No link is followed, and a name cannot end a comment."""
    target = cli.folder / "target"
    (cli.folder / "link.json").symlink_to(target)
    done = cli.run("init", cli.folder / "link.json")
    expect(done.returncode == 2 and not target.exists(), done)
    done = cli.run("init", cli.folder / "nowhere" / "policy.json")
    expect(done.returncode == 2 and b"No such file or directory" in done.stderr, done)
    name = cli.folder / 'x\n{"version": 1}'
    done = cli.run("init", name)
    expect(done.returncode == 0 and cli.run("policy", name).returncode == 0, done)
    with open("/dev/full", "w") as full:
        done = subprocess.run([cli.hognose, "init", "/dev/full"], stdout=full, stderr=subprocess.PIPE)
    expect(done.returncode == 2, done)


CHECKS = [comments, begin_a_file, begin_with_changes, begin_where_it_must_not, run_under_a_file, check_under_a_file, show_a_file, explain_under_a_file,
          names_of_profiles_win, options_beside_a_file]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    jobs = [(name, check_fault, row) for name, *row in FAULTS]
    jobs += [(function.__name__, function, ()) for function in CHECKS]
    failed = 0
    for name, function, arguments in jobs:
        with tempfile.TemporaryDirectory() as folder:
            try:
                function(CommandLine(os.path.abspath(options.hognose), folder), *arguments)
            except (Failure, ValueError) as problem:
                failed += 1
                print(f"FAIL {name}: {problem}")
    print(f"{len(jobs) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
