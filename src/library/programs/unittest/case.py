# unittest.case: one test, what runs before and after it, how it may be skipped or expected to fail.
"""One test, and what decides whether it runs."""


# --- late: skipping

import functools
import types


class SkipTest(Exception):
    """Ends a test as skipped."""


def skip(reason):
    """Never run this test."""
    def mark(test_item):
        marked = test_item
        if not isinstance(test_item, type):
            @functools.wraps(test_item)
            def marked(*args, **kwargs):
                raise SkipTest(reason)
        marked.__unittest_skip__ = True
        marked.__unittest_skip_why__ = reason
        return marked

    if not isinstance(reason, types.FunctionType):
        return mark
    # Used without parentheses: the function came as the reason.
    test_item, reason = reason, ""
    return mark(test_item)


def _unchanged(test_item):
    return test_item


def skipIf(condition, reason):
    """Run this test only if condition is false."""
    return skip(reason) if condition else _unchanged


def skipUnless(condition, reason):
    """Run this test only if condition is true."""
    return _unchanged if condition else skip(reason)


def expectedFailure(test_item):
    test_item.__unittest_expecting_failure__ = True
    return test_item


# --- late: warnings

import warnings


# --- late: contexts of assertions

from unittest.contexts import (_AssertLogsContext, _AssertRaisesContext, _AssertWarnsContext,
                               _BaseTestCaseContext)


# --- late: what became of tests

from unittest.result import TestResult


# --- late: texts of objects

from unittest.util import safe_repr, strclass


# --- late: running the parts of a test

import sys
import time


class _ShouldStop(Exception):
    pass


class _UnexpectedSuccess(Exception):
    pass


class _Outcome:
    def __init__(self, result=None):
        self.expecting_failure = False
        self.result = result
        self.result_supports_subtests = hasattr(result, "addSubTest")
        self.success = True
        self.expectedFailure = None

    @contextlib.contextmanager
    def testPartExecutor(self, test_case, subTest=False):
        before, self.success = self.success, True
        try:
            yield
        except KeyboardInterrupt:
            raise
        except _ShouldStop:
            pass
        except SkipTest as reason:
            self.success = False
            _addSkip(self.result, test_case, str(reason))
        except:
            self._fail(test_case, subTest, sys.exc_info())
        else:
            if subTest and self.success:
                self.result.addSubTest(test_case.test_case, test_case, None)
        finally:
            self.success = self.success and before

    def _fail(self, test_case, is_subtest, error):
        if self.expecting_failure:
            self.expectedFailure = error
            return
        self.success = False
        if is_subtest:
            self.result.addSubTest(test_case.test_case, test_case, error)
        else:
            _addError(self.result, test_case, error)


def _addSkip(result, test_case, reason):
    add = getattr(result, "addSkip", None)
    if add is not None:
        add(test_case, reason)
        return
    warnings.warn("TestResult has no addSkip method, skips not reported", RuntimeWarning, 2)
    result.addSuccess(test_case)


def _addError(result, test, exc_info):
    if result is None or exc_info is None:
        return
    if issubclass(exc_info[0], test.failureException):
        result.addFailure(test, exc_info)
    else:
        result.addError(test, exc_info)


# --- late: what is around tests

def _enter_context(cm, addcleanup):
    cls = type(cm)
    try:
        enter = cls.__enter__
        leave = cls.__exit__
    except AttributeError:
        text = (f"'{cls.__module__}.{cls.__qualname__}' object does not support the context "
                "manager protocol")
        if hasattr(cls, "__aenter__") and hasattr(cls, "__aexit__"):
            text += (" but it supports the asynchronous context manager protocol. "
                     "Did you mean to use enterAsyncContext()?")
        raise TypeError(text) from None
    result = enter(cm)
    addcleanup(leave, cm, None, None, None)
    return result


_module_cleanups = []


def addModuleCleanup(function, /, *args, **kwargs):
    """Same as addCleanup, for a module: called also if setUpModule fails."""
    _module_cleanups.append((function, args, kwargs))


def enterModuleContext(cm):
    """Enter cm, and leave it when the tests of the module are done."""
    return _enter_context(cm, addModuleCleanup)


def doModuleCleanups():
    """Call what addModuleCleanup() was given."""
    first = None
    while _module_cleanups:
        function, args, kwargs = _module_cleanups.pop()
        try:
            function(*args, **kwargs)
        except Exception as error:
            first = first or error
    if first is not None:
        raise first


# --- late: TestCase

import contextlib

from unittest.asserts import Assertions

_subtest_msg_sentinel = object()


def _reason_to_skip(test_case, method):
    # None: the test is not to be skipped.
    cls = test_case.__class__
    if not (getattr(cls, "__unittest_skip__", False)
            or getattr(method, "__unittest_skip__", False)):
        return None
    return (getattr(cls, "__unittest_skip_why__", "")
            or getattr(method, "__unittest_skip_why__", ""))


class TestCase(Assertions):
    """One test; a subclass holds the methods of several."""

    _testMethodName = None
    _classSetupFailed = False
    _class_cleanups = []

    def __init_subclass__(cls, *args, **kwargs):
        cls._classSetupFailed = False
        cls._class_cleanups = []
        super().__init_subclass__(*args, **kwargs)

    def __init__(self, methodName="runTest"):
        """Create an instance that runs the named test method when executed."""
        self._testMethodName = methodName
        self._outcome = None
        self._testMethodDoc = "No test"
        try:
            method = getattr(self, methodName)
        except AttributeError:
            if methodName != "runTest":
                raise ValueError(f"no such test method in {self.__class__}: {methodName}")
        else:
            self._testMethodDoc = method.__doc__
        self._cleanups = []
        self._subtest = None
        self._type_equality_funcs = {
            dict: "assertDictEqual", list: "assertListEqual", tuple: "assertTupleEqual",
            set: "assertSetEqual", frozenset: "assertSetEqual", str: "assertMultiLineEqual"}

    def addTypeEqualityFunc(self, typeobj, function):
        """Choose what assertEqual() calls for two objects of this type."""
        self._type_equality_funcs[typeobj] = function

    def addCleanup(self, function, /, *args, **kwargs):
        """Add a function to be called, last first, when the test is completed."""
        self._cleanups.append((function, args, kwargs))

    def enterContext(self, cm):
        """Enters the supplied context manager; leaves it when the test is completed."""
        return _enter_context(cm, self.addCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        """Have a function called after tearDownClass."""
        cls._class_cleanups.append((function, args, kwargs))

    @classmethod
    def enterClassContext(cls, cm):
        """Enter cm, and leave it when the tests of the class are done."""
        return _enter_context(cm, cls.addClassCleanup)

    def setUp(self):
        """Runs before each test."""

    def tearDown(self):
        """Runs after each test whose setUp worked."""

    @classmethod
    def setUpClass(cls):
        """Runs before the tests of the class."""

    @classmethod
    def tearDownClass(cls):
        """Runs after the tests of the class."""

    def countTestCases(self):
        return 1

    def defaultTestResult(self):
        return TestResult()

    def shortDescription(self):
        """The first line of the docstring of the test, or None."""
        doc = self._testMethodDoc
        return doc.strip().split("\n")[0].strip() if doc else None

    def id(self):
        return f"{strclass(self.__class__)}.{self._testMethodName}"

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._testMethodName == other._testMethodName

    def __hash__(self):
        return hash((type(self), self._testMethodName))

    def __str__(self):
        return f"{self._testMethodName} ({strclass(self.__class__)}.{self._testMethodName})"

    def __repr__(self):
        return f"<{strclass(self.__class__)} testMethod={self._testMethodName}>"

    @contextlib.contextmanager
    def subTest(self, msg=_subtest_msg_sentinel, **params):
        """A block whose failure is reported with the parameters and does not end the test."""
        outcome = self._outcome
        if outcome is None or not outcome.result_supports_subtests:
            yield
            return
        parent = self._subtest
        around = () if parent is None else parent.params.maps
        self._subtest = _SubTest(self, msg, _OrderedChainMap(params, *around))
        try:
            with outcome.testPartExecutor(self._subtest, subTest=True):
                yield
            if not outcome.success:
                if outcome.result is not None and outcome.result.failfast:
                    raise _ShouldStop
            elif outcome.expectedFailure:
                raise _ShouldStop
        finally:
            self._subtest = parent

    def _addExpectedFailure(self, result, exc_info):
        add = getattr(result, "addExpectedFailure", None)
        if add is not None:
            add(self, exc_info)
            return
        warnings.warn("TestResult has no addExpectedFailure method, reporting as passes",
                      RuntimeWarning)
        result.addSuccess(self)

    def _addUnexpectedSuccess(self, result):
        add = getattr(result, "addUnexpectedSuccess", None)
        if add is not None:
            add(self)
            return
        warnings.warn("TestResult has no addUnexpectedSuccess method, reporting as failure",
                      RuntimeWarning)
        try:
            raise _UnexpectedSuccess from None
        except _UnexpectedSuccess:
            result.addFailure(self, sys.exc_info())

    def _addDuration(self, result, elapsed):
        add = getattr(result, "addDuration", None)
        if add is not None:
            add(self, elapsed)
            return
        warnings.warn("TestResult has no addDuration method", RuntimeWarning)

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        result = method()
        if result is None:
            return
        text = ("It is deprecated to return a value that is not None from a test case "
                f"({method} returned {type(result).__name__!r})")
        if isinstance(result, types.CoroutineType):
            text += (". Maybe you forgot to use IsolatedAsyncioTestCase as the base class?")
        warnings.warn(text, DeprecationWarning, stacklevel=3)

    def _callTearDown(self):
        self.tearDown()

    def _callCleanup(self, function, /, *args, **kwargs):
        function(*args, **kwargs)

    def _run_parts(self, result, method, expecting_failure):
        outcome = self._outcome = _Outcome(result)
        part = outcome.testPartExecutor
        start = time.perf_counter()
        with part(self):
            self._callSetUp()
        if outcome.success:
            outcome.expecting_failure = expecting_failure
            with part(self):
                self._callTestMethod(method)
            outcome.expecting_failure = False
            with part(self):
                self._callTearDown()
        self.doCleanups()
        self._addDuration(result, time.perf_counter() - start)
        if not outcome.success:
            return
        if not expecting_failure:
            result.addSuccess(self)
        elif outcome.expectedFailure:
            self._addExpectedFailure(result, outcome.expectedFailure)
        else:
            self._addUnexpectedSuccess(result)

    def run(self, result=None):
        stop_run = None
        if result is None:
            result = self.defaultTestResult()
            start_run = getattr(result, "startTestRun", None)
            stop_run = getattr(result, "stopTestRun", None)
            if start_run is not None:
                start_run()
        result.startTest(self)
        try:
            method = getattr(self, self._testMethodName)
            reason = _reason_to_skip(self, method)
            if reason is not None:
                _addSkip(result, self, reason)
                return result
            expecting_failure = (getattr(self, "__unittest_expecting_failure__", False)
                                 or getattr(method, "__unittest_expecting_failure__", False))
            try:
                self._run_parts(result, method, expecting_failure)
            finally:
                self._outcome = None
            return result
        finally:
            result.stopTest(self)
            if stop_run is not None:
                stop_run()

    def doCleanups(self):
        """Call what addCleanup() was given, the last first."""
        outcome = self._outcome or _Outcome()
        while self._cleanups:
            with outcome.testPartExecutor(self):
                self._call_last_cleanup()
        return outcome.success

    def _call_last_cleanup(self):
        cleanup, args, keywords = self._cleanups.pop()
        self._callCleanup(cleanup, *args, **keywords)

    @classmethod
    def doClassCleanups(cls):
        """Call what addClassCleanup() was given, the last first."""
        failed = cls.tearDown_exceptions = []
        while cls._class_cleanups:
            cleanup, args, keywords = cls._class_cleanups.pop()
            try:
                cleanup(*args, **keywords)
            except Exception:
                failed.append(sys.exc_info())

    def __call__(self, *args, **kwds):
        return self.run(*args, **kwds)

    def debug(self):
        """Run the test and let its exceptions through."""
        method = getattr(self, self._testMethodName)
        reason = _reason_to_skip(self, method)
        if reason is not None:
            raise SkipTest(reason)
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        while self._cleanups:
            self._call_last_cleanup()

    def skipTest(self, reason):
        """End this test as skipped."""
        raise SkipTest(reason)


# --- late: FunctionTestCase

class FunctionTestCase(TestCase):
    """A function as a test."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._setUpFunc = setUp
        self._tearDownFunc = tearDown
        self._testFunc = testFunc
        self._description = description

    def id(self):
        return self._testFunc.__name__

    def runTest(self):
        self._testFunc()

    def setUp(self):
        if self._setUpFunc is not None:
            self._setUpFunc()

    def tearDown(self):
        if self._tearDownFunc is not None:
            self._tearDownFunc()

    def _parts(self):
        return self._setUpFunc, self._tearDownFunc, self._testFunc, self._description

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self):
        return hash((type(self), *self._parts()))

    def __str__(self):
        return f"{strclass(self.__class__)} ({self._testFunc.__name__})"

    def __repr__(self):
        return f"<{strclass(self.__class__)} tec={self._testFunc}>"

    def shortDescription(self):
        if self._description is not None:
            return self._description
        doc = self._testFunc.__doc__
        return doc and doc.split("\n")[0].strip() or None


# --- late: tests within tests

from collections import ChainMap


class _OrderedChainMap(ChainMap):
    def __iter__(self):
        return iter(dict.fromkeys([key for mapping in self.maps for key in mapping]))


class _SubTest(TestCase):
    def __init__(self, test_case, message, params):
        super().__init__()
        self._message = message
        self.test_case = test_case
        self.params = params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError("subtests cannot be run directly")

    def _subDescription(self):
        parts = []
        if self._message is not _subtest_msg_sentinel:
            parts.append(f"[{self._message}]")
        if self.params:
            parts.append("({})".format(", ".join(f"{k}={v!r}" for k, v in self.params.items())))
        return " ".join(parts) or "(<subtest>)"

    def id(self):
        return f"{self.test_case.id()} {self._subDescription()}"

    def shortDescription(self):
        """The description of the test around it."""
        return self.test_case.shortDescription()

    def __str__(self):
        return f"{self.test_case} {self._subDescription()}"
