# unittest.loader: from classes, modules and names to suites of tests.
# Names are imported as the program itself would import them. There are no folders to search.
"""Loading unittests."""


# --- late: the classes of tests

from unittest.case import FunctionTestCase, TestCase


# --- late: suites

from unittest.suite import TestSuite


# --- late: what does not load

import traceback


class _FailedTest(TestCase):
    """A test that raises what made loading it fail."""

    _testMethodName = None

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

        def testFailure():
            raise self._exception
        return testFailure


def _make_failed_test(name, exception, suite_class, message):
    return suite_class((_FailedTest(name, exception),)), message


def _make_failed_import_test(name, suite_class):
    message = f"Failed to import test module: {name}\n{traceback.format_exc()}"
    return _make_failed_test(name, ImportError(message), suite_class, message)


# --- late: patterns

import re


def _pattern(text):
    # Patterns as for file names: *, ?, [abc], [!abc].
    regex = ""
    i = 0
    while i < len(text):
        end = text.find("]", i + 2) if text[i] == "[" else -1
        if text[i] == "*":
            regex += ".*"
        elif text[i] == "?":
            regex += "."
        elif end > 0:
            inside = text[i + 1:end].replace("\\", r"\\").replace("[", r"\[")
            inside = "^" + inside[1:] if inside[0] == "!" else inside
            regex += f"[{inside}]"
            i = end
        else:
            regex += re.escape(text[i])
        i += 1
    return re.compile(regex, re.DOTALL)


# --- late: loaders

import builtins
import functools
import sys
import types

from unittest.util import three_way_cmp


def _is_tests(obj):
    return (isinstance(obj, type) and issubclass(obj, TestCase)
            and obj not in (TestCase, FunctionTestCase))


class TestLoader:
    """Loads tests according to various criteria and returns them wrapped in a TestSuite."""

    testMethodPrefix = "test"
    sortTestMethodsUsing = staticmethod(three_way_cmp)
    testNamePatterns = None
    suiteClass = TestSuite

    def __init__(self):
        self.errors = []

    def loadTestsFromTestCase(self, testCaseClass):
        """The tests of one class."""
        if issubclass(testCaseClass, TestSuite):
            raise TypeError("Test cases should not be derived from TestSuite. Maybe you meant to "
                            "derive from TestCase?")
        names = []
        if testCaseClass not in (TestCase, FunctionTestCase):
            names = self.getTestCaseNames(testCaseClass)
            if not names and hasattr(testCaseClass, "runTest"):
                names = ["runTest"]
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *, pattern=None):
        """The tests of all classes of a module, or what its load_tests() makes of them."""
        tests = []
        for name in dir(module):
            obj = getattr(module, name)
            if _is_tests(obj):
                tests.append(self.loadTestsFromTestCase(obj))
        tests = self.suiteClass(tests)
        load_tests = getattr(module, "load_tests", None)
        if load_tests is None:
            return tests
        try:
            return load_tests(self, tests, pattern)
        except Exception as error:
            message = f"Failed to call load_tests:\n{traceback.format_exc()}"
            test, message = _make_failed_test(module.__name__, error, self.suiteClass, message)
            self.errors.append(message)
            return test

    def _import_longest(self, parts):
        """The module that the parts of a name begin with, and what tells of a failed import."""
        failed = None
        count = len(parts)
        while True:
            try:
                # As the program itself would import it.
                return builtins.__import__(".".join(parts[:count])), failed
            except ImportError:
                failed = _make_failed_import_test(parts[count - 1], self.suiteClass)
                count -= 1
                if count == 0:
                    return None, failed

    def loadTestsFromName(self, name, module=None):
        """The tests that a dotted name leads to."""
        parts = name.split(".")
        failed = None
        if module is None:
            module, failed = self._import_longest(parts)
            if module is None:
                self.errors.append(failed[1])
                return failed[0]
            parts = parts[1:]
        obj = module
        parent = None
        for part in parts:
            try:
                parent, obj = obj, getattr(obj, part)
            except AttributeError as error:
                if getattr(obj, "__path__", None) is None or failed is None:
                    message = f"Failed to access attribute:\n{traceback.format_exc()}"
                    failed = _make_failed_test(part, error, self.suiteClass, message)
                self.errors.append(failed[1])
                return failed[0]
        if isinstance(obj, types.ModuleType):
            return self.loadTestsFromModule(obj)
        if _is_tests(obj):
            return self.loadTestsFromTestCase(obj)
        if isinstance(obj, types.FunctionType) and _is_tests(parent):
            instance = parent(parts[-1])
            # A static method is not bound: it is called as it is.
            if not isinstance(getattr(instance, parts[-1]), types.FunctionType):
                return self.suiteClass([instance])
        elif isinstance(obj, TestSuite):
            return obj
        if not callable(obj):
            raise TypeError(f"don't know how to make test from: {obj}")
        test = obj()
        if isinstance(test, TestSuite):
            return test
        if isinstance(test, TestCase):
            return self.suiteClass([test])
        raise TypeError(f"calling {obj} returned {test}, not a test")

    def loadTestsFromNames(self, names, module=None):
        """The tests of several names."""
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def getTestCaseNames(self, testCaseClass):
        """The names of the test methods of a class, sorted."""
        patterns = self.testNamePatterns
        if patterns is not None:
            patterns = [_pattern(pattern) for pattern in patterns]
        prefix = f"{testCaseClass.__module__}.{testCaseClass.__qualname__}."
        names = [name for name in dir(testCaseClass)
                 if name.startswith(self.testMethodPrefix)
                 and callable(getattr(testCaseClass, name))
                 and (patterns is None
                      or any(pattern.fullmatch(prefix + name) for pattern in patterns))]
        if self.sortTestMethodsUsing:
            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names

    def discover(self, start_dir, pattern="test*.py", top_level_dir=None):
        """There are no folders to find tests in."""
        raise NotImplementedError("test discovery needs files: load tests by name")


defaultTestLoader = TestLoader()
