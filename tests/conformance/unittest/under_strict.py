# Tests that pass, fail, are skipped and have subtests, with only the import allowed.
# option: --allow-import unittest,io,re
import io
import re
import unittest


class Tests(unittest.TestCase):
    def setUp(self):
        self.addCleanup(list)

    def test_equal(self):
        self.assertEqual([1, {"a": 2}], [1, {"a": 3}])

    def test_error(self):
        try:
            1 / 0
        except ZeroDivisionError:
            raise ValueError("second")

    def test_lines(self):
        self.assertMultiLineEqual("a\nb\n", "a\nc\n")

    def test_raises(self):
        with self.assertRaisesRegex(ValueError, "inv.lid") as caught:
            int("x")
        self.assertEqual(str(caught.exception)[:7], "invalid")

    @unittest.skip("not today")
    def test_skipped(self):
        pass

    def test_subtests(self):
        for number in range(3):
            with self.subTest(number=number):
                self.assertNotEqual(number, 1)

    @unittest.expectedFailure
    def test_expected(self):
        self.fail("as expected")

    def test_warns(self):
        with self.assertWarns(DeprecationWarning):
            pass


def run(*names):
    stream = io.StringIO()
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Tests) if not names else unittest.TestSuite(
        map(Tests, names))
    result = unittest.TextTestRunner(stream=stream, verbosity=2, buffer=True).run(tests)
    print(re.sub(r"in [0-9.]+s", "in ...s", re.sub(r'File ".*?"', "File", stream.getvalue())))
    print(result)


run()
run("test_raises")
program = unittest.main(argv=["tool", "-q", "Tests.test_raises"], exit=False,
                        testRunner=unittest.TextTestRunner(stream=io.StringIO()))
print(program.result.testsRun, program.result.wasSuccessful())

#> test_equal (__main__.Tests.test_equal) ... FAIL
#> test_error (__main__.Tests.test_error) ... ERROR
#> test_expected (__main__.Tests.test_expected) ... expected failure
#> test_lines (__main__.Tests.test_lines) ... FAIL
#> test_raises (__main__.Tests.test_raises) ... ok
#> test_skipped (__main__.Tests.test_skipped) ... skipped 'not today'
#> test_subtests (__main__.Tests.test_subtests) ... 
#>   test_subtests (__main__.Tests.test_subtests) (number=1) ... FAIL
#> test_warns (__main__.Tests.test_warns) ... FAIL
#>
#> ======================================================================
#> ERROR: test_error (__main__.Tests.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File, line 17, in test_error
#>     1 / 0
#>     ~~^~~
#> ZeroDivisionError: division by zero
#>
#> During handling of the above exception, another exception occurred:
#>
#> Traceback (most recent call last):
#>   File, line 19, in test_error
#>     raise ValueError("second")
#> ValueError: second
#>
#> ======================================================================
#> FAIL: test_equal (__main__.Tests.test_equal)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File, line 13, in test_equal
#>     self.assertEqual([1, {"a": 2}], [1, {"a": 3}])
#>     ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> AssertionError: Lists differ: [1, {'a': 2}] != [1, {'a': 3}]
#>
#> First differing element 1:
#> {'a': 2}
#> {'a': 3}
#>
#> - [1, {'a': 2}]
#> ?           ^
#>
#> + [1, {'a': 3}]
#> ?           ^
#>
#>
#> ======================================================================
#> FAIL: test_lines (__main__.Tests.test_lines)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File, line 22, in test_lines
#>     self.assertMultiLineEqual("a\nb\n", "a\nc\n")
#>     ~~~~~~~~~~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^
#> AssertionError: 'a\nb\n' != 'a\nc\n'
#>   a
#> - b
#> + c
#>
#>
#> ======================================================================
#> FAIL: test_subtests (__main__.Tests.test_subtests) (number=1)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File, line 36, in test_subtests
#>     self.assertNotEqual(number, 1)
#>     ~~~~~~~~~~~~~~~~~~~^^^^^^^^^^^
#> AssertionError: 1 == 1
#>
#> ======================================================================
#> FAIL: test_warns (__main__.Tests.test_warns)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File, line 43, in test_warns
#>     with self.assertWarns(DeprecationWarning):
#>          ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^^^^^
#> AssertionError: DeprecationWarning not triggered
#>
#> ----------------------------------------------------------------------
#> Ran 8 tests in ...s
#>
#> FAILED (failures=4, errors=1, skipped=1, expected failures=1)
#>
#> <unittest.runner.TextTestResult run=8 errors=1 failures=4>
#> test_raises (__main__.Tests.test_raises) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 1 test in ...s
#>
#> OK
#>
#> <unittest.runner.TextTestResult run=1 errors=0 failures=0>
#> 1 True
