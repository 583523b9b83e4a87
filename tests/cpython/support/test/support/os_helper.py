# test.support.os_helper: files of CPython's tests. There are none: making one skips the test.
import unittest
from collections import UserDict

TESTFN_ASCII = TESTFN = "@test_tmp"
TESTFN_UNICODE = TESTFN + "-\xe0\xf2\u0258\u0141\u011f"
TESTFN_NONASCII = FS_NONASCII = "\xe6"
TESTFN_UNENCODABLE = TESTFN_UNDECODABLE = None
SAVEDCWD = "/"


def _needs_files(*args, **kwargs):
    raise unittest.SkipTest("needs files")


make_bad_fd = temp_dir = temp_cwd = change_cwd = create_empty_file = open_dir_fd = _needs_files
rmdir = mkdir = symlink = save_mode = fd_count = _needs_files


def unlink(filename):
    pass


def rmtree(path):
    pass


def _skip(test):
    return unittest.skip("needs files")(test)


skip_unless_symlink = skip_unless_hardlink = skip_unless_xattr = _skip
skip_unless_working_chmod = skip_if_dac_override = skip_unless_dac_override = _skip


def can_symlink():
    return False


can_xattr = can_chmod = can_dac_override = can_symlink


def fs_is_case_insensitive(directory):
    return False


class FakePath:
    """What answers os.fspath()."""

    def __init__(self, path):
        self.path = path

    def __repr__(self):
        return f"<FakePath {self.path!r}>"

    def __fspath__(self):
        if isinstance(self.path, type) and issubclass(self.path, BaseException):
            raise self.path
        if isinstance(self.path, BaseException):
            raise self.path
        return self.path


class EnvironmentVarGuard(UserDict):
    """Changes of an environment that nobody else sees."""

    def __init__(self):
        import os
        self.data = os.environ
        self._saved = dict(os.environ)

    def set(self, envvar, value):
        self[envvar] = value

    def unset(self, *envvars):
        for name in envvars:
            self.data.pop(name, None)

    def __enter__(self):
        return self

    def __exit__(self, *info):
        self.data.clear()
        self.data.update(self._saved)
