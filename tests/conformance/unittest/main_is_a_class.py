# option: --policy standard
# The module unittest.main contains a class of the same name, which is what the package has under that name.
import sys
import unittest.main

print(unittest.main, unittest.TestProgram is unittest.main)
from unittest import main
print(main is unittest.main, sys.modules["unittest.main"].main is main)
import unittest.case as case
import unittest.mock
print(case.TestCase is unittest.TestCase, unittest.mock is sys.modules["unittest.mock"])

#> <class 'unittest.main.TestProgram'> True
#> True True
#> True True
