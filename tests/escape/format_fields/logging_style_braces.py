# logging with style "{" formats the record's attributes by str.format; a field with a dot is refused.
# option: --allow-import=logging,io
# expect-strict: ValueError: invalid field name/expression
# expect-standard: ValueError: invalid field name/expression
import io
import logging


def f():
    pass


formatter = logging.Formatter("{f.__globals__}", style="{")
record = logging.makeLogRecord({"f": f})
formatter.format(record)
print("ESCAPED")
