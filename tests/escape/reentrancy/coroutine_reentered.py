# A coroutine that awaits itself.
# expect-strict: ValueError: coroutine already executing
# expect-standard: ValueError: coroutine already executing
async def work():
    await c


c = work()
c.send(None)
