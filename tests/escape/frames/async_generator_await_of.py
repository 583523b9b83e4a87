# ag_await exposes the object that an asynchronous generator waits for.
# expect-strict: AttributeError: 'ag_frame'
# expect-standard: contained
async def work():
    yield 1


g = work()
print("contained" if g.ag_await is None and g.ag_frame is not None else "ESCAPED")
