# The feature async closed: no coroutine function can be made.
# option: --disable async
# expect-strict: RuntimeError: coroutines are closed by the policy (rule: async
# expect-standard: RuntimeError: coroutines are closed by the policy (rule: async
async def work():
    return 1
print("ESCAPED")
