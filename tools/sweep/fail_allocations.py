#!/usr/bin/env python3
"""Fails the n-th allocation of every script, for every n or 2,000 of them.

It receives scripts (default: all) and hands on what tools/sweep/sweeps.py prints. A run whose n-th allocation
failed must end by the memory limit (or with MemoryError, where a request could never fit), having printed
a beginning of what the whole run prints; it must never crash, hang, leak or answer anything else.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["allocation"]))
