# Coroutines driven by hand: await in loops, chains of awaits, async for, async with.
# tags: coroutines


async def identity(x):
    return x


async def chain(n):
    return n if n == 0 else await chain(n - 1)


async def numbers(n):
    for i in range(n):
        yield i


async def evens(source):
    async for x in source:
        if x % 2 == 0:
            yield x


class Manager:
    def __init__(self, x):
        self.x = x

    async def __aenter__(self):
        return self.x

    async def __aexit__(self, *exception):
        return False


async def main():
    total = 0
    for i in range(300000):
        total += await identity(i)
    for i in range(3000):
        total += await chain(50)
    async for x in evens(numbers(300000)):
        total += x
    for i in range(60000):
        async with Manager(i) as x:
            total += x
    return total + sum([x async for x in numbers(100000)])


try:
    main().send(None)
except StopIteration as stop:
    print(stop.value)
