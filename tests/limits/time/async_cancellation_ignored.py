# Tasks that ignore every cancellation end with the run's limit.
# option: --policy standard --max-steps 20000000
# expect: step_limit
# max-seconds: 10
import asyncio


async def stubborn():
    while True:
        try:
            await asyncio.sleep(1000)
        except BaseException:
            pass


async def main():
    tasks = [asyncio.create_task(stubborn()) for _ in range(100)]
    await asyncio.sleep(1)
    while True:
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0)


asyncio.run(main())
