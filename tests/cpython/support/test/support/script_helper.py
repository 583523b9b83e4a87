# test.support.script_helper: there are no processes to run other interpreters in.
import unittest


def _needs_processes(*args, **kwargs):
    raise unittest.SkipTest("needs processes")


assert_python_ok = assert_python_failure = run_python_until_end = spawn_python = _needs_processes
kill_python = make_script = make_pkg = make_zip_script = make_zip_pkg = _needs_processes
run_test_script = _needs_processes


def interpreter_requires_environment():
    return False
