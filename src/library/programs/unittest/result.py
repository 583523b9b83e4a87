# unittest.result: the outcomes of the tests of a run. Exceptions are kept as text, without the frames
# of unittest.
"""What has become of the tests."""


# --- late: streams in memory

import io


# --- late: texts of classes

from unittest.util import strclass


# --- late: tracebacks

import _traceback
import traceback


def _is_ours(entry):
    # What mocks have put around a function belongs to the test.
    return (entry[0].startswith("<frozen unittest.")
            and entry[0] not in ("<frozen unittest.mock>", "<frozen unittest.mock_patching>"))


def _without_own_frames(exctype, tb, failure):
    # Without the frames that run the test and, for a failure, those of the assertion.
    entries = _traceback.entries(tb)
    start = 0
    while start < len(entries) and _is_ours(entries[start]):
        start += 1
    end = len(entries)
    if exctype is failure:
        end = next((place for place in range(start + 1, end) if _is_ours(entries[place])), end)
    return _traceback.part(tb, start, end)


# The tracebacks that exceptions really have: no property of a subclass is asked.
_of_exception = BaseException.__traceback__


def _text(value, tb):
    saved = _of_exception.__get__(value)
    _of_exception.__set__(value, tb)
    try:
        return _traceback.text(value)
    finally:
        _of_exception.__set__(value, saved)


# --- late: TestResult

import sys
from functools import wraps

STDOUT_LINE = "\nStdout:\n%s"
STDERR_LINE = "\nStderr:\n%s"


def failfast(method):
    @wraps(method)
    def inner(self, *args, **kw):
        if getattr(self, "failfast", False):
            self.stop()
        return method(self, *args, **kw)
    return inner


def _with_newline(text):
    return text if text.endswith("\n") else text + "\n"


class TestResult:
    """Gathers what has become of the tests."""

    _previousTestClass = None
    _testRunEntered = False
    _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.errors, self.failures, self.skipped = [], [], []
        self.expectedFailures, self.unexpectedSuccesses = [], []
        self.testsRun = 0
        self.collectedDurations = []
        self.buffer = self.failfast = self.shouldStop = self.tb_locals = False
        self._stdout_buffer = None
        self._stderr_buffer = None
        self._original_stdout = sys.stdout
        self._original_stderr = sys.stderr
        self._mirrorOutput = False

    def printErrors(self):
        """For subclasses: called when all tests have run."""

    def startTest(self, test):
        """A test begins."""
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def stopTest(self, test):
        """A test has ended."""
        self._restoreStdout()
        self._mirrorOutput = False

    def startTestRun(self):
        """The first test is about to begin."""

    def stopTestRun(self):
        """The last test has ended."""

    def _setupStdout(self):
        if self.buffer:
            if self._stderr_buffer is None:
                self._stdout_buffer, self._stderr_buffer = io.StringIO(), io.StringIO()
            sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def _buffered(self):
        # (stream, head, text) of what the test wrote.
        for stream, head, buffer in ((self._original_stdout, STDOUT_LINE, sys.stdout),
                                     (self._original_stderr, STDERR_LINE, sys.stderr)):
            text = buffer.getvalue()
            if text:
                yield stream, head % _with_newline(text)

    def _restoreStdout(self):
        if not self.buffer:
            return
        if self._mirrorOutput:
            for stream, text in self._buffered():
                stream.write(text)
        sys.stdout = self._original_stdout
        sys.stderr = self._original_stderr
        for buffer in (self._stdout_buffer, self._stderr_buffer):
            buffer.seek(0)
            buffer.truncate()

    @failfast
    def addError(self, test, err):
        """A test raised err, a tuple as of sys.exc_info()."""
        self.errors.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @failfast
    def addFailure(self, test, err):
        """Called when an assertion has failed. 'err' is as returned by sys.exc_info()."""
        self.failures.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSubTest(self, test, subtest, err):
        """A subtest has ended, well if err is None."""
        if err is None:
            return
        if getattr(self, "failfast", False):
            self.stop()
        found = self.failures if issubclass(err[0], test.failureException) else self.errors
        found.append((subtest, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def addSuccess(self, test):
        """A test went well."""

    def addSkip(self, test, reason):
        """A test was skipped for this reason."""
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        """A test failed as it should."""
        self.expectedFailures.append((test, self._exc_info_to_string(err, test)))

    @failfast
    def addUnexpectedSuccess(self, test):
        """A test went well but should have failed."""
        self.unexpectedSuccesses.append(test)

    def addDuration(self, test, elapsed):
        """Called when a test finished to run, regardless of its outcome."""
        if hasattr(self, "collectedDurations"):
            self.collectedDurations.append((str(test), elapsed))

    def wasSuccessful(self):
        """Whether all went as it should so far."""
        return (len(self.failures) == len(self.errors) == 0
                and not getattr(self, "unexpectedSuccesses", ()))

    def stop(self):
        """Begin no more tests."""
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        exctype, value, tb = err
        tb = self._clean_tracebacks(exctype, value, tb, test)
        lines = [_text(value, tb)]
        if self.buffer:
            lines.extend(text for _, text in self._buffered())
        return "".join(lines)

    def _clean_tracebacks(self, exctype, value, tb, test):
        failure = test.failureException
        first = _without_own_frames(exctype, tb, failure)
        seen = {id(value)}
        waiting = [value]
        while waiting:
            each = waiting.pop()
            if each is not value:
                tb_of_each = _of_exception.__get__(each)
                _of_exception.__set__(each, _without_own_frames(type(each), tb_of_each, failure))
            for other in (each.__cause__, each.__context__):
                if other is not None and id(other) not in seen:
                    seen.add(id(other))
                    waiting.append(other)
        return first

    def __repr__(self):
        return (f"<{strclass(self.__class__)} run={self.testsRun} errors={len(self.errors)} "
                f"failures={len(self.failures)}>")
