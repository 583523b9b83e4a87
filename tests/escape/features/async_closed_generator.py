# The feature async closed: no asynchronous generator either.
# option: --disable async
# expect-strict: RuntimeError: rule: async
# expect-standard: RuntimeError: rule: async
async def work():
    yield 1
print("ESCAPED")
