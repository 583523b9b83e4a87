# asyncio: run, tasks, their order, results, names, cancellation.
# stderr: ignore
# option: --policy standard
import asyncio

log = []


def show():
    print(*log, sep=" | ")
    log.clear()


async def worker(name, delay, result=None):
    log.append(f"start {name}")
    await asyncio.sleep(delay)
    log.append(f"end {name}")
    return result


async def order():
    a = asyncio.create_task(worker("a", 0.3, 1), name="first")
    b = asyncio.create_task(worker("b", 0.1, 2))
    c = asyncio.create_task(worker("c", 0.2, 3))
    log.append("made")
    await asyncio.sleep(0)
    log.append("yielded")
    print(await a, await b, await c, a.get_name(), a.done(), b.cancelled())
    return "result"


print(asyncio.run(order()))
show()


async def cancelling():
    async def patient(name):
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError as error:
            log.append(f"{name} cancelled {error.args}")
            raise
        finally:
            log.append(f"{name} finally")

    t = asyncio.create_task(patient("p"))
    await asyncio.sleep(0.1)
    print(t.cancel("message"), t.cancelling(), t.cancelled(), t.done())
    try:
        await t
    except asyncio.CancelledError as error:
        print("caught", error.args, t.cancelled(), t.cancel(), t.cancelling())
    early = asyncio.create_task(patient("never runs"))
    early.cancel()
    await asyncio.sleep(0)
    print(early.cancelled())

    async def ignoring():
        while True:
            try:
                await asyncio.sleep(1)
                return "ignored"
            except asyncio.CancelledError:
                log.append("no")

    i = asyncio.create_task(ignoring())
    await asyncio.sleep(0)
    i.cancel()
    await asyncio.sleep(0)
    i.cancel()
    print(await i, i.cancelling(), i.uncancel(), i.uncancel(), i.uncancel(), i.cancelled())

    async def swallows():
        try:
            await asyncio.sleep(1)
        except asyncio.CancelledError:
            return "swallowed"

    s = asyncio.create_task(swallows())
    await asyncio.sleep(0)
    s.cancel()
    print(await s, s.cancelled())

    async def translates():
        try:
            await asyncio.sleep(1)
        except asyncio.CancelledError:
            raise KeyError("translated")

    x = asyncio.create_task(translates())
    await asyncio.sleep(0)
    x.cancel()
    try:
        await x
    except KeyError as error:
        print(repr(error), repr(error.__context__), repr(x.exception()))


asyncio.run(cancelling())
show()


async def self_cancel():
    task = asyncio.current_task()
    task.cancel("by myself")
    try:
        await asyncio.sleep(5)
    except asyncio.CancelledError as error:
        print("self", error.args)
    print(task.uncancel(), task is asyncio.current_task(), len(asyncio.all_tasks()))


asyncio.run(self_cancel())


async def outer_cancel():
    async def inner():
        try:
            await asyncio.sleep(1)
        except asyncio.CancelledError:
            log.append("inner")
            raise

    async def outer():
        try:
            await inner()
        except asyncio.CancelledError:
            log.append("outer")
            raise

    t = asyncio.create_task(outer())
    await asyncio.sleep(0)
    t.cancel()
    try:
        await t
    except asyncio.CancelledError:
        log.append("awaiter")


asyncio.run(outer_cancel())
show()


async def states():
    async def f():
        return 5

    async def g():
        raise ValueError("g")

    t = asyncio.create_task(f())
    for action in (t.result, t.exception):
        try:
            action()
        except asyncio.InvalidStateError as error:
            print(error)
    await t
    print(t.result(), t.exception(), t.get_coro() is not None, t.done())
    for action in (lambda: t.set_result(1), lambda: t.set_exception(ValueError())):
        try:
            action()
        except RuntimeError as error:
            print(error)
    u = asyncio.create_task(g())
    await asyncio.wait([u])
    print(repr(u.exception()), u.done(), u.cancelled())
    try:
        u.result()
    except ValueError as error:
        print("raised", error)
    c = asyncio.create_task(asyncio.sleep(1))
    c.cancel("why")
    await asyncio.wait([c])
    for action in (c.result, c.exception):
        try:
            action()
        except asyncio.CancelledError as error:
            print("cancelled", error.args)
    t.set_name(17)
    print(t.get_name(), asyncio.current_task().get_name().startswith("Task-"))
    calls = []
    d = asyncio.create_task(f())
    d.add_done_callback(lambda task: calls.append(("first", task is d)))
    second = lambda task: calls.append("second")
    d.add_done_callback(second)
    d.add_done_callback(second)
    print(d.remove_done_callback(second))
    await d
    print(calls)
    await asyncio.sleep(0)
    d.add_done_callback(lambda task: calls.append("late"))
    print(calls)
    await asyncio.sleep(0)
    print(calls)


asyncio.run(states())


async def errors():
    for make in (lambda: asyncio.create_task(5), lambda: asyncio.create_task(worker)):
        try:
            make()
        except TypeError as error:
            print(str(error).split(", got")[0])

    class Awaitable:
        def __await__(self):
            yield "nonsense"

    try:
        await Awaitable()
    except RuntimeError as error:
        print(error)

    async def bad():
        await Awaitable()

    try:
        await asyncio.create_task(bad())
    except RuntimeError as error:
        print(error)
    try:
        asyncio.run(worker("x", 0))
    except RuntimeError as error:
        print(error)
    task = asyncio.current_task()
    try:
        await task
    except RuntimeError as error:
        print(str(error).split(": ")[0])


asyncio.run(errors())
for bad in (5, None, worker):
    try:
        asyncio.run(bad)
    except TypeError as error:
        print(error)
try:
    asyncio.get_running_loop()
except RuntimeError as error:
    print(error)
try:
    asyncio.create_task(5)
except RuntimeError as error:
    print(error)


async def leftovers():
    async def forever():
        try:
            await asyncio.sleep(100)
        finally:
            print("cleaned up")

    asyncio.create_task(forever())
    await asyncio.sleep(1)
    return "main done"


print(asyncio.run(leftovers()))


async def raising():
    await asyncio.sleep(0)
    raise LookupError("from main")


try:
    asyncio.run(raising())
except LookupError as error:
    print(repr(error))


async def cancelled_main():
    asyncio.current_task().cancel()
    await asyncio.sleep(1)


try:
    asyncio.run(cancelled_main())
except asyncio.CancelledError as error:
    print("main cancelled", error.args)


async def eager():
    asyncio.get_running_loop().set_task_factory(asyncio.eager_task_factory)
    print("before")
    t = asyncio.create_task(worker("eager", 0, 7))
    print("after", log)
    quick = asyncio.create_task(quickly())
    print(quick.done(), quick.result())
    print(await t)


async def quickly():
    return asyncio.current_task() is not None


asyncio.run(eager())
log.clear()


async def ensure():
    f = asyncio.get_running_loop().create_future()
    print(asyncio.ensure_future(f) is f, asyncio.isfuture(f), asyncio.isfuture(5))

    class A:
        def __await__(self):
            yield from asyncio.sleep(0.5).__await__()
            return "awaited"

    t = asyncio.ensure_future(A())
    print(type(t).__name__, await t)
    print(asyncio.iscoroutine(t), asyncio.iscoroutinefunction(worker), asyncio.iscoroutinefunction(show))
    try:
        asyncio.ensure_future(5)
    except TypeError as error:
        print(error)


asyncio.run(ensure())


async def sleeping():
    loop = asyncio.get_running_loop()
    start = loop.time()
    await asyncio.gather(*[asyncio.sleep(i / 10) for i in range(20)])
    print(round(loop.time() - start, 2))
    print(await asyncio.sleep(0, "value"), await asyncio.sleep(0.25, result="later"))
    print(await asyncio.sleep(-1, "negative"), round(loop.time() - start, 2))
    try:
        await asyncio.sleep(float("nan"))
    except ValueError as error:
        print(error)


asyncio.run(sleeping())
with asyncio.Runner() as runner:
    print(runner.run(quickly()), runner.get_loop().is_running(), runner.get_loop().is_closed())
    print(runner.run(worker("in runner", 1, "again")))
loop = runner
try:
    runner.run(quickly())
except RuntimeError as error:
    print(error)
print(asyncio.CancelledError.__mro__[1].__name__, asyncio.TimeoutError is TimeoutError)

#> 1 2 3 first True False
#> result
#> made | start a | start b | start c | yielded | end b | end c | end a
#> True 1 False False
#> caught ('message',) True False 1
#> True
#> ignored 2 1 0 0 False
#> swallowed False
#> KeyError('translated') CancelledError() KeyError('translated')
#> p cancelled ('message',) | p finally | no | no
#> self ('by myself',)
#> 0 True 1
#> inner | outer | awaiter
#> Result is not set.
#> Exception is not set.
#> 5 None True True
#> Task does not support set_result operation
#> Task does not support set_exception operation
#> ValueError('g') True False
#> raised g
#> cancelled ('why',)
#> cancelled ()
#> 17 True
#> 2
#> [('first', True)]
#> [('first', True)]
#> [('first', True), 'late']
#> a coroutine was expected
#> a coroutine was expected
#> Task got bad yield: 'nonsense'
#> Task got bad yield: 'nonsense'
#> asyncio.run() cannot be called from a running event loop
#> Task cannot await on itself
#> An asyncio.Future, a coroutine or an awaitable is required
#> An asyncio.Future, a coroutine or an awaitable is required
#> An asyncio.Future, a coroutine or an awaitable is required
#> no running event loop
#> no running event loop
#> cleaned up
#> main done
#> LookupError('from main')
#> main cancelled ()
#> before
#> after ['start eager']
#> True True
#> 7
#> True True False
#> Task awaited
#> False True False
#> An asyncio.Future, a coroutine or an awaitable is required
#> 1.9
#> value later
#> negative 2.15
#> Invalid delay: NaN (not a number)
#> True False False
#> again
#> Runner is closed
#> BaseException True
#! tasks.py:226: RuntimeWarning: coroutine 'worker' was never awaited
#!   print(error)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
#! tasks.py:316: DeprecationWarning: 'asyncio.iscoroutinefunction' is deprecated and slated for removal in Python 3.16; use inspect.iscoroutinefunction() instead
#!   print(asyncio.iscoroutine(t), asyncio.iscoroutinefunction(worker), asyncio.iscoroutinefunction(show))
#! tasks.py:347: RuntimeWarning: coroutine 'quickly' was never awaited
#!   print(error)
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
