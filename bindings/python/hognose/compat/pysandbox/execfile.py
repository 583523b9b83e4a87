"""Runs a file: python -m hognose.compat.pysandbox.execfile FILE"""

import argparse
import pathlib
import sys

import hognose
from hognose.compat.pysandbox.config import FEATURES, SandboxConfig
from hognose.compat.pysandbox.sandbox import _print, _read_line


def add_options(parser):
    """The options that both programs have."""
    parser.add_argument("--features", default="", metavar="A,B", help="enable: " + ", ".join(FEATURES))
    parser.add_argument("--allow-module", action="append", default=[], metavar="NAME", help="let the guest import it")
    parser.add_argument("--timeout", type=float, default=5.0, metavar="SECONDS")
    parser.add_argument("--max-memory", type=int, default=250, metavar="MB")


def config_of(parser, arguments, *features):
    config = SandboxConfig(*features, timeout=arguments.timeout, max_memory=arguments.max_memory << 20)
    try:
        for feature in filter(None, arguments.features.split(",")):
            config.enable(feature.strip())
        for module in arguments.allow_module:
            config.allowModule(module)
        config.options()
    except ValueError as error:
        parser.error(str(error))
    return config


def main():
    parser = argparse.ArgumentParser(prog="python -m hognose.compat.pysandbox.execfile",
                                     description="Runs a file in a sandbox that can print.")
    add_options(parser)
    parser.add_argument("script", type=pathlib.Path)
    arguments = parser.parse_args()
    config = config_of(parser, arguments, "stdout", "stderr")
    sandbox = hognose.Sandbox(**config.options(), stream=_print, stdin=_read_line)
    result = sandbox.run(arguments.script.read_text(encoding="utf-8"), filename=str(arguments.script))
    sys.stdout.flush()
    if not result.ok:
        sys.stderr.write((result.traceback or result.error).rstrip("\n") + "\n")
    return 0 if result.ok else 1


if __name__ == "__main__":
    sys.exit(main())
