# getattr with ag_frame put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    yield 1


victim = work()

name = "".join(map(chr, (
    97, 103, 95, 102, 114, 97, 109, 101)))
found = getattr(victim, name)
print("contained")
