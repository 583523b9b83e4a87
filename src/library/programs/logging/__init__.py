# logging: messages of a program by importance, to the run's stderr, to its files or to streams that it has.
# logging.config and logging.handlers are CPython's own texts.
#
# The way of a message: a method of Logger compares the level, _log() finds the caller (_warnings.caller) and makes a
# LogRecord, and each Handler from the logger up to the root writes it as its Formatter says. A format is checked once:
# _checked_fields() reads a format of style "{" and refuses fields that are expressions, so that the native
# str.format_map() only looks up names.
#
# Loggers are in loggerDict under their names. PlaceHolder objects are under the names between them. _Tree has the names
# just below each name, so that a new logger finds those that it becomes the parent of without looking at all others.
#
# Why this file is long: loggers, handlers, formatters and records are one flat namespace, whose private names other
# modules of CPython's library use.
"""Messages of a program by importance."""

import sys
import time
from string import Template
import io
import traceback
import weakref
from _thread import RLock as _RLock, get_ident as _get_ident
from _warnings import caller as _caller, callers as _callers

__all__ = """BASIC_FORMAT BufferingFormatter CRITICAL DEBUG ERROR FATAL FileHandler Filter Formatter Handler INFO
LogRecord Logger LoggerAdapter NOTSET NullHandler StreamHandler WARN WARNING addLevelName basicConfig captureWarnings
critical debug disable error exception fatal getLevelName getLogger getLoggerClass info log makeLogRecord setLoggerClass
shutdown warn warning getLogRecordFactory setLogRecordFactory lastResort raiseExceptions getLevelNamesMapping
getHandlerByName getHandlerNames""".split()

NOTSET, DEBUG, INFO, WARNING, ERROR, CRITICAL = range(0, 60, 10)
WARN, FATAL = WARNING, CRITICAL

# Settings that programs assign to.
raiseExceptions = logThreads = logMultiprocessing = logProcesses = logAsyncioTasks = True

_startTime = 0  # the run sets it


# --- levels

_nameToLevel = dict(CRITICAL=50, FATAL=50, ERROR=40, WARN=30, WARNING=30, INFO=20, DEBUG=10, NOTSET=0)
_levelToName = {number: name for name, number in _nameToLevel.items() if name not in ("FATAL", "WARN")}


def getLevelNamesMapping():
    """Return a copy of the table of names and levels."""
    return dict(_nameToLevel)


def getLevelName(level):
    """Return the name of a level, or the level that a name stands for."""
    for table in (_levelToName, _nameToLevel):
        if (known := table.get(level)) is not None:
            return known
    return f"Level {level}"


def addLevelName(level, levelName):
    """Let records of a level show this name."""
    _nameToLevel[levelName], _levelToName[level] = level, levelName


def _checkLevel(level):
    if isinstance(level, int):
        return level
    if not isinstance(level, str):
        raise TypeError(f"Level not an integer or a valid string: {level!r}")
    try:
        return _nameToLevel[level]
    except KeyError:
        raise ValueError(f"Unknown level: {level!r}") from None


# --- records

class LogRecord:
    """An event, and where and when it was reported."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        now = time.time_ns()
        self.name, self.msg = name, msg
        # A single dictionary holds the values of a message with named fields.
        self.args = args[0] if args and len(args) == 1 and _is_mapping(args[0]) and args[0] else args
        self.levelname, self.levelno = getLevelName(level), level
        self.pathname = pathname
        self.filename, self.module = _file_and_module(pathname)
        self.exc_info, self.exc_text, self.stack_info = exc_info, None, sinfo
        self.lineno, self.funcName = lineno, func
        seconds, rest = divmod(now, 1_000_000_000)
        self.created = now / 1e9
        # Rounding may have made it the next second.
        self.msecs = float(rest // 1_000_000) if self.created < seconds + 1 else 0.0
        self.relativeCreated = (now - _startTime) / 1e6
        self.thread = _get_ident() if logThreads else None
        self.threadName = _thread_name() if logThreads else None
        self.processName = "MainProcess" if logMultiprocessing else None
        self.process = 1 if logProcesses else None
        self.taskName = _task_name() if logAsyncioTasks and "asyncio" in sys.modules else None

    def getMessage(self):
        """Return the message, with the arguments in the places of its fields."""
        return str(self.msg) % self.args if self.args else str(self.msg)

    def __repr__(self):
        place = f"{self.name}, {self.levelno}, {self.pathname}, {self.lineno}"
        return f'<LogRecord: {place}, "{self.msg}">'


def _is_mapping(value):
    if isinstance(value, dict):
        return True
    if isinstance(value, (str, int, float, tuple, list)):
        return False
    from collections.abc import Mapping
    return isinstance(value, Mapping)


def _file_and_module(path):
    if not isinstance(path, str):
        return path, "Unknown module"
    file = path.rpartition("/")[2]
    stem = file.rpartition(".")[0]
    return file, stem if stem.strip(".") else file


def _thread_name():
    # Only a program that imported threading has other threads.
    threading = sys.modules.get("threading")
    return "MainThread" if threading is None else threading.current_thread().name


def _task_name():
    try:
        return sys.modules["asyncio"].current_task().get_name()
    except Exception:
        return None  # no task is running


_logRecordFactory = LogRecord


def setLogRecordFactory(factory):
    """Make records by this function. It gets what LogRecord gets."""
    global _logRecordFactory
    _logRecordFactory = factory


def getLogRecordFactory():
    """Return the function or class that makes records."""
    return _logRecordFactory


def makeLogRecord(dict):
    """Return a record whose attributes are those of a dictionary."""
    name = level = exc_info = func = None
    record = _logRecordFactory(name, level, "", 0, "", (), exc_info, func)
    record.__dict__.update(dict)
    return record


# --- the tree that the modules of CPython's library lock

_lock = _RLock()


# --- formats

class PercentStyle:
    """A format that the operator % fills in."""

    default_format = "%(message)s"
    asctime_format = "%(asctime)s"
    asctime_search = "%(asctime)"

    def __init__(self, fmt, *, defaults=None):
        self._defaults = defaults
        self._fmt = fmt if fmt else self.default_format

    def usesTime(self):
        """Say whether the format shows when the record was made."""
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        """Raise ValueError if no field is in the format."""
        if not any(map(_is_percent_field, self._fmt.split("%(")[1:])):
            raise ValueError(f"Invalid format '{self._fmt}' for '%' style")

    def format(self, record):
        """Return the text of a record."""
        try:
            return self._format(record)
        except KeyError as error:
            raise ValueError(f"Formatting field not found in record: {error}")

    def _values(self, record):
        defaults = self._defaults
        return {**defaults, **record.__dict__} if defaults else record.__dict__

    def _format(self, record):
        return self._fmt % self._values(record)


def _is_percent_field(text):
    """Say whether the text after "%(" is the rest of a field: name, flags, width, precision and type."""
    name, _, rest = text.partition(")")
    if not name.replace("_", "0").isalnum():
        return False
    width, dot, precision = rest.lstrip("#0+- ").partition(".")
    for number in ((width, precision) if dot else (width,)):
        rest = number[1:] if number.startswith("*") else number.lstrip("0123456789")
        if number is precision and rest == number:
            return False  # a point without digits
        if dot and number is width and rest:
            return _is_type(rest)
    return _is_type(rest)


def _is_type(text):
    return text[:1].lower() in tuple("diouxefgcrsa%")


class StrFormatStyle(PercentStyle):
    """A format that str.format() fills in."""

    default_format = "{message}"
    asctime_format = "{asctime}"
    asctime_search = "{asctime"
    _checked = None  # the last format whose fields were all found to be names

    def validate(self):
        """Raise ValueError if the format has no field, or one that is an expression."""
        try:
            if not _checked_fields(self._fmt, _check_specifier):
                raise ValueError("no fields")
        except ValueError as error:
            raise ValueError(f"invalid format: {error}")

    def _format(self, record):
        fmt = self._fmt
        if fmt is not self._checked or type(fmt) is not str:
            # The program may have assigned another format.
            _checked_fields(fmt)
            self._checked = fmt
        return fmt.format_map(self._values(record))


def _checked_fields(fmt, check_specifier=None, is_specifier=False):
    """Return the names that a format of str.format() uses. Raises ValueError for a field that is an expression."""
    # Fields may be in specifiers, but str.format() refuses fields in the specifiers of these.
    from string import Formatter as Fields
    names = set()
    for _, name, specifier, conversion in Fields().parse(fmt):
        if not name:
            continue
        if not name.replace("_", "0").isalnum():
            raise ValueError(f"invalid field name/expression: {name!r}")
        names.add(name)
        if conversion and conversion not in tuple("rsa"):
            raise ValueError(f"invalid conversion: {conversion!r}")
        if specifier and "{" in specifier and not is_specifier:
            names |= _checked_fields(specifier, is_specifier=True)
        elif specifier and check_specifier:
            check_specifier(specifier)
    return names


def _check_specifier(text):
    # [[fill]align][sign][#][0][width][grouping][.precision][type]
    rest = text[2:] if text[1:2] in tuple("<>=^") else text[1:] if text[0] in "<>=^" else text
    rest = rest[1:] if rest[:1] in tuple("+- ") else rest
    rest = rest.removeprefix("#").removeprefix("0").lstrip("0123456789")
    rest = rest[1:] if rest[:1] in tuple(",_") else rest
    if rest.startswith("."):
        digits = rest[1:]
        rest = digits.lstrip("0123456789")
        if rest == digits:
            raise ValueError(f"bad specifier: {text!r}")
    if rest not in ("", *"bcdefgnosxBCDEFGNOSX%"):
        raise ValueError(f"bad specifier: {text!r}")


class StringTemplateStyle(PercentStyle):
    """A format that string.Template fills in."""

    default_format = "${message}"
    asctime_format = "${asctime}"
    asctime_search = "${asctime}"

    def __init__(self, fmt, *, defaults=None):
        super().__init__(fmt, defaults=defaults)
        self._tpl = Template(self._fmt)

    def usesTime(self):
        """Say whether the format shows when the record was made."""
        return "$asctime" in self._fmt or super().usesTime()

    def validate(self):
        """Raise ValueError if no field is in the format, or a "$" that begins none."""
        if not self._tpl.is_valid():
            raise ValueError("invalid format: bare '$' not allowed")
        if not self._tpl.get_identifiers():
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
_STYLES = {"%": (PercentStyle, BASIC_FORMAT)}
_STYLES["{"] = StrFormatStyle, "{levelname}:{name}:{message}"
_STYLES["$"] = StringTemplateStyle, "${levelname}:${name}:${message}"


def _style_and_format(sign):
    if found := _STYLES.get(sign):
        return found
    raise ValueError(f"Style must be one of: {','.join(_STYLES)}")


class Formatter:
    """Makes text of records."""

    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"
    converter = staticmethod(time.localtime)

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        chosen, _ = _style_and_format(style)
        self._style = chosen(fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self.datefmt = datefmt
        self._fmt = self._style._fmt

    def format(self, record):
        """Return the text of a record: its message in the format, the traceback and the stack, if it has them."""
        shown = {"message": record.getMessage()}
        if self.usesTime():
            shown["asctime"] = self.formatTime(record, self.datefmt)
        record.__dict__.update(shown)
        text = self.formatMessage(record)
        if record.exc_info or record.exc_text or record.stack_info:
            # Other formatters of the record reuse the text of the exception.
            record.exc_text = record.exc_text or record.exc_info and self.formatException(record.exc_info)
            if record.exc_text:
                text = _below(text, record.exc_text)
            if record.stack_info:
                text = _below(text, self.formatStack(record.stack_info))
        return text

    def formatMessage(self, record):
        """Return the text of a record without its traceback and stack."""
        return self._style.format(record)

    def usesTime(self):
        """Say whether format() sets the attribute asctime of records."""
        return self._style.usesTime()

    def formatTime(self, record, datefmt=None):
        """Return the time at which a record was made, in the format of time.strftime()."""
        converter = self.converter
        if getattr(converter, "__func__", None) in (time.gmtime, time.localtime):
            # Programs set these on classes, but they are no methods.
            converter = converter.__func__
        text = time.strftime(datefmt or self.default_time_format, converter(record.created))
        if datefmt or not self.default_msec_format:
            return text
        return self.default_msec_format % (text, record.msecs)

    def formatException(self, ei):
        """Return the text of an exception that sys.exc_info() returned."""
        return "".join(traceback.format_exception(*ei)).removesuffix("\n")

    def formatStack(self, stack_info):
        """Return the text of a record's stack. Subclasses may change it."""
        return stack_info


def _below(text, more):
    return f"{text}{more}" if text.endswith("\n") else f"{text}\n{more}"


_defaultFormatter = Formatter()


# --- several records in one text

class BufferingFormatter:
    """Makes one text of several records."""

    def __init__(self, linefmt=None):
        self.linefmt = linefmt if linefmt else _defaultFormatter

    def format(self, records):
        """Return the text of a list of records, between a header and a footer."""
        if not len(records):
            return ""
        lines = [self.linefmt.format(record) for record in records]
        return "".join([self.formatHeader(records), *lines, self.formatFooter(records)])

    def formatHeader(self, records):
        """Return the text before the first record."""
        return ""

    formatFooter = formatHeader


# --- filters by name

class Filter:
    """Accepts the records of one logger and of the loggers below it."""

    def __init__(self, name=""):
        self.name, self.nlen = name, len(name)

    def filter(self, record):
        """Say whether a record is of the logger or of one below it."""
        if not self.name:
            return True
        return f"{record.name}.".startswith(f"{self.name}.")


# --- what has filters

class Filterer:
    """The filters of a logger or handler."""

    def __init__(self):
        self.filters = []

    def filter(self, record):
        """Return the record, or what a filter replaced it with. Returns False if a filter refused it."""
        if self.filters:
            for each in self.filters:
                decision = getattr(each, "filter", each)(record)
                if not decision:
                    return False
                record = decision if isinstance(decision, LogRecord) else record
        return record

    def addFilter(self, filter):
        """Ask a filter, which is a function or has a method filter(), about each record."""
        _add_to(self.filters, filter)

    def removeFilter(self, filter):
        """Ask a filter no more."""
        _remove_from(self.filters, filter)


def _add_to(items, item):
    if item not in items:
        items.append(item)


def _remove_from(items, item):
    if item in items:
        items.remove(item)


# --- handlers by their names, and all of them in the order in which they were made

_handlers = weakref.WeakValueDictionary()


def getHandlerByName(name):
    """Return the handler of this name, or None."""
    return _handlers.get(name)


def getHandlerNames():
    """Return the names that handlers have, as a frozenset."""
    return frozenset(_handlers.keys())


# --- all handlers in the order in which they were made

_handlerList = []  # weak references
_is_registered = False


def _at_exit():
    shutdown()


def _close_at_exit(handler):
    global _is_registered
    if not _is_registered:
        _is_registered = True
        from atexit import register
        register(_at_exit)
    _handlerList.append(weakref.ref(handler, _forget))


def _forget(reference):
    _remove_from(_handlerList, reference)


# --- handlers

class _LockOnDemand:
    # Most runs have one thread, and then no handler needs its lock.
    def __get__(self, handler, kind=None):
        if handler is None:
            return self
        handler.createLock()
        return handler.__dict__["lock"]


class _Locked:
    # Not the lock itself: subclasses may have other methods acquire() and release().
    def __init__(self, handler):
        self.handler = handler

    def __enter__(self):
        self.handler.acquire()

    def __exit__(self, *ignored):
        self.handler.release()


class Handler(Filterer):
    """Takes records somewhere. emit() of a subclass says where."""

    lock = _LockOnDemand()

    def __init__(self, level=NOTSET):
        super().__init__()
        self._name, self.level = None, _checkLevel(level)
        self.formatter, self._closed = None, False
        if type(self) not in (StreamHandler, _StderrHandler):
            _close_at_exit(self)

    def get_name(self):
        """Return the name under which getHandlerByName() finds the handler, or None."""
        return self._name

    def set_name(self, name):
        """Let getHandlerByName() find the handler under a name."""
        self._leave_names()
        self._name = name
        if name:
            _handlers[name] = self

    name = property(get_name, set_name)

    def _leave_names(self):
        if self._name:
            _handlers.pop(self._name, None)

    def createLock(self):
        """Make the lock of the handler."""
        self.lock = _RLock()

    def acquire(self):
        """Wait for the lock of the handler."""
        if (lock := self.lock) is not None:
            lock.acquire()

    def release(self):
        """Free the lock of the handler."""
        if (lock := self.lock) is not None:
            lock.release()

    def setLevel(self, level):
        """Handle records of this level and above only."""
        self.level = _checkLevel(level)

    def setFormatter(self, fmt):
        """Write records in the format of a Formatter."""
        self.formatter = fmt

    def handle(self, record):
        """Emit a record that passes the filters. Returns the record, or False if a filter refused it."""
        passed = self.filter(record)
        if not passed:
            return passed
        if isinstance(passed, LogRecord):
            record = passed
        if "threading" in sys.modules:
            with _Locked(self):
                self.emit(record)
        else:
            self.emit(record)
        return passed

    def format(self, record):
        """Return the text of a record."""
        formatter = self.formatter
        return formatter.format(record) if formatter else _defaultFormatter.format(record)

    def emit(self, record):
        """Write a record. Subclasses must define it."""
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def flush(self):
        """Write what is still in buffers. Subclasses may define it."""

    def close(self):
        """Let the name of the handler go. Subclasses also free what they hold."""
        self._closed = True
        self._leave_names()

    def handleError(self, record):
        """Report the exception that emit() is handling on stderr, unless raiseExceptions is false."""
        stderr = sys.stderr
        if not raiseExceptions or not stderr:
            return
        try:
            stderr.write("--- Logging error ---\n")
            traceback.print_exc()
            stderr.write("Call stack:\n" + _stack_text(1))
            try:
                stderr.write(f"Message: {record.msg!r}\nArguments: {record.args}\n")
            except RecursionError:
                raise
            except Exception:
                stderr.write("Unable to print the message and arguments - possible formatting error.\n"
                             "Use the traceback above to help find the error.\n")
        except OSError:
            pass  # there is nowhere left to report to

    def __repr__(self):
        return _described(self, self.level)


def _described(subject, level, detail=""):
    return f"<{type(subject).__name__} {detail}{' ' if detail else ''}({getLevelName(level)})>"


def _stack_text(stacklevel):
    return "".join(traceback.format_list(_callers(stacklevel)))


class StreamHandler(Handler):
    """Writes each record on a line of a stream. The default is stderr."""

    terminator = "\n"

    def __init__(self, stream=None):
        super().__init__()
        self.stream = stream if stream is not None else sys.stderr

    def emit(self, record):
        """Write a record and flush the stream. handleError() reports what goes wrong."""
        try:
            line = self.format(record) + self.terminator
            self.stream.write(line)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def flush(self):
        """Flush the stream, if it has a method for that."""
        flush = getattr(self.stream, "flush", None) if self.stream else None
        if flush is not None:
            flush()

    def setStream(self, stream):
        """Write to another stream from now on. Returns the last stream, or None if it is the same."""
        last = self.stream
        if stream is last:
            return None
        with _Locked(self):
            self.flush()
            self.stream = stream
        return last

    def __repr__(self):
        return _described(self, self.level, str(getattr(self.stream, "name", "")))

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


# --- handlers of files

class FileHandler(StreamHandler):
    """Writes each record on a line of a file."""

    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        import os
        # The program may change its working folder before the file is opened.
        self.baseFilename = os.path.abspath(os.fspath(filename))
        self.mode, self.delay, self.errors = mode, delay, errors
        self.encoding = encoding if "b" in mode else io.text_encoding(encoding)
        if delay:
            Handler.__init__(self)
            self.stream = None
        else:
            super().__init__(self._open())

    def _open(self):
        return open(self.baseFilename, self.mode, encoding=self.encoding, errors=self.errors)

    def emit(self, record):
        """Write a record, and open the file first if it is not open."""
        # A file that was closed would lose its records if it were written from its beginning again.
        if self.stream is None and not (self._closed and self.mode == "w"):
            self.stream = self._open()
        if self.stream:
            super().emit(record)

    def close(self):
        """Flush and close the file."""
        from contextlib import ExitStack
        with _Locked(self), ExitStack() as after:
            after.callback(super().close)
            if file := self.stream:
                after.callback(getattr(file, "close", bool))
                after.callback(setattr, self, "stream", None)
                self.flush()

    def __repr__(self):
        return _described(self, self.level, self.baseFilename)


# --- the handler of loggers that have none

class _StderrHandler(StreamHandler):
    """Writes to what sys.stderr is at that time."""

    stream = property(lambda self: sys.stderr)

    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)


lastResort = _defaultLastResort = _StderrHandler(WARNING)


# --- handlers of loggers that write nothing

class NullHandler(Handler):
    """Ignores all records."""

    lock = None

    def handle(self, record):
        """Ignore a record."""

    emit = handle

    def createLock(self):
        """Make no lock, because there is nothing to lock."""
        self.lock = None


# --- loggers

class PlaceHolder:
    """Stands for a name in loggerDict that has no logger, only loggers below it."""


class Manager:
    """All loggers by their names."""

    def __init__(self, rootnode):
        self.root, self.loggerDict = rootnode, {}
        self.loggerClass = self.logRecordFactory = None
        self.emittedNoHandlerWarning = False
        self.disable = NOTSET
        self._names_below = {}

    def __setattr__(self, name, value):
        self.__dict__[name] = _checkLevel(value) if name == "disable" else value

    def getLogger(self, name):
        """Return the logger of a name, which is made at the first call."""
        if not isinstance(name, str):
            raise TypeError("A logger name must be a string")
        known = self.loggerDict.get(name)
        if known is not None and type(known) is not PlaceHolder:
            return known
        logger = (self.loggerClass or _loggerClass)(name)
        logger.manager = self
        self.loggerDict[name] = logger
        logger.parent = self._enter(name)
        if known is not None:
            self._adopt(name, logger)
        return logger

    def _enter(self, name):
        """Enter a name below the names above it. Returns the nearest logger above it."""
        entries, above, between = self.loggerDict, name, PlaceHolder()
        # A point has no name above it at the beginning, and none between it and another point.
        end = len(name)
        while (dot := above.rfind(".", 0, end)) > 0:
            below, above, end = above, above[:dot], dot - 1
            self._names_below.setdefault(above, {})[below] = None
            entry = entries.setdefault(above, between)
            if type(entry) is not PlaceHolder:
                return entry
        if not above.startswith("."):
            self._names_below.setdefault("", {})[above] = None
        return self.root

    def _adopt(self, name, logger):
        """Make a logger the parent of the nearest loggers below its name."""
        names = list(self._names_below.get(name, ()))
        while names:
            below = names.pop()
            entry = self.loggerDict.get(below)
            if entry is None or type(entry) is PlaceHolder:
                names += self._names_below.get(below, ())
            else:
                entry.parent = logger

    def setLoggerClass(self, klass):
        """Make loggers of this class."""
        self.loggerClass = _as_logger_class(klass)

    def setLogRecordFactory(self, factory):
        """Remember a function that makes records. Loggers use that of logging.setLogRecordFactory()."""
        self.logRecordFactory = factory

    def _clear_cache(self):
        # For logging.config. Levels are looked up each time, so that there is nothing to forget.
        pass


def _at_level(name, level):
    def report(self, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)
    return _named(report, "Logger", name, f"Report a message of level {getLevelName(level)}.")


def _named(function, kind, name, doc):
    function.__name__ = name
    function.__qualname__ = f"{kind}.{name}" if kind else name
    function.__doc__ = doc
    return function


def _old_name(kind, name, function):
    def report(*args, **kwargs):
        from warnings import warn
        warn(f"The 'warn' {kind} is deprecated, use 'warning' instead", DeprecationWarning, 2)
        function(*args, **kwargs)
    owner, _, name = name.rpartition(".")
    return _named(report, owner, name, "An old name of warning().")


def _report_exception(self, msg, *args, exc_info=True, **kwargs):
    """Report a message of level ERROR, with the exception that is being handled."""
    self.error(msg, *args, **kwargs, exc_info=exc_info)


_named(_report_exception, "", "exception", _report_exception.__doc__)


class Logger(Filterer):
    """A name under which a part of a program reports events."""

    def __init__(self, name, level=NOTSET):
        super().__init__()
        self.name, self.level = name, _checkLevel(level)
        self.parent, self.propagate = None, True
        self.handlers, self.disabled = [], False

    debug = _at_level("debug", DEBUG)
    info = _at_level("info", INFO)
    warning = _at_level("warning", WARNING)
    error = _at_level("error", ERROR)
    critical = fatal = _at_level("critical", CRITICAL)
    warn = _old_name("method", "Logger.warn", warning)
    exception = _report_exception

    def log(self, level, msg, *args, **kwargs):
        """Report a message of any level."""
        if isinstance(level, int):
            if self.isEnabledFor(level):
                self._log(level, msg, args, **kwargs)
        elif raiseExceptions:
            raise TypeError("level must be an integer")

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        file, line, function, stack = self.findCaller(stack_info, stacklevel)
        if exc_info and not isinstance(exc_info, tuple):
            if not isinstance(exc_info, BaseException):
                exc_info = sys.exc_info()
            else:
                exc_info = type(exc_info), exc_info, exc_info.__traceback__
        self.handle(self.makeRecord(self.name, level, file, line, msg, args, exc_info, function, extra, stack))

    def findCaller(self, stack_info=False, stacklevel=1):
        """Return file, line and function that called logging, and the text of the stack if stack_info is true."""
        place = _caller(stacklevel)
        if not stack_info:
            return *place, None
        stack = _stack_text(stacklevel).removesuffix("\n")
        return *place, f"Stack (most recent call last):\n{stack}"

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        """Return the record of an event. The dictionary extra adds attributes."""
        record = _logRecordFactory(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        if extra is not None:
            own = record.__dict__
            for key in extra:
                if key in own or key == "message" or key == "asctime":
                    raise KeyError(f"Attempt to overwrite {key!r} in LogRecord")
                own[key] = extra[key]
        return record

    def handle(self, record):
        """Pass a record to the handlers, unless the logger is disabled or a filter refuses the record."""
        if not self.disabled and (passed := self.filter(record)):
            self.callHandlers(passed if isinstance(passed, LogRecord) else record)

    def callHandlers(self, record):
        """Pass a record to the handlers of this logger and of those above it."""
        has_handlers = False
        for logger in self._upwards():
            for handler in logger.handlers:
                has_handlers = True
                if handler.level <= record.levelno:
                    handler.handle(record)
        if has_handlers:
            return
        if lastResort:
            if lastResort.level <= record.levelno:
                lastResort.handle(record)
        elif raiseExceptions and not self.manager.emittedNoHandlerWarning:
            self.manager.emittedNoHandlerWarning = True
            sys.stderr.write(f'No handlers could be found for logger "{self.name}"\n')

    def hasHandlers(self):
        """Say whether records of this logger reach a handler."""
        return any(logger.handlers for logger in self._upwards())

    def _upwards(self):
        """Return the loggers that records of this one reach, up to one that does not propagate."""
        reached, logger = [self], self
        while logger.propagate and (logger := logger.parent):
            reached.append(logger)
        return reached

    def addHandler(self, hdlr):
        """Pass records to a handler, too."""
        _add_to(self.handlers, hdlr)

    def removeHandler(self, hdlr):
        """Pass records to a handler no more."""
        _remove_from(self.handlers, hdlr)

    def setLevel(self, level):
        """Report events of this level and above only. A level may be a number or a name."""
        self.level = _checkLevel(level)

    def getEffectiveLevel(self):
        """Return the level of this logger or, if that is NOTSET, of the nearest logger above that has one."""
        logger = self
        while not (level := logger.level) and (logger := logger.parent):
            pass
        return level

    def isEnabledFor(self, level):
        """Say whether events of a level are reported."""
        return not (self.disabled or self.manager.disable >= level) and level >= self.getEffectiveLevel()

    def getChild(self, suffix):
        """Return the logger whose name is that of this logger, a point and the suffix."""
        return self.manager.getLogger(suffix if self is self.root else f"{self.name}.{suffix}")

    def getChildren(self):
        """Return the set of the loggers one name below this one."""
        manager = self.manager
        below = manager._names_below.get("" if self is self.root else self.name, ())
        return {entry for entry in map(manager.loggerDict.get, below)
                if isinstance(entry, Logger) and entry.parent is self}

    def __repr__(self):
        return _described(self, self.getEffectiveLevel(), self.name)

    def __reduce__(self):
        if getLogger(self.name) is self:
            return getLogger, (self.name,)
        from pickle import PicklingError
        raise PicklingError("logger cannot be pickled")


class RootLogger(Logger):
    """The logger above all others."""

    def __init__(self, level):
        super().__init__("root", level)

    def __reduce__(self):
        return getLogger, ()


_loggerClass = Logger
Logger.root = root = RootLogger(WARNING)
Logger.manager = Manager(root)


def _as_logger_class(klass):
    if klass is Logger or issubclass(klass, Logger):
        return klass
    raise TypeError(f"logger not derived from logging.Logger: {klass.__name__}")


def setLoggerClass(klass):
    """Make loggers of this class, which must be derived from Logger."""
    global _loggerClass
    _loggerClass = _as_logger_class(klass)


def getLoggerClass():
    """Return the class of new loggers."""
    return _loggerClass


def getLogger(name=None):
    """Return the logger of a name. Without a name it is the root."""
    if not name or isinstance(name, str) and root.name == name:
        return root
    return Logger.manager.getLogger(name)


# --- loggers with a context

def _adapted(name, level):
    def report(self, msg, *args, **kwargs):
        self.log(level, msg, *args, **kwargs)
    return _named(report, "LoggerAdapter", name, f"Report a message of level {getLevelName(level)}.")


def _of_the_logger(name):
    def method(self, *args, **kwargs):
        return getattr(self.logger, name)(*args, **kwargs)
    return _named(method, "LoggerAdapter", name, f"Call the method {name}() of the logger.")


class LoggerAdapter:
    """A logger that adds attributes to each record."""

    def __init__(self, logger, extra=None, merge_extra=False):
        self.logger, self.extra, self.merge_extra = logger, extra, merge_extra

    def process(self, msg, kwargs):
        """Return a message and keyword arguments, to which the attributes of the adapter are added."""
        given = kwargs.get("extra") if self.merge_extra else None
        kwargs["extra"] = self.extra if given is None else {**(self.extra or {}), **given}
        return msg, kwargs

    debug = _adapted("debug", DEBUG)
    info = _adapted("info", INFO)
    warning = _adapted("warning", WARNING)
    error = _adapted("error", ERROR)
    critical = _adapted("critical", CRITICAL)
    warn = _old_name("method", "LoggerAdapter.warn", warning)
    exception = _report_exception

    def log(self, level, msg, *args, **kwargs):
        """Report a message of any level."""
        if self.isEnabledFor(level):
            text, options = self.process(msg, kwargs)
            self.logger.log(level, text, *args, **options)

    # An adapter may be the logger of another, so that it has _log(), too.
    setLevel, isEnabledFor, getEffectiveLevel, hasHandlers, _log = map(
        _of_the_logger, ("setLevel", "isEnabledFor", "getEffectiveLevel", "hasHandlers", "_log"))

    name = property(lambda self: self.logger.name)
    manager = property(lambda self: self.logger.manager, lambda self, value: setattr(self.logger, "manager", value))

    def __repr__(self):
        return _described(self, self.logger.getEffectiveLevel(), self.logger.name)

    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)


# --- basicConfig

def basicConfig(**kwargs):
    """
    Give the root logger handlers and a format, if it has no handler yet.

    filename, filemode, encoding, errors: the file that gets the messages; stream: the stream that gets them instead;
    handlers: handlers to add instead; format, style, datefmt: as for Formatter; level: the level of the root;
    force: remove and close the handlers that it has.
    """
    take = kwargs.pop
    encoding, errors = take("encoding", None), take("errors", "backslashreplace")
    if take("force", False):
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()
    if root.handlers:
        return
    handlers = take("handlers", None)
    if handlers is None and "stream" in kwargs and "filename" in kwargs:
        raise ValueError("'stream' and 'filename' should not be specified together")
    if handlers is not None and not {"stream", "filename"}.isdisjoint(kwargs):
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    if handlers is None:
        name, mode = take("filename", None), take("filemode", "a")
        if name:
            handlers = [FileHandler(name, mode, encoding, errors=None if "b" in mode else errors)]
        else:
            handlers = [StreamHandler(take("stream", None))]
    style, datefmt = take("style", "%"), take("datefmt", None)
    _, usual = _style_and_format(style)
    formatter = Formatter(take("format", usual), datefmt, style)
    for handler in handlers:
        if handler.formatter is None:
            handler.setFormatter(formatter)
        root.addHandler(handler)
    level = take("level", None)
    if level is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError(f"Unrecognised argument(s): {', '.join(kwargs)}")


# --- messages to the root

def _at_root(name):
    def report(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(msg, *args, **kwargs)
    return _named(report, "", name, f"Report a message to the root logger, as its method {name}() does.")


debug, info, warning, error, critical, exception, log = map(
    _at_root, ("debug", "info", "warning", "error", "critical", "exception", "log"))
fatal = critical


# --- an old name

warn = _old_name("function", "warn", warning)


# --- switching off

def disable(level=CRITICAL):
    """Report no events of this level and below, in any logger."""
    root.manager.disable = level


def shutdown(handlerList=None):
    """Flush and close all handlers, the last one first."""
    references = _handlerList if handlerList is None else handlerList
    for handler in [reference() for reference in reversed(references)]:
        try:
            if handler is not None:
                _end(handler)
        except Exception:
            if raiseExceptions:
                raise


def _end(handler):
    try:
        handler.acquire()
        # A handler with a buffer may want to lose what is in it.
        if getattr(handler, "flushOnClose", True):
            handler.flush()
        handler.close()
    except (OSError, ValueError):
        pass  # its stream is closed already
    finally:
        handler.release()


# --- warnings as messages

_warnings_showwarning = None  # warnings.showwarning, while _showwarning is in its place


def captureWarnings(capture):
    """Report warnings to the logger "py.warnings" if capture is true, and on stderr otherwise."""
    global _warnings_showwarning
    import warnings
    if bool(capture) == (_warnings_showwarning is not None):
        return
    if capture:
        _warnings_showwarning, warnings.showwarning = warnings.showwarning, _showwarning
    else:
        warnings.showwarning, _warnings_showwarning = _warnings_showwarning, None


def _showwarning(message, category, filename, lineno, file=None, line=None):
    place = message, category, filename, lineno
    if file is None:
        from warnings import formatwarning
        # Without arguments, the text may have "%" in it.
        _silent_logger("py.warnings").warning(str(formatwarning(*place, line)))
    elif _warnings_showwarning:
        _warnings_showwarning(*place, file, line)


def _silent_logger(name):
    """Return a logger that does without the handler of last resort."""
    logger = getLogger(name)
    if not logger.handlers:
        logger.addHandler(NullHandler())
    return logger
