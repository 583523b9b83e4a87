"""Runs a script: python -m hognose.compat.sandboxed_python --script FILE"""

import argparse
import pathlib
import sys

from hognose.compat.sandboxed_python.sandbox import Sandbox


def main():
    parser = argparse.ArgumentParser(prog="python -m hognose.compat.sandboxed_python", description="Runs a script.")
    parser.add_argument("--script", required=True, type=pathlib.Path)
    parser.add_argument("--max-time-s", type=float, default=2.0)
    parser.add_argument("--max-memory-mb", type=int, default=256)
    parser.add_argument("--allow-import", action="append", default=[], metavar="MODULE")
    arguments = parser.parse_args()
    sandbox = Sandbox(arguments.max_time_s, arguments.max_memory_mb, arguments.allow_import)
    result = sandbox.run(arguments.script.read_text(encoding="utf-8"))
    sys.stdout.write(result.output or "")
    if result.error is not None:
        sys.stderr.write(result.error.rstrip("\n") + "\n")
    return 0 if result.status == "ok" else 1


if __name__ == "__main__":
    sys.exit(main())
