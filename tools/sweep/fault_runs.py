#!/usr/bin/env python3
"""Makes every script fault at its n-th instruction and its n-th allocation, at 200 points each.

It takes scripts (default: all) and prints what tools/sweep/sweeps.py prints. A run that faulted must end with the
status internal_error, having printed a beginning of what the whole run prints, and the run after it in the same
process must equal the whole one: output, steps and memory.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["fault-instruction", "fault-allocation"], samples=200))
