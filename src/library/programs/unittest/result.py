# unittest.result: the outcomes of the tests of a run, with the exceptions as text.
#
# The other parts of unittest are CPython's own text. Its text of this one leaves out the frames of unittest by reading
# frames and their globals, which programs may not do under every policy. This one knows such frames by their files.
"""The outcomes of tests."""

import io
import sys
import traceback
from functools import wraps

import _traceback
from unittest.util import strclass

STDOUT_LINE = "\nStdout:\n%s"
STDERR_LINE = "\nStderr:\n%s"

# The tracebacks that exceptions really have. No property of a subclass is read or written.
_traceback_of = BaseException.__traceback__


def failfast(method):
    """Makes a method stop the run if its result is to do so at the first failure."""
    @wraps(method)
    def stop_first(result, *arguments, **keywords):
        if getattr(result, "failfast", False):
            result.stop()
        return method(result, *arguments, **keywords)
    return stop_first


# --- frames of unittest

def _is_of_unittest(entry):
    file = entry[0]
    # The frames that mocks put around a function belong to the test.
    return file.startswith("<frozen unittest.") and not file.startswith("<frozen unittest.mock")


def _frames_of_test(tb, is_failure):
    """Returns a traceback without the frames that called the test. If it is a failure, also without the frames of the
    assertion."""
    marks = [_is_of_unittest(entry) for entry in _traceback.entries(tb)]
    start = marks.index(False) if False in marks else len(marks)
    end = len(marks)
    if is_failure and True in marks[start:]:
        end = marks.index(True, start)
    return _traceback.part(tb, start, end)


def _chain(error):
    """Yields an exception, which may be None, and its causes and contexts, each once."""
    chain = [] if error is None else [error]
    known = {id(error)}
    for each in chain:
        yield each
        for other in (each.__cause__, each.__context__):
            if other is not None and id(other) not in known:
                known.add(id(other))
                chain.append(other)


def _text_with(error, tb):
    if error is None:
        return "None: None\n"
    before = _traceback_of.__get__(error)
    _traceback_of.__set__(error, tb)
    try:
        return _traceback.text(error)
    finally:
        _traceback_of.__set__(error, before)


# --- results

_OUTCOMES = "failures errors skipped expectedFailures unexpectedSuccesses collectedDurations".split()
_OPTIONS = "failfast buffer tb_locals shouldStop _mirrorOutput".split()


class TestResult:
    """Collects the outcomes of tests. Each list of failed tests has tuples of a test and the text of its exception."""

    _previousTestClass = None
    _testRunEntered = _moduleSetUpFailed = False

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        for outcomes in _OUTCOMES:
            setattr(self, outcomes, [])
        for option in _OPTIONS:
            setattr(self, option, False)
        self.testsRun = 0
        self._stdout_buffer = self._stderr_buffer = None
        self._original_stdout, self._original_stderr = sys.stdout, sys.stderr

    def __repr__(self):
        return (f"<{strclass(self.__class__)} run={self.testsRun} errors={len(self.errors)} "
                f"failures={len(self.failures)}>")

    def stop(self):
        """Ends the run before the next test."""
        self.shouldStop = True

    def wasSuccessful(self):
        """Returns whether each test had the expected outcome so far."""
        return not (self.failures or self.errors or getattr(self, "unexpectedSuccesses", ()))

    # The run calls these.

    def startTestRun(self):
        """Called before the first test."""

    def stopTestRun(self):
        """Called after the last test."""

    def printErrors(self):
        """Called when the outcomes are complete. Subclasses print them."""

    def startTest(self, test):
        """Called before each test."""
        self.testsRun += 1
        self._mirrorOutput = False
        self._setupStdout()

    def stopTest(self, test):
        """Called after each test."""
        self._restoreStdout()
        self._mirrorOutput = False

    def addDuration(self, test, elapsed):
        """Called with the seconds that a test took, clean-ups included."""
        durations = getattr(self, "collectedDurations", None)
        if durations is not None:
            durations.append((str(test), elapsed))

    def addSuccess(self, test):
        """Called for a test that passed."""

    @failfast
    def addFailure(self, test, err):
        """Called for a test whose assertion failed. `err` is a tuple of sys.exc_info()."""
        self._keep(self.failures, test, err, test)

    @failfast
    def addError(self, test, err):
        """Called for a test that raised another exception."""
        self._keep(self.errors, test, err, test)

    def addSubTest(self, test, subtest, err):
        """Called for a subtest that ended. `err` is None if it passed."""
        if err is None:
            return
        if getattr(self, "failfast", False):
            self.stop()
        is_failure = issubclass(err[0], test.failureException)
        self._keep(self.failures if is_failure else self.errors, subtest, err, test)

    def addSkip(self, test, reason):
        """Called for a test that was skipped."""
        self.skipped.append((test, reason))

    def addExpectedFailure(self, test, err):
        """Called for a test that failed as expected."""
        text = self._exc_info_to_string(err, test)
        self.expectedFailures.append((test, text))

    @failfast
    def addUnexpectedSuccess(self, test):
        """Called for a test that passed although it was expected to fail."""
        self.unexpectedSuccesses.append(test)

    # The text of an exception.

    def _keep(self, outcomes, subject, err, test):
        outcomes.append((subject, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    def _exc_info_to_string(self, err, test):
        kind, error, tb = err
        tb = self._clean_tracebacks(kind, error, tb, test)
        if self.tb_locals:
            lines = [*traceback.TracebackException(kind, error, tb, capture_locals=True, compact=True).format()]
        else:
            lines = [_text_with(error, tb)]
        if self.buffer:
            lines += [text for _, text in self._output_of_test()]
        return "".join(lines)

    def _clean_tracebacks(self, kind, error, tb, test):
        for each in _chain(error):
            if each is not error:
                cleaned = _frames_of_test(_traceback_of.__get__(each), type(each) is test.failureException)
                _traceback_of.__set__(each, cleaned)
        return _frames_of_test(tb, kind is test.failureException)

    # What the test writes, if `buffer` is set.

    def _setupStdout(self):
        if not self.buffer:
            return
        if self._stderr_buffer is None:
            self._stdout_buffer, self._stderr_buffer = io.StringIO(), io.StringIO()
        sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def _restoreStdout(self):
        if not self.buffer:
            return
        if self._mirrorOutput:
            for stream, text in self._output_of_test():
                stream.write(text)
        sys.stdout, sys.stderr = self._original_stdout, self._original_stderr
        for buffer in (self._stdout_buffer, self._stderr_buffer):
            buffer.seek(0)
            buffer.truncate()

    def _output_of_test(self):
        """Yields each stream that the test wrote to, with the text under its heading."""
        for stream, heading, buffer in ((self._original_stdout, STDOUT_LINE, sys.stdout),
                                        (self._original_stderr, STDERR_LINE, sys.stderr)):
            text = buffer.getvalue()
            if text:
                yield stream, heading % (text if text.endswith("\n") else text + "\n")
