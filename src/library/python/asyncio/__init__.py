"""Coroutines, tasks and what they wait for, on a deterministic event loop of its own.

The loop has a virtual clock: sleeping takes no time, and the same program runs the same way each time.
Threads, processes, sockets and signals do not exist here.
"""

from asyncio import (coroutines, events, exceptions, futures, locks, queues, runners, taskgroups,
                     tasks, timeouts)
from asyncio.coroutines import *
from asyncio.events import *
from asyncio.exceptions import *
from asyncio.futures import *
from asyncio.locks import *
from asyncio.queues import *
from asyncio.runners import *
from asyncio.taskgroups import *
from asyncio.tasks import *
from asyncio.timeouts import *

events._tasks = tasks  # which imports events itself

__all__ = (coroutines.__all__ + events.__all__ + exceptions.__all__ + futures.__all__
           + locks.__all__ + queues.__all__ + runners.__all__ + taskgroups.__all__
           + tasks.__all__ + timeouts.__all__)

_ABSENT = {
    "threads": ("to_thread", "run_coroutine_threadsafe"),
    "sockets": ("open_connection", "start_server", "StreamReader", "StreamWriter", "Protocol",
                "DatagramProtocol", "BaseTransport", "Transport", "Server"),
    "processes": ("create_subprocess_exec", "create_subprocess_shell", "subprocess"),
}


def __getattr__(name):
    for what, names in _ABSENT.items():
        if name in names:
            raise AttributeError(f"module 'asyncio' has no attribute {name!r}: there are no {what} "
                                 "in a sandbox")
    raise AttributeError(f"module 'asyncio' has no attribute {name!r}")
