# asyncio.all_tasks lists the guest's own tasks; their coroutines' frames are guarded.
# option: --allow-import=asyncio
# expect-strict: AttributeError: 'cr_frame'
# expect-standard: contained
import asyncio


async def main():
    task = asyncio.current_task()
    assert asyncio.all_tasks() == {task}
    return task.get_coro().cr_frame


frame = asyncio.run(main())
print("contained")
