# asyncio without threads, processes, sockets, files.
# option: --allow-import=asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio

names = ("create_subprocess_exec", "create_subprocess_shell", "open_connection", "start_server", "open_unix_connection",
         "subprocess", "unix_events", "selector_events", "base_events")
there = []
for name in names:
    try:
        getattr(asyncio, name)
        there.append(name)
    except (AttributeError, NotImplementedError):
        pass
print("ESCAPED " + there[0] if there else "contained")
