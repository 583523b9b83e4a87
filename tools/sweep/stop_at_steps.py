#!/usr/bin/env python3
"""Stops every script at its n-th unit of fuel, and cancels it at its n-th line.

A run with `--max-steps N` must report exactly N steps and the status step_limit. A cancelled run must report the
status cancelled. Scripts are also stopped in runs that wait for the host now and then. The output of both must be a prefix of that of the reference run, and a run with enough fuel must
equal the reference run. sweeps.py describes the arguments and the output.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["steps", "cancel", "waiting-steps"]))
