# A module of the library that the policy does not open.
# option: --allow-import=unittest
# expect-strict: contained
# expect-standard: contained
import unittest

loader = unittest.TestLoader()
try:
    loader.loadTestsFromName("gc.collect")
except TypeError:  # it is no test
    pass
try:
    import gc
    strict = False
except ImportError:
    strict = True
print("ESCAPED" if strict and not loader.errors else "contained")
