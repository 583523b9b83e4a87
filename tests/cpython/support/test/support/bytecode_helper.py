# test.support.bytecode_helper: there is no bytecode to look at.
import unittest

raise unittest.SkipTest("needs bytecode as data")
