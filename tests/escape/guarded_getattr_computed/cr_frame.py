# getattr with cr_frame put together of numbers.
# expect-strict: AttributeError: blocked by policy 'strict'
# expect-standard: contained
async def work():
    return 1


victim = work()
victim.close()

name = "".join(map(chr, (
    99, 114, 95, 102, 114, 97, 109, 101)))
found = getattr(victim, name)
print("contained")
