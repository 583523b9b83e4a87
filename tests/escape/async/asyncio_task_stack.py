# Task.get_stack would return frames.
# option: --allow-import=asyncio
# expect-strict: AttributeError: 
# expect-standard: AttributeError: 'Task' object has no attribute 'get_stack'
import asyncio


async def main():
    return asyncio.current_task().get_stack()


frames = asyncio.run(main())
print("contained" if frames == [] or "open" not in frames[0].f_builtins else "ESCAPED")
