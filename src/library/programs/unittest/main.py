# unittest.main: `unittest.main()` at the end of a program, with the options of its arguments. It runs
# the tests of a module and ends the program.
"""A test module run as a program."""

import builtins
import sys

from unittest.loader import defaultTestLoader

_USAGE = ("usage: {} [-h] [-v] [-q] [--locals] [--durations N] [-f] [-b] [-k TESTNAMEPATTERNS] "
          "[tests ...]")
_FLAGS = {"-v": ("verbosity", 2), "--verbose": ("verbosity", 2), "-q": ("verbosity", 0),
          "--quiet": ("verbosity", 0), "-f": ("failfast", True), "--failfast": ("failfast", True),
          "-b": ("buffer", True), "--buffer": ("buffer", True), "-c": ("catchbreak", True),
          "--catch": ("catchbreak", True), "--locals": ("tb_locals", True)}


class TestProgram:
    """Loads tests, runs them, and ends the program with their result."""

    module = None
    verbosity = 1
    failfast = catchbreak = buffer = progName = warnings = testNamePatterns = None

    def __init__(self, module="__main__", defaultTest=None, argv=None, testRunner=None,
                 testLoader=defaultTestLoader, exit=True, verbosity=1, failfast=None,
                 catchbreak=None, buffer=None, warnings=None, *, tb_locals=False, durations=None):
        self.module = module
        if isinstance(module, str):
            # As the program itself would import it.
            self.module = builtins.__import__(module)
            for part in module.split(".")[1:]:
                self.module = getattr(self.module, part)
        argv = sys.argv if argv is None else argv
        self.exit = exit
        self.failfast = failfast
        self.catchbreak = catchbreak
        self.verbosity = verbosity
        self.buffer = buffer
        self.tb_locals = tb_locals
        self.durations = durations
        self.warnings = "default" if warnings is None and not sys.warnoptions else warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        self.progName = argv[0].rpartition("/")[2] if argv else ""
        self.parseArgs(argv)
        self.runTests()

    def _usage_error(self, text):
        usage = _USAGE.format(self.progName)
        sys.stderr.write(f"{usage}\n{self.progName}: error: {text}\n")
        sys.exit(2)

    def parseArgs(self, argv):
        tests = []
        words = list(argv[1:])
        while words:
            word = words.pop(0)
            name, equals, value = word.partition("=")
            if word in _FLAGS:
                setattr(self, *_FLAGS[word])
            elif word in ("-h", "--help"):
                sys.stdout.write(_USAGE.format(self.progName) + "\n")
                sys.exit(0)
            elif word == "-k" or name == "--durations":
                if not equals:
                    if not words:
                        self._usage_error(f"argument {word}: expected one argument")
                    value = words.pop(0)
                if word == "-k":
                    pattern = value if "*" in value else f"*{value}*"
                    self.testNamePatterns = [*(self.testNamePatterns or ()), pattern]
                    continue
                try:
                    self.durations = int(value)
                except ValueError:
                    self._usage_error(f"argument --durations: invalid int value: {value!r}")
            elif word.startswith("-"):
                self._usage_error(f"unrecognized arguments: {word}")
            else:
                tests.append(word)
        if tests:
            self.testNames = tests
        elif self.defaultTest is None:
            self.testNames = None
        else:
            default = self.defaultTest
            self.testNames = (default,) if isinstance(default, str) else list(default)
        self.createTests()

    def createTests(self, from_discovery=False, Loader=None):
        loader = self.testLoader
        if self.testNamePatterns:
            loader.testNamePatterns = self.testNamePatterns
        if self.testNames is None:
            self.test = loader.loadTestsFromModule(self.module)
        else:
            self.test = loader.loadTestsFromNames(self.testNames, self.module)

    def _make_runner(self):
        runner = TextTestRunner if self.testRunner is None else self.testRunner
        if not isinstance(runner, type):
            return runner
        options = {"verbosity": self.verbosity, "failfast": self.failfast, "buffer": self.buffer,
                   "warnings": self.warnings}
        for more in ({"tb_locals": self.tb_locals, "durations": self.durations},
                     {"tb_locals": self.tb_locals}, {}):
            try:
                return runner(**options, **more)
            except TypeError:
                continue
        return runner()

    def runTests(self):
        self.result = self._make_runner().run(self.test)
        if not self.exit:
            return
        if self.result.testsRun == 0 and len(self.result.skipped) == 0:
            sys.exit(5)
        sys.exit(0 if self.result.wasSuccessful() else 1)


main = TestProgram


# --- late: the usual runner

from unittest.runner import TextTestRunner
