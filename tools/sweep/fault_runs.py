#!/usr/bin/env python3
"""Makes every script fault at its n-th instruction and its n-th allocation, at 200 points each.

A run that faulted must end with the status internal_error, and its output must be a prefix of that of the reference
run. The next run in the same process must equal the reference run in output, steps and memory. sweeps.py describes
the arguments and the output.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["fault-instruction", "fault-allocation"], samples=200))
