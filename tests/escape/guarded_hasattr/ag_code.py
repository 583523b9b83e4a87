# hasattr tells whether there is ag_code.
# expect-strict: contained
# expect-standard: SystemError: seen
async def work():
    yield 1


victim = work()

if hasattr(victim, "ag_code"):
    raise SystemError("seen")
print("contained")
