"""`hognose` and `python -m hognose` are the command line program; `hognose mcp` is the server of hognose.mcp."""

import os
import pathlib
import sys


def main():
    if sys.argv[1:2] == ["mcp"]:
        from hognose.mcp import main as serve
        return serve(sys.argv[2:])
    program = pathlib.Path(__file__).parent / "bin" / "hognose"
    os.execv(program, ["hognose", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
