#!/usr/bin/env python3
"""Lets the n-th check of the native stack find no room, for each script at many n.

It takes scripts (default: all) and prints what tools/sweep/sweeps.py prints. The program gets a RecursionError in the
middle of whatever it was doing, and may go on; its run must not fault, and the run after it in the same process
must equal the whole one: output, steps and memory.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["stack"], samples=500))
