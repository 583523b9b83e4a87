# A coroutine that awaits itself.
# expect-strict: RuntimeError: | ValueError: coroutine already executing
# expect-standard: RuntimeError: | ValueError: coroutine already executing
async def work():
    await c


c = work()
c.send(None)
