# asyncio has no threads, sockets, subprocesses or task stacks.
# option: --policy standard
# cpython: asyncio has to_thread, streams, transports, subprocesses, signal handlers and Task.get_stack().
# reason: A sandbox has none of these, and frames of tasks would lead to their globals.
import asyncio

for name in ("to_thread", "open_connection", "create_subprocess_exec"):
    try:
        getattr(asyncio, name)
    except AttributeError as error:
        print(error)
print(hasattr(asyncio.Task, "get_stack"))

#> module 'asyncio' has no attribute 'to_thread': there are no threads in a sandbox
#> module 'asyncio' has no attribute 'open_connection': there are no sockets in a sandbox
#> module 'asyncio' has no attribute 'create_subprocess_exec': there are no processes in a sandbox
#> False
