# Sleeping for years on the virtual clock takes no time.
# option: --policy standard --max-time 5
# expect: ok
# output: done
# max-seconds: 5
import asyncio


async def main():
    for _ in range(1000):
        await asyncio.sleep(1e6)
    await asyncio.sleep(1e12)
    print("done")


asyncio.run(main())
