# test.support.threading_helper: there are no threads.
import unittest


def requires_working_threading(*, module=False):
    if module:
        raise unittest.SkipTest("needs threads")
    return unittest.skip("needs threads")


def threading_setup():
    return ()


def threading_cleanup(*original):
    pass


def reap_threads(function):
    return function


can_start_thread = False


def _needs_threads(*args, **kwargs):
    raise unittest.SkipTest("needs threads")


join_thread = start_threads = wait_threads_exit = catch_threading_exception = _needs_threads
run_concurrently = _needs_threads
