"""Coroutines, tasks and what they wait for, on a deterministic event loop of its own.

The loop has a virtual clock: sleeping takes no time, and the same program runs the same way each time.
Threads, processes, sockets and signals do not exist here.
"""

_ABSENT = {
    "threads": "to_thread run_coroutine_threadsafe",
    "sockets": "open_connection start_server StreamReader StreamWriter Protocol DatagramProtocol BaseTransport "
               "Transport Server",
    "processes": "create_subprocess_exec create_subprocess_shell subprocess",
}


def __getattr__(name):
    reasons = [f": there are no {what} in a sandbox" for what, names in _ABSENT.items() if name in names.split()]
    raise AttributeError(f"module 'asyncio' has no attribute {name!r}{''.join(reasons)}")


# --- coroutines

from asyncio import coroutines
from asyncio.coroutines import iscoroutine, iscoroutinefunction


# --- events

from asyncio import events
from asyncio.events import (AbstractEventLoop, EventLoop, Handle, TimerHandle, _get_running_loop,
                            _set_running_loop, get_event_loop, get_running_loop, new_event_loop,
                            set_event_loop)


# --- exceptions

from asyncio import exceptions
from asyncio.exceptions import (BrokenBarrierError, CancelledError, IncompleteReadError,
                                InvalidStateError, LimitOverrunError, TimeoutError)


# --- futures

from asyncio import futures
from asyncio.futures import Future, isfuture, wrap_future


# --- locks

from asyncio import locks
from asyncio.locks import Barrier, BoundedSemaphore, Condition, Event, Lock, Semaphore


# --- queues

from asyncio import queues
from asyncio.queues import LifoQueue, PriorityQueue, Queue, QueueEmpty, QueueFull, QueueShutDown


# --- runners

from asyncio import runners
from asyncio.runners import Runner, run


# --- taskgroups

from asyncio import taskgroups
from asyncio.taskgroups import TaskGroup


# --- tasks

from asyncio import tasks
from asyncio.tasks import (ALL_COMPLETED, FIRST_COMPLETED, FIRST_EXCEPTION, Task, _enter_task,
                           _leave_task, _register_task, _unregister_task, all_tasks, as_completed,
                           create_eager_task_factory, create_task, current_task,
                           eager_task_factory, ensure_future, gather, shield, sleep, wait, wait_for)


# --- timeouts

from asyncio import timeouts
from asyncio.timeouts import Timeout, timeout, timeout_at


# --- all of them

__all__ = sum([part.__all__ for part in (coroutines, events, exceptions, futures, locks, queues, runners, taskgroups,
                                         tasks, timeouts)], ())
