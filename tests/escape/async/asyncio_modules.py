# Modules that asyncio imports for itself are not available to the guest.
# option: --allow-import asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio

for path in ("events._asyncio", "events.sys._getframe", "events.sys.modules.os", "tasks._asyncio",
             "runners.subprocess", "base_events.socket", "events.os", "coroutines.inspect",
             "events.__builtins__.open", "tasks.Task.get_stack"):
    found = asyncio
    for name in path.split("."):
        found = getattr(found, name, None)
    if found is not None:
        print("ESCAPED", path)
print("contained")
