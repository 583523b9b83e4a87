#!/usr/bin/env python3
"""Ends every script at its n-th unit of fuel, and by cancelling it at its n-th line.

It receives scripts (default: all) and hands on what tools/sweep/sweeps.py prints. A run with `--max-steps N`
must report exactly N steps and the status step_limit, a cancelled one cancelled; both must have printed
a beginning of what the whole run prints, and a run with enough fuel must equal the whole one.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["steps", "cancel"]))
