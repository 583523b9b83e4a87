# option: --policy standard
# Loading tests by class, module and name; suites; unittest.main; asynchronous tests.
import asyncio
import io
import re
import sys
import unittest


class First(unittest.TestCase):
    def test_one(self):
        pass

    def test_two(self):
        pass


class Second(unittest.TestCase):
    def runTest(self):
        pass


class Async(unittest.IsolatedAsyncioTestCase):
    async def asyncSetUp(self):
        await asyncio.sleep(0)
        print("asyncSetUp")
        self.addAsyncCleanup(self.clean)

    def setUp(self):
        print("setUp")

    async def clean(self):
        print("cleanup")

    async def asyncTearDown(self):
        print("asyncTearDown")

    def tearDown(self):
        print("tearDown")

    async def test_awaits(self):
        await asyncio.sleep(1)
        self.assertEqual(asyncio.get_running_loop().is_running(), True)

    def test_plain(self):
        print("plain")


def names(suite):
    return [test.id() for test in flatten(suite)]


def flatten(suite):
    for test in suite:
        if isinstance(test, unittest.TestSuite):
            yield from flatten(test)
        else:
            yield test


module = sys.modules["__main__"]
loader = unittest.TestLoader()
print(names(loader.loadTestsFromTestCase(First)))
print(names(loader.loadTestsFromTestCase(Second)))
print(names(loader.loadTestsFromModule(module)))
print(names(loader.loadTestsFromName("First", module)))
print(names(loader.loadTestsFromName("First.test_two", module)))
print(names(loader.loadTestsFromName("__main__.Second")))
print(names(loader.loadTestsFromNames(["First.test_one", "Second"], module)))
print(loader.getTestCaseNames(First))
loader.testMethodPrefix = "test_t"
print(loader.getTestCaseNames(First))
loader.testMethodPrefix = "test"
loader.testNamePatterns = ["*.test_o*"]
print(loader.getTestCaseNames(First))
loader.testNamePatterns = None
for name in ("no.such", "First.nothing", "no_such_module"):
    suite = loader.loadTestsFromName(name, module if name[0] == "F" else None)
    print(names(suite), loader.errors[-1].splitlines()[0], loader.errors[-1].splitlines()[-1])
for bad in (int, "names"):
    try:
        print(loader.loadTestsFromName("bad", type("M", (), {"bad": bad})))
    except TypeError as error:
        print(error)
try:
    loader.loadTestsFromTestCase(unittest.TestSuite)
except TypeError as error:
    print(error)

for bad in (1, First, "text"):
    try:
        unittest.TestSuite().addTest(bad)
    except TypeError as error:
        print(error)
try:
    unittest.TestSuite("text")
except TypeError as error:
    print(error)

stream = io.StringIO()
runner = unittest.TextTestRunner(stream, verbosity=2)
for arguments in (["prog"], ["prog", "First.test_one"], ["prog", "-k", "two"], ["prog", "-v", "Async"]):
    program = unittest.main(argv=arguments, testRunner=runner, exit=False)
    print(arguments, program.result, program.verbosity, program.progName)
unittest.defaultTestLoader.testNamePatterns = None
try:
    unittest.main(module, argv=["prog", "Second"], testRunner=runner)
except SystemExit as error:
    print("exit", error.code)
print(re.sub(r"in \d+\.\d+s", "in T", stream.getvalue()))
print(issubclass(unittest.IsolatedAsyncioTestCase, unittest.TestCase))

#> ['__main__.First.test_one', '__main__.First.test_two']
#> ['__main__.Second.runTest']
#> ['__main__.Async.test_awaits', '__main__.Async.test_plain', '__main__.First.test_one', '__main__.First.test_two', '__main__.Second.runTest']
#> ['__main__.First.test_one', '__main__.First.test_two']
#> ['__main__.First.test_two']
#> ['__main__.Second.runTest']
#> ['__main__.First.test_one', '__main__.Second.runTest']
#> ['test_one', 'test_two']
#> ['test_two']
#> ['test_one']
#> ['unittest.loader._FailedTest.no'] Failed to import test module: no ModuleNotFoundError: No module named 'no'
#> ['unittest.loader._FailedTest.nothing'] Failed to access attribute: AttributeError: type object 'First' has no attribute 'nothing'
#> ['unittest.loader._FailedTest.no_such_module'] Failed to import test module: no_such_module ModuleNotFoundError: No module named 'no_such_module'
#> calling <class 'int'> returned 0, not a test
#> don't know how to make test from: names
#> Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?
#> 1 is not callable
#> TestCases and TestSuites must be instantiated before passing them to addTest()
#> 'text' is not callable
#> tests must be an iterable of tests, not a string
#> setUp
#> asyncSetUp
#> asyncTearDown
#> tearDown
#> cleanup
#> setUp
#> asyncSetUp
#> plain
#> asyncTearDown
#> tearDown
#> cleanup
#> ['prog'] <unittest.runner.TextTestResult run=5 errors=0 failures=0> 1 prog
#> ['prog', 'First.test_one'] <unittest.runner.TextTestResult run=1 errors=0 failures=0> 1 prog
#> ['prog', '-k', 'two'] <unittest.runner.TextTestResult run=2 errors=0 failures=0> 1 prog
#> ['prog', '-v', 'Async'] <unittest.runner.TextTestResult run=0 errors=0 failures=0> 2 prog
#> exit 0
#> test_awaits (__main__.Async.test_awaits) ... ok
#> test_plain (__main__.Async.test_plain) ... ok
#> test_one (__main__.First.test_one) ... ok
#> test_two (__main__.First.test_two) ... ok
#> runTest (__main__.Second.runTest) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 5 tests in T
#>
#> OK
#> test_one (__main__.First.test_one) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 1 test in T
#>
#> OK
#> test_two (__main__.First.test_two) ... ok
#> runTest (__main__.Second.runTest) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 2 tests in T
#>
#> OK
#>
#> ----------------------------------------------------------------------
#> Ran 0 tests in T
#>
#> NO TESTS RAN
#> runTest (__main__.Second.runTest) ... ok
#>
#> ----------------------------------------------------------------------
#> Ran 1 test in T
#>
#> OK
#>
#> True
