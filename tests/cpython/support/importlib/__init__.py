# importlib for CPython's own tests: what of it is an import statement by another name.
import sys


def import_module(name, package=None):
    __import__(name)
    return sys.modules[name]


def reload(module):
    import unittest
    raise unittest.SkipTest("needs importlib")


def invalidate_caches():
    pass
