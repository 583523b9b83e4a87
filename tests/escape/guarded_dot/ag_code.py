# Reading ag_code with the dot.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    yield 1


victim = work()

found = victim.ag_code
print("contained")
