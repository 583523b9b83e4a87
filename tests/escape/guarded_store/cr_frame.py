# Assigning cr_frame.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'cr_frame' of 'coroutine' objects is not writable
async def work():
    return 1


victim = work()
victim.close()

victim.cr_frame = None
print("contained")
