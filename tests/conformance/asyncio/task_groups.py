# asyncio.TaskGroup: results, failures, nesting, cancellation.
# stderr: ignore
# option: --policy standard
import asyncio


async def w(name, delay, error=None):
    try:
        await asyncio.sleep(delay)
    except asyncio.CancelledError:
        if name not in ("one", "two"):  # the order is that of a set
            print("cancelled", name)
        raise
    if error is not None:
        raise error
    return name


async def results():
    async with asyncio.TaskGroup() as group:
        a = group.create_task(w("a", 2), name="named")
        b = group.create_task(w("b", 1))
        print(a.done(), a.get_name())
    print(a.result(), b.result())
    async with asyncio.TaskGroup():
        pass


async def failures():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(w("long", 10))
            group.create_task(w("bad", 1, ValueError("bad")))
            group.create_task(w("bad too", 1, KeyError("too")))
            await asyncio.sleep(20)
            print("never")
    except* ValueError as errors:
        print(repr(errors.exceptions))
    except* KeyError as errors:
        print(repr(errors.exceptions))
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(w("child", 10))
            await asyncio.sleep(1)
            raise LookupError("body")
    except BaseExceptionGroup as errors:
        print(repr(errors))
    try:
        async with asyncio.TaskGroup() as group:
            raise LookupError("only body")
    except ExceptionGroup as errors:
        print(repr(errors), repr(errors.__context__), repr(errors.__cause__))


async def nested():
    try:
        async with asyncio.TaskGroup() as outer:
            outer.create_task(w("outer child", 10))
            async with asyncio.TaskGroup() as inner:
                inner.create_task(w("inner child", 1, TypeError("inner")))
                inner.create_task(w("inner sibling", 10))
    except* TypeError as errors:
        print(repr(errors))


async def cancelled():
    async def body():
        async with asyncio.TaskGroup() as group:
            group.create_task(w("one", 10))
            group.create_task(w("two", 10))
            await asyncio.sleep(20)

    t = asyncio.create_task(body())
    await asyncio.sleep(1)
    t.cancel("outside")
    try:
        await t
    except asyncio.CancelledError as error:
        print("cancelled from outside", error.args)

    async with asyncio.TaskGroup() as group:
        t = group.create_task(w("child cancelled alone", 10))
        u = group.create_task(w("goes on", 2))
        await asyncio.sleep(1)
        t.cancel()
    print(t.cancelled(), u.result(), asyncio.current_task().cancelling())


async def spawning():
    async def spawn(group, depth):
        if depth:
            group.create_task(spawn(group, depth - 1))
        await asyncio.sleep(depth + 1)
        print("depth", depth)

    async with asyncio.TaskGroup() as group:
        group.create_task(spawn(group, 3))


async def misuse():
    group = asyncio.TaskGroup()
    try:
        group.create_task(w("x", 1))
    except RuntimeError as error:
        print(error)
    async with group:
        pass
    try:
        group.create_task(w("x", 1))
    except RuntimeError as error:
        print(error)
    try:
        async with group:
            pass
    except RuntimeError as error:
        print(error)

    async def late(group):
        try:
            await asyncio.sleep(5)
        finally:
            try:
                group.create_task(w("late", 1))
            except RuntimeError as error:
                print(error)

    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(late(group))
            await asyncio.sleep(1)
            raise ValueError("stop")
    except* ValueError:
        print("stopped")


async def suppressed():
    try:
        async with asyncio.timeout(2):
            async with asyncio.TaskGroup() as group:
                group.create_task(w("a", 10))
                group.create_task(w("b", 1))
    except TimeoutError:
        print("timed out")
    async with asyncio.TaskGroup() as group:
        group.create_task(handles())
    print(asyncio.current_task().cancelling())


async def handles():
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(w("bad", 1, OSError("x")))
    except* OSError as errors:
        print("handled", errors.exceptions)


for part in (results, failures, nested, cancelled, spawning, misuse, suppressed):
    print("---", part.__name__)
    asyncio.run(part())

#> --- results
#> False named
#> a b
#> --- failures
#> cancelled long
#> (ValueError('bad'),)
#> (KeyError('too'),)
#> cancelled child
#> ExceptionGroup('unhandled errors in a TaskGroup', [LookupError('body')])
#> ExceptionGroup('unhandled errors in a TaskGroup', [LookupError('only body')]) LookupError('only body') None
#> --- nested
#> cancelled inner sibling
#> cancelled outer child
#> ExceptionGroup('unhandled errors in a TaskGroup', [ExceptionGroup('unhandled errors in a TaskGroup', [TypeError('inner')])])
#> --- cancelled
#> cancelled from outside ('outside',)
#> cancelled child cancelled alone
#> True goes on 0
#> --- spawning
#> depth 0
#> depth 1
#> depth 2
#> depth 3
#> --- misuse
#> TaskGroup <TaskGroup> has not been entered
#> TaskGroup <TaskGroup entered> is finished
#> TaskGroup <TaskGroup entered> has already been entered
#> TaskGroup <TaskGroup tasks=1 cancelling> is shutting down
#> stopped
#> --- suppressed
#> cancelled a
#> timed out
#> handled (OSError('x'),)
#> 0
