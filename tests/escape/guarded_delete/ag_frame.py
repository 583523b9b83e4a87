# Deleting ag_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'ag_frame' of 'async_generator' objects is not writable
async def work():
    yield 1


victim = work()

delattr(victim, "ag_frame")
print("contained")
