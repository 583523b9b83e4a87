# A coroutine that was never awaited dies: no code of it runs.
# expect-strict: contained
# expect-standard: contained
async def work():
    print("ESCAPED")


c = work()
c.close()
del c
print("contained")
