# A coroutine that was never awaited is freed: none of its code runs.
# expect-strict: contained
# expect-standard: contained
async def work():
    print("ESCAPED")


c = work()
c.close()
del c
print("contained")
