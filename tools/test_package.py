#!/usr/bin/env python3
"""Installs the Python package as a user would, into a virtual environment in build/, and runs its tests.

The interpreter is the one that runs this script, or --python. Ends with `N passed, N failed`.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "bindings" / "python" / "tests"
# What the tests compare with, or check the package with.
PACKAGES = ["pytest", "hypothesis", "pydantic-monty", "mcp>=2", "mypy", "pyright", "ipykernel", "jupyter_kernel_test",
            "nbclient", "numpy", "pandas", "pyarrow", "opentelemetry-sdk"]
# The agent frameworks. They are many and large, so they have an environment of their own.
FRAMEWORKS = ["pytest", "smolagents", "langgraph-codeact", "fastmcp", "autogen-core", "dspy", "pydantic-ai-slim",
              "llama-index-core", "openai-agents", "langchain-core"]


def run(command, **options):
    done = subprocess.run([str(word) for word in command], cwd=ROOT, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed\n0 passed, 1 failed")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--python", default=sys.executable, help="the interpreter to install into")
    parser.add_argument("--adapters", action="store_true", help="run the tests with agent frameworks instead")
    parser.add_argument("--values", type=int, metavar="N", help="only pass N random values in both directions")
    arguments = parser.parse_args()
    version = subprocess.run([arguments.python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
                             check=True, capture_output=True, text=True).stdout.strip()
    environment = ROOT / "build" / f"venv{'-adapters' if arguments.adapters else ''}-{version}"
    if not environment.exists():
        run([arguments.python, "-m", "venv", environment])
    pip = [environment / "bin" / "pip", "--disable-pip-version-check", "-q"]
    run([*pip, "install", ROOT])
    run([*pip, "install", *(FRAMEWORKS if arguments.adapters else PACKAGES)])
    tests = [TESTS / "adapters"] if arguments.adapters else [TESTS, f"--ignore={TESTS / 'adapters'}"]
    examples = {}
    if arguments.values:
        tests = [TESTS / "test_values.py", "-k", "test_any_data_returns"]
        examples = {"HOGNOSE_EXAMPLES": str(arguments.values)}
    done = subprocess.run([environment / "bin" / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests],
                          cwd=environment, stdout=subprocess.PIPE, text=True,
                          env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **examples})
    print(done.stdout)
    counts = {word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|error)", done.stdout)}
    failed = counts.get("failed", 0) + counts.get("error", 0) or (1 if done.returncode else 0)
    print(f"{counts.get('passed', 0)} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
