# An object that only claims to be a coroutine cannot make asyncio read guarded attributes for it.
# option: --allow-import asyncio,collections.abc
# expect-strict: contained
# expect-standard: contained
import asyncio
import collections.abc


class Liar(collections.abc.Coroutine):
    def __init__(self):
        self.seen = []

    def send(self, value):
        raise StopIteration("sent")

    def throw(self, *a):
        raise a[0]

    def close(self):
        pass

    def __await__(self):
        return iter(())

    def __getattr__(self, name):
        self.seen.append(name)
        raise AttributeError(name)


async def main():
    liar = Liar()
    task = asyncio.create_task(liar)
    text = repr(task)
    result = await task
    if "object at" in text and "frame" in text:
        print("ESCAPED")
    return result


print("contained" if asyncio.run(main()) == "sent" else "ESCAPED")
