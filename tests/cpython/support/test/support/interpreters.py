# test.support.interpreters: there are no subinterpreters.
import unittest

raise unittest.SkipTest("needs subinterpreters")
