# async for: the protocol, else, break, continue, nesting, targets, errors.
# stderr: ignore
class Pause:
    def __await__(self):
        yield


def run(coroutine):
    try:
        while True:
            coroutine.send(None)
    except StopIteration as stop:
        return stop.value
    except Exception as error:
        return type(error).__name__, str(error), repr(error.__cause__), repr(error.__context__)


class Count:
    def __init__(self, n, pause=False):
        self.n, self.i, self.pause = n, 0, pause

    def __aiter__(self):
        return self

    async def __anext__(self):
        if self.pause:
            await Pause()
        self.i += 1
        if self.i > self.n:
            raise StopAsyncIteration
        return self.i


async def agen(n):
    for i in range(n):
        await Pause()
        yield i


async def forms():
    out = []
    async for x in Count(3):
        out.append(x)
    else:
        out.append("else")
    async for x in Count(5, True):
        if x == 2:
            continue
        if x == 4:
            break
        out.append(x)
    else:
        out.append("never")
    async for x in Count(0):
        out.append("never")
    else:
        out.append(("empty", x))
    async for a in Count(2):
        async for b in agen(2):
            out.append((a, b))
    async for out[0] in Count(1):
        pass
    async for (a, *b), c in pairs():
        out.append((a, b, c))
    return out


async def pairs():
    yield "ab", 1
    yield (1, 2, 3), 2


print(run(forms()))


async def returning():
    async for x in Count(5):
        try:
            if x == 3:
                return x
        finally:
            await Pause()
            print("finally", x)


print(run(returning()))


async def breaking():
    async for x in Count(4, True):
        try:
            if x == 2:
                continue
            if x == 3:
                break
        finally:
            print("f", x)
    return x


print(run(breaking()))


async def the_target_keeps_its_value():
    x = "before"
    try:
        async for x in Failing():
            pass
    except ValueError:
        pass
    return x


class Failing:
    def __aiter__(self):
        return self

    async def __anext__(self):
        await Pause()
        raise ValueError("failed")


print(run(the_target_keeps_its_value()))


# Only __anext__ may end the loop: a StopAsyncIteration from the body propagates.
async def from_body():
    async for x in Count(3):
        raise StopAsyncIteration("body")


async def from_body_awaited():
    async def f():
        raise StopAsyncIteration("awaited")

    async for x in Count(3):
        await f()


print(run(from_body()), run(from_body_awaited()))


async def handled_inside():
    log = []
    try:
        1 / 0
    except ZeroDivisionError:
        async for x in Count(2, True):
            log.append(x)
        try:
            raise
        except ZeroDivisionError as error:
            log.append(repr(error))
    return log


print(run(handled_inside()))


# --- errors
class Plain:
    pass


class NoNext:
    def __aiter__(self):
        return 3


class NotAwaitable:
    def __aiter__(self):
        return self

    def __anext__(self):
        return 3


class NextRaises(NotAwaitable):
    def __anext__(self):
        raise ZeroDivisionError("plain")


class NextStops(NotAwaitable):
    def __anext__(self):
        raise StopAsyncIteration


class BadAwait(NotAwaitable):
    def __anext__(self):
        return BadIterator()


class BadIterator:
    def __await__(self):
        return 1


class AiterRaises:
    def __aiter__(self):
        raise StopAsyncIteration("aiter")


class AiterCoroutine:
    async def __aiter__(self):
        return self


class Subclassed(StopAsyncIteration):
    pass


class StopsBySubclass(NotAwaitable):
    async def __anext__(self):
        raise Subclassed


class AwaitableItems(NotAwaitable):
    def __init__(self):
        self.n = 0

    def __anext__(self):
        self.n += 1
        return Item(self.n)


class Item:
    def __init__(self, n):
        self.n = n

    def __await__(self):
        yield
        if self.n > 2:
            raise StopAsyncIteration
        return self.n


async def loop(over):
    out = []
    async for x in over:
        out.append(x)
    return out


for over in (Plain(), [1], 5, NoNext(), NotAwaitable(), NextRaises(), NextStops(), BadAwait(),
             AiterRaises(), AiterCoroutine(), StopsBySubclass(), AwaitableItems()):
    print(type(over).__name__, run(loop(over)))


async def sync_over_async():
    for x in agen(2):
        pass


print(run(sync_over_async()))

#> [1, 2, 3, 'else', 1, 3, ('empty', 4), (1, 0), (1, 1), (2, 0), (2, 1), ('a', ['b'], 1), (1, [2, 3], 2)]
#> finally 1
#> finally 2
#> finally 3
#> 3
#> f 1
#> f 2
#> f 3
#> 3
#> before
#> ('StopAsyncIteration', 'body', 'None', 'None') ('StopAsyncIteration', 'awaited', 'None', 'None')
#> [1, 2, "ZeroDivisionError('division by zero')"]
#> Plain ('TypeError', "'async for' requires an object with __aiter__ method, got Plain", 'None', 'None')
#> list ('TypeError', "'async for' requires an object with __aiter__ method, got list", 'None', 'None')
#> int ('TypeError', "'async for' requires an object with __aiter__ method, got int", 'None', 'None')
#> NoNext ('TypeError', "'async for' received an object from __aiter__ that does not implement __anext__: int", 'None', 'None')
#> NotAwaitable ('TypeError', "'async for' received an invalid object from __anext__: int", 'TypeError("\'int\' object can\'t be awaited")', 'TypeError("\'int\' object can\'t be awaited")')
#> NextRaises ('ZeroDivisionError', 'plain', 'None', 'None')
#> NextStops []
#> BadAwait ('TypeError', "'async for' received an invalid object from __anext__: BadIterator", 'TypeError("__await__() returned non-iterator of type \'int\'")', 'TypeError("__await__() returned non-iterator of type \'int\'")')
#> AiterRaises ('StopAsyncIteration', 'aiter', 'None', 'None')
#> AiterCoroutine ('TypeError', "'async for' received an object from __aiter__ that does not implement __anext__: coroutine", 'None', 'None')
#> StopsBySubclass []
#> AwaitableItems [1, 2]
#> ('TypeError', "'async_generator' object is not iterable", 'None', 'None')
#! async_for.py:239: RuntimeWarning: coroutine 'AiterCoroutine.__aiter__' was never awaited
#!   async for x in over:
#! RuntimeWarning: Enable tracemalloc to get the object allocation traceback
