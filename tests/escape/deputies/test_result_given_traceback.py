# A traceback that the program passes to a result stays whole, and a replaced class of the module traceback
# does not get its parts.
# option: --allow-import=unittest,traceback --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import traceback
import unittest

got = []
lines = []


class Spy:
    def __init__(self, *arguments, **keywords):
        got.extend(arguments)

    def format(self):
        return []


def a():
    b()


def b():
    1 / 0


try:
    a()
except ZeroDivisionError as error:
    saved = error
traceback.TracebackException = Spy
result = unittest.TestResult()
result.addFailure(unittest.FunctionTestCase(a), (AssertionError, saved, saved.__traceback__))
text = result.failures[0][1]
print("contained" if not got and "in a" in text and "in b" in text else "ESCAPED")
