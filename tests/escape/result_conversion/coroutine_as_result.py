# A coroutine as the result is not awaited.
# expect-strict: contained
# expect-standard: contained
async def g():
    print("ESCAPED")


c = g()
c.close()
print("contained")
c
