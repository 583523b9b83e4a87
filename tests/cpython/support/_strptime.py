# _strptime for CPython's own tests: parsing of dates has no module of its own.
import unittest

raise unittest.SkipTest("needs _strptime")
