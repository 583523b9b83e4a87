# Coroutines and asynchronous generators wait for locks of threads, within and between event loops.
# option: --allow-import threading,asyncio
# expect-strict: contained
# expect-standard: contained
import asyncio
import threading

event = threading.Event()
log = []


class Manager:
    async def __aenter__(self):
        event.wait(0.001)
        return self

    async def __aexit__(self, *error):
        event.wait(0.001)
        await asyncio.sleep(0)
        return True


class Awaits:
    def __await__(self):
        event.wait(0.001)
        yield from asyncio.sleep(0).__await__()
        event.wait(0.001)
        return 5


async def numbers():
    try:
        for number in range(3):
            event.wait(0.001)
            yield number
            await asyncio.sleep(0)
    finally:
        event.wait(0.001)


async def main():
    async with Manager():
        raise KeyError
    own = [number async for number in numbers()]
    taken = []
    try:
        async for number in shared:
            taken.append(number)
            event.wait(0.001)
    except (RuntimeError, ValueError):
        taken.append("busy")
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(asyncio.sleep(0.001, number)) for number in range(3)]
    log.append((await Awaits(), own, [task.result() for task in tasks]))


shared = numbers()
threads = [threading.Thread(target=lambda: asyncio.run(main())) for _ in range(3)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print("contained" if log == [(5, [0, 1, 2], [0, 1, 2])] * 3 else f"ESCAPED {log}")
