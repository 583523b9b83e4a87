# option: --policy standard
# stderr: ignore
# Handlers: names, filters that replace records, errors, the last resort, the end, and warnings as messages.
import io
import logging
import sys
import warnings
import weakref

talks = False


class Printing(logging.Handler):
    def emit(self, record):
        print("emit", record.getMessage())

    def flush(self):
        if talks:
            print("flush", self.name)

    def close(self):
        if talks:
            print("close", self.name)
        super().close()


class Replacing:
    def filter(self, record):
        return logging.makeLogRecord({**record.__dict__, "msg": f"new {record.msg}"})


logger = logging.getLogger("handlers")
logger.propagate = False
first = Printing()
logger.addHandler(first)
logger.addHandler(first)
logger.addFilter(Replacing())
logger.error("message %d", 1)
first.addFilter(Replacing())
print(first.handle(logging.makeLogRecord({"msg": "again"})).msg)
first.addFilter(lambda record: "2" not in record.getMessage())
logger.error("message %d", 2)
print(first.handle(logging.makeLogRecord({"msg": "2"})), logging.NullHandler().handle(None))

print(first.name, first.set_name("one"), logging.getHandlerByName("one") is first, logging.getHandlerNames())
first.name = "two"
print(logging.getHandlerNames(), first.get_name(), repr(first))
second = Printing(logging.ERROR)
second.set_name("second")
print(sorted(logging.getHandlerNames()), second.level, repr(second))
second.close()
print(logging.getHandlerNames(), second._closed)
talks = True
logging.shutdown([weakref.ref(first), weakref.ref(second)])
first.flushOnClose = False
logging.shutdown([weakref.ref(first)])
talks = False
with first.lock:
    first.acquire()
    first.release()

stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.terminator = "|"
print(handler.setStream(stream), handler.handle(logging.makeLogRecord({"msg": "ä"})).msg, ascii(stream.getvalue()))
print(handler.setStream(io.StringIO()) is stream, logging.StreamHandler[str], logging.LoggerAdapter[int])

sys.stderr = errors = io.StringIO()
lonely = logging.getLogger("lonely")
lonely.propagate = False
lonely.error("last resort")
logging.lastResort = None
lonely.error("nobody")
lonely.error("nobody")
logging.lastResort = logging._defaultLastResort
print(errors.getvalue())
sys.stderr = errors = io.StringIO()
lonely.addHandler(logging.StreamHandler(errors))
lonely.error("%d", "no number")
lines = errors.getvalue().splitlines()
print(lines[:2], [line for line in lines if line[:1] not in " "][2:])
logging.raiseExceptions = False
lonely.error("%d", "no number")
lonely.log("INFO", "no level")
logging.raiseExceptions = True
print(errors.getvalue().splitlines() == lines)

stream = io.StringIO()
logging.getLogger("py.warnings").addHandler(logging.StreamHandler(stream))
logging.getLogger("py.warnings").propagate = False
logging.captureWarnings(True)
logging.captureWarnings(True)
warnings.warn("100 % captured")
file = io.StringIO()
warnings.showwarning("for a file", UserWarning, "f", 1, file)
logging.captureWarnings(False)
warnings.warn("not captured")
print(stream.getvalue().splitlines()[0], file.getvalue())

logging.logThreads = logging.logProcesses = logging.logMultiprocessing = logging.logAsyncioTasks = False
record = logging.makeLogRecord({})
print(record.thread, record.threadName, record.process, record.processName, record.taskName)
for path in ("/p/x.py", "x.tar.py", "noext", "/p/.py", "", "/a/b.c/d", None, "x."):
    record = logging.LogRecord("n", 10, path, 1, "m", (), None)
    print((record.filename, record.module), end=" ")
print()


class Vague:
    def __bool__(self):
        raise ValueError("neither true nor false")

    def __str__(self):
        return "vague"


for args in (({"a": 1},), ({},), (1,), ({"a": 1}, 2), None, [1], (None,), (Vague(),)):
    try:
        print(logging.LogRecord("n", 10, "p", 1, "m %s", args, None).getMessage(), end=" ")
    except TypeError as error:
        print(error, end=" ")
print()
for method in (logger.warn, logging.warn, logging.LoggerAdapter(logger).warn):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        method("warn")
    print(caught[0].message, caught[0].category.__name__)

#> emit new message 1
#> emit new again
#> new again
#> False None
#> None None True frozenset({'one'})
#> frozenset({'two'}) two <Printing (NOTSET)>
#> ['second', 'two'] 40 <Printing (ERROR)>
#> frozenset({'two'}) True
#> flush second
#> close second
#> flush two
#> close two
#> close two
#> None ä '\xe4|'
#> True logging.StreamHandler[str] logging.LoggerAdapter[int]
#> last resort
#> No handlers could be found for logger "lonely"
#>
#> ['--- Logging error ---', 'Traceback (most recent call last):'] ['TypeError: %d format: a real number is required, not str', 'Call stack:', "Message: '%d'", "Arguments: ('no number',)"]
#> True
#> handlers.py:93: UserWarning: 100 % captured f:1: UserWarning: for a file
#>
#> None None None None None
#> ('x.py', 'x') ('x.tar.py', 'x.tar') ('noext', 'noext') ('.py', '.py') ('', '') ('d', 'd') (None, 'Unknown module') ('x.', 'x') 
#> m {'a': 1} m {} m 1 not all arguments converted during string formatting m %s m [1] m None m vague 
#> emit new new warn
#> The 'warn' method is deprecated, use 'warning' instead DeprecationWarning
#> The 'warn' function is deprecated, use 'warning' instead DeprecationWarning
#> emit new new warn
#> The 'warn' method is deprecated, use 'warning' instead DeprecationWarning
