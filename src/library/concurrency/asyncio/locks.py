"""Locks of tasks. Whoever waits is served in the order of coming.

All of them wait in a _Line, which knows who was called and who gave up. A lock itself only decides what a call means:
who is called owns the lock or a permit already, so it has to be given back if the task was cancelled meanwhile.
"""

from asyncio import mixins
from asyncio.exceptions import BrokenBarrierError, CancelledError

__all__ = ("Barrier", "BoundedSemaphore", "Condition", "Event", "Lock", "Semaphore")


class _Line:
    """Tasks that wait, in the order in which they came. Leaving costs the same at every place."""

    def __init__(self):
        self._places = {}

    def __len__(self):
        return len(self._places)

    def is_deserted(self):
        """Whether nobody in it can still be called."""
        return all(place.cancelled() for place in self._places)

    async def wait(self, loop, give_back=None):
        """Waits for call(). Calls give_back() if the task was called and cancelled at the same time."""
        place = loop.create_future()
        self._places[place] = True
        try:
            await place
        except CancelledError:
            if give_back is not None and place.done() and not place.cancelled():
                give_back()
            raise
        finally:
            self._places.pop(place, None)

    def call(self, most=1):
        """Wakes up to that number of those who were not called yet, and returns how many it woke."""
        called = 0
        for place in self._places:
            if called >= most:
                break
            if not place.done():
                place.set_result(True)
                called += 1
        return called

    def call_head(self):
        """Wakes the first one, unless it is awake."""
        for place in self._places:
            if not place.done():
                place.set_result(True)
            return


class _Guard(mixins._LoopBoundMixin):
    """What is acquired and released, also by `async with`."""

    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, kind, error, traceback):
        self.release()

    def __repr__(self):
        return _describe(self, "locked" if self.locked() else "unlocked", len(self._waiters))


def _describe(thing, state, waiting):
    if waiting:
        state += f", waiters:{waiting}"
    return f"<{object.__repr__(thing)[1:-1]} [{state}]>"


class Lock(_Guard):
    """A mutual exclusion lock for tasks."""

    def __init__(self):
        self._is_taken = False
        self._waiters = _Line()

    def locked(self):
        return self._is_taken

    async def acquire(self):
        if self._is_taken or not self._waiters.is_deserted():
            try:
                await self._waiters.wait(self._get_loop())
            except CancelledError:
                # The lock may have been released to this task, which does not want it any more.
                if not self._is_taken:
                    self._waiters.call_head()
                raise
        self._is_taken = True
        return True

    def release(self):
        if not self._is_taken:
            raise RuntimeError("Lock is not acquired.")
        self._is_taken = False
        self._waiters.call_head()


class Event(mixins._LoopBoundMixin):
    """A flag that tasks can wait for."""

    def __init__(self):
        self._is_set = False
        self._waiters = _Line()

    def __repr__(self):
        return _describe(self, "set" if self._is_set else "unset", len(self._waiters))

    def is_set(self):
        return self._is_set

    def clear(self):
        self._is_set = False

    def set(self):
        if not self._is_set:
            self._is_set = True
            self._waiters.call(len(self._waiters))

    async def wait(self):
        if not self._is_set:
            await self._waiters.wait(self._get_loop())
        return True


class Condition(_Guard):
    """A lock that can be given up until something is the case."""

    def __init__(self, lock=None):
        self._lock = lock = Lock() if lock is None else lock
        self._waiters = _Line()
        # Its lock is its own.
        self.acquire, self.release, self.locked = lock.acquire, lock.release, lock.locked

    def _need_lock(self, purpose):
        if not self.locked():
            raise RuntimeError(f"cannot {purpose} on un-acquired lock")

    async def wait(self):
        self._need_lock("wait")
        loop = self._get_loop()
        self.release()
        try:
            try:
                await self._waiters.wait(loop)
            finally:
                await self._acquire_surely()
        except BaseException:
            # This task cannot use what it was notified of. Another one may.
            self._waiters.call()
            raise
        return True

    async def _acquire_surely(self):
        # Whoever waited has the lock afterwards, even if it is cancelled again and again.
        interrupted = None
        is_taken = False
        while not is_taken:
            try:
                await self.acquire()
                is_taken = True
            except CancelledError as error:
                interrupted = error
        if interrupted is not None:
            try:
                raise interrupted
            finally:
                interrupted = None  # no cycle with this frame

    async def wait_for(self, predicate):
        while not (answer := predicate()):
            await self.wait()
        return answer

    def notify(self, n=1):
        self._need_lock("notify")
        self._waiters.call(n)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_Guard):
    """A counter of permits."""

    def __init__(self, value=1):
        self._value = value  # permits that nobody has
        self._waiters = _Line()
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")

    def __repr__(self):
        state = "locked" if self.locked() else f"unlocked, value:{self._value}"
        return _describe(self, state, len(self._waiters))

    def locked(self):
        return self._value == 0 or not self._waiters.is_deserted()

    async def acquire(self):
        if self.locked():
            try:
                await self._waiters.wait(self._get_loop(), self._give_back)
            finally:
                self._pass_on(self._value)
        else:
            self._value -= 1
        return True

    def release(self):
        self._give_back()
        self._pass_on(1)

    def _give_back(self):
        self._value += 1

    def _pass_on(self, most):
        # Gives permits to those who wait.
        self._value -= self._waiters.call(most)


class BoundedSemaphore(Semaphore):
    """A semaphore that cannot be released more often than it was acquired."""

    def __init__(self, value=1):
        super().__init__(value)
        self._most = value

    def release(self):
        if self._value >= self._most:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class _Round:
    """Those who wait at a barrier together. They all pass, or none of them does."""

    def __init__(self):
        self.inside = 0  # who has arrived and not left
        self.end = None  # "draining" or "resetting", once it is decided
        self.line = _Line()


class Barrier(mixins._LoopBoundMixin):
    """A place where tasks wait until enough of them are there.

    A round is over when enough have arrived, or when somebody resets or breaks the barrier. Then all who are in it
    leave. Who comes meanwhile waits at the door for the next round.
    """

    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be >= 1")
        self._size = parties
        self._is_broken = False
        self._round = _Round()
        self._door = _Line()

    @property
    def _count(self):
        return self._round.inside

    def __repr__(self):
        state = "broken" if self._is_broken else self._round.end or "filling"
        text = object.__repr__(self)[1:-1]
        if not self._is_broken:
            state += f", waiters:{self.n_waiting}/{self._size}"
        return f"<{text} [{state}]>"

    @property
    def broken(self):
        return self._is_broken

    @property
    def n_waiting(self):
        is_open = not self._is_broken and self._round.end is None
        return self._round.inside if is_open else 0

    @property
    def parties(self):
        return self._size

    async def wait(self):
        loop = self._get_loop()
        while self._round.end is not None and not self._is_broken:
            await self._door.wait(loop)
        if self._is_broken:
            raise BrokenBarrierError("Barrier aborted")
        here = self._round
        place = here.inside
        here.inside += 1
        try:
            if here.inside == self._size:
                self._finish("draining")
            else:
                await here.line.wait(loop)
                if self._is_broken or here.end != "draining":
                    raise BrokenBarrierError("Abort or reset of barrier")
            return place
        finally:
            here.inside -= 1
            if here.inside == 0 and here.end is not None:
                self._round = _Round()
                self._door.call(len(self._door))

    def _finish(self, end):
        self._round.end = end
        self._round.line.call(len(self._round.line))

    async def reset(self):
        self._is_broken = False
        if self._round.inside:
            self._finish("resetting")
        else:
            self._round = _Round()
            self._door.call(len(self._door))

    async def abort(self):
        self._is_broken = True
        self._round.line.call(len(self._round.line))
        self._door.call(len(self._door))

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *exception):
        pass
