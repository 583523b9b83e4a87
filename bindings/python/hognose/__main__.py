"""`hognose` and `python -m hognose`: the command line program, and the commands that need Python.

The program is the one that is built with the engine. The commands of _COMMANDS are modules of this package.
"""

import importlib
import os
import pathlib
import subprocess
import sys

PROGRAM = pathlib.Path(__file__).parent / "bin" / "hognose"
# Command -> (its module, the extra that it needs, what --help says of it).
_COMMANDS = {"mcp": ("hognose.mcp", "mcp", "Serve the tool run_python_code to models (MCP)"),
             "kernel": ("hognose.kernel", "jupyter", "Run a kernel for Jupyter; `kernel install` adds it")}


def run_module(command, arguments):
    name, extra, _ = _COMMANDS[command]
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "hognose":
            raise
        print(f"hognose: {command} needs the package {error.name}: pip install 'hognose[{extra}]'", file=sys.stderr)
        return 2
    return module.main(arguments)


def main():
    arguments = sys.argv[1:]
    if arguments and arguments[0] in _COMMANDS:
        return run_module(arguments[0], arguments[1:])
    if not PROGRAM.exists():
        print(f"hognose: this installation has no command line program ({PROGRAM})", file=sys.stderr)
        return 2
    if arguments in (["--help"], ["-h"]):
        status = subprocess.run([PROGRAM, *arguments]).returncode
        print("\nCommands of the Python package:")
        for command, (_, _, text) in _COMMANDS.items():
            print(f"  {command:27} {text}")
        return status
    os.execv(PROGRAM, ["hognose", *arguments])


if __name__ == "__main__":
    sys.exit(main())
