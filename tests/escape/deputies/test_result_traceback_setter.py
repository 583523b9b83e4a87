# unittest removes its own frames from the tracebacks of exceptions that it reports, and of their contexts.
# option: --allow-import=unittest,io --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import io
import unittest

got = []


class E(Exception):
    @property
    def __traceback__(self):
        return saved

    @__traceback__.setter
    def __traceback__(self, value):
        got.append(value)


try:
    1 / 0
except ZeroDivisionError as error:
    saved = error.__traceback__


class T(unittest.TestCase):
    def test(self):
        try:
            raise E
        except E:
            self.fail("no")


result = unittest.TextTestRunner(stream=io.StringIO()).run(T("test"))
print("ESCAPED" if got or len(result.failures) != 1 else "contained")
