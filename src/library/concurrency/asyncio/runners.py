"""run() and Runner: run coroutines from ordinary code.

A runner has a loop from its first use until it is closed. Nothing of the loop is left then.
"""

import contextvars

from asyncio import coroutines, events, tasks

__all__ = ("Runner", "run")


def _refuse_within_loop(caller):
    if events._get_running_loop() is not None:
        raise RuntimeError(f"{caller} cannot be called from a running event loop")


def _coroutine_of(awaitable):
    if coroutines.iscoroutine(awaitable):
        return awaitable
    if not hasattr(type(awaitable), "__await__"):
        raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")

    async def wait():
        return await awaitable

    return wait()


class Runner:
    """A context manager that keeps a loop and a context for several calls of run()."""

    _loop = _context = None
    _is_closed = False

    def __init__(self, *, debug=None, loop_factory=None):
        self._wishes = debug, loop_factory

    def __enter__(self):
        self.get_loop()
        return self

    def __exit__(self, kind, error, traceback):
        self.close()

    def get_loop(self):
        if self._is_closed:
            raise RuntimeError("Runner is closed")
        if self._loop is None:
            debug, make = self._wishes
            loop = (make or events.new_event_loop)()
            if make is None:
                events.set_event_loop(loop)
            if debug is not None:
                loop.set_debug(debug)
            self._loop, self._context = loop, contextvars.copy_context()
        return self._loop

    def run(self, coro, *, context=None):
        _refuse_within_loop("Runner.run()")
        loop = self.get_loop()
        main = loop.create_task(_coroutine_of(coro),
                                context=context if context is not None else self._context)
        return loop.run_until_complete(main)

    def close(self):
        if (loop := self._loop) is None:
            return
        try:
            _end_tasks(loop)
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            self._is_closed, self._loop = True, None
            events.set_event_loop(None)
            loop.close()


def _end_tasks(loop):
    # Cancels what still runs, and lets it finish. Nobody else asks how that went.
    running = [task for task in loop._tasks if not task.done()]
    if not running:
        return
    for task in running:
        task.cancel()
    loop.run_until_complete(tasks.gather(*running, return_exceptions=True))
    for task in running:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            context = {"message": "unhandled exception during asyncio.run() shutdown",
                       "exception": error, "task": task}
            loop.call_exception_handler(context)


def run(main, *, debug=None, loop_factory=None):
    """Runs the coroutine in a new loop and returns its result."""
    _refuse_within_loop("asyncio.run()")
    with Runner(loop_factory=loop_factory, debug=debug) as runner:
        return runner.run(main)
