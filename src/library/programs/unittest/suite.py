# unittest.suite: tests in a row, and the fixtures of the classes and modules around them.
"""TestSuite"""


# --- late: skipping

from unittest.case import SkipTest


# --- late: clean-ups

from unittest.case import doModuleCleanups


# --- late: texts of classes

from unittest.util import strclass


# --- suites

import sys


def _call_if_exists(parent, name):
    getattr(parent, name, _nothing)()


def _nothing():
    pass


def _isnotsuite(test):
    try:
        iter(test)
    except TypeError:
        return True
    return False


class BaseTestSuite:
    """Tests one after the other, without what surrounds classes and modules."""

    _cleanup = True

    def __init__(self, tests=()):
        self._tests = []
        self._removed_tests = 0
        self.addTests(tests)

    def __repr__(self):
        return f"<{strclass(self.__class__)} tests={list(self)}>"

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return list(self) == list(other)

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return self._removed_tests + sum(test.countTestCases() for test in self if test)

    def addTest(self, test):
        if not callable(test):
            raise TypeError(f"{repr(test)} is not callable")
        from unittest.case import TestCase
        if isinstance(test, type) and issubclass(test, (TestCase, TestSuite)):
            raise TypeError("TestCases and TestSuites must be instantiated before passing them "
                            "to addTest()")
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError("tests must be an iterable of tests, not a string")
        add = self.addTest
        for each in tests:
            add(each)

    def run(self, result):
        for place, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            self._let_go(place)
        return result

    def _let_go(self, place):
        # The suite does not keep alive what has run.
        if self._cleanup:
            self._removeTestAtIndex(place)

    def _removeTestAtIndex(self, index):
        tests = self._tests
        try:
            done = tests[index]
        except TypeError:
            return
        if hasattr(done, "countTestCases"):
            self._removed_tests += done.countTestCases()
        tests[index] = None

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Run the tests and let their exceptions through."""
        for test in self:
            test.debug()


class TestSuite(BaseTestSuite):
    """Tests one after the other, with setUpClass, setUpModule and their counterparts around them."""

    def run(self, result, debug=False):
        is_outermost = not getattr(result, "_testRunEntered", False)
        if is_outermost:
            result._testRunEntered = True
        for place, test in enumerate(self):
            if result.shouldStop:
                break
            if _isnotsuite(test):
                for step in (self._tearDownPreviousClass, self._handleModuleFixture, self._handleClassSetUp):
                    step(test, result)
                cls = result._previousTestClass = test.__class__
                if (getattr(cls, "_classSetupFailed", False)
                        or getattr(result, "_moduleSetUpFailed", False)):
                    continue
            if not debug:
                test(result)
            elif isinstance(test, BaseTestSuite):
                test.run(result, debug)
            else:
                test.debug()
            self._let_go(place)
        if is_outermost:
            self._tearDownPreviousClass(None, result)
            self._handleModuleTearDown(result)
            result._testRunEntered = False
        return result

    def debug(self):
        """Run the tests and let their exceptions through."""
        self.run(_DebugResult(), True)

    def _attempt(self, result, function, name, parent):
        """Calls the function; an exception of it is an error of the class or module."""
        try:
            function()
            return True
        except Exception as error:
            if isinstance(result, _DebugResult):
                raise
            self._add_error(result, f"{name} ({parent})", sys.exc_info())
            return False

    def _add_error(self, result, name, info):
        holder = _ErrorHolder(name)
        add_skip = getattr(result, "addSkip", None)
        if add_skip is not None and isinstance(info[1], SkipTest):
            add_skip(holder, str(info[1]))
        else:
            result.addError(holder, info)

    def _clean_class(self, result, cls, name):
        clean = getattr(cls, "doClassCleanups", None)
        if clean is None:
            return
        clean()
        for info in cls.tearDown_exceptions:
            if isinstance(result, _DebugResult):
                raise info[1]
            self._add_error(result, f"{name} ({strclass(cls)})", info)

    def _handleClassSetUp(self, test, result):
        cls = test.__class__
        if cls == getattr(result, "_previousTestClass", None):
            return
        if result._moduleSetUpFailed or getattr(cls, "__unittest_skip__", False):
            return
        failed = False
        try:
            cls._classSetupFailed = False
        except TypeError:
            pass  # a class that takes no attributes
        set_up = getattr(cls, "setUpClass", None)
        if set_up is None:
            return
        _call_if_exists(result, "_setupStdout")
        try:
            if not self._attempt(result, set_up, "setUpClass", strclass(cls)):
                try:
                    cls._classSetupFailed = True
                except TypeError:
                    pass
                self._clean_class(result, cls, "setUpClass")
        finally:
            _call_if_exists(result, "_restoreStdout")

    def _tearDownPreviousClass(self, test, result):
        previous = getattr(result, "_previousTestClass", None)
        if previous is None or test.__class__ == previous:
            return
        if (getattr(previous, "_classSetupFailed", False)
                or getattr(result, "_moduleSetUpFailed", False)
                or getattr(previous, "__unittest_skip__", False)):
            return
        _call_if_exists(result, "_setupStdout")
        try:
            tear_down = getattr(previous, "tearDownClass", None)
            if tear_down is not None:
                self._attempt(result, tear_down, "tearDownClass", strclass(previous))
            self._clean_class(result, previous, "tearDownClass")
        finally:
            _call_if_exists(result, "_restoreStdout")

    def _get_previous_module(self, result):
        previous = getattr(result, "_previousTestClass", None)
        return None if previous is None else previous.__module__

    def _handleModuleFixture(self, test, result):
        name = test.__class__.__module__
        if name == self._get_previous_module(result):
            return
        self._handleModuleTearDown(result)
        result._moduleSetUpFailed = False
        module = sys.modules.get(name)
        set_up = getattr(module, "setUpModule", None)
        if set_up is None:
            return
        _call_if_exists(result, "_setupStdout")
        try:
            if not self._attempt(result, set_up, "setUpModule", name):
                result._moduleSetUpFailed = True
                self._attempt(result, doModuleCleanups, "setUpModule", name)
        finally:
            _call_if_exists(result, "_restoreStdout")

    def _handleModuleTearDown(self, result):
        name = self._get_previous_module(result)
        if name is None or result._moduleSetUpFailed or name not in sys.modules:
            return
        _call_if_exists(result, "_setupStdout")
        try:
            tear_down = getattr(sys.modules[name], "tearDownModule", None)
            if tear_down is not None:
                self._attempt(result, tear_down, "tearDownModule", name)
            self._attempt(result, doModuleCleanups, "tearDownModule", name)
        finally:
            _call_if_exists(result, "_restoreStdout")


# --- late: errors around tests

class _ErrorHolder:
    """Stands for a test where the error is one of a class or module."""

    failureException = None

    def __init__(self, description):
        self.description = description

    def id(self):
        return self.description

    def shortDescription(self):
        return None

    def __repr__(self):
        return f"<ErrorHolder description={self.description!r}>"

    def __str__(self):
        return self.id()

    def run(self, result):
        pass

    def __call__(self, result):
        return self.run(result)

    def countTestCases(self):
        return 0


# --- late: tests without a result

class _DebugResult:
    _previousTestClass = None
    _moduleSetUpFailed = False
    shouldStop = False
