# unittest: tests in the program itself.
# Left out is what needs files (discovery), signals and processes.
"""A framework for unit tests, close to JUnit."""

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner",
           "TestLoader", "FunctionTestCase", "main", "defaultTestLoader", "SkipTest", "skip",
           "skipIf", "skipUnless", "expectedFailure", "TextTestResult", "installHandler",
           "registerResult", "removeResult", "removeHandler", "addModuleCleanup",
           "doModuleCleanups", "enterModuleContext"]


def __getattr__(name):
    # asyncio is imported by programs that use it.
    if name == "IsolatedAsyncioTestCase":
        from unittest.async_case import IsolatedAsyncioTestCase
        globals()[name] = IsolatedAsyncioTestCase
        return IsolatedAsyncioTestCase
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return [*globals(), "IsolatedAsyncioTestCase"]


# --- late: case

from unittest import case
from unittest.case import (FunctionTestCase, SkipTest, TestCase, addModuleCleanup, doModuleCleanups,
                           enterModuleContext, expectedFailure, skip, skipIf, skipUnless)


# --- late: loader

from unittest import loader
from unittest.loader import TestLoader, defaultTestLoader


# --- late: main

from unittest.main import TestProgram, main


# --- late: result

from unittest import result
from unittest.result import TestResult


# --- late: runner

from unittest import runner
from unittest.runner import TextTestResult, TextTestRunner


# --- late: suite

from unittest import suite
from unittest.suite import BaseTestSuite, TestSuite


# --- late: util

from unittest import util


# --- late: signals

def registerResult(result):
    """There are no signals that could stop a result."""


def removeResult(result):
    """There are no signals that could stop a result."""
    return False


def installHandler():
    """There are no signals to handle."""


def removeHandler(method=None):
    """There are no signals to handle. Decorates functions as they are."""
    return method
