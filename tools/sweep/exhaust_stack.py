#!/usr/bin/env python3
"""Makes the n-th check of the native stack fail, for each script and many n.

The program gets a RecursionError at an arbitrary point and may go on. Its run must not fault. The next run in the
same process must equal the reference run in output, steps and memory. sweeps.py describes the arguments and the
output.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["stack"], samples=500))
