# unittest: tests in the program itself.
# Left out is what needs files (discovery), signals and processes.
"""A framework for unit tests, close to JUnit."""

from unittest.case import (FunctionTestCase, SkipTest, TestCase, addModuleCleanup, doModuleCleanups,
                           enterModuleContext, expectedFailure, skip, skipIf, skipUnless)
from unittest.loader import TestLoader, defaultTestLoader
from unittest.main import TestProgram, main
from unittest.result import TestResult
from unittest.runner import TextTestResult, TextTestRunner
from unittest.suite import BaseTestSuite, TestSuite

__all__ = ["TestResult", "TestCase", "IsolatedAsyncioTestCase", "TestSuite", "TextTestRunner",
           "TestLoader", "FunctionTestCase", "main", "defaultTestLoader", "SkipTest", "skip",
           "skipIf", "skipUnless", "expectedFailure", "TextTestResult", "installHandler",
           "registerResult", "removeResult", "removeHandler", "addModuleCleanup",
           "doModuleCleanups", "enterModuleContext"]


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


def __getattr__(name):
    # asyncio is imported by programs that use it.
    if name == "IsolatedAsyncioTestCase":
        from unittest.async_case import IsolatedAsyncioTestCase
        globals()[name] = IsolatedAsyncioTestCase
        return IsolatedAsyncioTestCase
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return [*globals(), "IsolatedAsyncioTestCase"]
