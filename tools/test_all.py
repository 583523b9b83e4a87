#!/usr/bin/env python3
"""Runs all steps of a plan, as `make test` and `make release-check` do, and prints one total at the end.

A step has a kind, which says how its result is counted. A command of the kind `scripts` prints `N passed, N failed`,
and `ctest` prints its own summary. Any other command counts as one test, which passes if the status is 0. A step
without readable numbers counts as one failure, so no step is skipped silently. If a build fails, the steps of its
preset are not run and count as failed. The last line printed is the total.
"""

import argparse
import os
import re
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def python(*words):
    return [sys.executable, *words]


def build(preset):
    return ("build " + preset, "build", ["cmake", "--build", "--preset", preset], preset)


# (name, kind, command, preset that must have been built). `quick` leaves out fuzz targets and sanitizers.
QUICK = [
    build("release"),
    ("layers", "check", python("tools/check/layers.py"), None),
    ("values of raw bits", "check", python("tools/check/value_bits.py"), None),
    ("layers at link level", "check", python("tools/check/link_layers.py"), "release"),
    ("authority", "check", python("tools/check/authority.py"), "release"),
    ("foreign routines", "check", python("tools/check/foreign_calls.py"), "release"),
    ("rights of the library", "check", python("tools/check/deputies.py"), None),
    ("documents", "check", python("tools/check/documents.py"), "release"),
    ("licences", "check", python("tools/check/licences.py"), None),
    ("originality", "check", python("tools/check/originality.py"), None),
    ("native recursion", "check", python("tools/check/recursion.py"), "release"),
    ("pointers kept across guest code", "check", python("tools/check/pointers.py"), "release"),
    ("pointers moved by numbers of the cage", "check", python("tools/check/cage_pointers.py"), "release"),
    ("unit tests", "ctest", ["ctest", "--preset", "release"], "release"),
    ("embedding", "check", python("tools/check/embedding.py"), "release"),
    ("the C interface stays compatible", "check", python("tools/check/abi.py"), "release"),
    ("what would break it is found", "scripts", python("tests/c/abi.py"), "release"),
    ("command line", "scripts", python("tests/cli/command_line.py"), "release"),
    ("the prompt", "scripts", python("tests/cli/prompt.py"), "release"),
    ("policy files", "scripts", python("tests/cli/policy_files.py"), "release"),
    ("completions and the manual", "scripts", python("tests/cli/printed_files.py"), "release"),
    ("system calls", "scripts", python("tests/cli/system_calls.py"), "release"),
    ("scripts", "scripts", python("tools/test.py"), "release"),
    ("fuel of the scripts", "scripts", python("tools/check/fuel.py"), "release"),
    ("the same everywhere, sampled", "scripts", python("tools/sweep/determinism.py", "--sampled"),
     "release"),
    ("failed allocations, sampled", "scripts", python("tools/sweep/fail_allocations.py", "--sampled"),
     "release"),
    ("stops at any step, sampled", "scripts", python("tools/sweep/stop_at_steps.py", "--sampled"),
     "release"),
    ("no room on the native stack, sampled", "scripts", python("tools/sweep/exhaust_stack.py", "--sampled"),
     "release"),
    ("faults, sampled", "scripts", python("tools/sweep/fault_runs.py", "--sampled"), "release"),
    ("rules of the policy taken away, a sample", "scripts",
     python("tools/fuzz/mutate_policy.py", "--sample", "100"), "release"),
    ("polls of natives with large arguments, sampled", "scripts",
     python("tools/measure/native_pauses.py", "--most", "20", "--sample", "100"), "release"),
    ("rights of the library, a sample of lies", "scripts",
     python("tools/fuzz/deputies.py", "--seeds", "8"), "release"),
    ("polls in single operations, sampled", "scripts",
     python("tools/measure/pauses.py", "--most", "20", "--sample", "4"), "release"),
    ("natives pay for their work, a sample", "scripts",
     python("tools/measure/audit_metering.py", "--sample", "80"), "release"),
    ("types nested in themselves, a sample", "scripts",
     python("tools/fuzz/nest_natives.py", "--sample", "64"), "release"),
    build("corrupt"),
    ("attackers inside the cage", "scripts",
     python("tools/fuzz/corrupt.py", "--attacks", "--seconds", "6"), "corrupt"),
    ("words of the cage overwritten, a sample", "scripts",
     python("tools/fuzz/corrupt.py", "--sample", "20", "--seconds", "5"), "corrupt"),
    ("classes of every mix of bases, a sample", "scripts",
     python("tools/fuzz/class_layouts.py", "--sample", "16"), "release"),
]
# All but `cbor` and `guests`, which only RELEASE runs.
SMOKE = ["compiler", "formats", "front_end", "integers", "json", "programs", "regex", "sources"]
FUZZ = [
    build("fuzz"),
    ("fuzz targets, 15 seconds each", "scripts",
     python("tools/fuzz/targets.py", "--fresh", "--seconds", "15", *SMOKE), "fuzz"),
]
# State that the threads of a process share: the runtime, its pools, compiled programs, cancelling.
TSAN = [
    build("tsan"),
    ("tests with threads under ThreadSanitizer", "ctest", ["ctest", "--preset", "tsan"], "tsan"),
]
# A wait at every seventh allocation: a run may wait wherever it allocates.
WAITS = [
    ("scripts, a wait at every seventh allocation", "scripts",
     python("tools/test.py", "--mode", "waits"), "release"),
    ("scripts, parked at their first waits", "scripts",
     python("tools/test.py", "--mode", "parks"), "release"),
]
COLLECT = [
    ("scripts, collection at every safepoint", "scripts",
     python("tools/test.py", "--mode", "collect"), "release"),
]
MUTATE = [
    build("mutation"),
    ("rules of the policy taken away", "scripts", python("tools/fuzz/mutate_policy.py"), "mutation"),
]
LINT = [
    build("release"),
    ("format", "check", python("tools/check/format.py"), None),
    ("tidy", "check", python("tools/check/tidy.py"), "release"),
]
DEV = [
    build("dev"),
    ("unit tests under ASan and UBSan", "ctest", ["ctest", "--preset", "dev"], "dev"),
    ("scripts under ASan and UBSan", "scripts", python("tools/test.py", "--preset", "dev"), "dev"),
    ("no room on the native stack, under ASan", "scripts",
     python("tools/sweep/exhaust_stack.py", "--sampled", "--preset", "dev"), "dev"),
    ("natives with objects of every kind", "scripts", python("tools/fuzz/cross_natives.py", "natives", "setters"), "dev"),
    ("natives with numbers at the edges of types", "scripts", python("tools/fuzz/cross_natives.py", "numbers"), "dev"),
]
GCC = [
    build("gcc"),
    ("unit tests, gcc", "ctest", ["ctest", "--preset", "gcc"], "gcc"),
    ("scripts, gcc", "scripts", python("tools/test.py", "--preset", "gcc"), "gcc"),
    build("release"),
    ("the same from both compilers", "scripts",
     python("tools/sweep/determinism.py", "tests/conformance", "--also", "build/gcc/hognose"), "gcc"),
]
PACKAGE = [("the Python package", "scripts", python("tools/test_package.py"), None)]
ADAPTERS = [("the adapters of the Python package", "scripts", python("tools/test_package.py", "--adapters"), None)]
VALUES = [("a million values through Python", "scripts",
           python("tools/test_package.py", "--values", "1000000"), None)]
# The full versions of the steps that QUICK samples, and half an hour of random programs.
SWEEPS = [
    ("the same everywhere", "scripts", python("tools/sweep/determinism.py"), "release"),
    ("failed allocations", "scripts", python("tools/sweep/fail_allocations.py"), "release"),
    ("stops at any step", "scripts", python("tools/sweep/stop_at_steps.py"), "release"),
    ("no room on the native stack", "scripts", python("tools/sweep/exhaust_stack.py"), "release"),
    ("faults", "scripts", python("tools/sweep/fault_runs.py"), "release"),
    ("types nested in themselves", "scripts", python("tools/fuzz/nest_natives.py"), "release"),
    ("classes of every mix of bases", "scripts", python("tools/fuzz/class_layouts.py"), "release"),
    ("rights of the library, lies for ten minutes", "scripts",
     python("tools/fuzz/deputies.py", "--seconds", "600"), "release"),
    ("attackers inside the cage, ten minutes each", "scripts",
     python("tools/fuzz/corrupt.py", "--attacks", "--seconds", "600"), "corrupt"),
    ("words of the cage overwritten", "scripts", python("tools/fuzz/corrupt.py", "--seconds", "20"), "corrupt"),
    ("polls of natives with large arguments", "scripts", python("tools/measure/native_pauses.py"), "release"),
    ("polls in single operations", "scripts", python("tools/measure/pauses.py"), "release"),
    ("stops by time", "check", python("tools/measure/stops.py"), "release"),
    ("resident memory", "scripts", python("tools/measure/memory.py"), "release"),
    ("natives pay for their work", "scripts", python("tools/measure/audit_metering.py"), "release"),
    ("random programs on two threads", "check", python("tools/fuzz/soak.py", "--seconds", "1800"), "release"),
    ("CPython's own tests", "check", python("tools/cpython_tests.py"), "release"),
]
# Checks under an emulator that the build makes the same images on another processor, and that each script has the
# same outcome, output and steps there.
AARCH64 = [
    ("packages for aarch64", "check", ["tools/setup.sh", "aarch64", "--check"], None),
    build("aarch64"),
    *((f"{name} of aarch64", "check", ["cmp", f"build/release/{name}", f"build/aarch64/{name}"], "aarch64")
      for name in ("baked_boot.cpp", "baked_code.bin", "baked_images.bin")),
    ("the same on aarch64", "scripts",
     python("tools/sweep/determinism.py", "tests/conformance", "--also",
            "qemu-aarch64 -L /usr/aarch64-linux-gnu build/aarch64/hognose"), "aarch64"),
]
LONG_FUZZ = [
    build("fuzz"),
    ("fuzz targets, half an hour each", "scripts", python("tools/fuzz/targets.py", "--seconds", "1800"), "fuzz"),
]
COUNTS = [("counts that the compiler uses", "check", python("tools/generate/counts.py", "--check"), None)]
# The check of the packages comes first, so that a missing package shows at once.
RELEASE = (AARCH64[:1] + QUICK + COUNTS + PACKAGE + ADAPTERS + VALUES + LINT[1:] + WAITS + COLLECT + TSAN + GCC + DEV
           + MUTATE + SWEEPS + AARCH64[1:] + LONG_FUZZ)
PLANS = {"release": RELEASE, "all": QUICK + FUZZ + PACKAGE + WAITS + COLLECT + MUTATE + LINT[1:] + DEV,
         "mutation": QUICK[:1] + MUTATE, "lint": LINT, "quick": QUICK, "dev": DEV, "gcc": GCC, "fuzz": FUZZ,
         "tsan": TSAN, "package": PACKAGE, "adapters": ADAPTERS, "aarch64": QUICK[:1] + AARCH64}


def run(command):
    """Runs the command, passes its output through, and returns its status and output."""
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               text=True, errors="backslashreplace")
    lines = []
    for line in process.stdout:
        print(line, end="", flush=True)
        lines.append(line)
    return process.wait(), "".join(lines)


def count(kind, status, text):
    """Returns (passed, failed) of a step that ended with this status and printed this text."""
    if kind == "scripts":
        match = re.search(r"^(\d+) passed, (\d+) failed$", text, re.M)
        passed, failed = (int(n) for n in match.groups()) if match else (0, 0)
    elif kind == "ctest":
        match = re.search(r"^\d+% tests passed, (\d+) tests? failed out of (\d+)", text, re.M)
        failed, total = (int(n) for n in match.groups()) if match else (0, 0)
        passed = total - failed
    else:
        return (1, 0) if status == 0 else (0, 1)
    if failed == 0 and (status != 0 or passed == 0):
        failed = 1
    return passed, failed


def configure(preset):
    if os.path.exists(os.path.join(ROOT, "build", preset, "build.ninja")):
        return 0
    return run(["cmake", "--preset", preset])[0]


def main():
    parser = argparse.ArgumentParser(description="Run all tests.")
    parser.add_argument("plan", nargs="?", default="all", choices=PLANS)
    arguments = parser.parse_args()
    os.environ.setdefault("UBSAN_OPTIONS", "print_stacktrace=1")

    summary, broken = [], set()
    for name, kind, command, preset in PLANS[arguments.plan]:
        print(f"\n==== {name}", flush=True)
        start = time.monotonic()
        if preset in broken:
            print(f"not run: the {preset} build failed")
            passed, failed = 0, 1
        else:
            status, text = (1, "") if kind == "build" and configure(preset) else run(command)
            passed, failed = count(kind, status, text)
            if kind == "build" and failed:
                broken.add(preset)
        summary.append((name, passed, failed, time.monotonic() - start))

    print("\n==== summary")
    for name, passed, failed, seconds in summary:
        print(f"{'FAIL' if failed else 'ok  '} {name}: passed {passed}, failed {failed}, {seconds:.0f} s")
    passed, failed = (sum(step[i] for step in summary) for i in (1, 2))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
