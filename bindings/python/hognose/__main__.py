"""`python -m hognose` is the command line program."""

import os
import pathlib
import sys

program = pathlib.Path(__file__).parent / "bin" / "hognose"
os.execv(program, ["hognose", *sys.argv[1:]])
