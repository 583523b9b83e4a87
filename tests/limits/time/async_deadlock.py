# A program that would wait forever fails at once.
# option: --policy standard
# expect: error:RuntimeError
# max-seconds: 5
import asyncio


async def main():
    try:
        await asyncio.Event().wait()
    except RuntimeError:
        print("not here: the loop says so")


asyncio.run(main())
