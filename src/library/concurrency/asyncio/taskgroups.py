"""TaskGroup: tasks that end together.

A group is open from `async with` on. It is stopped by the first error, of a task or of the body: then all its tasks
are cancelled, and the body, too. Leaving the group waits for the last task, and only then decides what is raised.
"""

from asyncio import events
from asyncio.exceptions import CancelledError

__all__ = ("TaskGroup",)

# Errors that end the program. They are raised as they are.
_FATAL = SystemExit, KeyboardInterrupt


class TaskGroup:
    """An asynchronous context manager that waits for the tasks made in it."""

    def __init__(self):
        self._loop = self._parent = None  # of the task that is in the group
        self._is_entered = self._is_leaving = self._is_stopped = False
        self._has_cancelled_parent = False
        self._tasks = {}  # those that are not done, in order
        self._last_is_done = None  # a future, while the group waits for its tasks
        self._forget_errors()

    def _forget_errors(self):
        self._errors, self._fatal = [], None

    def __repr__(self):
        parts = ["<TaskGroup"]
        if self._tasks:
            parts.append(f"tasks={len(self._tasks)}")
        if self._errors:
            parts.append(f"errors={len(self._errors)}")
        if self._is_stopped or self._is_entered:
            parts.append("cancelling" if self._is_stopped else "entered")
        return " ".join(parts) + ">"

    def _failure(self, text):
        return RuntimeError(f"TaskGroup {self!r} {text}")

    async def __aenter__(self):
        if self._is_entered:
            raise self._failure("has already been entered")
        self._is_entered = True
        self._loop = loop = events.get_running_loop()
        self._parent = events._tasks.current_task(loop)
        if self._parent is None:
            raise self._failure("cannot determine the parent task")
        return self

    async def __aexit__(self, kind, error, traceback):
        self._is_leaving = True
        self._keep_if_fatal(error)
        if error is not None:
            self._stop()
        cancellation = error if isinstance(error, CancelledError) else None
        try:
            cancellation = await self._wait_for_tasks() or cancellation
            if self._fatal is not None:
                raise self._fatal
            # The cancellation is the group's own, unless others asked for one, too.
            if self._has_cancelled_parent and self._parent.uncancel() == 0:
                cancellation = None
            if cancellation is not None and not self._errors:
                raise cancellation
            if error is not None and not isinstance(error, CancelledError):
                self._errors.append(error)
            if self._errors:
                self._delay_cancellation()
                raise BaseExceptionGroup("unhandled errors in a TaskGroup", self._errors) from None
        finally:
            # What is raised has this frame, and this frame would have it.
            self._parent = error = cancellation = None
            self._forget_errors()

    async def _wait_for_tasks(self):
        # Returns the cancellation that stopped the group meanwhile. Others only interrupt the waiting.
        stopped_by = None
        while self._tasks:
            if self._last_is_done is None:
                self._last_is_done = self._loop.create_future()
            try:
                await self._last_is_done
            except CancelledError as cancellation:
                if not self._is_stopped:
                    stopped_by = cancellation
                    self._stop()
            self._last_is_done = None
        return stopped_by

    def _delay_cancellation(self):
        # The errors come first. A cancellation from outside comes at the next await.
        parent = self._parent
        if parent.cancelling():
            parent.uncancel()
            parent.cancel()

    def create_task(self, coro, **kwargs):
        """Returns a task that the group waits for."""
        refusal = ("has not been entered" if not self._is_entered else
                   "is finished" if self._is_leaving and not self._tasks else
                   "is shutting down" if self._is_stopped else None)
        if refusal is not None:
            coro.close()
            raise self._failure(refusal)
        made = self._loop.create_task(coro, **kwargs)
        if made.done():
            self._leave(made)
        else:
            self._tasks[made] = True
            made.add_done_callback(self._leave)
        return made

    def _stop(self):
        if not self._is_stopped:
            self._is_stopped = True
            for task in tuple(self._tasks):
                if not task.done():
                    task.cancel()

    def _keep_if_fatal(self, error):
        if self._fatal is None and isinstance(error, _FATAL):
            self._fatal = error

    def _leave(self, task):
        # A task is done.
        self._tasks.pop(task, None)
        waiting = self._last_is_done
        if waiting is not None and not self._tasks and not waiting.done():
            waiting.set_result(True)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._errors.append(error)
            self._keep_if_fatal(error)
            self._interrupt(task, error)

    def _interrupt(self, task, error):
        parent = self._parent
        if parent.done():
            text = f"Task {task!r} has errored out but its parent task {parent} is already completed"
            self._loop.call_exception_handler({"message": text, "exception": error, "task": task})
        elif not self._is_stopped and not self._has_cancelled_parent:
            self._stop()
            self._has_cancelled_parent = True
            parent.cancel()
