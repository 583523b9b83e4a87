"""run() and Runner: run coroutines from ordinary code.

Each makes a loop and leaves nothing of it behind.
"""

import contextvars

from asyncio import coroutines, events, tasks

__all__ = ("Runner", "run")


async def _await_it(awaitable):
    return await awaitable


class Runner:
    """A context manager that keeps a loop and a context for several calls of run()."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._state = "created"
        self._debug = debug
        self._loop_factory = loop_factory
        self._loop = None
        self._context = None

    def __enter__(self):
        self._begin()
        return self

    def __exit__(self, kind, error, traceback):
        self.close()

    def close(self):
        if self._state != "initialized":
            return
        loop = self._loop
        try:
            _cancel_all_tasks(loop)
            loop.run_until_complete(loop.shutdown_asyncgens())
        finally:
            events.set_event_loop(None)
            loop.close()
            self._loop = None
            self._state = "closed"

    def get_loop(self):
        self._begin()
        return self._loop

    def run(self, coro, *, context=None):
        if events._get_running_loop() is not None:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        self._begin()
        if not coroutines.iscoroutine(coro):
            if not hasattr(type(coro), "__await__"):
                raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
            coro = _await_it(coro)
        task = self._loop.create_task(coro, context=self._context if context is None else context)
        return self._loop.run_until_complete(task)

    def _begin(self):
        if self._state == "closed":
            raise RuntimeError("Runner is closed")
        if self._state == "initialized":
            return
        if self._loop_factory is None:
            self._loop = events.new_event_loop()
            events.set_event_loop(self._loop)
        else:
            self._loop = self._loop_factory()
        self._context = contextvars.copy_context()
        if self._debug is not None:
            self._loop.set_debug(self._debug)
        self._state = "initialized"


def run(main, *, debug=None, loop_factory=None):
    """Runs the coroutine in a new loop and returns its result."""
    if events._get_running_loop() is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _cancel_all_tasks(loop):
    left = [task for task in loop._tasks if not task.done()]
    for task in left:
        task.cancel()
    if left:
        loop.run_until_complete(tasks.gather(*left, return_exceptions=True))
    for task in left:
        if not task.cancelled() and task.exception() is not None:
            loop.call_exception_handler({
                "message": "unhandled exception during asyncio.run() shutdown",
                "exception": task.exception(),
                "task": task,
            })
