# getattr with cr_code put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    return 1


victim = work()
victim.close()

name = "".join(map(chr, (
    99, 114, 95, 99, 111, 100, 101)))
found = getattr(victim, name)
print("contained")
