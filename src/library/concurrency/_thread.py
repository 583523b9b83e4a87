# _thread, for modules of the standard library that guard against other threads.
# There are none: everybody is thread 1.


def get_ident():
    return 1


class _Lock:
    # Nobody else can hold it: what would wait for it would wait forever.
    _is_held = False

    def acquire(self, blocking=True, timeout=-1):
        if self._is_held:
            if not blocking or timeout >= 0:
                return False
            raise RuntimeError("deadlock: the only thread of the run holds this lock")
        self._is_held = True
        return True

    def release(self):
        if not self._is_held:
            raise RuntimeError("release unlocked lock")
        self._is_held = False

    def locked(self):
        return self._is_held

    __enter__ = acquire

    def __exit__(self, *args):
        self.release()


allocate_lock = _Lock
