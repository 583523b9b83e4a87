# Async generators in async for, and awaited step by step.
# tags: generators, async


async def numbers(n):
    for i in range(n):
        yield i


async def doubled(source):
    async for x in source:
        yield x + x


async def total(n):
    found = 0
    async for x in doubled(numbers(n)):
        found += x
    steps = numbers(n)
    for _ in range(n):
        found += await steps.__anext__()
    return found + sum([x async for x in numbers(n)])


def main():
    try:
        total(20000).send(None)
    except StopIteration as stop:
        print(stop.value)


main()
