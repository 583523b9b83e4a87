# asyncio: gather, wait, as_completed, wait_for, timeout, shield.
# stderr: ignore
# option: --policy standard
import asyncio


async def w(name, delay, error=None):
    try:
        await asyncio.sleep(delay)
    except asyncio.CancelledError:
        if name not in "abc":
            print("cancelled", name)
        raise
    if error is not None:
        raise error
    return name


def now():
    return round(asyncio.get_running_loop().time() - start, 2)


async def main(part):
    global start
    start = asyncio.get_running_loop().time()
    await part()


async def gathering():
    print(await asyncio.gather(w("a", 3), w("b", 1), w("c", 2)), now())
    print(await asyncio.gather())
    print(await asyncio.gather(w("a", 1), w("b", 2, ValueError("b")), return_exceptions=True))
    try:
        await asyncio.gather(w("slow", 5), w("bad", 1, ValueError("bad")))
    except ValueError as error:
        print("raised", error, now())
    await asyncio.sleep(10)
    same = w("same", 1)
    print(await asyncio.gather(same, same))
    group = asyncio.gather(w("x", 5), w("y", 5), return_exceptions=True)
    await asyncio.sleep(1)
    print(group.cancel(), group.cancelled())
    try:
        await group
    except asyncio.CancelledError:
        print("group cancelled", group.cancelled())
    t = asyncio.create_task(w("z", 5))
    g = asyncio.gather(t, w("v", 1))
    await asyncio.sleep(0)
    t.cancel()
    try:
        await g
    except asyncio.CancelledError:
        print("child cancelled")
    t = asyncio.create_task(w("z", 5))
    g = asyncio.gather(t, w("v", 1), return_exceptions=True)
    await asyncio.sleep(0)
    t.cancel()
    print([type(each).__name__ for each in await g])


async def waiting():
    def names(tasks):
        return sorted(t.get_name() for t in tasks)

    def make():
        return [asyncio.create_task(w(n, d, e), name=n)
                for n, d, e in (("a", 1, None), ("b", 2, KeyError("b")), ("c", 3, None))]

    for how in (asyncio.ALL_COMPLETED, asyncio.FIRST_COMPLETED, asyncio.FIRST_EXCEPTION):
        tasks = make()
        done, pending = await asyncio.wait(tasks, return_when=how)
        print(how, names(done), names(pending))
        for t in pending:
            t.cancel()
        await asyncio.wait(tasks)
        [t.exception() for t in tasks if not t.cancelled()]
    tasks = make()
    done, pending = await asyncio.wait(tasks, timeout=1.5)
    print(names(done), names(pending))
    done, pending = await asyncio.wait(tasks, timeout=0)
    print(names(done), names(pending))
    await asyncio.wait(tasks)
    for bad in (lambda: asyncio.wait([]), lambda: asyncio.wait(tasks[0]),
                lambda: asyncio.wait([w("k", 1)]), lambda: asyncio.wait(tasks, return_when="never")):
        try:
            await bad()
        except (TypeError, ValueError) as error:
            print(type(error).__name__, error)
    tasks[1].exception()


async def completing():
    tasks = [asyncio.create_task(w(n, d)) for n, d in (("a", 3), ("b", 1), ("c", 2))]
    print([await each for each in asyncio.as_completed(tasks)])
    tasks = [asyncio.create_task(w(n, d), name=n) for n, d in (("a", 3), ("b", 1), ("c", 2))]
    async for each in asyncio.as_completed(tasks):
        print(each.get_name(), await each, each in tasks)
    try:
        for each in asyncio.as_completed([w("quick", 1), w("slow", 10)], timeout=5):
            print(await each)
    except TimeoutError as error:
        print("timeout", error.args)
    try:
        async for each in asyncio.as_completed([w("bad", 1, ValueError("v"))]):
            await each
    except ValueError as error:
        print(error)
    print([x for x in asyncio.as_completed([])])
    try:
        asyncio.as_completed(w("one", 1))
    except TypeError as error:
        print(error)


async def limiting():
    print(await asyncio.wait_for(w("in time", 1), 2), await asyncio.wait_for(w("no limit", 1), None))
    for limit in (0.5, 0, -1):
        try:
            await asyncio.wait_for(w("late", 1), limit)
        except TimeoutError as error:
            print("TimeoutError", error.args, type(error.__cause__).__name__)
    try:
        await asyncio.wait_for(w("bad", 1, KeyError("k")), 5)
    except KeyError as error:
        print(repr(error))

    async def stubborn():
        try:
            await asyncio.sleep(5)
        except asyncio.CancelledError:
            await asyncio.sleep(1)
            return "finished anyway"

    print(await asyncio.wait_for(stubborn(), 1))
    async with asyncio.timeout(3) as limit:
        await asyncio.sleep(1)
        print(limit.expired(), limit)
    print(limit.expired(), limit)
    try:
        async with asyncio.timeout(1) as limit:
            await asyncio.sleep(5)
    except TimeoutError as error:
        print(limit.expired(), limit, type(error.__cause__).__name__)
    try:
        async with asyncio.timeout(1) as outer:
            try:
                async with asyncio.timeout(5) as inner:
                    await asyncio.sleep(10)
            except TimeoutError:
                print("inner caught")
            finally:
                print(inner.expired(), outer.expired())
    except TimeoutError:
        print("outer caught", inner.expired(), outer.expired())
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout_at(loop.time() + 2) as limit:
            limit.reschedule(loop.time() + 1)
            begin = loop.time()
            await asyncio.sleep(3)
    except TimeoutError:
        print(round(loop.time() - begin, 2))
    async with asyncio.timeout(None) as limit:
        print(limit.when())
        limit.reschedule(loop.time() + 5)
        await asyncio.sleep(1)
        limit.reschedule(None)
    for misuse in (lambda: limit.reschedule(1), lambda: asyncio.timeout(1).reschedule(2)):
        try:
            misuse()
        except RuntimeError as error:
            print(error)
    try:
        async with limit:
            pass
    except RuntimeError as error:
        print(error)
    try:
        async with asyncio.timeout(1):
            try:
                await asyncio.sleep(5)
            except asyncio.CancelledError:
                raise ValueError("instead")
    except ValueError as error:
        print(repr(error), repr(error.__context__), type(error.__context__.__cause__).__name__)

    async def cancelled_outside():
        async with asyncio.timeout(10):
            await asyncio.sleep(5)

    t = asyncio.create_task(cancelled_outside())
    await asyncio.sleep(1)
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        print("cancelled, not timed out")


async def shielding():
    inner = asyncio.create_task(w("inner", 3))
    t = asyncio.create_task(asyncio.wait_for(asyncio.shield(inner), 1))
    try:
        await t
    except TimeoutError:
        print("shield timed out", inner.done(), inner.cancelled())
    print(await inner)
    print(await asyncio.shield(w("plain", 1)), await asyncio.shield(inner))
    outer = asyncio.shield(w("bad", 1, ValueError("shielded")))
    try:
        await outer
    except ValueError as error:
        print(error)
    t = asyncio.create_task(w("x", 5))
    outer = asyncio.shield(t)
    await asyncio.sleep(0)
    t.cancel()
    try:
        await outer
    except asyncio.CancelledError:
        print("inner cancelled", outer.cancelled())


for part in (gathering, waiting, completing, limiting, shielding):
    print("---", part.__name__)
    asyncio.run(main(part))

#> --- gathering
#> ['a', 'b', 'c'] 3.0
#> []
#> ['a', ValueError('b')]
#> raised bad 6.0
#> ['same', 'same']
#> True False
#> cancelled x
#> cancelled y
#> group cancelled False
#> cancelled z
#> child cancelled
#> cancelled z
#> ['CancelledError', 'str']
#> --- waiting
#> ALL_COMPLETED ['a', 'b', 'c'] []
#> FIRST_COMPLETED ['a'] ['b', 'c']
#> FIRST_EXCEPTION ['a', 'b'] ['c']
#> ['a'] ['b', 'c']
#> ['a'] ['b', 'c']
#> ValueError Set of Tasks/Futures is empty.
#> TypeError expect a list of futures, not Task
#> TypeError Passing coroutines is forbidden, use tasks explicitly.
#> ValueError Invalid return_when value: never
#> --- completing
#> ['b', 'c', 'a']
#> b b True
#> c c True
#> a a True
#> quick
#> timeout ()
#> v
#> []
#> expects an iterable of awaitables, not coroutine
#> cancelled slow
#> --- limiting
#> in time no limit
#> cancelled late
#> TimeoutError () CancelledError
#> TimeoutError () CancelledError
#> TimeoutError () CancelledError
#> KeyError('k')
#> finished anyway
#> False <Timeout [active] when=48.5>
#> False <Timeout [finished]>
#> True <Timeout [expired]> CancelledError
#> False True
#> outer caught False True
#> 1.0
#> None
#> Cannot change state of finished Timeout
#> Timeout has not been entered
#> Timeout has already been entered
#> ValueError('instead') TimeoutError() CancelledError
#> cancelled, not timed out
#> --- shielding
#> shield timed out False False
#> inner
#> plain inner
#> shielded
#> cancelled x
#> inner cancelled True
#! gather_wait.py:89: RuntimeWarning: coroutine 'w' was never awaited
#!   print(type(error).__name__, error)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! gather_wait.py:113: RuntimeWarning: coroutine 'w' was never awaited
#!   print(error)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
