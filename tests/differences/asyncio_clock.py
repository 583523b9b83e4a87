# The event loop of asyncio never waits.
# option: --policy standard
# cpython: Sleeping takes time, and a loop in which every task waits hangs forever.
# reason: There is nothing outside the sandbox to wait for. The clock jumps to the next timer, so that runs are repeatable. A deadlock is an error.
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    start = loop.time()
    await asyncio.sleep(1000)
    print(round(loop.time() - start, 2))
    await loop.create_future()


try:
    asyncio.run(main())
except RuntimeError as error:
    print(error)

#> 1000.0
#> Event loop is deadlocked: everything waits and nothing can happen
