# option: --policy standard
# logging.config: dictionaries and configuration files.
import io
import logging
import logging.config

stream = io.StringIO()
logging.getLogger("old")
logging.config.dictConfig({
    "version": 1,
    "formatters": {"short": {"format": "%(levelname)s|%(name)s|%(message)s"}},
    "filters": {"no_skip": {"()": lambda: lambda record: "skip" not in record.getMessage()}},
    "handlers": {"stream": {"class": "logging.StreamHandler", "stream": stream, "formatter": "short",
                            "filters": ["no_skip"]},
                 "null": {"class": "logging.NullHandler"}},
    "loggers": {"a": {"level": "DEBUG", "handlers": ["stream"], "propagate": False}},
    "root": {"level": "ERROR", "handlers": ["stream", "null"]}})
logging.getLogger("a").debug("debug")
logging.getLogger("a.b").info("skip this")
logging.getLogger("z").error("error")
logging.getLogger("z").info("info")
print(stream.getvalue(), logging.getLogger("old").disabled, logging.getLogger("a.b").disabled)

logging.config.dictConfig({
    "version": 1, "disable_existing_loggers": True, "handlers": {"out": {"class": "logging.StreamHandler",
                                                                         "stream": "ext://sys.stdout"}},
    "root": {"handlers": ["out"]}})
print(logging.getLogger("a").disabled)
logging.error("to stdout")
for wrong in ({}, {"version": 2}, {"version": 1, "handlers": {"h": {"class": "nowhere.Handler"}}},
              {"version": 1, "root": {"handlers": ["nothing"]}},
              {"version": 1, "handlers": {"h": {"class": "logging.StreamHandler", "level": "nothing"}}}):
    try:
        logging.config.dictConfig(wrong)
    except Exception as error:
        print(type(error).__name__, error)

logging.config.fileConfig(io.StringIO("""
[loggers]
keys=root,x
[handlers]
keys=h
[formatters]
keys=f
[logger_root]
level=WARNING
handlers=h
[logger_x]
level=DEBUG
handlers=h
propagate=0
qualname=x.y
[handler_h]
class=StreamHandler
args=(sys.stdout,)
formatter=f
[formatter_f]
format=%(name)s:%(message)s
"""))
logging.getLogger("x.y").debug("from a file")
logging.warning("from the root")

#> DEBUG|a|debug
#> ERROR|z|error
#>  True False
#> True
#> to stdout
#> ValueError dictionary doesn't specify a version
#> ValueError Unsupported version: 2
#> ValueError Unable to configure handler 'h'
#> ValueError Unable to configure root logger
#> ValueError Unable to configure handler 'h'
#> x.y:from a file
#> root:from the root
