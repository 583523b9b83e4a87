# _thread for CPython's own tests, which guests cannot import: its names as threading has them.
import threading
from threading import RLock, TIMEOUT_MAX, get_ident, get_native_id, stack_size

allocate_lock = threading.Lock
LockType = threading.Lock
_local = threading.local
error = RuntimeError
_set_sentinel = None


def _count():
    return threading.active_count() - 1


def start_new_thread(function, args, kwargs={}):
    thread = threading.Thread(target=function, args=args, kwargs=kwargs, daemon=True)
    thread.start()
    return thread.ident


def exit():
    raise SystemExit
