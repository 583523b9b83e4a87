# Endless tasks that wait forever.
# option: --policy standard --max-memory 64 --max-time 30
# expect: memory_error
import asyncio


async def main():
    loop = asyncio.get_running_loop()

    async def wait():
        await loop.create_future()

    while True:
        asyncio.create_task(wait())
        await asyncio.sleep(0)


asyncio.run(main())
