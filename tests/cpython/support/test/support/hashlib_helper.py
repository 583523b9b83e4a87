# test.support.hashlib_helper: which digests there are.
import hashlib
import unittest


def requires_hashdigest(digestname, openssl=None, usedforsecurity=True):
    if digestname in hashlib.algorithms_available:
        return lambda item: item
    return unittest.skip(f"hash digest {digestname!r} is not available.")
