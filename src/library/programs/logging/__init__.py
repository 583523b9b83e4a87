# logging: messages of a program by importance, to the run's stderr, to its files or to streams that it
# has. The other handlers are in logging.handlers, which is CPython's own text.
#
# Why this file is long: loggers, handlers, formatters and records are one flat namespace, whose private
# names other modules of CPython's library use.
#
# Threads of the run take turns only where they block, and no handler blocks within a record. So handlers
# have a lock only for those who ask for it.
"""Logging package for Python."""

import time

__all__ = ["BASIC_FORMAT", "BufferingFormatter", "CRITICAL", "DEBUG", "ERROR", "FATAL", "Filter",
           "FileHandler", "Formatter", "Handler", "INFO", "LogRecord", "Logger", "LoggerAdapter", "NOTSET",
           "NullHandler", "StreamHandler", "WARN", "WARNING", "addLevelName", "basicConfig",
           "captureWarnings", "critical", "debug", "disable", "error", "exception", "fatal",
           "getLevelName", "getLogger", "getLoggerClass", "info", "log", "makeLogRecord",
           "setLoggerClass", "shutdown", "warning", "getLogRecordFactory", "setLogRecordFactory",
           "lastResort", "raiseExceptions", "getLevelNamesMapping", "getHandlerByName",
           "getHandlerNames"]

CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0

raiseExceptions = True
_startTime = time.time()
_levelToName = {CRITICAL: "CRITICAL", ERROR: "ERROR", WARNING: "WARNING", INFO: "INFO",
                DEBUG: "DEBUG", NOTSET: "NOTSET"}
_nameToLevel = {"CRITICAL": CRITICAL, "FATAL": FATAL, "ERROR": ERROR, "WARN": WARNING,
                "WARNING": WARNING, "INFO": INFO, "DEBUG": DEBUG, "NOTSET": NOTSET}


def getLevelNamesMapping():
    return _nameToLevel.copy()


def getLevelName(level):
    """The name of a level, or the level of a name."""
    result = _levelToName.get(level)
    if result is None:
        result = _nameToLevel.get(level)
    return f"Level {level}" if result is None else result


def addLevelName(level, levelName):
    """Associate 'levelName' with 'level'."""
    _levelToName[level] = levelName
    _nameToLevel[levelName] = level


def _checkLevel(level):
    if isinstance(level, int):
        return level
    if str(level) == level:
        if level not in _nameToLevel:
            raise ValueError(f"Unknown level: {level!r}")
        return _nameToLevel[level]
    raise TypeError(f"Level not an integer or a valid string: {level!r}")


# --- late: records

class LogRecord:
    """One event, with what is known about it."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None,
                 **kwargs):
        now = time.time_ns()
        self.name = name
        self.msg = msg
        if args and len(args) == 1 and isinstance(args[0], dict) and args[0]:
            args = args[0]
        self.args = args
        self.levelname = getLevelName(level)
        self.levelno = level
        self.pathname = pathname
        self.filename = pathname.rpartition("/")[2]
        self.module = self.filename.removesuffix(".py")
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo
        self.lineno = lineno
        self.funcName = func
        self.created = now / 1e9
        self.msecs = now % 1_000_000_000 // 1_000_000 + 0.0
        self.relativeCreated = (self.created - _startTime) * 1000
        self.thread = 1
        self.threadName = "MainThread"
        self.processName = "MainProcess"
        self.process = 1
        self.taskName = None

    def __repr__(self):
        return (f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, '
                f'"{self.msg}">')

    def getMessage(self):
        """The message with its arguments put in."""
        text = str(self.msg)
        return text % self.args if self.args else text


_logRecordFactory = LogRecord


def setLogRecordFactory(factory):
    """Choose what makes records."""
    global _logRecordFactory
    _logRecordFactory = factory


def getLogRecordFactory():
    """What makes records."""
    return _logRecordFactory


def makeLogRecord(dict):
    """A record with these attributes."""
    record = _logRecordFactory(None, None, "", 0, "", (), None, None)
    record.__dict__.update(dict)
    return record


# --- late: what other modules do with text

from string import Template, Formatter as _StringFormatter


# --- late: tracebacks

import traceback


# --- late: formats

class PercentStyle:
    default_format = "%(message)s"
    asctime_search = "%(asctime)"

    def __init__(self, fmt, *, defaults=None):
        self._fmt = fmt or self.default_format
        self._defaults = defaults

    def usesTime(self):
        return self.asctime_search in self._fmt

    def validate(self):
        if "%(" not in self._fmt:
            raise ValueError(f"Invalid format '{self._fmt}' for '{self.default_format[0]}' style")

    def _values(self, record):
        return record.__dict__ if not self._defaults else {**self._defaults, **record.__dict__}

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as e:
            raise ValueError("Formatting field not found in record: %s" % e)


class StrFormatStyle(PercentStyle):
    default_format = "{message}"
    asctime_search = "{asctime"

    def validate(self):
        fields = set()
        try:
            for _, name, spec, conversion in _StringFormatter().parse(self._fmt):
                if name:
                    if not name.isidentifier():
                        raise ValueError(f"invalid field name/expression: {name!r}")
                    fields.add(name)
        except ValueError as e:
            raise ValueError(f"invalid format: {e}")
        if not fields:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        # Field by field: a format names values of the record, never attributes of theirs, as this
        # module may read what programs may not.
        values = self._values(record)
        parts = []
        for literal, name, spec, conversion in _StringFormatter().parse(self._fmt):
            parts.append(literal)
            if name is None:
                continue
            if not name.isidentifier() or "{" in spec:
                raise ValueError(f"invalid field name/expression: {name!r}")
            value = values[name]
            if conversion:
                value = {"r": repr, "s": str, "a": ascii}[conversion](value)
            parts.append(format(value, spec))
        return "".join(parts)


class StringTemplateStyle(PercentStyle):
    default_format = "${message}"
    asctime_search = "${asctime}"

    def __init__(self, fmt, *, defaults=None):
        super().__init__(fmt, defaults=defaults)
        self._tpl = Template(self._fmt)

    def usesTime(self):
        return "$asctime" in self._fmt or self.asctime_search in self._fmt

    def validate(self):
        if "$" not in self._fmt:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
_STYLES = {"%": (PercentStyle, BASIC_FORMAT),
           "{": (StrFormatStyle, "{levelname}:{name}:{message}"),
           "$": (StringTemplateStyle, "${levelname}:${name}:${message}")}


def _style_named(name):
    if name not in _STYLES:
        raise ValueError("Style must be one of: " + ",".join(_STYLES))
    return _STYLES[name]


class Formatter:
    """Turns records into text."""

    converter = staticmethod(time.localtime)
    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        self._style = _style_named(style)[0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self._fmt = self._style._fmt
        self.datefmt = datefmt

    def formatTime(self, record, datefmt=None):
        """When the record was made, as text."""
        moment = self.converter(record.created)
        if datefmt:
            return time.strftime(datefmt, moment)
        text = time.strftime(self.default_time_format, moment)
        if self.default_msec_format:
            text = self.default_msec_format % (text, record.msecs)
        return text

    def formatException(self, ei):
        """The traceback of an exception, as text."""
        return "".join(traceback.format_exception(ei[0], ei[1], ei[2])).removesuffix("\n")

    def usesTime(self):
        return self._style.usesTime()

    def formatMessage(self, record):
        return self._style.format(record)

    def formatStack(self, stack_info):
        return stack_info

    def format(self, record):
        """The record as text, with its traceback."""
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        if record.exc_text:
            if text[-1:] != "\n":
                text += "\n"
            text += record.exc_text
        if record.stack_info:
            if text[-1:] != "\n":
                text += "\n"
            text += self.formatStack(record.stack_info)
        return text


_defaultFormatter = Formatter()


# --- late: BufferingFormatter

class BufferingFormatter:
    """Turns several records into one text."""

    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _defaultFormatter

    def formatHeader(self, records):
        return ""

    def formatFooter(self, records):
        return ""

    def format(self, records):
        if not records:
            return ""
        return (self.formatHeader(records) + "".join(map(self.linefmt.format, records))
                + self.formatFooter(records))


# --- late: Filter

class Filter:
    """Lets records of one logger, and of those below it, through."""

    def __init__(self, name=""):
        self.name = name
        self.nlen = len(name)

    def filter(self, record):
        """Whether the record comes through."""
        return (self.nlen == 0 or self.name == record.name
                or record.name.startswith(self.name + "."))


# --- late: Filterer

class Filterer:
    """What loggers and handlers have in common: a list of filters."""

    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        """Have records pass this filter, too."""
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        """Do without this filter."""
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        """The record, or what a filter made of it; false when one stops it."""
        for filter in self.filters:
            judge = filter.filter if hasattr(filter, "filter") else filter
            result = judge(record)
            if not result:
                return False
            if isinstance(result, LogRecord):
                record = result
        return record


# --- late: handlers

import sys

_handlers = {}


def getHandlerByName(name):
    """Get a handler with the specified *name*, or None if there isn't one with that name."""
    return _handlers.get(name)


def getHandlerNames():
    """Return all known handler names as an immutable set."""
    return frozenset(_handlers)


class Handler(Filterer):
    """Takes records somewhere; emit() of a subclass says where."""

    def __init__(self, level=NOTSET):
        Filterer.__init__(self)
        self._name = None
        self.level = _checkLevel(level)
        self.formatter = None
        self._closed = False
        self._own_lock = None
        if type(self) is not StreamHandler:
            _end_at_exit(self)

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        _handlers.pop(self._name, None)
        self._name = name
        if name:
            _handlers[name] = self

    def get_name(self):
        return self._name

    def set_name(self, name):
        self.name = name

    def createLock(self):
        """Make the lock of the handler."""
        from _thread import RLock
        self._own_lock = RLock()

    @property
    def lock(self):
        """The lock of the handler."""
        if self._own_lock is None:
            self.createLock()
        return self._own_lock

    def acquire(self):
        """Take the lock of the handler."""
        self.lock.acquire()

    def release(self):
        """Give the lock of the handler back."""
        self.lock.release()

    def setLevel(self, level):
        """Choose the lowest level that is handled."""
        self.level = _checkLevel(level)

    def format(self, record):
        """Format the specified record."""
        return (self.formatter or _defaultFormatter).format(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def handle(self, record):
        """Emit the record if the filters let it through."""
        result = self.filter(record)
        if isinstance(result, LogRecord):
            record = result
        if result:
            self.emit(record)
        return result

    def setFormatter(self, fmt):
        """Choose what turns the records into text."""
        self.formatter = fmt

    def flush(self):
        """Send on what waits."""

    def close(self):
        """Let go of what the handler holds."""
        self._closed = True
        _handlers.pop(self._name, None)

    def handleError(self, record):
        """What emit() calls when it fails."""
        if raiseExceptions and sys.stderr:
            sys.stderr.write("--- Logging error ---\n")
            traceback.print_exc()
            sys.stderr.write(f"Message: {record.msg!r}\nArguments: {record.args}\n")

    def __repr__(self):
        return f"<{self.__class__.__name__} ({getLevelName(self.level)})>"


class StreamHandler(Handler):
    """Writes each record on its own line of a stream, which is stderr by default."""

    terminator = "\n"

    def __init__(self, stream=None):
        Handler.__init__(self)
        self.stream = sys.stderr if stream is None else stream

    def flush(self):
        """Flush the stream, if it can be."""
        if self.stream and hasattr(self.stream, "flush"):
            self.stream.flush()

    def emit(self, record):
        """Emit a record."""
        try:
            self.stream.write(self.format(record) + self.terminator)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def setStream(self, stream):
        """Write to another stream; gives the old one, or None if it is the same."""
        if stream is self.stream:
            return None
        result = self.stream
        self.flush()
        self.stream = stream
        return result

    def __repr__(self):
        name = str(getattr(self.stream, "name", ""))
        return (f"<{self.__class__.__name__} {name + ' ' if name else ''}"
                f"({getLevelName(self.level)})>")


# --- late: FileHandler

class FileHandler(StreamHandler):
    """Writes each record on its own line of a file."""

    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        import os
        # The working folder may be another one when the file is opened.
        self.baseFilename = os.path.abspath(os.fspath(filename))
        self.mode = mode
        self.encoding = encoding if "b" in mode else io.text_encoding(encoding)
        self.errors = errors
        self.delay = delay
        if delay:
            Handler.__init__(self)
            self.stream = None
        else:
            StreamHandler.__init__(self, self._open())

    def _open(self):
        return open(self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors)

    def close(self):
        """Flush and close the file."""
        try:
            stream, self.stream = self.stream, None
            if stream:
                try:
                    stream.flush()
                finally:
                    stream.close()
        finally:
            StreamHandler.close(self)

    def emit(self, record):
        """Write a record, to a file that is opened for it if need be."""
        # A file that was closed is not begun again.
        if self.stream is None and not (self._closed and self.mode == "w"):
            self.stream = self._open()
        if self.stream:
            StreamHandler.emit(self, record)

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.baseFilename} ({getLevelName(self.level)})>"


# --- late: the last resort

class _StderrHandler(StreamHandler):
    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    @property
    def stream(self):
        return sys.stderr


lastResort = _defaultLastResort = _StderrHandler(WARNING)


# --- late: NullHandler

class NullHandler(Handler):
    """This handler does nothing."""

    def handle(self, record):
        """Stub."""

    def emit(self, record):
        """Stub."""


# --- late: loggers

import _warnings


class Manager:
    """Keeps all loggers by their names."""

    def __init__(self, root):
        self.root = root
        self.disable = NOTSET
        self.loggerDict = {}
        self.loggerClass = None
        self.logRecordFactory = None

    def getLogger(self, name):
        """The logger of this name, which is made the first time."""
        if not isinstance(name, str):
            raise TypeError("A logger name must be a string")
        logger = self.loggerDict.get(name)
        if logger is not None:
            return logger
        logger = (self.loggerClass or _loggerClass)(name)
        logger.manager = self
        self.loggerDict[name] = logger
        parent = name
        logger.parent = self.root
        while "." in parent:
            parent = parent.rpartition(".")[0]
            if parent in self.loggerDict:
                logger.parent = self.loggerDict[parent]
                break
        prefix = name + "."
        for other_name, other in self.loggerDict.items():
            if other_name.startswith(prefix) and not other.parent.name.startswith(prefix):
                other.parent = logger
        return logger

    def setLoggerClass(self, klass):
        self.loggerClass = klass


class Logger(Filterer):
    """A named place that events are reported to."""

    def __init__(self, name, level=NOTSET):
        Filterer.__init__(self)
        self.name = name
        self.level = _checkLevel(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False

    def setLevel(self, level):
        """Choose the lowest level that is logged: a number or a name."""
        self.level = _checkLevel(level)

    def debug(self, msg, *args, **kwargs):
        """Log at level DEBUG."""
        if self.isEnabledFor(DEBUG):
            self._log(DEBUG, msg, args, **kwargs)

    def info(self, msg, *args, **kwargs):
        """Log at level INFO."""
        if self.isEnabledFor(INFO):
            self._log(INFO, msg, args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        """Log at level WARNING."""
        if self.isEnabledFor(WARNING):
            self._log(WARNING, msg, args, **kwargs)

    def error(self, msg, *args, **kwargs):
        """Log at level ERROR."""
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        """Log at level ERROR, with the exception that is being handled."""
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        """Log at level CRITICAL."""
        if self.isEnabledFor(CRITICAL):
            self._log(CRITICAL, msg, args, **kwargs)

    fatal = critical

    def log(self, level, msg, *args, **kwargs):
        """Log at any level."""
        if not isinstance(level, int):
            if raiseExceptions:
                raise TypeError("level must be an integer")
            return
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None,
                   sinfo=None):
        """Make the record of an event."""
        record = _logRecordFactory(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra is not None:
            for key in extra:
                if key in ("message", "asctime") or key in record.__dict__:
                    raise KeyError("Attempt to overwrite %r in LogRecord" % key)
                record.__dict__[key] = extra[key]
        return record

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        # The program's own frame is the first whose code is not of this module.
        depth = 1
        filename, lineno, _, module, function = _warnings.place(depth)
        while module == __name__ and depth < 16:
            depth += 1
            filename, lineno, _, module, function = _warnings.place(depth)
        if stacklevel > 1:
            filename, lineno, _, module, function = _warnings.place(depth + stacklevel - 1)
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = type(exc_info), exc_info, exc_info.__traceback__
            elif not isinstance(exc_info, tuple):
                exc_info = sys.exc_info()
        record = self.makeRecord(self.name, level, filename, lineno, msg, args, exc_info,
                                 function, extra, None)
        self.handle(record)

    def handle(self, record):
        """Give the record to the handlers if the filters let it through."""
        if self.disabled:
            return
        maybe_record = self.filter(record)
        if not maybe_record:
            return
        if isinstance(maybe_record, LogRecord):
            record = maybe_record
        self.callHandlers(record)

    def addHandler(self, hdlr):
        """Send records to this handler, too."""
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        """Send no more records to this handler."""
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        """Whether records reach a handler, here or further up."""
        logger = self
        while logger:
            if logger.handlers:
                return True
            if not logger.propagate:
                break
            logger = logger.parent
        return False

    def callHandlers(self, record):
        """Give a record to the handlers here and further up."""
        logger = self
        found = 0
        while logger:
            for handler in logger.handlers:
                found += 1
                if record.levelno >= handler.level:
                    handler.handle(record)
            if not logger.propagate:
                break
            logger = logger.parent
        if found == 0 and lastResort and record.levelno >= lastResort.level:
            lastResort.handle(record)

    def getEffectiveLevel(self):
        """The level set here or, where none is, further up."""
        place = self
        while place and not place.level:
            place = place.parent
        return place.level if place else NOTSET

    def isEnabledFor(self, level):
        """Whether events of this level are logged."""
        if self.disabled or self.manager.disable >= level:
            return False
        return level >= self.getEffectiveLevel()

    def getChild(self, suffix):
        """The logger whose name is this one's and suffix."""
        if self.root is not self:
            suffix = ".".join((self.name, suffix))
        return self.manager.getLogger(suffix)

    def getChildren(self):
        return {logger for logger in self.manager.loggerDict.values() if logger.parent is self}

    def __repr__(self):
        level = getLevelName(self.getEffectiveLevel())
        return f"<{self.__class__.__name__} {self.name} ({level})>"


class RootLogger(Logger):
    """The logger above all others."""

    def __init__(self, level):
        Logger.__init__(self, "root", level)


_loggerClass = Logger
root = RootLogger(WARNING)
Logger.root = root
Logger.manager = Manager(root)


def setLoggerClass(klass):
    """Choose the class of new loggers."""
    global _loggerClass
    if klass is not Logger and not issubclass(klass, Logger):
        raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
    _loggerClass = klass


def getLoggerClass():
    """The class of new loggers."""
    return _loggerClass


def getLogger(name=None):
    """The logger of this name; without a name, the root."""
    if not name or isinstance(name, str) and name == root.name:
        return root
    return Logger.manager.getLogger(name)


# --- late: LoggerAdapter

class LoggerAdapter:
    """A logger that adds the same context to every event."""

    def __init__(self, logger, extra=None, merge_extra=False):
        self.logger = logger
        self.extra = extra
        self.merge_extra = merge_extra

    def process(self, msg, kwargs):
        """What becomes of a message and its keywords: the context is added."""
        if self.merge_extra and kwargs.get("extra") is not None:
            kwargs["extra"] = {**self.extra, **kwargs["extra"]}
        else:
            kwargs["extra"] = self.extra
        return msg, kwargs

    def log(self, level, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            msg, kwargs = self.process(msg, kwargs)
            self.logger.log(level, msg, *args, **kwargs)

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()

    @property
    def name(self):
        return self.logger.name


# --- late: basicConfig

import io


def basicConfig(**kwargs):
    """Give the root logger a handler, if it has none."""
    force = kwargs.pop("force", False)
    encoding = kwargs.pop("encoding", None)
    errors = kwargs.pop("errors", "backslashreplace")
    if force:
        for handler in root.handlers[:]:
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    handlers = kwargs.pop("handlers", None)
    if handlers is None:
        if "stream" in kwargs and "filename" in kwargs:
            raise ValueError("'stream' and 'filename' should not be specified together")
        filename = kwargs.pop("filename", None)
        mode = kwargs.pop("filemode", "a")
        if filename:
            errors = None if "b" in mode else errors
            handlers = [FileHandler(filename, mode, encoding=encoding, errors=errors)]
        else:
            handlers = [StreamHandler(kwargs.pop("stream", None))]
    elif "stream" in kwargs or "filename" in kwargs:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    style = kwargs.pop("style", "%")
    usual_format = _style_named(style)[1]
    formatter = Formatter(kwargs.pop("format", usual_format), kwargs.pop("datefmt", None), style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    if (level := kwargs.pop("level", None)) is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError("Unrecognised argument(s): " + ", ".join(kwargs))


# --- late: messages to the root

def _rooted(method):
    def function(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, method)(msg, *args, **kwargs)

    function.__name__ = function.__qualname__ = method
    return function


critical = _rooted("critical")
fatal = critical
error = _rooted("error")
exception = _rooted("exception")
warning = _rooted("warning")
info = _rooted("info")
debug = _rooted("debug")


def log(level, msg, *args, **kwargs):
    """Log at any level to the root logger."""
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def disable(level=CRITICAL):
    """Log nothing of this level and below, anywhere."""
    root.manager.disable = _checkLevel(level)


def shutdown(handlerList=None):
    """Flush and close the handlers, the newest first."""
    for reference in reversed(_ending if handlerList is None else handlerList):
        handler = reference()
        if handler is None:
            continue
        try:
            if getattr(handler, "flushOnClose", True):
                handler.flush()
            handler.close()
        except (OSError, ValueError):
            pass  # its stream was closed before
        except Exception:
            if raiseExceptions:
                raise


# --- late: handlers that are closed at the end

def _end_at_exit(handler):
    global _is_registered
    from weakref import ref
    if not _is_registered:
        import atexit
        _is_registered = True
        atexit.register(shutdown)
    _ending.append(ref(handler, _ending.remove))


_ending = []  # references to handlers
_is_registered = False


# --- late: warnings as messages

def captureWarnings(capture):
    """Whether warnings go to the logger py.warnings."""
    import warnings
    global _warnings_showwarning
    if capture:
        if _warnings_showwarning is None:
            _warnings_showwarning = warnings.showwarning
            warnings.showwarning = _showwarning
    elif _warnings_showwarning is not None:
        warnings.showwarning = _warnings_showwarning
        _warnings_showwarning = None


_warnings_showwarning = None


def _showwarning(message, category, filename, lineno, file=None, line=None):
    import warnings
    text = warnings.formatwarning(message, category, filename, lineno, line)
    logger = getLogger("py.warnings")
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning(str(text))
