# option: --policy standard
# Like late_names.py, for more modules: lazily created names exist in every way of access.
import argparse
import calendar
import csv
import difflib
import fractions
import io
import logging
import numbers
import pprint
import unittest
import unittest.mock
import warnings

MODULES = argparse, calendar, csv, difflib, fractions, io, logging, numbers, pprint, unittest, unittest.mock, warnings


def missing(names, module):
    return [name for name in module.__all__ if name not in names]


print([missing(vars(module), module) for module in MODULES])
print([missing(dir(module), module) for module in MODULES])
for module in MODULES:
    names = {}
    exec(f"from {module.__name__} import *", names)
    print(module.__name__, missing(names, module))
print(logging.getLogger.__globals__ is vars(logging), csv.DictReader.__init__.__globals__ is vars(csv))

# They name the module that they are from, and are the same object each time.
for module, name in ((argparse, "ArgumentParser"), (argparse, "Action"), (argparse, "RawTextHelpFormatter"),
                     (csv, "DictReader"), (csv, "Sniffer"), (csv, "Error"), (csv, "unix_dialect"), (io, "StringIO"),
                     (io, "UnsupportedOperation"), (fractions, "Fraction"),
                     (logging, "LoggerAdapter"), (logging, "StreamHandler"), (logging, "LogRecord"),
                     (numbers, "Integral"), (pprint, "PrettyPrinter"), (difflib, "HtmlDiff"), (difflib, "Match"),
                     (calendar, "Month"), (calendar, "HTMLCalendar"), (unittest.mock, "AsyncMock"),
                     (unittest, "TestCase"), (unittest, "TextTestRunner"),
                     (unittest, "SkipTest"), (unittest, "TestProgram")):
    cls = getattr(module, name)
    print(cls.__module__, cls.__qualname__, cls is vars(module)[name], cls.__doc__ is None)

# Programs derive classes from them, and query their bases.
class Shout(io.StringIO):
    pass


class Half(fractions.Fraction):
    pass


print(isinstance(Shout(), io.TextIOBase), isinstance(Shout(), io.IOBase), issubclass(Half, numbers.Rational))
print(sorted(cls.__name__ for cls in logging.Filterer.__subclasses__()))
print(sorted(cls.__name__ for cls in csv.excel.__subclasses__()))

#> [[], [], [], [], [], [], [], [], [], ['IsolatedAsyncioTestCase'], [], []]
#> [[], [], [], [], [], [], [], [], [], [], [], []]
#> argparse []
#> calendar []
#> csv []
#> difflib []
#> fractions []
#> io []
#> logging []
#> numbers []
#> pprint []
#> unittest []
#> unittest.mock []
#> warnings []
#> True True
#> argparse ArgumentParser True False
#> argparse Action True False
#> argparse RawTextHelpFormatter True False
#> csv DictReader True True
#> csv Sniffer True False
#> _csv Error True True
#> csv unix_dialect True False
#> _io StringIO True False
#> io UnsupportedOperation True True
#> fractions Fraction True False
#> logging LoggerAdapter True False
#> logging StreamHandler True False
#> logging LogRecord True False
#> numbers Integral True False
#> pprint PrettyPrinter True True
#> difflib HtmlDiff True False
#> difflib Match True False
#> calendar Month True True
#> calendar HTMLCalendar True False
#> unittest.mock AsyncMock True False
#> unittest.case TestCase True False
#> unittest.runner TextTestRunner True False
#> unittest.case SkipTest True False
#> unittest.main TestProgram True False
#> True True True
#> ['Handler', 'Logger']
#> ['excel_tab']
