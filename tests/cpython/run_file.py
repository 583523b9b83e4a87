# The guest's part of tools/cpython_tests.py: runs the tests of one module, MODULE, but those in SKIP, and
# writes an event a line, marked by the control character that begins it.
import json
import sys
import unittest

_write = sys.stdout.write
_flush = sys.stdout.flush


def tell(**event):
    _write("\n\x1e" + json.dumps(event) + "\n")
    _flush()


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
    # What modules of tests do around their tests: they leave policies of event loops behind, clear
    # caches, register codecs for one another, and name what is private to CPython.
    import _operator
    import ast
    import asyncio
    import codecs
    import enum
    import hmac
    import types
    import typing
    import unicodedata
    import uuid
    import warnings

    from modules_of_cpython import Absent
    for module, name, stand_in in ((_operator, "_compare_digest", hmac.compare_digest),
                                   (asyncio, "set_event_loop_policy", lambda policy: None),
                                   (asyncio, "get_event_loop_policy", Policy),
                                   (codecs, "register", lambda search: None),
                                   (codecs, "unregister", lambda search: None),
                                   (enum, "_test_simple_enum", Absent("needs enum's own test")),
                                   (sys, "prefix", ""),
                                   (sys, "base_prefix", ""),
                                   (typing, "_cleanups", []),
                                   (warnings, "onceregistry", {}),
                                   (unicodedata, "ucd_3_2_0", Absent("needs Unicode 3.2")),
                                   (uuid, "_GETTERS", [])):
        if not hasattr(module, name):
            setattr(module, name, stand_in)
    # What uuid asks the host's network card with.
    for name in ("uuid1", "getnode", "_node", "_load_system_functions", "_has_uuid_generate_time_safe",
                 "_generate_time_safe", "_last_timestamp", "_get_command_stdout", "_MAC_DELIM",
                 "_MAC_OMITS_LEADING_ZEROES",
                 "_find_mac_near_keyword", "_find_mac_under_heading", "_parse_mac",
                 "_ifconfig_getnode", "_ip_getnode", "_arp_getnode", "_lanscan_getnode",
                 "_netstat_getnode", "_random_getnode", "_unix_getnode", "_windll_getnode"):
        if not hasattr(uuid, name):
            setattr(uuid, name, Absent("needs a network card"))
    # The module of CPython that ast is made of.
    sys.modules["_ast"] = types.ModuleType("_ast")
    sys.modules["_ast"].__dict__.update(vars(ast))


def give_doctest_the_module(module):
    # Without frames doctest does not find the module that calls it.
    import doctest
    original = doctest.DocTestSuite
    doctest.DocTestSuite = lambda of=None, *args, **kwargs: original(of or module, *args, **kwargs)
    original_of_files = doctest.DocFileSuite
    doctest.DocFileSuite = lambda *paths, **kwargs: original_of_files(*paths, **{"package": module, **kwargs})


def run_module(module, result):
    def run(suite):
        unittest.TestSuite(without_skipped(suite)).run(result)

    # A module with test_main() says itself which of its classes are to be run, and prepares them.
    if hasattr(module, "test_main") and not hasattr(module, "load_tests"):
        from test import support
        support.run_suite = run
        module.test_main()
    else:
        run(unittest.defaultTestLoader.loadTestsFromModule(module))


def main():
    give_what_tests_expect()
    import modules_of_cpython
    modules_of_cpython.prepare(MODULE)
    try:
        __import__(MODULE)
        give_doctest_the_module(sys.modules[MODULE])
        run_module(sys.modules[MODULE], Result())
    except unittest.SkipTest as reason:
        tell(module="skipped", text=str(reason))
    except BaseException as error:
        tell(module="errored", text=text_of(sys.exc_info()))
    else:
        tell(module="done", text=None)


main()
