#!/usr/bin/env python3
"""Tests what the program prints about itself: completions for shells, and the manual page.

Prints a line for each failed case and a last line `N passed, N failed`. A case is a row of COMPLETIONS or a function of
CHECKS. What zsh and fish are given is compared with the options of the program; bash completes in earnest.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from command_line import ROOT, CommandLine, Failure, expect  # noqa: E402

COMMANDS = ["run", "repl", "check", "show", "limits", "policy", "explain", "init", "completion", "manual"]
# (the words before the cursor, completions that must be among those offered, completions that must not).
COMPLETIONS = [
    ("hognose ", [*COMMANDS, "program.py", "lessons"], ["--json", "bash"]),
    ("hognose re", ["repl"], ["run", "program.py"]),
    ("hognose --", ["--help", "--version", "--licenses"], ["--policy", "run"]),
    ("hognose run --max", ["--max-time", "--max-memory", "--max-steps"], ["--policy", "program.py"]),
    ("hognose run --debug", [], ["--debug-collect"]),
    ("hognose run --policy ", ["bare", "strict", "standard", "program.py"], ["math"]),
    ("hognose run --policy st", ["strict", "standard"], ["bare", "program.py"]),
    ("hognose run --policy=st", ["strict", "standard"], ["bare"]),
    ("hognose run --enable ", ["math", "stdin", "files"], ["json", "program.py"]),
    ("hognose run --enable math,st", ["math,stdin", "math,stdout"], ["stdin", "math,math"]),
    ("hognose run --allow-import j", ["json"], ["math", "program.py"]),
    ("hognose run --seccomp ", ["auto", "required", "off"], ["program.py"]),
    ("hognose run --files ", ["a folder", "lessons"], ["program.py"]),
    ("hognose run --max-time ", [], ["program.py", "--json"]),
    ("hognose run --json ", ["program.py", "a file.py"], ["bare"]),
    ("hognose run a", ["a file.py", "a folder"], ["program.py"]),
    ("hognose show ", ["tokens", "ast", "bytecode"], ["bare"]),
    ("hognose show ast pro", ["program.py"], ["tokens"]),
    ("hognose policy s", ["strict", "standard"], ["bare"]),
    ("hognose init --profile ", ["bare", "strict", "standard"], ["program.py"]),
    ("hognose completion ", ["bash", "zsh", "fish"], ["program.py"]),
    ("hognose program.py pro", ["program.py"], ["run"]),
]


def printed(cli, *words):
    done = cli.run(*words)
    expect(done.returncode == 0 and not done.stderr, f"{words}: {done}")
    return done.stdout.decode()


def options_of(cli, command):
    """The long options that --help lists."""
    text = printed(cli, *command, "--help")
    return set(re.findall(r"^  (?:-\w,)?(--[a-z-]+)", text, re.M))


def check_completion(cli, line, offered, others):
    for name in ("program.py", "a file.py"):
        cli.file(b"", name)
    for name in ("lessons", "a folder"):
        (cli.folder / name).mkdir()
    (cli.folder / "hognose.bash").write_text(printed(cli, "completion", "bash"))
    # As readline splits the line: at blanks, and around an equals sign.
    words = [word for part in line.split(" ") for word in re.split("(=)", part)]
    script = ("compopt() { :; }\nsource ./hognose.bash\nCOMP_WORDS=(\"$@\")\nCOMP_CWORD=$(($# - 1))\n"
              "$(complete -p hognose | sed 's/.* -F \\([^ ]*\\) .*/\\1/')\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n")
    done = subprocess.run(["bash", "--norc", "-c", script, "bash", *words], cwd=cli.folder, capture_output=True,
                          text=True, timeout=60)
    expect(done.returncode == 0 and not done.stderr, done)
    found = done.stdout.splitlines()
    expect(not set(offered) - set(found), f"{sorted(set(offered) - set(found))} not in {found}")
    expect(not set(others) & set(found), f"{sorted(set(others) & set(found))} in {found}")


def scripts_have_every_option(cli):
    zsh, fish, bash = (printed(cli, "completion", shell) for shell in ("zsh", "fish", "bash"))
    expect(zsh.startswith("#compdef hognose\n"), zsh[:40])
    listed = re.search(r"commands=\(\n(.*?)\n  \)", zsh, re.S)[1]
    expect([line.strip().strip("'").partition(":")[0] for line in listed.splitlines()] == COMMANDS, listed)
    for command in COMMANDS:
        options = options_of(cli, [command])
        expect("--help" in options and len(options) >= 1, options)
        part = re.search(rf"^    {command}\) _arguments \\\n(.*?);;$", zsh, re.M | re.S)[1]
        found = set(re.findall(r"^ +'\*(--[a-z-]+)", part, re.M))
        expect(found == options, f"zsh, {command}: {found ^ options}")
        lines = re.findall(rf"^complete -c hognose -n '__fish_seen_subcommand_from {command}' (.*)$", fish, re.M)
        found = {"--" + name for line in lines for name in re.findall(r"^(?:-s \w )?-l ([a-z-]+)", line)}
        expect(found == options, f"fish, {command}: {found ^ options}")
        names = re.search(rf"^      '{command}'\) _hognose_words '(.*)' ", bash, re.M)[1].split()
        found = {name for name in names if name.startswith("--")}
        expect(found == options, f"bash, {command}: {found ^ options}")


def scripts_quote(cli):
    """Text of the program is never code of the shell: outside of quotes there is no character that a shell expands."""
    for shell in ("bash", "zsh", "fish"):
        text = printed(cli, "completion", shell)
        expect("`" not in text.replace("\\`", ""), f"{shell}: a backquote")
        done = subprocess.run(["bash", "-n"], input=text if shell == "bash" else "", text=True, capture_output=True)
        expect(done.returncode == 0, done)
    # A quote in a help text ends its quotes and begins them again.
    fish = printed(cli, "completion", "fish")
    expect(r"program\'s os.environ" in fish, "an escaped quote in fish")
    expect(r"program'\''s os.environ" in printed(cli, "completion", "zsh"), "an escaped quote in zsh")


def manual(cli):
    text = printed(cli, "manual")
    expect(re.search(r'^\.TH HOGNOSE 1 "" "hognose [\d.]+" ', text, re.M), text[:200])
    sections = re.findall(r"^\.SH (.*)$", text, re.M)
    expect(sections == ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXIT STATUS", "ENVIRONMENT",
                        "EXAMPLES"], sections)
    parts = dict(re.findall(r'^\.SS "hognose ([a-z]+)[^"\n]*"\n(.*?)(?=^\.S|\Z)', text, re.M | re.S))
    expect(list(parts) == COMMANDS, list(parts))
    for command in COMMANDS:
        shown = {name.replace("\\-", "-") for name in re.findall(r"\\fB(.*?)\\fR", parts[command])}
        found = {name for names in shown for name in names.split(", ") if name.startswith("--")}
        expect(found == options_of(cli, [command]), f"{command}: {found ^ options_of(cli, [command])}")
    statuses = [int(code) for code in re.findall(r"^\.B (\d)$", text, re.M)]
    expect(statuses == [0, 1, 2, 3, 4], statuses)
    # Requests begin lines, so no other line may begin with a dot; only known requests and escapes are there.
    expect(set(re.findall(r"^\.(\S+)", text, re.M)) <= {"\\\"", "TH", "SH", "SS", "TP", "PP", "B", "I", "RI", "IR", "br"},
           "requests")
    expect(set(re.findall(r"\\(f[A-Z]|.)", text)) <= {"fB", "fI", "fR", "-", "e", "&", '"'}, "escapes")
    unescaped = [line for line in text.splitlines() if re.search(r"(?<!\\)--", line)]
    expect(not unescaped, unescaped)


def wrong_shell(cli):
    for words in (["completion"], ["completion", "tcsh"], ["manual", "more"]):
        expect(cli.run(*words).returncode == 2, words)


CHECKS = [scripts_have_every_option, scripts_quote, manual, wrong_shell]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "hognose"))
    options = parser.parse_args()
    jobs = [(repr(line), check_completion, (line, *row)) for line, *row in COMPLETIONS]
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
