# unittest.contexts: the context managers that assertRaises, assertWarns, assertLogs and others return.
"""Context managers of the assertions."""

def _is_subtype(expected, base):
    if isinstance(expected, tuple):
        return all(_is_subtype(each, base) for each in expected)
    return isinstance(expected, type) and issubclass(expected, base)


def _name_of(obj):
    try:
        return obj.__name__
    except AttributeError:
        return str(obj)


# --- late: all of them

class _BaseTestCaseContext:
    msg = None

    def __init__(self, test_case):
        self.test_case = test_case

    def _raiseFailure(self, standardMsg):
        msg = self.test_case._formatMessage(self.msg, standardMsg)
        raise self.test_case.failureException(msg)


# --- late: regular expressions

import re


# --- late: assertRaises

import types


class _AssertRaisesBaseContext(_BaseTestCaseContext):
    def __init__(self, expected, test_case, expected_regex=None):
        self.test_case = test_case
        self.expected = expected
        self.expected_regex = None if expected_regex is None else re.compile(expected_regex)
        self.obj_name = None
        self.msg = None

    def handle(self, name, args, kwargs):
        """With a callable: call it; without: be the context manager."""
        if not _is_subtype(self.expected, self._base_type):
            raise TypeError(f"{name}() arg 1 must be {self._base_type_str}")
        if not args:
            self.msg = kwargs.pop("msg", None)
            if kwargs:
                raise TypeError(f"{next(iter(kwargs))!r} is an invalid keyword argument for this "
                                "function")
            return self
        callable_obj, *args = args
        self.obj_name = _name_of(callable_obj)
        with self:
            callable_obj(*args, **kwargs)

    def _fail_without(self, verb):
        by = f" by {self.obj_name}" if self.obj_name else ""
        self._raiseFailure(f"{_name_of(self.expected)} not {verb}{by}")

    def _fail_match(self, found):
        self._raiseFailure(f'"{self.expected_regex.pattern}" does not match "{found}"')


class _AssertRaisesContext(_AssertRaisesBaseContext):
    _base_type = BaseException
    _base_type_str = "an exception type or tuple of exception types"

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, tb):
        if exc_type is None:
            self._fail_without("raised")
        if not issubclass(exc_type, self.expected):
            return False
        self.exception = exc_value.with_traceback(None)
        if self.expected_regex is not None:
            text = str(exc_value)
            if not self.expected_regex.search(text):
                self._fail_match(text)
        return True

    __class_getitem__ = classmethod(types.GenericAlias)


# --- late: assertWarns

import warnings


class _AssertWarnsContext(_AssertRaisesBaseContext):
    _base_type = Warning
    _base_type_str = "a warning type or tuple of warning types"

    def __enter__(self):
        self.warnings_manager = warnings.catch_warnings(record=True)
        self.warnings = self.warnings_manager.__enter__()
        warnings.simplefilter("always", self.expected)
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self.warnings_manager.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        others = []  # of the class, but with another text
        for record in self.warnings:
            warning = record.message
            if isinstance(warning, self.expected):
                if self.expected_regex is None or self.expected_regex.search(str(warning)):
                    self.warning, self.filename, self.lineno = warning, record.filename, record.lineno
                    return
                others.append(warning)
        if others:
            self._fail_match(str(others[0]))
        self._fail_without("triggered")


# --- late: its contrary

class _AssertNotWarnsContext(_AssertWarnsContext):
    def __exit__(self, exc_type, exc_value, tb):
        self.warnings_manager.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        for record in self.warnings:
            if isinstance(record.message, self.expected):
                self._raiseFailure(f"{_name_of(self.expected)} triggered")


# --- late: assertLogs

from collections import namedtuple

_LoggingWatcher = namedtuple("_LoggingWatcher", ["records", "output"])


def _make_handler(logging):
    # The class is made when the first program asks for it: logging is not imported for nothing.
    class _CapturingHandler(logging.Handler):
        def __init__(self):
            super().__init__()
            self.watcher = _LoggingWatcher([], [])

        def flush(self):
            pass

        def emit(self, record):
            self.watcher.records.append(record)
            self.watcher.output.append(self.format(record))

    return _CapturingHandler()


class _AssertLogsContext(_BaseTestCaseContext):
    LOGGING_FORMAT = "%(levelname)s:%(name)s:%(message)s"

    def __init__(self, test_case, logger_name, level, no_logs):
        import logging
        self._logging = logging
        self.test_case = test_case
        self.logger_name = logger_name
        self.level = logging._nameToLevel.get(level, level) if level else logging.INFO
        self.no_logs = no_logs

    def __enter__(self):
        logging = self._logging
        logger = self.logger_name
        if not isinstance(logger, logging.Logger):
            logger = logging.getLogger(logger)
        self.logger = logger
        handler = _make_handler(logging)
        handler.setLevel(self.level)
        handler.setFormatter(logging.Formatter(self.LOGGING_FORMAT))
        self.watcher = handler.watcher
        self._saved = logger.handlers[:], logger.level, logger.propagate
        logger.handlers = [handler]
        logger.setLevel(self.level)
        logger.propagate = False
        return None if self.no_logs else handler.watcher

    def __exit__(self, exc_type, exc_value, tb):
        logger = self.logger
        logger.handlers, level, logger.propagate = self._saved
        logger.setLevel(level)
        if exc_type is not None:
            return False
        if self.no_logs:
            if self.watcher.records:
                self._raiseFailure(f"Unexpected logs found: {self.watcher.output!r}")
        elif not self.watcher.records:
            level = self._logging.getLevelName(self.level)
            self._raiseFailure(f"no logs of level {level} or higher triggered on {logger.name}")
