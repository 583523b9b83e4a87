# The guest's part of tools/cpython_tests.py: runs the tests of one module, MODULE, but those in SKIP, and
# writes an event a line, marked by the control character that begins it.
import builtins
import json
import sys
import unittest

_write = sys.stdout.write
_flush = sys.stdout.flush


def tell(**event):
    _write("\n\x1e" + json.dumps(event) + "\n")
    _flush()


def absent_open(*args, **kwargs):
    raise unittest.SkipTest("needs files")


def text_of(error):
    kind = error[0].__name__
    try:
        text = str(error[1])
    except Exception:
        text = "?"
    place = ""
    tb = error[2]
    while tb is not None:
        code = tb.tb_frame.f_code
        if not code.co_filename.startswith("<frozen"):
            place = f"{code.co_filename.rpartition('/')[2]}:{tb.tb_lineno}"
        tb = tb.tb_next
    return f"{kind}: {text}"[:600] + f" [{place}]"


class Result(unittest.TestResult):
    def __init__(self):
        super().__init__()
        self.bad = None

    def startTest(self, test):
        super().startTest(test)
        self.bad = None
        self.kind = "passed"
        tell(start=test.id())

    def note(self, kind, text):
        if self.kind != "failed":
            self.kind = kind
            self.bad = text

    def stopTest(self, test):
        super().stopTest(test)
        tell(id=test.id(), outcome=self.kind, text=self.bad)
        self.kind = None

    def outside(self, test, kind, text):
        # Of a class or a module: there is no test around it.
        if getattr(self, "kind", None) is None:
            tell(id=test.id(), outcome=kind, text=text)
        else:
            self.note(kind, text)

    def addError(self, test, error):
        text = text_of(error)
        # What the library itself refuses for want of files.
        self.outside(test, "skipped" if "there are no files" in text else "failed", text)

    addFailure = addError

    def addSubTest(self, test, subtest, error):
        if error is not None:
            self.note("failed", text_of(error))

    def addSkip(self, test, reason):
        self.outside(test, "skipped", reason)

    def addExpectedFailure(self, test, error):
        pass

    def addUnexpectedSuccess(self, test):
        self.note("failed", "unexpected success")


def without_skipped(tests):
    for test in tests:
        try:
            inner = iter(test)
        except TypeError:
            if test.id() not in SKIP:
                yield test
        else:
            yield unittest.TestSuite(without_skipped(inner))


class Policy:
    """The policy of event loops of older versions: there is a current loop whenever one is asked for."""

    def get_event_loop(self):
        import asyncio
        try:
            return asyncio.get_event_loop()
        except RuntimeError:
            loop = asyncio.new_event_loop()
            asyncio.set_event_loop(loop)
            return loop


def give_what_tests_expect():
    # What modules of tests do around their tests: they ask for files, leave policies of event loops
    # behind, clear caches and register codecs for one another.
    builtins.open = absent_open
    import asyncio
    import codecs
    import typing
    for module, name, stand_in in ((asyncio, "set_event_loop_policy", lambda policy: None),
                                   (asyncio, "get_event_loop_policy", Policy),
                                   (codecs, "register", lambda search: None),
                                   (codecs, "unregister", lambda search: None),
                                   (typing, "_cleanups", [])):
        if not hasattr(module, name):
            setattr(module, name, stand_in)


def tests_of(module):
    # A module with test_main() says itself which of its classes are to be run.
    if hasattr(module, "test_main") and not hasattr(module, "load_tests"):
        from test import support
        module.test_main()
        return unittest.TestSuite(support.collected)
    return unittest.defaultTestLoader.loadTestsFromModule(module)


def main():
    give_what_tests_expect()
    try:
        __import__(MODULE)
        module = sys.modules[MODULE]
        tests = tests_of(module)
    except unittest.SkipTest as reason:
        tell(module="skipped", text=str(reason))
        return
    except BaseException as error:
        tell(module="errored", text=text_of(sys.exc_info()))
        return
    result = Result()
    unittest.TestSuite(without_skipped(tests)).run(result)
    tell(module="done", text=None)


main()
