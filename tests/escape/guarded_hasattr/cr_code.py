# hasattr tells whether there is cr_code.
# expect-strict: contained
# expect-standard: SystemError: seen
async def work():
    return 1


victim = work()
victim.close()

if hasattr(victim, "cr_code"):
    raise SystemError("seen")
print("contained")
