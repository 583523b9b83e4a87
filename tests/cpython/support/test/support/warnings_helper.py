# test.support.warnings_helper: what CPython's tests say of warnings.
import contextlib
import functools
import re
import sys
import unittest
import warnings


def import_deprecated(name):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        try:
            __import__(name)
        except ImportError as error:
            raise unittest.SkipTest(str(error))
    return sys.modules[name]


def check_syntax_warning(testcase, statement, errtext="", *, lineno=1, offset=None):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", SyntaxWarning)
        compile(statement, "<testcase>", "exec")
    testcase.assertEqual(len(caught), 1, caught)
    warning, = caught
    testcase.assertTrue(issubclass(warning.category, SyntaxWarning), warning.category)
    if errtext:
        testcase.assertRegex(str(warning.message), errtext)
    testcase.assertEqual(warning.filename, "<testcase>")
    testcase.assertIsNotNone(warning.lineno)
    if lineno is not None:
        testcase.assertEqual(warning.lineno, lineno)
    # As an error it has the same place.
    with warnings.catch_warnings():
        warnings.simplefilter("error", SyntaxWarning)
        from test.support import check_syntax_error
        check_syntax_error(testcase, statement, errtext, lineno=lineno, offset=offset)


def ignore_warnings(*, category):
    def decorator(test):
        @functools.wraps(test)
        def wrapper(self, *args, **kwargs):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", category=category)
                return test(self, *args, **kwargs)
        return wrapper
    return decorator


class WarningsRecorder:
    """The warnings so far; attributes are those of the last one."""

    def __init__(self, warnings_list):
        self._warnings = warnings_list
        self._last = 0

    def __getattr__(self, attr):
        if len(self._warnings) > self._last:
            return getattr(self._warnings[-1], attr)
        if attr in warnings.WarningMessage._WARNING_DETAILS:
            return None
        raise AttributeError(f"{self!r} has no attribute {attr!r}")

    @property
    def warnings(self):
        return self._warnings[self._last:]

    def reset(self):
        self._last = len(self._warnings)


@contextlib.contextmanager
def _record(filters, quiet):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield WarningsRecorder(caught)
    left = list(caught)
    missing = []
    for msg, category in filters:
        found = [w for w in left if issubclass(w.category, category)
                 and re.match(msg, str(w.message), re.I)]
        left = [w for w in left if w not in found]
        if not found and not quiet:
            missing.append((msg, category.__name__))
    if left:
        raise AssertionError(f"unhandled warning {left[0]}")
    if missing:
        raise AssertionError("filter (%r, %s) did not catch any warning" % missing[0])


def check_warnings(*filters, **kwargs):
    quiet = kwargs.get("quiet")
    if not filters:
        filters = (("", Warning),)
        quiet = True if quiet is None else quiet
    return _record(filters, quiet)


@contextlib.contextmanager
def check_no_warnings(testcase, message="", category=Warning, force_gc=False):
    from test.support import gc_collect
    with warnings.catch_warnings(record=True) as caught:
        warnings.filterwarnings("always", message=message, category=category)
        yield
        if force_gc:
            gc_collect()
    testcase.assertEqual(caught, [])


@contextlib.contextmanager
def check_no_resource_warning(testcase):
    with check_no_warnings(testcase, category=ResourceWarning, force_gc=True):
        yield


@contextlib.contextmanager
def save_restore_warnings_filters():
    saved = warnings.filters[:]
    try:
        yield
    finally:
        warnings.filters[:] = saved
