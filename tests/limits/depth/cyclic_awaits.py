# Coroutines and awaitables that wait for each other or for themselves.
# expect: ok
# output: ValueError coroutine already executing
# output: RecursionError
# output: RuntimeError cannot reuse already awaited coroutine
async def first():
    await b


async def second():
    await a


a, b = first(), second()
try:
    a.send(None)
except ValueError as error:
    print("ValueError", error)


class Itself:
    def __await__(self):
        yield from self.__await__()


async def itself():
    await Itself()


try:
    itself().send(None)
except RecursionError:
    print("RecursionError")
try:
    a.send(None)
except RuntimeError as error:
    print("RuntimeError", error)
