"""The event loop: callbacks in the order in which they became ready, on the clock of the run.

Only calls of the host come from outside. While none is awaited, the clock goes on to the next timer
at once when nothing is ready. So a program runs the same way each time.
"""

import sys
from operator import ge as _ge, gt as _gt, le as _le, lt as _lt

import _weakref

import _asyncio
import contextvars

__all__ = tuple("""AbstractEventLoop EventLoop Handle TimerHandle get_event_loop get_running_loop new_event_loop
set_event_loop _get_running_loop _set_running_loop""".split())

_RESOLUTION = 1e-9
_INFINITY = float("inf")

_running_loop = None
_current_loop = None
# Filled in by those who import this module.

def _describe_callback(callback, arguments=(), keywords=None):
    name = getattr(callback, "__qualname__", None) or getattr(callback, "__name__", None)
    if name is None:
        function = getattr(callback, "func", None)
        if function is None:
            return repr(callback)
        inner = [repr(item) for item in getattr(callback, "args", ())]
        inner += [f"{key}={value!r}" for key, value in getattr(callback, "keywords", {}).items()]
        return _describe_callback(function) + "(" + ", ".join(inner) + ")"
    parts = [repr(item) for item in arguments]
    parts += [f"{key}={value!r}" for key, value in (keywords or {}).items()]
    return f"{name}({', '.join(parts)})"


class Handle:
    """A callback that the loop will call."""

    __slots__ = "_callback _args _cancelled _loop _context __weakref__".split()

    def __init__(self, callback, args, loop, context=None):
        if context is None:
            context = contextvars.copy_context()
        self._context = context
        self._callback = callback
        self._args = args
        self._loop = loop
        self._cancelled = False

    def _description(self):
        words = [type(self).__name__, "cancelled"] if self._cancelled else [type(self).__name__]
        if self._callback is not None:
            words.append(_describe_callback(self._callback, self._args))
        return words

    def __repr__(self):
        return f"<{' '.join(self._description())}>"

    def cancelled(self):
        """Say whether the callback was cancelled."""
        return self._cancelled

    def cancel(self):
        """Do not call the callback."""
        self._callback = self._args = None
        self._cancelled = True

    def get_context(self):
        """Return the context that the callback is called in."""
        return self._context

    def _run(self):
        try:
            self._context.run(self._callback, *self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            called = _describe_callback(self._callback, self._args or ())
            self._loop.call_exception_handler({
                "message": f"Exception in callback {called}",
                "exception": error,
                "handle": self,
            })


def _by_time(comparison):
    def compare(self, other):
        return comparison(self._when, other._when) if isinstance(other, TimerHandle) else NotImplemented
    return compare


class TimerHandle(Handle):
    """A callback that the loop will call at a time."""

    __slots__ = "_when", "_scheduled"

    def __init__(self, when, callback, args, loop, context=None):
        Handle.__init__(self, callback, args, loop, context)
        self._when, self._scheduled = when, False

    def _description(self):
        words = super()._description()
        return [*words[:1 + self._cancelled], f"when={self._when}", *words[1 + self._cancelled:]]

    def when(self):
        """Return the time of the loop at which the callback is called."""
        return self._when

    def cancel(self):
        """Do not call the callback."""
        if not self._cancelled:
            self._loop._timer_cancelled(self)
        super().cancel()

    __lt__, __le__, __gt__, __ge__ = map(_by_time, (_lt, _le, _gt, _ge))

    def __eq__(self, other):
        if not isinstance(other, TimerHandle):
            return NotImplemented
        return (self._when, self._callback, self._args, self._cancelled) == (
            other._when, other._callback, other._args, other._cancelled)

    def __hash__(self):
        return hash(self._when)


class _Timers:
    """A heap of timers; equal times in the order in which they were set."""

    def __init__(self):
        self.heap = []
        self.count = 0
        self.cancelled = 0

    def push(self, handle):
        heap = self.heap
        self.count += 1
        item = (handle._when, self.count, handle)
        place = len(heap)
        heap.append(item)
        while place:
            parent = (place - 1) >> 1
            if not item < heap[parent]:
                break
            heap[place] = heap[parent]
            place = parent
        heap[place] = item

    def pop(self):
        heap = self.heap
        first = heap[0]
        last = heap.pop()
        if heap:
            self._sink(0, last)
        return first[2]

    def _sink(self, place, item):
        heap = self.heap
        size = len(heap)
        while True:
            child = 2 * place + 1
            if child >= size:
                break
            if child + 1 < size and heap[child + 1] < heap[child]:
                child += 1
            if not heap[child] < item:
                break
            heap[place] = heap[child]
            place = child
        heap[place] = item

    def drop_cancelled(self):
        self.heap = sorted(item for item in self.heap if not item[2]._cancelled)
        self.cancelled = 0

    def next(self):
        """The first that was not cancelled, or None."""
        while self.heap:
            handle = self.heap[0][2]
            if not handle._cancelled:
                return handle
            self.pop()
            self.cancelled -= 1
        return None


def _callable_or_none(value, complaint):
    if value is None or callable(value):
        return value
    raise TypeError(complaint)


class AbstractEventLoop:
    """What every event loop is."""


class EventLoop(AbstractEventLoop):
    """The one event loop there is."""

    def __init__(self):
        self._ready = []
        self._timers = _Timers()
        self._running = False
        self._stopping = False
        self._closed = False
        self._debug = False
        self._exception_handler = None
        self._task_factory = None
        self._tasks = {}
        self._current_task = None
        self._unretrieved = {}
        self._host_calls = {}
        self._asyncgens = {}
        self._asyncgens_limit = 64
        self._asyncgens_shutdown = False
        self.slow_callback_duration = 0.1

    def __repr__(self):
        return (f"<{type(self).__name__} running={self._running} closed={self._closed} "
                f"debug={self._debug}>")

    # --- running

    def is_running(self):
        return self._running

    def is_closed(self):
        return self._closed

    def set_debug(self, enabled):
        """Set whether asyncio.run() and others show more."""
        self._debug = enabled

    def get_debug(self):
        """Return what set_debug() set."""
        return self._debug

    def time(self):
        return _asyncio.clock()

    def stop(self):
        self._stopping = True

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def _check_running(self):
        if self._running:
            raise RuntimeError("This event loop is already running")
        if _running_loop is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")

    def run_forever(self):
        global _running_loop
        self._check_closed()
        self._check_running()
        hooks = sys.get_asyncgen_hooks()
        self._running = True
        _running_loop = self
        try:
            sys.set_asyncgen_hooks(self._asyncgen_begins, self._asyncgen_is_lost)
            self._run_once()
            while not self._stopping:
                self._run_once()
        finally:
            self._running = self._stopping = False
            _running_loop = None
            sys.set_asyncgen_hooks(*hooks)

    def run_until_complete(self, future):
        self._check_closed()
        self._check_running()
        task = _tasks.ensure_future(future, loop=self)
        made_here = task is not future
        if made_here:
            task._log_destroy_pending = False
        task.add_done_callback(_run_until_complete_cb)
        try:
            self.run_forever()
        except:
            if made_here and not (task.cancelled() or not task.done()):
                task.exception()  # it is being raised, so that it counts as seen
            raise
        finally:
            task.remove_done_callback(_run_until_complete_cb)
        if task.done():
            return task.result()
        raise RuntimeError("Event loop stopped before Future completed.")

    def _run_once(self):
        """One round: what is ready now. What these callbacks make ready is for the next round."""
        timers = self._timers
        timer = timers.next()
        if self._host_calls:
            self._take_answers()
        end = self.time() + _RESOLUTION
        if not self._ready and not self._stopping:
            has_timer = timer is not None and timer._when < _INFINITY
            if self._host_calls:
                _asyncio.wait_for_host(timer._when - self.time() if has_timer else None)
                self._take_answers()
                end = self.time() + _RESOLUTION
            elif has_timer:
                _asyncio.wait(timer._when - self.time())
                end = max(self.time() + _RESOLUTION, timer._when)
            else:
                raise RuntimeError("Event loop is deadlocked: everything waits and nothing can "
                                   "happen")
        while timer is not None and timer._when <= end:
            timers.pop()
            timer._scheduled = False
            self._ready.append(timer)
            timer = timers.next()
        ready = self._ready
        self._ready = []
        done = 0
        try:
            for handle in ready:
                done += 1
                if not handle._cancelled:
                    handle._run()
        finally:
            if done < len(ready):
                self._ready = ready[done:] + self._ready

    def _take_answers(self):
        """Wakes what awaits the calls that the host has answered."""
        while (number := _asyncio.take_arrived()) is not None:
            future = self._host_calls.pop(number, None)
            if future is not None and not future.done():
                future.set_result(None)

    def close(self):
        if self._running:
            raise RuntimeError("Cannot close a running event loop")
        if self._closed:
            return
        self._closed = True
        self._ready.clear()
        self._timers = _Timers()
        self._report_unretrieved()

    async def shutdown_asyncgens(self):
        """Closes all asynchronous generators that did not end."""
        self._asyncgens_shutdown = True
        if not self._asyncgens:
            return
        generators = [reference() for reference in self._asyncgens.values()]
        generators = [each for each in generators if each is not None]
        self._asyncgens.clear()
        results = await _tasks.gather(*[each.aclose() for each in generators],
                                      return_exceptions=True)
        for result, generator in zip(results, generators):
            if isinstance(result, Exception):
                message = f"an error occurred during closing of asynchronous generator {generator!r}"
                self.call_exception_handler(dict(message=message, exception=result, asyncgen=generator))

    async def shutdown_default_executor(self, timeout=None):
        """There are no threads, hence no executor."""

    def _asyncgen_begins(self, generator):
        if self._asyncgens_shutdown:
            print(f"asynchronous generator {generator!r} was scheduled after "
                  "loop.shutdown_asyncgens() call", file=sys.stderr)
        generators = self._asyncgens
        if len(generators) >= self._asyncgens_limit:
            for key, reference in list(generators.items()):
                if reference() is None:
                    del generators[key]
            self._asyncgens_limit = max(64, 2 * len(generators))
        generators[id(generator)] = _weakref.ref(generator)

    def _asyncgen_is_lost(self, generator):
        self._asyncgens.pop(id(generator), None)
        if not self._closed:
            self.call_soon(self.create_task, generator.aclose())

    # --- callbacks

    def call_soon(self, callback, *args, context=None):
        """Call a function in the next round."""
        self._check_closed()
        self._ready.append(handle := Handle(callback, args, self, context))
        return handle

    call_soon_threadsafe = call_soon

    def call_at(self, when, callback, *args, context=None):
        """Call a function at a time of the loop."""
        if when is not None:
            return self._set_timer(when, callback, args, context)
        raise TypeError("when cannot be None")

    def call_later(self, delay, callback, *args, context=None):
        """Call a function after some seconds."""
        if delay is not None:
            return self._set_timer(self.time() + delay, callback, args, context)
        raise TypeError("delay must not be None")

    def _set_timer(self, when, callback, args, context):
        self._check_closed()
        handle = TimerHandle(when, callback, args, self, context)
        self._timers.push(handle)
        handle._scheduled = True
        return handle

    def _timer_cancelled(self, handle):
        timers = self._timers
        if handle._scheduled:
            timers.cancelled += 1
            # Cancelled timers must not pile up until their time comes.
            if timers.cancelled > 100 and timers.cancelled * 2 > len(timers.heap):
                handle._cancelled = True
                timers.drop_cancelled()

    def run_in_executor(self, executor, function, *args):
        raise NotImplementedError("there are no threads to run a function in")

    # --- futures and tasks

    def create_future(self):
        return _Future(loop=self)

    def create_task(self, coro, **kwargs):
        """Return a task that drives a coroutine."""
        self._check_closed()
        factory = self._task_factory
        return _tasks.Task(coro, loop=self, **kwargs) if factory is None else factory(self, coro, **kwargs)

    def get_task_factory(self):
        """Return what set_task_factory() set."""
        return self._task_factory

    def set_task_factory(self, factory):
        """Make tasks by a function of the loop, the coroutine and the options of create_task()."""
        self._task_factory = _callable_or_none(factory, "task factory must be a callable or None")

    # --- errors nobody waits for

    def get_exception_handler(self):
        return self._exception_handler

    def set_exception_handler(self, handler):
        expected = f"A callable object or None is expected, got {handler!r}"
        self._exception_handler = _callable_or_none(handler, expected)

    def default_exception_handler(self, context):
        lines = [context.get("message") or "Unhandled exception in event loop"]
        for key in sorted(context):
            if key in ("message", "exception"):
                continue
            lines.append(f"{key}: {context[key]!r}")
        error = context.get("exception")
        if error is not None:
            lines.append(_asyncio.describe(error).removesuffix("\n"))
        print("\n".join(lines), file=sys.stderr)

    def call_exception_handler(self, context):
        try:
            if self._exception_handler is None:
                self.default_exception_handler(context)
                return
            task = context.get("task") or context.get("future")
            run = getattr(task, "get_context", None)
            if run is None:
                self._exception_handler(self, context)
            else:
                run().run(self._exception_handler, self, context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            print(f"Unhandled error in exception handler: {error!r}", file=sys.stderr)

    def _report_unretrieved(self):
        lost = list(self._unretrieved)
        self._unretrieved.clear()
        for future in lost:
            self.call_exception_handler({
                "message": f"{type(future).__name__} exception was never retrieved",
                "exception": future._exception,
                "future": future,
            })


class _HostCall:
    """The coroutine of a call that the host answers. The call was made before this was created."""

    __slots__ = "_number _steps _begun __name__ __qualname__ __weakref__".split()

    def __init__(self, number, name):
        self._number = number
        self._steps = self._wait()
        self._begun = False
        self.__name__ = self.__qualname__ = name

    def __repr__(self):
        return f"<call of the host: {self.__name__}()>"

    def _wait(self):
        number = self._number
        if not _asyncio.is_answered(number):
            loop = get_running_loop()
            loop._host_calls[number] = future = loop.create_future()
            try:
                yield from future
            except:
                _asyncio.give_up(number)
                raise
            finally:
                loop._host_calls.pop(number, None)
        return _asyncio.answer(number)

    def _begins(self):
        begun, self._begun = self._begun, True
        return not begun

    def __await__(self):
        if not self._begins():
            raise RuntimeError("cannot reuse already awaited coroutine")
        return self._steps

    def send(self, value):
        self._begun = True
        return self._steps.send(value)

    def throw(self, *error):
        if self._begins():
            _asyncio.give_up(self._number)
        return self._steps.throw(*error)

    def close(self):
        if self._begins():
            _asyncio.give_up(self._number)
        self._steps.close()


def _run_until_complete_cb(future):
    if not future.cancelled():
        error = future._exception
        if isinstance(error, (SystemExit, KeyboardInterrupt)):
            return  # run_forever() is left by it
    future.get_loop().stop()


def get_running_loop():
    if _running_loop is None:
        raise RuntimeError("no running event loop")
    return _running_loop


def _get_running_loop():
    return _running_loop


def _set_running_loop(loop):
    global _running_loop
    _running_loop = loop


def _of_thread():
    return _running_loop, _current_loop, sys.get_asyncgen_hooks()


def _set_of_thread(values):
    global _running_loop, _current_loop
    _running_loop, _current_loop, hooks = values or (None, None, (None, None))
    sys.set_asyncgen_hooks(*hooks)


contextvars._of_threads.append((_of_thread, _set_of_thread))


def get_event_loop():
    if _running_loop is not None:
        return _running_loop
    if _current_loop is None:
        raise RuntimeError("There is no current event loop in thread 'MainThread'.")
    return _current_loop


def set_event_loop(loop):
    global _current_loop
    if loop is not None and not isinstance(loop, AbstractEventLoop):
        raise TypeError("loop must be an instance of AbstractEventLoop or None, not "
                        f"'{type(loop).__name__}'")
    _current_loop = loop


def new_event_loop():
    return EventLoop()


# --- what imports this module itself

from asyncio import tasks as _tasks
from asyncio.futures import Future as _Future
