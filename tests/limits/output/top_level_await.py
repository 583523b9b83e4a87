# A program that awaits outside of functions.
# option: --top-level-await
# expect: ok
# output: 8
# output: [0, 1, 2]
# output: entered
# output: left
# output: caught division by zero
# output: [0, 2]
async def double(x):
    return x * 2


async def count(n):
    for i in range(n):
        yield i


class Manager:
    async def __aenter__(self):
        return "entered"

    async def __aexit__(self, *exception):
        print("left")


async def fails():
    1 / 0


print(await double(4))
print([x async for x in count(3)])
async with Manager() as m:
    print(m)
try:
    await fails()
except ZeroDivisionError as error:
    print("caught", error)
found = []
async for x in count(3):
    if x == 1:
        continue
    found.append(x)


def reads_globals():
    return found


print(reads_globals())
