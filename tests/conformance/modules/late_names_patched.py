# option: --policy standard
# What a module builds from its classes at import is not affected by later changes of these by a program.
import calendar
import csv
import logging
import unittest

csv.excel.delimiter = ";"
print(csv.get_dialect("excel").delimiter, csv.excel.delimiter, next(csv.reader(["a;b,c"], "excel")),
      csv.list_dialects())

calendar.TextCalendar.formatmonth = lambda *args: "mine"
print(calendar.month(2024, 2).split()[:3], calendar.TextCalendar().formatmonth(2024, 2))

logging.Logger.__init__ = None
logging.StreamHandler.__init__ = None
logging.PercentStyle.default_format = "mine"
print(logging.getLogger().name, type(logging.lastResort).__name__)
print(logging.Handler().format(logging.makeLogRecord({"msg": "text"})))

unittest.TestLoader.__init__ = None
print(type(unittest.defaultTestLoader).__name__, unittest.defaultTestLoader.errors)

#> , ; ['a;b', 'c'] ['excel', 'excel-tab', 'unix']
#> ['February', '2024', 'Mo'] mine
#> root _StderrHandler
#> text
#> TestLoader []
