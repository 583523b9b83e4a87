# Timers that are cancelled at once do not pile up; those that are not end at the memory limit.
# option: --policy standard --max-memory 8 --max-time 60
# expect: memory_error
# output: cancelled
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    for i in range(50000):
        loop.call_later(1e6, print).cancel()
    print("cancelled", flush=True)
    while True:
        loop.call_later(1e6, print)


asyncio.run(main())
