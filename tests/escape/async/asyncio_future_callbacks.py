# A future's callbacks get the future; their rights are the guest's.
# option: --allow-import=asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio


def f():
    pass


got = []


def done(future):
    try:
        got.append(f.__globals__)
    except AttributeError:
        got.append(None)


async def main():
    future = asyncio.get_running_loop().create_future()
    future.add_done_callback(done)
    future.set_result(1)
    await asyncio.sleep(0)


asyncio.run(main())
try:
    f.__globals__
    strict = False
except AttributeError:
    strict = True
print("contained" if len(got) == 1 and (got[0] is None) == strict else "ESCAPED")
