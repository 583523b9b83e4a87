# The part of tests/cpython/run_file.py that gives modules of tests the modules of CPython that they expect.
import codecs
import concurrent.futures
import configparser
import functools
import importlib
import importlib.util
import linecache
import os
import pathlib
import platform
import sys
import tempfile
import threading
import tokenize
import types
import unittest
import weakref

from test.support import TEST_HOME_DIR


class Absent:
    """Stands for something that modules of tests name while they are loaded: a test that uses it is skipped."""

    def __init__(self, reason):
        self.__dict__["reason"] = reason

    def __getattr__(self, name):
        raise unittest.SkipTest(self.reason)

    def __call__(self, *args, **kwargs):
        raise unittest.SkipTest(self.reason)


# Modules of CPython that tests import and guests cannot: their names are those of a module that guests can import.
INNER_MODULES = {"_ast": "ast", "_compat_pickle": "names_of_python2", "_thread": "thread_names",
                 "concurrent.futures._base": "futures_base", "concurrent.futures.thread": "futures_thread",
                 "_threading_local": "threading_local_of_python", "genericpath": "posixpath"}
# Modules that tests import for some of their tests only.
ABSENT_MODULES = {"concurrent.futures.process": "processes", "dbm.dumb": "dbm",
                  "importlib._bootstrap": "loaders", "importlib._bootstrap_external": "loaders",
                  "importlib.abc": "loaders", "importlib.metadata": "importlib.metadata",
                  "urllib.error": "the network", "urllib.request": "the network", "http.client": "sockets",
                  "http.server": "sockets"}


# Likewise, for one module of tests only: others do more when they find it.
ABSENT_MODULES_OF = {"test.test_inspect": {"_pickle": "the module of pickle in C"}}


def give_modules_of_cpython(tests):
    for name, source in INNER_MODULES.items():
        module = types.ModuleType(name)
        module.__dict__.update(vars(importlib.import_module(source)))
        put_module(name, module)
    for name, need in {**ABSENT_MODULES, **ABSENT_MODULES_OF.get(tests, {})}.items():
        module = types.ModuleType(name)
        module.__getattr__ = functools.partial(absent_attribute, need)
        put_module(name, module)


def absent_attribute(need, name):
    if name.startswith("__"):
        raise AttributeError(name)
    # A class, because a module may derive from it.
    return type(name, (AbsentClass,), {"reason": f"needs {need}"})


class AbsentClass(Exception):
    """Stands for a class that is absent: a test that makes an instance is skipped."""

    def __new__(cls, *args, **kwargs):
        raise unittest.SkipTest(cls.reason)


def put_module(name, module):
    sys.modules[name] = module
    package, _, last = name.rpartition(".")
    if package in sys.modules:
        setattr(sys.modules[package], last, module)


def search_absent_codec(name):
    # A module of tests encodes a text while it is loaded. Reading it back skips the test.
    if name != "shift_jis":
        return None
    return codecs.CodecInfo(lambda text, errors="strict": (text.encode(), len(text)), Absent("needs shift_jis"),
                            name=name)


def prepare(tests):
    """Give a module of tests the modules and names, and go to an empty folder."""
    vars(concurrent.futures)["ProcessPoolExecutor"] = Absent("needs processes")
    for module, name, stand_in in ((configparser, "LegacyInterpolation", configparser.Interpolation),
                                   (configparser, "SafeConfigParser", Absent("needs Python 3.11")),
                                   (importlib.util, "cache_from_source", Absent("needs compiled files")),
                                   (linecache, "__file__", TEST_HOME_DIR + "/linecache.py"),
                                   (pathlib, "_posix_flavour", Absent("needs pathlib of Python 3.11")),
                                   (pathlib, "_windows_flavour", Absent("needs pathlib of Python 3.11")),
                                   (platform, "win32_is_iot", lambda: False),
                                   (sys, "_git", ("CPython", "", "")),
                                   (threading, "_dangling", weakref.WeakSet()),
                                   (tokenize, "_tokenize", Absent("needs tokenize of Python 3.11"))):
        if not hasattr(module, name):
            setattr(module, name, stand_in)
    codecs.register(search_absent_codec)
    give_modules_of_cpython(tests)
    os.chdir(tempfile.mkdtemp())
