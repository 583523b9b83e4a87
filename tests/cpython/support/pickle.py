# pickle for CPython's own tests: objects made of bytes are absent by design, so a test that uses it is
# skipped.
import unittest

HIGHEST_PROTOCOL = 5
bytes_types = (bytes, bytearray)
DEFAULT_PROTOCOL = 5


class PickleError(Exception):
    pass


class PicklingError(PickleError):
    pass


class UnpicklingError(PickleError):
    pass


def _absent(*args, **kwargs):
    raise unittest.SkipTest("needs pickle")


dumps = loads = dump = load = Pickler = Unpickler = PickleBuffer = _absent
_dumps = _loads = _Pickler = _Unpickler = _absent
