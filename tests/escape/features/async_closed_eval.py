# A coroutine function from text.
# option: --disable async --enable eval
# expect-strict: RuntimeError: rule: async
# expect-standard: RuntimeError: rule: async
exec("async def f(): pass")
print("ESCAPED")
