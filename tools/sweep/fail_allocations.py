#!/usr/bin/env python3
"""Makes the n-th allocation of every script fail, for every n or 500 of them.

A run whose n-th allocation failed must end at the memory limit, or with MemoryError if the request could never fit.
Its output must be a prefix of that of the reference run. It must not crash, hang, leak or end in any other way.
The same holds for runs that wait for the host now and then.
sweeps.py describes the arguments and the output.
"""

import sys

import sweeps

if __name__ == "__main__":
    sys.exit(sweeps.main(__doc__.splitlines()[0], ["allocation", "waiting-allocation"]))
