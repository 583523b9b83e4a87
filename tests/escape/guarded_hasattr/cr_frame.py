# hasattr tells whether there is cr_frame.
# expect-strict: contained
# expect-standard: SystemError: seen
async def work():
    return 1


victim = work()
victim.close()

if hasattr(victim, "cr_frame"):
    raise SystemError("seen")
print("contained")
