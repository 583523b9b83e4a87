#!/usr/bin/env python3
"""Runs the libFuzzer targets (tests/fuzz/targets) and reports what they found.

It builds the preset `fuzz` (ASan, UBSan, coverage), writes the seeds of each target into
build/fuzz/seeds/TARGET and starts the target with them. The seeds are the lines of tests/fuzz/seeds/TARGET.txt,
each the literal of a bytes object, and, for targets that take source text, the test scripts. New inputs go to
build/fuzz/corpus/TARGET, where the next run finds them again (with --fresh, to a folder that is emptied first).
Finds go to build/fuzz/finds/TARGET. Prints a line of figures for each target and `N passed, N failed`.

    tools/fuzz/targets.py [TARGET...] [--seconds 60] [--fresh] [--seed N] [--jobs N]
    tools/fuzz/targets.py TARGET --keep N       rewrites tests/fuzz/seeds/TARGET.txt with the N smallest inputs of
                                                the corpus that remain after merging by coverage
"""

import argparse
import ast
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys
import zlib

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
import test as scripts  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FUZZ = ROOT / "tests" / "fuzz"
BUILD = ROOT / "build" / "fuzz"
TARGETS = sorted(path.stem for path in (FUZZ / "targets").glob("*.cpp"))
# Targets that take source text, with the option bytes before the text (see the header of each target).
SOURCE_PREFIXES = {"front_end": bytes(1), "compiler": bytes(7), "sources": bytes(2)}
SCRIPT_SUITES = ("conformance", "differences", "escape", "limits")
# A short run uses a fixed subset of the scripts. A long run uses all of at most LONGEST_SCRIPT bytes.
FEW_SCRIPTS, LONGEST_SCRIPT = 120, 6000
SHORT_SECONDS = 300
# An input that takes longer is a find, because the limits of a run are far lower even under the sanitizers. The
# targets check CPU time themselves: this is wall time, of which a busy machine gives a background process little.
SECONDS_OF_ONE_INPUT = 600
MEGABYTES = 2048
SANITIZERS = {"ASAN_OPTIONS": "quarantine_size_mb=32", "UBSAN_OPTIONS": "print_stacktrace=1"}


def build(targets):
    if not (BUILD / "build.ninja").exists():
        subprocess.run(["cmake", "--preset", "fuzz"], cwd=ROOT, check=True)
    names = ["fuzz_" + target for target in targets]
    subprocess.run(["cmake", "--build", "--preset", "fuzz", "--target", *names], cwd=ROOT, check=True)


def texts(seconds):
    """What the scripts hold."""
    longest = LONGEST_SCRIPT // 3 if seconds <= SHORT_SECONDS else LONGEST_SCRIPT
    found = {script.name: script.text.encode("utf-8") for _, script in scripts.find_scripts([], SCRIPT_SUITES)}
    names = [name for name, text in found.items() if len(text) <= longest]
    if seconds <= SHORT_SECONDS:
        names = sorted(names, key=lambda name: zlib.crc32(name.encode()))[:FEW_SCRIPTS]
    return [found[name] for name in sorted(names)]


def write_seeds(target, seconds):
    folder = BUILD / "seeds" / target
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    seeds = []
    listed = FUZZ / "seeds" / (target + ".txt")
    if listed.exists():
        seeds += [ast.literal_eval(line) for line in listed.read_text("ascii").splitlines() if line.startswith("b")]
    if target in SOURCE_PREFIXES:
        seeds += [SOURCE_PREFIXES[target] + text for text in texts(seconds)]
    if not seeds:
        sys.exit(f"no seeds for {target}")
    for number, seed in enumerate(seeds):
        (folder / f"{number:05}").write_bytes(seed)
    return folder


def dictionary(target):
    path = FUZZ / "dictionaries" / (("python" if target in SOURCE_PREFIXES else target) + ".dict")
    return [f"-dict={path}"] if path.exists() else []


def run(target, options):
    """Runs one target and returns (its line of figures, whether there were no finds)."""
    corpus, finds = BUILD / ("fresh" if options.fresh else "corpus") / target, BUILD / "finds" / target
    if options.fresh:
        shutil.rmtree(corpus, ignore_errors=True)
    for folder in corpus, finds:
        folder.mkdir(parents=True, exist_ok=True)
    log = BUILD / f"fuzz_{target}.log"
    command = [str(BUILD / ("fuzz_" + target)), str(corpus), str(write_seeds(target, options.seconds)),
               f"-max_total_time={options.seconds}", f"-seed={options.seed}", f"-timeout={SECONDS_OF_ONE_INPUT}",
               f"-rss_limit_mb={MEGABYTES}", f"-artifact_prefix={finds}/", "-print_final_stats=1", *dictionary(target)]
    with open(log, "wb") as file:
        done = subprocess.run(command, stdout=file, stderr=subprocess.STDOUT, env=SANITIZERS | os.environ,
                              stdin=subprocess.DEVNULL)
    text = log.read_text("utf-8", "backslashreplace")
    executions = re.search(r"number_of_executed_units: (\d+)", text)
    reached = re.findall(r"cov: (\d+) ft: (\d+) corp: (\d+)", text)
    if done.returncode != 0 or not executions or not reached:
        start = re.search(r"^(FIND: |==\d+==ERROR|.*runtime error:|ALARM)", text, re.M)
        shown = text[start.start():][:4000] if start else text[-4000:]
        return f"FAIL {target}: exit code {done.returncode}, see {log} and {finds}\n{shown}", False
    cov, features, corpus_size = reached[-1]
    return (f"{target}: {executions[1]} executions in {options.seconds} s, cov {cov}, ft {features}, "
            f"corpus {corpus_size}"), True


def keep(target, count, options):
    """Reduces the corpus to the inputs that add coverage and writes the smallest ones as the target's seeds."""
    merged = BUILD / "merged" / target
    shutil.rmtree(merged, ignore_errors=True)
    merged.mkdir(parents=True)
    subprocess.run([str(BUILD / ("fuzz_" + target)), "-merge=1", str(merged), str(BUILD / "corpus" / target),
                    str(write_seeds(target, options.seconds))], env=SANITIZERS | os.environ, check=True,
                   stderr=subprocess.DEVNULL)
    inputs = sorted((path.read_bytes() for path in merged.iterdir()), key=lambda data: (len(data), data))
    (FUZZ / "seeds").mkdir(exist_ok=True)
    lines = [repr(data) for data in inputs[:count]]
    (FUZZ / "seeds" / (target + ".txt")).write_text("\n".join(lines) + "\n", "ascii")
    print(f"{target}: kept {len(lines)} of {len(inputs)} inputs")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("targets", nargs="*", choices=[[], *TARGETS], help="default: all")
    parser.add_argument("--seconds", type=int, default=60, help="seconds for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="start from the seeds only, with an empty corpus")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the number of targets that run at a time")
    parser.add_argument("--keep", type=int)
    options = parser.parse_args()
    targets = options.targets or TARGETS
    build(targets)
    if options.keep:
        for target in targets:
            keep(target, options.keep, options)
        return 0
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for line, is_clean in pool.map(lambda target: run(target, options), targets):
            print(line, flush=True)
            passed, failed = passed + is_clean, failed + (not is_clean)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
