# Reading ag_frame with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    yield 1


victim = work()

found = victim.ag_frame
print("contained")
