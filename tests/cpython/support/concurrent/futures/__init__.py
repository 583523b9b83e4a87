# concurrent.futures for CPython's own tests: futures without executors.
import unittest


class CancelledError(Exception):
    pass


class Future:
    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)


def _needs_threads(*args, **kwargs):
    raise unittest.SkipTest("needs threads")


ThreadPoolExecutor = ProcessPoolExecutor = _needs_threads
