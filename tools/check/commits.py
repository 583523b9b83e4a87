#!/usr/bin/env python3
"""Builds and quickly tests each commit of a range, so that the history can be bisected.

    tools/check/commits.py [--all] [RANGE]      RANGE as for git log; default: origin/main..HEAD

Each commit is checked out in a working tree of its own, which is kept between commits, so that only what
changed is built. The quick test is the unit tests and every 20th script; --all runs all scripts. The subject
must have the form `area: what changes`, at most 72 columns and no ";". The last line is `N passed, N failed`.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SUBJECT = re.compile(r"[\w/.,+* -]+: \S[^;]*")
LONGEST_SUBJECT = 72
ONE_OF = 20


def git(*words, cwd=ROOT):
    return subprocess.run(["git", *words], cwd=cwd, check=True, capture_output=True, text=True).stdout.strip()


def steps(tree, every_script):
    """The commands that a commit must pass, by what they are called in a report."""
    yield "installing", ["tools/setup.sh"]
    yield "configuring", ["cmake", "--preset", "release"]
    yield "building", ["cmake", "--build", "--preset", "release"]
    yield "unit tests", ["ctest", "--preset", "release"]
    scripts = sorted(str(path.relative_to(tree)) for path in (tree / "tests" / "conformance").rglob("*.py"))
    yield "scripts", [sys.executable, "tools/test.py", *([] if every_script else scripts[::ONE_OF])]


def check(commit, tree, every_script):
    """Returns what is wrong with the commit, or None."""
    subject = git("log", "-1", "--format=%s", commit)
    if len(subject) > LONGEST_SUBJECT or not SUBJECT.fullmatch(subject):
        return f"the subject is not `area: what changes` in {LONGEST_SUBJECT} columns"
    git("checkout", "--quiet", "--detach", commit, cwd=tree)
    for name, command in steps(tree, every_script):
        done = subprocess.run(command, cwd=tree, capture_output=True, text=True, errors="replace")
        if done.returncode != 0:
            return f"{name} failed:\n{(done.stdout + done.stderr)[-2000:]}"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("range", nargs="?", default="origin/main..HEAD")
    parser.add_argument("--all", action="store_true", help="run all scripts for each commit")
    arguments = parser.parse_args()
    commits = git("rev-list", "--reverse", "--no-merges", arguments.range).split()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="commits-") as folder:
        tree = pathlib.Path(folder) / "tree"
        git("worktree", "add", "--quiet", "--detach", str(tree), "HEAD")
        try:
            for commit in commits:
                problem = check(commit, tree, arguments.all)
                failed += problem is not None
                print(f"{'FAIL' if problem else 'ok  '} {git('log', '-1', '--format=%h %s', commit)}", flush=True)
                if problem:
                    print(problem, flush=True)
        finally:
            git("worktree", "remove", "--force", str(tree))
    print(f"{len(commits) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
