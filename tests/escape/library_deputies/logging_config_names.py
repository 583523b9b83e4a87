# Configurations name objects: they find what the program itself could import and read, and nothing else.
# option: --allow-import=logging,sys,io
# expect-strict: contained
# expect-standard: contained
import io
import logging
import logging.config

GUARDED = ("__globals__", "__code__", "__closure__", "__self__", "__mro__", "__subclasses__", "__builtins__")


def function():
    pass


def is_open(read):
    try:
        read()
    except AttributeError:
        return False
    return True


found = []


def take(*args, **kwargs):
    found.append(args or kwargs)
    return logging.NullHandler()


names = ["os.system", "subprocess.run", "sys._getframe", "_warnings.callers", "logging._callers", "builtins.__import__",
         "io.open.__self__"]
if not is_open(lambda: function.__globals__):
    names += [f"logging.getLogger.{name}" for name in GUARDED] + [f"logging.Handler.{name}" for name in GUARDED]
    names += ["logging._named", "logging._STYLES", "logging.config.eval"]
    for name in names:
        for handler in ({"()": name}, {"class": name}, {"()": take, "value": f"ext://{name}"}):
            try:
                logging.config.dictConfig({"version": 1, "handlers": {"h": handler}, "root": {"handlers": ["h"]}})
            except (ValueError, TypeError, ImportError, AttributeError):
                continue
            found.append(name)
    try:
        logging.config.fileConfig(io.StringIO("[loggers]\nkeys=root\n[handlers]\nkeys=h\n[formatters]\nkeys=\n"
                                              "[logger_root]\nhandlers=h\n[handler_h]\nclass=NullHandler\n"
                                              "args=(found.append(1),)\n"))
        found.append("eval")
    except (NameError, ImportError, AttributeError):
        pass
try:
    logging.config.listen(0)
    found.append("listens")
except OSError:
    pass
print("contained" if not found else found)
