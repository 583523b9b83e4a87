"""Locks of tasks. Waiters are served in the order in which they came."""

from asyncio import mixins
from asyncio.exceptions import BrokenBarrierError, CancelledError

__all__ = ("Barrier", "BoundedSemaphore", "Condition", "Event", "Lock", "Semaphore")


class _ContextManagerMixin:
    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, kind, error, traceback):
        self.release()


class _Waiters:
    """Futures in order. Taking one out costs the same wherever it is."""

    def __init__(self):
        self._futures = {}

    def __len__(self):
        return len(self._futures)

    def __iter__(self):
        return iter(list(self._futures))

    def add(self, future):
        self._futures[future] = None

    def remove(self, future):
        self._futures.pop(future, None)

    def first(self):
        return next(iter(self._futures), None)


def _with_state(self, state, waiters):
    text = object.__repr__(self)
    if waiters:
        state = f"{state}, waiters:{len(waiters)}"
    return f"<{text[1:-1]} [{state}]>"


class Lock(_ContextManagerMixin, mixins._LoopBoundMixin):
    """A mutual exclusion lock for tasks."""

    def __init__(self):
        self._waiters = _Waiters()
        self._locked = False

    def __repr__(self):
        return _with_state(self, "locked" if self._locked else "unlocked", self._waiters)

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and all(each.cancelled() for each in self._waiters):
            self._locked = True
            return True
        future = self._get_loop().create_future()
        self._waiters.add(future)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except CancelledError:
            # It may have been woken already: then the next one must be.
            if not self._locked:
                self._wake_up_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_up_first()

    def _wake_up_first(self):
        future = self._waiters.first()
        if future is not None and not future.done():
            future.set_result(True)


class Event(mixins._LoopBoundMixin):
    """A flag that tasks can wait for."""

    def __init__(self):
        self._waiters = _Waiters()
        self._value = False

    def __repr__(self):
        return _with_state(self, "set" if self._value else "unset", self._waiters)

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for future in self._waiters:
                if not future.done():
                    future.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        future = self._get_loop().create_future()
        self._waiters.add(future)
        try:
            await future
            return True
        finally:
            self._waiters.remove(future)


class Condition(_ContextManagerMixin, mixins._LoopBoundMixin):
    """A lock that can be given up until something is the case."""

    def __init__(self, lock=None):
        if lock is None:
            lock = Lock()
        self._lock = lock
        self.locked = lock.locked
        self.acquire = lock.acquire
        self.release = lock.release
        self._waiters = _Waiters()

    def __repr__(self):
        return _with_state(self, "locked" if self.locked() else "unlocked", self._waiters)

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        future = self._get_loop().create_future()
        self.release()
        try:
            try:
                self._waiters.add(future)
                try:
                    await future
                    return True
                finally:
                    self._waiters.remove(future)
            finally:
                # The lock is taken again however the waiting ended.
                error = None
                while True:
                    try:
                        await self.acquire()
                        break
                    except CancelledError as cancelled:
                        error = cancelled
                if error is not None:
                    try:
                        raise error
                    finally:
                        error = None
        except BaseException:
            # Woken, but not able to use it: somebody else may.
            self._notify(1)
            raise

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        self._notify(n)

    def _notify(self, n):
        asleep = (future for future in self._waiters if not future.done())
        for woken, future in enumerate(asleep):
            if woken >= n:
                break
            future.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_ContextManagerMixin, mixins._LoopBoundMixin):
    """A counter of permits."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = _Waiters()
        self._value = value

    def __repr__(self):
        state = "locked" if self.locked() else f"unlocked, value:{self._value}"
        return _with_state(self, state, self._waiters)

    def locked(self):
        return self._value == 0 or any(not each.cancelled() for each in self._waiters)

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        future = self._get_loop().create_future()
        self._waiters.add(future)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except CancelledError:
            # The permit that it was given meanwhile goes back.
            if future.done() and not future.cancelled():
                self._value += 1
            raise
        finally:
            while self._value > 0:
                if not self._wake_up_next():
                    break
        return True

    def release(self):
        self._value += 1
        self._wake_up_next()

    def _wake_up_next(self):
        for future in self._waiters:
            if not future.done():
                self._value -= 1
                future.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    """A semaphore that cannot be released more often than it was acquired."""

    def __init__(self, value=1):
        self._bound_value = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound_value:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class Barrier(mixins._LoopBoundMixin):
    """A place where tasks wait until enough of them are there."""

    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._cond = Condition()
        self._parties = parties
        self._state = "filling"
        self._count = 0

    def __repr__(self):
        state = self._state
        waiting = "" if self.broken else f", waiters:{self.n_waiting}/{self.parties}"
        return f"<{object.__repr__(self)[1:-1]} [{state}{waiting}]>"

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *exception):
        pass

    async def wait(self):
        async with self._cond:
            await self._block()
            try:
                index = self._count
                self._count = index + 1
                if self._count == self._parties:
                    self._state = "draining"
                    self._cond.notify_all()
                else:
                    await self._wait()
                return index
            finally:
                self._count -= 1
                self._exit()

    async def _block(self):
        # Those of the last round must have left first.
        await self._cond.wait_for(lambda: self._state not in ("draining", "resetting"))
        if self._state == "broken":
            raise BrokenBarrierError("Barrier aborted")

    async def _wait(self):
        await self._cond.wait_for(lambda: self._state != "filling")
        if self._state in ("broken", "resetting"):
            raise BrokenBarrierError("Abort or reset of barrier")

    def _exit(self):
        if self._count == 0:
            if self._state in ("resetting", "draining"):
                self._state = "filling"
            self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                if self._state != "resetting":
                    self._state = "resetting"
            else:
                self._state = "filling"
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = "broken"
            self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._state == "filling" else 0

    @property
    def broken(self):
        return self._state == "broken"
