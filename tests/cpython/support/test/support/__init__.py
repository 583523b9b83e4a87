# test.support for CPython's own tests where there are no processes and no C API: the
# helpers that the tests use really do their work; what needs the operating system skips the test.
import contextlib
import functools
import gc
import io
import os
import re
import sys
import types
import unittest
import warnings

verbose = 0
use_resources = None
failfast = False
match_tests = None
max_memuse = 0
real_max_memuse = 0
junit_xml_list = None
debug_ranges = True
PGO = PGO_EXTENDED = False
PIPE_MAX_SIZE = 4 * 1024 * 1024 + 1
SHORT_TIMEOUT = 30.0
LONG_TIMEOUT = 300.0
LOOPBACK_TIMEOUT = 5.0
INTERNET_TIMEOUT = 60.0
Py_DEBUG = False
HAVE_DOCSTRINGS = True
MISSING_C_DOCSTRINGS = False
MS_WINDOWS = False
is_jython = is_android = is_emscripten = is_wasi = is_apple = is_apple_mobile = False
has_fork_support = has_subprocess_support = has_socket_support = has_strftime_extensions = False
unix_shell = None
# The folder of the modules of tests, which has their data.
TEST_HOME_DIR = os.path.dirname(os.path.dirname(__file__))
STDLIB_DIR = REPO_ROOT = TEST_SUPPORT_DIR = TEST_DATA_DIR = "/absent"
TEST_MODULES_ENABLED = False
_1M, _1G, _2G, _4G = 1 << 20, 1 << 30, 2 << 30, 4 << 30
MAX_Py_ssize_t = sys.maxsize


class Error(Exception):
    pass


class TestFailed(Error):
    pass


class TestDidNotRun(Error):
    pass


class ResourceDenied(unittest.SkipTest):
    pass


# --- skipping

def _identity(item):
    return item


def _skip(reason):
    return lambda *args, **kwargs: unittest.skip(reason)


requires_fork = requires_subprocess = _skip("needs processes")
requires_working_socket = _skip("needs sockets")
requires_bz2 = _skip("needs bz2")
requires_lzma = _skip("needs lzma")
requires_limited_api = unittest.skip("needs the C API")
requires_docstrings = _identity
requires_IEEE_754 = _identity
no_tracing = _identity
refcount_test = unittest.skip("counts references")
skip_if_sanitizer = skip_if_buildbot = skip_if_pgo_task = lambda *args, **kwargs: _identity
skip_if_buggy_ucrt_strfptime = _identity
skip_emscripten_stack_overflow = skip_wasi_stack_overflow = lambda: _identity
skip_on_s390x = _identity
requires_venv_with_pip = _skip("needs processes")
thread_unsafe = lambda reason=None: reason if callable(reason) else _identity


def requires_zlib(reason="requires zlib"):
    return _identity


requires_gzip = requires_zlib


def requires_debug_ranges(reason="requires co_positions / debug_ranges"):
    return _identity


def requires_mac_ver(*version):
    return _identity


requires_linux_version = requires_freebsd_version = requires_mac_ver


def anticipate_failure(condition):
    return unittest.expectedFailure if condition else _identity


def is_resource_enabled(resource):
    return resource == "cpu"


def requires(resource, msg=None):
    if not is_resource_enabled(resource):
        raise ResourceDenied(msg or f"Use of the {resource!r} resource not enabled")


def requires_resource(resource):
    if is_resource_enabled(resource):
        return _identity
    return unittest.skip(f"resource {resource!r} is not enabled")


def check_impl_detail(**guards):
    """Whether this is one of the named implementations; none of them is this one."""
    return bool(guards) and not any(guards.values())


def impl_detail(msg=None, **guards):
    if check_impl_detail(**guards):
        return _identity
    if msg is None:
        names = " or ".join(sorted(guards))
        msg = f"implementation detail specific to {names or 'cpython'}"
    return unittest.skip(msg)


def cpython_only(test):
    return impl_detail(cpython=True)(test)


def check_sanitizer(*, address=False, memory=False, ub=False):
    return False


def bigmemtest(size, memuse, dry_run=True):
    """Runs the test with a small size, as regrtest does without -M."""
    def decorator(function):
        @functools.wraps(function)
        def wrapper(self):
            if not dry_run:
                raise unittest.SkipTest("not enough memory")
            return function(self, 5147)
        wrapper.size = size
        wrapper.memuse = memuse
        return wrapper
    return decorator


def bigaddrspacetest(function):
    return unittest.skip("needs a large address space")(function)


def system_must_validate_cert(f):
    return f


# --- running

# What runs the tests that a module wants to be run; run_file.py sets it.
run_suite = None


def run_unittest(*classes):
    loader = unittest.defaultTestLoader
    for each in classes:
        if isinstance(each, str):
            run_suite(loader.loadTestsFromModule(sys.modules[each]))
        elif isinstance(each, (unittest.TestSuite, unittest.TestCase)):
            run_suite(unittest.TestSuite([each]))
        else:
            run_suite(loader.loadTestsFromTestCase(each))


def run_doctest(module, verbosity=None, optionflags=0):
    import doctest
    suite = doctest.DocTestSuite(module)
    if run_suite is not None:
        run_suite(suite)
    elif not suite.run(unittest.TestResult()).wasSuccessful():
        raise TestFailed("examples of documentation failed")
    return 0, 0


def load_package_tests(pkg_dir, loader, standard_tests, pattern):
    raise unittest.SkipTest("needs files")


class BasicTestRunner:
    def run(self, test):
        result = unittest.TestResult()
        test(result)
        return result


def reap_children():
    pass


def flush_std_streams():
    sys.stdout.flush()
    sys.stderr.flush()


def print_warning(msg):
    print("Warning -- " + msg, file=sys.stderr)


# --- streams

@contextlib.contextmanager
def captured_output(stream_name):
    original = getattr(sys, stream_name)
    setattr(sys, stream_name, io.StringIO())
    try:
        yield getattr(sys, stream_name)
    finally:
        setattr(sys, stream_name, original)


def captured_stdout():
    return captured_output("stdout")


def captured_stderr():
    return captured_output("stderr")


def captured_stdin():
    return captured_output("stdin")


def record_original_stdout(stdout):
    pass


def get_original_stdout():
    return sys.stdout


# --- attributes, modules, files

def get_attribute(obj, name):
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest(f"object {obj!r} has no attribute {name!r}")


@contextlib.contextmanager
def swap_attr(obj, attr, new_val):
    missing = object()
    old = getattr(obj, attr, missing)
    setattr(obj, attr, new_val)
    try:
        yield None if old is missing else old
    finally:
        if old is not missing:
            setattr(obj, attr, old)
        elif hasattr(obj, attr):
            delattr(obj, attr)


@contextlib.contextmanager
def swap_item(obj, item, new_val):
    missing = object()
    old = obj[item] if item in obj else missing
    obj[item] = new_val
    try:
        yield None if old is missing else old
    finally:
        if old is not missing:
            obj[item] = old
        elif item in obj:
            del obj[item]


def patch(test_instance, object_to_patch, attr_name, new_value):
    getattr(object_to_patch, attr_name)
    context = swap_attr(object_to_patch, attr_name, new_value)
    context.__enter__()
    test_instance.addCleanup(context.__exit__, None, None, None)


def findfile(filename, subdir=None):
    if not os.path.exists(TEST_HOME_DIR):
        raise unittest.SkipTest("needs files")
    path = os.path.join(TEST_HOME_DIR, subdir or "", filename)
    return path if os.path.exists(path) else filename


def open_urlresource(url, *args, **kw):
    raise unittest.SkipTest("needs the network")


def detect_api_mismatch(ref_api, other_api, *, ignore=()):
    missing = set(dir(ref_api)) - set(dir(other_api)) - set(ignore)
    return {name for name in missing if not name.startswith("_") or name.endswith("__")}


def check__all__(test_case, module, name_of_module=None, extra=(), not_exported=()):
    if name_of_module is None:
        name_of_module = (module.__name__,)
    elif isinstance(name_of_module, str):
        name_of_module = (name_of_module,)
    expected = set(extra)
    for name in dir(module):
        if name.startswith("_") or name in not_exported:
            continue
        obj = getattr(module, name)
        if (getattr(obj, "__module__", None) in name_of_module
                or (not hasattr(obj, "__module__") and not isinstance(obj, types.ModuleType))):
            expected.add(name)
    test_case.assertCountEqual(module.__all__, expected)


def sortdict(dictionary):
    return "{%s}" % ", ".join("%r: %r" % item for item in sorted(dictionary.items()))


def _force_run(path, function, *args):
    return function(*args)


# --- checks

def check_syntax_error(testcase, statement, errtext="", *, lineno=None, offset=None):
    with testcase.assertRaisesRegex(SyntaxError, errtext) as caught:
        compile(statement, "<test string>", "exec")
    error = caught.exception
    testcase.assertIsNotNone(error.lineno)
    if lineno is not None:
        testcase.assertEqual(error.lineno, lineno)
    testcase.assertIsNotNone(error.offset)
    if offset is not None:
        testcase.assertEqual(error.offset, offset)


def check_disallow_instantiation(testcase, tp, *args, **kwds):
    name = tp.__name__
    if tp.__module__ != "builtins":
        name = f"{tp.__module__}.{name}"
    testcase.assertRaisesRegex(TypeError, f"cannot create '{re.escape(name)}' instances",
                               tp, *args, **kwds)


def check_sizeof(test, o, size):
    raise unittest.SkipTest("sizes of CPython's objects")


def calcobjsize(fmt):
    return 0


calcvobjsize = calcobjsize


def check_free_after_iterating(test, iter, cls, args=()):
    class Collected(cls):
        def __del__(self):
            nonlocal done
            done = True
            try:
                next(it)
            except StopIteration:
                pass

    done = False
    it = iter(Collected(*args))
    test.assertRaises(StopIteration, next, it)
    gc_collect()
    test.assertTrue(done)


def gc_collect():
    for _ in range(3):
        gc.collect()


@contextlib.contextmanager
def disable_gc():
    have = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if have:
            gc.enable()


def python_is_optimized():
    return True


def has_no_debug_ranges():
    return False


def with_pymalloc():
    return False


@contextlib.contextmanager
def infinite_recursion(max_depth=75):
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(max(max_depth, 100))
        yield
    finally:
        sys.setrecursionlimit(limit)


def get_recursion_depth():
    frame = sys._getframe(1)
    depth = 0
    while frame is not None:
        depth += 1
        frame = frame.f_back
    return depth


@contextlib.contextmanager
def adjust_int_max_str_digits(max_digits):
    current = sys.get_int_max_str_digits()
    try:
        sys.set_int_max_str_digits(max_digits)
        yield
    finally:
        sys.set_int_max_str_digits(current)


def setswitchinterval(interval):
    pass


def run_with_locale(catstr, *locales):
    """There is the C locale only, as on a system that has none of those named."""
    return _identity


def run_with_tz(tz):
    return unittest.skip("needs other time zones")


def subTests(arg_names, arg_values, /, *, _do_cleanups=False):
    names = arg_names.replace(",", " ").split() if isinstance(arg_names, str) else arg_names
    single = len(names) == 1

    def decorator(function):
        @functools.wraps(function)
        def wrapper(self, /, *args, **kwargs):
            for values in arg_values:
                values = (values,) if single else values
                more = dict(zip(names, values))
                with self.subTest(**more):
                    function(self, *args, **kwargs, **more)
                if _do_cleanups:
                    self.doCleanups()
        return wrapper
    return decorator


def ignore_deprecations_from(module, *, like):
    token = object()
    warnings.filterwarnings("ignore", category=DeprecationWarning, message=like + " *")
    return token


def clear_ignored_deprecations(*tokens):
    warnings.resetwarnings()


def args_from_interpreter_flags():
    return []


def optim_args_from_interpreter_flags():
    return []


def maybe_get_event_loop_policy():
    return None


def set_memlimit(limit):
    pass


def missing_compiler_executable(cmd_names=()):
    return "cc"


def run_in_subinterp(code):
    raise unittest.SkipTest("needs subinterpreters")


def late_deletion(obj):
    pass


def control_characters_c0():
    return [chr(c) for c in range(0x20)] + ["\x7f"]


def wait_process(pid, *, exitcode, timeout=None):
    raise unittest.SkipTest("needs processes")


class SuppressCrashReport:
    def __enter__(self):
        return self

    def __exit__(self, *info):
        pass


class Matcher:
    _partial_matches = ("msg", "message")

    def matches(self, d, **kwargs):
        return all(self.match_value(k, d.get(k), v) for k, v in kwargs.items())

    def match_value(self, k, dv, v):
        if type(v) is not type(dv):
            return False
        if type(dv) is not str or k not in self._partial_matches:
            return v == dv
        return dv.find(v) >= 0


class catch_unraisable_exception:
    """Keeps what sys.unraisablehook is given."""

    def __init__(self):
        self.unraisable = None

    def _hook(self, unraisable):
        self.unraisable = unraisable

    def __enter__(self):
        self._old = sys.unraisablehook
        sys.unraisablehook = self._hook
        return self

    def __exit__(self, *info):
        sys.unraisablehook = self._old
        self.unraisable = None


@functools.total_ordering
class _Largest:
    """Greater than anything but itself."""

    def __eq__(self, other):
        return isinstance(other, _Largest)

    def __lt__(self, other):
        return False


LARGEST = _Largest()


@functools.total_ordering
class _Smallest:
    """Less than anything but itself."""

    def __eq__(self, other):
        return isinstance(other, _Smallest)

    def __gt__(self, other):
        return False


SMALLEST = _Smallest()


class _AlwaysEqual:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


ALWAYS_EQ = _AlwaysEqual()


class _NeverEqual:
    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


NEVER_EQ = _NeverEqual()

NHASHBITS = sys.hash_info.width
requires_legacy_unicode_capi = unittest.skip("needs the C API")
requires_resource_walltime = _identity
skip_if_broken_multiprocessing_synchronize = lambda: None
ALLOW_PERMISSION = False


def collision_stats(nbins, nballs):
    raise unittest.SkipTest("hash values of CPython")


def darwin_malloc_err_warning(test_name):
    pass
