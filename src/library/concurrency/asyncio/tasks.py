"""Task: a coroutine that the loop drives; and functions that wait for several of them.

Tasks continue, and are cancelled, in the order that CPython has.
"""

import contextvars

import _asyncio
from asyncio import coroutines, events, futures
from asyncio.exceptions import CancelledError, InvalidStateError, TimeoutError
from asyncio.futures import Future, _set_result_unless_cancelled, isfuture

__all__ = tuple("""ALL_COMPLETED FIRST_COMPLETED FIRST_EXCEPTION Task all_tasks as_completed create_eager_task_factory
create_task current_task eager_task_factory ensure_future gather shield sleep wait wait_for _enter_task _leave_task
_register_task _unregister_task""".split())

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

_last_number = 0


class Task(Future):
    """A coroutine that the loop drives."""

    _log_destroy_pending = True
    _coro = None

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        global _last_number
        super().__init__(loop=loop)
        if not coroutines.iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        if name is None:
            _last_number += 1
            name = f"Task-{_last_number}"
        self._name, self._coro, self._fut_waiter = str(name), coro, None
        self._num_cancels_requested, self._must_cancel = 0, False
        self._context = context if context is not None else contextvars.copy_context()
        loop = self._loop
        loop._tasks[self] = None
        if eager_start and loop.is_running():
            self._start_eagerly()
        else:
            loop.call_soon(self._step, context=self._context)

    def _description(self):
        info = super()._description()
        if self.cancelling() and not self.done():
            info[0] = "cancelling"
        info.insert(1, f"name={self._name!r}")
        if self._coro is not None:
            info.insert(2, f"coro=<{coroutines._describe_coroutine(self._coro)}>")
            if self._fut_waiter is not None:
                info.insert(3, f"wait_for={self._fut_waiter!r}")
        return info

    def get_name(self):
        """Return the name of the task."""
        return self._name

    def set_name(self, value):
        """Give the task a name."""
        self._name = str(value)

    def get_context(self):
        """Return the context that the coroutine runs in."""
        return self._context

    def get_coro(self):
        """Return the coroutine that the task drives."""
        return self._coro

    def set_exception(self, exception):
        """Raise RuntimeError: the coroutine sets it."""
        raise RuntimeError("Task does not support set_exception operation")

    def set_result(self, result):
        """Raise RuntimeError: the coroutine sets it."""
        raise RuntimeError("Task does not support set_result operation")

    def cancel(self, msg=None):
        """Raise CancelledError in the coroutine, soon. Returns False if the task is done."""
        self._retrieved()
        if self.done():
            return False
        self._num_cancels_requested += 1
        awaited = self._fut_waiter
        if awaited is None or not awaited.cancel(msg=msg):
            # The step that is due, or running, throws it in.
            self._must_cancel, self._cancel_message = True, msg
        return True

    def uncancel(self):
        """Take back one request to cancel. Returns how many are left."""
        left = max(self._num_cancels_requested - 1, 0)
        self._num_cancels_requested = left
        self._must_cancel = self._must_cancel and left > 0
        return left

    def cancelling(self):
        """Return how many requests to cancel there are."""
        return self._num_cancels_requested

    def _start_eagerly(self):
        loop = self._loop
        outer = loop._current_task
        loop._current_task = self
        try:
            self._context.run(self._step_within)
        finally:
            loop._current_task = outer

    def _step(self, error=None):
        if self._state != "PENDING":
            raise InvalidStateError(f"__step(): already done: {self!r}, {error!r}")
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._make_cancelled_error()
            self._must_cancel = False
        self._fut_waiter = None
        loop = self._loop
        if loop._current_task is not None:
            _enter_task(loop, self)  # raises
        loop._current_task = self
        try:
            self._step_within(error)
        finally:
            loop._current_task = None

    def _step_within(self, error=None):
        coro = self._coro
        try:
            result = coro.send(None) if error is None else coro.throw(error)
        except StopIteration as stop:
            self._loop._tasks.pop(self, None)
            must_cancel, self._must_cancel = self._must_cancel, False
            if not must_cancel:
                super().set_result(stop.value)
                return
            super().cancel(msg=self._cancel_message)
            return
        except CancelledError as cancelled:
            self._loop._tasks.pop(self, None)
            _asyncio.leave(cancelled)  # without this function
            self._cancelled_exc = cancelled
            super().cancel()
            return
        except (KeyboardInterrupt, SystemExit) as left:
            self._loop._tasks.pop(self, None)
            super().set_exception(left)
            raise
        except BaseException as failed:
            self._loop._tasks.pop(self, None)
            _asyncio.leave(failed)
            super().set_exception(failed)
            return

        blocking = getattr(result, "_asyncio_future_blocking", None)
        loop = self._loop
        if blocking is None:
            if result is None:  # a bare yield: the next round
                loop.call_soon(self._step, context=self._context)
                return
            wrong = f"Task got bad yield: {result!r}"
        elif result.get_loop() is not loop:
            wrong = f"Task {self!r} got Future {result!r} attached to a different loop"
        elif not blocking:
            wrong = f"yield was used instead of yield from in task {self!r} with {result!r}"
        elif result is self:
            wrong = f"Task cannot await on itself: {self!r}"
        else:
            result._asyncio_future_blocking = False
            result.add_done_callback(self._wakeup, context=self._context)
            self._fut_waiter = result
            if self._must_cancel and result.cancel(msg=self._cancel_message):
                self._must_cancel = False
            return
        loop.call_soon(self._step, RuntimeError(wrong), context=self._context)

    def _wakeup(self, future):
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()

    _step.__qualname__ = "Task.task_step"
    _wakeup.__qualname__ = "Task.task_wakeup"


def create_task(coro, **kwargs):
    """Has the running loop drive the coroutine."""
    return events.get_running_loop().create_task(coro, **kwargs)


def _given_or_running(loop):
    return events.get_running_loop() if loop is None else loop


def current_task(loop=None):
    """Return the task that the loop is driving, or None."""
    return _given_or_running(loop)._current_task


def all_tasks(loop=None):
    """Return the tasks of the loop that are not done."""
    return {task for task in _given_or_running(loop)._tasks if not task.done()}


def _enter_task(loop, task):
    if loop._current_task is not None:
        raise RuntimeError(f"Cannot enter into task {task!r} while another task "
                           f"{loop._current_task!r} is being executed.")
    loop._current_task = task


def _leave_task(loop, task):
    if loop._current_task is not task:
        raise RuntimeError(f"Leaving task {task!r} does not match the current task "
                           f"{loop._current_task!r}.")
    loop._current_task = None


def _register_task(task):
    task.get_loop()._tasks[task] = None


def _unregister_task(task):
    task.get_loop()._tasks.pop(task, None)


def create_eager_task_factory(custom_task_constructor):
    """A factory of tasks that run their first step at once."""

    def factory(loop, coro, **options):
        options.setdefault("eager_start", True)
        return custom_task_constructor(coro, loop=loop, **options)

    return factory


eager_task_factory = create_eager_task_factory(Task)


async def _await_it(awaitable):
    return await awaitable


def ensure_future(coro_or_future, *, loop=None):
    """The future itself, or a task of the awaitable."""
    if isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future.get_loop():
            raise ValueError("The future belongs to a different loop than the one specified as the "
                             "loop argument")
        return coro_or_future
    coro = coro_or_future
    if not coroutines.iscoroutine(coro):
        if not hasattr(type(coro), "__await__"):
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
        coro = _await_it(coro)
    if loop is None:
        loop = events.get_event_loop()
    return loop.create_task(coro)


class _Yield:
    def __await__(self):
        yield


_next_round = _Yield()


async def sleep(delay, result=None):
    """Comes back after so many seconds of the virtual clock."""
    if delay <= 0:
        await _next_round
        return result
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    loop = events.get_running_loop()
    future = loop.create_future()
    handle = loop.call_later(delay, _set_result_unless_cancelled, future, result)
    try:
        return await future
    finally:
        handle.cancel()


# --- waiting for one with a time limit

def _release(waiter, *_):
    if not waiter.done():
        waiter.set_result(None)


async def _cancel_and_wait(future):
    loop = events.get_running_loop()
    waiter = loop.create_future()

    def release(_):
        _release(waiter)

    future.add_done_callback(release)
    try:
        future.cancel()
        await waiter
    finally:
        future.remove_done_callback(release)


# --- waiting for one

from asyncio import timeouts


async def wait_for(fut, timeout):
    """The result of the awaitable, which is cancelled when the time is over."""
    if timeout is None or not timeout <= 0:
        async with timeouts.timeout(timeout):
            return await fut
    future = ensure_future(fut)
    if not future.done():
        await _cancel_and_wait(future)
        if future.cancelled():
            try:
                future.result()
            except CancelledError as error:
                raise TimeoutError from error
    return future.result()


# --- waiting for several

def _refuse_one(awaitables, complaint):
    if isfuture(awaitables) or coroutines.iscoroutine(awaitables):
        raise TypeError(f"{complaint}, not {type(awaitables).__name__}")


def _stop(timer):
    if timer is not None:
        timer.cancel()


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """Two sets: which are done and which are not."""
    _refuse_one(fs, "expect a list of futures")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION):
        raise ValueError(f"Invalid return_when value: {return_when}")
    futures = set(fs)
    if any(map(coroutines.iscoroutine, futures)):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    return await _wait(futures, timeout, return_when, events.get_running_loop())


async def _wait(fs, timeout, return_when, loop):
    waiter = loop.create_future()
    timer = None if timeout is None else loop.call_later(timeout, _release, waiter)
    missing = len(fs)

    def is_enough(future):
        return (return_when == FIRST_COMPLETED
                or return_when == FIRST_EXCEPTION and not future.cancelled()
                and future.exception() is not None)

    def on_completion(future):
        nonlocal missing
        missing -= 1
        if missing <= 0 or is_enough(future):
            _stop(timer)
            _release(waiter)

    for each in fs:
        each.add_done_callback(on_completion)
    try:
        await waiter
    finally:
        _stop(timer)
        for each in fs:
            each.remove_done_callback(on_completion)
    done = {each for each in fs if each.done()}
    return done, {each for each in fs if each not in done}


# --- as_completed()

class _AsCompletedIterator:
    """Futures in the order in which they become done; asynchronous or plain."""

    def __init__(self, aws, timeout):
        loop = events.get_event_loop()
        todo = dict.fromkeys([ensure_future(each, loop=loop) for each in dict.fromkeys(aws)])
        self._done = []
        self._waiters = []
        self._todo = todo
        self._todo_left = len(todo)
        self._loop = loop
        self._timer = None
        for future in todo:
            future.add_done_callback(self._handle_completion)
        if todo and timeout is not None:
            self._timer = loop.call_later(timeout, self._handle_timeout)

    def _count_down(self, end):
        if self._todo_left == 0:
            raise end
        self._todo_left -= 1

    def __iter__(self):
        return self

    __aiter__ = __iter__

    def __next__(self):
        self._count_down(StopIteration)
        return self._wait_for_one(resolve=True)

    async def __anext__(self):
        self._count_down(StopAsyncIteration)
        return await self._wait_for_one()

    def _put(self, future):
        self._done.append(future)
        while self._waiters:
            waiter = self._waiters.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                break

    def _handle_timeout(self):
        for future in self._todo:
            future.remove_done_callback(self._handle_completion)
            self._put(None)  # stands for the time that is over
        self._todo.clear()

    def _handle_completion(self, future):
        if not self._todo:
            return
        self._todo.pop(future, None)
        self._put(future)
        if not self._todo:
            _stop(self._timer)

    async def _wait_for_one(self, resolve=False):
        while not self._done:
            waiter = self._loop.create_future()
            self._waiters.append(waiter)
            await waiter
        future = self._done.pop(0)
        if future is None:
            raise TimeoutError
        return future.result() if resolve else future


def as_completed(fs, *, timeout=None):
    """Iterates over the futures as they become done."""
    _refuse_one(fs, "expects an iterable of awaitables")
    return _AsCompletedIterator(fs, timeout)


# --- gather()

class _GatheringFuture(Future):
    """What gather() answers: cancelling it cancels the children."""

    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children, self._cancel_requested = children, False

    def cancel(self, msg=None):
        # A list, because all children are cancelled.
        is_accepted = not self.done() and any([child.cancel(msg=msg) for child in self._children])
        self._cancel_requested |= is_accepted
        return is_accepted


def _result_of(future):
    # Or the exception that stands for it.
    if future.cancelled():
        message = future._cancel_message
        return CancelledError("" if message is None else message)
    error = future.exception()
    return future.result() if error is None else error


def gather(*coros_or_futures, return_exceptions=False):
    """A future of the list of all results."""
    if not coros_or_futures:
        outer = events.get_event_loop().create_future()
        outer.set_result([])
        return outer

    loop = outer = None
    children, by_argument, done_before = [], {}, []
    finished = 0

    def on_done(future):
        nonlocal finished
        finished += 1
        if outer is None or outer.done():
            if not future.cancelled():
                future.exception()  # nobody else will look at it
            return
        error = None
        if not return_exceptions:
            error = future._make_cancelled_error() if future.cancelled() else future.exception()
        if error is not None:
            outer.set_exception(error)
        elif finished == len(by_argument):
            results = [_result_of(child) for child in children]
            if outer._cancel_requested:
                # A child that shrugged it off does not undo the cancellation of the whole.
                outer.set_exception(future._make_cancelled_error())
            else:
                outer.set_result(results)

    for argument in coros_or_futures:
        future = by_argument.get(id(argument))
        if future is None:
            future = ensure_future(argument, loop=loop)
            if loop is None:
                loop = future.get_loop()
            if future is not argument:
                future._log_destroy_pending = False
            by_argument[id(argument)] = future
            if future.done():
                done_before.append(future)
            else:
                future.add_done_callback(on_done)
        children.append(future)
    outer = _GatheringFuture(children, loop=loop)
    for future in done_before:
        on_done(future)
    return outer


# --- shield()

def shield(arg):
    """Waits for the awaitable, which goes on when the waiting is cancelled."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    loop = inner.get_loop()
    outer = loop.create_future()

    def inner_done(inner):
        if outer.cancelled():
            pass
        elif inner.cancelled():
            outer.cancel()
        elif (error := inner.exception()) is not None:
            outer.set_exception(error)
        else:
            outer.set_result(inner.result())

    inner.add_done_callback(inner_done)

    def outer_done(_):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    outer.add_done_callback(outer_done)
    return outer
