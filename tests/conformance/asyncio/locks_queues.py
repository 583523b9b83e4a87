# asyncio: Lock, Event, Condition, Semaphore, BoundedSemaphore, Barrier, queues.
# stderr: ignore
# option: --policy standard
import asyncio

log = []


def show(title):
    print(title, *log, sep=" | ")
    log.clear()


def state(thing):
    return repr(thing).split(" [")[1].rstrip(">")


async def locks():
    lock = asyncio.Lock()

    async def use(name):
        async with lock:
            log.append(f"{name} in {lock.locked()}")
            await asyncio.sleep(1)
            log.append(f"{name} out")

    print(state(lock))
    tasks = [asyncio.create_task(use(n)) for n in "abcd"]
    await asyncio.sleep(0.5)
    print(state(lock))
    tasks[2].cancel()
    await asyncio.wait(tasks)
    show("lock")
    print(await lock.acquire(), lock.locked(), lock.release(), lock.locked())
    try:
        lock.release()
    except RuntimeError as error:
        print(error)
    try:
        with lock:
            pass
    except TypeError as error:
        print(str(error).partition(" object ")[2])


async def events():
    event = asyncio.Event()

    async def waiter(n):
        log.append((n, await event.wait()))

    tasks = [asyncio.create_task(waiter(n)) for n in range(3)]
    await asyncio.sleep(0)
    print(state(event), event.is_set())
    tasks[1].cancel()
    event.set()
    await asyncio.wait(tasks)
    show("event")
    print(state(event), await event.wait(), event.clear(), event.is_set())


async def conditions():
    condition = asyncio.Condition()
    items = []

    async def consumer(n):
        async with condition:
            await condition.wait_for(lambda: items)
            log.append((n, items.pop(0)))

    tasks = [asyncio.create_task(consumer(n)) for n in range(4)]
    await asyncio.sleep(0)
    print(state(condition))
    async with condition:
        items.append("x")
        condition.notify()
    await asyncio.sleep(1)
    tasks[3].cancel()
    async with condition:
        items.extend("yz")
        condition.notify_all()
    await asyncio.wait(tasks)
    show("condition")
    for misuse in (condition.notify, condition.notify_all):
        try:
            misuse()
        except RuntimeError as error:
            print(error)
    try:
        await condition.wait()
    except RuntimeError as error:
        print(error)


async def semaphores():
    semaphore = asyncio.Semaphore(2)
    running = 0

    async def use(n):
        nonlocal running
        async with semaphore:
            running += 1
            log.append(f"{n}:{running}")
            await asyncio.sleep(1)
            running -= 1

    tasks = [asyncio.create_task(use(n)) for n in range(5)]
    await asyncio.sleep(0.5)
    print(state(semaphore), semaphore.locked())
    tasks[3].cancel()
    await asyncio.wait(tasks)
    show("semaphore")
    print(state(semaphore), semaphore.release(), state(semaphore))
    bounded = asyncio.BoundedSemaphore(1)
    await bounded.acquire()
    bounded.release()
    try:
        bounded.release()
    except ValueError as error:
        print(error)
    try:
        asyncio.Semaphore(-1)
    except ValueError as error:
        print(error)


async def barriers():
    barrier = asyncio.Barrier(3)

    async def party(n):
        await asyncio.sleep(n)
        index = await barrier.wait()
        log.append((n, index))
        async with barrier as position:
            log.append((n, "again", position))

    print(state(barrier), barrier.parties, barrier.n_waiting)
    await asyncio.gather(*[party(n) for n in range(3)])
    show("barrier")

    async def broken():
        try:
            await barrier.wait()
        except asyncio.BrokenBarrierError as error:
            log.append(str(error))

    tasks = [asyncio.create_task(broken()) for _ in range(2)]
    await asyncio.sleep(1)
    print(barrier.n_waiting)
    await barrier.reset()
    await asyncio.wait(tasks)
    show("reset")
    task = asyncio.create_task(broken())
    await asyncio.sleep(0)
    await barrier.abort()
    await task
    await broken()
    show("abort")
    print(barrier.broken, state(barrier))
    try:
        asyncio.Barrier(0)
    except ValueError as error:
        print(error)


async def queues():
    queue = asyncio.Queue(maxsize=2)

    async def producer():
        for i in range(5):
            await queue.put(i)
            log.append(f"put {i}")

    async def consumer():
        while True:
            item = await queue.get()
            log.append(f"got {item}")
            await asyncio.sleep(1)
            queue.task_done()

    p = asyncio.create_task(producer())
    c = asyncio.create_task(consumer())
    await asyncio.sleep(0)
    print(str(queue), queue.full(), queue.qsize(), queue.maxsize)
    await p
    await queue.join()
    c.cancel()
    show("queue")
    print(queue.empty(), str(queue))
    for action in (queue.get_nowait, queue.task_done, lambda: [queue.put_nowait(i) for i in range(3)]):
        try:
            action()
        except (asyncio.QueueEmpty, asyncio.QueueFull, ValueError) as error:
            print(type(error).__name__, error)
    pq = asyncio.PriorityQueue()
    for item in (3, 1, 2):
        pq.put_nowait(item)
    lq = asyncio.LifoQueue()
    for item in "abc":
        await lq.put(item)
    print([pq.get_nowait() for _ in range(3)], [await lq.get() for _ in range(3)])

    closing = asyncio.Queue()
    for i in range(3):
        closing.put_nowait(i)
    closing.shutdown()
    print(await closing.get(), closing.get_nowait(), str(closing))
    for action in (lambda: closing.put_nowait(1), lambda: [closing.get_nowait() for _ in range(2)]):
        try:
            action()
        except asyncio.QueueShutDown as error:
            print("QueueShutDown", error.args)
    waiting = asyncio.Queue()
    task = asyncio.create_task(waiting.get())
    await asyncio.sleep(0)
    waiting.shutdown(immediate=True)
    try:
        await task
    except asyncio.QueueShutDown:
        print("woken by shutdown")
    cancelled = asyncio.Queue()
    getters = [asyncio.create_task(cancelled.get()) for _ in range(3)]
    await asyncio.sleep(0)
    getters[0].cancel()
    cancelled.put_nowait("for the second")
    done, pending = await asyncio.wait(getters, return_when=asyncio.FIRST_COMPLETED, timeout=1)
    print(getters[0].cancelled(), getters[1].result(), getters[2].done())
    getters[2].cancel()


for part in (locks, events, conditions, semaphores, barriers, queues):
    print("---", part.__name__)
    asyncio.run(part())

#> --- locks
#> unlocked]
#> locked, waiters:3]
#> lock | a in True | a out | b in True | b out | d in True | d out
#> True True None False
#> Lock is not acquired.
#> does not support the context manager protocol (missed __exit__ method) but it supports the asynchronous context manager protocol. Did you mean to use 'async with'?
#> --- events
#> unset, waiters:3] False
#> event | (0, True) | (2, True)
#> set] True None False
#> --- conditions
#> unlocked, waiters:4]
#> condition | (0, 'x') | (1, 'y') | (2, 'z')
#> cannot notify on un-acquired lock
#> cannot notify on un-acquired lock
#> cannot wait on un-acquired lock
#> --- semaphores
#> locked, waiters:3] True
#> semaphore | 0:1 | 1:2 | 2:1 | 4:2
#> unlocked, value:2] None unlocked, value:3]
#> BoundedSemaphore released too many times
#> Semaphore initial value must be >= 0
#> --- barriers
#> filling, waiters:0/3] 3 0
#> barrier | (2, 2) | (0, 0) | (1, 1) | (0, 'again', 2) | (1, 'again', 0) | (2, 'again', 1)
#> 2
#> reset | Abort or reset of barrier | Abort or reset of barrier
#> abort | Abort or reset of barrier | Barrier aborted
#> True broken]
#> parties must be >= 1
#> --- queues
#> <Queue maxsize=2 _queue=[1] tasks=2> False 1 2
#> queue | put 0 | put 1 | got 0 | put 2 | got 1 | put 3 | got 2 | put 4 | got 3 | got 4
#> True <Queue maxsize=2 _getters[1]>
#> QueueEmpty 
#> ValueError task_done() called too many times
#> QueueFull 
#> [1, 2, 3] ['c', 'b', 'a']
#> 0 1 <Queue maxsize=0 _queue=[2] tasks=3 shutdown>
#> QueueShutDown ()
#> QueueShutDown ()
#> woken by shutdown
#> True for the second False
