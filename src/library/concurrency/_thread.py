# _thread: threads that take turns, and the locks that they wait for.
#
# One thread runs at a time, until it waits: for a lock, for the end of another thread, or for time to
# pass. Then the thread that has been ready for the longest time goes on. If nobody is ready, time
# passes until the first of those that wait for it; if nobody does that either, the thread whose wait
# was the last to begin gets an error. So the order depends on the program alone.
#
# _threads has the chains of frames. A thread that waits inside a call from native code (the key
# function of sorted(), say) can go on only while that call is the innermost one; can_go_on() knows.
import _context
import _threads
import contextvars
from collections import deque
from heapq import heappop, heappush
from itertools import count
from time import monotonic_ns
from weakref import ref as _ref
from _weakref import _report_unraisable as _report

TIMEOUT_MAX = 9223372036.0
error = RuntimeError

_stack_size = 0
_serials = count()
_natives = count(1)
_ready = deque()
_sleepers = []  # a heap of (when, serial, wait)
_handles = []  # of threads that the end of the run waits for


class _Thread:
    __slots__ = ("number", "native", "function", "args", "kwargs", "handle", "wait", "locals")

    def __init__(self, number):
        self.number = number
        # The number of a thread that ended is given to a later one, but this is not.
        self.native = next(_natives)
        self.function = self.args = self.kwargs = self.handle = self.wait = None
        self.locals = []


class _Wait:
    # Of one thread: for whoever wakes it, for the time, or for both.
    __slots__ = ("thread", "is_over", "ended_by_time", "is_hopeless")

    def __init__(self, thread):
        self.thread = thread
        self.is_over = self.ended_by_time = self.is_hopeless = False
        thread.wait = self


_running = _Thread(_threads.running())
_threads_by_number = {_running.number: _running}
_main = _running


# --- whose turn it is

def _deadlock():
    return RuntimeError("deadlock: every thread waits for another one")


def _wake_first(waits):
    while waits:
        wait = waits.popleft()
        if not wait.is_over:
            wait.is_over = True
            _ready.append(wait.thread)
            return


def _wake_sleepers(now):
    while _sleepers and (_sleepers[0][2].is_over or _sleepers[0][0] <= now):
        wait = heappop(_sleepers)[2]
        if not wait.is_over:
            wait.is_over = wait.ended_by_time = True
            _ready.append(wait.thread)


def _choose(me):
    # The thread that goes on, or None.
    while True:
        _wake_sleepers(monotonic_ns())
        for place, thread in enumerate(_ready):
            if thread is me or _threads.can_go_on(thread.number):
                del _ready[place]
                return thread
        if not _sleepers:
            return None
        _threads.pass_time(max(0, _sleepers[0][0] - monotonic_ns()))


def _kept_values():
    # What contextvars and other modules keep for the running thread.
    return contextvars._current, [get() for get, _ in contextvars._of_threads]


def _set_kept_values(context, values):
    contextvars._current = context
    _context.entered(context)
    for place, (_, set_values) in enumerate(contextvars._of_threads):
        set_values(values[place] if place < len(values) else None)


def _give_turn(wait):
    # Returns when the wait is over.
    global _running
    me = wait.thread
    kept = _kept_values()  # a finalizer may run in it
    chosen = _choose(me)
    if chosen is None:
        wait.is_over = True
        raise _deadlock()
    if chosen is not me:
        _running = chosen
        try:
            _threads.go_on(chosen.number)
        finally:
            _running = me
            _set_kept_values(*kept)
    if wait.is_hopeless:
        raise _deadlock()


def _wait_among(waits, deadline):
    # Returns False if the time is over first.
    wait = _Wait(_running)
    waits.append(wait)
    if deadline is not None:
        heappush(_sleepers, (deadline, next(_serials), wait))
    _give_turn(wait)
    return not wait.ended_by_time


def _sleep(nanoseconds):
    # What time.sleep() does once there have been threads.
    wait = _Wait(_running)
    heappush(_sleepers, (monotonic_ns() + nanoseconds, next(_serials), wait))
    _give_turn(wait)


def _deadline_of(timeout):
    return None if timeout is None or timeout < 0 else monotonic_ns() + round(timeout * 10**9)


# --- threads

class _ThreadHandle:
    """A thread that can be joined."""

    __module__ = "_thread"
    __slots__ = ("_ident", "_is_done", "_waits", "__weakref__")

    def __init__(self):
        self._ident = 0
        self._is_done = False
        self._waits = deque()

    def __init_subclass__(cls):
        raise TypeError("type '_thread._ThreadHandle' is not an acceptable base type")

    @property
    def ident(self):
        return self._ident

    def is_done(self):
        return self._is_done

    def _set_done(self):
        self._is_done = True
        while self._waits:
            _wake_first(self._waits)

    def join(self, timeout=None):
        if not self._ident:
            raise RuntimeError("thread not started")
        deadline = _deadline_of(timeout)
        if self._ident == _running.number and not self._is_done:
            raise RuntimeError("Cannot join current thread")
        while not self._is_done:
            if not _wait_among(self._waits, deadline):
                return

    def __repr__(self):
        return f"<{type(self).__name__} object: ident={self._ident}>"


def _make_thread_handle(ident):
    handle = _ThreadHandle()
    handle._ident = ident
    return handle


def _first_frame():
    # A thread begins here and ends here, with the turn of another.
    global _running
    me = _running
    try:
        _set_kept_values(contextvars.Context(), ())
        me.function(*me.args, **me.kwargs)
    except SystemExit:
        pass
    except BaseException as reason:
        _report("in thread started by", me.function, reason)
    me.function = me.args = me.kwargs = None
    _end(me)
    chosen = _choose(None)
    if chosen is None:
        # Nobody is ready, so all the others wait for each other.
        for chosen in _threads_by_number.values():
            if _threads.can_go_on(chosen.number):
                break
        chosen.wait.is_over = chosen.wait.is_hopeless = True
    _running = chosen
    _threads.end_with(chosen.number)


def _end(thread):
    del _threads_by_number[thread.number]
    for reference in thread.locals:
        local = reference()
        if local is not None:
            _forget_values(local, thread)
    handle = thread.handle
    if handle in _handles:
        _handles.remove(handle)
    handle._set_done()


def _start(function, args, kwargs, handle, is_daemon):
    thread = _Thread(_threads.create(_first_frame))
    thread.function = function
    thread.args = args
    thread.kwargs = kwargs
    thread.handle = handle
    handle._ident = thread.number
    _threads_by_number[thread.number] = thread
    if not is_daemon:
        _handles.append(handle)
    _ready.append(thread)
    _threads.use_sleep(_sleep)
    return thread.number


def start_joinable_thread(function, handle=None, daemon=True):
    """Start a thread. It begins when the running one waits."""
    if not callable(function):
        raise TypeError("thread function must be callable")
    if handle is None:
        handle = _ThreadHandle()
    elif not isinstance(handle, _ThreadHandle):
        raise TypeError("'handle' must be a _ThreadHandle")
    if handle._ident:
        raise RuntimeError("thread already started")
    _start(function, (), {}, handle, daemon)
    return handle


def start_new_thread(function, args, kwargs={}, /):
    """Start a thread that calls function(*args, **kwargs), and return its identifier."""
    if not callable(function):
        raise TypeError("first arg must be callable")
    if not isinstance(args, tuple):
        raise TypeError("2nd arg must be a tuple")
    if not isinstance(kwargs, dict):
        raise TypeError("optional 3rd arg must be a dictionary")
    return _start(function, args, kwargs, _ThreadHandle(), True)


start_new = start_new_thread


def exit():
    """Raise SystemExit, which ends a thread silently."""
    raise SystemExit


exit_thread = exit


def get_ident():
    """Return the number of the running thread."""
    return _running.number


def get_native_id():
    """Return a number of the running thread that no other thread of the run has."""
    return _running.native


def _get_main_thread_ident():
    return _main.number


def _is_main_interpreter():
    return True


def daemon_threads_allowed():
    return True


def _count():
    return len(_threads_by_number) - 1


def stack_size(size=0, /):
    """Remember the size of the stacks of threads, and return the size before. Every thread has room for as many calls
    as the run's limit allows, whatever the size."""
    global _stack_size
    if size < 0:
        raise ValueError("size must be 0 or a positive value")
    if 0 < size < 32768:
        raise ValueError(f"size not valid: {size} bytes")
    before, _stack_size = _stack_size, size
    return before


def _shutdown():
    # Waits for the threads that are not daemons.
    while _handles:
        _handles[0].join()


def _end_of_run():
    # The library calls this at the end of a run, in the main thread. Daemons, and threads that wait
    # for something that never happens, end where they are.
    try:
        _shutdown()
    except RuntimeError:
        pass
    finally:
        _handles.clear()
        _ready.clear()
        _sleepers.clear()
        for thread in list(_threads_by_number.values()):
            if _threads.drop(thread.number):
                _end(thread)


# --- locks

def _checked_deadline(blocking, timeout):
    if not blocking:
        if timeout != -1:
            raise ValueError("can't specify a timeout for a non-blocking call")
        return None
    if timeout < 0 and timeout != -1:
        raise ValueError("timeout value must be a non-negative number")
    if timeout > TIMEOUT_MAX:
        raise OverflowError("timeout value is too large")
    return _deadline_of(timeout)


class lock:
    """A lock that one thread at a time holds."""

    __module__ = "_thread"
    __slots__ = ("_is_held", "_waits", "__weakref__")

    def __init__(self):
        self._is_held = False
        self._waits = deque()

    def acquire(self, blocking=True, timeout=-1):
        """Take the lock, and wait for it if blocking is true. Return whether it was taken."""
        deadline = _checked_deadline(blocking, timeout)
        while self._is_held:
            if not blocking or not _wait_among(self._waits, deadline):
                return False
        self._is_held = True
        return True

    def release(self):
        """Free the lock, which another thread may have taken."""
        if not self._is_held:
            raise RuntimeError("release unlocked lock")
        self._is_held = False
        _wake_first(self._waits)

    def locked(self):
        """Return whether the lock is held."""
        return self._is_held

    def __enter__(self):
        while self._is_held:
            _wait_among(self._waits, None)
        self._is_held = True
        return True

    def __exit__(self, kind, value, traceback):
        self.release()

    acquire_lock = acquire
    release_lock = release
    locked_lock = locked

    def _at_fork_reinit(self):
        self.__init__()

    def __repr__(self):
        state = "locked" if self._is_held else "unlocked"
        return f"<{state} _thread.lock object at {id(self):#x}>"


LockType = allocate_lock = allocate = lock


class RLock:
    """A lock that the thread that holds it can take again."""

    __module__ = "_thread"
    __slots__ = ("_owner", "_depth", "_waits", "__weakref__")

    def __init__(self):
        self._owner = None
        self._depth = 0
        self._waits = deque()

    def acquire(self, blocking=True, timeout=-1):
        """Take the lock, and wait for it if blocking is true. Return whether it was taken."""
        deadline = _checked_deadline(blocking, timeout)
        while self._owner is not None and self._owner is not _running:
            if not blocking or not _wait_among(self._waits, deadline):
                return False
        self._owner = _running
        self._depth += 1
        return True

    def release(self):
        """Free the lock, if this undoes the first acquire()."""
        if self._owner is not _running:
            raise RuntimeError("cannot release un-acquired lock")
        self._depth -= 1
        if self._depth == 0:
            self._owner = None
            _wake_first(self._waits)

    def locked(self):
        """Return whether the lock is held."""
        return self._owner is not None

    def __enter__(self):
        return self.acquire()

    def __exit__(self, kind, value, traceback):
        self.release()

    def _is_owned(self):
        return self._owner is _running

    def _recursion_count(self):
        return self._depth if self._owner is _running else 0

    def _release_save(self):
        if self._owner is None:
            raise RuntimeError("cannot release un-acquired lock")
        state = self._depth, self._owner
        self._depth = 0
        self._owner = None
        _wake_first(self._waits)
        return state

    def _acquire_restore(self, state):
        self.acquire()
        self._depth, self._owner = state

    def _at_fork_reinit(self):
        self.__init__()

    def __repr__(self):
        state = "unlocked" if self._owner is None else "locked"
        owner = 0 if self._owner is None else self._owner.number
        return (f"<{state} {type(self).__module__}.{type(self).__qualname__} object owner={owner} "
                f"count={self._depth} at {id(self):#x}>")


# --- what belongs to a thread


_NOTHING = object()


def _values_of(local):
    dicts = _get_dicts(local)
    values = dicts.get(_running.number)
    if values is None:
        values = dicts[_running.number] = {}
        _running.locals.append(_ref(local))
        args, kwargs = _get_given(local)
        if type(local).__init__ is not object.__init__:
            local.__init__(*args, **kwargs)
    return values


def _forget_values(local, thread):
    _get_dicts(local).pop(thread.number, None)


def _data_descriptor(local, name):
    # What the class has under the name, if that goes before the attributes of the thread.
    found = getattr(type(local), name, None)
    return found if hasattr(type(found), "__set__") else None


def _check_name(local, name):
    if name == "__dict__":
        raise AttributeError(f"'{type(local).__name__}' object attribute '__dict__' is read-only")


class _local:
    """Attributes that each thread has for itself."""

    __module__ = "_thread"
    __slots__ = ("_dicts", "_given", "__weakref__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        self = object.__new__(cls)
        _set_dicts(self, {_running.number: {}})
        _set_given(self, (args, kwargs))
        _running.locals.append(_ref(self))
        return self

    def __getattribute__(self, name):
        values = _values_of(self)
        if name == "__dict__":
            return values
        if name in values and _data_descriptor(self, name) is None:
            return values[name]
        return object.__getattribute__(self, name)

    def __setattr__(self, name, value):
        _check_name(self, name)
        descriptor = _data_descriptor(self, name)
        if descriptor is None:
            _values_of(self)[name] = value
        else:
            descriptor.__set__(self, value)

    def __delattr__(self, name):
        _check_name(self, name)
        descriptor = _data_descriptor(self, name)
        if descriptor is not None:
            descriptor.__delete__(self)
        elif _values_of(self).pop(name, _NOTHING) is _NOTHING:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")

    def __dir__(self):
        return sorted({*dir(type(self)), *_values_of(self)})


_get_dicts = _local._dicts.__get__
_set_dicts = _local._dicts.__set__
_get_given = _local._given.__get__
_set_given = _local._given.__set__
