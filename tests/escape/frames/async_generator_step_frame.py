# The awaitable of an asynchronous generator's step has no frame to walk.
# expect-strict: AttributeError: 'gi_frame'
# expect-standard: AttributeError: 'gi_frame'
async def work():
    yield 1


step = work().asend(None)
step.gi_frame
print("ESCAPED")
