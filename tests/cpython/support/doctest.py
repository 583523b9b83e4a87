# doctest for CPython's own tests: what would run examples of documentation is skipped.
import unittest

ELLIPSIS = NORMALIZE_WHITESPACE = IGNORE_EXCEPTION_DETAIL = REPORT_NDIFF = 0


class _Skipped(unittest.TestCase):
    def test_documentation(self):
        self.skipTest("needs doctest")


def DocTestSuite(*args, **kwargs):
    return unittest.TestSuite([_Skipped("test_documentation")])


DocFileSuite = DocTestSuite


def testmod(*args, **kwargs):
    raise unittest.SkipTest("needs doctest")


run_docstring_examples = testmod
