# The feature async: coroutines run.
# option: --enable async
# expect-strict: contained
# expect-standard: contained
async def work():
    return 1


try:
    work().send(None)
except StopIteration as done:
    print("contained" if done.value == 1 else "ESCAPED")
