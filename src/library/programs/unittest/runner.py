# unittest.runner: runs tests and writes the outcomes to a stream, by default stderr.
"""Running tests"""


# --- late: tests within tests

from unittest.case import _SubTest


# --- late: streams

class _WritelnDecorator:
    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, attr):
        if attr in ("stream", "__getstate__"):
            raise AttributeError(attr)
        return getattr(self.stream, attr)

    def writeln(self, arg=None):
        if arg:
            self.write(arg)
        self.write("\n")


# --- late: TextTestResult

from unittest.result import TestResult


class TextTestResult(TestResult):
    """Tells on a stream how the tests go."""

    separator1 = "=" * 70
    separator2 = "-" * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self._newline = True
        self.durations = durations

    def getDescription(self, test):
        first_line = test.shortDescription() if self.descriptions else None
        return f"{test}\n{first_line}" if first_line else str(test)

    def _announce(self, test):
        self.stream.write(f"{self.getDescription(test)} ... ")

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self._announce(test)
            self.stream.flush()
            self._newline = False

    def _write_status(self, test, status):
        stream = self.stream
        is_subtest = isinstance(test, _SubTest)
        if is_subtest and not self._newline:
            stream.writeln()
        if is_subtest:
            stream.write("  ")
        if is_subtest or self._newline:
            self._announce(test)
        stream.writeln(status)
        stream.flush()
        self._newline = True

    def _tell(self, test, word, letter):
        if self.showAll:
            self._write_status(test, word)
        elif self.dots:
            self.stream.write(letter)
            self.stream.flush()

    def _report_end(self, word, letter):
        # The line of the test is open: nothing else was written on it.
        if self.showAll:
            self.stream.writeln(word)
            self.stream.flush()
        elif self.dots:
            self.stream.write(letter)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            is_failure = issubclass(err[0], subtest.failureException)
            self._tell(subtest, *(("FAIL", "F") if is_failure else ("ERROR", "E")))
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._tell(test, "ok", ".")

    def addError(self, test, err):
        super().addError(test, err)
        self._tell(test, "ERROR", "E")

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._tell(test, "FAIL", "F")

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._tell(test, f"skipped {reason!r}", "s")

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._report_end("expected failure", "x")

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._report_end("unexpected success", "u")

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        for flavour, failed in (("ERROR", self.errors), ("FAIL", self.failures)):
            self.printErrorList(flavour, failed)
        unexpected = getattr(self, "unexpectedSuccesses", ())
        if unexpected:
            self.stream.writeln(self.separator1)
            self._write_lines(f"UNEXPECTED SUCCESS: {self.getDescription(test)}" for test in unexpected)

    def _write_lines(self, lines):
        for line in lines:
            self.stream.writeln(line)
        self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, err in errors:
            self.stream.writeln(self.separator1)
            self._write_lines((f"{flavour}: {self.getDescription(test)}", self.separator2, f"{err}"))


# --- late: TextTestRunner

import sys
import time
import warnings


class TextTestRunner:
    """Runs tests and tells on a stream how they go."""

    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False,
                 resultclass=None, warnings=None, *, tb_locals=False, durations=None):
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.descriptions = descriptions
        self.verbosity = verbosity
        self.failfast = failfast
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = warnings
        if resultclass is not None:
            self.resultclass = resultclass

    def _makeResult(self):
        try:
            return self.resultclass(self.stream, self.descriptions, self.verbosity,
                                    durations=self.durations)
        except TypeError:
            return self.resultclass(self.stream, self.descriptions, self.verbosity)

    def _printDurations(self, result):
        if not result.collectedDurations:
            return
        found = sorted(result.collectedDurations, key=lambda item: item[1], reverse=True)
        if self.durations > 0:
            found = found[:self.durations]
        self.stream.writeln("Slowest test durations")
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        hidden = False
        for test, elapsed in found:
            if self.verbosity < 2 and elapsed < 0.001:
                hidden = True
                continue
            self.stream.writeln("%-10s %s" % (f"{elapsed:.3f}s", test))
        self.stream.writeln("\n(durations < 0.001s were hidden; use -v to show these durations)"
                            if hidden else "")

    def _run_timed(self, test, result):
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = time.perf_counter()
            getattr(result, "startTestRun", _nothing)()
            try:
                test(result)
            finally:
                getattr(result, "stopTestRun", _nothing)()
            return time.perf_counter() - start

    def run(self, test):
        """Run the tests and give their result."""
        result = self._makeResult()
        result.failfast = self.failfast
        result.buffer = self.buffer
        result.tb_locals = self.tb_locals
        elapsed = self._run_timed(test, result)
        result.printErrors()
        if self.durations is not None:
            self._printDurations(result)
        if hasattr(result, "separator2"):
            self.stream.writeln(result.separator2)
        count = result.testsRun
        plural = "" if count == 1 else "s"
        self.stream.writeln(f"Ran {count} test{plural} in {elapsed:.3f}s")
        self.stream.writeln()
        skipped = len(getattr(result, "skipped", ()))
        details = []
        if not result.wasSuccessful():
            self.stream.write("FAILED")
            details = [("failures", len(result.failures)), ("errors", len(result.errors))]
        elif count == 0 and not skipped:
            self.stream.write("NO TESTS RAN")
        else:
            self.stream.write("OK")
        details += [("skipped", skipped),
                    ("expected failures", len(getattr(result, "expectedFailures", ()))),
                    ("unexpected successes", len(getattr(result, "unexpectedSuccesses", ())))]
        text = ", ".join(f"{name}={number}" for name, number in details if number)
        self.stream.writeln(f" ({text})" if text else None)
        self.stream.flush()
        return result


def _nothing():
    pass
