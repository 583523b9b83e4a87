# asyncio is trusted with guarded names; the callbacks that it calls are not.
# option: --allow-import asyncio
# expect-strict: AttributeError: __globals__
# expect-standard: contained
import asyncio


class Name:
    def __init__(self, function):
        self.function = function

    def __repr__(self):
        return str(getattr(self.function, "__globals__") is not None)


async def main():
    task = asyncio.create_task(asyncio.sleep(0), name=Name(main))
    print(task.get_name() and "contained")


asyncio.run(main())
