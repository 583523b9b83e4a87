# test.support.import_helper: imports of CPython's tests. A module exists once here, so the versions of it
# that are written in C and in Python are the same.
import contextlib
import sys
import unittest


def import_module(name, deprecated=False, *, required_on=()):
    try:
        module = __import__(name)
    except ImportError as error:
        raise unittest.SkipTest(str(error))
    for part in name.split(".")[1:]:
        module = getattr(module, part)
    return module


def import_fresh_module(name, fresh=(), blocked=(), *, deprecated=False):
    try:
        __import__(name)
    except ImportError:
        return None
    return sys.modules[name]


def unlink(filename):
    pass


def unload(name):
    sys.modules.pop(name, None)


def forget(modname):
    unload(modname)


def make_legacy_pyc(source):
    raise unittest.SkipTest("needs files")


@contextlib.contextmanager
def frozen_modules(enabled=True):
    yield


class CleanImport:
    def __init__(self, *names, usefrozen=False):
        self.original = sys.modules.copy()
        for name in names:
            sys.modules.pop(name, None)

    def __enter__(self):
        return self

    def __exit__(self, *info):
        sys.modules.update(self.original)


class DirsOnSysPath:
    def __init__(self, *paths):
        raise unittest.SkipTest("needs files")


def modules_setup():
    return (sys.modules.copy(),)


def modules_cleanup(oldmodules):
    sys.modules.clear()
    sys.modules.update(oldmodules)


def ready_to_import(*args, **kwargs):
    raise unittest.SkipTest("needs files")
