# A task that ignores its cancellation keeps asyncio.run() from ending, but only until the limit.
# option: --policy standard --max-steps 1000000
# expect: step_limit
# max-seconds: 10
# output: main ends
import asyncio


async def stubborn():
    while True:
        try:
            while True:
                await asyncio.sleep(0)
        finally:
            continue


async def main():
    asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    print('main ends')


asyncio.run(main())
