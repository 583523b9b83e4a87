# multiprocessing.process for CPython's own tests: what it is asked for is absent, so the test is skipped.
import unittest


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)

    def absent(*args, **kwargs):
        raise unittest.SkipTest("needs processes")
    return absent
