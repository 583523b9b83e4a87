# asyncio: Future, callbacks of the loop, handles, timers, context variables, exception handlers.
# stderr: ignore
# option: --policy standard
import asyncio
import contextvars


def attempt(action, *arguments):
    try:
        return action(*arguments)
    except (Exception, asyncio.CancelledError) as error:
        return type(error).__name__, str(error)


async def futures():
    loop = asyncio.get_running_loop()
    f = loop.create_future()
    print(f.done(), f.cancelled(), attempt(f.result), attempt(f.exception), f.get_loop() is loop)
    print(repr(f))
    calls = []
    f.add_done_callback(lambda x: calls.append(x.result()))
    loop.call_soon(f.set_result, 42)
    print(await f, calls, f.result(), f.exception(), repr(f))
    await asyncio.sleep(0)
    print(calls, attempt(f.set_result, 1), attempt(f.set_exception, ValueError()), f.cancel())
    f = loop.create_future()
    f.set_exception(KeyError("k"))
    print(attempt(f.result), repr(f.exception()), repr(f))
    try:
        await f
    except KeyError as error:
        print("awaited", error)
    f = loop.create_future()
    print(f.cancel("msg"), f.cancel(), f.cancelled(), f.done(), attempt(f.result), repr(f))
    f = loop.create_future()
    print(attempt(f.set_exception, 5), attempt(f.set_exception, StopIteration), f.done())
    print(attempt(f.set_exception, ValueError), f.done(), attempt(f.result))
    f = loop.create_future()
    print(attempt(next, iter(f)) is f)
    f = loop.create_future()
    it = f.__await__()
    g = next(it)
    print(g is f, f._asyncio_future_blocking, attempt(next, it))


async def callbacks():
    loop = asyncio.get_running_loop()
    log = []
    loop.call_later(2, log.append, "later 2")
    loop.call_later(1, log.append, "later 1")
    handle = loop.call_later(1.5, log.append, "cancelled")
    loop.call_at(loop.time() + 1, log.append, "at 1")
    loop.call_soon(log.append, "soon")
    soon = loop.call_soon(log.append, "soon cancelled")
    soon.cancel()
    print(handle.cancelled(), handle.cancel(), handle.cancelled(), round(handle.when() - loop.time(), 2))
    await asyncio.sleep(0)
    print(log)
    await asyncio.sleep(3)
    print(log, loop.is_running(), loop.is_closed(), loop.get_debug())
    for i in range(300):
        loop.call_later(100 + i, print, "never").cancel()
    seen = []
    loop.set_exception_handler(lambda l, c: seen.append((c["message"].split(" ")[0], repr(c["exception"]))))
    loop.call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)
    print(seen, loop.get_exception_handler() is not None)
    print(attempt(loop.run_until_complete, loop.create_future()), attempt(loop.close))
    print(attempt(loop.call_later, None, print), attempt(loop.set_exception_handler, 3))


async def context():
    var = contextvars.ContextVar("var", default="default")
    log = []

    async def child(value):
        log.append(var.get())
        var.set(value)
        await asyncio.sleep(1)
        log.append(var.get())

    var.set("parent")
    await asyncio.gather(child("one"), child("two"))
    log.append(var.get())
    await child("same task")
    log.append(var.get())
    own = contextvars.copy_context()
    own.run(var.set, "own")
    t = asyncio.create_task(child("in own"), context=own)
    await t
    log.append((var.get(), own[var], t.get_context() is own))
    loop = asyncio.get_running_loop()
    loop.call_soon(lambda: log.append(("callback", var.get())))
    var.set("after")
    loop.call_soon(lambda: log.append(("in own", var.get())), context=own)
    await asyncio.sleep(0)
    print(*log, sep="\n")


async def generators():
    async def ticker(n):
        try:
            for i in range(n):
                await asyncio.sleep(1)
                yield i
        finally:
            await asyncio.sleep(1)
            print("ticker closed")

    print([i async for i in ticker(3)])
    async for i in (agen := ticker(10)):
        if i == 1:
            break
    global kept
    kept = agen  # closed by the loop at the end
    print("left")


kept = None
for part in (futures, callbacks, context, generators):
    print("---", part.__name__)
    asyncio.run(part())


async def lost():
    async def fails():
        raise ValueError("nobody looks")

    asyncio.create_task(fails())
    await asyncio.sleep(0)
    return "fine"


print(asyncio.run(lost()))


async def deadlock():
    await asyncio.get_running_loop().create_future()


try:
    asyncio.run(deadlock())
except RuntimeError as error:
    print(error)
loop = asyncio.new_event_loop()
print(loop.run_until_complete(asyncio.sleep(1, "by hand")), loop.is_running())
loop.call_later(5, loop.stop)
loop.run_forever()
loop.close()
print(loop.is_closed(), attempt(loop.call_soon, print), attempt(loop.run_forever))

#> --- futures
#> False False ('InvalidStateError', 'Result is not set.') ('InvalidStateError', 'Exception is not set.') True
#> <Future pending>
#> 42 [42] 42 None <Future finished result=42>
#> [42] ('InvalidStateError', 'invalid state') ('InvalidStateError', 'invalid state') False
#> ('KeyError', "'k'") KeyError('k') <Future finished exception=KeyError('k')>
#> awaited 'k'
#> True False True True ('CancelledError', 'msg') <Future cancelled>
#> ('TypeError', 'invalid exception object') None True
#> ('InvalidStateError', 'invalid state') True ('RuntimeError', 'StopIteration interacts badly with generators and cannot be raised into a Future')
#> True
#> True True ('RuntimeError', "await wasn't used with future")
#> --- callbacks
#> False None True 1.5
#> ['soon']
#> ['soon', 'later 1', 'at 1', 'later 2'] True False False
#> [('Exception', "ZeroDivisionError('division by zero')")] True
#> ('RuntimeError', 'This event loop is already running') ('RuntimeError', 'Cannot close a running event loop')
#> ('TypeError', 'delay must not be None') ('TypeError', 'A callable object or None is expected, got 3')
#> --- context
#> parent
#> parent
#> one
#> two
#> parent
#> parent
#> same task
#> same task
#> own
#> in own
#> ('same task', 'in own', True)
#> ('callback', 'same task')
#> ('in own', 'in own')
#> --- generators
#> ticker closed
#> [0, 1, 2]
#> left
#> ticker closed
#> fine
#> Event loop is deadlocked: everything waits and nothing can happen
#> by hand False
#> True ('RuntimeError', 'Event loop is closed') ('RuntimeError', 'Event loop is closed')
#! Task exception was never retrieved
#! future: <Task finished name='Task-107' coro=<lost.<locals>.fails() done, defined at loop_futures.py:126> exception=ValueError('nobody looks')>
#! Traceback (most recent call last):
#!   File "loop_futures.py", line 127, in fails
#!     raise ValueError("nobody looks")
#! ValueError: nobody looks
