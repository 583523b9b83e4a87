# option: --policy standard
# exit: 0
# Every way in which a test can end, as the text that the runner writes.
import io
import re
import sys
import unittest


def show(*cases, verbosity=1, **options):
    stream = io.StringIO()
    suite = unittest.TestSuite()
    for case in cases:
        suite.addTest(unittest.defaultTestLoader.loadTestsFromTestCase(case))
    result = unittest.TextTestRunner(stream, verbosity=verbosity, **options).run(suite)
    print(re.sub(r"in \d+\.\d+s", "in T", stream.getvalue()))
    print(result)
    print("-" * 20)


class Ends(unittest.TestCase):
    def test_error(self):
        return 1 // 0

    def test_failure(self):
        """Says what it is about.

        And more."""
        self.assertEqual(1, 2, "one is not two")

    def test_helper_failure(self):
        def helper(value):
            self.assertTrue(value)
        helper([])

    def test_ok(self):
        self.assertTrue(True)

    @unittest.skip("not today")
    def test_skipped(self):
        self.fail("never")

    @unittest.skipIf(False, "never")
    @unittest.skipUnless(True, "never")
    def test_not_skipped(self):
        pass

    def test_skips_itself(self):
        self.skipTest("inside")

    @unittest.expectedFailure
    def test_expected(self):
        self.assertIn(1, [])

    @unittest.expectedFailure
    def test_unexpected(self):
        pass

    def test_sub(self):
        for i in range(4):
            with self.subTest("even", i=i):
                self.assertEqual(i % 2, 0)
        with self.subTest():
            raise KeyError("k")

    def test_chain(self):
        try:
            self.fail("first")
        except AssertionError as error:
            raise ValueError("second") from error


class Order(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("setUpClass")
        cls.addClassCleanup(print, "class cleanup")

    @classmethod
    def tearDownClass(cls):
        print("tearDownClass")

    def setUp(self):
        print("setUp", self.id())
        self.addCleanup(print, "cleanup", 1)
        self.addCleanup(print, "cleanup", 2)

    def tearDown(self):
        print("tearDown")

    def test_b(self):
        print("b")

    def test_a(self):
        print("a", self.shortDescription(), str(self), repr(self))

    def not_a_test(self):
        print("never")


class BadClass(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("no class")

    def test_never(self):
        print("never")


class BadSetUp(unittest.TestCase):
    def setUp(self):
        raise OSError("set up")

    def tearDown(self):
        print("never")

    def test(self):
        print("never")


class BadTearDown(unittest.TestCase):
    def tearDown(self):
        raise OSError("tear down")

    def test(self):
        self.fail("and this")


@unittest.skip("the whole class")
class Skipped(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        print("never")

    def test_1(self):
        print("never")

    def test_2(self):
        print("never")


class Output(unittest.TestCase):
    def test_quiet(self):
        print("nobody sees this")

    def test_loud(self):
        print("on stdout")
        print("on stderr", file=sys.stderr, end="")
        self.fail("look")


class Empty(unittest.TestCase):
    pass


show(Ends)
show(Ends, verbosity=2)
show(Ends, verbosity=0)
show(Order, verbosity=2)
show(Order, Skipped)
show(BadClass, Order)
show(BadSetUp, BadTearDown)
show(Skipped, verbosity=2)
show(Output, buffer=True)
show(Ends, failfast=True)
show(Empty)


class Returns(unittest.TestCase):
    def test(self):
        self.assertRaises(ZeroDivisionError, lambda: 1 // 0)
        with self.assertRaises(KeyError) as caught:
            {}["x"]
        print(repr(caught.exception), caught.exception.__traceback__)


print(Returns("test").run())
suite = unittest.TestSuite([Returns("test"), Order("test_b")])
print(suite.countTestCases(), suite, Returns("test") == Returns("test"), Returns("test") != Order("test_a"))
function_case = unittest.FunctionTestCase(lambda: print("called"), setUp=lambda: print("before"),
                                          description="a function")
print(function_case.id(), function_case.shortDescription())
show_result = unittest.TestResult()
function_case.run(show_result)
print(show_result.wasSuccessful())
try:
    Returns("missing")
except ValueError as error:
    print(error)

#> EExFF..ssFFEu
#> ======================================================================
#> ERROR: test_chain (__main__.Ends.test_chain)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 68, in test_chain
#>     self.fail("first")
#>     ~~~~~~~~~^^^^^^^^^
#> AssertionError: first
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "results.py", line 70, in test_chain
#>     raise ValueError("second") from error
#> ValueError: second
#>
#> ======================================================================
#> ERROR: test_error (__main__.Ends.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 23, in test_error
#>     return 1 // 0
#>            ~~^^~~
#> ZeroDivisionError: division by zero
#>
#> ======================================================================
#> ERROR: test_sub (__main__.Ends.test_sub) (<subtest>)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 64, in test_sub
#>     raise KeyError("k")
#> KeyError: 'k'
#>
#> ======================================================================
#> FAIL: test_failure (__main__.Ends.test_failure)
#> Says what it is about.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 29, in test_failure
#>     self.assertEqual(1, 2, "one is not two")
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#> AssertionError: 1 != 2 : one is not two
#>
#> ======================================================================
#> FAIL: test_helper_failure (__main__.Ends.test_helper_failure)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 34, in test_helper_failure
#>     helper([])
#>     ~~~~~~^^^^
#>   File "results.py", line 33, in helper
#>     self.assertTrue(value)
#>     ~~~~~~~~~~~~~~~^^^^^^^
#> AssertionError: [] is not true
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=1)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=3)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.Ends.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 11 tests in T
#>
#> FAILED (failures=4, errors=3, skipped=2, expected failures=1, unexpected successes=1)
#>
#> <unittest.runner.TextTestResult run=11 errors=3 failures=4>
#> --------------------
#> test_chain (__main__.Ends.test_chain) ... ERROR
#> test_error (__main__.Ends.test_error) ... ERROR
#> test_expected (__main__.Ends.test_expected) ... expected failure
#> test_failure (__main__.Ends.test_failure)
#> Says what it is about. ... FAIL
#> test_helper_failure (__main__.Ends.test_helper_failure) ... FAIL
#> test_not_skipped (__main__.Ends.test_not_skipped) ... ok
#> test_ok (__main__.Ends.test_ok) ... ok
#> test_skipped (__main__.Ends.test_skipped) ... skipped 'not today'
#> test_skips_itself (__main__.Ends.test_skips_itself) ... skipped 'inside'
#> test_sub (__main__.Ends.test_sub) ... 
#>   test_sub (__main__.Ends.test_sub) [even] (i=1) ... FAIL
#>   test_sub (__main__.Ends.test_sub) [even] (i=3) ... FAIL
#>   test_sub (__main__.Ends.test_sub) (<subtest>) ... ERROR
#> test_unexpected (__main__.Ends.test_unexpected) ... unexpected success
#>
#> ======================================================================
#> ERROR: test_chain (__main__.Ends.test_chain)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 68, in test_chain
#>     self.fail("first")
#>     ~~~~~~~~~^^^^^^^^^
#> AssertionError: first
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "results.py", line 70, in test_chain
#>     raise ValueError("second") from error
#> ValueError: second
#>
#> ======================================================================
#> ERROR: test_error (__main__.Ends.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 23, in test_error
#>     return 1 // 0
#>            ~~^^~~
#> ZeroDivisionError: division by zero
#>
#> ======================================================================
#> ERROR: test_sub (__main__.Ends.test_sub) (<subtest>)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 64, in test_sub
#>     raise KeyError("k")
#> KeyError: 'k'
#>
#> ======================================================================
#> FAIL: test_failure (__main__.Ends.test_failure)
#> Says what it is about.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 29, in test_failure
#>     self.assertEqual(1, 2, "one is not two")
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#> AssertionError: 1 != 2 : one is not two
#>
#> ======================================================================
#> FAIL: test_helper_failure (__main__.Ends.test_helper_failure)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 34, in test_helper_failure
#>     helper([])
#>     ~~~~~~^^^^
#>   File "results.py", line 33, in helper
#>     self.assertTrue(value)
#>     ~~~~~~~~~~~~~~~^^^^^^^
#> AssertionError: [] is not true
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=1)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=3)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.Ends.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 11 tests in T
#>
#> FAILED (failures=4, errors=3, skipped=2, expected failures=1, unexpected successes=1)
#>
#> <unittest.runner.TextTestResult run=11 errors=3 failures=4>
#> --------------------
#> ======================================================================
#> ERROR: test_chain (__main__.Ends.test_chain)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 68, in test_chain
#>     self.fail("first")
#>     ~~~~~~~~~^^^^^^^^^
#> AssertionError: first
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "results.py", line 70, in test_chain
#>     raise ValueError("second") from error
#> ValueError: second
#>
#> ======================================================================
#> ERROR: test_error (__main__.Ends.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 23, in test_error
#>     return 1 // 0
#>            ~~^^~~
#> ZeroDivisionError: division by zero
#>
#> ======================================================================
#> ERROR: test_sub (__main__.Ends.test_sub) (<subtest>)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 64, in test_sub
#>     raise KeyError("k")
#> KeyError: 'k'
#>
#> ======================================================================
#> FAIL: test_failure (__main__.Ends.test_failure)
#> Says what it is about.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 29, in test_failure
#>     self.assertEqual(1, 2, "one is not two")
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#> AssertionError: 1 != 2 : one is not two
#>
#> ======================================================================
#> FAIL: test_helper_failure (__main__.Ends.test_helper_failure)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 34, in test_helper_failure
#>     helper([])
#>     ~~~~~~^^^^
#>   File "results.py", line 33, in helper
#>     self.assertTrue(value)
#>     ~~~~~~~~~~~~~~~^^^^^^^
#> AssertionError: [] is not true
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=1)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> FAIL: test_sub (__main__.Ends.test_sub) [even] (i=3)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 62, in test_sub
#>     self.assertEqual(i % 2, 0)
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^
#> AssertionError: 1 != 0
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.Ends.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 11 tests in T
#>
#> FAILED (failures=4, errors=3, skipped=2, expected failures=1, unexpected successes=1)
#>
#> <unittest.runner.TextTestResult run=11 errors=3 failures=4>
#> --------------------
#> setUpClass
#> setUp __main__.Order.test_a
#> a None test_a (__main__.Order.test_a) <__main__.Order testMethod=test_a>
#> tearDown
#> cleanup 2
#> cleanup 1
#> setUp __main__.Order.test_b
#> b
#> tearDown
#> cleanup 2
#> cleanup 1
#> tearDownClass
#> class cleanup
#> test_a (__main__.Order.test_a) ... ok
#> test_b (__main__.Order.test_b) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> OK
#>
#> <unittest.runner.TextTestResult run=2 errors=0 failures=0>
#> --------------------
#> setUpClass
#> setUp __main__.Order.test_a
#> a None test_a (__main__.Order.test_a) <__main__.Order testMethod=test_a>
#> tearDown
#> cleanup 2
#> cleanup 1
#> setUp __main__.Order.test_b
#> b
#> tearDown
#> cleanup 2
#> cleanup 1
#> tearDownClass
#> class cleanup
#> ..ss
#> ----------------------------------------------------------------------
#> Ran 4 tests in T
#>
#> OK (skipped=2)
#>
#> <unittest.runner.TextTestResult run=4 errors=0 failures=0>
#> --------------------
#> setUpClass
#> setUp __main__.Order.test_a
#> a None test_a (__main__.Order.test_a) <__main__.Order testMethod=test_a>
#> tearDown
#> cleanup 2
#> cleanup 1
#> setUp __main__.Order.test_b
#> b
#> tearDown
#> cleanup 2
#> cleanup 1
#> tearDownClass
#> class cleanup
#> E..
#> ======================================================================
#> ERROR: setUpClass (__main__.BadClass)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 104, in setUpClass
#>     raise RuntimeError("no class")
#> RuntimeError: no class
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> FAILED (errors=1)
#>
#> <unittest.runner.TextTestResult run=2 errors=1 failures=0>
#> --------------------
#> EFE
#> ======================================================================
#> ERROR: test (__main__.BadSetUp.test)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 112, in setUp
#>     raise OSError("set up")
#> OSError: set up
#>
#> ======================================================================
#> ERROR: test (__main__.BadTearDown.test)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 123, in tearDown
#>     raise OSError("tear down")
#> OSError: tear down
#>
#> ======================================================================
#> FAIL: test (__main__.BadTearDown.test)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 126, in test
#>     self.fail("and this")
#>     ~~~~~~~~~^^^^^^^^^^^^
#> AssertionError: and this
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> FAILED (failures=1, errors=2)
#>
#> <unittest.runner.TextTestResult run=2 errors=2 failures=1>
#> --------------------
#> test_1 (__main__.Skipped.test_1) ... skipped 'the whole class'
#> test_2 (__main__.Skipped.test_2) ... skipped 'the whole class'
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> OK (skipped=2)
#>
#> <unittest.runner.TextTestResult run=2 errors=0 failures=0>
#> --------------------
#>
#> Stdout:
#> on stdout
#> F.
#> ======================================================================
#> FAIL: test_loud (__main__.Output.test_loud)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 149, in test_loud
#>     self.fail("look")
#>     ~~~~~~~~~^^^^^^^^
#> AssertionError: look
#>
#> Stdout:
#> on stdout
#>
#> Stderr:
#> on stderr
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> FAILED (failures=1)
#>
#> <unittest.runner.TextTestResult run=2 errors=0 failures=1>
#> --------------------
#> E
#> ======================================================================
#> ERROR: test_chain (__main__.Ends.test_chain)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "results.py", line 68, in test_chain
#>     self.fail("first")
#>     ~~~~~~~~~^^^^^^^^^
#> AssertionError: first
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "results.py", line 70, in test_chain
#>     raise ValueError("second") from error
#> ValueError: second
#>
#> ----------------------------------------------------------------------
#> Ran 1 test in T
#>
#> FAILED (errors=1)
#>
#> <unittest.runner.TextTestResult run=1 errors=1 failures=0>
#> --------------------
#>
#> ----------------------------------------------------------------------
#> Ran 0 tests in T
#>
#> NO TESTS RAN
#>
#> <unittest.runner.TextTestResult run=0 errors=0 failures=0>
#> --------------------
#> KeyError('x') None
#> <unittest.result.TestResult run=1 errors=0 failures=0>
#> 2 <unittest.suite.TestSuite tests=[<__main__.Returns testMethod=test>, <__main__.Order testMethod=test_b>]> True True
#> <lambda> a function
#> before
#> called
#> True
#> no such test method in <class '__main__.Returns'>: missing
#!
#! Stderr:
#! on stderr
