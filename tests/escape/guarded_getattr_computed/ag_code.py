# getattr with ag_code put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    yield 1


victim = work()

name = "".join(map(chr, (
    97, 103, 95, 99, 111, 100, 101)))
found = getattr(victim, name)
print("contained")
