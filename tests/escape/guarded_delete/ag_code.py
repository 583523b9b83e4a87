# Deleting ag_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'ag_code' of 'async_generator' objects is not writable
async def work():
    yield 1


victim = work()

delattr(victim, "ag_code")
print("contained")
