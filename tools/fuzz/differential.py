#!/usr/bin/env python3
"""Differential fuzzer: runs random programs under CPython and under Hognose and compares all they print.

It generates a program from each seed of a range (tests/fuzz/) and runs batches of them under a local
CPython and under Hognose (target tool_run_batch). The programs that differ in output or in the uncaught
exception are grouped, reduced, and written to a folder of finds.

A difference is explained by the first of these that applies:
  limits      either side ran out of time, memory or recursion depth
  unstable    CPython itself prints something else under another hash seed
  version     CPython 3.14 (--oracle, a command that runs a file under it) prints what Hognose prints.
              A line may also equal that of the local CPython, because pyodide is a 32-bit build
  known       every line that differs is listed in tests/fuzz/known_differences.txt
All other differences are finds. Addresses are replaced by 0x before the comparison.
tests/fuzz/comparison.py decides `version` and `known`.

    tools/fuzz/differential.py --first 0 --count 10000 --oracle 'node tools/oracle.mjs' --finds DIR
"""

import argparse
import ast
import collections
import json
import os
import pathlib
import resource
import shlex
import subprocess
import sys
import tempfile
import time
import warnings

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FUZZ = ROOT / "tests" / "fuzz"
sys.path.insert(0, str(FUZZ))
import programs as fuzz_programs  # noqa: E402
from comparison import Result, comparable, limited, read_known, signature, unexplained  # noqa: E402

BATCH = 1500
ORACLE_BATCH = 800
ORACLE_SECONDS = 60  # of the processor, for a batch
OTHER_HASH_SEEDS = ("7", "23", "101", "4711")


def limit_oracle():
    resource.setrlimit(resource.RLIMIT_CPU, (ORACLE_SECONDS, ORACLE_SECONDS))


class Runner:
    """Runs lists of programs under each interpreter, and returns a Result for each program."""

    def __init__(self, options, folder):
        self.options = options
        self.batch = pathlib.Path(folder) / "batch.py"
        self.script = pathlib.Path(folder) / "oracle.py"
        self.known = read_known()

    def write(self, texts):
        with open(self.batch, "w", encoding="utf-8") as file:
            for index, text in enumerate(texts):
                file.write(f"#### {index}\n{text}")

    def hognose(self, texts):
        results = []
        self.write(texts)
        while len(results) < len(texts):
            process = subprocess.run([self.options.hognose, str(self.batch), str(len(results))], capture_output=True, timeout=3600)
            data, at = process.stdout, 0
            while at < len(data):
                end = data.find(b"\n", at)
                if end < 0:
                    break
                _, status, *sizes = data[at:end].decode().split()
                at = end + 1
                parts = []
                for size in map(int, sizes):
                    parts.append(data[at:at + size].decode("utf-8", "backslashreplace"))
                    at += size
                results.append(Result(status, *parts))
            if len(results) < len(texts):
                results.append(Result("crash", "", f"exit {process.returncode}", process.stderr.decode("utf-8", "replace")[:2000]))
        return results

    def reference(self, texts, hash_seed="0"):
        results = []
        self.write(texts)
        environment = dict(os.environ, PYTHONHASHSEED=hash_seed)
        while len(results) < len(texts):
            process = subprocess.run([self.options.python, str(FUZZ / "reference.py"), str(self.batch), str(len(results))],
                                     capture_output=True, env=environment, timeout=3600)
            for line in process.stdout.decode().splitlines():
                results.append(self.result(line))
            if len(results) < len(texts):
                results.append(Result("timeout", "", "", ""))
        return results

    def oracle(self, texts):
        if not self.options.oracle:
            return [None] * len(texts)
        results = []
        while len(results) < len(texts):
            part = texts[len(results):len(results) + ORACLE_BATCH]
            self.script.write_text(f"PROGRAMS = {part!r}\n" + (FUZZ / "reference.py").read_text(), encoding="utf-8")
            printed = subprocess.run(shlex.split(self.options.oracle) + [str(self.script)], capture_output=True, preexec_fn=limit_oracle).stdout
            got = []
            for line in printed.decode("utf-8", "replace").splitlines():
                if line.startswith("[") and line.endswith("]"):
                    try:
                        got.append(self.result(line))
                    except ValueError:  # cut off by the time limit, in the middle of a long line
                        break
            results += got
            if len(got) < len(part):  # the next program crashed the oracle or ran too long: the rest runs in a new one
                results.append(Result("timeout", "", "", ""))
        return results

    @staticmethod
    def result(line):
        _, status, output, kind, message = json.loads(line)
        escape = lambda text: text.encode("utf-8", "backslashreplace").decode()
        return Result(status, escape(output), kind, escape(message))


# ---- reducing finds ---------------------------------------------------------------------------------


def candidates(text):
    """Returns programs smaller than `text` (without prologue), each of which differs from it by one change."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return []
    made = []

    def emit():
        try:
            new = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        except Exception:
            return
        if len(new) < len(text):
            made.append(new)

    def visit_body(owner, field):
        body = getattr(owner, field)
        original = body[:]
        spans = [len(original)] if len(original) > 1 else []
        span = len(original) // 2
        while span >= 1:
            spans.append(span)
            span //= 2
        for span in spans:
            for start in range(0, len(original), span):
                rest = original[:start] + original[start + span:]
                setattr(owner, field, rest or ([] if field in ("orelse", "finalbody", "handlers") else [ast.Pass()]))
                emit()
        setattr(owner, field, original)
        for index, statement in enumerate(original):
            for inner in ("body", "orelse", "finalbody"):
                if not isinstance(statement, (ast.FunctionDef, ast.ClassDef)) and getattr(statement, inner, None):
                    setattr(owner, field, original[:index] + getattr(statement, inner) + original[index + 1:])
                    emit()
        setattr(owner, field, original)

    for node in ast.walk(tree):
        for field in ("body", "orelse", "finalbody", "handlers"):
            value = getattr(node, field, None)
            if isinstance(value, list) and value and isinstance(value[0], (ast.stmt, ast.ExceptHandler)):
                visit_body(node, field)
    for node in list(ast.walk(tree)):
        for field, value in ast.iter_fields(node):
            if isinstance(value, ast.expr) and not isinstance(getattr(value, "ctx", ast.Load()), (ast.Store, ast.Del)):
                for child in replacements(value):
                    setattr(node, field, child)
                    emit()
                setattr(node, field, value)
            elif isinstance(value, list) and value and isinstance(value[0], (ast.expr, ast.keyword)):
                for index, item in enumerate(value):
                    setattr(node, field, value[:index] + value[index + 1:])
                    emit()
                    for child in replacements(item):
                        setattr(node, field, value[:index] + [child] + value[index + 1:])
                        emit()
                setattr(node, field, value)
    unique = sorted(set(made), key=len)
    return unique if len(unique) <= 160 else unique[::len(unique) // 160 + 1] + unique[-20:]


def replacements(value):
    children = [child for child in ast.iter_child_nodes(value) if isinstance(child, ast.expr) and not isinstance(child, ast.Starred)]
    if not isinstance(value, (ast.Constant, ast.Name, ast.keyword, ast.Starred)):
        children += [ast.Constant(1), ast.Constant("a"), ast.List([], ast.Load())]
    return children if isinstance(value, ast.expr) else []


def reduce_finds(runner, finds, rounds):
    """Reduces all finds together, so that each round starts the oracle only once."""
    active = list(finds)
    for _ in range(rounds):
        batch = []
        for find in active:
            try:
                batch += [(find, text) for text in candidates(find.text)]
            except (AttributeError, TypeError):
                pass  # a tree that cannot be reduced because parts of it are missing
        if not batch:
            return
        texts = [fuzz_programs.PROLOGUE + text for _, text in batch]
        ours = runner.hognose(texts)
        # Drop programs that a change made endless before the slower interpreters run them.
        kept = [i for i, mine in enumerate(ours) if not limited(mine)]
        batch, texts, ours = ([row[i] for i in kept] for row in (batch, texts, ours))
        quick = runner.reference(texts)
        # The oracle is slow, so it runs only the 14 shortest programs of each find that still differ.
        shortest, kept = collections.Counter(), []
        for i in sorted(range(len(texts)), key=lambda i: len(texts[i])):
            if quick[i].status in ("timeout", "syntax") or comparable(quick[i]) == comparable(ours[i]) or limited(quick[i]):
                continue
            shortest[id(batch[i][0])] += 1
            if shortest[id(batch[i][0])] <= 14:
                kept.append(i)
        batch, texts, ours, quick = ([row[i] for i in kept] for row in (batch, texts, ours, quick))
        theirs = runner.oracle(texts) if runner.options.oracle else quick
        best = {}
        for (find, text), mine, other, older in zip(batch, ours, theirs, quick):
            if other.status in ("syntax", "timeout") or limited(other) or (limited(mine) and find.status != "crash"):
                continue
            left = [pair for pair in unexplained(mine, other, older, runner.known) if signature(pair) == find.signature]
            if left and (id(find) not in best or len(text) < len(best[id(find)][0])):
                best[id(find)] = (text, left[0])
        active = [find for find in active if id(find) in best]
        print(f"reducing {len(active)} finds", file=sys.stderr, flush=True)
        for find in active:
            find.text, find.pair = best[id(find)]


class Find:
    def __init__(self, seed, text, pair, status):
        self.seed, self.text, self.pair, self.status = seed, text, pair, status
        self.signature = signature(pair)

    def report(self):
        theirs, ours = self.pair
        return f"# seed {self.seed}; status {self.status}\n# CPython: {theirs[:300]}\n# Hognose: {ours[:300]}\n{self.text}"


def write_find(options, find):
    folder = pathlib.Path(options.finds)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"seed_{find.seed}.py").write_text(find.report(), encoding="utf-8", errors="backslashreplace")


# ---- the campaign ------------------------------------------------------------------------------------


def campaign(options, runner):
    counts = collections.Counter()
    groups = collections.defaultdict(list)
    started = time.time()
    for first in range(options.first, options.first + options.count, BATCH):
        seeds, texts = [], []
        for seed in range(first, min(first + BATCH, options.first + options.count)):
            text = fuzz_programs.text_of(fuzz_programs.program(seed))
            try:
                compile(text, "<fuzz>", "exec")
            except (SyntaxError, ValueError):
                counts["not a program"] += 1
                continue
            seeds.append(seed)
            texts.append(text)
        ours = runner.hognose(texts)
        theirs = runner.reference(texts)
        open_ = []
        for index, (mine, other) in enumerate(zip(ours, theirs)):
            counts["run"] += 1
            if mine.status != "crash" and (limited(other) or (limited(mine) and mine.status == other.status)):
                counts["limits"] += 1
            elif comparable(mine) == comparable(other):
                counts["same"] += 1
            else:
                open_.append(index)
        stable = open_
        for hash_seed in OTHER_HASH_SEEDS:
            asked, stable = stable, []
            for index, again in zip(asked, runner.reference([texts[i] for i in asked], hash_seed)):
                if comparable(again) != comparable(theirs[index]) and ours[index].status != "crash":
                    counts["unstable"] += 1
                else:
                    stable.append(index)
        newest = runner.oracle([texts[i] for i in stable])
        for index, new in zip(stable, newest):
            if new is not None and ours[index].status != "crash" and limited(new):
                counts["limits"] += 1
                continue
            reference = new or theirs[index]
            left = unexplained(ours[index], reference, theirs[index], ())
            if not left:
                counts["version"] += 1
                continue
            left = unexplained(ours[index], reference, theirs[index], runner.known)
            if not left:
                counts["known"] += 1
                continue
            text = texts[index][len(fuzz_programs.PROLOGUE):]
            find = Find(seeds[index], text, left[0], ours[index].status)
            counts["find"] += 1
            groups[find.signature].append(find)
            if len(groups[find.signature]) == 1:
                write_find(options, find)  # not reduced yet, but a campaign may be interrupted
        print(f"{first + BATCH}: {dict(counts)} in {len(groups)} groups, {time.time() - started:.0f} s", flush=True)
        if len(groups) >= options.stop_at:
            break
    return counts, groups


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--count", type=int, default=1000, help="the number of seeds")
    parser.add_argument("--python", default="python3", help="the local CPython, which runs every program")
    parser.add_argument("--oracle", default="", help="command that runs a file under CPython 3.14")
    parser.add_argument("--hognose", default=str(ROOT / "build" / "release" / "tool_run_batch"))
    parser.add_argument("--finds", default="fuzz-finds", help="folder for the reduced finds")
    parser.add_argument("--rounds", type=int, default=12, help="the most rounds of reduction")
    parser.add_argument("--stop-at", type=int, default=40, help="stop after this many groups of finds")
    parser.add_argument("--show", type=int, help="print the program of this seed and end")
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    if options.show is not None:
        sys.stdout.write(fuzz_programs.text_of(fuzz_programs.program(options.show)))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options, folder)
        counts, groups = campaign(options, runner)
        firsts = [min(finds, key=lambda find: len(find.text)) for finds in groups.values()]
        reduce_finds(runner, firsts, options.rounds)
    for find in firsts:
        write_find(options, find)
        alike = [other.seed for other in groups[find.signature]]
        print(f"---- {len(alike)} like this, seeds {alike}\n{find.report()}")
    print(f"{counts['run']} programs: {dict(counts)}")
    return 1 if counts["find"] else 0


if __name__ == "__main__":
    sys.exit(main())
