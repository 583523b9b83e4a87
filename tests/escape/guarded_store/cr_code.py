# Assigning cr_code.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: AttributeError: attribute 'cr_code' of 'coroutine' objects is not writable
async def work():
    return 1


victim = work()
victim.close()

victim.cr_code = None
print("contained")
