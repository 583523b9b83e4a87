"""TaskGroup: tasks that end together.

Their errors are raised as one group after all tasks are done.
"""

from asyncio import events
from asyncio.exceptions import CancelledError

__all__ = ("TaskGroup",)


class TaskGroup:
    """An asynchronous context manager that waits for the tasks made in it."""

    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._loop = None
        self._parent_task = None
        self._parent_cancel_requested = False
        self._tasks = {}
        self._errors = []
        self._base_error = None
        self._on_completed_fut = None

    def __repr__(self):
        shown = "".join(f" {what}={len(some)}" for what, some in (("tasks", self._tasks), ("errors", self._errors))
                        if some)
        state = " cancelling" if self._aborting else " entered" if self._entered else ""
        return f"<TaskGroup{shown}{state}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has already been entered")
        self._entered = True
        self._loop = events.get_running_loop()
        self._parent_task = events._tasks.current_task(self._loop)
        if self._parent_task is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, kind, error, traceback):
        try:
            return await self._leave(kind, error)
        finally:
            # No cycles through the errors that are being raised.
            self._parent_task = None
            self._errors = []
            self._base_error = None

    async def _leave(self, kind, error):
        self._exiting = True
        if kind is not None:
            self._keep_base_error(error)
        cancelled = error if kind is not None and issubclass(kind, CancelledError) else None
        if kind is not None and not self._aborting:
            self._abort()
        # Once more whenever a cancellation interrupts the waiting.
        while self._tasks:
            done = self._on_completed_fut or self._loop.create_future()
            self._on_completed_fut = done
            try:
                await done
            except CancelledError as interrupted:
                if not self._aborting:
                    cancelled = interrupted
                    self._abort()
            self._on_completed_fut = None
        if self._base_error is not None:
            raise self._base_error
        if self._parent_cancel_requested:
            # The cancellation was our own doing, unless others asked for it too.
            if self._parent_task.uncancel() == 0:
                cancelled = None
        if cancelled is not None and not self._errors:
            raise cancelled
        if kind is not None and not issubclass(kind, CancelledError):
            self._errors.append(error)
        if self._errors:
            # The parent sees a cancellation from outside at its next await.
            if self._parent_task.cancelling():
                self._parent_task.uncancel()
                self._parent_task.cancel()
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None

    def create_task(self, coro, **kwargs):
        """A task that the group waits for."""
        if not self._entered:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} has not been entered")
        if self._exiting and not self._tasks:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} is finished")
        if self._aborting:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} is shutting down")
        task = self._loop.create_task(coro, **kwargs)
        if task.done():
            self._on_task_done(task)
        else:
            self._tasks[task] = None
            task.add_done_callback(self._on_task_done)
        return task

    def _is_base_error(self, error):
        return isinstance(error, (SystemExit, KeyboardInterrupt))

    def _keep_base_error(self, error):
        if self._is_base_error(error) and self._base_error is None:
            self._base_error = error

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _on_task_done(self, task):
        self._tasks.pop(task, None)
        all_done = None if self._tasks else self._on_completed_fut
        if all_done is not None and not all_done.done():
            all_done.set_result(True)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._errors.append(error)
            self._keep_base_error(error)
            self._on_error(task, error)

    def _on_error(self, task, error):
        if self._parent_task.done():
            self._loop.call_exception_handler({
                "message": f"Task {task!r} has errored out but its parent task "
                           f"{self._parent_task} is already completed",
                "exception": error,
                "task": task,
            })
        elif not self._aborting and not self._parent_cancel_requested:
            # The body is interrupted, and with it what else the group runs.
            self._abort()
            self._parent_cancel_requested = True
            self._parent_task.cancel()
