# asyncio: tasks, queues, locks and gather on one loop.
# tags: coroutines
import asyncio


async def producer(queue, n):
    for i in range(n):
        await queue.put(i)
    await queue.put(None)


async def consumer(queue):
    total = 0
    while (item := await queue.get()) is not None:
        total += item
    return total


async def worker(lock, box, n):
    for _ in range(n):
        async with lock:
            box[0] += 1
        await asyncio.sleep(0)


async def small(i):
    await asyncio.sleep(0)
    return i


async def main():
    queue = asyncio.Queue(10)
    _, total = await asyncio.gather(producer(queue, 20000), consumer(queue))
    box = [0]
    lock = asyncio.Lock()
    async with asyncio.TaskGroup() as group:
        for _ in range(20):
            group.create_task(worker(lock, box, 500))
    results = await asyncio.gather(*[small(i) for i in range(10000)])
    return total + box[0] + sum(results)


print(asyncio.run(main()))
