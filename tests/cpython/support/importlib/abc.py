# importlib.abc for CPython's own tests: there is no import machinery to look at.
import unittest


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)

    def absent(*args, **kwargs):
        raise unittest.SkipTest("needs importlib")
    return absent
