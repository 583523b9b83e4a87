"""`python -m hognose` is the command line program; `python -m hognose mcp` is the server of hognose.mcp."""

import os
import pathlib
import sys

if sys.argv[1:2] == ["mcp"]:
    from hognose.mcp import main
    sys.exit(main(sys.argv[2:]))
program = pathlib.Path(__file__).parent / "bin" / "hognose"
os.execv(program, ["hognose", *sys.argv[1:]])
