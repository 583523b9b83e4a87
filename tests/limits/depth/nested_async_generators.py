# Async generators nested 100,000 deep, and closing them.
# expect: ok
# output: RecursionError
# output: closed RecursionError
async def source():
    yield 1


async def around(inner):
    async for x in inner:
        yield x


class Driver:
    def __init__(self, awaitable):
        try:
            awaitable.send(None)
        except StopIteration as stop:
            print("value", stop.value)
        except RecursionError:
            print("RecursionError")


g = source()
for _ in range(100000):
    g = around(g)
Driver(g.__anext__())


async def closing(inner):
    try:
        yield 1
    finally:
        if inner is not None:
            await inner.aclose()


def started(inner):
    g = closing(inner)
    try:
        g.__anext__().send(None)
    except StopIteration:
        pass
    return g


g = None
for _ in range(100000):
    g = started(g)
try:
    g.aclose().send(None)
    print("closed")
except (StopIteration, RecursionError) as error:
    print("closed", type(error).__name__)
