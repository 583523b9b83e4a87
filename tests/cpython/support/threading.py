# threading for CPython's own tests: one thread. Starting another skips the test.
import unittest


class Lock:
    def __init__(self):
        self._locked = 0

    def acquire(self, blocking=True, timeout=-1):
        if self._locked:
            if blocking:
                raise unittest.SkipTest("needs threads")
            return False
        self._locked = 1
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        self._locked -= 1

    def locked(self):
        return bool(self._locked)

    def __enter__(self):
        self.acquire()
        return True

    def __exit__(self, *info):
        self.release()


class RLock(Lock):
    def acquire(self, blocking=True, timeout=-1):
        self._locked += 1
        return True

    __enter__ = acquire


class local:
    pass


class Thread:
    name = "MainThread"
    ident = 1
    daemon = False

    def __init__(self, *args, **kwargs):
        pass

    def start(self):
        raise unittest.SkipTest("needs threads")

    def is_alive(self):
        return False


def _needs_threads(*args, **kwargs):
    raise unittest.SkipTest("needs threads")


_main = Thread()


def current_thread():
    return _main


main_thread = current_thread


def get_ident():
    return 1


def active_count():
    return 1


def enumerate():
    return [_main]


Event = Condition = Semaphore = BoundedSemaphore = Barrier = Timer = _needs_threads
