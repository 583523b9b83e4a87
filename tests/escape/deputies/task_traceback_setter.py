# A task removes its own frame from a traceback, but not through a property of the exception.
# option: --allow-import=asyncio --module-path ../../modules/host
# expect-strict: contained
# expect-standard: contained
import asyncio

got = []


def a():
    b()


def b():
    1 / 0


try:
    a()
except ZeroDivisionError as error:
    saved = error.__traceback__


class E(Exception):
    @property
    def __traceback__(self):
        return saved

    @__traceback__.setter
    def __traceback__(self, value):
        got.append(value)


async def f():
    raise E


class Cancelled(asyncio.CancelledError, E):
    pass


async def g():
    raise Cancelled


for make in (f, g):
    try:
        asyncio.run(make())
    except BaseException:
        pass
print("ESCAPED" if [value for value in got if value is not None] else "contained")
