# asyncio: switches between tasks, gather(), queues, locks and events.
# tags: asyncio
import asyncio


async def step(n):
    for _ in range(n):
        await asyncio.sleep(0)
    return n


async def produce(queue, n):
    for i in range(n):
        await queue.put(i)
    await queue.put(None)


async def consume(queue):
    total = 0
    while (item := await queue.get()) is not None:
        total += item
    return total


async def locked(lock, counter, n):
    for _ in range(n):
        async with lock:
            counter[0] += 1
            await asyncio.sleep(0)


async def main():
    total = sum(await asyncio.gather(*(step(200) for _ in range(50))))
    queue = asyncio.Queue(maxsize=10)
    total += sum((await asyncio.gather(produce(queue, 5000), consume(queue)))[1:])
    lock, counter = asyncio.Lock(), [0]
    await asyncio.gather(*(locked(lock, counter, 200) for _ in range(5)))
    for _ in range(2000):
        total += await asyncio.create_task(step(1))
    print(total, counter)


asyncio.run(main())
